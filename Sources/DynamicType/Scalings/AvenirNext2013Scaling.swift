/// One team's table for Avenir Next, from the days of iOS 7: eight styles, two of them its own.
///
/// It became known through an answer on Stack Overflow and is found in many apps; the same numbers
/// are in <https://gist.github.com/christianklotz/7ac8913837cd07b566cf>. It is no data of Apple's, and
/// grows by 30 to 60 %, so no style comes near the 200 % of WCAG 2.2, success criterion 1.4.4.
public struct AvenirNext2013Scaling: PresetScaling {
  public init() {}

  public var name: String { "avenir-next-2013" }
  public var title: String { "a table for Avenir Next of 2013" }

  public var preset: SizePreset { Self.table }

  /// In a line for XS S M L XL XXL XXXL and one for AX1 AX2 AX3 AX4 AX5.
  private static let table = SizePreset(rows: [
    .init(
      "headline",
      [
        17, 18, 19, 20, 21, 22, 23,
        23, 24, 24, 25, 26,
      ]),
    .init(
      "subheadline",
      [
        15, 16, 17, 18, 19, 20, 21,
        21, 22, 22, 23, 24,
      ]),
    .init(
      "body",
      [
        12, 13, 14, 15, 16, 17, 18,
        18, 19, 19, 20, 21,
      ]),
    .init(
      "caption1",
      [
        12, 12, 13, 14, 15, 16, 16,
        16, 17, 17, 18, 19,
      ]),
    .init(
      "caption2",
      [
        11, 12, 12, 13, 14, 14, 15,
        15, 16, 16, 17, 18,
      ]),
    .init(
      "caption3",
      [
        10, 11, 12, 12, 12, 13, 14,
        14, 15, 15, 16, 17,
      ]),
    .init(
      "footnote",
      [
        10, 10, 11, 11, 12, 12, 13,
        13, 14, 14, 15, 16,
      ]),
    .init(
      "caption4",
      [
        9, 9, 10, 10, 11, 11, 12,
        12, 13, 13, 14, 15,
      ]),
  ])
}
