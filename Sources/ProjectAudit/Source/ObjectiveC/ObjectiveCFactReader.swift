import DynamicType

/// Reads the facts of one Objective-C file: what it declares, what its code sets, returns and calls.
///
/// One walk over the tokens; methods and functions do not nest. Macros are declarations too: of a
/// constant, or of a function where they take arguments.
struct ObjectiveCFactReader {
  let tokens: TokenList
  let closing: [Int?]
  let reader: ObjectiveCExpressionReader
  var facts = SourceFacts()
  /// What code does with sizes, whatever its fonts are called.
  var scaleFacts: [ScaleFact] = []
  let path: String
  /// The class whose implementation is being read; empty outside.
  var owner = ""
  /// What stands outside methods and functions.
  var statements: SourceDeclaration
  /// The method, function or macro that is being read, and where it ends.
  var open: (declaration: SourceDeclaration, end: Int)?
  /// Where the body of what is open begins.
  var start = 0
  /// What is known there of sizes and fonts that follow the text size.
  var scaling: ObjectiveCScaling
  /// The name that the statement at hand sets, which it has behind that.
  var set: (name: String, value: Range<Int>)?
  /// True if the file speaks of SpriteKit.
  private let usesSpriteKit: Lazy<Bool>
  /// Strings of one private-use character.
  private(set) var iconCodePoints: [IconCodePoint] = []

  /// No statement that names a font is longer, in tokens.
  static let longestStatement = 500

  init(_ tokens: TokenList, path: String) {
    let lines = LineTable(tokens.bytes)
    let closing = tokens.closingBrackets()
    self.tokens = tokens
    self.closing = closing
    self.path = path
    reader = ObjectiveCExpressionReader(tokens: tokens, closing: closing) {
      SourcePlace(path: path, position: lines.position(of: $0))
    }
    usesSpriteKit = Lazy { tokens.speaks(of: "SpriteKit") }
    scaling = ObjectiveCScaling(reader)
    statements = SourceDeclaration(
      owner: "", name: "", kind: .statements,
      place: SourcePlace(path: path, position: SourcePosition(line: 1, column: 1)))
  }

  /// Everything that the file says.
  mutating func read() -> SourceFacts {
    var index = 0
    while index < tokens.count {
      if let current = open, index >= current.end { close() }
      if let (name, value) = set, index >= value.upperBound {
        scaling.note(name, value)
        set = nil
      }
      index = step(index)
    }
    close()
    if statements.isUseful { facts.declarations.append(statements) }
    return facts
  }

  mutating func close() {
    if var declaration = open?.declaration, let end = open?.end, declaration.isUseful {
      if declaration.locals.count > 1 {
        BranchReader.settle(
          &declaration.locals, in: start..<max(start, end), tokens, closing, isObjectiveC: true)
      }
      facts.declarations.append(declaration)
    }
    open = nil
    set = nil
    scaling = ObjectiveCScaling(reader)
  }

  /// Begins a declaration whose body begins at `index`.
  mutating func enter(_ declaration: SourceDeclaration, at index: Int, end: Int) {
    open = (declaration, end)
    start = index
  }

  /// Takes what begins at `index`, and tells where to go on.
  mutating func step(_ index: Int) -> Int {
    if tokens.isPunctuation(index, "#"), tokens.isIdentifier(index + 1, "define") {
      return macro(index)
    }
    if open == nil {
      if tokens.isPunctuation(index, "@"), let word = tokens.identifier(index + 1),
        let next = directive(word, at: index)
      {
        return next
      }
      if !owner.isEmpty, let next = method(index) { return next }
      if let next = function(index) { return next }
    }
    if tokens.isPunctuation(index, "[") { message(index) }
    if tokens[index]?.kind == .string { icon(at: index) }
    if let word = tokens.identifier(index) { self.word(word, at: index) }
    return index + 1
  }

  mutating func add(_ change: (inout SourceDeclaration) -> Void) {
    if var current = open {
      // Taken out, so that nothing is copied.
      open = nil
      change(&current.declaration)
      open = current
    } else {
      change(&statements)
    }
  }

  // MARK: Declarations

  /// `@interface`, `@implementation` and `@end`; nil for others.
  mutating func directive(_ word: String, at index: Int) -> Int? {
    switch word {
    case "end":
      owner = ""
      return index + 2
    case "interface", "implementation":
      guard let name = tokens.identifier(index + 2) else { return nil }
      let isCategory = tokens.isPunctuation(index + 3, "(")
      let parent = tokens.isPunctuation(index + 3, ":") ? tokens.identifier(index + 4) : nil
      facts.types.append(
        SourceType(
          name: name, kind: isCategory ? .extension : .object,
          inherits: [parent].compactMap(\.self), path: path))
      if word == "implementation" { owner = name }
      return index + 3
    default: return nil
    }
  }

