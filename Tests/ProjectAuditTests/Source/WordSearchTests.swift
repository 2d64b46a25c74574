import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct WordSearchTests {
  @Test(
    arguments: [
      (["abc"], "abc", true), (["abc"], "xabc", true), (["abc"], "ab", false), (["abc"], "", false),
      (["abc"], "ababc", true), (["abc"], "abxabxab", false), (["aab", "bcde"], "xbcd", false),
      (["aab", "bcde"], "xbcde", true), (["aab", "bcde"], "aaab", true),
    ] as [([String], String, Bool)]) func matches(
      _ words: [String], _ text: String, _ isThere: Bool
    )
  {
    #expect(WordSearch(words).matches(Array(text.utf8)) == isThere)
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let text = String((0..<12).map { _ in "abc".randomElement(using: &generator) ?? "a" })
      let words = ["abca", "cab", "bbbb"]
      #expect(
        WordSearch(words).matches(Array(text.utf8)) == words.contains { text.contains($0) },
        "\(text)")
    }
  }
}
