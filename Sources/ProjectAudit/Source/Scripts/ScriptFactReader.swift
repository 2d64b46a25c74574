/// Reads the facts of one file of JavaScript, Dart or C#: where it names fonts (`fontFamily: …`), and
/// the constants that may stand behind a name.
///
/// One walk over the tokens, without recursion; what only other systems than iOS get is passed over.
struct ScriptFactReader {
  let tokens: TokenList
  let closing: [Int?]
  let reader: ScriptExpressionReader
  let dialect: ScriptLexer.Dialect
  private let api: FontAPI
  private let certainty: Certainty
  private let path: String
  private var facts = SourceFacts()
  private var statements: SourceDeclaration
  /// Names under which the code itself loads font files, as Expo's `useFonts` does.
  var aliases: [String] = []
  /// The names of the font files that it loads so.
  var loadedFiles: [String] = []
  /// True where it loads fonts under names that are not known.
  var loadsUnknownNames = false
  /// Names that stand for imported font files.
  var fontImports: Set<String> = []
  /// Names that are set to `null`, once they were asked for.
  private var nullNames: Set<String>?
  /// Where the objects of constants begin, once they were asked for.
  var objects: [String: Int]?
  /// The objects whose keys are known to be names of fonts.
  var loadedObjects: Set<Int> = []
  /// The classes that are open, innermost last, and where each ends.
  private var classes: [(name: String, end: Int)] = []
  /// The parentheses and braces that are open, innermost last.
  var open: [Int] = []
  /// Where code begins that iOS never gets, and where it ends.
  var passedOver: [Int: Int] = [:]

  static let longestStatement = 500

  init(_ tokens: TokenList, _ dialect: ScriptLexer.Dialect, certainty: Certainty, path: String) {
    let lines = LineTable(tokens.bytes)
    let closing = tokens.closingBrackets()
    self.tokens = tokens
    self.closing = closing
    self.dialect = dialect
    self.certainty = certainty
    self.path = path
    api =
      switch dialect {
      case .javaScript: FontAPI("fontFamily", .reactNative)
      case .dart: FontAPI("TextStyle(fontFamily:)", .flutter)
      case .cSharp: FontAPI("FontFamily", .maui)
      }
    reader = ScriptExpressionReader(tokens: tokens, closing: closing, dialect: dialect) {
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
      while let last = classes.last, index >= last.end { classes.removeLast() }
      while let last = open.last, index > closing[last] ?? -1 { open.removeLast() }
      if let end = passedOver[index], end > index {
        index = end
        continue
      }
      if closing[index] != nil { open.append(index) }
      if let word = tokens.identifier(index) { self.word(word, at: index) }
      if tokens[index]?.kind == .string { key(at: index) }
      index += 1
    }
    if !statements.fontCalls.isEmpty { facts.declarations.append(statements) }
    return facts
  }

  private mutating func word(_ word: String, at index: Int) {
    switch word {
    case "class", "enum": type(word, at: index)
    case "Platform" where dialect == .javaScript: platform(at: index)
    case "case": branch(at: index)
    case "android": androidMember(at: index)
    case "export" where tokens.isIdentifier(index + 1, "default"): exportDefault(at: index)
    case "import" where dialect == .javaScript:
      importDefault(at: index)
      importNames(at: index)
    case "useFonts", "loadAsync":
      if tokens.isPunctuation(index + 1, "(") { loadedFonts(index + 1) }
    case "FontLoader" where dialect == .dart: fontLoader(at: index)
    case "TargetPlatform" where dialect == .dart: targetPlatform(at: index)
    case "fontFamily" where dialect != .cSharp, "FontFamily" where dialect == .cSharp:
      family(at: index)
    default: break
    }
    key(at: index)
    flag(word, at: index)
    if tokens.isPunctuation(index + 1, "=") || tokens.isPunctuation(index + 1, ":") {
      constant(word, at: index)
    }
  }

  // MARK: Names of fonts

