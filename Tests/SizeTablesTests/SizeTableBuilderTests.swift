import DynamicType
import FontInspection
import Testing

@testable import SizeTables

@Suite struct SizeTableBuilderTests {
  private func cell(
    _ style: String, _ category: ContentSizeCategory, base: Double? = nil,
    of face: FontFace = Faces.latoBold
  ) throws -> SizeTable.Cell {
    let builder = try SizeTableBuilder(
      styles: [style], categories: [category], baseSizes: base.map { [style: $0] } ?? [:])
    let row = try #require(builder.table(for: face).rows.first)
    return try #require(row.cells.first)
  }

  /// Lato Bold at 17 points: 1974, -426, 2400, 1446, 1026 and 1115 of 2000 units.
  @Test func bodyAtLarge() throws {
    let cell = try cell("body", .large)
    #expect(
      cell
        == SizeTable.Cell(
          category: .large, systemSize: 17, systemLeading: 22, size: 17, ratio: 1,
          lineHeight: 20.4, ascender: 16.779, descender: -3.621, leading: 0, lineSpacing: 20.4,
          capHeight: 12.291, xHeight: 8.721, averageAdvance: 9.4775, notes: [],
          scaledValue: 17, unitsPerEm: 2000))
  }

  @Test(
    arguments: [
      (
        "body", .accessibilityExtraExtraExtraLarge, 48, 53, 62, 62.0 / 22, [],
        "not the system's size"
      ),
      ("title1", .accessibilityExtraExtraExtraLarge, 56, 58, 68, 2, [], "exactly twice"),
      (
        "title1", .extraLarge, 30, 30, 37, 36.0 / 34, [.disputedLeading],
        "published leading, measured ratio"
      ),
      (
        "headline", .accessibilityExtraExtraLarge, 39, 47, 56, 51.0 / 22,
        [.disputedLeading, .orderInverted],
        "the largest difference"
      ),
      ("caption2", .extraLarge, 15, 13, 18, 18.0 / 13, [.orderInverted], "more than the system's"),
      (
        "caption1", .extraSmall, 10, 11, 13, 13.0 / 16, [.belowMinimum, .orderInverted],
        "less than 11 points, which is caption2's"
      ),
      (
        "caption1", .accessibilityMedium, 20, 22, 28, 27.0 / 16,
        [.disputedLeading, .orderInverted],
        "ratio 27 / 16; caption2 is 21"
      ),
    ] as [(String, ContentSizeCategory, Double, Double, Double, Double, [CellNote], String)])
  func sizes(
    style: String, category: ContentSizeCategory, size: Double, systemSize: Double,
    systemLeading: Double, ratio: Double, notes: [CellNote], reason: String
  ) throws {
    let cell = try cell(style, category)
    #expect(
      [cell.size, cell.systemSize, cell.systemLeading, cell.ratio]
        == [size, systemSize, systemLeading, ratio], "\(reason)")
    #expect(cell.notes == notes, "\(reason)")
  }

  /// To the pixel of the display, where a font's size is whole points.
  @Test(arguments: [(1, 46), (2, 45.5), (3, 137.0 / 3)] as [(Double, Double)])
  func scaledValue(displayScale: Double, value: Double) throws {
    let builder = try SizeTableBuilder(
      styles: ["callout"], categories: [.accessibilityExtraExtraExtraLarge],
      displayScale: displayScale)
    let cell = builder.table(for: Faces.latoBold).rows.first?.cells.first
    #expect(cell?.size == 46)
    #expect(cell?.scaledValue == value)
    let other = try SizeTableBuilder(styles: ["callout"], scaling: FixedScaling())
    #expect(other.table(for: Faces.latoBold).rows.first?.cells.first?.scaledValue == nil)
  }

  /// A base size so small that rounding to a pixel carries its scaled value off.
  @Test func coarseScaledValues() throws {
    func codes(_ base: Double, _ displayScale: Double) throws -> [SizeJudgement] {
      try SizeTableBuilder(
        styles: ["caption1"], categories: [.extraLarge], baseSizes: ["caption1": base],
        displayScale: displayScale
      ).table(for: Faces.latoBold).judgements.filter { $0.code == "coarse-scaled-value" }
    }
    #expect(
      try codes(1, 3) == [
        .coarseScaledValue(
          style: "caption1", category: .extraLarge, value: 1, scaled: 4.0 / 3, exact: 1.1875)
      ])
    #expect(try codes(100, 3) == [])
    // 3.5625 is nearer to 3.5 than a twentieth, not to 4.
    #expect(try codes(3, 2) == [])
    #expect(try codes(3, 1).count == 1)
  }

  @Test func weights() throws {
    let rows = try SizeTableBuilder(styles: ["largeTitle", "headline"]).table(for: Faces.latoBold)
      .rows
    #expect(rows.map(\.weight) == [.regular, .semibold])
    #expect(rows.map(\.emphasizedWeight) == [.bold, .semibold])
  }

  /// Units · size / units per em, as the others; a face without them has none.
  @Test func statedLengths() throws {
    var face = Faces.latoBold
    face.metrics.stated = [.typoDescender: -390, .underlinePosition: -148.5]
    let cell = try cell("body", .large, of: face)
    #expect(CellMetric.typoDescender.value(in: cell) == -3.315)
    #expect(CellMetric.underlinePosition.value(in: cell) == -1.26225)
    #expect(CellMetric.winAscent.value(in: cell) == nil)
    #expect(CellMetric.underlinePosition.title == "underline position")
    // Each has a name of the same spelling.
    for metric in StatedMetric.allCases { #expect(CellMetric(rawValue: metric.name) != nil) }
  }

  /// Units × size before the division by units per em, and the base before the line heights.
  @Test func multipliesBeforeItDivides() throws {
    #expect(try cell("title2", .extraExtraExtraLarge, base: 21).size == 26)
    #expect(try cell("largeTitle", .accessibilityExtraExtraExtraLarge).lineHeight == 69.6)
  }

  @Test(
    arguments: [
      ("largeTitle", nil), ("title1", .accessibilityExtraExtraExtraLarge),
      ("title2", .accessibilityExtraExtraLarge), ("title3", .accessibilityExtraLarge),
      ("headline", .accessibilityExtraLarge), ("body", .accessibilityExtraLarge),
      ("callout", .accessibilityExtraLarge), ("subheadline", .accessibilityExtraLarge),
      ("footnote", .accessibilityExtraLarge), ("caption1", .accessibilityLarge),
      ("caption2", .accessibilityLarge),
    ] as [(String, ContentSizeCategory?)])
  func doublesAt(style: String, category: ContentSizeCategory?) throws {
    // Of all categories, whichever are shown.
    let builder = try SizeTableBuilder(styles: [style], categories: [.large])
    #expect(builder.table(for: Faces.latoBold).rows.first?.doublesAt == category)
  }

  @Test func lineGapIsLeading() throws {
    let cell = try cell("body", .large, base: 20, of: Faces.karlaBold)
    #expect(cell.lineHeight == 23.38)
    #expect(cell.leading == 0.6)
    #expect(cell.lineSpacing == 23.98)
  }

  @Test func whatAFaceLacksIsNil() throws {
    var face = Faces.latoBold
    face.metrics = FaceMetrics(ascender: 1974, capHeight: 1446)
    let bare = try cell("body", .large, of: face)
    #expect(bare.ascender == 16.779)
    #expect(bare.capHeight == 12.291)
    #expect(
      [
        bare.descender, bare.lineHeight, bare.leading, bare.lineSpacing, bare.xHeight,
        bare.averageAdvance,
      ] == [nil, nil, nil, nil, nil, nil])
  }

  /// Values that a damaged font can hold.
  @Test(
    arguments: [
      (nil, 1974.0, "no head table"), (0, 1974, "no units"), (-1000, 1974, "negative units"),
      (2000, .nan, "no number"), (2000, .infinity, "not finite"),
      (1, .greatestFiniteMagnitude, "too large to multiply"),
    ] as [(Int?, Double, String)])
  func damagedMetrics(unitsPerEm: Int?, ascender: Double, reason: String) throws {
    var face = Faces.latoBold
    face.unitsPerEm = unitsPerEm
    face.metrics.ascender = ascender
    let cell = try cell("body", .large, of: face)
    #expect(cell.size == 17, "\(reason)")
    #expect([cell.ascender, cell.lineHeight, cell.lineSpacing] == [nil, nil, nil], "\(reason)")
  }

  static func unknown(_ style: String) -> SizeTableError {
    .unknownStyle(style, platform: "iOS", reason: TypeScale.iOS.absence)
  }

  /// In the scale's order and once each, however they were asked for.
  @Test func selection() throws {
    let builder = try SizeTableBuilder(
      styles: ["caption1", "body", "caption1"],
      categories: [.accessibilityMedium, .extraSmall, .extraSmall])
    let table = builder.table(for: Faces.latoBold)
    #expect(table.rows.map(\.style) == ["body", "caption1"])
    for row in table.rows {
      #expect(row.cells.map(\.category) == [.extraSmall, .accessibilityMedium])
    }
    let all = try SizeTableBuilder().table(for: Faces.latoBold)
    #expect(all.rows.map(\.textStyle) == TextStyle.allCases)
    #expect(all.rows.map(\.baseSize) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(all.rows.allSatisfy { $0.cells.map(\.category) == ContentSizeCategory.allCases })
  }

  @Test func facesKeepTheirOrder() throws {
    let set = try SizeTableBuilder().tables(for: [Faces.karlaBold, Faces.latoBold, Faces.karlaBold])
    #expect(
      set.tables.map(\.face.postScriptName) == [
        "Karla-Regular_Bold", "Lato-Bold", "Karla-Regular_Bold",
      ])
  }

  @Test(
    arguments: [
      (["headline4"], [:], 3, unknown("headline4"), "no such style"),
      (nil, ["caption": 12], 3, unknown("caption"), "names are exact here"),
      (nil, ["body": 0], 3, .invalidBaseSize(0, style: "body"), "no size"),
      (nil, ["body": -17], 3, .invalidBaseSize(-17, style: "body"), "negative"),
      (nil, ["body": .infinity], 3, .invalidBaseSize(.infinity, style: "body"), "not finite"),
      (nil, ["body": 1e9], 3, .invalidBaseSize(1e9, style: "body"), "absurd"),
      (
        nil, ["title2": 0, "body": 0, "callout": 0], 3, .invalidBaseSize(0, style: "body"),
        "of several always the same"
      ),
      (nil, [:], 0, .invalidDisplayScale(0), "no pixels"),
      (nil, [:], .infinity, .invalidDisplayScale(.infinity), "no size of a pixel"),
    ] as [([String]?, [String: Double], Double, SizeTableError, String)])
  func refusals(
    styles: [String]?, baseSizes: [String: Double], displayScale: Double, error: SizeTableError,
    reason: String
  ) {
    #expect(throws: error, "\(reason)") {
      try SizeTableBuilder(styles: styles, baseSizes: baseSizes, displayScale: displayScale)
    }
  }

  @Test func notANumberIsRefused() {
    #expect(throws: SizeTableError.self) { try SizeTableBuilder(baseSizes: ["body": .nan]) }
    #expect(throws: SizeTableError.self) { try SizeTableBuilder(displayScale: .nan) }
  }

  @Test func aCategoryThatThePlatformLacksIsRefused() {
    let scale = TypeScale(
      platform: "testOS", defaultCategory: .large, categories: [.large], minimumSize: 12,
      absence: "untold", rows: [])
    #expect(throws: SizeTableError.unknownCategory(.small, platform: "testOS", reason: "untold")) {
      try SizeTableBuilder(scale: scale, categories: [.small])
    }
  }
}
