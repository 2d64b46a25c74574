/// Tells of which type the expression at a place in Swift source has to be, from what stands around it.
///
/// Only what can be seen in the file is used: the declared type of a variable, a parameter or a
/// function's result, the label of an argument, the name of the function or the property.
struct SwiftContext {
  /// What a place wants.
  enum Wanted: Equatable {
    /// A value of one of these types; several where the type is composed, as in `[String: Font]`.
    case types([String])
    /// An argument or a property of this name, whose type is not to be seen.
    case named(String)
    /// A value that is compared, or a pattern.
    case comparison
    case unknown
  }

  private let tokens: TokenList
  private let closing: [Int?]
  /// For every closing bracket the index of its opening one.
  private var opening: [Int?]
  /// For every token the innermost bracket that is open there.
  private var enclosing: [Int?]

  /// What stands before the `=` of a comparison.
  private static let comparisons: ByteSet = "=!~<>"
  private static let inTypes: ByteSet = "?!.:,"
  private static let statementStarts: ByteSet = "({;="

  /// How many tokens, or blocks, are looked back at most; no statement that people write is longer.
  private static let farthest = 64

  init(_ tokens: TokenList, closing: [Int?]) {
    self.tokens = tokens
    self.closing = closing
    opening = [Int?](repeating: nil, count: tokens.count)
    enclosing = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for index in 0..<tokens.count {
      if let last = open.last, closing[last] == index {
        open.removeLast()
        opening[index] = last
      }
      enclosing[index] = open.last
      if closing[index] != nil { open.append(index) }
    }
  }

  /// What is wanted of the expression that begins at `index`.
  func wanted(at index: Int) -> Wanted { wanted(at: index, depth: 0) }

  private func wanted(at index: Int, depth: Int) -> Wanted {
    guard depth < Self.farthest else { return .unknown }
    var before = index - 1
    for _ in 0..<Self.farthest {
      guard before >= 0, let token = tokens[before] else { return .unknown }
      if let open = opening[safe: before] ?? nil {
        before = open - 1
        continue
      }
      if token.kind == .identifier {
        switch tokens.identifier(before) {
        case "case"?, "is"?, "as"?: return .comparison
        case "return"?, "in"?, "else"?, "yield"?: return result(at: before, depth)
        default: break
        }
      }
      guard token.kind == .punctuation else {
        before -= 1
        continue
      }
      switch tokens.bytes[token.start] {
      case UInt8(ascii: "="):
        if tokens.isPunctuation(before - 1, anyOf: Self.comparisons),
          token.touchesPrevious
        {
          return .comparison
        }
        return declared(before: before)
      case UInt8(ascii: "("): return argument(open: before, start: before + 1, at: index, depth)
      case UInt8(ascii: "["): return wanted(at: before, depth: depth + 1)
      case UInt8(ascii: "{"), UInt8(ascii: ";"): return result(at: before, depth)
      case UInt8(ascii: ","):
        guard let open = enclosing[before] else { return .unknown }
        if tokens.isPunctuation(open, "(") {
          return argument(open: open, start: before + 1, at: index, depth)
        }
        if tokens.isPunctuation(open, "[") { return wanted(at: open, depth: depth + 1) }
        // `case .a, .b`
        before -= 1
      case UInt8(ascii: ":") where isAfterCase(before): return result(at: before, depth)
      default: before -= 1
      }
    }
    return .unknown
  }

  /// Whether the `:` at `index` ends a `case` or `default` of a switch.
  private func isAfterCase(_ index: Int) -> Bool {
    guard let open = enclosing[index], tokens.isPunctuation(open, "{") else { return false }
    var before = index - 1
    for _ in 0..<Self.farthest where before > open {
      if let open = opening[before] {
        before = open - 1
        continue
      }
      if tokens.isIdentifier(before, "case") || tokens.isIdentifier(before, "default") {
        return true
      }
      // A ternary's `?` stands before its `:`.
      if tokens.isPunctuation(before, "?") || tokens.isPunctuation(before, "=") { return false }
      before -= 1
    }
    return false
  }

  // MARK: Arguments

  /// What the argument that begins at `start`, within the parenthesis `open`, has to be.
  private func argument(open: Int, start: Int, at index: Int, _ depth: Int) -> Wanted {
    guard let callee = tokens.identifier(open - 1),
      !SwiftLexer.valueKeywords.contains(callee)
    else {
      // Parentheses around an expression.
      return start == open + 1 ? wanted(at: open, depth: depth + 1) : .unknown
    }
    if start < index, let label = tokens.identifier(start), tokens.isPunctuation(start + 1, ":") {
      return .named(label)
    }
    // `.environment(\.font, …)`
    if callee == "environment", tokens.isPunctuation(open + 1, "\\"),
      tokens.isPunctuation(open + 2, "."), let key = tokens.identifier(open + 3)
    {
      return .named(key)
    }
    return .named(callee)
  }

