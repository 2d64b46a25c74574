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
