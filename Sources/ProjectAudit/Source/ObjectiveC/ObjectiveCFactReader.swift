import DynamicType

/// Reads the facts of one Objective-C file: what it declares, what its code sets, returns and calls.
///
/// One walk over the tokens; methods and functions do not nest. Macros are declarations too: of a
/// constant, or of a function where they take arguments.
struct ObjectiveCFactReader {
  private let tokens: TokenList
  private let closing: [Int?]
  private let reader: ObjectiveCExpressionReader
  private var facts = SourceFacts()
  /// What code does with sizes, whatever its fonts are called.
  private(set) var scaleFacts: [ScaleFact] = []
  private let path: String
  /// The class whose implementation is being read; empty outside.
  private var owner = ""
  /// What stands outside methods and functions.
  private var statements: SourceDeclaration
  /// The method, function or macro that is being read, and where it ends.
  private var open: (declaration: SourceDeclaration, end: Int)?

  /// No statement that names a font is longer, in tokens.
  private static let longestStatement = 500

  init(_ tokens: TokenList, path: String) {
    let lines = LineTable(tokens.bytes)
    let closing = tokens.closingBrackets()
    self.tokens = tokens
    self.closing = closing
    self.path = path
    reader = ObjectiveCExpressionReader(tokens: tokens, closing: closing) {
      SourcePlace(path: path, position: lines.position(of: $0))
    }
    statements = SourceDeclaration(
      owner: "", name: "", kind: .statements,
      place: SourcePlace(path: path, position: SourcePosition(line: 1, column: 1)))
  }

  /// Everything that the file says.
  mutating func read() -> SourceFacts {
    var index = 0
    while index < tokens.count {
      if let current = open, index >= current.end { close() }
      index = step(index)
    }
    close()
    if statements.isUseful { facts.declarations.append(statements) }
    return facts
  }

  private mutating func close() {
    if let declaration = open?.declaration, declaration.isUseful {
      facts.declarations.append(declaration)
    }
    open = nil
  }

  /// Takes what begins at `index`, and tells where to go on.
  private mutating func step(_ index: Int) -> Int {
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
    if let word = tokens.identifier(index) { self.word(word, at: index) }
    return index + 1
  }

