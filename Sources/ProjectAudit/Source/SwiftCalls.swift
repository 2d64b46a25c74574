/// A Swift call whose argument is a font's name, as data.
struct SwiftCallPattern: Sendable {
  /// The type that is called or whose member is called; nil for an implicit member (`.custom(…)`).
  var type: String?
  /// For an implicit member, the type that must be wanted where it stands.
  var wantedType: String?
  /// For an implicit member, whether it counts, as likely, where the wanted type is not to be seen.
  var countsAnywhere = false
  /// The module that may stand before the type.
  var module: String
  /// The static function; nil for an initialiser, with or without `.init`.
  var function: String?
  /// The name's argument label; nil where it has none.
  var nameLabel: String?
  /// The labels that the next argument may have, which tell the call from others of that name.
  var nextLabels: Set<String>
  var framework: FontAPI.Framework

  /// In reading order. What each accepts: developer.apple.com/documentation/uikit/uifont,
  /// …/uikit/uifontdescriptor, …/swiftui/font.
  static let all = [
    SwiftCallPattern(
      type: "UIFont", module: "UIKit", nameLabel: "name", nextLabels: ["size"], framework: .uiKit),
    SwiftCallPattern(
      type: "UIFontDescriptor", module: "UIKit", nameLabel: "name", nextLabels: ["size", "matrix"],
      framework: .uiKit),
    SwiftCallPattern(
      type: "Font", module: "SwiftUI", function: "custom", nextLabels: ["size", "fixedSize"],
      framework: .swiftUI),
    SwiftCallPattern(
      wantedType: "Font", countsAnywhere: true, module: "SwiftUI", function: "custom",
      nextLabels: ["size", "fixedSize"], framework: .swiftUI),
    SwiftCallPattern(
      wantedType: "UIFont", module: "UIKit", function: "init", nameLabel: "name",
      nextLabels: ["size"], framework: .uiKit),
    SwiftCallPattern(
      wantedType: "UIFontDescriptor", module: "UIKit", function: "init", nameLabel: "name",
      nextLabels: ["size", "matrix"], framework: .uiKit),
  ]

  /// True for the bytes with which a call of any pattern can begin, so that most tokens need no closer
  /// look.
  static let firstBytes = {
    var isFirst = [Bool](repeating: false, count: 256)
    for pattern in all { isFirst[Int(pattern.type?.utf8.first ?? UInt8(ascii: "."))] = true }
    return isFirst
  }()

  /// The call in Apple's notation, with the labels that it really has.
  func api(labels: [String?]) -> FontAPI {
    let callee = (type ?? "") + (function.map { "." + $0 } ?? "")
    return FontAPI(callee + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")", framework)
  }
}

/// A font name in source code, as found: not yet compared with any font.
struct SourceName: Sendable, Equatable {
  /// The name; nil where it is computed.
  var name: String?
  var api: FontAPI
  /// Where the name's opening quote is, or the first token of what computes it.
  var offset: Int
  var certainty: Certainty
}

/// Finds the calls of `SwiftCallPattern.all` in a file.
struct SwiftCalls {
  private let tokens: TokenList
  private let closing: [Int?]
  private let context: SwiftContext

  init(_ tokens: TokenList) {
    self.tokens = tokens
    closing = tokens.closingBrackets()
    context = SwiftContext(tokens, closing: closing)
  }

  /// Every font name that the file's calls are given, in the order of the file.
  func names() -> [SourceName] {
    var names: [SourceName] = []
    for (index, token) in tokens.tokens.enumerated() {
      // A string that the file's end cuts off ends in a token without bytes.
      guard let byte = tokens.bytes[safe: token.start], SwiftCallPattern.firstBytes[Int(byte)]
      else {
        continue
      }
      for pattern in SwiftCallPattern.all {
        let found = self.names(of: pattern, at: index)
        names += found
        if !found.isEmpty { break }
      }
    }
    return names
  }

