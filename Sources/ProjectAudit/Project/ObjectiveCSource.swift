/// Reads Objective-C and Objective-C++ files and their headers.
struct ObjectiveCSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["m", "mm", "h", "pch"])
  }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard ["UIFont", "CTFontManager"].contains(where: file.bytes.contains) else { return }
    let tokens = ObjectiveCLexer.tokens(of: file.bytes)
    project.add(ObjectiveCCalls(tokens).names(), of: file, tokens)
  }
}