  private mutating func add(_ change: (inout SourceDeclaration) -> Void) {
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
  private mutating func directive(_ word: String, at index: Int) -> Int? {
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
  private mutating func method(_ index: Int) -> Int? {
    let isStatic = tokens.isPunctuation(index, "+")
    guard isStatic || tokens.isPunctuation(index, "-"), tokens.isPunctuation(index + 1, "("),
      let typeEnd = closing[index + 1], let name = tokens.identifier(typeEnd + 1)
    else { return nil }
    var parameters: [SourceParameter] = []
    var next = typeEnd + 1
    let limit = min(tokens.count, next + Self.longestStatement)
    while next < limit, !tokens.isPunctuation(next, "{") {
      if tokens.isPunctuation(next, ";") { return next + 1 }
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
    open = (
      SourceDeclaration(
        owner: owner, name: name, kind: .function, isStatic: isStatic, parameters: parameters,
        place: reader.place(ofToken: typeEnd + 1)), end
    )
    return next + 1
  }

  /// The C function whose name is at `index`, where its body follows.
  private mutating func function(_ index: Int) -> Int? {
    guard let name = tokens.identifier(index), tokens.isPunctuation(index + 1, "("),
      let end = closing[index + 1], tokens.isPunctuation(end + 1, "{"), let last = closing[end + 1],
      !["if", "for", "while", "switch"].contains(name)
    else { return nil }
    let parameters = reader.elements(from: index + 1).map { element in
      SourceParameter(label: nil, name: tokens.identifier(element.upperBound - 1) ?? "")
    }
    open = (
      SourceDeclaration(
        owner: "", name: name, kind: .function, parameters: parameters,
        place: reader.place(ofToken: index)), last
    )
    return end + 2
  }

  /// The macro whose `#` is at `index`.
  private mutating func macro(_ index: Int) -> Int {
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
      open = (declaration, end)
      return body
    }
    // Within a function, as few write it.
    if declaration.isUseful { facts.declarations.append(declaration) }
    return end
  }

  /// The index of the token behind the directive's last: its line goes on behind a backslash.
  private func directiveEnd(_ index: Int) -> Int {
    var next = index + 1
    while let token = tokens[next], let previous = tokens[next - 1] {
      guard !endsLine(previous.end..<max(previous.end, token.start)) else { break }
      next += 1
    }
    return next
  }

  /// True if a newline stands in `range` that no backslash takes away.
  private func endsLine(_ range: Range<Int>) -> Bool {
    range.contains { offset in
      guard SwiftLexer.isNewline(tokens.bytes[offset]) else { return false }
      let before = tokens.bytes[safe: offset - 1]
      return before != UInt8(ascii: "\\")
        && !(before == UInt8(ascii: "\r") && tokens.bytes[safe: offset - 2] == UInt8(ascii: "\\"))
    }
  }

  // MARK: Words

  private mutating func word(_ word: String, at index: Int) {
    if word == "return", open != nil {
      let range = (index + 1)..<statementEnd(index + 1)
      let value = reader.expression(range)
      if value.isKnown { add { $0.values.append(value) } }
      return
    }
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

  /// `name = …`, which sets a constant, a local or a property.
  private mutating func assignment(_ name: String, at index: Int, value start: Int) {
    let value = reader.expression(start..<statementEnd(start))
    guard value.isKnown else { return }
    guard open != nil else {
      facts.declarations.append(
        SourceDeclaration(
          owner: "", name: name, kind: .stored, values: [value],
          place: reader.place(ofToken: index)))
      return
    }
    let isIvar = name.utf8.first == UInt8(ascii: "_")
    let isMember =
      isIvar || tokens.isPunctuation(index - 1, ".") && tokens.isIdentifier(index - 2, "self")
    // `other.name = …` sets what is not followed here.
    guard isMember || !tokens.isPunctuation(index - 1, ".") else { return }
    let local = SourceLocal(
      name: isIvar ? String(name.dropFirst()) : name, value: value, isMember: isMember)
    add { $0.locals.append(local) }
  }

  /// The index of the semicolon, or of the bracket, that ends the statement from `start` on.
  private func statementEnd(_ start: Int) -> Int {
    let limit = min(open?.end ?? tokens.count, start + Self.longestStatement)
    var index = start
    while index < limit, !tokens.isPunctuation(index, ";"), !tokens.isPunctuation(index, "}"),
      !tokens.isPunctuation(index, ")"), !tokens.isPunctuation(index, "]")
    {
      index = (closing[index] ?? index) + 1
    }
    return max(start, min(index, limit))
  }

  // MARK: Calls

  private mutating func call(_ name: String, at index: Int) {
    let elements = reader.elements(from: index + 1)
    if let count = ObjectiveCFontAPI.functions[name], elements.count == count {
      let size: SourceExpression =
        name == "CGFontCreateWithFontName" ? .unknown : reader.expression(elements[1])
      return addFontCall(
        FontAPI("\(name)(_:" + String(repeating: "_:", count: count - 1) + ")", .uiKit), .font,
        name: elements[0], size: size, at: index)
    }
    guard !elements.isEmpty, elements.count <= 16 else { return }
    let call = SourceCall(name: name, receiver: nil, arguments: reader.arguments(index + 1))
    if call.arguments.contains(where: \.value.isKnown) { add { $0.calls.append(call) } }
  }

  private mutating func message(_ index: Int) {
    guard let message = reader.message(from: index), let first = message.parts.first,
      let name = first.arguments.first
    else { return }
    if first.name == "scaledFontForFont", isScaledFont(name) {
      scaleFacts.append(
        ScaleFact(.scaledAgain, text: "scaledFontForFont:", at: reader.place(ofToken: index)))
    }
    let receiver =
      message.receiver.count == 1 ? tokens.identifier(message.receiver.lowerBound) : nil
    for pattern in ObjectiveCFontAPI.messages where pattern.selector == first.name {
      let next = message.parts[safe: 1]
      // In a category `self` is the class that it extends.
      let isReceiver =
        pattern.receiver == nil || receiver == pattern.receiver
        || receiver == "self" && open?.declaration.owner == pattern.receiver
      let isNext =
        pattern.nextParts.isEmpty ? next == nil : pattern.nextParts.contains(next?.name ?? "")
      guard isReceiver, isNext else { continue }
      let size = next.flatMap { $0.name == "size" ? $0.arguments.first : nil }
      return addFontCall(
        pattern.api(next: next?.name), pattern.meaning, name: name,
        size: size.map(reader.expression) ?? .unknown, usage: usage(at: index), at: index)
    }
    let call = SourceCall(
      name: first.name, receiver: receiver ?? "?", arguments: reader.arguments(of: message))
    if call.arguments.contains(where: \.value.isKnown) { add { $0.calls.append(call) } }
  }

  /// True for a font that is written as a scaled one: `[UIFont preferredFontForTextStyle:…]`, or
  /// `[[UIFontMetrics …] scaledFontForFont:…]`.
  private func isScaledFont(_ range: Range<Int>) -> Bool {
    guard tokens.isPunctuation(range.lowerBound, "["),
      closing[range.lowerBound] == range.upperBound - 1,
      let message = reader.message(from: range.lowerBound), let name = message.parts.first?.name
    else { return false }
    return name == "scaledFontForFont"
      || name == "preferredFontForTextStyle" && message.receiver.count == 1
        && tokens.isIdentifier(message.receiver.lowerBound, "UIFont")
  }

  /// `UIFontDescriptorNameAttribute: @"…"` in a dictionary, or `@"…", UIFont…Attribute` in its long
  /// form, which is not read.
  private mutating func attribute(_ key: String, _ meaning: FontReference.Meaning, at index: Int) {
    // `(id)kCTFontNameAttribute : …`, `(NSString *)kCTFontNameAttribute: …`
    guard tokens.isPunctuation(index + 1, ":") else { return }
    var end = index + 2
    let limit = min(tokens.count, end + Self.longestStatement)
    while end < limit, !tokens.isPunctuation(end, ","), !tokens.isPunctuation(end, "}") {
      end = (closing[end] ?? end) + 1
    }
    guard index + 2 < end, end <= limit else { return }
    addFontCall(FontAPI(key, .uiKit), meaning, name: (index + 2)..<end, size: .unknown, at: index)
  }

  private mutating func addFontCall(
    _ api: FontAPI, _ meaning: FontReference.Meaning, name: Range<Int>, size: SourceExpression,
    usage: FontUsage = FontUsage(), at index: Int
  ) {
    let fact = FontCallFact(
      api: api, meaning: meaning, certainty: .certain, names: reader.alternatives(name),
      namePlace: reader.place(ofToken: name.lowerBound), place: reader.place(ofToken: index),
      size: size, usage: usage)
    add { $0.fontCalls.append(fact) }
  }

  /// How the size of the font that the message at `index` gives follows the reader's text size.
  private func usage(at index: Int) -> FontUsage {
    if tokens.isPunctuation(index - 1, ":"), tokens.isIdentifier(index - 2, "scaledFontForFont") {
      // `[[UIFontMetrics metricsForTextStyle:UIFontTextStyleBody] scaledFontForFont:[…]]`
      let metrics = tokens.identifier(index - 4)
      let style =
        metrics == "defaultMetrics" ? TextStyle.body : metrics.flatMap(TextStyle.init(parsing:))
      return FontUsage(scaling: .textStyle, textStyle: style?.name)
    }
    let isSet =
      tokens.isPunctuation(index - 1, "=") && tokens.isIdentifier(index - 2, "font")
      && tokens.isPunctuation(index - 3, ".")
      || tokens.isPunctuation(index - 1, ":") && tokens.isIdentifier(index - 2, "setFont")
    return FontUsage(scaling: isSet ? .none : .unknown)
  }
}
