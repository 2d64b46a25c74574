/// A token of Swift or Objective-C, as far as finding font names needs to know.
///
/// Comments and white space give no token, so that calls match whatever stands between their parts.
struct SourceToken: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// A name or a keyword; back-quotes are not part of the token's range.
    case identifier
    /// A number, a regular expression or a character literal: something that is a value.
    case literal
    /// A string literal without interpolation.
    case string
    /// A multi-line string literal (three quotes) without interpolation.
    case multilineString
    /// The opening quote of a string with interpolation; its `(`…`)` follow as tokens of their own.
    case interpolatedStringStart
    /// The closing quote of a string with interpolation.
    case interpolatedStringEnd
    /// Objective-C: a C string, which has no `@`.
    case cString
    /// One byte of punctuation or of an operator.
    case punctuation
  }

  var kind: Kind
  /// True where nothing stands between this token and the one before it.
  var touchesPrevious = false
  // A large file has a million tokens, which are therefore small; `ProjectLoader.sizeLimit` fits.
  private var startOffset: UInt32
  private var endOffset: UInt32
  private var hashCount: UInt32

  init(kind: Kind, start: Int, end: Int, hashes: Int = 0, touchesPrevious: Bool = false) {
    self.kind = kind
    self.touchesPrevious = touchesPrevious
    startOffset = UInt32(clamping: start)
    endOffset = UInt32(clamping: end)
    hashCount = UInt32(clamping: hashes)
  }

  /// The offset of the token's first byte.
  var start: Int { Int(startOffset) }
  /// The offset after its last byte.
  var end: Int { Int(endOffset) }
  /// How many `#` stand before a string's opening quote.
  var hashes: Int { Int(hashCount) }
  /// Where a string's opening quote is, which is where findings point.
  var quote: Int { start + hashes }
}

/// A file's tokens beside its bytes.
struct TokenList: Sendable {
  let bytes: [UInt8]
  let tokens: [SourceToken]

  var count: Int { tokens.count }

  subscript(index: Int) -> SourceToken? { tokens[safe: index] }

  /// True if the token at `index` is an identifier.
  func isIdentifier(_ index: Int) -> Bool { tokens[safe: index]?.kind == .identifier }

  /// True if the token at `index` is the identifier `name`.
  func isIdentifier(_ index: Int, _ name: String) -> Bool {
    // Lengths and first letters tell most names apart.
    guard let token = tokens[safe: index], token.kind == .identifier,
      token.end - token.start == name.utf8.count, bytes[token.start] == name.utf8.first
    else { return false }
    return bytes[token.start..<token.end].elementsEqual(name.utf8)
  }

  /// A punctuation mark of one byte, which is written as a literal: `"("`.
  struct Mark: ExpressibleByUnicodeScalarLiteral, Equatable {
    let byte: UInt8

    init(unicodeScalarLiteral scalar: Unicode.Scalar) {
      byte = UInt8(truncatingIfNeeded: scalar.value)
    }
  }

  /// The byte of the punctuation mark at `index`; nil if another kind of token stands there.
  func punctuation(_ index: Int) -> UInt8? {
    guard let token = tokens[safe: index], token.kind == .punctuation else { return nil }
    return bytes[token.start]
  }

  /// True if the token at `index` is the punctuation mark `mark`.
  func isPunctuation(_ index: Int, _ mark: Mark) -> Bool { punctuation(index) == mark.byte }

  /// True if the token at `index` is one of `marks`.
  func isPunctuation(_ index: Int, anyOf marks: ByteSet) -> Bool {
    punctuation(index).map(marks.contains) ?? false
  }

  /// The text of the identifier at `index`; nil if another kind of token stands there.
  func identifier(_ index: Int) -> String? {
    guard let token = tokens[safe: index], token.kind == .identifier else { return nil }
    return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// For every opening bracket the index of the bracket that closes it, and nil for all other tokens.
  ///
  /// Computed in one pass, so that skipping nested arguments never makes a search quadratic. A
  /// bracket that nothing closes has none.
  func closingBrackets() -> [Int?] {
    var closing = [Int?](repeating: nil, count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .interpolatedStringStart:
        open.append((index, 0))
      case .interpolatedStringEnd:
        while let last = open.popLast() {
          guard last.closer == 0 else { continue }
          closing[last.index] = index
          break
        }
      case .punctuation:
        switch bytes[token.start] {
        case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
        case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
        case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
        case let byte where byte == open.last?.closer && byte != 0:
          if let last = open.popLast() { closing[last.index] = index }
        default: break
        }
      default: break
      }
    }
    return closing
  }
}
