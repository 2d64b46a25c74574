import Testing

@testable import ProjectAudit

@Suite struct SourceExcerptTests {
  private static func excerpts(
    _ bytes: [UInt8], _ positions: [SourcePosition]
  ) -> [SourceExcerpt?] {
    var excerpts = SourceExcerpts()
    excerpts.add(positions, of: ProjectFile(path: "A.swift", bytes: bytes))
    return positions.map {
      excerpts[
        Diagnostic(rule: "r", severity: .error, message: "m", path: "A.swift", position: $0)]
    }
  }

  @Test(arguments: [
    ("a\nbc\nd", 2, 2, SourceExcerpt(text: "bc", offset: 1), "LF"),
    ("a\r\nbc\r\nd", 2, 1, SourceExcerpt(text: "bc", offset: 0), "CRLF"),
    ("a\rbc\rd", 2, 1, SourceExcerpt(text: "bc", offset: 0), "a lone CR"),
    ("a\r\r\nbc", 3, 1, SourceExcerpt(text: "bc", offset: 0), "CR, then CRLF"),
    ("\u{FEFF}ab", 1, 2, SourceExcerpt(text: "ab", offset: 1), "a byte order mark is no column"),
    ("e\u{301}x", 1, 3, SourceExcerpt(text: "e\u{301}x", offset: 2), "columns count scalars"),
    ("ab", 1, 3, SourceExcerpt(text: "ab", offset: 2), "the end of a line is a place"),
    ("ab", 1, 4, nil, "what lies behind it is none"),
    ("ab", 2, 1, nil, "no such line"),
    ("ab\n", 2, 1, SourceExcerpt(text: "", offset: 0), "the empty last line"),
    ("", 1, 1, SourceExcerpt(text: "", offset: 0), "an empty file"),
    ("ab", 1, 0, nil, "columns count from 1"),
  ]) func lineIsFound(
    _ text: String, _ line: Int, _ column: Int, _ wanted: SourceExcerpt?, _ reason: String
  ) {
    let position = SourcePosition(line: line, column: column)
    #expect(Self.excerpts(Array(text.utf8), [position]) == [wanted], "\(reason)")
  }

  @Test func badBytesCountAsTheyAreShown() {
    let bytes = Array("\"".utf8) + [0xFF, 0xC3] + Array("x\"".utf8)
    #expect(
      Self.excerpts(bytes, [SourcePosition(line: 1, column: 4)])
        == [SourceExcerpt(text: "\"\u{FFFD}\u{FFFD}x\"", offset: 3)])
  }

  @Test func propertyListsInUTF16AreDecoded() {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + "<a>\n<b>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      Self.excerpts(bytes, [SourcePosition(line: 2, column: 1)])
        == [SourceExcerpt(text: "<b>", offset: 0)])
  }

  /// A megabyte in one line with a finding every hundred characters takes one pass, and no excerpt is long.
  @Test func longLinesAreCut() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    let positions = (0..<10_000).map { SourcePosition(line: 1, column: 100 * $0 + 1) }
    let excerpts = Self.excerpts(bytes, positions)
    #expect(
      excerpts[0]
        == SourceExcerpt(text: String(repeating: "x", count: 320), offset: 0, isCutAtEnd: true))
    #expect(
      excerpts[5_000]
        == SourceExcerpt(
          text: String(repeating: "x", count: 480), offset: 160, isCutAtStart: true,
          isCutAtEnd: true))
    #expect(excerpts[9_999]?.isCutAtEnd == false)
  }

  @Test func positionsMayComeInAnyOrderAndTwice() {
    let positions = [(2, 1), (1, 2), (2, 1), (1, 1)].map {
      SourcePosition(line: $0.0, column: $0.1)
    }
    #expect(
      Self.excerpts(Array("ab\ncd".utf8), positions).map { $0?.text } == ["cd", "ab", "cd", "ab"])
  }

  /// `«` and `»` stand around what is told as the name, `[` and `]` around the whole.
  @Test(arguments: [
    (#"f(["«Lato»"], 1)"#, SourceExcerpt.Token.literal, "a literal"),
    (#"f(["«»"], 1)"#, .literal, "an empty literal"),
    (#"a: ['«La"to»']"#, .literal, "single marks, as in JavaScript"),
    (#"f(["La\"to"], 1)"#, .literal, "an escape: the name is not to be told"),
    (#"f(["]Lato"#, .other, "a literal without an end"),
    (#"f(["]""Lato"""#, .other, "a literal over several lines"),
    (#"[<string>«Lato.ttf»</string>]"#, .element, "an element with text"),
    (#"[<string>A&amp;B</string>]"#, .element, "an entity: the name is not to be told"),
    (#"[<string></string>]<b/>"#, .element, "an empty element has an empty name"),
    (#"[<font name="«Lato-Bold»" size="1"/>]<b/>"#, .tag, "the attribute that the message quotes"),
    (#"[<font name="Lato" size="1"/>]"#, .tag, "no attribute that it quotes"),
    (#"[<f a="Lato-Bold" b="Lato-Bold">]"#, .tag, "two: which is not to be told"),
    (#"[<]font name="Lato-Bold""#, .other, "a tag that ends in another line"),
    (#"x [Lato_7] y"#, .other, "a word"),
    (#"x [;]; y"#, .other, "a mark"),
    (#"x[]"#, .other, "the end of the line"),
  ]) func extent(_ marked: String, _ token: SourceExcerpt.Token, _ reason: String) throws {
    var text: [Unicode.Scalar] = []
    var marks: [Unicode.Scalar: Int] = [:]
    for scalar in marked.unicodeScalars {
      if ["[", "]", "«", "»"].contains(scalar) {
        marks[scalar] = text.count
      } else {
        text.append(scalar)
      }
    }
    let start = try #require(marks["["])
    let end = try #require(marks["]"])
    var name: Range<Int>?
    if let first = marks["«"], let last = marks["»"] { name = first..<last }
    if marked.contains("<string></string>") { name = (start + 8)..<(start + 8) }
    let excerpt = SourceExcerpt(text: String(String.UnicodeScalarView(text)), offset: start)
    #expect(
      excerpt.extent(message: #"no font is called "Lato-Bold""#)
        == SourceExcerpt.Extent(token: token, whole: start..<end, name: name), "\(reason)")
  }
}
