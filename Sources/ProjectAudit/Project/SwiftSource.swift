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
    project.add(reader.read())
    project.scaleFacts += reader.scaling.facts
    project.iconCodePoints += reader.iconCodePoints
    if reader.scaling.scalesText { project.scalingFiles.append(file.path) }
    if tokens.registersFonts { project.registeringFiles.append(file.path) }
    project.fontRegistrations.read(tokens, path: file.path)
  }
}

extension TokenList {
  /// True if the code calls one of Core Text's registering functions, all of whose names begin alike:
  /// developer.apple.com/documentation/coretext/font-management
  var registersFonts: Bool {
    Self.registration.matches(bytes)
      && tokens.contains { token in
        token.kind == .identifier && bytes[token.start] == UInt8(ascii: "C")
          && bytes[token.start..<token.end].starts(with: "CTFontManagerRegister".utf8)
      }
  }

  private static let registration = WordSearch(["CTFontManagerRegister"])
}
