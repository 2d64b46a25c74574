/// Where statements end, and what blocks of them give.
extension SwiftExpressionReader {
  /// True if the token at `index` is the first on its line.
  func startsLine(_ index: Int) -> Bool {
    guard let token = tokens[index], let previous = tokens[index - 1] else { return true }
    return tokens.bytes[previous.end..<max(previous.end, token.start)]
      .contains(where: SwiftLexer.isNewline)
  }

  /// Where the expression that begins at `start` ends: before a comma, a closing bracket, a block, or
  /// a line that does not go on with it.
  func expressionEnd(from start: Int) -> Int {
    var index = start
    let isBranch = tokens.isIdentifier(start, "if") || tokens.isIdentifier(start, "switch")
    while index < tokens.count {
      if index > start {
        if tokens.isPunctuation(index, anyOf: Self.expressionEnds) { break }
        if tokens.isIdentifier(index, "else"), !isBranch { break }
        if tokens.isPunctuation(index, "{"), !isBranch { break }
        if startsLine(index), !continues(index) {
          guard isBranch, tokens.isIdentifier(index, "else") else { break }
        }
      } else if tokens.isPunctuation(index, anyOf: Self.expressionEnds) {
        break
      }
      index = (closing[index] ?? index) + 1
    }
    return min(index, tokens.count)
  }

  private static let expressionEnds: ByteSet = ",)]};"
  /// With what a line begins that goes on with the one above, and with what one ends that goes on.
  private static let lineStarts: ByteSet = ".?:+-*/%&|=<>"
  private static let lineEnds: ByteSet = "?:+-*/%&|=<,"

  /// True if the line that begins at `index` goes on with what stands above it.
  private func continues(_ index: Int) -> Bool {
    if tokens.isPunctuation(index, anyOf: Self.lineStarts) { return true }
    if tokens.isIdentifier(index, "as") || tokens.isIdentifier(index, "is") { return true }
    return tokens.isPunctuation(index - 1, anyOf: Self.lineEnds)
      && !(tokens.isPunctuation(index - 1, "?") && tokens[index - 1]?.touchesPrevious == true
        && !tokens.isPunctuation(index - 2, "?"))
  }

  /// What `{ … }()` gives, whose block begins at `open`: what it returns, or its one expression.
  func closure(_ open: Int, to close: Int, depth: Int) -> SourceExpression {
    var values: [SourceExpression] = []
    for index in (open + 1)..<max(open + 1, close) where tokens.isIdentifier(index, "return") {
      guard !tokens.isPunctuation(index - 1, ".") else { continue }
      let end = min(close, expressionEnd(from: index + 1))
      guard index + 1 < end else { continue }
      values.append(expression((index + 1)..<end, depth: depth + 1))
      // Nobody writes more into one.
      if values.count > Self.mostResults { return .unknown }
    }
    if values.isEmpty { return result(of: (open + 1)..<max(open + 1, close), depth: depth + 1) }
    return values.count == 1 ? values[0] : .either(values)
  }

  private static let mostResults = 64
}
