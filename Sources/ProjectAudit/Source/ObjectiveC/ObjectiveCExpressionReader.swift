/// Reads Objective-C expressions out of tokens, as far as they can give a text.
struct ObjectiveCExpressionReader {
  let tokens: TokenList
  let closing: [Int?]
  let place: (Int) -> SourcePlace

  /// How deep expressions are followed; people nest a handful of levels.
  private static let deepest = 16

  /// A message send.
  struct Message {
    var receiver: Range<Int>
    /// The selector's parts, each with its arguments; more than one behind a variadic part.
    var parts: [(name: String, arguments: [Range<Int>])]
  }

  /// Where the token at `index` stands; of a string its quote.
  func place(ofToken index: Int) -> SourcePlace { place(tokens[index]?.quote ?? 0) }

  func expression(_ range: Range<Int>) -> SourceExpression { expression(range, depth: 0) }

  /// The arms of a chain of conditions, or the whole where it is none.
  func alternatives(_ range: Range<Int>) -> [FontCallFact.Alternative] {
    var result: [FontCallFact.Alternative] = []
    func add(_ range: Range<Int>) {
      result.append(.init(value: expression(range), place: place(ofToken: range.lowerBound)))
    }
    var rest = unwrapped(range)
    // A chain of conditions goes on in its last arm.
    while let (first, second) = arms(of: rest) {
      add(unwrapped(first))
      rest = unwrapped(second)
    }
    add(rest)
    return result
  }

  private func expression(_ range: Range<Int>, depth: Int) -> SourceExpression {
    guard depth < Self.deepest else { return .unknown }
    let range = unwrapped(range)
    guard let first = tokens[range.lowerBound], !range.isEmpty else { return .unknown }
    if let (first, second) = arms(of: range) {
      return .either([
        expression(first, depth: depth + 1), expression(second, depth: depth + 1),
      ])
    }
    if let text = text(range) { return text }
    let end = range.upperBound - 1
    if first.kind == .literal, range.count <= 3, let last = tokens[end] {
      // `17.5f` is three tokens.
      let text = String(decoding: tokens.bytes[first.start..<last.end], as: UTF8.self)
      return Self.number(text).map(SourceExpression.number) ?? .unknown
    }
    if range.count == 1 { return single(at: range.lowerBound) }
    if tokens.isPunctuation(range.lowerBound, "["), closing[range.lowerBound] == end {
      return message(from: range.lowerBound).map { expression($0, at: first, depth: depth) }
        ?? .unknown
    }
    if tokens.isPunctuation(range.lowerBound, "@"), closing[range.lowerBound + 1] == end {
      return collection(range.lowerBound + 1, depth: depth)
    }
    if tokens.isPunctuation(range.lowerBound, "{"), closing[range.lowerBound] == end {
      return collection(range.lowerBound, depth: depth)
    }
    return postfix(range, depth: depth)
  }

  private func single(at index: Int) -> SourceExpression {
    guard let name = tokens.identifier(index), !["nil", "Nil", "NULL"].contains(name) else {
      return .unknown
    }
    // The instance variable of a property.
    return name.utf8.first == UInt8(ascii: "_")
      ? .member(.name("self"), String(name.dropFirst())) : .name(name)
  }

  /// `17`, `17.0f`; nil for anything else.
  private static func number(_ text: String) -> Double? {
    let digits =
      text.utf8.last.map { $0 | 0x20 == UInt8(ascii: "f") } == true ? text.dropLast() : text[...]
    return Double(digits)
  }

  /// Neighbouring literals, which are one (C17, section 6.4.5), perhaps with constants among them
  /// that macros put there; nil where something else stands among them.
  private func text(_ range: Range<Int>) -> SourceExpression? {
    var parts: [SourceExpression] = []
    var value = ""
    var valueStart: Int?
    var hasObject = false
    for index in range {
      guard let token = tokens[index] else { return nil }
      if let name = tokens.identifier(index), range.count > 1 {
        if let start = valueStart { parts.append(.text(value, place(ofToken: start))) }
        (value, valueStart) = ("", nil)
        parts.append(.name(name))
        continue
      }
      guard token.kind == .string || token.kind == .cString,
        let text = ObjectiveCStringLiteral.value(of: token, in: tokens.bytes)
      else { return nil }
      hasObject = hasObject || token.kind == .string
      value += text
      valueStart = valueStart ?? index
    }
    if let start = valueStart { parts.append(.text(value, place(ofToken: start))) }
    // From the second on the `@` may be absent, and within `@(…)` from the first.
    guard hasObject || isBoxed(range), parts.contains(where: \.holdsText) else { return nil }
    return parts.count == 1 ? parts[0] : .joined(parts, place(ofToken: range.lowerBound))
  }

  private func isBoxed(_ range: Range<Int>) -> Bool {
    tokens.isPunctuation(range.lowerBound - 1, "(")
      && (tokens.isPunctuation(range.lowerBound - 2, "@")
        || tokens.isIdentifier(range.lowerBound - 2, "CFSTR"))
  }

