/// Reads Swift files.
struct SwiftSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["swift"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    // Most files name no font; looking for these words costs far less than cutting into tokens.
    guard ["UIFont", "custom", "CTFontManager"].contains(where: file.bytes.contains) else { return }
    let tokens = SwiftLexer.tokens(of: file.bytes)
    project.add(SwiftCalls(tokens).names(), of: file, tokens)
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
