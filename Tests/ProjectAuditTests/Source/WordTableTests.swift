import Testing

@testable import ProjectAudit

@Suite struct WordTableTests {
  /// Words of all lengths, many of which share length, beginning and end.
  static let words = (0..<400).map { "w\(String(repeating: "x", count: $0 % 7))\($0)d" }

  @Test func findsEveryWordAndNoOther() {
    let table = WordTable(Self.words.enumerated().map { ($1, $0) })
    for (number, word) in Self.words.enumerated() {
      let bytes = Array("(\(word))".utf8)
      #expect(table[bytes, 1..<(bytes.count - 1)] == number)
      #expect(table[word] == number)
      #expect(table[bytes, 1..<(bytes.count - 2)] == nil, "one byte too few")
      #expect(table[bytes, 1..<bytes.count] == nil, "one byte too many")
    }
    #expect(table[""] == nil)
  }

  @Test func asksIdentifiersOnly() {
    let tokens = SwiftLexer.tokens(of: Array("func \"func\" funcs".utf8))
    let table = WordTable(["func"])
    #expect(
      (-1...3).map { tokens.isIdentifier($0, in: table) } == [false, true, false, false, false])
  }
}