  /// `fontFamily: value`, `fontFamily="value"` and `fontFamily={value}`.
  private mutating func family(at index: Int) {
    var range: Range<Int>?
    if tokens.isPunctuation(index + 1, ":") {
      range = (index + 2)..<valueEnd(index + 2)
    } else if tokens.isPunctuation(index + 1, "="), !tokens.isPunctuation(index + 2, "="),
      !tokens.isPunctuation(index + 2, ">"), !isDeclared(index), dialect != .dart
    {
      if tokens.isPunctuation(index + 2, "{"), let end = closing[index + 2] {
        range = (index + 3)..<end
      } else {
        range = (index + 2)..<(tokens[index + 2]?.kind == .string ? index + 3 : valueEnd(index + 2))
      }
    }
    if let range, registersFamily() { return register(range) }
    guard let range, !range.isEmpty, !isType(range), !isBroughtByPackage(),
      !tokens.isPunctuation(range.lowerBound, "{"), !tokens.isPunctuation(range.lowerBound, "[")
    else { return }
    let value = reader.expression(range)
    if case .text(let text, _) = value, Self.genericFamilies.contains(text) { return }
    let place = reader.place(ofToken: range.lowerBound)
    statements.fontCalls.append(
      FontCallFact(
        api: api, meaning: .family, certainty: certainty,
        names: [.init(value: value, place: place)], namePlace: place,
        place: reader.place(ofToken: index)))
  }

  /// Names that CSS and React Native give to no font in particular (React Native, `RCTFont.mm`), and
  /// what people write for the system's.
  static let genericFamilies: Set = [
    "", "System", "SystemCondensed", "cursive", "fantasy", "inherit", "initial", "monospace",
    "normal",
    "sans-serif", "serif", "system", "system-ui", "ui-monospace", "ui-rounded", "ui-sans-serif",
    "ui-serif", "undefined",
  ]

  /// True for `const fontFamily =`, which declares a name.
  private func isDeclared(_ index: Int) -> Bool {
    ["const", "let", "var", "static", "readonly", "final", "String", "string"].contains(
      tokens.identifier(index - 1) ?? "")
  }

  /// True for `fontFamily: string`, which declares a type.
  private func isType(_ range: Range<Int>) -> Bool {
    guard let name = tokens.identifier(range.lowerBound) else { return false }
    return ["string", "String", "any", "unknown", "undefined", "PropTypes", "TextStyle"]
      .contains(name) && !tokens.isPunctuation(range.lowerBound + 1, "(")
  }

  /// True where Dart names the package whose font it is.
  private mutating func isBroughtByPackage() -> Bool {
    guard dialect == .dart, let last = open.last, tokens.isPunctuation(last, "("),
      // No call that people write is longer.
      (closing[last] ?? last) - last < 4 * Self.longestStatement
    else {
      return false
    }
    for element in reader.elements(from: last) {
      guard let member = reader.member(element),
        ["package", "fontPackage"].contains(member.key)
      else { continue }
      // Which package a name stands for is not followed, but that it stands for none.
      guard let name = tokens.identifier(member.value.lowerBound) else { return true }
      if name == "null" { return false }
      let names = nullNames ?? findNullNames()
      nullNames = names
      return !names.contains(name)
    }
    return false
  }

  /// The names behind which `= null` stands, as in `static const String? package = null`.
  private func findNullNames() -> Set<String> {
    Set(
      tokens.tokens.indices.compactMap { index in
        tokens.isPunctuation(index + 1, "=") && tokens.isIdentifier(index + 2, "null")
          ? tokens.identifier(index) : nil
      })
  }

  // MARK: Constants

  /// `name = value` and `name: value`, where a constant, a field or a member of an object is declared.
  private mutating func constant(_ name: String, at index: Int) {
    var start = index + 2
    let isKeyword = isConstant(index)
    if tokens.isPunctuation(index + 1, ":") {
      // `const name: Type = value`
      guard isKeyword else { return }
      let limit = min(tokens.count, index + 40)
      while start < limit, !tokens.isPunctuation(start, "="), !tokens.isPunctuation(start, ";") {
        start = (closing[start] ?? start) + 1
      }
      guard tokens.isPunctuation(start, "=") else { return }
      start += 1
    }
    guard !tokens.isPunctuation(start, "="), !tokens.isPunctuation(start, ">"),
      isKeyword || !classes.isEmpty && tokens.isPunctuation(open.last ?? -1, "{")
    else { return }
    if let brace = objectStart(start) { return object(name, brace) }
    declare(name, reader.expression(start..<valueEnd(start)), owner: owner, at: index)
  }

  private var owner: String { classes.map(\.name).joined(separator: ".") }

  private mutating func declare(
    _ name: String, _ value: SourceExpression, owner: String, at index: Int
  ) {
    guard value.isKnown, value.holdsText else { return }
    facts.declarations.append(
      SourceDeclaration(
        owner: owner, name: name, kind: .stored, isStatic: !owner.isEmpty, values: [value],
        place: reader.place(ofToken: index)))
  }

