import DynamicType

/// The numbers that sizes are written as.
extension SourceTableReader {
  /// Types and labels that leave a number what it is.
  static let conversions: Set<String> = [
    "CGFloat", "Float", "Double", "NSNumber", "Int", "value", "floatLiteral", "integerLiteral",
  ]

  /// `[NSNumber numberWithFloat:17]`.
  func isNumberMessage(_ index: Int) -> Bool {
    isPunctuation(index, "[") && isWord(index + 1, "NSNumber")
  }

  /// A number, such as `26`, `@26`, `@(17.5f)`, `CGFloat(17)`, `NSNumber(value: 17)` or
  /// `[NSNumber numberWithFloat:17]`.
  func size(at start: Int) throws(SizeTableImportError) -> (Double, TextPosition, Int) {
    var index = start
    var depth = 0
    let isMessage = isNumberMessage(start)
    if isMessage, isPunctuation(start + 3, ":") { index = start + 4 }
    let place = token(start)?.position
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
        if isMessage, isPunctuation(index, "]") { index += 1 }
        return (value, position, index)
      }
      if isPunctuation(index, "(") {
        depth += 1
      } else if isPunctuation(index, "@") || isPunctuation(index, ":") {
        // Part of the literal.
      } else if token.kind == .word, Self.conversions.contains(token.text),
        isPunctuation(index + 1, "(") || isPunctuation(index + 1, ":")
      {
        // A conversion or a label.
      } else {
        throw SizeTableImportError(
          place ?? token.position, found: expression(from: start),
          expected: SizeText.expectation)
      }
      index += 1
    }
    throw SizeTableImportError(found: "", expected: SizeText.expectation)
  }

  /// What stands in a line from an index on, as far as a comma or a bracket that closes.
  func expression(from start: Int, to end: Int? = nil) -> String {
    var text = ""
    var depth = 0
    var last: SourceTokens.Token?
    for token in tokens[start..<(end ?? tokens.count)].prefix(12) {
      if token.kind == .punctuation {
        if depth == 0, [",", ";", "}", "]", ")"].contains(token.text) { break }
        if token.text == "(" { depth += 1 }
        if token.text == ")" { depth -= 1 }
      }
      if let last {
        guard last.position.line == token.position.line else { break }
        let end = last.position.column + last.text.unicodeScalars.count
        if token.position.column > end { text += " " }
      }
      text += token.text
      last = token
    }
    return text
  }
}
