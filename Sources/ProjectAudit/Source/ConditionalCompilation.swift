import SystemInterop

/// Leaves out code that is never compiled for iOS and its kin: what stands within `#if 0`, `#if false`,
/// `#if NO`, `#if os(macOS)` or `#if canImport(AppKit)`, and what stands in an `#else` or `#elseif`
/// after a condition that always holds.
///
/// Every other condition depends on the build, so that what stands within it is judged.
struct ConditionalCompilation {
  private let tokens: TokenList
  /// One for each `#if` that is open, outermost first.
  private var open: [Block] = []
  /// How many of the open blocks are left out here.
  private var leftOut = 0

  private struct Block {
    /// True if an earlier branch is always compiled, so that no later one is.
    var isTaken: Bool
    var isLeftOut: Bool
  }

  /// The tokens without those that are never compiled and without the directives about them.
  static func compiled(_ tokens: TokenList) -> TokenList {
    // Most files have no directive at all.
    guard ByteSearch.offset(of: UInt8(ascii: "#"), in: tokens.bytes) != nil,
      tokens.tokens.indices.contains(where: { tokens.isPunctuation($0, "#") })
    else { return tokens }
    var reader = ConditionalCompilation(tokens)
    return TokenList(bytes: tokens.bytes, tokens: reader.run())
  }

  private init(_ tokens: TokenList) {
    self.tokens = tokens
  }

  private mutating func run() -> [SourceToken] {
    var kept: [SourceToken] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while let token = tokens[index] {
      if let directive = directive(at: index) {
        index = lineEnd(from: index + 1)
        apply(directive)
        continue
      }
      if leftOut == 0 { kept.append(token) }
      index += 1
    }
    return kept
  }

  private enum Directive {
    case begin(condition: Bool?)
    case otherwise(condition: Bool?)
    case end
  }

  private mutating func apply(_ directive: Directive) {
    switch directive {
    case .begin(let condition):
      push(Block(isTaken: condition == true, isLeftOut: condition == false))
    case .otherwise(let condition):
      guard let block = pop() else { return }
      push(
        Block(
          isTaken: block.isTaken || condition == true,
          isLeftOut: block.isTaken || condition == false))
    case .end:
      _ = pop()
    }
  }

  private mutating func push(_ block: Block) {
    open.append(block)
    if block.isLeftOut { leftOut += 1 }
  }

  private mutating func pop() -> Block? {
    guard let block = open.popLast() else { return nil }
    if block.isLeftOut { leftOut -= 1 }
    return block
  }

  /// The directive whose `#` is at `index`, if one stands there.
  private func directive(at index: Int) -> Directive? {
    guard tokens.isPunctuation(index, "#"), let word = tokens.identifier(index + 1),
      isFirstOnLine(index)
    else { return nil }
    switch word {
    case "if": return .begin(condition: condition(from: index + 2))
    case "ifdef", "ifndef": return .begin(condition: nil)
    case "elif", "elseif": return .otherwise(condition: condition(from: index + 2))
    case "elifdef", "elifndef": return .otherwise(condition: nil)
    case "else": return .otherwise(condition: true)
    case "endif": return .end
    default: return nil
    }
  }

  private func isFirstOnLine(_ index: Int) -> Bool {
    guard var offset = tokens[index]?.start else { return false }
    while offset > 0 {
      offset -= 1
      switch tokens.bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case let byte: return SwiftLexer.isNewline(byte)
      }
    }
    return true
  }

  /// The index of the first token that stands on a later line than the one at `index`.
  private func lineEnd(from index: Int) -> Int {
    guard let start = tokens[index]?.start else { return index }
    var offset = start
    while let byte = tokens.bytes[safe: offset], !SwiftLexer.isNewline(byte) { offset += 1 }
    var next = index
    while let token = tokens[next], token.start < offset { next += 1 }
    return next
  }

  /// Whether the condition on the line always or never holds; nil if that depends on the build.
  private func condition(from index: Int) -> Bool? {
    guard index < tokens.count else { return nil }
    // The directive's own word is on the line, and perhaps nothing else.
    let end = lineEnd(from: index - 1)
    return holds(index..<max(index, end), depth: 0)
  }

  /// Whether the condition, or a part of it, holds in what iOS and its kin are built from.
  private func holds(_ range: Range<Int>, depth: Int) -> Bool? {
    guard depth < 16, let first = tokens[range.lowerBound], !range.isEmpty else { return nil }
    for (mark, absorbing) in [("|", true), ("&", false)] as [(TokenList.Mark, Bool)] {
      guard let split = topLevel(mark, in: range) else { continue }
      let left = holds(range.lowerBound..<split, depth: depth + 1)
      let right = holds(min(split + 2, range.upperBound)..<range.upperBound, depth: depth + 1)
      if left == absorbing || right == absorbing { return absorbing }
      return left == nil || right == nil ? nil : !absorbing
    }
    if tokens.isPunctuation(range.lowerBound, "("), range.count > 2,
      tokens.isPunctuation(range.upperBound - 1, ")")
    {
      return holds((range.lowerBound + 1)..<(range.upperBound - 1), depth: depth + 1)
    }
    if tokens.isPunctuation(range.lowerBound, "!") {
      return holds((range.lowerBound + 1)..<range.upperBound, depth: depth + 1).map { !$0 }
    }
    let text = String(decoding: tokens.bytes[first.start..<first.end], as: UTF8.self)
    if range.count == 1 {
      if ["0", "false", "NO"].contains(text) { return false }
      return ["1", "true", "YES"].contains(text) ? true : nil
    }
    guard range.count == 4, let argument = tokens.identifier(range.lowerBound + 2) else {
      return nil
    }
    return Self.tests[text]?[argument]
  }

  /// What platform conditions say where UIKit is (*The Swift Programming Language*, "Conditional
  /// Compilation Block"). Whether it is a phone or a watch is not known.
  private static let tests: [String: [String: Bool]] = [
    "os": [
      "macOS": false, "OSX": false, "Linux": false, "Windows": false, "Android": false,
      "FreeBSD": false, "WASI": false,
    ],
    "canImport": ["AppKit": false, "Cocoa": false, "UIKit": true, "SwiftUI": true],
  ]

  /// Where `||` or `&&` stands outside parentheses.
  private func topLevel(_ mark: TokenList.Mark, in range: Range<Int>) -> Int? {
    var depth = 0
    for index in range {
      if tokens.isPunctuation(index, "(") { depth += 1 }
      if tokens.isPunctuation(index, ")") { depth -= 1 }
      if depth == 0, tokens.isPunctuation(index, mark), tokens.isPunctuation(index + 1, mark) {
        return index
      }
    }
    return nil
  }
}
