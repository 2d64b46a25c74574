/// What `UIFontMetrics` makes of a value or a font's size: multiplied by the style's line height at
/// the category, divided by its line height at the default category.
///
/// The ratio is one of line heights, not of point sizes, so a font of your own at Apple's base size
/// does not get Apple's size: body at 17 points becomes 48 at `accessibility5`, the system font 53.
///
/// The formula is public as microsoft/fluentui-apple pull request 1644, cysp/STFontMetrics
/// `STFontMetrics.m` and OpenSwiftUIProject/OpenSwiftUI `FontDefinition.swift` (all on GitHub) and
/// reproduces all 164 published measurements in `Fixtures/DynamicType/uifontmetrics-measured.csv`.
///
/// Products are formed before the one division, so that a result on the edge is exactly on it:
/// title2 at 21 points and `xxxLarge` is 21 × 34 / 28 = 25.5, hence 26; 21 × (34 / 28) is less.
///
/// Every function is total: where there is no such number it returns nil.
public struct FontMetrics: Sendable, Equatable {
  /// The style and its line heights.
  public let row: TypeScale.Row
  /// The category at which values stay as they are.
  public let defaultCategory: ContentSizeCategory
  /// Which line heights count where publication and measurement differ.
  public let curve: LeadingCurve

  /// The body style's on iOS, as `UIFontMetrics.default`.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// The sizes that a font can be scaled from, in points.
  ///
  /// A font of less than a point could be rounded to no size at all, which `UIFont` takes as "the
  /// default size"; the upper limit is ours, far above any text and far below where rounding errs.
  public static let validPointSizes: ClosedRange<Double> = 1...10_000

  /// The metrics of a style on iOS.
  public init(forTextStyle style: TextStyle, curve: LeadingCurve = .measured) {
    self.init(
      row: TypeScale.iOS.row(for: style)
        ?? TypeScale.Row(style, weight: .regular, emphasizedWeight: .bold, cells: []),
      defaultCategory: TypeScale.iOS.defaultCategory, curve: curve)
  }

  /// The metrics of a row of any scale.
  public init(
    row: TypeScale.Row, defaultCategory: ContentSizeCategory, curve: LeadingCurve = .measured
  ) {
    self.row = row
    self.defaultCategory = defaultCategory
    self.curve = curve
  }
}

extension FontMetrics {
  /// The factor as an unrounded quotient; nil where the platform publishes no such cell.
  public func ratio(compatibleWith category: ContentSizeCategory) -> Double? {
    leadings(category).map { $0.scaled / $0.base }
  }

  /// A length scaled and rounded to the pixel, ties away from zero, as
  /// `UIFontMetrics.scaledValue(for:compatibleWith:)` and SwiftUI's `@ScaledMetric` do.
  ///
  /// Font sizes are rounded otherwise: see `scaledFontSize`.
  ///
  /// - Parameters:
  ///   - value: the length at the default category, in points; may be negative.
  ///   - displayScale: pixels per point, 2 or 3 on today's devices. Measurements exist for 3 only.
  /// - Returns: points; nil if the value is not finite or too large to be scaled, if the display
  ///   scale is no positive number, or where the platform publishes no such cell.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory, displayScale: Double = 3
  ) -> Double? {
    guard displayScale.isFinite, displayScale > 0, let leadings = leadings(category) else {
      return nil
    }
    // Two products before the division: thirds of a point are no binary fractions, and a tie
    // between two pixels would be lost.
    let pixels = (value * leadings.scaled * displayScale / leadings.base).rounded()
    let points = pixels / displayScale
    return points.isFinite ? points : nil
  }

  /// The point size of `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`, and of
  /// SwiftUI's `Font.custom(_:size:relativeTo:)`: whole points, ties away from zero, then at most
  /// the maximum.
  ///
  /// A size is rounded at the default category too: 17.8 becomes 18. The maximum is not rounded.
  ///
  /// - Parameters:
  ///   - pointSize: the font's size at the default category, in points.
  ///   - maximumPointSize: nil, zero, a negative number and NaN set no limit, as in UIKit.
  /// - Returns: points; nil if the size is not in `validPointSizes`, or where the platform publishes
  ///   no such cell.
  public func scaledFontSize(
    for pointSize: Double, maximumPointSize: Double? = nil,
    compatibleWith category: ContentSizeCategory
  ) -> Double? {
    guard Self.validPointSizes.contains(pointSize), let leadings = leadings(category) else {
      return nil
    }
    let size = (pointSize * leadings.scaled / leadings.base).rounded()
    guard let maximumPointSize, maximumPointSize > 0 else { return size }
    return min(size, maximumPointSize)
  }

  /// The line heights of the quotient; nil where one is missing or makes no quotient.
  private func leadings(_ category: ContentSizeCategory) -> (scaled: Double, base: Double)? {
    guard let cell = row.cell(for: category) else { return nil }
    let leading = cell.leading(on: curve)
    // Whatever the line height is, at the default category it is divided by itself.
    if leading == nil, category == defaultCategory { return (1, 1) }
    guard let scaled = leading, scaled > 0,
      let base = row.cell(for: defaultCategory)?.leading(on: curve), base > 0
    else { return nil }
    return (scaled, base)
  }
}
