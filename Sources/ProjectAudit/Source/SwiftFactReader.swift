/// Reads the facts of one Swift file: what it declares, what its code sets, returns and calls.
///
/// One walk over the tokens with a stack of the scopes that are open; no recursion follows the depth
/// of the file.
struct SwiftFactReader {
  let tokens: TokenList
  let closing: [Int?]
  let reader: SwiftExpressionReader
  let calls: SwiftCalls
  private let counts: NameCounts
  private let path: String

  var scopes: [Scope] = []
  private(set) var facts = SourceFacts()
  private(set) var iconCodePoints: [IconCodePoint] = []
  /// The index of the last token of the attributes at hand.
  var attributesEnd = 0
  /// True if the file speaks of SpriteKit.
  let usesSpriteKit: Lazy<Bool>
  /// The index behind the last token of the preview at hand.
  private var previewEnd = 0
  var scaling: SwiftScaling
  /// How many tokens are still looked through for branches.
  private var unsettled: Int
  /// The declarations whose scopes are open, innermost last.
  var open: [SourceDeclaration] = []

  struct Scope {
    enum Kind { case file, enumeration, type, declaration }
    var kind: Kind
    /// The index of the scope's first token, and of the one behind its last.
    var start = 0
    var end: Int
    /// The types around, with dots.
    var owner: String
    /// What an implicit result is read from; nil where there is none.
    var body: Range<Int>?
  }

  init(_ tokens: TokenList, path: String) {
    let lines = LineTable(tokens.bytes)
    let closing = tokens.closingBrackets()
    reader = SwiftExpressionReader(tokens: tokens, closing: closing) {
      SourcePlace(path: path, position: lines.position(of: $0))
    }
    self.tokens = tokens
    self.closing = closing
    self.path = path
    calls = SwiftCalls(reader)
    counts = NameCounts(tokens)
    unsettled = 8 * tokens.count
    usesSpriteKit = Lazy { tokens.speaks(of: "SpriteKit") }
    scaling = SwiftScaling(reader)
  }

  /// Everything that the file says.
  mutating func read() -> SourceFacts {
    scopes = [Scope(kind: .file, end: tokens.count, owner: "")]
    open = [
      SourceDeclaration(
        owner: "", name: "", kind: .statements, place: place(0))
    ]
    var index = 0
    while index < tokens.count {
      while scopes.count > 1, index >= scopes[scopes.count - 1].end { close() }
      step(&index)
    }
    while !scopes.isEmpty { close() }
    facts.declarations.sort { $0.place.position < $1.place.position }
    return facts
  }

  private func place(_ index: Int) -> SourcePlace { reader.place(tokens[index]?.quote ?? 0) }

  // MARK: Scopes

  private mutating func close() {
    guard let scope = scopes.popLast() else { return }
    guard scope.kind == .declaration || scope.kind == .file, var declaration = open.popLast() else {
      scaling.owner = SymbolTable.lastPart(owner)
      return
    }
    if declaration.values.isEmpty, let body = scope.body, declaration.mayBeText {
      let value = reader.result(of: accessor(of: body))
      if value.isKnown { declaration.values = [value] }
    }
    if declaration.locals.count > 1 { settle(&declaration.locals, in: scope) }
    scaling.settle(&declaration)
    scaling.parameters.removeLast(min(declaration.parameters.count, scaling.parameters.count))
    if declaration.fontCalls.isEmpty, declaration.calls.isEmpty, declaration.values.isEmpty {
      // Nothing here asks for them; properties that it sets may be asked for elsewhere.
      declaration.locals.removeAll { $0.isDeclared || !$0.value.isKnown }
      if declaration.kind == .function, declaration.locals.isEmpty, declaration.parameters.isEmpty {
        return
      }
    }
    if declaration.isUseful { facts.declarations.append(declaration) }
  }

  /// Tells in which branches names are set that are set more than once.
  private mutating func settle(_ locals: inout [SourceLocal], in scope: Scope) {
    // Functions within functions would be looked through again and again.
    let length = max(0, scope.end - scope.start)
    guard length <= unsettled else { return }
    unsettled -= length
    BranchReader.settle(&locals, in: scope.start..<(scope.start + length), tokens, closing)
  }