  /// The names that the call starting at `index` is given, if it is a call of `pattern`; several
  /// where it is given one of two.
  private func names(of pattern: SwiftCallPattern, at index: Int) -> [SourceName] {
    guard let open = openingParenthesis(of: pattern, at: index) else { return [] }
    let arguments = arguments(from: open)
    guard let first = arguments[safe: 0], let second = arguments[safe: 1],
      first.label == pattern.nameLabel, let label = second.label,
      pattern.nextLabels.contains(label),
      let certainty = certainty(of: pattern, at: index, name: first.value, size: second.value)
    else { return [] }
    let api = pattern.api(labels: arguments.map(\.label))
    return alternatives(first.value).map { value in
      // What is followed through code is no surer than the place itself.
      let isFollowed = value.isFollowed && certainty == .certain
      return SourceName(
        name: value.text, api: api, offset: value.offset,
        certainty: isFollowed ? .resolved : certainty)
    }
  }

  /// How sure it is that the call is that of `pattern`; nil if it is not.
  private func certainty(
    of pattern: SwiftCallPattern, at index: Int, name: Range<Int>, size: Range<Int>
  ) -> Certainty? {
    guard let wantedType = pattern.wantedType else { return .certain }
    // `.custom(let name, size: let size)` is a pattern, and `.large` is no number.
    for value in [name, size]
    where tokens.isIdentifier(value.lowerBound, "let")
      || tokens.isIdentifier(value.lowerBound, "var")
    {
      return nil
    }
    if tokens.isPunctuation(size.lowerBound, "."), tokens.identifier(size.lowerBound + 1) != nil {
      return nil
    }
    switch context.wanted(at: index) {
    case .comparison: return nil
    case .types(let types):
      if types.contains(wantedType) { return .certain }
      // A name such as AppFont may stand for the type, a generic parameter for any.
      let isOpen = types.contains { $0.contains("Font") || $0 == "Self" || $0.utf8.count == 1 }
      return isOpen && pattern.countsAnywhere ? .likely : nil
    case .named(let name):
      guard pattern.countsAnywhere else { return nil }
      if name == "font" || name.hasSuffix("Font") { return .certain }
      return Self.otherThings.contains(name) ? nil : .likely
    case .unknown:
      return pattern.countsAnywhere ? .likely : nil
    }
  }

  /// Labels, properties and functions that want something plainly other than a font.
  private static let otherThings: Set = [
    "badge", "color", "colour", "detents", "foregroundColor", "foregroundStyle", "frame", "height",
    "icon", "image", "padding", "presentationDetents", "systemImage", "tint", "width",
  ]

  /// The call's `(` if the callee of `pattern` begins at `index`.
  private func openingParenthesis(of pattern: SwiftCallPattern, at index: Int) -> Int? {
    var next = index
    if let type = pattern.type {
      guard tokens.isIdentifier(next, type), canStandAlone(next, module: pattern.module) else {
        return nil
      }
      next += 1
    } else {
      guard tokens.isPunctuation(next, "."), isImplicitMember(next) else { return nil }
    }
    if let function = pattern.function {
      guard tokens.isPunctuation(next, "."), tokens.isIdentifier(next + 1, function) else {
        return nil
      }
      next += 2
    } else if tokens.isPunctuation(next, "."), tokens.isIdentifier(next + 1, "init") {
      next += 2
    }
    return tokens.isPunctuation(next, "(") ? next : nil
  }

  /// True if the type's name at `index` is not a member of something other than its own module.
  private func canStandAlone(_ index: Int, module: String) -> Bool {
    if tokens.isIdentifier(index - 1, "func") { return false }
    guard tokens.isPunctuation(index - 1, ".") else { return true }
    return tokens.isIdentifier(index - 2, module) && !tokens.isPunctuation(index - 3, ".")
  }

