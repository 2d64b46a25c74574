import DynamicType
import FontInspection
import SizeTables
import Testing

@Suite struct SystemFontMatchTests {
  /// Lato Bold: x-height 1026, cap height 1446, lines 2400 of 2000 units; SF Pro Text: 1078, 1443 and
  /// 2444 of 2048.
  @Test(
    arguments: [
      (.xHeight, 17.0 * 1078 * 2000 / (2048 * 1026), 17.0 * 1078 / 2048),
      (.capHeight, 17.0 * 1443 * 2000 / (2048 * 1446), 17.0 * 1443 / 2048),
      (.lineHeight, 17.0 * 2444 * 2000 / (2048 * 2400), 17.0 * 2444 / 2048),
    ] as [(MatchedMetric, Double, Double)])
  func body(metric: MatchedMetric, base: Double, length: Double) throws {
    let builder = try SizeTableBuilder(styles: ["body"], match: metric)
    let row = try #require(builder.table(for: Faces.latoBold).rows.first)
    let match = try #require(row.match)
    #expect(abs((row.baseSize ?? .nan) - base) < 1e-6)
    #expect(abs(match.length - length) < 1e-9)
    #expect(match.systemSize == 17)
    #expect(match.metric == metric)
    // At its own base size the font is as large as the system font.
    #expect(abs(match.unmatchedLength * (row.baseSize ?? .nan) / 17 - match.length) < 1e-6)
  }

  /// The check of the numbers: San Francisco's line height at 15 points was measured as 17.900391.
  @Test func systemFont() {
    var face = Faces.latoBold
    face.unitsPerEm = 2048
    face.metrics = FaceMetrics(ascender: 1950, descender: -494, capHeight: 1443, xHeight: 1078)
    for metric in [MatchedMetric.xHeight, .capHeight, .lineHeight] {
      let row = try? SizeTableBuilder(styles: ["subheadline"], match: metric).table(for: face).rows
        .first
      #expect(row?.baseSize == 15, "matched to itself")
    }
    let row = try? SizeTableBuilder(styles: ["subheadline"], match: .lineHeight).table(for: face)
      .rows.first
    #expect(abs((row?.match?.length ?? 0) - 17.900391) < 0.000_001)
  }

  @Test func widthIsNotPublished() {
    #expect(throws: SizeTableError.notPublished(.width)) { try SizeTableBuilder(match: .width) }
  }

  /// Without the length, or with one that makes no size, Apple's sizes stand.
  @Test(
    arguments: [
      (nil, "none"), (0, "zero"), (-500, "negative"), (.nan, "no number"), (.infinity, "infinite"),
      (1e-9, "a base size far above any"), (1e9, "a base size far below any"),
    ] as [(Double?, String)])
  func unusable(xHeight: Double?, reason: String) throws {
    var face = Faces.latoBold
    face.metrics.xHeight = xHeight
    let row = try #require(
      try SizeTableBuilder(styles: ["body"], match: .xHeight).table(for: face).rows.first)
    #expect(row.baseSize == 17, "\(reason)")
    #expect(row.match == nil, "\(reason)")
  }

  @Test(
    arguments: [
      (.xHeight, ["body": 16], UIFontMetricsScaling(), .baseSizeAndMatch("body")),
      (
        nil, ["body": 16], AvenirNext2013Scaling(),
        .sizesAreWritten("body", scaling: "a table for Avenir Next of 2013")
      ),
      (
        .xHeight, [:], AvenirNext2013Scaling(),
        .sizesAreWritten("--match x-height", scaling: "a table for Avenir Next of 2013")
      ),
    ] as [(MatchedMetric?, [String: Double], any Scaling, SizeTableError)])
  func contradictions(
    match: MatchedMetric?, bases: [String: Double], scaling: any Scaling, error: SizeTableError
  ) {
    #expect(throws: error) {
      try SizeTableBuilder(baseSizes: bases, match: match, scaling: scaling)
    }
  }

  @Test func platformsAndMaxima() throws {
    #expect(throws: SizeTableError.noFontMetrics(platform: "iOS 7-10")) {
      try SizeTableBuilder(scale: .iOS7To10)
    }
    #expect(throws: SizeTableError.invalidMaximumSize(0, style: "body")) {
      try SizeTableBuilder(maximumSizes: ["body": 0])
    }
    let table = try SizeTableBuilder(
      styles: ["body"], categories: [.accessibilityMedium, .accessibilityLarge],
      maximumSizes: ["body": 28.5]
    ).table(for: Faces.latoBold)
    let row = try #require(table.rows.first)
    #expect(row.cells.map(\.size) == [26, 28.5])
    #expect(row.cells.map(\.notes) == [[], [.orderInverted, .atMaximum]], "callout is 30 then")
    #expect(row.doublesAt == nil)
    #expect(table.judgements.map(\.code).contains("maximum-prevents-enlarging"))
  }

  /// Doubtful cells of watchOS say so.
  @Test func doubtfulCells() throws {
    let table = try SizeTableBuilder(
      scale: .watchOS, styles: ["title2"], categories: [.large, .accessibilityMedium]
    ).table(for: Faces.latoBold)
    #expect(table.rows.first?.cells.map(\.notes) == [[.revised], [.irregularLeading]])
  }
}
