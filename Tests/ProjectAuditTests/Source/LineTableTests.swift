import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct LineTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var offset: Int
    var line: Int
    var column: Int

    init(_ reason: String, _ text: String, _ offset: Int, _ line: Int, _ column: Int) {
      self.init(reason, Array(text.utf8), offset, line, column)
    }

    init(_ reason: String, _ bytes: [UInt8], _ offset: Int, _ line: Int, _ column: Int) {
      (testDescription, self.bytes, self.offset) = (reason, bytes, offset)
      (self.line, self.column) = (line, column)
    }
  }

  static let rows = [
    Row("both count from 1", "a", 0, 1, 1),
    Row("LF ends a line", "a\nb", 2, 2, 1),
    Row("CRLF ends one line, not two", "a\r\nb", 3, 2, 1),
    Row("a lone CR ends a line", "a\rb", 2, 2, 1),
    Row("CR CR LF are two lines", "\r\r\nx", 3, 3, 1),
    Row("the end of the file has a place", "ab", 2, 1, 3),
    Row("an offset beyond the end gives the end", "ab", 9, 1, 3),
    Row("two bytes are one scalar", "é\"", 2, 1, 2),
    Row("an emoji is one scalar, though two UTF-16 units", "🌦\"", 4, 1, 2),
    Row("a combining accent is a scalar of its own", "e\u{301}\"", 3, 1, 3),
    Row("a byte order mark is not counted", "\u{FEFF}x\"", 4, 1, 2),
    Row("each byte that can begin nothing is a scalar", [0xFF, 0xFE, 0x22], 2, 1, 3),
    Row("a cut-off sequence is one scalar", [0xE2, 0x82, 0x22], 2, 1, 2),
    Row("an overlong sequence is as many as its bytes", [0xC0, 0x80, 0x22], 2, 1, 3),
    Row("an encoded surrogate is as many as its bytes", [0xED, 0xA0, 0x80, 0x22], 3, 1, 4),
  ]

  @Test(arguments: rows) func position(_ row: Row) {
    #expect(
      LineTable(row.bytes).position(of: row.offset)
        == SourcePosition(line: row.line, column: row.column))
  }

  /// The standard library replaces ill-formed parts in the same way, so it can be asked.
  @Test func countsAsTheStandardLibraryDecodes() {
    var generator = SplitMix64(seed: 7)
    let choices: [UInt8] = [0x41, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x8C, 0xA6, 0xED, 0xF4]
    for _ in 0..<300 {
      let bytes = (0..<40).compactMap { _ in choices.randomElement(using: &generator) }
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
      #expect(LineTable(bytes).position(of: bytes.count).column == expected + 1, "\(bytes)")
    }
  }

  @Test func isFastOnOneLongLine() {
    let table = LineTable([UInt8](repeating: 0x61, count: 500_000))
    for offset in stride(from: 0, to: 500_000, by: 100) {
      #expect(table.position(of: offset).column == offset + 1)
    }
  }
}
