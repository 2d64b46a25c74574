/// Reads Objective-C and Objective-C++ files and their headers.
struct ObjectiveCSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["m", "mm", "h", "pch"])
  }

  /// One of these occurs wherever a font is named or registered.
  private static let words = WordSearch(["UIFont", "CTFontManager"])

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes) else { return }
    let tokens = ConditionalCompilation.compiled(ObjectiveCLexer.tokens(of: file.bytes))
    project.add(ObjectiveCCalls(tokens).names(), of: file, tokens)
  }
}
