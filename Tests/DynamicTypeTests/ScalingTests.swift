import DynamicType
import Testing

@Suite struct ScalingTests {
  /// Body at 17 points (15 in the table of 2013) at XS, L, XXXL, AX1 and AX5; nil for no cell.
  @Test(
    arguments: [
      ("uifontmetrics", [15, 17, 22, 26, 48], "line heights, whole points"),
      ("system", [14, 17, 23, 28, 53], "Apple's own sizes"),
      ("fixed", [17, 17, 17, 17, 17], "no scaling"),
      ("ios7-10", [14, 17, 23, 28, 53], "body grew then already"),
      ("avenir-next-2013", [12, 15, 18, 18, 21], "one team's choice"),
      ("system-body-sizes", [14, 17, 23, 28, 53], "the switch of many articles"),
      ("react-native", [13.991, 17, 23.001, 30.362, 60.707], "factors of its own, not rounded"),
      ("flutter-ios", [14, 17, 23, 28, 53], "body sizes by 17"),
      ("linear:1.5", [25.5, 25.5, 25.5, 25.5, 25.5], "one factor, not rounded"),
      ("android-14", [nil, 17, 23.5, 26.8, nil], "settings 1, 1.5 and 1.8"),
    ] as [(String, [Double?], String)])
  func body(name: String, sizes: [Double?], reason: String) throws {
    let scaling = try #require(Scalings.named(name))
    #expect(scaling.name == name)
    let scale = scaling.scale(on: .iOS)
    let row = try #require(scale.row(for: .body))
    let base = try #require(scaling.baseSize(in: row, of: scale))
    let categories: [ContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      let ours = scaling.size(from: base, in: row, of: scale, at: category)
      switch (ours, size) {
      case (nil, nil): continue
      case (let ours?, let size?): #expect(abs(ours - size) < 1e-9, "\(category): \(reason)")
      default: Issue.record("\(name) at \(category): \(ours ?? .nan)")
      }
    }
  }

  /// Flutter's factors as its engine has them, to six decimals; React Native's as written.
  @Test func factors() throws {
    let published: [(String, [Double])] = [
      (
        "react-native",
        [0.823, 0.882, 0.941, 1, 1.118, 1.235, 1.353, 1.786, 2.143, 2.643, 3.143, 3.571]
      ),
      (
        "flutter-ios",
        [
          0.823529, 0.882353, 0.941176, 1, 1.117647, 1.235294, 1.352941, 1.647059, 1.941176,
          2.352941, 2.764706, 3.117647,
        ]
      ),
    ]
    let row = try #require(TypeScale.iOS.row(for: .caption2))
    for (name, factors) in published {
      let scaling = try #require(Scalings.named(name))
      for (category, factor) in zip(ContentSizeCategory.allCases, factors) {
        let ours = try #require(scaling.ratio(in: row, of: .iOS, at: category))
        #expect(abs(ours - factor) < 0.000_000_6, "\(name) \(category)")
      }
    }
  }

  /// The curve of AOSP's FontScaleConverterFactory: knees, between them, between tables, outside.
  @Test(
    arguments: [
      (8, 1.15, 9.2, "a bend"), (14, 1.3, 18.8, "a bend"), (24, 1.5, 28, "a bend"),
      (30, 1.8, 34.8, "a bend"), (12, 2, 24, "up to 12 sp text really doubles"),
      (14, 2, 26, "1.86 times"), (30, 2, 38, "1.27 times"), (100, 2, 100, "the curve ends"),
      (16, 2, 28, "half way from 14 to 18"), (200, 2, 200, "beyond, the last factor"),
      (4, 2, 8, "below, the first factor"), (17, 0.85, 14.45, "linear below 1"),
      (17, 1, 17, "the default"), (10, 1.9, 19, "half way from 1.8 to 2"),
      (20, 1.65, 28.4, "half way from 26 to 30.8"),
    ] as [(Double, Double, Double, String)])
  func android(sp: Double, setting: Double, dp: Double, reason: String) throws {
    let scaling = Android14Scaling(setting: setting)
    let row = try #require(TypeScale.iOS.row(for: .body))
    let size = try #require(scaling.size(from: sp, in: row, of: .iOS, at: .large))
    #expect(abs(size - dp) < 1e-9, "\(reason)")
  }

