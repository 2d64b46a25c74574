/// A way in which an app can make a font follow the content size category.
public protocol Scaling: Sendable {
  /// The value of the option `--scaling`, in lower case.
  var name: String { get }
  /// Who scales, in the words of a heading: "points from" this.
  var title: String { get }
  /// The rule in one sentence, without a full stop, for people who read generated source.
  var rule: String { get }

  /// The factor between the size at the default category and that at the category, unrounded; nil
  /// where there is no such cell.
  func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double?

  /// The size that the app gets, in points; nil where there is no such cell or the base size is no
  /// size (`FontMetrics.validPointSizes`).
  func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double?
}

/// The list of scalings: to add one, write its file in `Scalings` and a line here.
public enum Scalings {
  /// In the order in which help lists them.
  public static let all: [any Scaling] = [
    UIFontMetricsScaling()
  ]

  /// The scaling of a name; nil if there is none.
  public static func named(_ name: String) -> (any Scaling)? {
    all.first { $0.name == name }
  }
}
