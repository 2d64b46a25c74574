/// The weight that a style's name states, for fonts whose `OS/2` states none.
///
/// Source: andlabs/libui `darwin/fontmatch.m`, reverse-engineered; not proven on a device.
enum StyleGlossary {
  /// Words of one or two parts with their traits.
  private static let words: [(text: String, bytes: [UInt8], trait: Double)] = [
    ("ultralight", -0.8), ("thin", -0.6), ("extralight", -0.5), ("light", -0.4), ("book", -0.23),
    ("regular", 0), ("normal", 0), ("medium", 0.23), ("demi", 0.25), ("demibold", 0.3),
    ("semibold", 0.3), ("bold", 0.4), ("extrabold", 0.5), ("ultrabold", 0.5), ("heavy", 0.56),
    ("black", 0.62),
  ].map { (text: $0.0, bytes: Array($0.0.utf8), trait: $0.1) }

  /// The trait for the first weight word of a style name; 0 where there is none.
  ///
  /// `Semi Bold`, `SemiBold`, `semibold` and `Semi-Bold` are one word.
  static func trait(ofStyle style: String?) -> Double {
    word(inStyle: style)?.trait ?? 0
  }

  /// The first weight word of a style name, in lower case, with its trait.
  static func word(inStyle style: String?) -> (text: String, trait: Double)? {
    guard let style else { return nil }
    let (letters, starts) = letters(of: style)
    func part(_ index: Int, through last: Int) -> ArraySlice<UInt8> {
      letters[starts[index]..<(last + 1 < starts.count ? starts[last + 1] : letters.count)]
    }
    for index in starts.indices {
      if index + 1 < starts.count, let pair = lookUp(part(index, through: index + 1)) {
        return pair
      }
      if let single = lookUp(part(index, through: index)) { return single }
    }
    return nil
  }

  private static func lookUp(_ word: ArraySlice<UInt8>) -> (text: String, trait: Double)? {
    words.first { $0.bytes.count == word.count && $0.bytes.elementsEqual(word) }
      .map { (text: $0.text, trait: $0.trait) }
  }

  /// The style's letters in lower case, and where among them its words begin: where case rises or
  /// something else than a letter stands.
  private static func letters(of style: String) -> (letters: [UInt8], starts: [Int]) {
    var letters: [UInt8] = []
    var starts: [Int] = []
    letters.reserveCapacity(style.utf8.count)
    var previousWasLower = false
    var isAtStart = true
    for byte in style.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      if (!isUpper && !isLower) || (isUpper && previousWasLower) { isAtStart = true }
      previousWasLower = isLower
      guard isUpper || isLower else { continue }
      if isAtStart { starts.append(letters.count) }
      isAtStart = false
      letters.append(isUpper ? byte + 32 : byte)
    }
    return (letters, starts)
  }
}
