import TestSupport
import Testing

@testable import FontInspection

@Suite struct NameTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reason: String
    let names: [SampleFont.Name]
    let family: String?
    var testDescription: String { reason }
  }

  /// A table of format 1 with a German record and one in language 0x8000, which a tag names.
  @Test(
    arguments: [
      ("en", "Tagged"), ("en-GB", "Tagged"), ("EN-us", "Tagged"), ("enm", "Deutsch"),
      ("de", "Deutsch"), ("e", "Deutsch"), ("", "Deutsch"),
    ])
  func languageTagsMaySayEnglish(tag: String, family: String) {
    func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { SampleFont.be16(Int($0)) } }
    func be16(_ values: Int...) -> [UInt8] { values.flatMap(SampleFont.be16) }
    let (german, tagged, name) = (utf16("Deutsch"), utf16("Tagged"), utf16(tag))
    let table =
      be16(1, 2, 36) + be16(3, 1, 0x0407, 1, german.count, 0)
      + be16(3, 1, 0x8000, 1, tagged.count, german.count)
      + be16(1, name.count, german.count + tagged.count) + german + tagged + name
    let names = NameTable(table.span, includesAllIDs: false)
    #expect(names?.value(1, in: table.span) == family)
    #expect(names?.isForeign(1) == (family == "Deutsch"))
  }

  static let choices: [Case] = [
    Case(
      reason: "Windows US English comes before all others, wherever it stands",
      names: [
        .macintosh(1, "Mac"), .unicode(1, "Unicode"), .windows(1, "British", language: 0x0809),
        .windows(1, "American"),
      ], family: "American"),
    Case(
      reason: "of Windows encodings 1 comes first, then 10, then 0",
      names: [
        .windows(1, "symbol", encoding: 0), .windows(1, "full", encoding: 10),
        .windows(1, "basic", encoding: 1),
      ], family: "basic"),
    Case(
      reason: "encoding 10 comes before 0",
      names: [.windows(1, "symbol", encoding: 0), .windows(1, "full", encoding: 10)],
      family: "full"),
    Case(
      reason: "other English comes before the Unicode platform",
      names: [.unicode(1, "Unicode"), .windows(1, "Australian", language: 0x0C09)],
      family: "Australian"),
    Case(
      reason: "the Unicode platform comes before Macintosh",
      names: [.macintosh(1, "Mac"), .unicode(1, "Unicode")], family: "Unicode"),
    Case(
      reason: "Macintosh English comes before another language of Windows",
      names: [.windows(1, "Deutsch", language: 0x0407), .macintosh(1, "Mac")], family: "Mac"),
    Case(
      reason: "without English the first that can be decoded",
      names: [
        .windows(1, "日本語", language: 0x0411), .windows(1, "Deutsch", language: 0x0407),
      ], family: "日本語"),
    Case(
      reason: "a language tag's number is no Windows language, though its bits look English",
      names: [.windows(1, "tagged", language: 0x8009), .macintosh(1, "Mac")], family: "Mac"),
    Case(
      reason: "an empty record is none",
      names: [.windows(1, ""), .macintosh(1, "Mac")], family: "Mac"),
    Case(
      reason: "an encoding that is not decoded is passed over",
      names: [
        SampleFont.Name(1, platform: 3, encoding: 7, language: 0x0409, bytes: [65, 66]),
        .macintosh(1, "Mac"),
      ], family: "Mac"),
    Case(
      reason: "ID 16 comes before ID 1",
      names: [.windows(1, "Short"), .windows(16, "Typographic")], family: "Typographic"),
    Case(
      reason: "IDs 21 and 22, which FreeType prefers, are not CoreText's",
      names: [.windows(1, "Short"), .windows(21, "WWS")], family: "Short"),
    Case(
      reason: "a record with a lone surrogate counts only where no other does",
      names: [
        SampleFont.Name(1, platform: 3, encoding: 1, language: 0x0409, bytes: [0, 0x41, 0xD8, 0]),
        .macintosh(1, "Mac"),
      ], family: "Mac"),
    Case(
      reason: "Macintosh Japanese, half-width katakana and Apple's own bytes",
      names: [
        SampleFont.Name(
          1, platform: 1, encoding: 1, language: 11,
          bytes: [0x93, 0xFA, 0x96, 0x7B, 0xB1, 0xFD, 0x41])
      ], family: "日本ｱ©A"),
    Case(
      reason: "Macintosh Traditional Chinese",
      names: [
        SampleFont.Name(
          1, platform: 1, encoding: 2, language: 19, bytes: [0xA4, 0xA4, 0xA4, 0xE5, 0xFE])
      ], family: "中文™"),
    Case(
      reason: "Macintosh Korean",
      names: [
        SampleFont.Name(
          1, platform: 1, encoding: 3, language: 23, bytes: [0xC7, 0xD1, 0xB1, 0xDB, 0x81])
      ], family: "한글₩"),
    Case(
      reason: "Macintosh Simplified Chinese",
      names: [
        SampleFont.Name(
          1, platform: 1, encoding: 25, language: 33, bytes: [0xD6, 0xD0, 0xCE, 0xC4, 0x80])
      ], family: "中文ü"),
    Case(
      reason: "Macintosh Cyrillic",
      names: [
        SampleFont.Name(
          1, platform: 1, encoding: 7, language: 32, bytes: [0x98, 0xF0, 0xE8, 0xF4, 0xF2])
      ], family: "Шрифт"),
    Case(
      reason: "Macintosh Central European",
      names: [
        SampleFont.Name(1, platform: 1, encoding: 29, language: 25, bytes: [0x9D, 0x97, 0x88])
      ], family: "Ěóą"),
    Case(
      reason: "a language of the Roman script with an encoding of its own: Turkish",
      names: [
        SampleFont.Name(1, platform: 1, encoding: 0, language: 17, bytes: [0xDA, 0xDD, 0xDF])
      ], family: "Ğış"),
    Case(
      reason: "Windows PRC, each single byte with a zero before it",
      names: [
        SampleFont.Name(
          1, platform: 3, encoding: 3, language: 0x0804, bytes: [0xD6, 0xD0, 0xCE, 0xC4, 0, 0x41])
      ], family: "中文A"),
    Case(
      reason: "Windows Big5",
      names: [
        SampleFont.Name(
          1, platform: 3, encoding: 4, language: 0x0404, bytes: [0xA4, 0xA4, 0xA4, 0xE5])
      ], family: "中文"),
    Case(
      reason: "the ISO platform, ISO 10646",
      names: [SampleFont.Name(1, platform: 2, encoding: 1, language: 0, bytes: [0, 0x41, 1, 5])],
      family: "Aą"),
    Case(
      reason: "the ISO platform, Latin-1",
      names: [SampleFont.Name(1, platform: 2, encoding: 2, language: 0, bytes: [0x41, 0xE9])],
      family: "Aé"),
    Case(
      reason: "bytes that are not in the record's encoding are passed over",
      names: [
        SampleFont.Name(1, platform: 1, encoding: 1, language: 11, bytes: [0x93]),
        .windows(1, "Deutsch", language: 0x0407),
      ], family: "Deutsch"),
    Case(reason: "no family at all", names: [.windows(4, "Full")], family: nil),
  ]

  @Test(arguments: choices)
  func choosesRecord(_ row: Case) throws {
    #expect(try face { $0.names = row.names }.family == row.family)
  }

  @Test func decodesMacRoman() throws {
    let bytes: [UInt8] = [0x80, 0x8A, 0x8E, 0xCA, 0xDB, 0xF0, 0xFF, 0x41]
    let name = SampleFont.Name(1, platform: 1, encoding: 0, language: 0, bytes: bytes)
    #expect(try face { $0.names = [name] }.family == "Ääé\u{A0}€\u{F8FF}ˇA")
  }

  @Test func decodesEveryMacRomanByte() {
    let all = (0...255).map { UInt8($0) }
    #expect(MacEncoding.roman.decode(all.span).unicodeScalars.count == 256)
  }

  @Test(arguments: [
    ([0x00, 0x41, 0xD8, 0x00] as [UInt8], "A\u{FFFD}", "a lone surrogate is shown as such"),
    ([0x00, 0x41, 0x00], "A", "an odd last byte is dropped"),
    ([0xD8, 0x3D, 0xDE, 0x00], "😀", "a pair is one character"),
  ])
  func decodesUTF16(bytes: [UInt8], text: String, reason: String) throws {
    let name = SampleFont.Name(1, platform: 3, encoding: 1, language: 0x0409, bytes: bytes)
    #expect(try face { $0.names = [name] }.family == text, "\(reason)")
  }

  @Test func recordsOutsideTheTableAreNone() throws {
    // A count of 1000 with one record, whose text lies beyond the end.
    let table =
      SampleFont.be16(0) + SampleFont.be16(1000) + SampleFont.be16(18)
      + [3, 1, 0x0409, 1, 200, 4].flatMap(SampleFont.be16)
    let face = try face { $0.replacedTables = ["name": table] }
    #expect(face.family == nil)
    #expect(face.postScriptName == nil)
    #expect(face.postScriptNameSource == .missing)
  }
}
