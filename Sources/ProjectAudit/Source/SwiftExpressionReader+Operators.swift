/// Expressions of several parts: branches, conditions, operators, and what stands around others.
extension SwiftExpressionReader {
  // MARK: Branches

  /// What an `if` or `switch` that is an expression gives.
  func branches(_ range: Range<Int>, depth: Int) -> SourceExpression {
    var values: [SourceExpression] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard tokens.isPunctuation(index, "{"), let end = closing[index], end <= range.upperBound
      else {
        index = (closing[index] ?? index) + 1
        continue
      }
      let body = (index + 1)..<end
      if tokens.isIdentifier(body.lowerBound, "case")
        || tokens.isIdentifier(body.lowerBound, "default")
        || tokens.isPunctuation(body.lowerBound, "@")
      {
        values += sections(of: body).map { result(of: $0, depth: depth + 1) }
      } else {
        values.append(result(of: body, depth: depth + 1))
      }
      index = end + 1
    }
    return .either(values)
  }

  /// What a block of one expression gives.
  func result(of body: Range<Int>, depth: Int = 0) -> SourceExpression {
    guard depth < Self.deepest else { return .unknown }
    if tokens.isIdentifier(body.lowerBound, "return") {
      return expression((body.lowerBound + 1)..<body.upperBound, depth: depth + 1)
    }
    return expression(body, depth: depth + 1)
  }

  /// The statements behind each `case …:` and `default:` of a switch.
  func sections(of body: Range<Int>) -> [Range<Int>] {
    var starts: [(label: Int, body: Int)] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if isSectionLabel(index) {
        let label = index
        var questions = 0
        while index < body.upperBound {
          if tokens.isPunctuation(index, ":") {
            if questions == 0 { break }
            questions -= 1
          } else if tokens.isPunctuation(index, "?"), tokens[index]?.touchesPrevious == false {
            questions += 1
          }
          index = (closing[index] ?? index) + 1
        }
        starts.append((label, index + 1))
      }
      index = (closing[safe: index].flatMap(\.self) ?? index) + 1
    }
    return starts.enumerated().compactMap { number, start in
      let end = starts[safe: number + 1]?.label ?? body.upperBound
      return start.body < end ? start.body..<end : nil
    }
  }

  func isSectionLabel(_ index: Int) -> Bool {
    if tokens.isIdentifier(index, "default") { return tokens.isPunctuation(index + 1, ":") }
    guard tokens.isIdentifier(index, "case") else { return false }
    // `if case`, `guard case` and `for case` begin no section.
    return !["if", "guard", "for", "while"].contains { tokens.isIdentifier(index - 1, $0) }
      && !tokens.isPunctuation(index - 1, ",")
  }

  // MARK: Operators

  /// The two arms of `a ? b : c`; nil if the tokens are no such expression.
  func arms(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    var question: Int?
    var nested = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isPunctuation(index, "?"), tokens[index]?.touchesPrevious == false,
        !tokens.isPunctuation(index + 1, "?")
      {
        if question == nil { question = index } else { nested += 1 }
      } else if tokens.isPunctuation(index, ":"), let question {
        guard nested > 0 else {
          guard question + 1 < index, index + 1 < range.upperBound else { return nil }
          return ((question + 1)..<index, (index + 1)..<range.upperBound)
        }
        nested -= 1
      }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  /// The operands of `a + b + c` or `a ?? b`; nil if the operator is not there.
  func operands(of range: Range<Int>, separatedBy mark: TokenList.Mark) -> [Range<Int>]? {
    var operands: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let isFound =
        mark == "?"
        ? tokens.isPunctuation(index, "?") && tokens.isPunctuation(index + 1, "?")
          && tokens[index]?.touchesPrevious == false
        : tokens.isPunctuation(index, "+") && !tokens.isPunctuation(index + 1, "=")
      if isFound {
        guard start < index else { return nil }
        operands.append(start..<index)
        index += mark == "?" ? 2 : 1
        start = index
      } else {
        index = (closing[index] ?? index) + 1
      }
    }
    guard !operands.isEmpty, start < range.upperBound else { return nil }
    return operands + [start..<range.upperBound]
  }

  /// The tokens without parentheses around them, without `as String` and without `!` behind them.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count >= 2 {
      let last = range.upperBound - 1
      if range.count >= 3, tokens.isPunctuation(range.lowerBound, "("),
        closing[range.lowerBound] == last, !isTuple(range)
      {
        range = (range.lowerBound + 1)..<last
      } else if tokens.isPunctuation(last, "!"), tokens[last]?.touchesPrevious == true {
        range = range.lowerBound..<last
      } else if range.count >= 3, tokens.isIdentifier(last),
        let cast = castStart(last, in: range)
      {
        range = range.lowerBound..<cast
      } else {
        break
      }
    }
    return range
  }

  /// True if a comma parts what stands between the parentheses.
  func isTuple(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound + 1
    while index < range.upperBound {
      if tokens.isPunctuation(index, ",") { return true }
      index = (closing[index] ?? index) + 1
    }
    return false
  }

  /// Where the `as` of `… as String` stands, be it forced or optional; the type is at `last`.
  func castStart(_ last: Int, in range: Range<Int>) -> Int? {
    for index in [last - 1, last - 2] where index > range.lowerBound {
      if tokens.isIdentifier(index, "as") { return index }
    }
    return nil
  }
}
