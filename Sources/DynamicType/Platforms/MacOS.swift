extension TypeScale {
  /// macOS, which has no Dynamic Type: eleven styles, each of one size, at SwiftUI's `large`.
  ///
  /// Sizes, line heights and weights: Apple, Human Interface Guidelines, Typography
  /// (<https://developer.apple.com/design/human-interface-guidelines/typography>, "macOS built-in
  /// text styles"), as kept in tmaasen/apple-dev-mcp, `content/universal/typography.md` (GitHub,
  /// 2025-07-20), and <https://gist.github.com/brzzdev/066b56d69b9b34737c0997535ac6a9f3>. That SwiftUI
  /// on the Mac ignores `dynamicTypeSize` for fonts: gewill/ScaledFont, `InAppTextSize.md` (GitHub).
  /// The minimum of 10 points: same guidelines.
  public static let macOS = TypeScale(
    platform: "macOS",
    defaultCategory: .large,
    categories: [.large],
    minimumSize: 10,
    hasDynamicType: false,
    absence: "macOS has no Dynamic Type: one fixed size per style, shown at large",
    rows: [
      macRow(.largeTitle, 26, 32, .regular, emphasized: .bold),
      macRow(.title1, 22, 26, .regular, emphasized: .bold),
      macRow(.title2, 17, 22, .regular, emphasized: .bold),
      macRow(.title3, 15, 20, .regular, emphasized: .semibold),
      macRow(.headline, 13, 16, .bold, emphasized: .heavy),
      macRow(.body, 13, 16, .regular, emphasized: .semibold),
      macRow(.callout, 12, 15, .regular, emphasized: .semibold),
      macRow(.subheadline, 11, 14, .regular, emphasized: .semibold),
      macRow(.footnote, 10, 13, .regular, emphasized: .semibold),
      macRow(.caption1, 10, 13, .regular, emphasized: .medium),
      macRow(.caption2, 10, 13, .medium, emphasized: .semibold),
    ])

  private static func macRow(
    _ style: TextStyle, _ size: Double, _ leading: Double, _ weight: FontWeight,
    emphasized: FontWeight
  ) -> Row {
    Row(
      style, weight: weight, emphasizedWeight: emphasized,
      cells: [Cell(category: .large, size: size, leading: leading)])
  }
}
