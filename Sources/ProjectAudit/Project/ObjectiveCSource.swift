/// Reads Objective-C and Objective-C++ files and their headers.
struct ObjectiveCSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["m", "mm", "h", "pch"])
  }

  /// One of these occurs wherever a font is named, registered or handed on, wherever a constant holds
  /// a font's name, by the names that people give, and wherever an icon of a font is drawn.
  private static let words = WordSearch([
    "Font", "font", "FONT", "ypeface", "\"\\ue", "\"\\uE", "\"\\uf", "\"\\uF", "\"\\U000f",
    "\"\\U000F",
  ])

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes) else { return }
    let tokens = ConditionalCompilation.compiled(ObjectiveCLexer.tokens(of: file.bytes))
    var reader = ObjectiveCFactReader(tokens, path: file.path)
    var facts = reader.read()
    facts.sortDeclarations()
    project.add(facts)
    project.scaleFacts += reader.scaleFacts
    project.iconCodePoints += reader.iconCodePoints
    if tokens.registersFonts { project.registeringFiles.append(file.path) }
    project.fontRegistrations.read(tokens, path: file.path)
  }
}
