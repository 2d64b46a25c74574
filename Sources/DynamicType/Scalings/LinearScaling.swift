/// One factor for every size, whatever the style and the category: an app's own text size setting,
/// or Android before version 14 at a font scale.
public struct LinearScaling: Scaling {
  public let factor: Double

  /// The factors that are taken; the limits are ours.
  public static let validFactors: ClosedRange<Double> = 0.1...20

  public init(factor: Double) { self.factor = factor }

  public var name: String { "linear:" + ScaledSize.text(factor) }
  public var title: String { "a factor of \(ScaledSize.text(factor))" }
  public var rule: String { "base size x \(ScaledSize.text(factor)), not rounded" }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? { factor }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    ScaledSize.product(baseSize, factor)
  }
}