  /// True if the `.` at `index` begins an expression instead of following a value.
  private func isImplicitMember(_ index: Int) -> Bool {
    guard let previous = tokens[index - 1] else { return true }
    switch previous.kind {
    case .identifier:
      return tokens.identifier(index - 1).map(SwiftLexer.valueKeywords.contains) ?? false
    case .punctuation:
      if tokens.isPunctuation(index - 1, "?") {
        // `a ? .custom(…) : b` and `a ?? .custom(…)`, but not the chain `a?.custom(…)`.
        return !previous.touchesPrevious || tokens.isPunctuation(index - 2, "?")
      }
      return !")]}!>.\\".contains { tokens.isPunctuation(index - 1, $0) }
    default: return false
    }
  }

  private struct Argument {
    var label: String?
    /// The indices of the value's tokens; never empty.
    var value: Range<Int>
  }

  /// The arguments of the call whose parenthesis is at `open`; none if nothing closes it.
  private func arguments(from open: Int) -> [Argument] {
    guard let end = closing[open] else { return [] }
    var result: [Argument] = []
    var index = open + 1
    while index < end {
      var label: String?
      if let name = tokens.identifier(index), tokens.isPunctuation(index + 1, ":") {
        label = name
        index += 2
      }
      let start = index
      while index < end, !tokens.isPunctuation(index, ",") { index = (closing[index] ?? index) + 1 }
      if start < index { result.append(Argument(label: label, value: start..<index)) }
      index += 1
    }
    return result
  }

  /// A value that an argument may have.
  private struct Value {
    /// nil where it is computed.
    var text: String?
    var offset: Int
    /// True if it is one of two, or put together from several literals.
    var isFollowed: Bool
  }

  /// The values that the tokens may have: one, or both arms of `a ? b : c`; a single one that is
  /// computed where no literal is among them.
  private func alternatives(_ range: Range<Int>) -> [Value] {
    guard let start = tokens[range.lowerBound] else { return [] }
    var values: [Value] = []
    var rest = unwrapped(range)
    // A chain of conditions goes on in its last arm.
    while let (first, second) = arms(of: rest) {
      values.append(value(first, isFollowed: true))
      rest = unwrapped(second)
    }
    values.append(value(rest, isFollowed: !values.isEmpty))
    if values.allSatisfy({ $0.text == nil }) {
      return [Value(text: nil, offset: start.quote, isFollowed: false)]
    }
    return values
  }

  private func value(_ range: Range<Int>, isFollowed: Bool) -> Value {
    if let literal = literal(range) {
      return Value(
        text: literal.value, offset: literal.offset, isFollowed: isFollowed || literal.isJoined)
    }
    return Value(
      text: nil, offset: tokens[range.lowerBound]?.quote ?? 0, isFollowed: isFollowed)
  }

  /// The two arms of `a ? b : c`; nil if the tokens are no such expression.
  private func arms(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
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

  /// The tokens without parentheses around them and without `as String` behind them.
  private func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count >= 3 {
      if tokens.isPunctuation(range.lowerBound, "("),
        closing[range.lowerBound] == range.upperBound - 1
      {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      } else if tokens.isIdentifier(range.upperBound - 2, "as"),
        tokens.identifier(range.upperBound - 1) != nil
      {
        range = range.lowerBound..<(range.upperBound - 2)
      } else {
        break
      }
    }
    return range
  }

  private struct Literal {
    var value: String
    var offset: Int
    /// True if the value was put together from several literals.
    var isJoined: Bool
  }

  /// The value of tokens that are a literal, literals joined by `+`, or either within parentheses.
  private func literal(_ range: Range<Int>) -> Literal? {
    let range = unwrapped(range)
    guard !range.count.isMultiple(of: 2), let first = tokens[range.lowerBound] else { return nil }
    var value = ""
    for index in range {
      if (index - range.lowerBound).isMultiple(of: 2) {
        guard let token = tokens[index],
          let text = SwiftStringLiteral.value(of: token, in: tokens.bytes)
        else { return nil }
        value += text
      } else if !tokens.isPunctuation(index, "+") {
        return nil
      }
    }
    return Literal(value: value, offset: first.quote, isJoined: range.count > 1)
  }
}
