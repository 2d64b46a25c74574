/// What `UIFontMetrics(forTextStyle:).scaledFont(for:)` and SwiftUI's
/// `Font.custom(_:size:relativeTo:)` give: see `FontMetrics`.
public struct UIFontMetricsScaling: Scaling {
  private let leadings: LeadingCurve

  public init(curve: LeadingCurve = .measured) { leadings = curve }

  public var name: String { "uifontmetrics" }
  public var title: String {
    switch leadings {
    case .measured: "UIFontMetrics"
    case .hig: "UIFontMetrics with the published line heights"
    }
  }
  public var rule: String {
    "base size x line height at the category / at the default category, in whole points"
  }
  public var curve: LeadingCurve? { leadings }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    metrics(row, scale).ratio(compatibleWith: category)
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    metrics(row, scale).scaledFontSize(for: baseSize, compatibleWith: category)
  }

  private func metrics(_ row: TypeScale.Row, _ scale: TypeScale) -> FontMetrics {
    FontMetrics(row: row, defaultCategory: scale.defaultCategory, curve: leadings)
  }
}
