import Testing

@testable import TextFormatting

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0, "nothing"),
    ("Lato", 4, "ASCII"),
    ("é", 1, "composed"),
    ("e\u{301}", 1, "decomposed: one grapheme cluster"),
    ("e\u{301}\u{323}", 1, "two combining marks"),
    ("\u{301}", 0, "a combining mark alone"),
    ("源ノ角ゴシック", 14, "ideographs and kana are wide"),
    ("ｱ", 1, "half-width kana"),
    ("Ａ", 2, "full-width Latin"),
    ("한글", 4, "Hangul syllables"),
    ("\u{1112}\u{1161}\u{11AB}", 2, "the same syllable in letters"),
    ("😀", 2, "emoji"),
    ("👩‍👩‍👧", 2, "a family joined by zero-width joiners"),
    ("👍🏽", 2, "emoji with a skin tone"),
    ("🇩🇪", 2, "flag"),
    ("❤", 1, "text presentation by default"),
    ("❤\u{FE0F}", 2, "emoji presentation asked for"),
    ("1\u{FE0F}\u{20E3}", 2, "keycap"),
    ("\u{200D}", 0, "zero-width joiner alone"),
    ("عربي", 4, "Arabic letters"),
    ("שָׁלוֹם", 4, "Hebrew with points"),
    ("→§±", 3, "ambiguous counts one"),
    ("\u{303F}", 1, "half-width fill space"),
    ("\u{3000}", 2, "ideographic space"),
    ("\u{2FFFD}\u{30000}", 4, "supplementary planes"),
    ("\u{E000}", 1, "private use, as icon fonts have it"),
    ("\u{10FFFF}", 1, "the last code point"),
  ])
  func width(_ text: String, columns: Int, reason: String) {
    #expect(DisplayWidth.of(text) == columns, "\(reason)")
  }

  @Test func rangesAreSortedAndApart() {
    // The binary search relies on it.
    let ranges = DisplayWidth.wideRanges
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
  }
}
