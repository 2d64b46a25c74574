import DynamicType

/// Reads sizes out of Swift or Objective-C source: a dictionary of styles that holds dictionaries of
/// categories, or the other way round, and else a `switch` over categories, which becomes body.
struct SourceTableReader {
  private let tokens: [SourceTokens.Token]
  private var sizes = SizeCollector()

  static func read(_ text: String) throws(SizeTableImportError) -> SizeTableImport {
    var reader = SourceTableReader(tokens: SourceTokens.read(text))
    try reader.readDictionaries()
    if reader.sizes.isEmpty { try reader.readSwitch() }
    guard !reader.sizes.isEmpty else {
      throw SizeTableImportError(
        found: "source without a table of sizes",
        expected: "a dictionary of text styles that holds dictionaries of content size categories, "
          + "or a switch over the categories")
    }
    return SizeTableImport(preset: reader.sizes.preset)
  }

  private init(tokens: [SourceTokens.Token]) { self.tokens = tokens }

  private func token(_ index: Int) -> SourceTokens.Token? {
    index < tokens.count ? tokens[index] : nil
  }

  private func isPunctuation(_ index: Int, _ text: String) -> Bool {
    token(index).map { $0.kind == .punctuation && $0.text == text } ?? false
  }

  /// A key that a colon follows: `.body`, `UIFont.TextStyle.body`, `UIFontTextStyleBody`, `@"caption3"`.
  ///
  /// - Returns: the key, and the index behind the colon.
  private func key(at start: Int) -> (text: String, position: TextPosition, end: Int)? {
    var index = start
    if isPunctuation(index, "@") || isPunctuation(index, ".") { index += 1 }
    guard let first = token(index), first.kind == .word || first.kind == .string else { return nil }
    var text = first.text
    index += 1
    while isPunctuation(index, "."), let part = token(index + 1), part.kind == .word {
      text += "." + part.text
      index += 2
    }
    // `UIFont.TextStyle(rawValue: "caption3")` is called what its raw value says.
    if isPunctuation(index, "("), token(index + 1)?.text == "rawValue",
      isPunctuation(index + 2, ":"),
      let value = token(index + 3), value.kind == .string, isPunctuation(index + 4, ")")
    {
      text = value.text
      index += 5
    }
    guard isPunctuation(index, ":") else { return nil }
    return (text, first.position, index + 1)
  }

  /// Behind the bracket that opens a dictionary; nil if none stands there.
  private func opened(at start: Int) -> Int? {
    let index = isPunctuation(start, "@") ? start + 1 : start
    return isPunctuation(index, "[") || isPunctuation(index, "{") ? index + 1 : nil
  }

  private static func category(_ key: String) -> ContentSizeCategory? {
    ContentSizeCategory(parsing: key)
      ?? key.split(separator: ".").last.flatMap {
        ContentSizeCategory(parsing: String($0))
      }
  }

  private static func style(_ key: String) -> String? {
    TextStyle(parsing: key)?.name
      ?? key.split(separator: ".").last.flatMap { TableWords.style(String($0)) }
  }

  private static func isStyle(_ key: String) -> Bool {
    TextStyle(parsing: key) != nil || key.contains("TextStyle")
  }

  private mutating func readDictionaries() throws(SizeTableImportError) {
    var index = 0
    while index < tokens.count {
      guard let outer = key(at: index), let start = opened(at: outer.end),
        let first = key(at: start)
      else {
        index += 1
        continue
      }
      if Self.category(first.text) != nil, let style = Self.style(outer.text) {
        index = try readEntries(from: start) { key, position throws(SizeTableImportError) in
          guard let category = Self.category(key) else {
            throw SizeTableImportError(
              position, found: key,
              expected: "a content size category"
                + (TableWords.nearestCategory(key).map { ", such as \($0)" } ?? ""))
          }
          return (style, category)
        }
      } else if let category = Self.category(outer.text), Self.isStyle(first.text) {
        index = try readEntries(from: start) { key, position throws(SizeTableImportError) in
          guard let style = Self.style(key) else {
            throw SizeTableImportError(position, found: key, expected: "the name of a text style")
          }
          return (style, category)
        }
      } else {
        index = outer.end
      }
    }
  }

  /// Reads keys and numbers up to the closing bracket, and returns the index behind it.
  private mutating func readEntries(
    from start: Int,
    place: (String, TextPosition) throws(SizeTableImportError) -> (
      style: String, category: ContentSizeCategory
    )
  ) throws(SizeTableImportError) -> Int {
    var index = start
    while let token = token(index) {
      if isPunctuation(index, "]") || isPunctuation(index, "}") { return index + 1 }
      if isPunctuation(index, ",") {
        index += 1
        continue
      }
      guard let key = key(at: index) else {
        throw SizeTableImportError(
          token.position, found: token.text, expected: "a key, a colon and a size")
      }
      let place = try place(key.text, key.position)
      let (size, position, end) = try size(at: key.end)
      try sizes.add(
        size, style: place.style, at: place.category, row: position.line,
        column: position.column)
      index = end
    }
    return index
  }