  /// The body of `get { … }`, or the whole where there is none.
  private func accessor(of body: Range<Int>) -> Range<Int> {
    guard tokens.isIdentifier(body.lowerBound, "get"),
      tokens.isPunctuation(body.lowerBound + 1, "{"), let end = closing[body.lowerBound + 1]
    else { return body }
    return (body.lowerBound + 2)..<max(end, body.lowerBound + 2)
  }

  private mutating func enter(
    _ declaration: SourceDeclaration, at index: Int, end: Int, body: Range<Int>? = nil
  ) {
    open.append(declaration)
    scaling.parameters += declaration.parameters
    scopes.append(
      Scope(
        kind: .declaration, start: index, end: end, owner: scopes.last?.owner ?? "", body: body))
  }

  private var owner: String { scopes.last?.owner ?? "" }
  var isInDeclaration: Bool { scopes.last?.kind == .declaration }

  mutating func note(_ change: (inout SourceDeclaration) -> Void) {
    guard !open.isEmpty else { return }
    change(&open[open.count - 1])
  }

  // MARK: The walk

  private mutating func step(_ index: inout Int) {
    guard let token = tokens[index] else {
      index += 1
      return
    }
    switch token.kind {
    case .identifier:
      word(&index)
      return
    case .string: icon(token)
    case .punctuation:
      switch tokens.bytes[token.start] {
      case UInt8(ascii: "#") where tokens.isIdentifier(index + 1, "Preview"): preview(at: index)
      case UInt8(ascii: ".") where tokens.isPunctuation(index + 2, "("):
        if let patterns = tokens.meaning(of: index + 1, in: SwiftCallPattern.byMember) {
          fontCall(at: index, patterns)
        }
      case UInt8(ascii: ",")
      where tokens.isPunctuation(index + 2, "=") && !tokens.isPunctuation(index + 3, "="):
        // `let a = …, b = …`
        variable(at: index)
        index += 1
      default: break
      }
    default: break
    }
    index += 1
  }

  /// The letters with which types and functions begin that make fonts.
  private static let typeLetters: ByteSet = "UNFCS"

  private enum Keyword {
    case type(SourceType.Kind)
    case alias, function, initialiser, variable, enumCase, result, loop
  }

  private static let keywords = WordTable<Keyword>([
    ("enum", .type(.enumeration)), ("struct", .type(.structure)), ("class", .type(.object)),
    ("actor", .type(.object)), ("protocol", .type(.protocol)), ("extension", .type(.extension)),
    ("typealias", .alias), ("func", .function), ("init", .initialiser), ("var", .variable),
    ("let", .variable), ("case", .enumCase), ("return", .result), ("for", .loop),
  ])

  private func begins(_ index: Int, with letters: ByteSet) -> Bool {
    guard let token = tokens[index], token.start < tokens.bytes.count else { return false }
    return letters.contains(tokens.bytes[token.start])
  }

