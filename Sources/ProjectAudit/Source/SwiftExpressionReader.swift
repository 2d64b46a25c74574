/// Reads Swift expressions out of tokens, as far as they can give a text.
struct SwiftExpressionReader {
  let tokens: TokenList
  let closing: [Int?]
  let place: (Int) -> SourcePlace

  /// How deep expressions are followed; people nest a handful of levels.
  static let deepest = 16
  /// No font's name is longer (OpenType, `name` ID 6: 63 bytes; one and its folder may be asked for).
  static let longestText = 255

  func expression(_ range: Range<Int>) -> SourceExpression { expression(range, depth: 0) }

  /// The arms of a chain of conditions, or the whole where it is none.
  func alternatives(_ range: Range<Int>) -> [FontCallFact.Alternative] {
    var result: [FontCallFact.Alternative] = []
    func add(_ range: Range<Int>) {
      result.append(
        FontCallFact.Alternative(
          value: expression(range), place: place(tokens[range.lowerBound]?.quote ?? 0)))
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
    if first.kind == .identifier {
      if tokens.isIdentifier(range.lowerBound, "if")
        || tokens.isIdentifier(range.lowerBound, "switch")
      {
        return branches(range, depth: depth + 1)
      }
      if tokens.isIdentifier(range.lowerBound, "try")
        || tokens.isIdentifier(range.lowerBound, "await")
      {
        var start = range.lowerBound + 1
        if tokens.isPunctuation(start, "?") || tokens.isPunctuation(start, "!") { start += 1 }
        return expression(start..<max(start, range.upperBound), depth: depth + 1)
      }
    }
    if let (first, second) = arms(of: range) {
      return .either([
        expression(first, depth: depth + 1), expression(second, depth: depth + 1),
      ])
    }
    if let operands = operands(of: range, separatedBy: "?") {
      return .either(operands.map { expression($0, depth: depth + 1) })
    }
    if let operands = operands(of: range, separatedBy: "+") {
      // A name is mended where a text of it stands.
      let text = operands.lazy.compactMap { tokens[$0.lowerBound] }.first { token in
        token.kind == .string || token.kind == .interpolatedStringStart
      }
      return .joined(
        operands.map { expression($0, depth: depth + 1) }, place((text ?? first).quote))
    }
    return postfix(range, depth: depth)
  }

  // MARK: Values

  func postfix(_ range: Range<Int>, depth: Int) -> SourceExpression {
    guard let first = tokens[range.lowerBound] else { return .unknown }
    var value: SourceExpression
    var index = range.lowerBound + 1
    switch first.kind {
    case .string, .multilineString:
      guard let text = SwiftStringLiteral.value(of: first, in: tokens.bytes),
        text.utf8.count <= Self.longestText
      else { return .unknown }
      value = .text(text, place(first.quote))
    case .interpolatedStringStart:
      guard let end = closing[range.lowerBound], end < range.upperBound else { return .unknown }
      value = interpolation(range.lowerBound..<(end + 1), depth: depth)
      index = end + 1
    case .literal:
      guard let number = number(range.lowerBound) else { return .unknown }
      value = .number(number.value)
      index = number.end
    case .identifier:
      guard let name = tokens.identifier(range.lowerBound) else { return .unknown }
      value = .name(name)
    case .punctuation where tokens.isPunctuation(range.lowerBound, "."):
      guard let name = tokens.identifier(index) else { return .unknown }
      value = .implicitMember(name)
      index += 1
    case .punctuation where tokens.isPunctuation(range.lowerBound, "["):
      guard let end = closing[range.lowerBound], end < range.upperBound else { return .unknown }
      value = list(range.lowerBound, end: end, depth: depth)
      index = end + 1
    case .punctuation where tokens.isPunctuation(range.lowerBound, "("):
      guard let end = closing[range.lowerBound], end < range.upperBound else { return .unknown }
      value = tuple(range.lowerBound, depth: depth)
      index = end + 1
    case .punctuation where tokens.isPunctuation(range.lowerBound, "{"):
      // `{ … }()`
      guard let end = closing[range.lowerBound], tokens.isPunctuation(end + 1, "("),
        tokens.isPunctuation(end + 2, ")"), end + 2 < range.upperBound
      else { return .unknown }
      value = closure(range.lowerBound, to: end, depth: depth)
      index = end + 3
    default: return .unknown
    }
    return suffixes(of: value, from: index, to: range.upperBound, depth: depth)
  }

  func suffixes(
    of value: SourceExpression, from start: Int, to end: Int, depth: Int
  ) -> SourceExpression {
    var value = value
    var index = start
    var length = 0
    while index < end {
      length += 1
      guard length < Self.deepest else { return .unknown }
      if tokens.isPunctuation(index, "."), let name = tokens.identifier(index + 1) {
        value = .member(value, name)
        index += 2
      } else if tokens.isPunctuation(index, "."), tokens[index + 1]?.kind == .literal {
        // A member of a tuple, by its number.
        value = .member(value, tokens.text((index + 1)..<(index + 2)))
        index += 2
      } else if tokens.isPunctuation(index, "?") || tokens.isPunctuation(index, "!"),
        tokens[index]?.touchesPrevious == true
      {
        index += 1
      } else if tokens.isPunctuation(index, "("), let close = closing[index], close < end {
        value = .call(
          value,
          arguments(from: index).map {
            SourceArgument(label: $0.label, value: expression($0.value, depth: depth + 1))
          })
        index = close + 1
      } else if tokens.isPunctuation(index, "["), let close = closing[index], close < end {
        value = element(of: value, open: index, depth: depth)
        index = close + 1
      } else {
        return .unknown
      }
    }
    return value
  }

  /// A number, whose fraction is a token of its own.
  func number(_ index: Int) -> (value: Double, end: Int)? {
    guard let token = tokens[index], token.kind == .literal else { return nil }
    var end = index + 1
    var last = token.end
    if tokens.isPunctuation(end, "."), tokens[end]?.touchesPrevious == true,
      let fraction = tokens[end + 1], fraction.kind == .literal, fraction.touchesPrevious
    {
      end += 2
      last = fraction.end
    }
    let digits = tokens.bytes[token.start..<last].filter { $0 != UInt8(ascii: "_") }
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Double(String(decoding: digits, as: UTF8.self)).map { ($0, end) }
  }

  /// `base[key]`, or `base[key, default: other]`.
  func element(of base: SourceExpression, open: Int, depth: Int) -> SourceExpression {
    let arguments = arguments(from: open)
    guard let key = arguments.first, key.label == nil else { return .element(base, .unknown) }
    let element = SourceExpression.element(base, expression(key.value, depth: depth + 1))
    guard let other = arguments.first(where: { $0.label == "default" }) else { return element }
    return .either([element, expression(other.value, depth: depth + 1)])
  }

  /// `[a, b]` or `[key: value]`.
  func list(_ open: Int, end: Int, depth: Int) -> SourceExpression {
    var values: [SourceExpression] = []
    var entries: [SourceEntry] = []
    for element in elements(from: open, to: end) {
      guard let colon = colon(in: element) else {
        values.append(expression(element, depth: depth + 1))
        continue
      }
      entries.append(
        SourceEntry(
          key: expression(element.lowerBound..<colon, depth: depth + 1),
          value: expression((colon + 1)..<element.upperBound, depth: depth + 1)))
    }
    return entries.isEmpty ? .list(values) : .table(entries)
  }

  /// Where the colon of `key: value` stands; a ternary's stands behind its question mark.
  func colon(in element: Range<Int>) -> Int? {
    var index = element.lowerBound
    while index < element.upperBound {
      if tokens.isPunctuation(index, "?"), tokens[index]?.touchesPrevious == false { return nil }
      if tokens.isPunctuation(index, ":") { return index + 1 < element.upperBound ? index : nil }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }

  /// `(a, b)` or `(name: a, size: b)`, whose values are asked for by labels or numbers.
  func tuple(_ open: Int, depth: Int) -> SourceExpression {
    let arguments = arguments(from: open)
    guard arguments.count > 1 else {
      return arguments.first.map { expression($0.value, depth: depth + 1) } ?? .unknown
    }
    return .table(
      arguments.enumerated().map { number, argument in
        let keys = [String(number)] + [argument.label].compactMap(\.self)
        return SourceEntry(
          key: .either(keys.map(SourceExpression.implicitMember)),
          value: expression(argument.value, depth: depth + 1))
      })
  }

  /// What stands between commas within a bracket.
  func elements(from open: Int, to end: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = open + 1
    while index < end {
      let start = index
      while index < end, !tokens.isPunctuation(index, ",") { index = (closing[index] ?? index) + 1 }
      if start < index { result.append(start..<min(index, end)) }
      index += 1
    }
    return result
  }

  struct Argument {
    var label: String?
    /// The indices of the value's tokens; never empty.
    var value: Range<Int>
  }

  /// The arguments of the call whose parenthesis is at `open`; none if nothing closes it.
  func arguments(from open: Int) -> [Argument] {
    guard let end = closing[open] else { return [] }
    return elements(from: open, to: end).compactMap { element in
      if let label = tokens.identifier(element.lowerBound),
        tokens.isPunctuation(element.lowerBound + 1, ":")
      {
        let value = (element.lowerBound + 2)..<max(element.lowerBound + 2, element.upperBound)
        return value.isEmpty ? nil : Argument(label: label, value: value)
      }
      return Argument(label: nil, value: element)
    }
  }

  // MARK: Interpolation

  /// The parts of a string with interpolation: its own texts, and what stands between.
  func interpolation(_ range: Range<Int>, depth: Int) -> SourceExpression {
    guard let start = tokens[range.lowerBound] else { return .unknown }
    // Three quotes span lines, and no name does.
    guard tokens.bytes[safe: start.quote + 1] != UInt8(ascii: "\"") || start.end == start.quote + 1
    else { return .unknown }
    var parts: [SourceExpression] = []
    func text(_ from: Int, _ to: Int) -> Bool {
      guard from <= to, to <= tokens.bytes.count,
        let text = SwiftStringLiteral.unescaped(
          Array(tokens.bytes[from..<to]), hashes: start.hashes)
      else { return false }
      if !text.isEmpty { parts.append(.text(text, place(start.quote))) }
      return true
    }
    guard text(start.quote + 1, start.end) else { return .unknown }
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      guard tokens.isPunctuation(index, "("), let close = closing[index],
        close < range.upperBound - 1, let closer = tokens[close], let next = tokens[close + 1]
      else { return .unknown }
      let arguments = arguments(from: index)
      // `\(a, privacy: .public)` is for loggers.
      parts.append(
        arguments.count == 1 && arguments[0].label == nil
          ? expression(arguments[0].value, depth: depth + 1) : .unknown)
      let isLast = close + 1 == range.upperBound - 1
      guard text(closer.end, isLast ? next.start : next.start - 1 - start.hashes) else {
        return .unknown
      }
      index = close + 1
    }
    return .joined(parts, place(start.quote))
  }
}
