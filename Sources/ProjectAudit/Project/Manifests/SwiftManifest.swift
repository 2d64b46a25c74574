/// Reads expressions of a manifest written in Swift: literals, calls, and constants and functions of the
/// same file and of files that help it. Functions may set constants and then return one expression.
///
/// Nothing is run. The work is limited, since constants that name each other can stand for any amount
/// of it.
struct SwiftManifest {
  private let tokens: TokenList
  private let closing: [Int?]
  /// The files, each with the offset at which its text begins among all.
  private let files: [(start: Int, path: String, lines: LineTable)]
  /// Where the values of `let` begin; nil where a name is given twice.
  private var constants: [String: Int?] = [:]
  /// By name; of several of one name the labels decide.
  private var functions: [String: [Function]] = [:]
  /// How many values may still be read.
  private var budget = 1 << 16

  private struct Function {
    /// Each with the label that calls use and the name that the body uses.
    var parameters: [(label: String?, name: String, defaultValue: Int?)]
    /// The index of the body's brace.
    var body: Int
  }

  /// What names stand for within a function.
  private typealias Scope = [String: ManifestValue]

  /// How deep values may lie, constants and functions included.
  private static let depthLimit = 48

  /// - Parameter helpers: files whose constants and functions the manifest may use; its own go before.
  init(_ file: ProjectFile, helpers: [ProjectFile] = []) {
    var bytes = file.bytes
    var files = [(start: 0, path: file.path, lines: LineTable(file.bytes))]
    for helper in helpers {
      bytes.append(UInt8(ascii: "\n"))
      files.append((bytes.count, helper.path, LineTable(helper.bytes)))
      bytes += helper.bytes
    }
    self.files = files
    tokens = ConditionalCompilation.compiled(SwiftLexer.tokens(of: bytes))
    closing = tokens.closingBrackets()
    var others: [String: Int?] = [:]
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      if tokens.isIdentifier(index, "let"), let (name, value) = constant(at: index) {
        if tokens[index].map({ $0.start < file.bytes.count }) ?? true {
          constants[name] = constants[name] == nil ? .some(value) : .some(nil)
        } else {
          others[name] = others[name] == nil ? .some(value) : .some(nil)
        }
      }
      // What is named within a function counts only there.
      if tokens.isIdentifier(index, "func"), let body = addFunction(at: index) {
        index = closing[body] ?? body
      }
    }
    constants.merge(others) { own, _ in own }
  }

  func place(of value: ManifestValue) -> AppTarget.Place {
    let file = files.last { $0.start <= value.offset } ?? files[0]
    return AppTarget.Place(
      path: file.path, position: file.lines.position(of: value.offset - file.start))
  }

  /// The value of the constant `name`; nil where there is none.
  mutating func constant(_ name: String) -> ManifestValue? {
    guard let start = constants[name] ?? nil else { return nil }
    return sum(at: start, [:], depth: 0).value
  }

  // MARK: Declarations

  /// The name that `let` gives, and where its value begins.
  private func constant(at index: Int) -> (name: String, value: Int)? {
    guard let name = tokens.identifier(index + 1) else { return nil }
    var next = index + 2
    if tokens.isPunctuation(next, ":") {
      // A type has a few tokens; brackets among them are passed over as a whole.
      next += 1
      for _ in 0..<16 where !tokens.isPunctuation(next, "=") {
        next = (closing[safe: next] ?? nil) ?? next
        next += 1
      }
    }
    guard tokens.isPunctuation(next, "="), !tokens.isPunctuation(next + 1, "=") else { return nil }
    return (name, next + 1)
  }

  /// Takes up a function, and tells where its body begins.
  private mutating func addFunction(at index: Int) -> Int? {
    guard let name = tokens.identifier(index + 1), tokens.isPunctuation(index + 2, "("),
      let end = closing[index + 2]
    else { return nil }
    var parameters: [(label: String?, name: String, defaultValue: Int?)] = []
    for item in items(in: index + 2) {
      guard let first = tokens.identifier(item.lowerBound) else { return nil }
      let second = tokens.identifier(item.lowerBound + 1)
      let colon = item.lowerBound + (second == nil ? 1 : 2)
      guard tokens.isPunctuation(colon, ":") else { return nil }
      let equals = (colon..<item.upperBound).first { tokens.isPunctuation($0, "=") }
      parameters.append((first == "_" ? nil : first, second ?? first, equals.map { $0 + 1 }))
    }
    // `-> Target {`
    guard
      let body = ((end + 1)..<min(end + 12, tokens.count)).first(where: {
        tokens.isPunctuation($0, "{")
      })
    else { return nil }
    functions[name, default: []].append(Function(parameters: parameters, body: body))
    return body
  }

  // MARK: Expressions

  private func unknown(at index: Int) -> ManifestValue {
    ManifestValue(kind: .unknown, offset: tokens[index]?.quote ?? 0)
  }

  /// The ranges between the commas within the bracket at `open`.
  private func items(in open: Int) -> [Range<Int>] {
    guard let end = closing[safe: open] ?? nil else { return [] }
    var items: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < end {
      if let close = closing[index], close < end {
        index = close
      } else if tokens.isPunctuation(index, ",") {
        items.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < end { items.append(start..<end) }
    return items
  }

  /// The value that fills a range; unknown where it does not fill it.
  private mutating func value(in range: Range<Int>, _ scope: Scope, _ depth: Int) -> ManifestValue {
    let (value, next) = sum(at: range.lowerBound, scope, depth: depth)
    return next == range.upperBound ? value : unknown(at: range.lowerBound)
  }

  /// One or several values with `+` between them, and the index behind them.
  private mutating func sum(
    at index: Int, _ scope: Scope, depth: Int
  ) -> (value: ManifestValue, next: Int) {
    var (value, next) = primary(at: index, scope, depth: depth)
    while tokens.isPunctuation(next, "+"), budget > 0 {
      let right = primary(at: next + 1, scope, depth: depth)
      next = right.next
      switch (value.kind, right.value.kind) {
      case (.string(let left), .string(let right)): value.kind = .string(left + right)
      case (.array(let left), .array(let right)):
        budget -= left.count + right.count
        value.kind = .array(left + right)
      case (.array(let left), _): value.kind = .array(left + [right.value])
      default: value.kind = .unknown
      }
    }
    return (value, next)
  }

  private mutating func primary(
    at index: Int, _ scope: Scope, depth: Int
  ) -> (value: ManifestValue, next: Int) {
    budget -= 1
    guard budget > 0, depth < Self.depthLimit, let token = tokens[index] else {
      return (unknown(at: index), index + 1)
    }
    func made(_ kind: ManifestValue.Kind) -> ManifestValue {
      ManifestValue(kind: kind, offset: token.quote)
    }
    var value: ManifestValue
    var next = index + 1
    switch token.kind {
    case .string, .multilineString:
      value = made(
        SwiftStringLiteral.value(of: token, in: tokens.bytes).map { .string($0) } ?? .unknown)
    case .literal:
      value = made(.number(String(decoding: tokens.bytes[token.start..<token.end], as: UTF8.self)))
    case .interpolatedStringStart:
      value = made(interpolated(at: index, scope, depth).map { .string($0) } ?? .unknown)
      next = (closing[index] ?? index) + 1
    case .identifier: return named(at: index, scope, depth)
    case .punctuation:
      if tokens.isPunctuation(index, "."), tokens.identifier(index + 1) != nil {
        return named(at: index + 1, scope, depth)
      }
      guard let end = closing[index] else { return (unknown(at: index), index + 1) }
      next = end + 1
      if tokens.isPunctuation(index, "[") {
        value = made(collection(at: index, scope, depth))
      } else if tokens.isPunctuation(index, "("), items(in: index).count == 1 {
        value = self.value(in: (index + 1)..<end, scope, depth + 1)
      } else {
        value = unknown(at: index)
      }
    default: value = unknown(at: index)
    }
    // What is done with it, such as `.map { … }`, is not followed.
    while tokens.isPunctuation(next, "."), tokens.identifier(next + 1) != nil {
      value.kind = .unknown
      next = behindCall(next + 2)
    }
    return (value, next)
  }

  /// The index behind the arguments and the closure that may stand at `index`.
  private func behindCall(_ index: Int) -> Int {
    var next = index
    while tokens.isPunctuation(next, "(") || tokens.isPunctuation(next, "{")
      || tokens.isPunctuation(next, "["), let end = closing[next]
    {
      next = end + 1
    }
    return next
  }

  private mutating func collection(
    at open: Int, _ scope: Scope, _ depth: Int
  ) -> ManifestValue.Kind {
    let items = items(in: open)
    var pairs: [(key: ManifestValue, value: ManifestValue)] = []
    var elements: [ManifestValue] = []
    for item in items {
      // `[:]`
      if item.count == 1, tokens.isPunctuation(item.lowerBound, ":") { return .dictionary([]) }
      let (first, next) = sum(at: item.lowerBound, scope, depth: depth + 1)
      if tokens.isPunctuation(next, ":"), next < item.upperBound {
        pairs.append((first, value(in: (next + 1)..<item.upperBound, scope, depth + 1)))
      } else {
        elements.append(next == item.upperBound ? first : unknown(at: item.lowerBound))
      }
    }
    return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
  }

  /// A name, a member, or a call of one.
  private mutating func named(
    at start: Int, _ scope: Scope, _ depth: Int
  ) -> (value: ManifestValue, next: Int) {
    var last = start
    while tokens.isPunctuation(last + 1, "."), tokens.identifier(last + 2) != nil { last += 2 }
    guard let name = tokens.identifier(last), let offset = tokens[last]?.start else {
      return (unknown(at: start), start + 1)
    }
    let isPlain = last == start && !tokens.isPunctuation(start - 1, ".")
    var value = ManifestValue(kind: .member(name), offset: offset)
    var next = last + 1
    if tokens.isPunctuation(next, "("), let end = closing[next] {
      var arguments: [ManifestValue.Argument] = []
      for item in items(in: next) {
        var start = item.lowerBound
        var label: String?
        if let name = tokens.identifier(start), tokens.isPunctuation(start + 1, ":") {
          label = name
          start += 2
        }
        guard start < item.upperBound else { continue }
        arguments.append(
          .init(label: label, value: self.value(in: start..<item.upperBound, scope, depth + 1)))
      }
      next = end + 1
      value.kind = .call(name: name, arguments: arguments)
      // Of several functions of one name there are seldom more.
      for function in functions[name]?.prefix(16) ?? [] {
        guard let scope = parameters(of: function, arguments, depth) else { continue }
        value = result(of: function, scope, depth) ?? unknown(at: start)
        break
      }
    } else if isPlain || constants[name] != nil, !["true", "false", "nil"].contains(name) {
      if isPlain, let local = scope[name] {
        value = local
      } else if let start = constants[name] {
        value = start.map { sum(at: $0, [:], depth: depth + 1).value } ?? unknown(at: last)
      } else if isPlain {
        value.kind = .unknown
      }
    }
    // A closure, a subscript, or what is called on the result.
    if tokens.isPunctuation(next, "{") || tokens.isPunctuation(next, "[")
      || (tokens.isPunctuation(next, ".") && tokens.identifier(next + 1) != nil)
    {
      guard tokens[next]?.touchesPrevious == true || tokens.isPunctuation(next, ".") else {
        return (value, next)
      }
      value.kind = .unknown
      next = behindCall(next)
      while tokens.isPunctuation(next, "."), tokens.identifier(next + 1) != nil {
        next = behindCall(next + 2)
      }
    }
    return (value, next)
  }

  /// What the names of a function's parameters stand for; nil where it does not take these arguments.
  private mutating func parameters(
    of function: Function, _ arguments: [ManifestValue.Argument], _ depth: Int
  ) -> Scope? {
    guard depth + 1 < Self.depthLimit else { return nil }
    var scope: Scope = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      if let first = rest.first, first.label == parameter.label {
        scope[parameter.name] = first.value
        rest = rest.dropFirst()
      } else if let start = parameter.defaultValue {
        scope[parameter.name] = sum(at: start, [:], depth: depth + 1).value
      } else {
        return nil
      }
    }
    return rest.isEmpty ? scope : nil
  }

  /// Words that begin what may decide what a function returns.
  private static let branches: Set = ["if", "guard", "switch", "for", "while", "repeat", "do"]

  /// What a function gives that sets constants and returns one expression; nil where it does more.
  private mutating func result(
    of function: Function, _ parameters: Scope, _ depth: Int
  ) -> ManifestValue? {
    guard let end = closing[function.body] else { return nil }
    var scope = parameters
    var start = function.body + 1
    while start < end, budget > 0 {
      budget -= 1
      guard let word = tokens.identifier(start), ["let", "var"].contains(word),
        let name = tokens.identifier(start + 1)
      else { break }
      var next = start + 2
      if let (_, value) = constant(at: start) {
        let (set, behind) = sum(at: value, scope, depth: depth + 1)
        scope[name] = word == "let" ? set : unknown(at: value)
        next = behind
      }
      // What stands up to the next statement makes the value something else.
      while next < end, !["let", "var", "return"].contains(tokens.identifier(next) ?? "") {
        if Self.branches.contains(tokens.identifier(next) ?? "") { return nil }
        if !tokens.isPunctuation(next, ";") { scope[name] = unknown(at: start) }
        next = (closing[next] ?? next) + 1
      }
      start = next
    }
    if tokens.isIdentifier(start, "return") { start += 1 }
    let (value, next) = sum(at: start, scope, depth: depth + 1)
    return next == end ? value : nil
  }

  /// The text of a string all of whose parts are known.
  private mutating func interpolated(at start: Int, _ scope: Scope, _ depth: Int) -> String? {
    guard let end = closing[start], let opening = tokens[start], let last = tokens[end],
      opening.hashes == 0
    else { return nil }
    var text: [UInt8] = []
    var offset = opening.quote + 1
    var index = start + 1
    while index < end {
      guard tokens.isPunctuation(index, "("), let close = closing[index], close < end,
        let open = tokens[index], let closer = tokens[close], open.start - 1 >= offset,
        let part = value(in: (index + 1)..<close, scope, depth + 1).string
      else { return nil }
      text += tokens.bytes[offset..<(open.start - 1)] + Array(part.utf8)
      offset = closer.end
      index = close + 1
    }
    guard offset <= last.start else { return nil }
    text += tokens.bytes[offset..<last.start]
    // Escapes and several lines are for nobody's file names.
    return text.contains(UInt8(ascii: "\\")) || text.contains(UInt8(ascii: "\n"))
      ? nil : String(decoding: text, as: UTF8.self)
  }
}
