/// The `switch` over content size categories that many articles show, 14 to 53: the system font's
/// body sizes, and so not what `UIFontMetrics` makes of a font at 17 points (15 to 48).
///
/// The numbers are the body row of `TypeScale.iOS`.
public struct SystemBodySizesScaling: PresetScaling {
  public init() {}

  public var name: String { "system-body-sizes" }
  public var title: String { "a switch with the system font's body sizes" }

  public var preset: SizePreset { Self.table }

  /// In a line for XS S M L XL XXL XXXL and one for AX1 AX2 AX3 AX4 AX5.
  private static let table = SizePreset(rows: [
    .init(
      "body",
      [
        14, 15, 16, 17, 19, 21, 23,
        28, 33, 40, 47, 53,
      ])
  ])
}
