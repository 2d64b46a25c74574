/// Reads expressions of JavaScript, Dart and C# out of tokens, as far as they can give a text, and as
/// iOS gets to see them: of `Platform.select({ios: a, android: b})` only `a`.
struct ScriptExpressionReader {
  let tokens: TokenList
  let closing: [Int?]
  let dialect: ScriptLexer.Dialect
  let place: (Int) -> SourcePlace

  /// How deep expressions are followed.
  static let deepest = 16

  func place(ofToken index: Int) -> SourcePlace { place(tokens[index]?.quote ?? 0) }

  func expression(_ range: Range<Int>) -> SourceExpression { expression(range, depth: 0) }

  private func expression(_ range: Range<Int>, depth: Int) -> SourceExpression {
    guard depth < Self.deepest else { return .unknown }
    let range = unwrapped(range)
    guard let first = tokens[range.lowerBound], !range.isEmpty else { return .unknown }
    if let (condition, arms) = arms(of: range) {
      switch isIOS(condition) {
      case true?: return expression(arms.0, depth: depth + 1)
      case false?: return expression(arms.1, depth: depth + 1)
      case nil:
        // Which of the two iOS gets is decided in a way that is not followed.
        if asksForPlatform(condition) { return .unknown }
        return .either([expression(arms.0, depth: depth + 1), expression(arms.1, depth: depth + 1)])
      }
    }
    for mark in ["|", "?"] as [TokenList.Mark] {
      if let operands = operands(of: range, doubled: mark) {
        return .either(operands.map { expression($0, depth: depth + 1) })
      }
    }
    if let operands = operands(of: range, separatedBy: "+") {
      return .joined(operands.map { expression($0, depth: depth + 1) }, place(first.quote))
    }
    return range.count == 1 ? single(first, at: range.lowerBound) : postfix(range, depth: depth)
  }

  private func single(_ token: SourceToken, at index: Int) -> SourceExpression {
    if token.kind == .string {
      guard let text = ScriptStringLiteral.value(of: token, in: tokens.bytes) else {
        return .unknown
      }
      let filled = dialect == .javaScript ? nil : filledIn(text, token)
      return filled ?? .text(text, place(token.quote))
    }
    if token.kind == .literal {
      let text = String(decoding: tokens.bytes[token.start..<token.end], as: UTF8.self)
      if let number = Double(text) { return .number(number) }
      guard dialect == .javaScript, text.hasPrefix("`"), text.hasSuffix("`") else {
        return .unknown
      }
      return filledIn(String(text.dropFirst().dropLast()), token) ?? .unknown
    }
    guard let name = tokens.identifier(index), !["null", "undefined"].contains(name) else {
      return .unknown
    }
    return .name(name)
  }

  /// A template's text and what it fills in: `${a.b}`, Dart's `$a`, C#'s `{a}`; nil where it fills
  /// nothing in.
  private func filledIn(_ text: String, _ token: SourceToken) -> SourceExpression? {
    let isRaw = token.hashes == 1 && dialect == .dart
    let isInterpolated = dialect != .cSharp || token.hashes == 1
    guard !isRaw, isInterpolated, text.utf8.contains(UInt8(ascii: "$")) || dialect == .cSharp
    else { return nil }
    let bytes = Array(text.utf8)
    var parts: [SourceExpression] = []
    var plain: [UInt8] = []
    var index = 0
    func flush() {
      if !plain.isEmpty {
        parts.append(.text(String(decoding: plain, as: UTF8.self), place(token.quote)))
      }
      plain = []
    }
    var isFilledIn = false
    while let byte = bytes[safe: index] {
      let isDollar = byte == UInt8(ascii: "$") && dialect != .cSharp
      let brace = isDollar ? index + 1 : index
      if isDollar || byte == UInt8(ascii: "{") && dialect == .cSharp,
        bytes[safe: brace] == UInt8(ascii: "{")
      {
        guard let end = bytes[brace...].firstIndex(of: UInt8(ascii: "}")) else { return .unknown }
        flush()
        isFilledIn = true
        parts.append(Self.path(bytes[(brace + 1)..<end]))
        index = end + 1
      } else if isDollar, dialect == .dart {
        let name = bytes[(index + 1)...].prefix(while: SwiftLexer.isNameByte)
        flush()
        isFilledIn = true
        parts.append(Self.path(name))
        index += 1 + name.count
      } else {
        plain.append(byte)
        index += 1
      }
    }
    guard isFilledIn else { return nil }
    flush()
    return .joined(parts, place(token.quote))
  }

