/// A pattern for paths, such as `Pods/**`, `*Tests`, `Sources/{App,Kit}/**/*.swift`.
///
/// `*` and `?` stand for any characters, or one, of a file's or folder's name; `**` for any folders;
/// `{a,b}` for either. Everything else stands for itself, also `[` and `]`, which variable fonts have in
/// their names; `\` takes the next character's meaning away. A pattern without `/` may match at any
/// depth, as in `.gitignore`; one with `/` begins at the folder of the configuration. A pattern that
/// matches a folder matches everything in it.
public struct PathPattern: Sendable, Equatable {
  /// The pattern as written.
  public let text: String
  /// What the braces allow, one after the other.
  private let alternatives: [[Token]]

  private enum Token: Sendable, Equatable {
    case scalar(Unicode.Scalar)
    /// `?`
    case one
    /// `*`
    case some
    /// `**`
    case any
    /// `**/`: nothing, or folders with their slash.
    case folders
  }

  /// Why a text is no pattern.
  public struct Fault: Error, Sendable, Equatable {
    public var message: String
  }

  /// How many patterns the braces of one may stand for.
  private static let alternativeLimit = 256
  private static let lengthLimit = 1024

  /// - Throws: `Fault` where braces do not close, stand for too much, or the pattern is empty.
  public init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.lengthLimit else { throw Fault(message: "it is too long") }
    self.text = text
    var body = text
    if body.hasPrefix("./") { body.removeFirst(2) }
    let isAnchored = body.hasPrefix("/")
    while body.hasPrefix("/") { body.removeFirst() }
    while body.hasSuffix("/") { body.removeLast() }
    guard !body.isEmpty else { throw Fault(message: "it is empty") }
    if body == ".." || body.hasPrefix("../") {
      throw Fault(message: "it leaves the folder of the configuration")
    }
    alternatives = try Self.expanded(Array(body.unicodeScalars)).map { scalars in
      let tokens = Self.tokens(scalars)
      let hasSlash = tokens.contains(.scalar("/")) || tokens.contains(.folders)
      return isAnchored || hasSlash ? tokens : [.folders] + tokens
    }
  }

  /// The pattern that only this name matches; nil where it is empty or too long for a file's name.
  init?(exactly name: String) {
    guard !name.isEmpty, name.utf8.count <= Self.lengthLimit else { return nil }
    text = name
    alternatives = [[.folders] + name.unicodeScalars.map(Token.scalar)]
  }

  public static func == (left: PathPattern, right: PathPattern) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// The texts that the braces allow, escapes kept.
  private static func expanded(_ body: [Unicode.Scalar]) throws(Fault) -> [[Unicode.Scalar]] {
    var results: [[Unicode.Scalar]] = []
    var pending = [body]
    while let next = pending.popLast() {
      guard let braces = try firstBraces(next) else {
        results.append(next)
        continue
      }
      // The last is taken first, so that the first option is what is pushed last.
      for option in braces.options.reversed() {
        pending.append(Array(next[..<braces.start]) + option + Array(next[braces.end...]))
      }
      guard pending.count + results.count <= alternativeLimit else {
        throw Fault(message: "its braces stand for more than \(alternativeLimit) patterns")
      }
    }
    return results
  }

  private struct Braces {
    var start: Int
    var end: Int
    var options: [[Unicode.Scalar]]
  }

  /// The first pair of braces with what stands between its commas; nil without braces.
  private static func firstBraces(_ text: [Unicode.Scalar]) throws(Fault) -> Braces? {
    var start: Int?
    var depth = 0
    var options: [[Unicode.Scalar]] = [[]]
    var index = 0
    while let scalar = text[safe: index] {
      defer { index += 1 }
      if scalar == "\\" {
        if start != nil { options[options.count - 1] += text[index...].prefix(2) }
        index += 1
        continue
      }
      switch scalar {
      case "{":
        depth += 1
        if start == nil {
          start = index
          continue
        }
      case "}":
        guard let start else { throw Fault(message: "a } closes nothing") }
        depth -= 1
        if depth == 0 { return Braces(start: start, end: index + 1, options: options) }
      case "," where depth == 1:
        options.append([])
        continue
      default: break
      }
      if start != nil { options[options.count - 1].append(scalar) }
    }
    if start != nil { throw Fault(message: "a { is never closed") }
    return nil
  }

  private static func tokens(_ text: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while let scalar = text[safe: index] {
      index += 1
      switch scalar {
      case "\\":
        tokens.append(.scalar(text[safe: index] ?? "\\"))
        index += 1
      case "?": tokens.append(.one)
      case "*":
        var stars = 1
        while text[safe: index] == "*" {
          stars += 1
          index += 1
        }
        let isWhole = tokens.isEmpty || tokens.last == .scalar("/") || tokens.last == .folders
        if stars > 1, isWhole, text[safe: index] == "/" {
          index += 1
          if tokens.last != .folders { tokens.append(.folders) }
        } else {
          tokens.append(stars > 1 && isWhole && index == text.count ? .any : .some)
        }
      default: tokens.append(.scalar(scalar))
      }
    }
    return tokens
  }

  /// True if the pattern matches the path or a folder that it lies in.
  ///
  /// - Parameter path: relative to the configuration's folder, with `/`.
  public func matches(_ path: String) -> Bool {
    let scalars = Array(path.unicodeScalars)
    return alternatives.contains { Self.matches($0, scalars) }
  }

  /// Follows all ways through the pattern at once, so that no pattern takes more than its length times
  /// the path's. A state is the index of the token that comes next; states are ascending.
  private static func matches(_ tokens: [Token], _ path: [Unicode.Scalar]) -> Bool {
    var states = reached([0], tokens, isBoundary: true)
    for scalar in path {
      // A folder that is matched as a whole holds the path.
      if scalar == "/", states.last == tokens.count { return true }
      var next: [Int] = []
      for state in states {
        guard let token = tokens[safe: state],
          let following = self.state(after: token, at: state, reading: scalar)
        else { continue }
        // States go up by one at most, so that they stay in order.
        if next.last != following { next.append(following) }
      }
      states = reached(next, tokens, isBoundary: scalar == "/")
      if states.isEmpty { return false }
    }
    return states.last == tokens.count
  }

  private static func state(
    after token: Token, at state: Int, reading scalar: Unicode.Scalar
  ) -> Int? {
    switch token {
    case .scalar(let wanted): scalar == wanted ? state + 1 : nil
    case .one: scalar != "/" ? state + 1 : nil
    case .some: scalar != "/" ? state : nil
    case .any, .folders: state
    }
  }

  /// The states and those that follow without anything being read.
  private static func reached(
    _ states: [Int], _ tokens: [Token], isBoundary: Bool
  ) -> [Int] {
    var result: [Int] = []
    for state in states where result.last.map({ $0 < state }) ?? true {
      var state = state
      result.append(state)
      while let token = tokens[safe: state],
        token == .some || token == .any || token == .folders && isBoundary
      {
        state += 1
        result.append(state)
      }
    }
    return result
  }
}

extension [PathPattern] {
  /// True if one of the patterns matches.
  public func match(_ path: String) -> Bool { contains { $0.matches(path) } }
}
