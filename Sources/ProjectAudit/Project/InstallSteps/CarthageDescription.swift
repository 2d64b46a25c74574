/// Reads `Cartfile` for what `carthage bootstrap` would bring, where it has not been run.
struct CarthageDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    ["Cartfile", "Cartfile.resolved"].contains(ProjectFile.name(of: path))
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      let folder = ProjectFiles.folder(of: file.path)
      guard !files.containsFolder(folder.isEmpty ? "Carthage" : folder + "/Carthage") else {
        continue
      }
      for (line, number) in QuotedNames.lines(of: file.bytes) {
        guard let found = QuotedNames.first(after: ["github", "git", "binary"], in: line) else {
          continue
        }
        var name = ProjectFile.name(of: found.name)
        if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
        project.addExternalSource(
          ExternalSource(
            name: "the Carthage dependency \(name)", command: "carthage bootstrap",
            place: AppTarget.Place(
              path: file.path, position: SourcePosition(line: number, column: found.column))))
      }
    }
  }
}
