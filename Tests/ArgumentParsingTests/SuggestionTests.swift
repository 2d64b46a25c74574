import Testing

@testable import ArgumentParsing

@Suite struct SuggestionTests {
  static let commands = ["list", "inspect", "verify", "table", "help"]

  @Test(
    arguments: [
      ("tabel", "table", "neighbours swapped"),
      ("tabl", "table", "deletion"),
      ("tablee", "table", "insertion"),
      ("verifi", "verify", "replacement"),
      ("insp", "inspect", "beginning"),
      ("TABLE", "table", "case"),
      ("ls", nil, "half of it is missing"),
      ("in", nil, "two letters begin too much"),
      ("xyzzy", nil, "nothing near"),
      ("", nil, "nothing"),
      ("list", "list", "itself"),
    ] as [(String, String?, String)])
  func nearestCommand(_ word: String, candidate: String?, reason: String) {
    #expect(nearest(to: word, among: Self.commands) == candidate, "\(reason)")
  }

  @Test func firstOfEquallyNearOnesWins() {
    #expect(nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearest(to: "cat", among: ["hat", "bat"]) == "hat")
  }

  @Test func longWordIsNotCompared() {
    #expect(nearest(to: String(repeating: "x", count: 1_000_000), among: ["x"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "abd", 1), ("abc", "ab", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func distance(_ first: String, _ second: String, changes: Int) {
    #expect(editDistance(Array(first), Array(second)) == changes)
  }
}
