/// Reads the facts of one Swift file: what it declares, what its code sets, returns and calls.
///
/// One walk over the tokens with a stack of the scopes that are open; no recursion follows the depth
/// of the file.
struct SwiftFactReader {
  let tokens: TokenList
  let closing: [Int?]
  let reader: SwiftExpressionReader
  let calls: SwiftCalls
  let counts: NameCounts
  let path: String

  var scopes: [Scope] = []
  var facts = SourceFacts()
  var iconCodePoints: [IconCodePoint] = []
  /// The index of the last token of the attributes at hand.
  var attributesEnd = 0
  /// True if the file speaks of SpriteKit.
  let usesSpriteKit: Lazy<Bool>
  /// The index behind the last token of the preview at hand.
  var previewEnd = 0
  var scaling: SwiftScaling
  /// How many tokens are still looked through for branches.
  var unsettled: Int
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

  func place(_ index: Int) -> SourcePlace { reader.place(tokens[index]?.quote ?? 0) }

  // MARK: Scopes

  mutating func close() {
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
  mutating func settle(_ locals: inout [SourceLocal], in scope: Scope) {
    // Functions within functions would be looked through again and again.
    let length = max(0, scope.end - scope.start)
    guard length <= unsettled else { return }
    unsettled -= length
    BranchReader.settle(&locals, in: scope.start..<(scope.start + length), tokens, closing)
  }

  /// The body of `get { … }`, or the whole where there is none.
  func accessor(of body: Range<Int>) -> Range<Int> {
    guard tokens.isIdentifier(body.lowerBound, "get"),
      tokens.isPunctuation(body.lowerBound + 1, "{"), let end = closing[body.lowerBound + 1]
    else { return body }
    return (body.lowerBound + 2)..<max(end, body.lowerBound + 2)
  }

  mutating func enter(
    _ declaration: SourceDeclaration, at index: Int, end: Int, body: Range<Int>? = nil
  ) {
    open.append(declaration)
    scaling.parameters += declaration.parameters
    scopes.append(
      Scope(
        kind: .declaration, start: index, end: end, owner: scopes.last?.owner ?? "", body: body))
  }

  var owner: String { scopes.last?.owner ?? "" }
  var isInDeclaration: Bool { scopes.last?.kind == .declaration }

  mutating func note(_ change: (inout SourceDeclaration) -> Void) {
    guard !open.isEmpty else { return }
    change(&open[open.count - 1])
  }

  // MARK: The walk

  mutating func step(_ index: inout Int) {
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
  static let typeLetters: ByteSet = "UNFCS"

  enum Keyword {
    case type(SourceType.Kind)
    case alias, function, initialiser, variable, enumCase, result, loop
  }

  static let keywords = WordTable<Keyword>([
    ("enum", .type(.enumeration)), ("struct", .type(.structure)), ("class", .type(.object)),
    ("actor", .type(.object)), ("protocol", .type(.protocol)), ("extension", .type(.extension)),
    ("typealias", .alias), ("func", .function), ("init", .initialiser), ("var", .variable),
    ("let", .variable), ("case", .enumCase), ("return", .result), ("for", .loop),
  ])

  func begins(_ index: Int, with letters: ByteSet) -> Bool {
    guard let token = tokens[index], token.start < tokens.bytes.count else { return false }
    return letters.contains(tokens.bytes[token.start])
  }

  /// True if a call, a member or an assignment follows the word at `index`; of most words nothing
  /// else need be known.
  func leads(_ index: Int) -> Bool {
    guard let next = tokens[index + 1], next.kind == .punctuation else { return false }
    switch tokens.bytes[next.start] {
    case UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "."): return true
    case UInt8(ascii: "+"): return tokens.isPunctuation(index + 2, "=")
    // A key of attributes.
    case UInt8(ascii: ":"): return begins(index, with: "U")
    default: return false
    }
  }

  mutating func word(_ index: inout Int) {
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
  mutating func name(_ index: Int) {
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
  mutating func fontCallOfType(at index: Int) {
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
  mutating func fontCallOfOwner(at index: Int) {
    let type = SymbolTable.lastPart(owner)
    if let patterns = SwiftCallPattern.byWord[type], fontCall(at: index, patterns) { return }
    if type.utf8.starts(with: Self.descriptor) { fontAttributes(at: index) }
  }

  static let descriptor = Array("UIFontDescriptor".utf8)

  enum Member {
    case appended, labelName, scaledFont, scaledValue, typeSize, largestCategory, initialiser
  }

  static let members = WordTable<Member>([
    ("append", .appended), ("fontName", .labelName), ("scaledFont", .scaledFont),
    ("scaledValue", .scaledValue),
    ("dynamicTypeSize", .typeSize),
    ("maximumContentSizeCategory", .largestCategory), ("init", .initialiser),
  ])

  /// A name behind a dot: a method that is called, or a property that is set.
  mutating func member(_ index: Int) {
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
  func receiver(of index: Int) -> String {
    calls.isImplicitMember(index - 1) ? "" : tokens.identifier(index - 2) ?? "?"
  }

  // MARK: Previews and icons

  /// True in code that only Xcode's canvas shows.
  func isInPreview(_ index: Int) -> Bool { index < previewEnd }

  /// Notes how far `#Preview { … }` goes.
  mutating func preview(at index: Int) {
    guard tokens.isPunctuation(index, "#") else { return }
    var next = index + 2
    while next < index + 16, !tokens.isPunctuation(next, "{") { next = (closing[next] ?? next) + 1 }
    if tokens.isPunctuation(next, "{"), let end = closing[next] {
      previewEnd = max(previewEnd, end)
    }
  }

  /// Notes a string that is one character from a private-use area, as icon fonts have them.
  mutating func icon(_ token: SourceToken) {
    guard token.hashes == 0, (8...12).contains(token.end - token.start),
      tokens.bytes[safe: token.start + 1] == UInt8(ascii: "\\"),
      let scalars = SwiftStringLiteral.value(of: token, in: tokens.bytes)?.unicodeScalars,
      scalars.count == 1, let scalar = scalars.first,
      scalar.properties.generalCategory == .privateUse
    else { return }
    iconCodePoints.append(IconCodePoint(scalar.value, owner: owner, at: reader.place(token.quote)))
  }
}

extension SourceDeclaration {
  /// False where the type is one that is no text and leads to none.
  var mayBeText: Bool {
    guard let type else { return true }
    return !Self.otherTypes.contains(type)
  }

  static let otherTypes: Set = [
    "UIFont", "NSFont", "CTFont", "CGFont", "Font", "UIColor", "Color", "View", "UIView", "Void",
    "Bool", "Int", "UIImage", "Image", "UIFontDescriptor", "CGRect", "CGSize", "UIEdgeInsets",
    "URL", "Data", "Date", "UITableViewCell", "NSAttributedString",
  ]
}
