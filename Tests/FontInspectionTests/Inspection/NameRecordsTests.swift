import TestSupport
import Testing

@testable import FontInspection

@Suite struct NameRecordsTests {
  private static func records(_ names: [SampleFont.Name]) -> [NameRecord] {
    NameRecords(table(names).span).records
  }

  private static func table(_ names: [SampleFont.Name]) -> [UInt8] {
    SampleFont { $0.names = names }.tables.first { $0.tag == "name" }?.bytes ?? []
  }

  @Test(
    arguments: [
      (
        SampleFont.Name.windows(1, "Größe", language: 0x0407),
        "Windows, Unicode BMP, German (Germany)", "family", "Größe"
      ),
      (.macintosh(6, "Sample"), "Macintosh, Roman, English", "PostScript name", "Sample"),
      (.unicode(4, "Sample"), "Unicode, BMP", "full name", "Sample"),
      (
        .init(2, platform: 1, encoding: 1, language: 11, bytes: [0x83, 0x65]),
        "Macintosh, Japanese, Japanese", "style", "テ"
      ),
      (
        .init(1, platform: 1, encoding: 7, language: 32, bytes: [0x80, 0xE0]),
        "Macintosh, Cyrillic, Russian", "family", "Аа"
      ),
      (
        .windows(300, "Alternate a"), "Windows, Unicode BMP, English (United States)", nil,
        "Alternate a"
      ),
      (.windows(15, "x"), "Windows, Unicode BMP, English (United States)", nil, "x"),
      (
        .init(1, platform: 1, encoding: 4, language: 12, bytes: [0x80]),
        "Macintosh, Arabic, Arabic", "family", nil
      ),
      (
        .init(1, platform: 7, encoding: 4, language: 12, bytes: [0x41]),
        "platform 7, encoding 4", "family", nil
      ),
    ] as [(SampleFont.Name, String, String?, String?)])
  func inWords(_ name: SampleFont.Name, origin: String, meaning: String?, value: String?) throws {
    let record = try #require(Self.records([name]).first)
    #expect(record.origin == origin)
    #expect(record.meaning == meaning)
    #expect(record.value == value)
    #expect(record.nameID == name.id)
  }

  @Test func languageTagsOfFormat1() {
    // One record in language 0x8000, whose tag is "ast".
    let text = be16(0x61, 0x73, 0x74)
    let table =
      be16(1, 1, 24) + be16(3, 1, 0x8000, 1, 2, 0) + be16(1) + be16(text.count, 0) + text
    let record = NameRecords(table.span).records.first
    #expect(record?.languageTag == "ast")
    #expect(record?.origin == "Windows, Unicode BMP, ast")
    #expect(record?.value == "a")
  }

  @Test func recordsOutsideTheTableAreCounted() {
    let table =
      be16(0, 2, 30) + be16(3, 1, 0x409, 1, 2, 0) + be16(3, 1, 0x409, 2, 200, 0) + be16(0x41)
    let read = NameRecords(table.span)
    #expect(read.records.map(\.value) == ["A", nil])
    #expect(read.notes == ["name has 1 record outside the table"])
  }

  @Test func recordsThatShareTheirTextDoNotFillTheMemory() {
    // 5,000 records of the same 60,000 bytes: 300 MB if each were decoded.
    let count = 5_000
    let text = [UInt8](repeating: 0x41, count: 60_000)
    let table =
      be16(0, count, 6 + 12 * count) + (0..<count).flatMap { _ in be16(3, 1, 0x409, 1, 60_000, 0) }
      + text
    let read = NameRecords(table.span)
    #expect(read.records.count == count)
    #expect(read.records.reduce(0) { $0 + ($1.value?.utf8.count ?? 0) } < 8_000_000)
    #expect(read.notes == ["name's records overlap so much that not all of them are shown"])
  }

  @Test func noPrefixTraps() {
    let table = Self.table([.windows(1, "Sample"), .macintosh(2, "Regular")])
    for length in 0...table.count { _ = NameRecords(Array(table[..<length]).span) }
  }
}
