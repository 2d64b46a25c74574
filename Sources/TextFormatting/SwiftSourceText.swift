/// Writing Swift source.
public enum SwiftSourceText {
  /// A string literal that holds exactly this text, in quotation marks and on one line.
  public static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0": literal += "\\0"
      case _ where scalar.isUnsafeToPrint || scalar.needsEscapeAfter(literal):
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// An identifier in lower camel case made of a name, such as `latoBold` of `Lato-Bold`.
  ///
  /// What may not stand in an identifier separates words. A name that begins with a digit gets `_`
  /// before it, one without any usable character is `_unnamed`, and a keyword stands between grave
  /// accents.
  public static func identifier(from name: String) -> String {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      if scalar != "_", scalar.properties.isXIDContinue {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return "_unnamed" }
    var identifier = loweringStart(of: first)
    for next in words.dropFirst() {
      identifier += next.prefix(1).uppercased() + next.dropFirst()
    }
    if let start = identifier.unicodeScalars.first, !start.properties.isXIDStart {
      identifier = "_" + identifier
    }
    return escapingKeyword(identifier)
  }

  /// The identifier, between grave accents if it is a word that Swift reserves.
  public static func escapingKeyword(_ identifier: String) -> String {
    reservedWords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// The names made different: one that stands there already (by its bytes) gets `2`, `3`, … behind
  /// it. Their order decides, so the same names give the same answer.
  public static func unique(_ identifiers: [String]) -> [String] {
    let givenOnce = Set(identifiers.map { Array($0.utf8) })
    var taken: Set<[UInt8]> = []
    return identifiers.map { identifier in
      guard taken.contains(Array(identifier.utf8)) else {
        taken.insert(Array(identifier.utf8))
        return identifier
      }
      // A number belongs inside the grave accents, where the word is no keyword any more.
      let bare = String(identifier.filter { $0 != "`" })
      var number = 2
      while true {
        let candidate = "\(bare)\(number)"
        let bytes = Array(candidate.utf8)
        if !taken.contains(bytes), !givenOnce.contains(bytes) {
          taken.insert(bytes)
          return candidate
        }
        number += 1
      }
    }
  }

  /// `Lato` → `lato`, `URWGothic` → `urwGothic`, `SFPro` → `sfPro`, `ABC` → `abc`.
  private static func loweringStart(of word: String) -> String {
    let characters = Array(word)
    let capitals = characters.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word, unless the word ends with it or a digit
    // follows.
    let followsWord = capitals < characters.count && characters[capitals].isLetter
    let lowered = capitals > 1 && followsWord ? capitals - 1 : capitals
    return String(characters.prefix(lowered)).lowercased() + String(characters.dropFirst(lowered))
  }

  /// Words that cannot be a name without grave accents.
  ///
  /// Source: The Swift Programming Language, "Lexical Structure", keywords used in declarations, in
  /// statements, and in expressions and types; and `self`-like names, which `static let` refuses.
  static let reservedWords: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension",
    "fileprivate", "func", "import", "init", "inout", "internal", "let", "nonisolated", "open",
    "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true", "try", "_", "Type", "Protocol",
  ]
}

extension Unicode.Scalar {
  /// Whether the character would join what stands before it in a literal: a combining mark right
  /// behind the opening quotation mark or an escape makes no valid or a misleading literal.
  fileprivate func needsEscapeAfter(_ literal: String) -> Bool {
    guard properties.isGraphemeExtend, let last = literal.unicodeScalars.last else { return false }
    return last == "\"" || last == "}" || last == "\\"
  }
}
