import DynamicType
import Testing

/// What platforms have beside their cells, which `TypeScaleTests` compares with the fixtures.
@Suite struct PlatformTests {
  @Test(
    arguments: [
      ("watchOS:38mm", .small), ("watchOS:40mm", .large), ("watchOS:41mm", .large),
      ("watchOS 42mm", nil), ("watchOS:42mm", .large), ("watchos:44MM", .extraLarge),
      ("watchOS:45mm", .extraLarge), ("watchOS:49 mm", .extraLarge), ("watchOS", .large),
      ("watchOS:46mm", nil), ("iOS:44mm", nil),
    ] as [(String, ContentSizeCategory?)])
  func devices(name: String, category: ContentSizeCategory?) {
    #expect(TypeScale.named(name)?.defaultCategory == category)
  }

  /// A font's base size is the one at the device's own category.
  @Test func scalingStartsAtTheDevicesCategory() throws {
    let scale = try #require(TypeScale.named("watchOS:44mm"))
    let row = try #require(scale.row(for: .body))
    let scaling = UIFontMetricsScaling()
    #expect(scaling.baseSize(in: row, of: scale) == 17)
    #expect(scaling.size(from: 17, in: row, of: scale, at: .extraLarge) == 17)
    #expect(scaling.size(from: 17, in: row, of: scale, at: .large) == 16)
  }

  /// Line heights of watchOS are size + 2.5, but in the four cells that are marked.
  @Test func irregularLineHeights() {
    for row in TypeScale.watchOS.rows {
      for cell in row.cells {
        #expect(
          (cell.leading == cell.size + 2.5) == (cell.doubt != .irregularLeading),
          "\(row.name) \(cell.category)")
      }
    }
    let revised = TypeScale.watchOS.rows.flatMap { row in
      row.cells.filter { $0.doubt == .revised }.map { "\(row.name) \($0.category.shortName)" }
    }
    #expect(revised == ["title2 L", "caption2 XXL"])
  }

  @Test func minimumSizes() {
    #expect(TypeScale.all.map(\.minimumSize) == [11, 12, 10, 23, 12, 11])
    #expect(TypeScale.all.map(\.enlargement) == [2, 1.4, 2, 2, 2, 2])
    #expect(TypeScale.all.filter { !$0.hasFontMetrics }.map(\.platform) == ["iOS 7-10"])
  }

  /// Without line heights there is a size where nothing is scaled, and none elsewhere.
  @Test func unpublishedLineHeights() throws {
    let body = try #require(TypeScale.visionOS.row(for: .body))
    let metrics = FontMetrics(row: body, defaultCategory: .large)
    #expect(metrics.scaledFontSize(for: 20.4, compatibleWith: .large) == 20)
    #expect(metrics.scaledFontSize(for: 20.4, compatibleWith: .extraLarge) == nil)
    let old = try #require(TypeScale.iOS7To10.row(for: .body))
    #expect(
      FontMetrics(row: old, defaultCategory: .large).ratio(compatibleWith: .extraLarge) == nil)
  }

  @Test func otherNames() {
    #expect(TypeScale.watchOS.row(named: "Footnote 1")?.name == "footnote")
    #expect(TypeScale.watchOS.row(named: "footnote2")?.style == nil)
    #expect(TypeScale.tvOS.row(named: "Subtitle 1")?.name == "subtitle1")
    #expect(
      TypeScale.visionOS.row(named: "UIFontTextStyleExtraLargeTitle2")?.name == "extraLargeTitle2")
    #expect(TypeScale.visionOS.row(named: "title1") == nil)
  }

  /// The map, heaviest last, as words and as numbers.
  @Test func boldText() {
    #expect(
      FontWeight.allCases.map(\.underBoldText) == [
        .thin, .light, .regular, .semibold, .bold, .heavy, .black, .black, .black,
      ])
    #expect(
      FontWeight.allCases.map(\.underBoldText.weightClass) == [
        200, 300, 400, 600, 700, 800, 900, 900, 900,
      ])
    #expect(FontWeight.allCases.sorted() == FontWeight.allCases)
  }
}
