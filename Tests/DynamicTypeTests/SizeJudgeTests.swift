import DynamicType
import Testing

@Suite struct SizeJudgeTests {
  /// All styles of a platform at Apple's base sizes.
  private func styles(
    _ scaling: any Scaling, on scale: TypeScale = .iOS, maximum: Double? = nil
  ) -> [SizeJudge.Style] {
    scale.rows.compactMap { row in
      guard let base = scaling.baseSize(in: row, of: scale) else { return nil }
      return SizeJudge.Style(
        name: row.name, baseSize: base, weight: row.weight, maximumSize: maximum,
        sizes: scale.categories.compactMap { category in
          scaling.size(from: base, in: row, of: scale, at: category).map {
            (category: category, size: min($0, maximum ?? $0))
          }
        })
    }
  }

  private func lines(_ judgements: [SizeJudgement], _ code: String) -> [String] {
    judgements.filter { $0.code == code }.map { judgement in
      (judgement.styles + [judgement.category?.shortName ?? "-"]).joined(separator: " ")
    }
  }

  @Test func customFontOnIOS() {
    let judgements = SizeJudge(scale: .iOS).judgements(of: styles(UIFontMetricsScaling()))
    #expect(
      lines(judgements, "below-minimum") == ["caption1 XS", "caption1 S", "caption1 M"],
      "10 points, where the system stops at 11")
    let inverted = lines(judgements, "order-inverted")
    #expect(
      inverted.filter { $0.hasPrefix("headline body") } == ["headline body AX4"],
      "39 points against 43")
    #expect(
      inverted.filter { $0.hasPrefix("caption1 caption2") }
        == [
          "XS", "S", "M", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
        ].map { "caption1 caption2 \($0)" }, "overtaken from XL on, and below L")
    #expect(
      judgements.filter { $0.code == "never-enlarges" } == [
        .neverEnlarges(style: "largeTitle", largest: 58, wanted: 68, isPlatformsOwn: true)
      ], "Apple's own does not either")
    #expect(judgements.filter { $0.code == "never-enlarges" }.allSatisfy { $0.isInformation })
  }

  /// The published curve puts headline right again.
  @Test func publishedCurve() {
    let judgements = SizeJudge(scale: .iOS).judgements(
      of: styles(UIFontMetricsScaling(curve: .hig)))
    #expect(!lines(judgements, "order-inverted").contains { $0.hasPrefix("headline") })
  }

  /// Apple's own sizes keep their order and their minimum.
  @Test(arguments: [TypeScale.iOS, .macOS, .tvOS])
  func systemSizes(scale: TypeScale) {
    let judgements = SizeJudge(scale: scale).judgements(of: styles(SystemScaling(), on: scale))
    #expect(lines(judgements, "below-minimum") == [])
    #expect(lines(judgements, "order-inverted") == [])
  }

  /// Before iOS 11 body outgrew everything else.
  @Test func oldSystemSizes() {
    let judgements = SizeJudge(scale: .iOS7To10)
      .judgements(of: styles(SystemScaling(), on: .iOS7To10))
    #expect(
      lines(judgements, "order-inverted") == [
        "headline body AX1", "headline body AX2", "headline body AX3", "headline body AX4",
        "headline body AX5",
      ])
  }

  /// 140 % on watchOS: body reaches it from L at AX3, from XL never.
  @Test func watch() throws {
    let judge = { (scale: TypeScale) in
      SizeJudge(scale: scale).judgements(of: styles(SystemScaling(), on: scale))
        .filter { $0.code == "never-enlarges" }.map(\.style)
    }
    #expect(!judge(.watchOS).contains("body"))
    let large = try #require(TypeScale.named("watchOS:44mm"))
    #expect(judge(large).contains("body"))
  }

  @Test func aMaximumBelowTwiceTheBase() {
    let judgements = SizeJudge(scale: .iOS).judgements(
      of: styles(UIFontMetricsScaling(), maximum: 33))
    #expect(
      judgements.contains(.maximumPreventsEnlarging(style: "body", maximum: 33, wanted: 34)))
    #expect(!lines(judgements, "maximum-prevents-enlarging").contains { $0.hasPrefix("callout") })
  }

  /// Alike are styles of one weight that stand next to each other.
  @Test func stylesThatNobodyCanTellApart() {
    let judgements = SizeJudge(scale: .iOS).judgements(of: styles(UIFontMetricsScaling()))
    let alike = lines(judgements, "indistinguishable")
    #expect(alike.contains("callout subheadline S"), "both 14")
    #expect(!alike.contains { $0.hasPrefix("headline") }, "semibold beside regular")
    #expect(!alike.contains { $0.hasSuffix(" L") })
  }

  @Test(
    arguments: [
      (.caption1, 1, 3, true, "1.333 where the curve says 1.1875: measured"),
      (.caption1, 100, 3, false, "scale 100 and divide"),
      (.caption1, 0, 3, false, "nothing is exact"),
      (.body, 17, 3, false, "within a pixel"),
      (.body, 1, 1, true, "whole points are coarser"),
    ] as [(TextStyle, Double, Double, Bool, String)])
  func coarse(
    style: TextStyle, value: Double, displayScale: Double, isCoarse: Bool, reason: String
  ) {
    let judgements = FontMetrics(forTextStyle: style)
      .coarseness(of: value, displayScale: displayScale)
    #expect(judgements.contains { $0.category == .extraLarge } == isCoarse, "\(reason)")
    #expect(judgements.allSatisfy { $0.code == "coarse-scaled-value" })
  }

  @Test func ofNothingNothingIsSaid() {
    #expect(SizeJudge(scale: .iOS).judgements(of: []) == [])
    let empty = SizeJudge.Style(name: "x", baseSize: 17, weight: nil, sizes: [])
    #expect(SizeJudge(scale: .iOS).judgements(of: [empty, empty]) == [])
  }
}
