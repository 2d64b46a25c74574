import DynamicType

/// What a token, or a few of them, say.
extension SourceTableReader {
  func token(_ index: Int) -> SourceTokens.Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  func isPunctuation(_ index: Int, _ text: String) -> Bool {
    token(index).map { $0.kind == .punctuation && $0.text == text } ?? false
  }

  func isWord(_ index: Int, _ texts: String...) -> Bool {
    token(index).map { $0.kind == .word && texts.contains($0.text) } ?? false
  }

  /// A key that a colon follows: `.body`, `UIFont.TextStyle.body`, `UIFontTextStyleBody`, `@"caption3"`.
  ///
  /// - Returns: the key, and the index behind the colon.
  func key(at start: Int) -> (text: String, position: TextPosition, end: Int)? {
    var index = start
    if isPunctuation(index, "@") || isPunctuation(index, ".") { index += 1 }
    guard let first = token(index), first.kind == .word || first.kind == .string else { return nil }
    var text = first.text
    index += 1
    // Nobody has more parts; each token asks, so that they must be few.
    while index < start + 16, isPunctuation(index, "."), let part = token(index + 1),
      part.kind == .word
    {
      text += "." + part.text
      index += 2
    }
    // `UIFont.TextStyle(rawValue: "caption3")` is called what its raw value says.
    if isPunctuation(index, "(") {
      let value =
        isWord(index + 1, "rawValue") && isPunctuation(index + 2, ":") ? index + 3 : index + 1
      if let raw = token(value), raw.kind == .string, isPunctuation(value + 1, ")") {
        text = raw.text
        index = value + 2
      }
    }
    guard isPunctuation(index, ":") else { return nil }
    return (text, first.position, index + 1)
  }

  /// Behind the bracket that opens a dictionary; nil if none stands there.
  func opened(at start: Int) -> Int? {
    let index = isPunctuation(start, "@") ? start + 1 : start
    return isPunctuation(index, "[") || isPunctuation(index, "{") ? index + 1 : nil
  }

  static func category(_ key: String) -> ContentSizeCategory? {
    ContentSizeCategory(parsing: key)
      ?? key.split(separator: ".").last.flatMap {
        ContentSizeCategory(parsing: String($0))
      }
  }

  /// `unspecified`, which is a constant of UIKit and no size.
  static func isUnspecified(_ key: String) -> Bool {
    key.lowercased().hasSuffix("unspecified")
  }

  static func style(_ key: String) -> String? {
    TextStyle(parsing: key)?.name
      ?? key.split(separator: ".").last.flatMap { TableWords.style(String($0)) }
  }

  static func isStyle(_ key: String) -> Bool {
    TextStyle(parsing: key) != nil || key.contains("TextStyle")
  }

  /// The style that a name such as `titleSize` speaks of.
  static func style(inName name: String) -> String? {
    var words: [String] = []
    for character in name {
      if character.isUppercase || character == "_" || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
    }
    for length in [3, 2, 1] where length <= words.count {
      for start in 0...(words.count - length) {
        let text = words[start..<(start + length)].joined()
        if let style = TextStyle(parsing: text) { return style.name }
      }
    }
    return nil
  }
}
