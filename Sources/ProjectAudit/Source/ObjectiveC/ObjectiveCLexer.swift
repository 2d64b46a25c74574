/// Cuts Objective-C (and Objective-C++) source into tokens: just enough to find message sends.
///
/// Comments do not nest; `@"…"` and C strings are told apart; preprocessor lines are read like any
/// other, so that a font named in a macro is found. Works on bytes, in linear time, and never fails.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [SourceToken] = []

  static func tokens(of bytes: [UInt8]) -> TokenList {
    var lexer = ObjectiveCLexer(bytes)
    lexer.run()
    return TokenList(bytes: bytes, tokens: lexer.tokens)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while let byte = bytes[safe: position] {
      switch (byte, bytes[safe: position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): lineComment()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): blockComment()
      case (UInt8(ascii: "@"), UInt8(ascii: "\"")): string(.string, at: position + 1)
      case (UInt8(ascii: "R"), UInt8(ascii: "\"")): rawString()
      case (UInt8(ascii: "\""), _): string(.cString, at: position)
      case (UInt8(ascii: "'"), _): string(.literal, at: position)
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): append(.literal, to: nameEnd())
      case _ where SwiftLexer.isNameByte(byte): append(.identifier, to: nameEnd())
      case (...UInt8(ascii: " "), _): position += 1
      case (UInt8(ascii: "\\"), _) where continuationLength(at: position + 1) > 0:
        // The line goes on.
        position += 1 + continuationLength(at: position + 1)
      default: append(.punctuation, to: position + 1)
      }
    }
  }

  private mutating func append(_ kind: SourceToken.Kind, to end: Int) {
    // The `@` stands where Swift has its `#`: before the quote that findings point at.
    let isObject = kind == .string
    tokens.append(
      SourceToken(kind: kind, start: position, end: end, hashes: isObject ? 1 : 0))
    position = end
  }

  private func nameEnd() -> Int {
    var index = position
    while let byte = bytes[safe: index], SwiftLexer.isNameByte(byte) { index += 1 }
    return index
  }

  private mutating func lineComment() {
    while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte) {
      position += byte == UInt8(ascii: "\\") ? 1 + continuationLength(at: position + 1) : 1
    }
  }

  /// The length of the newline at `index`, which a backslash before it takes away; 0 if none is there.
  private func continuationLength(at index: Int) -> Int {
    switch (bytes[safe: index], bytes[safe: index + 1]) {
    case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): 2
    case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _): 1
    default: 0
    }
  }

  private mutating func blockComment() {
    position += 2
    while let byte = bytes[safe: position] {
      position += 1
      if byte == UInt8(ascii: "*"), bytes[safe: position] == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
  }

  private mutating func string(_ kind: SourceToken.Kind, at quote: Int) {
    let delimiter = bytes[quote]
    var index = quote + 1
    while let byte = bytes[safe: index], !SwiftLexer.isNewline(byte) {
      index += 1
      if byte == delimiter { break }
      if byte == UInt8(ascii: "\\") { index += max(1, continuationLength(at: index)) }
    }
    append(kind, to: min(index, bytes.count))
  }

  /// C++11's `R"delimiter(…)delimiter"`, with a delimiter of at most 16 characters.
  private mutating func rawString() {
    let start = position + 2
    let delimiter = bytes[start...].prefix(17).prefix { $0 != UInt8(ascii: "(") }
    guard delimiter.count <= 16, bytes[safe: start + delimiter.count] == UInt8(ascii: "(") else {
      return append(.identifier, to: position + 1)
    }
    let closing = [UInt8(ascii: ")")] + delimiter + [UInt8(ascii: "\"")]
    var index = start + delimiter.count + 1
    while index < bytes.count, !bytes[index...].starts(with: closing) { index += 1 }
    append(.cString, to: min(index + closing.count, bytes.count))
  }
}

/// The value of an Objective-C string literal.
enum ObjectiveCStringLiteral {
  /// The text that the literal `token` (`@"…"` or `"…"`) stands for; nil where an escape is faulty or
  /// the literal is cut off.
  ///
  /// Escapes are C's (C17, section 6.4.4.4) with `\u` and `\U`.
  static func value(of token: SourceToken, in bytes: [UInt8]) -> String? {
    guard token.kind == .string || token.kind == .cString, token.end - token.quote >= 2,
      bytes[token.quote] == UInt8(ascii: "\""), bytes[token.end - 1] == UInt8(ascii: "\"")
    else { return nil }
    let text = bytes[(token.quote + 1)..<(token.end - 1)]
    var result: [UInt8] = []
    var index = text.startIndex
    func digits(_ limit: Int, radix: Int) -> (value: UInt32, count: Int)? {
      let run = text[index...].prefix(limit).prefix {
        Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
      }
      return UInt32(String(decoding: run, as: UTF8.self), radix: radix).map { ($0, run.count) }
    }
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard index < text.endIndex else { return nil }
      let letter = text[index]
      index += 1
      switch letter {
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "?"):
        result.append(letter)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        index -= 1
        guard let (value, count) = digits(3, radix: 8), let byte = UInt8(exactly: value) else {
          return nil
        }
        result.append(byte)
        index += count
      case UInt8(ascii: "x"):
        guard let (value, count) = digits(2, radix: 16), let byte = UInt8(exactly: value) else {
          return nil
        }
        result.append(byte)
        index += count
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let length = letter == UInt8(ascii: "u") ? 4 : 8
        guard let (value, count) = digits(length, radix: 16), count == length,
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result += String(Character(scalar)).utf8
        index += count
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "\r"):
        if index < text.endIndex, text[index] == UInt8(ascii: "\n") { index += 1 }
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