  @Test func androidsSettingsStandUnderCategories() {
    let scaling = Android14Scaling()
    #expect(
      scaling.scale(on: .iOS).categories.map { scaling.settingName(at: $0) } == [
        "0.85", "1", "1.15", "1.3", "1.5", "1.8", "2",
      ])
    #expect(Android14Scaling(setting: 1.3).scale(on: .iOS).categories == [.large])
    #expect(UIFontMetricsScaling().settingName(at: .large) == nil)
  }

  @Test(arguments: [
    ("linear", "no factor"), ("linear:", "no factor"), ("linear:0", "nothing is left"),
    ("linear:-2", "negative"), ("linear:nan", "no number"), ("linear:inf", "no number"),
    ("linear:0x2", "not decimal"), ("linear:1e3", "not in digits"), ("linear:99", "absurd"),
    ("android-14:", "no setting"), ("android-14:3", "above the curve"),
    ("android-14:0", "nothing is left"), ("fixed:2", "takes no parameter"),
    ("UIFontMetrics", "case"),
    ("", "nothing"), ("bogus", "unknown"),
  ])
  func noScaling(name: String, reason: String) {
    #expect(Scalings.named(name) == nil, "\(reason)")
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [Double])
  func sizesThatAreNone(base: Double) throws {
    let row = try #require(TypeScale.iOS.row(for: .body))
    for scaling in Scalings.all where !scaling.hasOwnSizes {
      #expect(scaling.size(from: base, in: row, of: .iOS, at: .accessibilityLarge) == nil)
    }
  }

  /// Styles that somebody invented are rows; Apple's keep Apple's numbers.
  @Test func tablesBringTheirOwnStyles() throws {
    let scale = AvenirNext2013Scaling().scale(on: .iOS)
    #expect(
      scale.rows.map(\.name) == [
        "headline", "subheadline", "body", "caption1", "caption2", "caption3", "footnote",
        "caption4",
      ])
    #expect(scale.row(named: "Caption 3")?.style == nil)
    #expect(scale.row(for: .body)?.cell(for: .large)?.size == 17)
    #expect(SystemBodySizesScaling().scale(on: .iOS).rows.map(\.name) == ["body"])
  }

  @Test func aTableWithHoles() throws {
    let preset = SizePreset(rows: [
      .init(name: "body", cells: [.init(category: .accessibilityLarge, size: 30)]),
      .init(
        name: "note", baseSize: 12,
        cells: [.init(category: .extraLarge, size: 12), .init(category: .small, size: 9)]),
    ])
    let scaling = TableScaling(name: "custom", title: "a table", preset: preset)
    let scale = scaling.scale(on: .iOS)
    #expect(scale.categories == [.small, .extraLarge, .accessibilityLarge])
    let body = try #require(scale.row(named: "body"))
    let note = try #require(scale.row(named: "note"))
    #expect(scaling.baseSize(in: body, of: scale) == nil, "no size at the default category")
    #expect(scaling.ratio(in: body, of: scale, at: .accessibilityLarge) == nil)
    #expect(scaling.baseSize(in: note, of: scale) == 12)
    #expect(scaling.size(from: 12, in: note, of: scale, at: .small) == 9)
    #expect(scaling.ratio(in: note, of: scale, at: .small) == 0.75)
    #expect(scaling.size(from: 12, in: note, of: scale, at: .large) == nil)
  }

  /// `--curve hig`: the published line heights in the eight disputed cells, the same elsewhere.
  @Test func publishedCurve() {
    let measured = UIFontMetricsScaling()
    let published = UIFontMetricsScaling(curve: .hig)
    var differing: [String] = []
    for row in TypeScale.iOS.rows {
      for cell in row.cells {
        let sizes = [measured, published].map {
          $0.ratio(in: row, of: .iOS, at: cell.category)
        }
        if sizes[0] != sizes[1] { differing.append("\(row.name) \(cell.category.shortName)") }
      }
    }
    #expect(
      differing == [
        "title1 XL", "title1 XXL", "title1 AX4", "headline AX4", "subheadline XXXL",
        "subheadline AX2", "caption1 AX1", "caption2 AX2",
      ])
    #expect(
      FontMetrics(forTextStyle: .headline, curve: .hig)
        .scaledFontSize(for: 17, compatibleWith: .accessibilityExtraExtraLarge) == 43)
  }
}
