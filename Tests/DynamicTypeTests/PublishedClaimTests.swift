import DynamicType
import Testing

/// What widely read articles on Dynamic Type for custom fonts claim, each shown right or wrong.
@Suite struct PublishedClaimTests {
  private func ratio(_ style: TextStyle, _ category: ContentSizeCategory) throws -> Double {
    try #require(FontMetrics(forTextStyle: style).ratio(compatibleWith: category))
  }

  private func custom(_ style: TextStyle, _ base: Double, _ category: ContentSizeCategory)
    -> Double?
  {
    FontMetrics(forTextStyle: style).scaledFontSize(for: base, compatibleWith: category)
  }

  private func system(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    TypeScale.iOS.row(for: style)?.cell(for: category)?.size
  }

  // MARK: "11 sizes, 1.0 at Large, 1.3 at AX1, up to 1.8 at AX5"

  @Test func claimElevenStepsAndFive() {
    // Wrong: there are twelve; eleven is the number of text styles.
    #expect(ContentSizeCategory.allCases.filter { !$0.isAccessibilityCategory }.count == 7)
    #expect(ContentSizeCategory.allCases.count == 12)
    #expect(TextStyle.allCases.count == 11)
  }

  @Test func claimBodyIsFourteenAtXSAndTwentyThreeAtXXXL() {
    // Right of the system font; a font of one's own at 17 points gets 15 and 22.
    #expect(system(.body, .extraSmall) == 14)
    #expect(system(.body, .extraExtraExtraLarge) == 23)
    #expect(custom(.body, 17, .extraSmall) == 15)
    #expect(custom(.body, 17, .extraExtraExtraLarge) == 22)
  }

  @Test func claimFactorsOfOnePointThreeAndOnePointEight() throws {
    // Wrong: 1.545 and 2.818 for body; 1.3 is XXXL, 1.8 is AX2.
    let body = try [
      ContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraExtraExtraLarge,
    ].map { (try ratio(.body, $0) * 1000).rounded() / 1000 }
    #expect(body == [1.318, 1.545, 1.818, 2.818])
    #expect(try ratio(.body, .large) == 1)
    // Only large title stays under 1.8 at AX5.
    let under = try TextStyle.allCases.filter {
      try ratio($0, .accessibilityExtraExtraExtraLarge) <= 1.8
    }
    #expect(under == [.largeTitle])
    // The system's own factors.
    #expect(try #require(system(.body, .accessibilityMedium)) / 17 > 1.64)
    #expect(try #require(system(.body, .accessibilityExtraExtraExtraLarge)) / 17 > 3.11)
  }

  @Test func claimTitle3AtTwentyBecomesThirtySixExactlyAsTheSystemFont() {
    // Wrong twice: 52, and the system font has 55; 35 is AX2.
    #expect(custom(.title3, 20, .accessibilityExtraExtraExtraLarge) == 52)
    #expect(system(.title3, .accessibilityExtraExtraExtraLarge) == 55)
    #expect(custom(.title3, 20, .accessibilityLarge) == 35)
  }

  @Test func claimHeadlineIsBold() {
    // Wrong on iOS, right on the Mac.
    #expect(TypeScale.iOS.row(for: .headline)?.weight == .semibold)
    #expect(TypeScale.macOS.row(for: .headline)?.weight == .bold)
  }

  @Test func claimDynamicTypeLeavesLineSpacingAlone() throws {
    // Wrong: the line height by the size falls as text grows.
    func factor(_ category: ContentSizeCategory) throws -> Double {
      let cell = try #require(TypeScale.iOS.row(for: .body)?.cell(for: category))
      return try (#require(cell.leading) / cell.size * 100).rounded() / 100
    }
    #expect(try factor(.large) == 1.29)
    #expect(try factor(.accessibilityExtraExtraExtraLarge) == 1.17)
  }

  // MARK: "Use this table" of eight styles for Avenir Next

  @Test func claimOneTeamsTableIsAGoodGuide() throws {
    // It is a choice: it grows by 30 to 60 %, and no style reaches 200 %.
    let scaling = AvenirNext2013Scaling()
    #expect(scaling.preset.rows.count == 8)
    for row in scaling.preset.rows {
      #expect(row.cells.map(\.category) == ContentSizeCategory.allCases)
      let large = try #require(row.cells.first { $0.category == .large }?.size)
      let growth = try #require(row.cells.last?.size) / large
      #expect((1.29...1.6).contains(growth), "\(row.name): \(growth)")
    }
  }

  // MARK: "headline stops at 23, body at 53; the default headline is 18"

  @Test func claimHeadlineStopsAtTwentyThree() {
    // Right of iOS 7 to 10, wrong since iOS 11.
    let old = TypeScale.iOS7To10
    #expect(
      old.row(for: .headline)?.cell(for: .accessibilityExtraExtraExtraLarge)?.size == 23)
    #expect(old.row(for: .body)?.cell(for: .accessibilityExtraExtraExtraLarge)?.size == 53)
    #expect(system(.headline, .accessibilityExtraExtraExtraLarge) == 53)
  }

