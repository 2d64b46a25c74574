import SystemInterop
import TestSupport
import Testing

@Suite struct ByteSearchTests {
  @Test(
    arguments: [
      ([], "abc", false, "no words"), (["a"], "", false, "no text"),
      (["a"], "a", true, "one byte"), (["b"], "aaaaaaaaaaaaaaaaaaaaab", true, "one byte, last"),
      (["ab"], "aaaaaaaaaaaaaaaaaaaaaa", false, "its first byte only"),
      (["abc"], "ab", false, "longer than the text"),
      (["abcde"], "xxxxxxxxxxxxxxxxabcd", false, "cut off by the end"),
      (["abcde"], "xxxxxxxxxxxxxxabcdex", true, "over the border of two blocks"),
      (["abcde", "f"], "xxxxxxxxxxxxxxxxxxxxabcdf", true, "the shorter of two"),
      (["", "b"], "aaa", false, "an empty word is none"),
      (["ab\0c"], "xab\0cx", true, "a zero"),
    ] as [([String], String, Bool, String)])
  func matches(_ words: [String], _ text: String, _ isThere: Bool, _ reason: String) {
    #expect(ByteSearch(words.map { Array($0.utf8) }).matches(Array(text.utf8)) == isThere)
  }

  /// Words and texts of few letters, so that much is alike, with more words than there are comparisons.
  @Test(arguments: 1...6) func agreesWithTryingEveryPlace(_ shortest: Int) {
    var generator = SplitMix64(seed: UInt64(shortest))
    func bytes(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in [0x41, 0x61, 0x62, 0xFF].randomElement(using: &generator) ?? 0 }
    }
    var found = 0
    for _ in 0..<2000 {
      let words = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        bytes(Int.random(in: shortest...(shortest + 4), using: &generator))
      }
      let text = bytes(Int.random(in: 0...80, using: &generator))
      let isThere = text.indices.contains { start in
        words.contains { text[start...].starts(with: $0) }
      }
      if isThere { found += 1 }
      #expect(ByteSearch(words).matches(text) == isThere, "\(words) in \(text)")
    }
    #expect((1..<2000).contains(found), "the texts must not all be alike")
  }

  @Test func findsBytes() {
    let text = Array("a\nb\n\nc".utf8)
    let newline = UInt8(ascii: "\n")
    let offsets = [-1, 0, 1, 2, 4, 5, 6, 7].map {
      ByteSearch.offset(of: newline, in: text, from: $0)
    }
    #expect(offsets == [nil, 1, 1, 3, 4, nil, nil, nil])
    #expect(ByteSearch.offset(of: newline, in: []) == nil)
  }
}
