extension TypeScale {
  /// visionOS: the three styles of which a size is published, at `large`, without line heights.
  ///
  /// Apple's Human Interface Guidelines have no table for visionOS, only a default of 17 and a
  /// minimum of 12 points, and say that body and titles are bolder than on iOS
  /// (<https://developer.apple.com/design/human-interface-guidelines/typography>;
  /// <https://www.createwithswift.com/understanding-typography-in-visionos/>). The two extra large
  /// titles, which UIKit has since iOS 17: <https://gist.github.com/zacwest/916d31da5d03405809c4>.
  /// Nothing else is known, so nothing else is here.
  public static let visionOS = TypeScale(
    platform: "visionOS",
    defaultCategory: .large,
    categories: [.large],
    minimumSize: 12,
    absence: "the guidelines have no table for visionOS: body at 17 points and two extra large "
      + "titles, at large alone",
    rows: [
      visionRow(name: "extraLargeTitle", nil, 36, .bold),
      visionRow(name: "extraLargeTitle2", nil, 28, .bold),
      visionRow(name: "body", .body, 17, .medium),
    ])

  private static func visionRow(
    name: String, _ style: TextStyle?, _ size: Double, _ weight: FontWeight
  ) -> Row {
    Row(
      name: name, style: style, weight: weight, emphasizedWeight: nil,
      cells: [Cell(category: .large, size: size, leading: nil)])
  }
}
