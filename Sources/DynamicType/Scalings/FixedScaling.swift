/// No scaling: `UIFont(name:size:)` alone, SwiftUI's `Font.custom(_:fixedSize:)`.
public struct FixedScaling: Scaling {
  public init() {}

  public var name: String { "fixed" }
  public var title: String { "no scaling" }
  public var rule: String { "the base size at every category" }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? { 1 }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    ScaledSize.product(baseSize, 1)
  }
}
