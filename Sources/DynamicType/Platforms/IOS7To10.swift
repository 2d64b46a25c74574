extension TypeScale {
  /// iOS 7 to iOS 10, before `UIFontMetrics`: only body grew in the accessibility categories, all
  /// other styles stopped at their size at `xxxLarge`.
  ///
  /// Sizes: a listing read on the iOS 8.4 simulator, <https://gist.github.com/alexisakers/starred>;
  /// that other styles grow since iOS 11 alone:
  /// <https://useyourloaf.com/blog/using-a-custom-font-with-dynamic-type/>. The listing has neither
  /// line heights nor weights. The titles and callout came with iOS 9; how they ended is not known.
  public static let iOS7To10 = TypeScale(
    platform: "iOS 7-10",
    defaultCategory: .large,
    categories: ContentSizeCategory.allCases,
    minimumSize: 11,
    hasFontMetrics: false,
    absence: "of the titles and callout, which came with iOS 9, no accessibility sizes are known",
    // In a line for XS S M L XL XXL XXXL and one for AX1 AX2 AX3 AX4 AX5.
    rows: [
      oldRow(
        .headline,
        [
          14, 15, 16, 17, 19, 21, 23,
          23, 23, 23, 23, 23,
        ]),
      oldRow(
        .body,
        [
          14, 15, 16, 17, 19, 21, 23,
          28, 33, 40, 47, 53,
        ]),
      oldRow(
        .subheadline,
        [
          12, 13, 14, 15, 17, 19, 21,
          21, 21, 21, 21, 21,
        ]),
      oldRow(
        .footnote,
        [
          12, 12, 12, 13, 15, 17, 19,
          19, 19, 19, 19, 19,
        ]),
      oldRow(
        .caption1,
        [
          11, 11, 11, 12, 14, 16, 18,
          18, 18, 18, 18, 18,
        ]),
      oldRow(
        .caption2,
        [
          11, 11, 11, 11, 13, 15, 17,
          17, 17, 17, 17, 17,
        ]),
    ])

  private static func oldRow(_ style: TextStyle, _ sizes: [Double]) -> Row {
    Row(
      style, weight: nil, emphasizedWeight: nil,
      cells: zip(ContentSizeCategory.allCases, sizes).map { category, size in
        Cell(category: category, size: size, leading: nil)
      })
  }
}
