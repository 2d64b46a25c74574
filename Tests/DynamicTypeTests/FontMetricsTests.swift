import DynamicType
import Testing

@Suite struct FontMetricsTests {
  /// Everything that people measured on devices and published.
  @Test func measuredValues() throws {
    let rows = try FixtureTable("uifontmetrics-measured.csv").rows
    #expect(rows.count == 164)
    for row in rows {
      let style = try #require(row["style"].flatMap(TextStyle.init(parsing:)))
      let category = try #require(row["category"].flatMap(ContentSizeCategory.init(parsing:)))
      let base = try #require(row["base"].flatMap(Double.init))
      let value = try #require(row["value"].flatMap(Double.init))
      let tolerance = try #require(row["tolerance"].flatMap(Double.init))
      let metrics = FontMetrics(forTextStyle: style)
      let ours: Double?
      switch row["what"] {
      case "scaledValue":
        let displayScale = try #require(row["displayScale"].flatMap(Double.init))
        let factor = row["factor"].flatMap(Double.init) ?? 1
        ours = metrics.scaledValue(
          for: base, compatibleWith: category, displayScale: displayScale
        ).map { $0 * factor }
      case "scaledFont":
        ours = metrics.scaledFontSize(
          for: base, maximumPointSize: row["maximumPointSize"].flatMap(Double.init),
          compatibleWith: category)
      default:
        Issue.record("\(row)")
        continue
      }
      let difference = try abs(#require(ours) - value)
      #expect(difference <= tolerance, "\(row): \(ours ?? .nan)")
    }
  }

  /// Apple's sizes, and those of a font of one's own at Apple's base sizes.
  @Test func systemAndCustomSizes() throws {
    let rows = try FixtureTable("ios-custom-sizes.csv").rows
    #expect(rows.count == 132)
    for row in rows {
      let style = try #require(row["style"].flatMap(TextStyle.init(parsing:)))
      let category = try #require(row["category"].flatMap(ContentSizeCategory.init(parsing:)))
      let scale = try #require(TypeScale.iOS.row(for: style))
      let base = try #require(scale.cell(for: .large)?.size)
      #expect(scale.cell(for: category)?.size == row["system"].flatMap(Double.init), "\(row)")
      #expect(
        FontMetrics(forTextStyle: style).scaledFontSize(for: base, compatibleWith: category)
          == row["custom"].flatMap(Double.init), "\(row)")
    }
  }

