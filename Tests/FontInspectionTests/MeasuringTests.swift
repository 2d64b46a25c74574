import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

@Suite struct MeasuringTests {
  /// What a sample font's texts measure.
  private func measure(
    _ texts: [MeasuredText], _ change: (inout SampleFont) -> Void = { _ in }
  ) throws -> [TextMeasurement] {
    let bytes = SampleFont(change).bytes
    let face = try #require(try read(bytes).faces.last)
    return try FaceMeasurer().measure(texts, in: face, bytes.span)
  }

  private func measure(
    _ text: String, _ change: (inout SampleFont) -> Void = { _ in }
  ) throws -> TextMeasurement {
    try #require(try measure([MeasuredText(text)], change).first)
  }

  private static let box = InkBox(left: 50, top: 710, right: 550, bottom: 0)
  private static let h = GlyphMeasurement(glyph: 2, name: nil, advance: 600, ink: box)
  private static let notdef = GlyphMeasurement(glyph: 0, name: nil, advance: 600, ink: nil)

  @Test func glyphsStandSideBySide() throws {
    let measured = try measure("H xą")
    let x = GlyphMeasurement(
      glyph: 3, name: nil, advance: 600, ink: InkBox(left: 50, top: 510, right: 550, bottom: 0))
    let space = GlyphMeasurement(glyph: 1, name: nil, advance: 600, ink: nil)
    #expect(
      measured
        == TextMeasurement(
          text: "H xą",
          glyphs: [
            .init(measurement: Self.h, character: "H", cluster: 0),
            .init(measurement: space, character: " ", cluster: 1),
            .init(measurement: x, character: "x", cluster: 2),
            .init(measurement: Self.notdef, character: "ą", cluster: 3),
          ], missing: ["ą"]))
    #expect(measured.width == 2400)
    #expect(measured.ink == InkBox(left: 50, top: 710, right: 1750, bottom: 0))
    #expect(Self.h.leftSideBearing == 50)
    #expect(Self.h.rightSideBearing == 50)
    #expect(space.leftSideBearing == nil && space.rightSideBearing == nil)
  }

  /// Clusters count bytes of UTF-8, as HarfBuzz does; missing characters are told once.
  @Test func clusters() throws {
    let measured = try measure("é漢\u{1F642}éH")
    #expect(measured.glyphs.map(\.cluster) == [0, 2, 5, 9, 11])
    #expect(measured.missing == ["é", "漢", "\u{1F642}"])
  }

  @Test(arguments: [
    ("H\u{200D}H", 2, "a joiner"), ("H\u{FE0F}", 1, "a variation selector"),
    ("H\u{AD}x", 2, "a soft hyphen"), ("\u{202E}H", 1, "a direction mark"),
  ])
  func ignorableCharactersArePassedOver(_ text: String, count: Int, reason: String) throws {
    let measured = try measure(text)
    #expect(measured.glyphs.count == count, "\(reason)")
    #expect(measured.missing == [], "\(reason)")
  }

  /// In a list every character counts, and what is missing takes no room.
  @Test func characterLists() throws {
    let ranges = CharacterRanges([0x78...0x7A, 0x48...0x48, 0xAD...0xAD])
    let measured = try #require(try measure([MeasuredText(characters: ranges)]).first)
    #expect(measured.text == "Hxyz\u{AD}")
    #expect(measured.glyphs.map(\.character) == ["H", "x"])
    #expect(measured.missing == ["y", "z", "\u{AD}"])
    #expect(measured.width == 1200)
  }

  @Test func nothingToMeasure() throws {
    let measured = try measure("")
    #expect(measured.width == 0 && measured.ink == nil && measured.glyphs.isEmpty)
  }

  /// A font that lacks a table still says what the others know.
  @Test(arguments: ["cmap", "maxp"])
  func withoutCharactersOrGlyphs(_ tag: String) throws {
    let measured = try measure("H") { $0.replacedTables[tag] = [] }
    #expect(
      measured
        == TextMeasurement(
          text: "H", glyphs: [.init(measurement: Self.notdef, character: "H", cluster: 0)],
          missing: ["H"]))
  }

  @Test(arguments: ["head", "hhea", "hmtx"])
  func withoutMetrics(_ tag: String) {
    let error = #expect(throws: FontError.self) {
      try measure("H") { $0.replacedTables[tag] = [] }
    }
    #expect(error?.code == .damaged)
    #expect(error?.message.contains("no whole table \(tag)") == true)
  }

  /// What FreeType would refuse by a number is said in words.
  @Test(
    arguments: [
      ("head", 18, [0, 0], 54, "head states 0 units per em, but 16 to 16384 are allowed"),
      ("head", 18, [0, 15], 54, "head states 15 units per em"),
      ("head", 18, [0x40, 1], 54, "head states 16385 units per em"),
      ("head", 0, [], 20, "the table head has 20 bytes, its fields take 54"),
      ("hhea", 0, [], 1, "the table hhea has 1 byte, its fields take 36"),
      ("hmtx", 0, [], 3, "the table hmtx has 3 bytes, its fields take 4"),
    ] as [(String, Int, [UInt8], Int, String)])
  func damagedMetrics(
    _ tag: String, at offset: Int, bytes: [UInt8], length: Int, message: String
  ) throws {
    var table = try #require(SampleFont().tables.first { $0.tag == tag }).bytes
    table.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    let error = #expect(throws: FontError.self) {
      try measure("H") { $0.replacedTables[tag] = Array(table.prefix(length)) }
    }
    #expect(error?.code == .damaged)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.help.isEmpty == false)
  }

  @Test(arguments: [16, 1000, 2048, 16_384])
  func everyGridThatIsAllowed(unitsPerEm: Int) throws {
    #expect(try measure("H") { $0.unitsPerEm = unitsPerEm }.width == 600)
  }

  /// Advances beyond those that `hhea` counts are the last one's; a table cut short counts as it is.
  @Test func fewAdvances() throws {
    let two = [500, 0, 700, 0].flatMap(SampleFont.be16)
    #expect(try measure("H") { $0.replacedTables["hmtx"] = two }.width == 700)
  }

  @Test func glyphBeyondTheFont() throws {
    // H maps to glyph 9 of 4.
    let map = CharacterMapTests.table(
      (3, 1, [6, 12, 0, 0x48, 1, 9].flatMap(SampleFont.be16)))
    let measured = try measure("H") { $0.replacedTables["cmap"] = map }
    #expect(measured.missing == ["H"])
    #expect(measured.glyphs.first?.measurement.glyph == 0)
  }

  @Test func fileThatIsGone() throws {
    let bytes = SampleFont().bytes
    let face = try #require(try read(bytes).faces.first)
    do throws(FontError) {
      _ = try FaceMeasurer().measure([], in: face, of: FilePath("nowhere.ttf"))
      Issue.record("there is no such file")
    } catch {
      #expect(error.code == .notFound)
    }
  }

  /// Cut and mutated fonts are measured or refused, never trapped on.
  @Test func damagedFonts() {
    var random = SplitMix64(seed: 11)
    let whole = SampleFont { sample in
      sample.axes = [.init("wght", 300, 400, 700)]
      sample.instances = [.init(256, [700])]
      sample.replacedTables["HVAR"] = Self.hvar
    }.bytes
    for index in 0..<1500 {
      var bytes = whole
      for _ in 0..<(1 + index % 6) {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          [0x00, 0xFF, 0x80, 0x7F].randomElement(using: &random) ?? 0
      }
      if index % 5 == 0 {
        bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      }
      for face in (try? read(bytes).faces) ?? [] {
        _ = try? FaceMeasurer().measure([MeasuredText("Hx ą")], in: face, bytes.span)
      }
    }
  }

  // MARK: HVAR

  /// One region from the default to the end of one axis; an item for each of two glyphs: +100, -40.
  static let hvar: [UInt8] = {
    let regions = [1, 1, 0, 0x4000, 0x4000].flatMap(SampleFont.be16)
    let data = [2, 0, 1, 0].flatMap(SampleFont.be16) + [100, UInt8(bitPattern: -40)]
    let header = SampleFont.be16(1) + SampleFont.be32(12) + SampleFont.be16(1)
    let variationStore = header + SampleFont.be32(UInt32(12 + regions.count)) + regions + data
    // Glyphs 0 and 1 take item 1, all later ones item 0.
    let map: [UInt8] = [0, 0x00] + SampleFont.be16(3) + [1, 1, 0]
    return SampleFont.be32(0x0001_0000) + SampleFont.be32(20)
      + SampleFont.be32(UInt32(20 + variationStore.count)) + SampleFont.be32(0)
      + SampleFont.be32(0) + variationStore + map
  }()

  @Test(arguments: [
    (0, 1.0, -40.0, "an entry of the map"), (2, 1.0, 100.0, "its last entry"),
    (9, 1.0, 100.0, "past its end the last entry counts"), (2, 0.25, 25.0, "a quarter of the way"),
    (2, 0.0, 0.0, "the default"), (2, -1.0, 0.0, "outside the region"),
    (-1, 1.0, 0.0, "no glyph"),
  ])
  func advanceDeltas(_ glyph: Int, at place: Double, delta: Double, reason: String) {
    #expect(
      HVAR.advanceDelta(of: glyph, at: [place], in: Self.hvar.span) == delta, "\(reason)")
  }

  @Test func advancesVary() throws {
    let measured = try measure("H") { sample in
      sample.names += [.windows(256, "Bold")]
      sample.axes = [.init("wght", 400, 400, 700)]
      sample.instances = [.init(256, [400]), .init(256, [550])]
      sample.replacedTables["HVAR"] = Self.hvar
    }
    // Half of the way from 400 to 700.
    #expect(measured.width == 650)
  }
}

