/// The system font's own sizes, and other sizes in proportion to them, in whole points: what an app
/// gets that takes `UIFont.preferredFont(forTextStyle:).pointSize` for a font of its own.
public struct SystemScaling: Scaling {
  public init() {}

  public var name: String { "system" }
  public var title: String { "the system font's sizes" }
  public var rule: String {
    "base size x the system font's size at the category / at the default category, in whole points"
  }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    sizes(row, scale, category).map { $0.scaled / $0.base }
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    guard FontMetrics.validPointSizes.contains(baseSize),
      let sizes = sizes(row, scale, category)
    else { return nil }
    let size = (baseSize * sizes.scaled / sizes.base).rounded()
    return size > 0 ? size : nil
  }

  private func sizes(
    _ row: TypeScale.Row, _ scale: TypeScale, _ category: ContentSizeCategory
  ) -> (scaled: Double, base: Double)? {
    guard let scaled = row.cell(for: category)?.size,
      let base = row.cell(for: scale.defaultCategory)?.size, base > 0
    else { return nil }
    return (scaled, base)
  }
}