  /// The method whose `-` or `+` is at `index`, where its body follows.
  mutating func method(_ index: Int) -> Int? {
    let isStatic = tokens.isPunctuation(index, "+")
    guard isStatic || tokens.isPunctuation(index, "-"), tokens.isPunctuation(index + 1, "("),
      let typeEnd = closing[index + 1], let name = tokens.identifier(typeEnd + 1)
    else { return nil }
    var parameters: [SourceParameter] = []
    var next = typeEnd + 1
    let limit = min(tokens.count, next + Self.longestStatement)
    while next < limit, !tokens.isPunctuation(next, "{") {
      if tokens.isPunctuation(next, ";") {
        // Before a body it says nothing.
        guard tokens.isPunctuation(next + 1, "{") else { return next + 1 }
        next += 1
        continue
      }
      if tokens.isPunctuation(next + 1, ":"), let part = tokens.identifier(next) {
        var value = next + 2
        if tokens.isPunctuation(value, "("), let end = closing[value] { value = end + 1 }
        guard let parameter = tokens.identifier(value) else { return nil }
        parameters.append(
          SourceParameter(label: parameters.isEmpty ? nil : part, name: parameter))
        next = value + 1
      } else {
        next += 1
      }
    }
    guard tokens.isPunctuation(next, "{"), let end = closing[next] else { return nil }
    enter(
      SourceDeclaration(
        owner: owner, name: name, kind: .function, isStatic: isStatic, parameters: parameters,
        place: reader.place(ofToken: typeEnd + 1)), at: next, end: end)
    return next + 1
  }

  /// The C function whose name is at `index`, where its body follows.
  mutating func function(_ index: Int) -> Int? {
    guard let name = tokens.identifier(index), tokens.isPunctuation(index + 1, "("),
      let end = closing[index + 1], tokens.isPunctuation(end + 1, "{"), let last = closing[end + 1],
      !["if", "for", "while", "switch"].contains(name)
    else { return nil }
    let parameters = reader.elements(from: index + 1).map { element in
      SourceParameter(label: nil, name: tokens.identifier(element.upperBound - 1) ?? "")
    }
    enter(
      SourceDeclaration(
        owner: "", name: name, kind: .function, parameters: parameters,
        place: reader.place(ofToken: index)), at: end + 1, end: last)
    return end + 2
  }

  /// The macro whose `#` is at `index`.
  mutating func macro(_ index: Int) -> Int {
    let end = directiveEnd(index)
    guard let name = tokens.identifier(index + 2), open == nil || index < open?.end ?? 0,
      index + 3 < end
    else { return max(end, index + 2) }
    var body = index + 3
    var parameters: [SourceParameter]?
    if tokens.isPunctuation(body, "("), tokens[body]?.start == tokens[index + 2]?.end,
      let close = closing[body], close < end
    {
      parameters = reader.elements(from: body).compactMap {
        tokens.identifier($0.lowerBound).map { SourceParameter(label: nil, name: $0) }
      }
      body = close + 1
    }
    guard body < end else { return end }
    var declaration = SourceDeclaration(
      owner: "", name: name, kind: parameters == nil ? .stored : .function,
      parameters: parameters ?? [], place: reader.place(ofToken: index + 2))
    let value = reader.expression(body..<end)
    if value.isKnown { declaration.values = [value] }
    if open == nil {
      enter(declaration, at: body, end: end)
      return body
    }
    // Within a function, as few write it.
    if declaration.isUseful { facts.declarations.append(declaration) }
    return end
  }

  /// The index of the token behind the directive's last: its line goes on behind a backslash.
  func directiveEnd(_ index: Int) -> Int {
    var next = index + 1
    while let token = tokens[next], let previous = tokens[next - 1] {
      guard !endsLine(previous.end..<max(previous.end, token.start)) else { break }
      next += 1
    }
    return next
  }

  /// True if a newline stands in `range` that no backslash takes away.
  func endsLine(_ range: Range<Int>) -> Bool {
    range.contains { offset in
      guard SwiftLexer.isNewline(tokens.bytes[offset]) else { return false }
      let before = tokens.bytes[safe: offset - 1]
      return before != UInt8(ascii: "\\")
        && !(before == UInt8(ascii: "\r") && tokens.bytes[safe: offset - 2] == UInt8(ascii: "\\"))
    }
  }