  /// True if a call, a member or an assignment follows the word at `index`; of most words nothing
  /// else need be known.
  private func leads(_ index: Int) -> Bool {
    guard let next = tokens[index + 1], next.kind == .punctuation else { return false }
    switch tokens.bytes[next.start] {
    case UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "."): return true
    case UInt8(ascii: "+"): return tokens.isPunctuation(index + 2, "=")
    // A key of attributes.
    case UInt8(ascii: ":"): return begins(index, with: "U")
    default: return false
    }
  }

  private mutating func word(_ index: inout Int) {
    if tokens.isPunctuation(index - 1, ".") {
      if leads(index) { member(index) }
    } else if let keyword = tokens.meaning(of: index, in: Self.keywords) {
      switch keyword {
      case .type(let kind):
        if type(kind, at: index) { index += 1 }
      case .alias: alias(at: index)
      case .function: function(at: index)
      case .initialiser: initialiser(at: index)
      case .variable:
        variable(at: index)
        index += 1
      case .enumCase:
        if scopes.last?.kind == .enumeration {
          index = cases(from: index + 1)
          return
        }
        pattern(at: index)
      case .result: result(at: index)
      case .loop: loop(at: index)
      }
    } else if leads(index) {
      name(index)
    }
    index += 1
  }

  /// A name that is no member: a type that makes a font, a function that is called, or what is set.
  private mutating func name(_ index: Int) {
    if generatedFont(at: index) { return }
    assignment(at: index)
    if tokens.isIdentifier(index, "Self") {
      // `Self(name:size:)`, `Self.custom(…)` in an extension.
      fontCallOfOwner(at: index)
    } else if begins(index, with: Self.typeLetters) {
      fontCallOfType(at: index)
    } else if tokens.isIdentifier(index, "custom"), SymbolTable.lastPart(owner) == "Font",
      let patterns = SwiftCallPattern.byWord["custom"]
    {
      fontCall(at: index, patterns)
    }
    if mayMatter(index, name: index), let name = tokens.identifier(index) {
      call(at: index, name: name, receiver: nil)
    }
  }

  /// A call, or a key of attributes, that the name at `index` begins.
  private mutating func fontCallOfType(at index: Int) {
    if let patterns = tokens.meaning(of: index, in: SwiftCallPattern.byWord),
      fontCall(at: index, patterns)
    {
      return
    }
    if tokens[index].map({ tokens.bytes[$0.start..<$0.end].starts(with: Self.descriptor) }) ?? false
    {
      fontAttributes(at: index)
    }
  }

  /// A call of the type around, as `Self(name:size:)` and `self.init(name:size:)` are.
  private mutating func fontCallOfOwner(at index: Int) {
    let type = SymbolTable.lastPart(owner)
    if let patterns = SwiftCallPattern.byWord[type], fontCall(at: index, patterns) { return }
    if type.utf8.starts(with: Self.descriptor) { fontAttributes(at: index) }
  }

  private static let descriptor = Array("UIFontDescriptor".utf8)

  private enum Member {
    case appended, labelName, scaledFont, scaledValue, typeSize, largestCategory, initialiser
  }

  private static let members = WordTable<Member>([
    ("append", .appended), ("fontName", .labelName), ("scaledFont", .scaledFont),
    ("scaledValue", .scaledValue),
    ("dynamicTypeSize", .typeSize),
    ("maximumContentSizeCategory", .largestCategory), ("init", .initialiser),
  ])

  /// A name behind a dot: a method that is called, or a property that is set.
  private mutating func member(_ index: Int) {
    let isType = begins(index, with: Self.typeLetters)
    // Of `a.b.c` only the end can do something, or a type that a module stands before.
    guard isType || !tokens.isPunctuation(index + 1, ".") else { return }
    if isType, tokens.isIdentifier(index - 2, in: SwiftCallPattern.modules) {
      fontCallOfType(at: index)
    }
    if tokens.isPunctuation(index + 1, "="), !tokens.isPunctuation(index + 2, "="),
      tokens.isIdentifier(index - 2, "self"), let name = tokens.identifier(index)
    {
      assign(name, index, at: index + 2, isMember: true)
    }
    switch tokens.meaning(of: index, in: Self.members) {
    case .appended?:
      if isInDeclaration { appended(at: index) }
    case .labelName?: labelFont(at: index)
    case .scaledFont?: scaling.scaled(at: index, isFont: true)
    case .scaledValue?: scaling.scaled(at: index, isFont: false)
    case .typeSize?:
      if !isInPreview(index) { scaling.dynamicTypeSize(at: index) }
    case .largestCategory?: scaling.maximumCategory(at: index)
    case .initialiser?:
      let isImplicit = calls.isImplicitMember(index - 1)
      // `self.init(name:size:)` in an extension of UIFont.
      if !isImplicit, tokens.isIdentifier(index - 2, "self") { fontCallOfOwner(at: index - 2) }
      if mayMatter(index, name: isImplicit ? nil : index - 2) {
        call(at: index, name: receiver(of: index), receiver: nil)
      }
      return
    case nil: break
    }
    if mayMatter(index, name: index), let name = tokens.identifier(index) {
      call(at: index, name: name, receiver: receiver(of: index))
    }
  }

  /// What stands before the dot before the member at `index`, as `SourceCall.receiver` has it.
  private func receiver(of index: Int) -> String {
    calls.isImplicitMember(index - 1) ? "" : tokens.identifier(index - 2) ?? "?"
  }

  // MARK: Types

  /// Opens the scope of a type whose keyword is at `index`; false if it is no declaration.
  private mutating func type(_ kind: SourceType.Kind, at index: Int) -> Bool {
    guard !tokens.isIdentifier(index + 1, in: Self.modifiers),
      var name = tokens.identifier(index + 1)
    else { return false }
    var next = index + 2
    while tokens.isPunctuation(next, "."), let part = tokens.identifier(next + 1) {
      name += "." + part
      next += 2
    }
    let header = header(from: next)
    guard let brace = header.brace else { return false }
    let full = owner.isEmpty ? name : owner + "." + name
    facts.types.append(
      SourceType(name: full, kind: kind, inherits: header.inherits, path: path))
    if header.inherits.contains("PreviewProvider") {
      previewEnd = max(previewEnd, closing[brace] ?? 0)
    }
    scopes.append(
      Scope(
        kind: kind == .enumeration ? .enumeration : .type, end: closing[brace] ?? tokens.count,
        owner: full))
    scaling.owner = SymbolTable.lastPart(full)
    return true
  }

  private static let modifiers = WordTable([
    "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate",
    "internal", "public", "open", "class", "static", "dynamic", "case",
  ])

  /// What a type inherits, and where its body begins.
  private func header(from start: Int) -> (inherits: [String], brace: Int?) {
    var inherits: [String] = []
    var isInherited = false
    var depth = 0
    var index = start
    while index < tokens.count, index - start < 256 {
      if tokens.isPunctuation(index, "{") { return (inherits, index) }
      if tokens.isPunctuation(index, "}") || tokens.isPunctuation(index, ";") { break }
      if tokens.isPunctuation(index, "<") { depth += 1 }
      if tokens.isPunctuation(index, ">") { depth -= 1 }
      if depth == 0 {
        if tokens.isPunctuation(index, ":") { isInherited = true }
        if tokens.isIdentifier(index, "where") { isInherited = false }
        if isInherited, let type = typeName(from: index) {
          inherits.append(type.name)
          index = type.end
          continue
        }
      }
      index += 1
    }
    return (inherits, nil)
  }

  private mutating func alias(at index: Int) {
    guard let name = tokens.identifier(index + 1), tokens.isPunctuation(index + 2, "="),
      let type = typeName(from: index + 3)
    else { return }
    facts.types.append(
      SourceType(
        name: owner.isEmpty ? name : owner + "." + name, kind: .alias, inherits: [type.name],
        path: path))
  }

  /// The dotted name of the type at `index`, without `some`, optionality and generic arguments.
  func typeName(from index: Int) -> (name: String, end: Int)? {
    var next = index
    while ["some", "any", "inout", "borrowing", "consuming"].contains(where: {
      tokens.isIdentifier(next, $0)
    }) || tokens.isPunctuation(next, "@") {
      next += tokens.isPunctuation(next, "@") ? 2 : 1
    }
    guard var name = tokens.identifier(next) else { return nil }
    next += 1
    while tokens.isPunctuation(next, "."), let part = tokens.identifier(next + 1) {
      name += "." + part
      next += 2
    }
    if name.utf8.contains(UInt8(ascii: ".")) {
      for module in ["Swift.", "UIKit.", "SwiftUI.", "Foundation."] where name.hasPrefix(module) {
        name.removeFirst(module.count)
      }
    }
    return (name, next)
  }

  // MARK: Functions

  private mutating func function(at index: Int) {
    guard let name = tokens.identifier(index + 1) else { return }
    callable(name, kind: .function, at: index, from: index + 2)
  }

  private mutating func initialiser(at index: Int) {
    guard scopes.last?.kind == .type || scopes.last?.kind == .enumeration else { return }
    var next = index + 1
    if tokens.isPunctuation(next, "?") || tokens.isPunctuation(next, "!") { next += 1 }
    callable("init", kind: .initialiser, at: index, from: next)
  }

  private mutating func callable(
    _ name: String, kind: SourceDeclaration.Kind, at index: Int, from start: Int
  ) {
    var next = start
    var generics: [String: String] = [:]
    if tokens.isPunctuation(next, "<") {
      while next < tokens.count, next - start < 128, !tokens.isPunctuation(next, "(") {
        if let parameter = tokens.identifier(next), tokens.isPunctuation(next + 1, ":"),
          let constraint = typeName(from: next + 2)
        {
          generics[parameter] = constraint.name
        }
        next += 1
      }
    }
    guard tokens.isPunctuation(next, "("), let close = closing[next] else { return }
    var declaration = SourceDeclaration(
      owner: owner, name: name, kind: kind, place: place(index + 1))
    declaration.isStatic = kind == .initialiser || isStatic(index)
    declaration.parameters = parameters(from: next, to: close, generics: generics)
    var end = close + 1
    var length = 0
    while end < tokens.count, length < 64, !tokens.isPunctuation(end, "{") {
      if tokens.isPunctuation(end, "-"), tokens.isPunctuation(end + 1, ">") {
        declaration.type = typeName(from: end + 2).map { generics[$0.name] ?? $0.name }
        if tokens.isPunctuation(end + 2, "["), let bracket = closing[end + 2] { end = bracket }
      } else if tokens.isIdentifier(end, in: Self.afterFunctions) {
        // A requirement of a protocol has no body: the next declaration begins.
        return
      } else if tokens.isPunctuation(end, "}") || tokens.isPunctuation(end, "@") {
        return
      }
      end = (closing[end] ?? end) + 1
      length += 1
    }
    guard tokens.isPunctuation(end, "{"), let bodyEnd = closing[end] else { return }
    if kind == .initialiser { declaration.type = owner }
    enter(
      declaration, at: end, end: bodyEnd,
      body: kind == .function ? (end + 1)..<max(bodyEnd, end + 1) : nil)
  }

  private static let afterFunctions = WordTable([
    "func", "var", "let", "init", "static", "mutating", "subscript", "associatedtype", "public",
    "private", "internal", "fileprivate", "override", "case", "struct", "enum", "class",
    "extension", "protocol", "typealias",
  ])

  private func isStatic(_ index: Int) -> Bool {
    var before = index - 1
    while index - before < 8, tokens.isIdentifier(before) {
      if tokens.isIdentifier(before, "static") || tokens.isIdentifier(before, "class") {
        return true
      }
      before -= 1
    }
    return false
  }

  private func parameters(
    from open: Int, to close: Int, generics: [String: String]
  ) -> [SourceParameter] {
    reader.elements(from: open, to: close).compactMap { element in
      guard let colon = element.first(where: { tokens.isPunctuation($0, ":") }),
        let name = tokens.identifier(colon - 1)
      else { return nil }
      let label = colon - 2 >= element.lowerBound ? tokens.identifier(colon - 2) : name
      let type = typeName(from: colon + 1).flatMap { type in
        type.end <= element.upperBound ? generics[type.name] ?? type.name : nil
      }
      var parameter = SourceParameter(label: label == "_" ? nil : label, name: name, type: type)
      if let equals = element.first(where: { tokens.isPunctuation($0, "=") }) {
        parameter.hasDefault = true
        let value = reader.expression((equals + 1)..<max(equals + 1, element.upperBound))
        if value.isKnown { parameter.defaultValue = value }
      }
      return parameter
    }
  }

  // MARK: Variables

  private mutating func variable(at index: Int) {
    if isInDeclaration, counts.standsOnce(index + 1) {
      // Nothing asks for a local variable that is never spoken of again.
      scaling.forgetName()
      return
    }
    guard let name = tokens.identifier(index + 1) else { return }
    var next = index + 2
    var type: String?
    if tokens.isPunctuation(next, ":") {
      type = typeName(from: next + 1)?.name
      next += 1
      let limit = next + 64
      while next < min(tokens.count, limit), !tokens.isPunctuation(next, "="),
        !tokens.isPunctuation(next, "{"), !tokens.isPunctuation(next, ","),
        !tokens.isPunctuation(next, ")"), !tokens.isPunctuation(next, "}"),
        !tokens.isPunctuation(next, ";"),
        next == index + 3 || !reader.startsLine(next)
      {
        next = (closing[next] ?? next) + 1
      }
    }
    var value = SourceExpression.unknown
    var valueRange: Range<Int>?
    if tokens.isPunctuation(next, "=") {
      let end = reader.expressionEnd(from: next + 1)
      valueRange = (next + 1)..<end
      value = reader.expression((next + 1)..<end)
      next = end
    } else if isInDeclaration, type == nil {
      // `if let name {`
      scaling.hide(name)
      return
    }
    if isInDeclaration {
      if let valueRange { scaling.local(name, valueRange) }
      note {
        $0.locals.append(
          SourceLocal(name: name, type: type, value: value, isDeclared: true, index: index + 1))
      }
      return
    }
    property(name, type, value, at: index, valueRange, next)
  }

  private mutating func property(
    _ name: String, _ type: String?, _ value: SourceExpression, at index: Int,
    _ valueRange: Range<Int>?, _ next: Int
  ) {
    var declaration = SourceDeclaration(
      owner: owner, name: name, kind: .stored, place: place(index + 1))
    declaration.isStatic = isStatic(index)
    declaration.type = type
    if let valueRange { scaling.local(name, valueRange, isProperty: true) }
    if value.isKnown { declaration.values = [value] }
    var end = next
    var body: Range<Int>?
    if tokens.isPunctuation(next, "{"), let close = closing[next] {
      end = close
      if valueRange == nil {
        declaration.kind = .computed
        if !isRequirement(next) { body = (next + 1)..<max(close, next + 1) }
      }
    }
    enter(declaration, at: index, end: end, body: body)
  }

  /// True for the `{ get }` or `{ get set }`, at `index`, of a property that a protocol asks for.
  private func isRequirement(_ index: Int) -> Bool {
    (tokens.isIdentifier(index + 1, "get") || tokens.isIdentifier(index + 1, "set"))
      && !tokens.isPunctuation(index + 2, "{")
  }

  private mutating func cases(from start: Int) -> Int {
    var index = start
    while let name = tokens.identifier(index) {
      var declaration = SourceDeclaration(
        owner: owner, name: name, kind: .enumCase, place: place(index))
      index += 1
      if tokens.isPunctuation(index, "("), let close = closing[index] {
        declaration.parameters = payload(from: index, to: close)
        index = close + 1
      }
      if tokens.isPunctuation(index, "=") {
        let value = reader.expression((index + 1)..<min(index + 2, tokens.count))
        if value.isKnown { declaration.values = [value] }
        if let token = tokens[index + 1], token.kind == .string { icon(token) }
        index += 2
      }
      facts.declarations.append(declaration)
      guard tokens.isPunctuation(index, ",") else { break }
      index += 1
    }
    return index
  }

  // MARK: Statements

  private mutating func result(at index: Int) {
    guard isInDeclaration, open.last?.mayBeText == true else { return }
    let value = reader.expression((index + 1)..<reader.expressionEnd(from: index + 1))
    if value.isKnown { note { $0.values.append(value) } }
  }

  private mutating func loop(at index: Int) {
    guard let name = tokens.identifier(index + 1), tokens.isIdentifier(index + 2, "in") else {
      return
    }
    scaling.loop(name)
    let value = reader.expression((index + 3)..<reader.expressionEnd(from: index + 3))
    if value.isKnown {
      note {
        $0.locals.append(
          SourceLocal(
            name: name, type: nil, value: .element(value, .unknown), isDeclared: true,
            index: index + 1))
      }
    }
  }

  private mutating func assignment(at index: Int) {
    if isInDeclaration, tokens.isPunctuation(index + 1, "+"), tokens.isPunctuation(index + 2, "="),
      let name = tokens.identifier(index)
    {
      return assign(name, index, at: index + 3, isAppended: true)
    }
    guard isInDeclaration, tokens.isPunctuation(index + 1, "="),
      !tokens.isPunctuation(index + 2, "="), !isAnnotation(index),
      let name = tokens.identifier(index)
    else { return }
    assign(name, index, at: index + 2)
  }

  /// True for the name of a type that stands before the `=` of `let a: T = …`, and false for a name
  /// behind `case …:`.
  private func isAnnotation(_ index: Int) -> Bool {
    guard tokens.isPunctuation(index - 1, ":"), tokens.isIdentifier(index - 2),
      !tokens.isIdentifier(index - 2, "default")
    else { return false }
    return tokens.isPunctuation(index - 3, "(") || tokens.isPunctuation(index - 3, ",")
      || tokens.isIdentifier(index - 3) && !tokens.isIdentifier(index - 3, "case")
  }

  private mutating func assign(
    _ name: String, _ index: Int, at start: Int, isMember: Bool = false, isAppended: Bool = false
  ) {
    let end = reader.expressionEnd(from: start)
    scaling.local(name, start..<end)
    let value = reader.expression(start..<end)
    guard value.isKnown else { return }
    note {
      $0.locals.append(
        SourceLocal(
          name: name, type: nil, value: value, isMember: isMember, isAppended: isAppended,
          index: index))
    }
  }

  /// `name.append(…)`, whose `append` stands at `index`.
  private mutating func appended(at index: Int) {
    guard let name = tokens.identifier(index - 2), !tokens.isPunctuation(index - 3, "."),
      tokens.isPunctuation(index + 1, "("),
      let argument = reader.arguments(from: index + 1).first, argument.label == nil
    else { return }
    let value = reader.expression(argument.value)
    guard value.isKnown else { return }
    note {
      $0.locals.append(
        SourceLocal(name: name, type: nil, value: value, isAppended: true, index: index - 2))
    }
  }

  // MARK: Previews and icons

  /// True in code that only Xcode's canvas shows.
  private func isInPreview(_ index: Int) -> Bool { index < previewEnd }

  /// Notes how far `#Preview { … }` goes.
  private mutating func preview(at index: Int) {
    guard tokens.isPunctuation(index, "#") else { return }
    var next = index + 2
    while next < index + 16, !tokens.isPunctuation(next, "{") { next = (closing[next] ?? next) + 1 }
    if tokens.isPunctuation(next, "{"), let end = closing[next] {
      previewEnd = max(previewEnd, end)
    }
  }

  /// Notes a string that is one character from a private-use area, as icon fonts have them.
  private mutating func icon(_ token: SourceToken) {
    guard token.hashes == 0, (8...12).contains(token.end - token.start),
      tokens.bytes[safe: token.start + 1] == UInt8(ascii: "\\"),
      let scalars = SwiftStringLiteral.value(of: token, in: tokens.bytes)?.unicodeScalars,
      scalars.count == 1, let scalar = scalars.first,
      scalar.properties.generalCategory == .privateUse
    else { return }
    iconCodePoints.append(IconCodePoint(scalar.value, owner: owner, at: reader.place(token.quote)))
  }

  // MARK: Calls

  /// Notes the call that begins at `index`; false where it fits none of the patterns.
  @discardableResult
  private mutating func fontCall(at index: Int, _ patterns: [SwiftCallPattern]) -> Bool {
    guard let match = calls.match(at: index, patterns), let start = tokens[index] else {
      return false
    }
    if match.pattern.takesAttributes { attributesEnd = closing[match.open] ?? index }
    let fact = scaling.usage(of: match, at: index)
    if fact.usage.scaling != .none, match.pattern.framework == .swiftUI, !isInPreview(index) {
      scaling.modifiers(around: index)
    }
    for (value, meaning) in match.names {
      var call = FontCallFact(
        api: match.api, meaning: meaning, certainty: match.certainty,
        names: reader.alternatives(value), namePlace: place(value.lowerBound),
        place: reader.place(start.quote))
      call.usage = fact.usage
      call.local = fact.local
      call.size = fact.size
      call.unwrapPlace = fact.unwrapPlace
      note { $0.fontCalls.append(call) }
    }
    return true
  }

  private mutating func call(at index: Int, name: String, receiver: String?) {
    let open = index + 1
    guard let start = tokens[open]?.start, let end = closing[open].flatMap({ tokens[$0]?.end })
    else { return }
    let call: RecordedCall =
      // What `#if` leaves out would be read again.
      if end - start > ArgumentText.longest
        || tokens.bytes[start..<end].contains(UInt8(ascii: "#"))
      {
        .read(
          SourceCall(
            name: name, receiver: receiver, arguments: reader.sourceArguments(from: open)))
      } else {
        .unread(
          UnreadCall(
            name: name, receiver: receiver,
            arguments: facts.argumentText.keep(start..<end, of: tokens.bytes),
            at: reader.place(start).position))
      }
    note { $0.calls.append(call) }
  }

  /// True if a call stands at `index` that may hand on a font's name: its name, which stands at `name`,
  /// or an argument's label speaks of fonts or names, or it is given a text that could be a font's name.
  private func mayMatter(_ index: Int, name: Int?) -> Bool {
    guard tokens.isPunctuation(index + 1, "("), let close = closing[index + 1],
      !(name.map { tokens.isIdentifier($0, in: Self.otherFunctions) } ?? false)
    else { return false }
    return (name.map(speaksOfFonts) ?? false || handsOnName(from: index + 1, to: close))
      && !tokens.isIdentifier(index - 1, "func") && reader.hasKnownArgument(from: index + 1)
  }

  private func handsOnName(from open: Int, to close: Int) -> Bool {
    var start = open + 1
    while start < close {
      let isLabelled = tokens.isPunctuation(start + 1, ":") && tokens.isIdentifier(start)
      if isLabelled, tokens.isIdentifier(start, "name") || speaksOfFonts(start) { return true }
      if let token = tokens[isLabelled ? start + 2 : start], token.kind == .string,
        isNameLike(token)
      {
        return true
      }
      while start < close, !tokens.isPunctuation(start, ",") {
        start = (closing[start] ?? start) + 1
      }
      start += 1
    }
    return false
  }

  /// True if the name at `index` holds `ont`, `ypeface` or `amily`.
  private func speaksOfFonts(_ index: Int) -> Bool {
    guard let token = tokens[index], token.kind == .identifier else { return false }
    let bytes = tokens.bytes
    var start = token.start
    while token.end - start >= 3 {
      switch bytes[start] {
      case UInt8(ascii: "o"):
        if bytes[start + 1] == UInt8(ascii: "n"), bytes[start + 2] == UInt8(ascii: "t") {
          return true
        }
      case UInt8(ascii: "y"):
        if bytes[start..<token.end].starts(with: "ypeface".utf8) { return true }
      case UInt8(ascii: "a"):
        if bytes[start + 1] == UInt8(ascii: "m"),
          bytes[start..<token.end].starts(with: "amily".utf8)
        {
          return true
        }
      default: break
      }
      start += 1
    }
    return false
  }

  private func isNameLike(_ token: SourceToken) -> Bool {
    let start = min(token.quote + 1, token.end)
    let end = max(start, token.end - 1 - token.hashes)
    guard (1...128).contains(end - start) else { return false }
    // Of the fonts that people ship hardly one has a name without a large letter or a hyphen.
    var isLikely = false
    for offset in start..<end {
      let byte = tokens.bytes[offset]
      if Self.nameMarks.contains(byte) {
        isLikely = true
      } else if !SwiftLexer.isNameByte(byte), !Self.nameSeparators.contains(byte) {
        return false
      }
    }
    return isLikely
  }

  private static let nameMarks: ByteSet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-"
  private static let nameSeparators: ByteSet = " .'&+,"

  /// Functions that take texts and are never wrappers around a font.
  private static let otherFunctions = WordTable([
    "print", "NSLog", "debugPrint", "fatalError", "precondition", "assert", "assertionFailure",
    "preconditionFailure", "NSLocalizedString", "Text", "UIImage", "Image", "NSImage", "Selector",
    "URL", "LocalizedStringKey", "localized", "Logger", "if", "while", "switch", "for", "guard",
    "return", "catch", "XCTAssertEqual", "append", "contains", "hasPrefix", "hasSuffix",
    "available", "selector",
  ])
}

extension SourceDeclaration {
  /// False where the type is one that is no text and leads to none.
  var mayBeText: Bool {
    guard let type else { return true }
    return !Self.otherTypes.contains(type)
  }

  private static let otherTypes: Set = [
    "UIFont", "NSFont", "CTFont", "CGFont", "Font", "UIColor", "Color", "View", "UIView", "Void",
    "Bool", "Int", "UIImage", "Image", "UIFontDescriptor", "CGRect", "CGSize", "UIEdgeInsets",
    "URL", "Data", "Date", "UITableViewCell", "NSAttributedString",
  ]
}
