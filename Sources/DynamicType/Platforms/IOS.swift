extension TypeScale {
  /// iOS and iPadOS since iOS 11: eleven styles at twelve categories.
  ///
  /// Sizes, line heights and weights: Apple, Human Interface Guidelines, Typography
  /// (<https://developer.apple.com/design/human-interface-guidelines/typography>, "iOS, iPadOS
  /// Dynamic Type sizes" and "larger accessibility type sizes"), as kept in tmaasen/apple-dev-mcp,
  /// `content/universal/typography.md` (GitHub, 2025-07-20). The sizes equal those read from UIKit
  /// on iOS 27 by gewill/ScaledFont, `TextSizeScaling.swift` (GitHub). The minimum of 11 points is
  /// the guidelines', same page.
  ///
  /// Eight cells are disputed: the multipliers that gewill/ScaledFont measured on iOS 27 with
  /// `UIFontMetrics.scaledValue(for: 1000)` equal the quotient of two published line heights in 124
  /// of 132 cells, and imply another whole number (`measured`, below) in these. Nothing else that
  /// is public touches them.
  public static let iOS = TypeScale(
    platform: "iOS",
    defaultCategory: .large,
    categories: ContentSizeCategory.allCases,
    minimumSize: 11,
    absence:
      "of extraLargeTitle and extraLargeTitle2 the size at large alone is published, 36 and 28",
    // (size, line height), in a line for XS S M L XL XXL XXXL and one for AX1 AX2 AX3 AX4 AX5.
    rows: [
      row(
        .largeTitle, .regular, emphasized: .bold,
        [
          (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
          (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ]),
      row(
        .title1, .regular, emphasized: .bold,
        [
          (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
          (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        measured: [.extraLarge: 36, .extraExtraLarge: 38, .accessibilityExtraExtraLarge: 61]),
      row(
        .title2, .regular, emphasized: .bold,
        [
          (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
          (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ]),
      row(
        .title3, .regular, emphasized: .semibold,
        [
          (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
          (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ]),
      row(
        .headline, .semibold, emphasized: .semibold,
        [
          (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
          (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ],
        measured: [.accessibilityExtraExtraLarge: 51]),
      row(
        .body, .regular, emphasized: .semibold,
        [
          (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
          (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ]),
      row(
        .callout, .regular, emphasized: .semibold,
        [
          (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
          (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ]),
      row(
        .subheadline, .regular, emphasized: .semibold,
        [
          (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
          (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        measured: [.extraExtraExtraLarge: 26, .accessibilityLarge: 36]),
      row(
        .footnote, .regular, emphasized: .semibold,
        [
          (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
          (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ]),
      row(
        .caption1, .regular, emphasized: .semibold,
        [
          (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
          (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        measured: [.accessibilityMedium: 27]),
      row(
        .caption2, .regular, emphasized: .semibold,
        [
          (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
          (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
        measured: [.accessibilityLarge: 29]),
    ])

  /// Makes a row of the grid above.
  ///
  /// - Parameter measured: the line heights that measured values imply, in disputed cells.
  private static func row(
    _ style: TextStyle, _ weight: FontWeight, emphasized: FontWeight,
    _ cells: [(size: Double, leading: Double)], measured: [ContentSizeCategory: Double] = [:]
  ) -> Row {
    Row(
      style, weight: weight, emphasizedWeight: emphasized,
      cells: zip(ContentSizeCategory.allCases, cells).map { category, cell in
        Cell(
          category: category, size: cell.size, leading: cell.leading,
          measuredLeading: measured[category])
      })
  }
}
