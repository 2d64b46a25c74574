import Foundation
import TestSupport
import Testing

@testable import FontInspection

@Suite struct CharacterMapTests {
  private static func be16(_ values: Int...) -> [UInt8] { values.flatMap(SampleFont.be16) }
  private static func be32(_ values: UInt32...) -> [UInt8] { values.flatMap(SampleFont.be32) }

  /// A table with one subtable for each record.
  static func table(
    _ subtables: (platform: Int, encoding: Int, bytes: [UInt8])...
  ) -> [UInt8] {
    var records = be16(0, subtables.count)
    var offset = 4 + 8 * subtables.count
    for subtable in subtables {
      records += be16(subtable.platform, subtable.encoding) + be32(UInt32(offset))
      offset += subtable.bytes.count
    }
    return records + subtables.flatMap(\.bytes)
  }

  /// Format 4 with the segments A…C by delta and a, b by an array of glyphs, of which b is missing.
  static let segments =
    be16(4, 44, 0, 6, 4, 1, 2) + be16(0x43, 0x62, 0xFFFF, 0) + be16(0x41, 0x61, 0xFFFF)
    + be16(10 - 0x41, 5, 1) + be16(0, 4, 0) + be16(20, 0)
  static let bytes = be16(0, 262, 0) + (0..<256).map { $0 == 0x41 ? 7 : $0 == 0x80 ? 6 : 0 }
  static let run = be16(6, 14, 0, 0x41, 2, 8, 0)
  static let wideRun = be16(10, 0) + be32(24, 0, 0x1F600, 2) + be16(30, 31)
  static let groups =
    be16(12, 0) + be32(40, 0, 2) + be32(0x41, 0x43, 40) + be32(0x1F600, 0x1F601, 50)
  static let shared = be16(13, 0) + be32(28, 0, 1) + be32(0x4E00, 0x9FFF, 3)
  static let variations = be16(14) + be32(10, 0)

  struct Case: CustomTestStringConvertible {
    let reason: String
    let table: [UInt8]
    /// Characters and the glyphs that they have.
    let glyphs: [Unicode.Scalar: Int?]
    var testDescription: String { reason }
  }

  static let cases = [
    Case(
      reason: "format 4: deltas, an array, missing glyphs, gaps", table: table((3, 1, segments)),
      glyphs: [
        "@": nil, "A": 10, "C": 12, "D": nil, "a": 25, "b": nil, "c": nil, "\u{FFFF}": nil,
        "\u{1F600}": nil,
      ]),
    Case(
      reason: "format 0, Mac OS Roman", table: table((1, 0, bytes)),
      glyphs: ["A": 7, "B": nil, "Ä": 6, "€": nil, "\u{80}": nil]),
    Case(
      reason: "format 6", table: table((0, 3, run)), glyphs: ["@": nil, "A": 8, "B": nil, "C": nil]),
    Case(
      reason: "format 10", table: table((3, 10, wideRun)),
      glyphs: ["\u{1F5FF}": nil, "\u{1F600}": 30, "\u{1F601}": 31, "\u{1F602}": nil]),
    Case(
      reason: "format 12", table: table((0, 4, groups)),
      glyphs: ["A": 40, "C": 42, "D": nil, "\u{1F601}": 51, "\u{1F602}": nil, "@": nil]),
    Case(
      reason: "format 13: one glyph for all", table: table((0, 6, shared)),
      glyphs: ["一": 3, "中": 3, "A": nil]),
    Case(
      reason: "all of Unicode before the basic plane",
      table: table((3, 1, segments), (3, 10, groups)),
      glyphs: ["A": 40]),
    Case(
      reason: "Windows before the Unicode platform", table: table((0, 3, run), (3, 1, segments)),
      glyphs: ["A": 10]),
    Case(
      reason: "Unicode before Mac OS Roman", table: table((1, 0, bytes), (3, 1, segments)),
      glyphs: ["A": 10]),
    Case(
      reason: "variation sequences are no character map",
      table: table((0, 5, variations), (1, 0, bytes)), glyphs: ["A": 7]),
    Case(
      reason: "symbols stand at U+F000",
      table: table((3, 0, be16(6, 12, 0, 0xF041, 1, 9))), glyphs: ["A": 9, "\u{F041}": 9, "B": nil]),
    Case(
      reason: "counts beyond the table",
      table: table((3, 10, be16(12, 0) + be32(0xFFFF_FFFF, 0, 0xFFFF_FFFF) + be32(0x41, 0x43, 40))),
      glyphs: ["A": 40, "D": nil]),
    Case(
      reason: "format 4 cut short", table: Array(table((3, 1, segments)).dropLast(20)),
      glyphs: ["A": nil, "a": nil]),
  ]

