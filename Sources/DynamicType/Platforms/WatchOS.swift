extension TypeScale {
  /// watchOS: ten styles at nine categories; the guidelines print no medium, and end at AX3.
  ///
  /// Sizes, line heights, weights and the default categories of the devices: Apple, Human Interface
  /// Guidelines, Typography
  /// (<https://developer.apple.com/design/human-interface-guidelines/typography>, "watchOS Dynamic
  /// Type sizes"), as kept in tmaasen/apple-dev-mcp, `content/universal/typography.md` (GitHub,
  /// 2025-07-20). Sizes at S, L and XL a second time in Mindgrub/Swash, `DefaultSizes+watchOS.swift`
  /// (GitHub). The minimum of 12 points: same guidelines; the 140 %: their page on accessibility.
  ///
  /// In code `.footnote` is what the guidelines call Footnote 1; Footnote 2 has no public style.
  ///
  /// Line heights are size + 2.5 but in four cells, of which title2 at AX1 (34/41) is iOS's: those
  /// are marked. Apple changed two sizes between publications, title2 at L from 27 to 28 and
  /// caption2 at XXL from 15 to 16; Swash (2020) has the 27.
  ///
  /// That `UIFontMetrics` divides by the line height at the device's own default category is likely
  /// and not proven: nobody published a measurement.
  public static let watchOS = TypeScale(
    platform: "watchOS",
    defaultCategory: .large,
    devices: [
      Device("38mm", defaultCategory: .small),
      Device("40mm", defaultCategory: .large),
      Device("41mm", defaultCategory: .large),
      Device("42mm", defaultCategory: .large),
      Device("44mm", defaultCategory: .extraLarge),
      Device("45mm", defaultCategory: .extraLarge),
      Device("49mm", defaultCategory: .extraLarge),
    ],
    categories: watchCategories,
    minimumSize: 12,
    enlargement: 1.4,
    absence: "the guidelines publish xSmall, small, large to xxxLarge and accessibility1 to 3, "
      + "in ten styles",
    // (size, line height), in a line for XS S L XL XXL XXXL and one for AX1 AX2 AX3.
    rows: [
      watchRow(
        .largeTitle, .regular, emphasized: .bold,
        [
          (30, 32.5), (32, 34.5), (36, 38.5), (40, 42.5), (41, 43.5), (42, 44.5),
          (44, 46.5), (45, 47.5), (46, 48.5),
        ]),
      watchRow(
        .title1, .regular, emphasized: .semibold,
        [
          (28, 30.5), (30, 32.5), (34, 36.5), (38, 40.5), (39, 41.5), (40, 42.5),
          (42, 44.5), (43, 46), (44, 47),
        ],
        doubts: [
          .accessibilityLarge: .irregularLeading, .accessibilityExtraLarge: .irregularLeading,
        ]),
      watchRow(
        .title2, .regular, emphasized: .semibold,
        [
          (24, 26.5), (26, 28.5), (28, 30.5), (30, 32.5), (31, 33.5), (32, 34.5),
          (34, 41), (35, 37.5), (36, 38.5),
        ],
        doubts: [.large: .revised, .accessibilityMedium: .irregularLeading]),
      watchRow(
        .title3, .regular, emphasized: .semibold,
        [
          (17, 19.5), (18, 20.5), (19, 21.5), (20, 22.5), (21, 23.5), (22, 24.5),
          (24, 26.5), (25, 27.5), (26, 28.5),
        ]),
      watchRow(
        .headline, .semibold, emphasized: .semibold,
        [
          (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5),
          (21, 23.5), (22, 24.5), (23, 25.5),
        ]),
      watchRow(
        .body, .regular, emphasized: .semibold,
        [
          (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5), (19, 21.5),
          (21, 23.5), (22, 24.5), (23, 25.5),
        ]),
      watchRow(
        .caption1, .regular, emphasized: .semibold,
        [
          (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5), (18, 20.5),
          (18, 20.5), (19, 21.5), (20, 22.5),
        ]),
      watchRow(
        .caption2, .regular, emphasized: .semibold,
        [
          (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5), (17, 19.5),
          (17, 19.5), (18, 20.5), (19, 21.5),
        ],
        doubts: [.extraExtraLarge: .revised]),
      watchRow(
        .footnote, otherNames: ["footnote1"], .regular, emphasized: .semibold,
        [
          (11, 13.5), (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5), (16, 18.5),
          (16, 18.5), (17, 19.5), (18, 20.5),
        ]),
      watchRow(
        name: "footnote2", nil, .regular, emphasized: .semibold,
        [
          (10, 12.5), (11, 13.5), (12, 14.5), (13, 15.5), (14, 16.5), (15, 17.5),
          (15, 17.5), (16, 17.5), (17, 19.5),
        ],
        doubts: [.accessibilityLarge: .irregularLeading]),
    ])

  private static let watchCategories: [ContentSizeCategory] = [
    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  ]

  /// Makes a row of the grid above.
  private static func watchRow(
    name: String? = nil, _ style: TextStyle?, otherNames: [String] = [], _ weight: FontWeight,
    emphasized: FontWeight, _ cells: [(size: Double, leading: Double)],
    doubts: [ContentSizeCategory: Doubt] = [:]
  ) -> Row {
    Row(
      name: name ?? style?.name ?? "", otherNames: otherNames, style: style, weight: weight,
      emphasizedWeight: emphasized,
      cells: zip(watchCategories, cells).map { category, cell in
        Cell(
          category: category, size: cell.size, leading: cell.leading, doubt: doubts[category])
      })
  }
}