  /// True for a name behind `const`, `final String` and the like.
  private func isConstant(_ index: Int) -> Bool {
    let words: Set = ["const", "let", "var", "static", "readonly", "final"]
    return words.contains(tokens.identifier(index - 1) ?? "")
      || words.contains(tokens.identifier(index - 2) ?? "")
        && ["String", "string"].contains(tokens.identifier(index - 1) ?? "")
  }

  /// The brace of an object: `{`, `Object.freeze({`.
  private func objectStart(_ index: Int) -> Int? {
    guard dialect == .javaScript else { return nil }
    if tokens.isPunctuation(index, "{") { return index }
    guard tokens.isPunctuation(index + 1, "."), tokens.isPunctuation(index + 3, "("),
      tokens.isIdentifier(index + 2, "freeze") || tokens.isIdentifier(index + 2, "create"),
      tokens.isPunctuation(index + 4, "{")
    else { return nil }
    return index + 4
  }

  /// The members of an object, and of objects within it, as those of types.
  private mutating func object(_ name: String, _ brace: Int) {
    var pending = [(name: name, brace: brace, depth: 0)]
    while let next = pending.popLast() {
      facts.types.append(
        SourceType(name: next.name, kind: .object, inherits: [], path: path))
      for element in reader.elements(from: next.brace) {
        guard let member = reader.member(element) else { continue }
        if tokens.isPunctuation(member.value.lowerBound, "{"), next.depth < 6 {
          pending.append(
            (next.name + "." + member.key, member.value.lowerBound, next.depth + 1))
        } else if passedOver[member.value.lowerBound] == nil {
          declare(
            member.key, reader.expression(member.value), owner: next.name, at: element.lowerBound)
        }
      }
    }
  }

  /// `class Name … {` and `enum Name {`.
  private mutating func type(_ word: String, at index: Int) {
    guard let name = tokens.identifier(index + 1) else { return }
    var brace = index + 2
    let limit = min(tokens.count, index + 40)
    while brace < limit, !tokens.isPunctuation(brace, "{"), !tokens.isPunctuation(brace, ";") {
      brace = (closing[brace] ?? brace) + 1
    }
    guard tokens.isPunctuation(brace, "{"), let end = closing[brace] else { return }
    facts.types.append(SourceType(name: name, kind: .object, inherits: [], path: path))
    classes.append((name, end))
  }

  /// The file's name without its extension, by which others import what it exports by default.
  private var module: String {
    let name = ProjectFile.name(of: path)
    let stem = String(name.prefix { $0 != "." })
    guard stem == "index" else { return stem }
    return ProjectFile.name(of: ProjectFiles.folder(of: path))
  }

  private mutating func exportDefault(at index: Int) {
    if let brace = objectStart(index + 2) { return object(module, brace) }
    guard let name = tokens.identifier(index + 2), name != module,
      !["class", "function", "async"].contains(name)
    else { return }
    facts.types.append(SourceType(name: module, kind: .alias, inherits: [name], path: path))
  }

  /// `import Name from './file'`
  private mutating func importDefault(at index: Int) {
    guard let name = tokens.identifier(index + 1), tokens.isIdentifier(index + 2, "from"),
      let token = tokens[index + 3],
      let file = ScriptStringLiteral.value(of: token, in: tokens.bytes)
    else { return }
    if Self.isFont(file) {
      fontImports.insert(name)
      loadedFiles.append(ProjectFile.name(of: file))
    }
    guard file.hasPrefix(".") else { return }
    let module = String(ProjectFile.name(of: file).prefix { $0 != "." })
    guard !module.isEmpty, module != name else { return }
    facts.types.append(SourceType(name: name, kind: .alias, inherits: [module], path: path))
  }

  /// The index of what ends the value that begins at `start`.
  func valueEnd(_ start: Int) -> Int {
    let limit = min(tokens.count, start + Self.longestStatement)
    var index = start
    while index < limit {
      if let token = tokens[index], token.kind == .punctuation {
        if ",;})]".utf8.contains(tokens.bytes[token.start]) { break }
      }
      // JavaScript needs no semicolon where a line ends after a value.
      if dialect == .javaScript, index > start, tokens[index]?.kind == .identifier,
        let previous = tokens[index - 1], previous.kind != .punctuation,
        !tokens.isIdentifier(index, "as"), !tokens.isIdentifier(index - 1, "as"),
        breaksLine(before: index)
      {
        break
      }
      index = (closing[index] ?? index) + 1
    }
    return max(start, min(index, limit))
  }

  private func breaksLine(before index: Int) -> Bool {
    guard let token = tokens[index], let previous = tokens[index - 1] else { return false }
    return tokens.bytes[previous.end..<max(previous.end, token.start)]
      .contains(where: SwiftLexer.isNewline)
  }
}
