extension TypeScale {
  /// tvOS: nine styles at `large`.
  ///
  /// Sizes, line heights and weights: Apple, Human Interface Guidelines, Typography
  /// (<https://developer.apple.com/design/human-interface-guidelines/typography>, "tvOS built-in text
  /// styles"), as kept in tmaasen/apple-dev-mcp, `content/universal/typography.md` (GitHub,
  /// 2025-07-20); sizes a second time in Mindgrub/Swash, `DefaultSizes+tvOS.swift` (GitHub), which
  /// also has footnote and subheadline at 29 points, that the guidelines do not list. An older copy of
  /// the guidelines gives caption1 the weight regular. The minimum of 23 points: same guidelines.
  ///
  /// tvOS 27 has Dynamic Type from `large` to `accessibility5`
  /// (<https://developer.apple.com/videos/play/wwdc2026/221>); its sizes are not published.
  public static let tvOS = TypeScale(
    platform: "tvOS",
    defaultCategory: .large,
    categories: [.large],
    minimumSize: 23,
    absence:
      "tvOS 27 has larger text up to accessibility5, but the guidelines publish nine styles, "
      + "each at large alone",
    rows: [
      tvRow(.title1, 76, 96, .medium, emphasized: .bold),
      tvRow(.title2, 57, 66, .medium, emphasized: .bold),
      tvRow(.title3, 48, 56, .medium, emphasized: .bold),
      tvRow(.headline, 38, 46, .medium, emphasized: .bold),
      tvRow(name: "subtitle1", nil, 38, 46, .regular, emphasized: .medium),
      tvRow(.callout, 31, 38, .medium, emphasized: .bold),
      tvRow(.body, 29, 36, .medium, emphasized: .bold),
      tvRow(.caption1, 25, 32, .medium, emphasized: .bold),
      tvRow(.caption2, 23, 30, .medium, emphasized: .bold),
    ])

  private static func tvRow(
    name: String? = nil, _ style: TextStyle?, _ size: Double, _ leading: Double,
    _ weight: FontWeight, emphasized: FontWeight
  ) -> Row {
    Row(
      name: name ?? style?.name ?? "", style: style, weight: weight, emphasizedWeight: emphasized,
      cells: [Cell(category: .large, size: size, leading: leading)])
  }
}
