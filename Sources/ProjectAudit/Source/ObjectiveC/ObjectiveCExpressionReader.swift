/// Reads Objective-C expressions out of tokens, as far as they can give a text.
struct ObjectiveCExpressionReader {
  let tokens: TokenList
  let closing: [Int?]
  let place: (Int) -> SourcePlace

  /// How deep expressions are followed; people nest a handful of levels.
  static let deepest = 16

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

  func expression(_ range: Range<Int>, depth: Int) -> SourceExpression {
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

  func single(at index: Int) -> SourceExpression {
    guard let name = tokens.identifier(index), !["nil", "Nil", "NULL"].contains(name) else {
      return .unknown
    }
    // The instance variable of a property.
    return name.utf8.first == UInt8(ascii: "_")
      ? .member(.name("self"), String(name.dropFirst())) : .name(name)
  }

  /// `17`, `17.0f`; nil for anything else.
  static func number(_ text: String) -> Double? {
    let digits =
      text.utf8.last.map { $0 | 0x20 == UInt8(ascii: "f") } == true ? text.dropLast() : text[...]
    return Double(digits)
  }

  /// Neighbouring literals, which are one (C17, section 6.4.5), perhaps with constants among them
  /// that macros put there; nil where something else stands among them.
  func text(_ range: Range<Int>) -> SourceExpression? {
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

  func isBoxed(_ range: Range<Int>) -> Bool {
    tokens.isPunctuation(range.lowerBound - 1, "(")
      && (tokens.isPunctuation(range.lowerBound - 2, "@")
        || tokens.isIdentifier(range.lowerBound - 2, "CFSTR"))
  }

  /// `a.b`, `a->b`, `a[b]` and `f(x)`.
  func postfix(_ range: Range<Int>, depth: Int) -> SourceExpression {
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
  func opening(of end: Int, in range: Range<Int>) -> Int? {
    guard tokens.isPunctuation(end, ")") || tokens.isPunctuation(end, "]") else { return nil }
    var index = range.lowerBound
    while index < end {
      if closing[index] == end { return index }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  func arguments(_ open: Int, depth: Int) -> [SourceArgument] {
    elements(from: open).map { SourceArgument(value: expression($0, depth: depth + 1)) }
  }

  /// The arguments of a function's call whose parenthesis is at `open`.
  func arguments(_ open: Int) -> [SourceArgument] { arguments(open, depth: 0) }

  /// What stands between the brackets of `@[…]`, `@{…}` and C's `{…}`.
  func collection(_ open: Int, depth: Int) -> SourceExpression {
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
  func entry(_ element: Range<Int>) -> (key: Range<Int>, value: Range<Int>)? {
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
  func dictionary(_ arguments: [Range<Int>], depth: Int) -> SourceExpression {
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

  func parts(of range: Range<Int>) -> [Range<Int>] {
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
}