  @Test func claimHeadlineIsEighteenByDefault() {
    // The author's choice; Apple's is 17.
    #expect(system(.headline, .large) == 17)
  }

  @Test func claimAScaledValueMayBeGivenToFontCustom() throws {
    // Wrong: it is scaled twice, body at AX5 nearly eight times.
    let once = try #require(
      FontMetrics.default.scaledValue(
        for: 17, compatibleWith: .accessibilityExtraExtraExtraLarge))
    let twice = try #require(custom(.body, once, .accessibilityExtraExtraExtraLarge))
    #expect((7.8...8).contains(twice / 17))
  }

  // MARK: "a switch from 14 to 53 gives a similar result to UIFontMetrics"

  @Test func claimASwitchIsSimilar() throws {
    // Wrong: it equals the system's body sizes, and UIFontMetrics gives 15 to 48.
    let row = try #require(SystemBodySizesScaling().preset.rows.first)
    #expect(row.cells.map(\.size) == TypeScale.iOS.row(for: .body)?.cells.map(\.size))
    let scaled = ContentSizeCategory.allCases.map { custom(.body, 17, $0) }
    #expect(scaled == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    #expect(zip(row.cells, scaled).count { $0.size != $1 } == 8)
  }

  // MARK: "regular becomes semibold, semibold bold, bold black"

  @Test func claimTheWeightsOfBoldText() {
    #expect(FontWeight.regular.underBoldText == .semibold, "right")
    #expect(FontWeight.semibold.underBoldText == .heavy, "wrong: not bold")
    #expect(FontWeight.bold.underBoldText == .black, "right")
  }

  // MARK: React Native's and Flutter's factors

  @Test func claimReactNativeFollowsTheSystem() throws {
    // Its first seven are body / 17; the five accessibility ones equal whole numbers / 14.
    let row = try #require(TypeScale.iOS.row(for: .body))
    let factors = try ContentSizeCategory.allCases.map {
      try #require(ReactNativeScaling().ratio(in: row, of: .iOS, at: $0))
    }
    // Cut off to three decimals in the first case, rounded in the others.
    for (factor, cell) in zip(factors, row.cells).prefix(7) {
      #expect(abs(factor - cell.size / 17) < 0.001)
    }
    for (factor, size) in zip(factors.suffix(5), [25.0, 30, 37, 44, 50]) {
      #expect(abs(factor - size / 14) < 0.000_6)
    }
  }

  // MARK: 200 %

  @Test func claimTheFirstCategoryAtTwoHundredPercent() throws {
    /// First category at or above 200 %: system font, font of one's own.
    let table: [(TextStyle, String?, String?)] = [
      (.largeTitle, nil, nil), (.title1, "AX5", "AX5"), (.title2, "AX3", "AX4"),
      (.title3, "AX3", "AX3"), (.headline, "AX3", "AX3"), (.body, "AX3", "AX3"),
      (.callout, "AX2", "AX3"), (.subheadline, "AX2", "AX3"), (.footnote, "AX2", "AX3"),
      (.caption1, "AX2", "AX2"), (.caption2, "AX2", "AX2"),
    ]
    for (style, own, others) in table {
      let base = try #require(system(style, .large))
      func first(_ size: (ContentSizeCategory) -> Double?) -> String? {
        SizeJudge.category(
          whereSizes: ContentSizeCategory.allCases.compactMap { category in
            size(category).map { (category: category, size: $0) }
          }, reach: 2, times: base)?.shortName
      }
      #expect(first { system(style, $0) } == own, "\(style)")
      #expect(first { custom(style, base, $0) } == others, "\(style)")
    }
    #expect(custom(.title1, 28, .accessibilityExtraExtraExtraLarge) == 56, "exactly twice")
  }
}
