/// What `UIFontMetrics(forTextStyle:).scaledFont(for:)` and SwiftUI's
/// `Font.custom(_:size:relativeTo:)` give: see `FontMetrics`.
public struct UIFontMetricsScaling: Scaling {
  public init() {}

  public var name: String { "uifontmetrics" }
  public var title: String { "UIFontMetrics" }
  public var rule: String {
    "base size x line height at the category / at the default category, in whole points"
  }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    FontMetrics(row: row, defaultCategory: scale.defaultCategory).ratio(compatibleWith: category)
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    FontMetrics(row: row, defaultCategory: scale.defaultCategory)
      .scaledFontSize(for: baseSize, compatibleWith: category)
  }
}
