/// What the words of a font's style say: how heavy it is, whether it is slanted, and the rest.
struct StyleName: Sendable, Equatable {
  /// The words for the weight in their order; a style has one, a family's name may have more.
  var weights: [WeightWord] = []
  /// True where a word says italic, oblique or slanted.
  var isSlanted = false
  /// The other words in lower case, such as `condensed`, in their order.
  var rest: [String] = []

  /// The first word for the weight; nil where there is none.
  var weight: WeightWord? { weights.first }

  /// Reads the words of `text`, in any spelling: `SemiBold Italic`, `semibolditalic`, `Semi-Bold`.
  init(_ text: String) {
    var parts = Self.parts(of: text)[...]
    while let part = parts.popFirst() {
      // "Semi Bold" and "SemiBold" are one word.
      if let next = parts.first, let word = WeightWord(rawValue: part + next) {
        parts = parts.dropFirst()
        weights.append(word)
      } else {
        read(part)
      }
    }
  }

  private mutating func read(_ part: String) {
    if Self.slantWords.contains(part) {
      isSlanted = true
    } else if let word = WeightWord(rawValue: part) {
      weights.append(word)
    } else if let slant = Self.slantWords.first(where: { part.hasSuffix($0) }),
      let word = WeightWord(rawValue: String(part.dropLast(slant.count)))
    {
      isSlanted = true
      weights.append(word)
    } else {
      rest.append(part)
    }
  }

  private static let slantWords = ["italic", "oblique", "slanted"]

  /// The words in lower case, split where case rises and where something else than an ASCII letter or
  /// digit stands.
  private static func parts(of text: String) -> [String] {
    var parts: [[UInt8]] = []
    var current: [UInt8] = []
    var previousWasLower = false
    for byte in text.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      // Letters beyond ASCII belong to the word that they stand in.
      let isPart = isUpper || isLower || isDigit || byte >= 0x80
      if !isPart || (isUpper && previousWasLower) {
        if !current.isEmpty { parts.append(current) }
        current = []
      }
      if isPart { current.append(isUpper ? byte + 32 : byte) }
      previousWasLower = isLower
    }
    if !current.isEmpty { parts.append(current) }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A family's letters and digits in lower case.
  static func letters(ofFamily family: String) -> String { parts(of: family).joined() }

  /// A family's letters without words for weight and slant at its end: `Gilroy-Black` is Gilroy.
  ///
  /// Words for widths and optical sizes stay: `Roboto Condensed` is a family of its own.
  static func stem(ofFamily family: String) -> String {
    var parts = Self.parts(of: family)
    var hasWeight = false
    while parts.count > 1, let last = parts.last {
      let pair = (parts.dropLast().last ?? "") + last
      let count = parts.count > 2 && WeightWord(rawValue: pair) != nil ? 2 : 1
      let word = StyleName(count == 2 ? pair : last)
      // "Latin Modern Roman Demi" is the demi of Latin Modern Roman.
      guard word.rest.isEmpty, word.weights.isEmpty || !hasWeight else { break }
      hasWeight = hasWeight || !word.weights.isEmpty
      parts.removeLast(count)
    }
    return parts.joined()
  }
}

extension StyleName {
  /// The weight other than the plain one that a family's own name says behind its first word: black
  /// for `Lato Black`, demi for `Latin Modern Roman Demi`.
  static func weight(ofFamily family: String) -> WeightWord? {
    let words = family.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? StyleName(String(words[1])).weights.first { !$0.isRegular } : nil
  }
}

/// A word by which styles are called after their weight.
enum WeightWord: String, Sendable, CaseIterable {
  case hairline, thin, ultralight, extralight, light, semilight, demilight, book, regular, normal
  case roman, plain, medium, demi, demibold, semibold, bold, extrabold, ultrabold, heavy, black
  case extrablack, ultrablack

  /// The usWeightClass that fonts of this name have.
  ///
  /// The OpenType specification's names for usWeightClass (`OS/2`) are thin 100, extra-light 200,
  /// light 300, normal 400, medium 500, semi-bold 600, bold 700, extra-bold 800, black 900. Around
  /// these is what makers do: Windows made fonts below 250 bolder, so that Thin is often 250 and
  /// ExtraLight 275 (Glyphs handbook, "Weight class"); Book is 350 to 450, and Heavy is 800 or 900.
  var usualClasses: ClosedRange<Double> {
    switch self {
    case .hairline: 1...250
    case .thin: 1...275
    case .ultralight: 1...300
    case .extralight: 100...300
    case .light: 200...350
    case .semilight, .demilight: 300...400
    case .book: 300...450
    case .regular, .normal, .roman, .plain: 350...500
    case .medium: 400...600
    case .demi, .demibold, .semibold: 550...700
    case .bold: 600...800
    case .extrabold, .ultrabold: 700...950
    case .heavy, .black: 750...1000
    case .extrablack, .ultrablack: 850...1000
    }
  }

  /// The class that a font of this name has by the specification.
  var weightClass: Int {
    switch self {
    case .hairline, .thin: 100
    case .ultralight, .extralight: 200
    case .light: 300
    case .semilight, .demilight: 350
    case .book, .regular, .normal, .roman, .plain: 400
    case .medium: 500
    case .demi, .demibold, .semibold: 600
    case .bold: 700
    case .extrabold, .ultrabold, .heavy: 800
    case .black: 900
    case .extrablack, .ultrablack: 950
    }
  }

  /// Where the word stands among others of one family, lightest first; nil for words whose place
  /// differs between families: Apple's UltraLight is lighter than Thin, others' is heavier.
  var rank: Int? {
    switch self {
    case .hairline: 0
    case .thin: 1
    case .extralight: 2
    case .light: 3
    case .regular, .normal, .roman, .plain: 5
    case .medium: 6
    case .demi, .demibold, .semibold: 7
    case .bold: 8
    case .extrabold, .ultrabold: 9
    case .black: 11
    case .ultralight, .semilight, .demilight, .book, .heavy, .extrablack, .ultrablack: nil
    }
  }

  /// True for the words of a family's plain weight.
  var isRegular: Bool { weightClass == 400 }
}