  /// The glyphs of characters; nil where the table has no map that can be read.
  private static func glyphs(
    of characters: [Unicode.Scalar], in table: [UInt8]
  ) -> [Unicode.Scalar: Int?]? {
    let span = table.span
    guard let map = CharacterMap(span) else { return nil }
    var glyphs: [Unicode.Scalar: Int?] = [:]
    for character in characters {
      glyphs[character] = .some(map.glyph(of: character, in: span))
    }
    return glyphs
  }

  @Test(arguments: cases)
  func looksUp(_ example: Case) {
    #expect(
      Self.glyphs(of: Array(example.glyphs.keys), in: example.table) == example.glyphs)
  }

  @Test(
    arguments: [
      ([], "empty"), (be16(0, 1), "no record"), (table(), "no subtable"),
      (be16(0, 1, 3, 1) + be32(0xFFFF_FFFF), "a subtable outside the table"),
      (table((3, 1, be16(2, 6, 0))), "a format that is for no Unicode"),
      (table((7, 7, segments)), "an unknown platform"),
    ] as [([UInt8], String)])
  func refuses(_ table: [UInt8], reason: String) {
    #expect(Self.glyphs(of: [], in: table) == nil, "\(reason)")
  }

  /// Whatever the bytes, there is an answer.
  @Test func damagedTables() {
    var random = SplitMix64(seed: 4)
    for example in Self.cases {
      for _ in 0..<200 {
        var table = example.table
        for _ in 0..<4 {
          table[Int.random(in: table.indices, using: &random)] =
            [0x00, 0xFF, 0x80, 0x7F].randomElement(using: &random) ?? 0
        }
        _ = Self.glyphs(of: Array(example.glyphs.keys), in: table)
      }
    }
  }

  /// Both readers of `cmap` find the same characters in real fonts.
  @Test(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
  func agreesWithTheListOfCharacters() throws {
    for file in [
      RealFonts.lato + "/Lato-Bold.ttf", RealFonts.cantarell + "/Cantarell-Bold.otf",
      RealFonts.karlaVariable + "/Karla[wght].ttf", RealFonts.base35 + "/StandardSymbolsPS.otf",
      RealFonts.dejaVu + "/DejaVuSans.ttf",
    ] {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      let span = bytes.span
      let tables = try FaceTables(span, directoryAt: 0)
      let found = tables.directory.range(of: "cmap", in: span)
      let range = try #require(found)
      let count = try #require(tables.glyphCount)
      let listed = Cmap(span.extracting(range), glyphCount: count).characters
      guard let map = CharacterMap(span.extracting(range)) else {
        Issue.record("\(file) has no map")
        continue
      }
      var mapped: [ClosedRange<UInt32>] = []
      for value in UInt32(0)...0x1_FFFF {
        guard let scalar = Unicode.Scalar(value),
          let glyph = map.glyph(of: scalar, in: span.extracting(range)), glyph < count
        else { continue }
        mapped.append(value...value)
      }
      #expect(CodePointSet(mapped) == listed, "\(file)")
    }
  }
}