  /// `a.b`, `a->b`, `a[b]` and `f(x)`.
  private func postfix(_ range: Range<Int>, depth: Int) -> SourceExpression {
    let last = range.upperBound - 1
    if let open = opening(of: last, in: range), open > range.lowerBound {
      let base = range.lowerBound..<open
      if tokens.isPunctuation(open, "[") {
        return .element(
          expression(base, depth: depth + 1), expression((open + 1)..<last, depth: depth + 1))
      }
      guard tokens.isPunctuation(open, "("), base.count == 1,
        let name = tokens.identifier(base.lowerBound)
      else { return .unknown }
      if name == "CFSTR" { return expression((open + 1)..<last, depth: depth + 1) }
      return .call(.name(name), arguments(open, depth: depth))
    }
    guard let name = tokens.identifier(last) else { return .unknown }
    if tokens.isPunctuation(last - 1, "."), last - 1 > range.lowerBound {
      return .member(expression(range.lowerBound..<(last - 1), depth: depth + 1), name)
    }
    if tokens.isPunctuation(last - 1, ">"), tokens.isPunctuation(last - 2, "-"),
      last - 2 > range.lowerBound
    {
      let member = name.utf8.first == UInt8(ascii: "_") ? String(name.dropFirst()) : name
      return .member(expression(range.lowerBound..<(last - 2), depth: depth + 1), member)
    }
    return .unknown
  }