  /// `a.b.c`; unknown for anything else.
  private static func path(_ bytes: ArraySlice<UInt8>) -> SourceExpression {
    let names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let first = names.first, names.count <= 8,
      names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(SwiftLexer.isNameByte) })
    else { return .unknown }
    return names.dropFirst().reduce(.name(String(decoding: first, as: UTF8.self))) {
      .member($0, String(decoding: $1, as: UTF8.self))
    }
  }

  /// `a.b`, `a?.b`, `a['b']`, `a[b]`, `f(x)` and `[a, b]`.
  private func postfix(_ range: Range<Int>, depth: Int) -> SourceExpression {
    let last = range.upperBound - 1
    if tokens.isPunctuation(range.lowerBound, "["), closing[range.lowerBound] == last {
      return .list(elements(from: range.lowerBound).map { expression($0, depth: depth + 1) })
    }
    if let open = opening(of: last, in: range), open > range.lowerBound {
      let base = range.lowerBound..<open
      if tokens.isPunctuation(open, "[") {
        if open + 2 == last, let token = tokens[open + 1],
          let key = ScriptStringLiteral.value(of: token, in: tokens.bytes)
        {
          return .member(expression(base, depth: depth + 1), key)
        }
        return .element(expression(base, depth: depth + 1), .unknown)
      }
      guard tokens.isPunctuation(open, "(") else { return .unknown }
      if base.count >= 3, tokens.isIdentifier(open - 1, "select"),
        tokens.isIdentifier(open - 3, "Platform")
      {
        return selected(open).map { expression($0, depth: depth + 1) } ?? .unknown
      }
      guard base.count == 1, let name = tokens.identifier(base.lowerBound) else { return .unknown }
      return .call(
        .name(name),
        elements(from: open).map { SourceArgument(value: expression($0, depth: depth + 1)) })
    }
    guard let name = tokens.identifier(last), tokens.isPunctuation(last - 1, ".") else {
      return .unknown
    }
    let end = tokens.isPunctuation(last - 2, "?") ? last - 2 : last - 1
    guard end > range.lowerBound else { return .unknown }
    return .member(expression(range.lowerBound..<end, depth: depth + 1), name)
  }

  private func opening(of end: Int, in range: Range<Int>) -> Int? {
    guard tokens.isPunctuation(end, ")") || tokens.isPunctuation(end, "]") else { return nil }
    var index = range.lowerBound
    while index < end {
      if closing[index] == end { return index }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  /// What the commas between the bracket at `open` and its end part.
  func elements(from open: Int) -> [Range<Int>] {
    guard let end = closing[open] else { return [] }
    var result: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index <= end {
      if index == end || tokens.isPunctuation(index, ",") {
        if start < index { result.append(start..<index) }
        start = index + 1
        index += 1
      } else {
        index = (closing[index] ?? index) + 1
      }
    }
    return result
  }

  /// The key and the value of a member of an object; nil for what has no key.
  func member(_ element: Range<Int>) -> (key: String, value: Range<Int>)? {
    guard element.count >= 3, tokens.isPunctuation(element.lowerBound + 1, ":"),
      let token = tokens[element.lowerBound]
    else { return nil }
    let key =
      tokens.identifier(element.lowerBound)
      ?? ScriptStringLiteral.value(of: token, in: tokens.bytes)
    return key.map { ($0, (element.lowerBound + 2)..<element.upperBound) }
  }

  // MARK: What stands around

  /// The tokens without parentheses around them and without `as const` or `!` behind them.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count >= 2 {
      if range.count >= 3, tokens.isPunctuation(range.lowerBound, "("),
        closing[range.lowerBound] == range.upperBound - 1
      {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      } else if range.count >= 3, tokens.isIdentifier(range.upperBound - 2, "as") {
        range = range.lowerBound..<(range.upperBound - 2)
      } else if tokens.isPunctuation(range.upperBound - 1, "!") {
        range = range.lowerBound..<(range.upperBound - 1)
      } else {
        break
      }
    }
    return range
  }

  /// The condition and the two arms of `a ? b : c`; nil if the tokens are no such expression.
  func arms(of range: Range<Int>) -> (condition: Range<Int>, arms: (Range<Int>, Range<Int>))? {
    var question: Int?
    var nested = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isPunctuation(index, "?") {
        if tokens.isPunctuation(index + 1, "?") {
          index += 2
          continue
        }
        if !tokens.isPunctuation(index + 1, ".") {
          if question == nil { question = index } else { nested += 1 }
        }
      } else if tokens.isPunctuation(index, ":"), let question {
        guard nested > 0 else {
          guard question + 1 < index, index + 1 < range.upperBound, question > range.lowerBound
          else { return nil }
          return (
            range.lowerBound..<question, ((question + 1)..<index, (index + 1)..<range.upperBound)
          )
        }
        nested -= 1
      }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  /// The operands of `a || b` or `a ?? b`; nil where there is but one.
  func operands(of range: Range<Int>, doubled mark: TokenList.Mark) -> [Range<Int>]? {
    operands(of: range) { index in
      tokens.isPunctuation(index, mark) && tokens.isPunctuation(index + 1, mark) ? 2 : nil
    }
  }

  private func operands(of range: Range<Int>, separatedBy mark: TokenList.Mark) -> [Range<Int>]? {
    operands(of: range) { tokens.isPunctuation($0, mark) ? 1 : nil }
  }

  private func operands(of range: Range<Int>, separator: (Int) -> Int?) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if let length = separator(index) {
        guard start < index else { return nil }
        result.append(start..<index)
        index += length
        start = index
      } else {
        index = (closing[index] ?? index) + 1
      }
    }
    guard !result.isEmpty, start < range.upperBound else { return nil }
    return result + [start..<range.upperBound]
  }
}
