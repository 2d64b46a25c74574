/// Cuts Swift source into tokens: just enough to find calls and read their string literals.
///
/// It follows the lexical structure of *The Swift Programming Language* (comments nest, strings may
/// be plain, multi-line, raw and interpolated, a regular expression may stand between slashes). It
/// works on bytes, in linear time, and never fails: what is never closed ends with its line or file.
/// Both sides of an `#if` are read.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [SourceToken] = []
  /// The strings whose interpolation is being read, outermost first.
  private var openStrings: [OpenString] = []
  /// Before this offset no regular expression can end on its line: a search for one got this far.
  private var noRegexBefore = 0
  private var lastTokenEnd = -1

  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    /// Parentheses that are open within the interpolation, its own not counted.
    var depth = 0
  }

  static func tokens(of bytes: [UInt8]) -> TokenList {
    var lexer = SwiftLexer(bytes)
    lexer.tokens.reserveCapacity(bytes.count / 5)
    lexer.run()
    return TokenList(bytes: bytes, tokens: lexer.tokens)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while let byte = bytes[safe: position] {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, 0x0B,
        0x0C:
        position += 1
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "\""): stringStart(hashes: 0)
      case UInt8(ascii: "#"): hashes()
      case UInt8(ascii: "`"): backQuotedName()
      case UInt8(ascii: "("):
        if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
        punctuation()
      case UInt8(ascii: ")"): closingParenthesis()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(.literal, to: end(of: position, while: Self.isNameByte))
      case _ where Self.isNameByte(byte):
        append(.identifier, to: end(of: position, while: Self.isNameByte))
      default: punctuation()
      }
    }
  }

  // MARK: Tokens

  private mutating func append(_ kind: SourceToken.Kind, to end: Int, hashes: Int = 0) {
    append(kind, start: position, end: end, hashes: hashes)
    position = end
  }

  private mutating func append(_ kind: SourceToken.Kind, start: Int, end: Int, hashes: Int = 0) {
    tokens.append(
      SourceToken(
        kind: kind, start: start, end: end, hashes: hashes, touchesPrevious: start == lastTokenEnd))
    lastTokenEnd = end
  }

  private mutating func punctuation() {
    append(.punctuation, to: position + 1)
  }

  private mutating func backQuotedName() {
    let nameEnd = end(of: position + 1) { $0 != UInt8(ascii: "`") && !Self.isNewline($0) }
    guard bytes[safe: nameEnd] == UInt8(ascii: "`") else { return punctuation() }
    append(.identifier, start: position + 1, end: nameEnd)
    position = nameEnd + 1
    lastTokenEnd = position
  }

  private mutating func closingParenthesis() {
    punctuation()
    guard let string = openStrings.last else { return }
    if string.depth > 0 {
      openStrings[openStrings.count - 1].depth -= 1
    } else {
      openStrings.removeLast()
      stringBody(hashes: string.hashes, isMultiline: string.isMultiline, start: nil)
    }
  }

  // MARK: Comments and regular expressions

  private mutating func slash() {
    switch bytes[safe: position + 1] {
    case UInt8(ascii: "/"): position = end(of: position) { !Self.isNewline($0) }
    case UInt8(ascii: "*"): blockComment()
    default:
      if canStartValue(), let end = regexEnd() { append(.literal, to: end) } else { punctuation() }
    }
  }

  private mutating func blockComment() {
    var depth = 1
    position += 2
    while depth > 0, let byte = bytes[safe: position] {
      switch (byte, bytes[safe: position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      default: position += 1
      }
    }
  }

  /// True where a value may begin, so that a slash is the start of a regular expression.
  private func canStartValue() -> Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .punctuation:
      let byte = bytes[last.start]
      return byte != UInt8(ascii: ")") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
        && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!")
    case .identifier:
      let name = bytes[last.start..<last.end]
      return Self.valueKeywords.contains { name.elementsEqual($0.utf8) }
    default: return false
    }
  }

  /// Keywords after which a value may follow.
  static let valueKeywords = [
    "return", "in", "case", "try", "await", "throw", "else", "where", "is", "as", "if", "while",
    "guard", "switch", "consume", "copy", "yield", "repeat", "do", "default",
  ]

  /// Where the regular expression at `position` ends, or nil if the slash is an operator: an
  /// expression must not begin or end with a space (SE-0354) and lies on one line.
  private mutating func regexEnd() -> Int? {
    guard position >= noRegexBefore, let first = bytes[safe: position + 1],
      first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), !Self.isNewline(first)
    else { return nil }
    var isInClass = false
    var index = position + 1
    while let byte = bytes[safe: index], !Self.isNewline(byte) {
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        return bytes[index - 1] == UInt8(ascii: " ") ? nil : index + 1
      default: break
      }
      index += 1
    }
    noRegexBefore = index
    return nil
  }

  private mutating func hashes() {
    let start = position
    let hashEnd = end(of: position) { $0 == UInt8(ascii: "#") }
    switch bytes[safe: hashEnd] {
    case UInt8(ascii: "\""): stringStart(hashes: hashEnd - start)
    case UInt8(ascii: "/"):
      extendedRegex(hashes: hashEnd - start)
    default: append(.punctuation, to: hashEnd)
    }
  }

  /// `#/…/#`: several lines if a newline follows the opening, else one.
  private mutating func extendedRegex(hashes: Int) {
    let isMultiline = bytes[safe: position + hashes + 1].map(Self.isNewline) ?? false
    var index = position + hashes + 1
    while let byte = bytes[safe: index] {
      if !isMultiline, Self.isNewline(byte) { break }
      index += 1
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        let run = end(of: index, limit: hashes) { $0 == UInt8(ascii: "#") }
        let isClosed = run - index == hashes
        index = run
        if isClosed { break }
      }
    }
    append(.literal, to: min(index, bytes.count))
  }

  // MARK: Strings

  private mutating func stringStart(hashes: Int) {
    let start = position
    let quote = position + hashes
    let isMultiline = isMultilineDelimiter(at: quote, hashes: hashes)
    position = quote + (isMultiline ? 3 : 1)
    stringBody(hashes: hashes, isMultiline: isMultiline, start: start)
  }

  private func isMultilineDelimiter(at quote: Int, hashes: Int) -> Bool {
    guard isQuote(quote + 1), isQuote(quote + 2) else { return false }
    guard hashes > 0 else { return true }
    // `#"""#` is one quote in a string of one line (SE-0200).
    var index = quote + 1
    while let byte = bytes[safe: index], !Self.isNewline(byte) {
      index += 1
      guard byte == UInt8(ascii: "\"") else { continue }
      let run = end(of: index, limit: hashes) { $0 == UInt8(ascii: "#") }
      if run - index == hashes { return false }
      index = run
    }
    return true
  }

  private func isQuote(_ index: Int) -> Bool { bytes[safe: index] == UInt8(ascii: "\"") }

  /// Reads a string's text from `position` to its end or to its next interpolation.
  ///
  /// - Parameter start: where the literal begins; nil when its text goes on after an interpolation.
  private mutating func stringBody(hashes: Int, isMultiline: Bool, start: Int?) {
    while let byte = bytes[safe: position] {
      if !isMultiline, Self.isNewline(byte) { break }
      switch byte {
      case UInt8(ascii: "\\"):
        let run = end(of: position + 1, limit: hashes) { $0 == UInt8(ascii: "#") }
        let isEscape = run - position - 1 == hashes
        if isEscape, bytes[safe: run] == UInt8(ascii: "(") {
          if let start {
            append(.interpolatedStringStart, start: start, end: position, hashes: hashes)
          }
          position = run
          punctuation()
          openStrings.append(OpenString(hashes: hashes, isMultiline: isMultiline))
          return
        }
        // An escaped newline of a multi-line string is as good as any other byte; in a string of one
        // line it must still end the string.
        let isOverNewline = bytes[safe: run].map(Self.isNewline) ?? true
        position = isEscape && !isOverNewline ? run + 1 : run
      case UInt8(ascii: "\""):
        if isMultiline, !(isQuote(position + 1) && isQuote(position + 2)) {
          position += 1
          continue
        }
        let quote = position
        let afterQuotes = position + (isMultiline ? 3 : 1)
        let run = end(of: afterQuotes, limit: hashes) { $0 == UInt8(ascii: "#") }
        if run - afterQuotes == hashes {
          position = run
          finishString(hashes: hashes, isMultiline: isMultiline, start: start, quote: quote)
          return
        }
        position = isMultiline ? quote + 1 : run
      default: position += 1
      }
    }
    position = min(position, bytes.count)
    finishString(hashes: hashes, isMultiline: isMultiline, start: start, quote: position)
  }

  private mutating func finishString(hashes: Int, isMultiline: Bool, start: Int?, quote: Int) {
    if let start {
      append(isMultiline ? .multilineString : .string, start: start, end: position, hashes: hashes)
    } else {
      append(.interpolatedStringEnd, start: quote, end: position)
    }
  }

  // MARK: Bytes

  private func end(
    of start: Int, limit: Int = .max, while condition: (UInt8) -> Bool
  ) -> Int {
    var index = start
    while index - start < limit, let byte = bytes[safe: index], condition(byte) { index += 1 }
    return index
  }

  static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Bytes of names: ASCII letters, digits, `_`, `$`, and everything beyond ASCII.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
