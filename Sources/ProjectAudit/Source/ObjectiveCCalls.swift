/// A message send whose argument is a font's name, as data.
struct MessagePattern: Sendable {
  var receiver: String
  /// The selector's first part, whose argument is the name.
  var selector: String
  /// The selector's second part, of which one must follow.
  var nextParts: [String]

  /// In reading order; developer.apple.com/documentation/uikit/uifont and …/uifontdescriptor.
  static let all = [
    MessagePattern(receiver: "UIFont", selector: "fontWithName", nextParts: ["size"]),
    MessagePattern(
      receiver: "UIFontDescriptor", selector: "fontDescriptorWithName",
      nextParts: ["size", "matrix"]),
  ]

  func api(next: String) -> FontAPI {
    FontAPI("[\(receiver) \(selector):\(next):]", .uiKit)
  }
}

/// Finds the message sends of `MessagePattern.all` in a file.
struct ObjectiveCCalls {
  private let tokens: TokenList

  init(_ tokens: TokenList) {
    self.tokens = tokens
  }

  /// Every font name that the file's message sends are given, in the order of the file.
  func names() -> [SourceName] {
    let closing = tokens.closingBrackets()
    return (0..<tokens.count).flatMap { index in
      MessagePattern.all.lazy.map { names(of: $0, at: index, closing: closing) }
        .first { !$0.isEmpty } ?? []
    }
  }

  private func names(of pattern: MessagePattern, at index: Int, closing: [Int?]) -> [SourceName] {
    guard tokens.isPunctuation(index, "["), tokens.isIdentifier(index + 1, pattern.receiver),
      tokens.isIdentifier(index + 2, pattern.selector), tokens.isPunctuation(index + 3, ":"),
      let end = closing[index], let start = tokens[index + 4]
    else { return [] }
    var next = index + 4
    while next < end, part(at: next, of: pattern) == nil { next = (closing[next] ?? next) + 1 }
    guard let part = part(at: next, of: pattern), next > index + 4 else { return [] }
    let api = pattern.api(next: part)
    var rest = unwrapped((index + 4)..<next, closing: closing)
    var arms: [Range<Int>] = []
    // A chain of conditions goes on in its last arm.
    while let (first, second) = Self.arms(of: rest, in: tokens, closing: closing) {
      arms.append(unwrapped(first, closing: closing))
      rest = unwrapped(second, closing: closing)
    }
    arms.append(rest)
    let values = arms.map { arm in (offset: tokens[arm.lowerBound]?.quote ?? 0, text: literal(arm))
    }
    guard values.contains(where: { $0.text != nil }) else {
      return [SourceName(name: nil, api: api, offset: start.quote, certainty: .certain)]
    }
    return values.map {
      SourceName(
        name: $0.text, api: api, offset: $0.offset,
        certainty: values.count > 1 ? .resolved : .certain)
    }
  }

  /// The value of neighbouring literals, which are one (C17, section 6.4.5); from the second on the
  /// `@` may be absent, and within `@(…)` from the first.
  private func literal(_ range: Range<Int>) -> String? {
    var value = ""
    for index in range {
      guard let token = tokens[index],
        token.kind == .string
          || token.kind == .cString && (index > range.lowerBound || isBoxed(range)),
        let text = ObjectiveCStringLiteral.value(of: token, in: tokens.bytes)
      else { return nil }
      value += text
    }
    return range.isEmpty ? nil : value
  }

  private func isBoxed(_ range: Range<Int>) -> Bool {
    tokens.isPunctuation(range.lowerBound - 1, "(")
      && tokens.isPunctuation(range.lowerBound - 2, "@")
  }

  /// The tokens without parentheses, `@(…)` or a cast around them.
  private func unwrapped(_ range: Range<Int>, closing: [Int?]) -> Range<Int> {
    var range = range
    while range.count >= 3 {
      let open = range.lowerBound + (tokens.isPunctuation(range.lowerBound, "@") ? 1 : 0)
      guard tokens.isPunctuation(open, "("), let end = closing[open] else { break }
      if end == range.upperBound - 1 {
        guard open + 1 < end else { break }
        range = (open + 1)..<end
      } else if open == range.lowerBound, tokens.isPunctuation(end - 1, "*"),
        end + 1 < range.upperBound
      {
        // `(NSString *)@"…"`
        range = (end + 1)..<range.upperBound
      } else {
        break
      }
    }
    return range
  }

  /// The two arms of `a ? b : c`; nil if the tokens are no such expression.
  private static func arms(
    of range: Range<Int>, in tokens: TokenList, closing: [Int?]
  ) -> (Range<Int>, Range<Int>)? {
    var question: Int?
    var nested = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isPunctuation(index, "?") {
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

  private func part(at index: Int, of pattern: MessagePattern) -> String? {
    pattern.nextParts.first {
      tokens.isIdentifier(index, $0) && tokens.isPunctuation(index + 1, ":")
    }
  }
}