  /// A number, such as `26`, `@26`, `@(17.5f)`, `CGFloat(17)` or `NSNumber(value: 17)`.
  private func size(at start: Int) throws(SizeTableImportError) -> (Double, TextPosition, Int) {
    var index = start
    var depth = 0
    while let token = token(index) {
      if token.kind == .number {
        guard let value = token.number, FontMetrics.validPointSizes.contains(value) else {
          throw SizeTableImportError(
            token.position, found: token.text, expected: SizeText.expectation)
        }
        let position = token.position
        index += 1
        while depth > 0, isPunctuation(index, ")") {
          index += 1
          depth -= 1
        }
        // A product or a call behind the number would make it another one.
        if let behind = self.token(index), behind.kind == .punctuation,
          ![",", "]", "}", ";"].contains(behind.text)
        {
          throw SizeTableImportError(
            behind.position, found: behind.text, expected: "a number written out, and a comma")
        }
        return (value, position, index)
      }
      if isPunctuation(index, "(") {
        depth += 1
      } else if isPunctuation(index, "@") || isPunctuation(index, ":") {
        // Part of the literal.
      } else if token.kind == .word, isPunctuation(index + 1, "(") || isPunctuation(index + 1, ":")
      {
        // A conversion or a label.
      } else {
        throw SizeTableImportError(
          token.position, found: token.text, expected: SizeText.expectation)
      }
      index += 1
    }
    throw SizeTableImportError(found: "", expected: SizeText.expectation)
  }

  /// `case .extraSmall: return 14` and `case .extraSmall: size = 14`.
  private mutating func readSwitch() throws(SizeTableImportError) {
    var index = 0
    while index < tokens.count {
      guard token(index)?.text == "case", token(index)?.kind == .word else {
        index += 1
        continue
      }
      index += 1
      var categories: [ContentSizeCategory] = []
      // Names up to the colon, parted by commas.
      while index < tokens.count, !isPunctuation(index, ":") {
        if let token = token(index), token.kind == .word, !isPunctuation(index + 1, "."),
          let category = Self.category(token.text)
        {
          categories.append(category)
        }
        index += 1
      }
      index += 1
      guard !categories.isEmpty else { continue }
      // `return`, or a name and `=`; or nothing, where the `switch` is a value.
      if token(index)?.text == "return" {
        index += 1
      } else {
        while let token = token(index), token.kind == .word || token.text == "." { index += 1 }
        if isPunctuation(index, "=") { index += 1 }
      }
      guard let token = token(index), token.kind == .number, let size = token.number else {
        continue
      }
      guard FontMetrics.validPointSizes.contains(size) else {
        throw SizeTableImportError(
          token.position, found: token.text, expected: SizeText.expectation)
      }
      for category in categories {
        try sizes.add(
          size, style: "body", at: category, row: token.position.line,
          column: token.position.column)
      }
    }
  }
}

/// Words, numbers, strings and signs of Swift or Objective-C source, without its comments.
enum SourceTokens {
  enum Kind: Equatable { case word, number, string, punctuation }

  struct Token: Equatable {
    let kind: Kind
    /// A string without its quotation marks.
    let text: String
    let position: TextPosition

    /// The value of a number, which may have a C suffix, underscores and a sign.
    var number: Double? {
      guard kind == .number else { return nil }
      var text = text.filter { $0 != "_" }
      while let last = text.last, "fFlLuU".contains(last) { text.removeLast() }
      return Double(text)
    }
  }

  static func read(_ text: String) -> [Token] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    var position = TextPosition(line: 1, column: 1)

    func peek(_ offset: Int = 0) -> Unicode.Scalar? {
      index + offset < scalars.count ? scalars[index + offset] : nil
    }
    func advance() {
      guard let scalar = peek() else { return }
      index += 1
      if scalar == "\n" || (scalar == "\r" && peek() != "\n") {
        position = TextPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { ("0"..."9").contains($0) } ?? false
    }
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar == "_" || isDigit(scalar)
    }

    while let scalar = peek() {
      let start = position
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", peek(1) == "/" {
        while let scalar = peek(), scalar != "\n", scalar != "\r" { advance() }
      } else if scalar == "/", peek(1) == "*" {
        advance()
        advance()
        while let scalar = peek(), !(scalar == "*" && peek(1) == "/") { advance() }
        advance()
        advance()
      } else if scalar == "\"" {
        advance()
        var text = String.UnicodeScalarView()
        while let scalar = peek(), scalar != "\"", scalar != "\n" {
          if scalar == "\\" { advance() }
          if let scalar = peek() { text.append(scalar) }
          advance()
        }
        advance()
        tokens.append(Token(kind: .string, text: String(text), position: start))
      } else if isDigit(scalar) || (scalar == "-" && isDigit(peek(1))) {
        var text = String.UnicodeScalarView()
        repeat {
          if let scalar = peek() { text.append(scalar) }
          advance()
        } while peek().map { isWord($0) || ($0 == "." && isDigit(peek(1))) } ?? false
        // `17.` is a number in C.
        if peek() == ".", !(peek(1).map(isWord) ?? false) { advance() }
        tokens.append(Token(kind: .number, text: String(text), position: start))
      } else if isWord(scalar) {
        var text = String.UnicodeScalarView()
        while let scalar = peek(), isWord(scalar) {
          text.append(scalar)
          advance()
        }
        tokens.append(Token(kind: .word, text: String(text), position: start))
      } else {
        tokens.append(Token(kind: .punctuation, text: String(Character(scalar)), position: start))
        advance()
      }
    }
    return tokens
  }
}