  /// The bracket that the one at `end` closes, where it stands in `range` and not within another.
  private func opening(of end: Int, in range: Range<Int>) -> Int? {
    guard tokens.isPunctuation(end, ")") || tokens.isPunctuation(end, "]") else { return nil }
    var index = range.lowerBound
    while index < end {
      if closing[index] == end { return index }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  private func arguments(_ open: Int, depth: Int) -> [SourceArgument] {
    elements(from: open).map { SourceArgument(value: expression($0, depth: depth + 1)) }
  }

  /// The arguments of a function's call whose parenthesis is at `open`.
  func arguments(_ open: Int) -> [SourceArgument] { arguments(open, depth: 0) }

  /// What stands between the brackets of `@[…]`, `@{…}` and C's `{…}`.
  private func collection(_ open: Int, depth: Int) -> SourceExpression {
    var values: [SourceExpression] = []
    var entries: [SourceEntry] = []
    for element in elements(from: open) {
      guard let (key, value) = entry(element) else {
        values.append(expression(element, depth: depth + 1))
        continue
      }
      entries.append(
        SourceEntry(
          key: expression(key, depth: depth + 1), value: expression(value, depth: depth + 1)))
    }
    return entries.isEmpty ? .list(values) : .table(entries)
  }

  /// The two sides of `key: value` or, in C, of `[index] = value`; nil for other elements.
  private func entry(_ element: Range<Int>) -> (key: Range<Int>, value: Range<Int>)? {
    if tokens.isPunctuation(element.lowerBound, "["), let end = closing[element.lowerBound],
      tokens.isPunctuation(end + 1, "="), end + 2 < element.upperBound,
      element.lowerBound + 1 < end
    {
      return ((element.lowerBound + 1)..<end, (end + 2)..<element.upperBound)
    }
    var index = element.lowerBound
    var conditions = 0
    while index < element.upperBound {
      if tokens.isPunctuation(index, "?") { conditions += 1 }
      if tokens.isPunctuation(index, ":") {
        if conditions == 0 {
          guard element.lowerBound < index, index + 1 < element.upperBound else { return nil }
          return (element.lowerBound..<index, (index + 1)..<element.upperBound)
        }
        conditions -= 1
      }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  /// What `dictionaryWithObjectsAndKeys:` is given: values before their keys, with nil at the end.
  private func dictionary(_ arguments: [Range<Int>], depth: Int) -> SourceExpression {
    .table(
      stride(from: 0, to: arguments.count - 1, by: 2).map { index in
        SourceEntry(
          key: expression(arguments[index + 1], depth: depth + 1),
          value: expression(arguments[index], depth: depth + 1))
      })
  }

  /// What the commas between the bracket at `open` and its end part.
  func elements(from open: Int) -> [Range<Int>] {
    guard let end = closing[open] else { return [] }
    return parts(of: (open + 1)..<end)
  }

  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      if index == range.upperBound || tokens.isPunctuation(index, ",") {
        if start < index { result.append(start..<index) }
        start = index + 1
        index += 1
      } else {
        index = (closing[index] ?? index) + 1
      }
    }
    return result
  }

  // MARK: Messages

  /// The message send whose bracket is at `open`; nil if none stands there.
  func message(from open: Int) -> Message? {
    guard tokens.isPunctuation(open, "["), let end = closing[open], open + 2 < end else {
      return nil
    }
    // The receiver ends where the selector begins: at the last word of a message without arguments,
    // at the first word with a colon of others.
    var index = open + 1
    var conditions = 0
    var starts: [Int] = []
    while index < end {
      if tokens.isPunctuation(index, "?") {
        conditions += 1
      } else if tokens.isPunctuation(index, ":") {
        // The colon of `a ? b : c` or of `a ?: c`.
        conditions = max(0, conditions - 1)
      } else if conditions == 0, tokens.identifier(index) != nil,
        tokens.isPunctuation(index + 1, ":")
      {
        starts.append(index)
        index += 1
      }
      index = (closing[index] ?? index) + 1
    }
    guard let first = starts.first else {
      guard let name = tokens.identifier(end - 1) else { return nil }
      return Message(receiver: (open + 1)..<(end - 1), parts: [(name, [])])
    }
    guard first > open + 1 else { return nil }
    var parts: [(name: String, arguments: [Range<Int>])] = []
    for (number, start) in starts.enumerated() {
      let last = starts[safe: number + 1] ?? end
      guard let name = tokens.identifier(start), start + 2 <= last else { return nil }
      parts.append((name, self.parts(of: (start + 2)..<last)))
    }
    return Message(receiver: (open + 1)..<first, parts: parts)
  }

  private func expression(
    _ message: Message, at first: SourceToken, depth: Int
  ) -> SourceExpression {
    let receiver = expression(message.receiver, depth: depth + 1)
    func argument(_ number: Int) -> SourceExpression {
      message.parts[0].arguments[safe: number].map { expression($0, depth: depth + 1) } ?? .unknown
    }
    func format() -> SourceExpression {
      .call(
        .name("String"),
        message.parts[0].arguments.enumerated().map { number, range in
          SourceArgument(
            label: number == 0 ? "format" : nil, value: expression(range, depth: depth + 1))
        })
    }
    let place = place(first.quote)
    switch message.parts[0].name {
    case "stringWithFormat", "initWithFormat": return format()
    case "stringByAppendingString": return .joined([receiver, argument(0)], place)
    case "stringByAppendingFormat": return .joined([receiver, format()], place)
    case "stringWithString", "initWithString": return argument(0)
    case "copy", "mutableCopy", "description": return receiver
    case "objectForKey", "objectAtIndex", "objectForKeyedSubscript", "valueForKey",
      "objectAtIndexedSubscript":
      return .element(receiver, argument(0))
    case "firstObject": return .element(receiver, .number(0))
    case "lastObject": return .element(receiver, .unknown)
    case "dictionaryWithObjectsAndKeys", "initWithObjectsAndKeys":
      return dictionary(message.parts[0].arguments, depth: depth)
    case "arrayWithObjects", "initWithObjects":
      return .list(message.parts[0].arguments.map { expression($0, depth: depth + 1) })
    case "capitalizedString": return .member(receiver, "capitalized")
    case "lowercaseString": return .member(receiver, "lowercased")
    case "uppercaseString": return .member(receiver, "uppercased")
    case "class": return .name("Self")
    case let name where message.parts[0].arguments.isEmpty: return .member(receiver, name)
    case let name: return .call(.member(receiver, name), arguments(of: message))
    }
  }

  /// A message's arguments as those of a function of its first part's name.
  func arguments(of message: Message) -> [SourceArgument] {
    message.parts.enumerated().compactMap { number, part in
      part.arguments.first.map {
        SourceArgument(label: number == 0 ? nil : part.name, value: expression($0, depth: 1))
      }
    }
  }

  // MARK: What stands around

  /// The tokens without parentheses, `@(…)` or a cast around them.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count >= 3 {
      let open = range.lowerBound + (tokens.isPunctuation(range.lowerBound, "@") ? 1 : 0)
      guard tokens.isPunctuation(open, "("), let end = closing[open] else { break }
      if end == range.upperBound - 1 {
        guard open + 1 < end else { break }
        range = (open + 1)..<end
      } else if open == range.lowerBound, end + 1 < range.upperBound, isCast((open + 1)..<end) {
        range = (end + 1)..<range.upperBound
      } else {
        break
      }
    }
    return range
  }

  /// `(NSString *)`, `(__bridge CFStringRef)`, `(CGFloat)`: words and asterisks, of which the last or
  /// the first but one names a type.
  private func isCast(_ range: Range<Int>) -> Bool {
    tokens.isPunctuation(range.upperBound - 1, "*")
      || range.count <= 3 && range.allSatisfy { tokens.identifier($0) != nil }
        && tokens.identifier(range.upperBound - 1).map(Self.isType) ?? false
  }

  private static func isType(_ name: String) -> Bool {
    name == "id" || name.hasSuffix("Ref") || name == "CGFloat" || name == "float"
      || name == "double" || name == "int"
  }

  /// The two arms of `a ? b : c` and `a ?: c`; nil if the tokens are no such expression.
  private func arms(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    var question: Int?
    var nested = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isPunctuation(index, "?") {
        if question == nil { question = index } else { nested += 1 }
      } else if tokens.isPunctuation(index, ":"), let question {
        guard nested > 0 else {
          guard index + 1 < range.upperBound, question > range.lowerBound else { return nil }
          let first =
            question + 1 == index ? range.lowerBound..<question : (question + 1)..<index
          return (first, (index + 1)..<range.upperBound)
        }
        nested -= 1
      }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }
}
