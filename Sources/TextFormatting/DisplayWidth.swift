/// How many columns of a terminal a text takes.
///
/// Width counts grapheme clusters: wide, full-width and emoji 2, combining and zero-width 0, all
/// others 1. A character whose width Unicode calls ambiguous counts 1, as in every terminal that is
/// not set up for an East Asian legacy encoding.
public enum DisplayWidth {
  /// The columns of a text without control characters; escape those first.
  public static func of(_ text: some StringProtocol) -> Int {
    var columns = 0
    for character in text { columns += width(of: character) }
    return columns
  }

  static func width(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // U+FE0F asks for the emoji form of what stands before it.
      if scalar == "\u{FE0F}", widest == 1 { return 2 }
      widest = max(widest, width(of: scalar))
      if widest == 2 { return 2 }
    }
    // Two regional indicators make one flag; alone each is a boxed letter.
    return widest
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    // Vowels and final consonants join the leading consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
      return 0
    }
    if properties.isEmojiPresentation || isWide(scalar.value) { return 2 }
    return 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard let first = wideRanges.first, value >= first.lowerBound else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = low + (high - low) / 2
      let range = wideRanges[middle]
      if value < range.lowerBound {
        high = middle
      } else if value > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  /// What is wide (W) or full-width (F), but for emoji, which the standard library knows; by whole
  /// blocks, so that characters of later versions of Unicode are counted too.
  ///
  /// Source: Unicode 16.0, EastAsianWidth.txt
  /// (https://www.unicode.org/Public/16.0.0/ucd/EastAsianWidth.txt).
  static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, leading consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // CJK radicals to CJK punctuation; 303F is half-width
    0x3041...0x3247,  // Hiragana to enclosed CJK; 3248-324F are ambiguous
    0x3250...0xA4CF,  // enclosed CJK, ideographs, hexagrams, Yi
    0xA960...0xA97F,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x16FFF,  // ideographic symbols
    0x17000...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana extended, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x2FFFD,  // supplementary ideographic plane
    0x30000...0x3FFFD,  // tertiary ideographic plane
  ]
}