  // MARK: Declarations

  /// What the assignment whose `=` is at `index` gives a value to.
  private func declared(before index: Int) -> Wanted {
    if let types = types(endingAt: index - 1, after: ":") { return .types(types) }
    return tokens.identifier(index - 1).map(Wanted.named) ?? .unknown
  }

  /// The type that ends at `index` and stands after a `:` or, with `after` being `>`, after `->`.
  private func types(endingAt index: Int, after mark: TokenList.Mark) -> [String]? {
    var names: [String] = []
    var before = index
    var depth = 0
    for _ in 0..<Self.farthest {
      if depth == 0, tokens.isPunctuation(before, mark),
        mark != ">" || tokens.isPunctuation(before - 1, "-")
      {
        return names.isEmpty ? nil : names
      }
      if let name = tokens.identifier(before) {
        // Two names beside each other stand on two lines.
        let isLast = !tokens.isIdentifier(before + 1) || Self.typePrefixes.contains(name)
        guard isLast || before == index, !Self.notInTypes.contains(name) else { return nil }
        if tokens.isPunctuation(before - 1, "."), let module = tokens.identifier(before - 2),
          module != "SwiftUI", module != "UIKit"
        {
          names.append(module + "." + name)
          before -= 2
        } else {
          names.append(name)
        }
      } else if tokens.isPunctuation(before, "]") || tokens.isPunctuation(before, ">") {
        depth += 1
      } else if tokens.isPunctuation(before, "[") || tokens.isPunctuation(before, "<") {
        depth -= 1
      } else if !tokens.isPunctuation(before, anyOf: Self.inTypes) {
        return nil
      }
      before -= 1
    }
    return nil
  }

  private static let typePrefixes: Set = ["some", "any", "inout"]
  private static let notInTypes: Set = [
    "let", "var", "if", "else", "guard", "return", "in", "case", "switch", "for", "while", "func",
  ]

  // MARK: Results

  /// What the block that `index` stands in, or opens, has to give.
  private func result(at index: Int, _ depth: Int) -> Wanted {
    var place: Int? = tokens.isPunctuation(index, "{") ? index : enclosing[index]
    for _ in 0..<Self.farthest {
      guard let open = place else { return .unknown }
      guard tokens.isPunctuation(open, "{") else { return .unknown }
      if let types = types(endingAt: open - 1, after: ">")
        ?? types(endingAt: open - 1, after: ":").flatMap({ isProperty(open) ? $0 : nil })
      {
        return types == ["Self"] ? extended(from: open) : .types(types)
      }
      guard isControlFlow(open) else { return .unknown }
      // `let a: Font = if b { .custom(…) } else { … }`
      place = enclosing[open]
    }
    return .unknown
  }

  /// True if the block at `open` follows `var name: Type`.
  private func isProperty(_ open: Int) -> Bool {
    var before = open - 1
    for _ in 0..<Self.farthest where before >= 0 {
      if tokens.isPunctuation(before, ":"), tokens.isIdentifier(before - 1),
        tokens.isIdentifier(before - 2, "var")
      {
        return true
      }
      if tokens.isPunctuation(before, "{") || tokens.isPunctuation(before, "}") { return false }
      before -= 1
    }
    return false
  }

  /// True if the block at `open` is part of a statement, or an accessor, whose value goes outwards.
  private func isControlFlow(_ open: Int) -> Bool {
    var before = open - 1
    for _ in 0..<Self.farthest where before >= 0 {
      if let open = opening[before] {
        guard !tokens.isPunctuation(before, "}") else { return false }
        before = open - 1
        continue
      }
      switch tokens.identifier(before) {
      case "if"?, "else"?, "switch"?, "do"?, "catch"?, "get"?, "guard"?, "for"?, "while"?:
        return true
      case "func"?, "var"?, "struct"?, "class"?, "enum"?, "extension"?: return false
      default: break
      }
      if tokens.isPunctuation(before, anyOf: Self.statementStarts) { return false }
      before -= 1
    }
    return false
  }

  /// The type that the extension, or the type, around the block at `open` is about.
  private func extended(from open: Int) -> Wanted {
    var place = enclosing[open]
    for _ in 0..<Self.farthest {
      guard let open = place else { return .unknown }
      for distance in 1...8 {
        for word in ["extension", "struct", "enum", "class"]
        where tokens.isIdentifier(open - distance - 1, word) {
          return tokens.identifier(open - distance).map { .types([$0]) } ?? .unknown
        }
      }
      place = enclosing[open]
    }
    return .unknown
  }
}