/// Numbers that fontTools 4.68 gives for the same fonts: `hmtx` and `HVAR` unrounded, and
/// `BoundsPen`, which follows curves exactly.
@Suite(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
struct RealMeasuringTests {
  struct Case: CustomTestStringConvertible {
    let font: String
    let text: String
    let glyphs: [Int]
    let advances: [Double]
    let ink: InkBox
    var names: [String?]? = nil
    let reason: String
    var testDescription: String { "\(font): \(reason)" }
  }

  static let karla = RealFonts.karlaVariable + "/Karla[wght].ttf"

  static let cases = [
    Case(
      font: RealFonts.lato + "/Lato-Bold.ttf", text: "Einstellungen",
      glyphs: [9, 45, 50, 57, 59, 39, 163, 163, 60, 50, 43, 39, 50],
      advances: [1150, 508, 1128, 879, 744, 1068, 497, 497, 1128, 1128, 1056, 1068, 1128],
      ink: InkBox(left: 161, top: 1486, right: 11867, bottom: -361),
      names: Array(repeating: nil, count: 13), reason: "TrueType, without glyph names"),
    Case(
      font: karla + "@Bold", text: "Hamburg", glyphs: [46, 13, 25, 14, 33, 30, 19],
      advances: [
        1411.14453125, 1169.77880859375, 1897.82861328125, 1227.92578125, 1253.92578125,
        784.94970703125, 1164.12109375,
      ],
      ink: InkBox(
        left: 185.90283203125, top: 1371.8046875, right: 8869.40625, bottom: -502.24365234375),
      names: ["H", "a", "m", "b", "u", "r", "g"], reason: "a named instance, by HVAR and gvar"),
    Case(
      font: karla + "@wght=333", text: "Hamburg", glyphs: [46, 13, 25, 14, 33, 30, 19],
      advances: [
        1312.16158203125, 1077.7956884765624, 1861.84900390625, 1170.61986328125, 1196.61986328125,
        702.0834375, 1117.23443359375,
      ],
      ink: InkBox(
        left: 207.229140625, top: 1361.3854296875, right: 8410.305263671875,
        bottom: -488.731787109375), reason: "between two instances"),
    Case(
      font: karla, text: "Hamburg", glyphs: [46, 13, 25, 14, 33, 30, 19],
      advances: [1337, 1101, 1871, 1185, 1211, 723, 1129],
      ink: InkBox(left: 202, top: 1364, right: 8526, bottom: -492), reason: "the default"),
    Case(
      font: RealFonts.cantarell + "/Cantarell-Bold.otf", text: "Ångström",
      glyphs: [24, 360, 312, 417, 430, 409, 381, 358],
      advances: [659, 583, 584, 479, 383, 410, 582, 898],
      ink: InkBox(left: 0, top: 975, right: 4516, bottom: -230),
      names: ["Aring", "n", "g", "s", "t", "r", "odieresis", "m"], reason: "CFF, with names"),
    Case(
      font: RealFonts.wenQuanYi + "/wqy-microhei.ttc", text: "中文W", glyphs: [2012, 7990, 58],
      advances: [2048, 2048, 1810], ink: InkBox(left: 224, top: 1664, right: 5886, bottom: -200),
      reason: "a collection's first face"),
    Case(
      font: RealFonts.wenQuanYi + "/wqy-microhei.ttc#1", text: "中文W",
      glyphs: [2012, 7990, 48688], advances: [2048, 2048, 1229],
      ink: InkBox(left: 224, top: 1664, right: 5323, bottom: -200),
      reason: "its second face, with glyphs of its own"),
  ]

  private func measure(_ text: String, _ font: String) async throws -> TextMeasurement {
    let specifier = FaceSpecifier(FilePath(font)) { (try? FileSystem.kind(of: $0)) != nil }
    let face = try await specifier.resolve(using: FontScanner(jobs: 1)).face
    return try #require(
      try FaceMeasurer().measure([MeasuredText(text)], in: face, of: specifier.file).first)
  }

  @Test(arguments: cases)
  func agreesWithFontTools(_ example: Case) async throws {
    let measured = try await measure(example.text, example.font)
    #expect(measured.glyphs.map(\.measurement.glyph) == example.glyphs)
    #expect(measured.missing == [])
    for (glyph, advance) in zip(measured.glyphs, example.advances) {
      // Coordinates are kept in 2.14, so the last digits are fontTools' own.
      #expect(abs(try #require(glyph.measurement.advance) - advance) < 0.01, "\(glyph.character)")
    }
    let ink = try #require(measured.ink)
    for (side, wanted) in [
      (ink.left, example.ink.left), (ink.top, example.ink.top), (ink.right, example.ink.right),
      (ink.bottom, example.ink.bottom),
    ] {
      // FreeType gives 64ths of a unit, and the width adds up what advances differ by.
      #expect(abs(side - wanted) < 0.05)
    }
    if let names = example.names { #expect(measured.glyphs.map(\.measurement.name) == names) }
  }

  /// Without `HVAR` the advances come from `gvar`, and are the same.
  @Test func withoutHVAR() async throws {
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.karla)))
    let tag = Array("HVAR".utf8)
    let place = try #require(
      (0..<400).first { Array(bytes[$0..<($0 + 4)]) == tag }, "the directory names the table")
    bytes[place] = UInt8(ascii: "X")
    let face = try #require(try read(bytes).faces.first { $0.instance?.name == "Bold" })
    let measured = try FaceMeasurer().measure([MeasuredText("Hamburg")], in: face, bytes.span)
    let expected = try await measure("Hamburg", Self.karla + "@Bold")
    #expect(abs(try #require(measured.first?.width) - #require(expected.width)) < 0.1)
  }
}

