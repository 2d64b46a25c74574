/// A call in Swift code that may hand a font's name on, whose arguments are kept as they are written
/// until somebody asks for them.
///
/// A large project has hundreds of thousands of such calls, and most lead to functions that have nothing
/// to do with fonts. Only the project's other files tell which.
struct UnreadCall: Sendable, Equatable {
  /// As in `SourceCall`.
  var name: String
  /// As in `SourceCall`.
  var receiver: String?
  /// Where the arguments stand in the file's `ArgumentText`, with their parentheses.
  private var start, end: UInt32
  /// Where the opening parenthesis stands in the file.
  private var line, column: UInt32

  /// - Parameter arguments: where they stand in the file's `ArgumentText`.
  init(name: String, receiver: String?, arguments: Range<Int>, at position: SourcePosition) {
    self.name = name
    self.receiver = receiver
    start = UInt32(clamping: arguments.lowerBound)
    end = UInt32(clamping: arguments.upperBound)
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
  }

  /// The call with its arguments.
  ///
  /// - Parameters:
  ///   - text: the file's text of arguments.
  ///   - path: the file.
  func read(_ text: ArgumentText, path: String) -> SourceCall {
    let tokens = SwiftLexer.tokens(of: text[Int(start)..<max(Int(start), Int(end))])
    let lines = Lazy { LineTable(tokens.bytes) }
    let reader = SwiftExpressionReader(tokens: tokens, closing: tokens.closingBrackets()) {
      SourcePlace(path: path, position: self.position(lines.value.position(of: $0)))
    }
    return SourceCall(name: name, receiver: receiver, arguments: reader.sourceArguments(from: 0))
  }

  /// The place in the file of a place among the arguments.
  private func position(_ inside: SourcePosition) -> SourcePosition {
    SourcePosition(
      line: Int(line) + inside.line - 1,
      column: inside.line == 1 ? Int(column) + inside.column - 1 : inside.column)
  }
}

/// The arguments of one file's unread calls as they are written, one after the other.
struct ArgumentText: Sendable, Equatable {
  private var bytes: [UInt8] = []
  /// What was kept last: where it stands in the file, and where here.
  private var last = 0..<0
  private var lastStart = 0

  /// Longer arguments are read at once, so that reading them again and again takes no long time where
  /// calls are nested by the thousand.
  static let longest = 512

  /// Keeps what stands in `range` of the file.
  ///
  /// - Returns: where it stands here.
  mutating func keep(_ range: Range<Int>, of file: [UInt8]) -> Range<Int> {
    // A call within another's arguments is there already.
    if range.lowerBound < last.lowerBound || range.upperBound > last.upperBound {
      last = range
      lastStart = bytes.count
      bytes += file[range]
    }
    let start = lastStart + range.lowerBound - last.lowerBound
    return start..<(start + range.count)
  }

  subscript(range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: 0..<bytes.count)]) }
}

extension SwiftExpressionReader {
  /// The arguments of the call whose parenthesis is at `open`, with their values.
  func sourceArguments(from open: Int) -> [SourceArgument] {
    arguments(from: open).map { SourceArgument(label: $0.label, value: expression($0.value)) }
  }

  /// True if an argument of the call is known (`SourceExpression.isKnown`), which for a name or a
  /// plain text by itself is seen without reading it.
  func hasKnownArgument(from open: Int) -> Bool {
    guard let close = closing[open] else { return false }
    var index = open + 1
    while index < close {
      let isLabelled = tokens.isPunctuation(index + 1, ":") && tokens.isIdentifier(index)
      let value = isLabelled ? index + 2 : index
      if value + 1 == close || value < close && tokens.isPunctuation(value + 1, ","),
        isPlain(value)
      {
        return true
      }
      while index < close, !tokens.isPunctuation(index, ",") {
        index = (closing[index] ?? index) + 1
      }
      index += 1
    }
    return arguments(from: open).contains { expression($0.value).isKnown }
  }

  private static let beginningsOfExpressions = WordTable(["if", "switch", "try", "await"])

  /// True for a name or a short string without escapes.
  private func isPlain(_ index: Int) -> Bool {
    guard let token = tokens[index] else { return false }
    switch token.kind {
    case .identifier: return !tokens.isIdentifier(index, in: Self.beginningsOfExpressions)
    case .string:
      // A literal that the end of its line cut off has no quote at its end.
      let (first, last) = (token.quote + 1, token.end - 1)
      return token.hashes == 0 && (first...(first + 64)).contains(last)
        && tokens.bytes[last] == UInt8(ascii: "\"")
        && !tokens.bytes[first..<last].contains(UInt8(ascii: "\\"))
    default: return false
    }
  }
}
