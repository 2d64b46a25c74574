/// Reads Swift files.
struct SwiftSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["swift"]) }

  /// One of these occurs wherever a font is named or registered, a name of one is declared, or the
  /// size of text is spoken of: styles with which names end, and the private-use characters of icons.
  private static let words = WordSearch([
    "Font", "custom(", "font", "ypeface", "dynamicTypeSize", "ContentSizeCategory", "-Bold",
    "-Regular", "-Medium", "-Light", "-Semi", "-Black", "-Book", "-Roman", "-Heavy", "-Thin",
    "-Extra", "-Demi", "-Italic", "-Ultra", "\"Bold", "\"Regular", "\\u{F", "\\u{f", "\\u{E",
    "\\u{e",
  ])

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes) else { return }
    let tokens = ConditionalCompilation.compiled(SwiftLexer.tokens(of: file.bytes))
    var reader = SwiftFactReader(tokens, path: file.path)
    project.facts.append(reader.read())
    project.scaleFacts += reader.scaling.facts
    project.iconCodePoints += reader.iconCodePoints
    if reader.scaling.scalesText { project.scalingFiles.append(file.path) }
    if tokens.registersFonts { project.registeringFiles.append(file.path) }
  }
}

extension AppProject {
  /// Adds the names found in a source file, and whether its code registers fonts.
  mutating func add(_ names: [SourceName], of file: ProjectFile, _ tokens: TokenList) {
    if tokens.registersFonts { registeringFiles.append(file.path) }
    guard !names.isEmpty else { return }
    let lines = LineTable(file.bytes)
    references += names.map {
      FontReference(
        name: $0.name, api: $0.api, path: file.path, position: lines.position(of: $0.offset),
        certainty: $0.certainty)
    }
  }
}

extension TokenList {
  /// True if the code calls one of Core Text's registering functions, all of whose names begin alike:
  /// developer.apple.com/documentation/coretext/font-management
  var registersFonts: Bool {
    tokens.contains { token in
      token.kind == .identifier
        && bytes[token.start..<token.end].starts(with: "CTFontManagerRegister".utf8)
    }
  }
}