  @Test(
    arguments: [
      (.title2, .extraExtraExtraLarge, 21, 26, "21 x 34 / 28 is 25.5; 21 x (34 / 28) is less"),
      (.title1, .accessibilityExtraExtraExtraLarge, 28, 56, "68 / 34 is exactly 2"),
      (.title1, .extraLarge, 8.5, 9, "8.5 x 36 / 34 is 9 exactly"),
      (.largeTitle, .large, 20.5, 21, "a tie at the default category goes away from zero too"),
      (.largeTitle, .large, 21.5, 22, "and not to the even neighbour only"),
      (.caption1, .extraSmall, 8, 7, "8 x 13 / 16 is 6.5: away from zero, not to even"),
      (.caption1, .extraLarge, 8, 10, "8 x 19 / 16 is 9.5"),
      (.footnote, .accessibilityLarge, 3, 6, "3 x 33 / 18 is 5.5"),
      (.caption2, .large, 17.8, 18, "rounded at the default category too"),
      (.caption1, .extraSmall, 1, 1, "the smallest size at the smallest ratio is not rounded to 0"),
      (.body, .large, 10_000, 10_000, "the largest size that is taken"),
    ] as [(TextStyle, ContentSizeCategory, Double, Double, String)])
  func wholePoints(
    style: TextStyle, category: ContentSizeCategory, base: Double, size: Double, reason: String
  ) {
    #expect(
      FontMetrics(forTextStyle: style).scaledFontSize(for: base, compatibleWith: category) == size,
      "\(reason)")
  }

  @Test(
    arguments: [
      (25, 25, "reached"),
      (48, 48, "equal"),
      (60, 48, "not reached"),
      (22.5, 22.5, "the maximum itself is not rounded"),
      (0.25, 0.25, "however small"),
      (nil, 48, "none"),
      (0, 48, "UIKit's word for none"),
      (-1, 48, "no limit"),
      (.nan, 48, "no limit"),
      (.infinity, 48, "no limit"),
    ] as [(Double?, Double, String)])
  func maximum(maximum: Double?, size: Double, reason: String) {
    #expect(
      FontMetrics.default.scaledFontSize(
        for: 17, maximumPointSize: maximum, compatibleWith: .accessibilityExtraExtraExtraLarge)
        == size, "\(reason)")
  }

  @Test(
    arguments: [
      (.body, .medium, 17, 3, 49.0 / 3, "16.227 is 48.7 pixels of a third of a point"),
      (.body, .medium, 17, 2, 16, "32.5 pixels of half a point: 32.45 rounds to 32"),
      (.body, .medium, 17, 1, 16, "whole points"),
      (.footnote, .accessibilityLarge, 1, 3, 2, "33 x 3 / 18 is 5.5 pixels: away from zero"),
      (.footnote, .accessibilityLarge, -1, 3, -2, "and so below zero"),
      (.caption1, .extraLarge, 1000, 3, 3563.0 / 3, "measured: 3562.5 pixels go up"),
      (.caption1, .extraLarge, 1, 3, 4.0 / 3, "measured with @ScaledMetric: coarse"),
      (.body, .large, 0, 3, 0, "nothing stays nothing"),
      (.body, .large, 0.1, 3, 0, "less than half a pixel is none"),
      (.body, .large, 17, 2.5, 17.2, "42.5 pixels go up to 43, of 0.4 points"),
    ] as [(TextStyle, ContentSizeCategory, Double, Double, Double, String)])
  func pixels(
    style: TextStyle, category: ContentSizeCategory, value: Double, displayScale: Double,
    scaled: Double, reason: String
  ) {
    #expect(
      FontMetrics(forTextStyle: style).scaledValue(
        for: value, compatibleWith: category, displayScale: displayScale) == scaled, "\(reason)")
  }

  @Test(
    arguments: [
      (0, "a font of no size"), (-0.0, "a font of no size"), (-17, "negative"), (.nan, "no number"),
      (.infinity, "not finite"), (-.infinity, "not finite"),
      (0.999, "below a point it could round to nothing"),
      (.leastNonzeroMagnitude, "below a point"), (10_000.5, "absurd"),
      (.greatestFiniteMagnitude, "absurd"),
    ] as [(Double, String)])
  func noFontSize(base: Double, reason: String) {
    for category in ContentSizeCategory.allCases {
      #expect(
        FontMetrics.default.scaledFontSize(for: base, compatibleWith: category) == nil,
        "\(reason)")
    }
  }

  @Test(
    arguments: [
      (.nan, 3, "no number"), (.infinity, 3, "not finite"), (-.infinity, 3, "not finite"),
      (.greatestFiniteMagnitude, 3, "the product is too large"),
      (17, 0, "no pixels"), (17, -3, "no pixels"), (17, .nan, "no number"),
      (17, .infinity, "no size of a pixel"),
    ] as [(Double, Double, String)])
  func noValue(value: Double, displayScale: Double, reason: String) {
    #expect(
      FontMetrics.default.scaledValue(
        for: value, compatibleWith: .accessibilityLarge, displayScale: displayScale) == nil,
      "\(reason)")
  }

  @Test func ratioIsAnUnroundedQuotient() {
    #expect(
      FontMetrics.default.ratio(compatibleWith: .accessibilityExtraExtraExtraLarge) == 62.0 / 22)
    #expect(
      FontMetrics(forTextStyle: .headline).ratio(compatibleWith: .accessibilityExtraExtraLarge)
        == 51.0 / 22, "as measured, not as published")
  }

  @Test func defaultIsBody() {
    #expect(FontMetrics.default == FontMetrics(forTextStyle: .body))
    #expect(FontMetrics.default.row.style == .body)
  }

  /// A category that a platform lacks has no number, rather than a neighbour's.
  @Test func unpublishedCells() {
    let row = TypeScale.Row(
      .body, weight: .regular, emphasizedWeight: .semibold,
      cells: [
        TypeScale.Cell(category: .large, size: 16, leading: 18.5),
        TypeScale.Cell(category: .extraLarge, size: 17, leading: 0),
      ])
    let metrics = FontMetrics(row: row, defaultCategory: .large)
    for category in [ContentSizeCategory.extraLarge, .accessibilityExtraExtraLarge] {
      #expect(metrics.ratio(compatibleWith: category) == nil)
      #expect(metrics.scaledValue(for: 17, compatibleWith: category) == nil)
      #expect(metrics.scaledFontSize(for: 17, compatibleWith: category) == nil)
    }
    let headless = FontMetrics(row: row, defaultCategory: .small)
    #expect(headless.scaledFontSize(for: 17, compatibleWith: .large) == nil)
  }

  @Test func uiFontMetricsScalingIsFontMetrics() throws {
    let scaling = try #require(Scalings.named("uifontmetrics"))
    #expect(Scalings.named("UIFontMetrics") == nil)
    for row in TypeScale.iOS.rows {
      for category in TypeScale.iOS.categories {
        let metrics = FontMetrics(row: row, defaultCategory: .large)
        #expect(
          scaling.size(from: 17.5, in: row, of: .iOS, at: category)
            == metrics.scaledFontSize(for: 17.5, compatibleWith: category))
        #expect(
          scaling.ratio(in: row, of: .iOS, at: category)
            == metrics.ratio(compatibleWith: category))
      }
    }
  }
}