  // MARK: Words

  mutating func word(_ word: String, at index: Int) {
    if word == "return", open != nil {
      let range = (index + 1)..<statementEnd(index + 1)
      let value = reader.expression(range)
      if value.isKnown { add { $0.values.append(value) } }
      return
    }
    if word == "in" { loop(at: index) }
    if let meaning = ObjectiveCFontAPI.attributes[word] { attribute(word, meaning, at: index) }
    if tokens.isPunctuation(index + 1, "(") { call(word, at: index) }
    if tokens.isPunctuation(index + 1, "="), !tokens.isPunctuation(index + 2, "=") {
      assignment(word, at: index, value: index + 2)
    } else if tokens.isPunctuation(index + 1, "["), let end = closing[index + 1],
      tokens.isPunctuation(end + 1, "="), tokens.isPunctuation(end + 2, "{")
    {
      // `NSString *const names[] = {…}`
      assignment(word, at: index, value: end + 2)
    }
  }

  /// `for (NSString *name in names)`, whose `in` is at `index`.
  mutating func loop(at index: Int) {
    guard let name = tokens.identifier(index - 1) else { return }
    var end = index + 1
    let limit = min(tokens.count, end + Self.longestStatement)
    while end < limit, !tokens.isPunctuation(end, ")") { end = (closing[end] ?? end) + 1 }
    guard tokens.isPunctuation(end, ")"), index + 1 < end else { return }
    let value = reader.expression((index + 1)..<end)
    guard value.isKnown else { return }
    let local = SourceLocal(
      name: name, value: .element(value, .unknown), isDeclared: true, index: index - 1)
    add { $0.locals.append(local) }
  }

  /// Notes a string that is one character from a private-use area, as icon fonts have them.
  mutating func icon(at index: Int) {
    guard let token = tokens[index], (8...14).contains(token.end - token.start),
      tokens.bytes[safe: token.quote + 1] == UInt8(ascii: "\\"),
      let scalars = ObjectiveCStringLiteral.value(of: token, in: tokens.bytes)?.unicodeScalars,
      scalars.count == 1, let scalar = scalars.first,
      scalar.properties.generalCategory == .privateUse
    else { return }
    iconCodePoints.append(
      IconCodePoint(scalar.value, owner: owner, at: reader.place(ofToken: index)))
  }

  /// `name = …`, which sets a constant, a local or a property.
  mutating func assignment(_ name: String, at index: Int, value start: Int) {
    let range = start..<statementEnd(start)
    if open != nil, !tokens.isPunctuation(index - 1, "."), !tokens.isPunctuation(index - 1, ">") {
      set = (name, range)
    }
    let value = reader.expression(range)
    guard value.isKnown else { return }
    guard open != nil else {
      facts.declarations.append(
        SourceDeclaration(
          owner: "", name: name, kind: .stored, values: [value],
          place: reader.place(ofToken: index)))
      return
    }
    if name == "fontName", tokens.isPunctuation(index - 1, "."),
      !tokens.isIdentifier(index - 2, "self"), usesSpriteKit.value
    {
      // developer.apple.com/documentation/spritekit/sklabelnode/fontname
      addFontCall(
        FontAPI("SKLabelNode.fontName", .uiKit), .font, name: range, size: .unknown, at: index)
    }
    let isIvar = name.utf8.first == UInt8(ascii: "_")
    let isMember =
      isIvar || tokens.isPunctuation(index - 1, ".") && tokens.isIdentifier(index - 2, "self")
    // `other.name = …` sets what is not followed here.
    guard isMember || !tokens.isPunctuation(index - 1, ".") else { return }
    let local = SourceLocal(
      name: isIvar ? String(name.dropFirst()) : name, value: value, isMember: isMember,
      index: index)
    add { $0.locals.append(local) }
  }

  /// The index of the semicolon, or of the bracket, that ends the statement from `start` on.
  func statementEnd(_ start: Int) -> Int {
    let limit = min(open?.end ?? tokens.count, start + Self.longestStatement)
    var index = start
    while index < limit, !tokens.isPunctuation(index, ";"), !tokens.isPunctuation(index, "}"),
      !tokens.isPunctuation(index, ")"), !tokens.isPunctuation(index, "]")
    {
      index = (closing[index] ?? index) + 1
    }
    return max(start, min(index, limit))
  }
}
