/// The weight that a style's name states, for fonts whose `OS/2` states none.
///
/// Source: andlabs/libui `darwin/fontmatch.m`, reverse-engineered; not proven on a device.
enum StyleGlossary {
  /// Words of one or two parts with their traits.
  private static let words: [(String, Double)] = [
    ("ultralight", -0.8), ("thin", -0.6), ("extralight", -0.5), ("light", -0.4), ("book", -0.23),
    ("regular", 0), ("normal", 0), ("medium", 0.23), ("demi", 0.25), ("demibold", 0.3),
    ("semibold", 0.3), ("bold", 0.4), ("extrabold", 0.5), ("ultrabold", 0.5), ("heavy", 0.56),
    ("black", 0.62),
  ]

  /// The trait for the first weight word of a style name; 0 where there is none.
  ///
  /// `Semi Bold`, `SemiBold`, `semibold` and `Semi-Bold` are one word.
  static func trait(ofStyle style: String?) -> Double {
    word(inStyle: style)?.trait ?? 0
  }

  /// The first weight word of a style name, in lower case, with its trait.
  static func word(inStyle style: String?) -> (text: String, trait: Double)? {
    let parts = parts(of: style ?? "")
    for index in parts.indices {
      if index + 1 < parts.count {
        let pair = parts[index] + parts[index + 1]
        if let trait = lookUp(pair) { return (pair, trait) }
      }
      if let trait = lookUp(parts[index]) { return (parts[index], trait) }
    }
    return nil
  }

  private static func lookUp(_ word: String) -> Double? {
    words.first { $0.0 == word }?.1
  }

  /// The style's words in lower case, split where case rises or something else than a letter stands.
  private static func parts(of style: String) -> [String] {
    var parts: [String] = []
    var current = ""
    var previousWasLower = false
    for scalar in style.unicodeScalars {
      let isUpper = ("A"..."Z").contains(scalar)
      let isLower = ("a"..."z").contains(scalar)
      if (!isUpper && !isLower) || (isUpper && previousWasLower) {
        if !current.isEmpty { parts.append(current) }
        current = ""
      }
      if isUpper { current.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32)) }
      if isLower { current.unicodeScalars.append(scalar) }
      previousWasLower = isLower
    }
    if !current.isEmpty { parts.append(current) }
    return parts
  }
}
