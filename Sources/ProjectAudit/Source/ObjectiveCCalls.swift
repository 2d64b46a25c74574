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
    return (0..<tokens.count).compactMap { index in
      MessagePattern.all.lazy.compactMap { name(of: $0, at: index, closing: closing) }.first
    }
  }

  private func name(of pattern: MessagePattern, at index: Int, closing: [Int?]) -> SourceName? {
    guard tokens.isPunctuation(index, "["), tokens.isIdentifier(index + 1, pattern.receiver),
      tokens.isIdentifier(index + 2, pattern.selector), tokens.isPunctuation(index + 3, ":"),
      let end = closing[index], let start = tokens[index + 4]
    else { return nil }
    var next = index + 4
    var value = ""
    var literals = 0
    // Neighbouring literals are one (C17, section 6.4.5); from the second on the `@` may be absent.
    while let token = tokens[next],
      token.kind == .string || (token.kind == .cString && literals > 0),
      let text = ObjectiveCStringLiteral.value(of: token, in: tokens.bytes)
    {
      value += text
      literals += 1
      next += 1
    }
    let isLiteral = literals > 0 && part(at: next, of: pattern) != nil
    while next < end, part(at: next, of: pattern) == nil { next = (closing[next] ?? next) + 1 }
    guard let part = part(at: next, of: pattern) else { return nil }
    return SourceName(
      name: isLiteral ? value : nil, api: pattern.api(next: part), offset: start.quote,
      certainty: .certain)
  }

  private func part(at index: Int, of pattern: MessagePattern) -> String? {
    pattern.nextParts.first {
      tokens.isIdentifier(index, $0) && tokens.isPunctuation(index + 1, ":")
    }
  }
}
