/// Cuts JavaScript (with TypeScript and JSX), Dart and C# into tokens: just enough to find where a
/// font is named and which constants stand behind the name.
///
/// The three differ here only in their strings. Text within JSX is read as code, which may hide what
/// follows on its line and never more: a quote that its line does not close is a mark like any other.
/// Works on bytes, in linear time, and never fails.
struct ScriptLexer {
  enum Dialect: Sendable, Equatable { case javaScript, dart, cSharp }

  private let bytes: [UInt8]
  private let dialect: Dialect
  private var position = 0
  private var tokens: [SourceToken] = []
  /// Before this offset no template can end: a search for one got this far.
  private var noTemplateBefore = 0

  static func tokens(of bytes: [UInt8], _ dialect: Dialect) -> TokenList {
    var lexer = ScriptLexer(bytes: bytes, dialect: dialect)
    lexer.run()
    return TokenList(bytes: bytes, tokens: lexer.tokens)
  }

  private init(bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  private mutating func run() {
    while let byte = bytes[safe: position] {
      switch (byte, bytes[safe: position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): lineComment()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): blockComment()
      case (UInt8(ascii: "/"), _) where dialect == .javaScript: slash()
      case (UInt8(ascii: "r"), UInt8(ascii: "'")), (UInt8(ascii: "r"), UInt8(ascii: "\"")):
        if dialect == .dart { quoted(prefix: 1, escapes: false) } else { name() }
      case (UInt8(ascii: "@"), UInt8(ascii: "\"")), (UInt8(ascii: "$"), UInt8(ascii: "\"")):
        if dialect == .cSharp {
          quoted(prefix: 1, escapes: byte == UInt8(ascii: "$"))
        } else if byte == UInt8(ascii: "$") {
          name()
        } else {
          append(.punctuation, to: position + 1)
        }
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _): quoted(prefix: 0, escapes: true)
      case (UInt8(ascii: "`"), _) where dialect == .javaScript: template()
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): number()
      case _ where SwiftLexer.isNameByte(byte): name()
      case (...UInt8(ascii: " "), _): position += 1
      default: append(.punctuation, to: position + 1)
      }
    }
  }

  private mutating func append(_ kind: SourceToken.Kind, to end: Int, prefix: Int = 0) {
    tokens.append(
      SourceToken(
        kind: kind, start: position, end: end, hashes: prefix,
        touchesPrevious: tokens.last?.end == position))
    position = end
  }

  private mutating func name() {
    var end = position
    while let byte = bytes[safe: end], SwiftLexer.isNameByte(byte) { end += 1 }
    append(.identifier, to: max(end, position + 1))
  }

  private mutating func number() {
    var end = position
    while let byte = bytes[safe: end], SwiftLexer.isNameByte(byte) || byte == UInt8(ascii: ".") {
      end += 1
    }
    append(.literal, to: end)
  }

  private mutating func lineComment() {
    while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte) { position += 1 }
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

  // MARK: Strings

  /// A string in single or double quotes, or Dart's in three of them.
  private mutating func quoted(prefix: Int, escapes: Bool) {
    let quote = position + prefix
    let delimiter = bytes[quote]
    if dialect != .javaScript, bytes[safe: quote + 1] == delimiter,
      bytes[safe: quote + 2] == delimiter
    {
      return long(delimiter, from: quote + 3)
    }
    var index = quote + 1
    while let byte = bytes[safe: index], !SwiftLexer.isNewline(byte) {
      index += 1
      if byte == delimiter { return append(.string, to: index, prefix: prefix) }
      if byte == UInt8(ascii: "\\"), escapes { index += 1 }
    }
    append(.punctuation, to: position + 1)
  }

  /// A string over lines, in which no font is named.
  private mutating func long(_ delimiter: UInt8, from start: Int) {
    var index = start
    while index < bytes.count,
      bytes[index] != delimiter || bytes[safe: index + 1] != delimiter
        || bytes[safe: index + 2] != delimiter
    {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    append(.literal, to: min(index + 3, bytes.count))
  }

  /// A template literal: a string where nothing is filled in, else a literal.
  private mutating func template() {
    guard position >= noTemplateBefore else { return append(.punctuation, to: position + 1) }
    var index = position + 1
    var isFilledIn = false
    // Of each template within another, how many braces are open in what it fills in.
    var depths: [Int] = []
    while let byte = bytes[safe: index] {
      let next = bytes[safe: index + 1]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "`"):
        if depths.isEmpty { return append(isFilledIn ? .literal : .string, to: index) }
        // Of templates within, only those count that hold nothing filled in.
        while let inner = bytes[safe: index], inner != UInt8(ascii: "`") {
          index += inner == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "$") where next == UInt8(ascii: "{"):
        isFilledIn = true
        depths.append(0)
        index += 1
      case UInt8(ascii: "{") where !depths.isEmpty: depths[depths.count - 1] += 1
      case UInt8(ascii: "}") where !depths.isEmpty:
        if depths[depths.count - 1] == 0 {
          depths.removeLast()
        } else {
          depths[depths.count - 1] -= 1
        }
      default: break
      }
    }
    noTemplateBefore = bytes.count
    append(.punctuation, to: position + 1)
  }

  // MARK: Regular expressions

  /// A regular expression where a value is due, else a division or the end of a JSX tag.
  private mutating func slash() {
    guard isValueDue, bytes[safe: position + 1] != UInt8(ascii: ">") else {
      return append(.punctuation, to: position + 1)
    }
    var index = position + 1
    var isInClass = false
    while let byte = bytes[safe: index], !SwiftLexer.isNewline(byte) {
      index += 1
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        return append(.literal, to: min(index, bytes.count))
      default: break
      }
    }
    append(.punctuation, to: position + 1)
  }

  private var isValueDue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .punctuation: return "(,=:[!&|?{};+*%~^".utf8.contains(bytes[last.start])
    case .identifier:
      return bytes[last.start..<last.end].elementsEqual("return".utf8)
        || bytes[last.start..<last.end].elementsEqual("case".utf8)
    default: return false
    }
  }
}

/// The value of a string literal of JavaScript, Dart or C#.
enum ScriptStringLiteral {
  /// The text that the literal stands for; nil where an escape is faulty.
  static func value(of token: SourceToken, in bytes: [UInt8]) -> String? {
    guard token.kind == .string, token.end - token.quote >= 2 else { return nil }
    let text = bytes[(token.quote + 1)..<(token.end - 1)]
    // Dart's `r'…'` and C#'s `@"…"` have no escapes.
    let isRaw = token.hashes == 1 && bytes[token.start] != UInt8(ascii: "$")
    return isRaw ? String(decoding: text, as: UTF8.self) : unescaped(text)
  }

  static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var index = text.startIndex
    func hexadecimal(_ count: Int) -> UInt32? {
      let digits = text[index...].prefix(count)
      guard digits.count == count else { return nil }
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
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
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "x"), UInt8(ascii: "u"):
        var number: UInt32?
        if letter == UInt8(ascii: "u"), index < text.endIndex, text[index] == UInt8(ascii: "{") {
          let digits = text[(index + 1)...].prefix(7).prefix { $0 != UInt8(ascii: "}") }
          number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
          index += digits.count + 2
        } else {
          let count = letter == UInt8(ascii: "x") ? 2 : 4
          number = hexadecimal(count)
          index += count
        }
        guard index <= text.endIndex, let scalar = number.flatMap(Unicode.Scalar.init) else {
          return nil
        }
        result += String(Character(scalar)).utf8
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