@Suite struct CharacterRangesTests {
  @Test(
    arguments: [
      ("a", 0x61...0x61, "a character"), ("a-z", 0x61...0x7A, "a range"),
      ("U+0041", 0x41...0x41, "a code"), ("u+41", 0x41...0x41, "in lower case, short"),
      ("U+0041-005A", 0x41...0x5A, "codes"), ("U+0041-U+005A", 0x41...0x5A, "codes, both in full"),
      ("U+10FFFF", 0x10FFFF...0x10FFFF, "the last one"), ("-", 0x2D...0x2D, "a hyphen itself"),
      ("--/", 0x2D...0x2F, "from a hyphen on"), ("ä-ö", 0xE4...0xF6, "beyond ASCII"),
      ("\u{1F600}", 0x1F600...0x1F600, "beyond the basic plane"), ("7-9", 0x37...0x39, "digits"),
      ("", nil, "nothing"), ("ab", nil, "two characters"), ("z-a", nil, "backwards"),
      ("U+", nil, "no digits"), ("U+110000", nil, "too large"), ("U+D800", nil, "a surrogate"),
      ("U+00G1", nil, "no digit"), ("U+0000041", nil, "too long"), ("a-", nil, "half a range"),
      ("a-U+", nil, "half a code"), ("-a", nil, "no first"),
      ("a-0041", nil, "a code after a character"),
    ] as [(String, ClosedRange<UInt32>?, String)])
  func reads(_ text: String, range: ClosedRange<UInt32>?, reason: String) {
    #expect(CharacterRanges.range(text) == range, "\(reason)")
  }

  @Test func unites() {
    let ranges = CharacterRanges([0x50...0x60, 0x41...0x43, 0x44...0x44, 0x55...0x70])
    #expect(ranges.ranges == [0x41...0x44, 0x50...0x70])
    #expect(CharacterRanges([0xD7FF...0xE000]).map(\.value) == [0xD7FF, 0xE000])
    #expect(CharacterRanges([0...0x10FFFF]).count == 0x110000)
    #expect(CharacterRanges.printableASCII.count == 95)
  }

  @Test func codeNames() {
    #expect(
      (["A", "ą", "\u{1F642}", "\0"] as [Unicode.Scalar]).map(\.codeName) == [
        "U+0041", "U+0105", "U+1F642", "U+0000",
      ])
  }
}
