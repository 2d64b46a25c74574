/// An `.xcworkspace`: projects that are built together and find each other's products.
struct XcodeWorkspace {
  /// The `.xcworkspace`, relative to the folder that is read.
  let path: String
  /// The `.xcodeproj` folders that it names, relative to the folder that is read.
  let projects: [String]
  /// What is wrong with the file; projects that it does not name are read all the same.
  let problem: FileProblem?

  /// Reads `contents.xcworkspacedata`: `<FileRef location="group:App/App.xcodeproj">` within
  /// `<Group location="group:App">`. What cannot be read names nothing.
  init(_ file: ProjectFile) {
    path = ProjectFiles.folder(of: file.path)
    let container = ProjectFiles.folder(of: path)
    var projects: [String] = []
    var groups: [String] = []
    var problem: FileProblem?
    do throws(MarkupError) {
      var reader = try MarkupReader(file.bytes)
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes, _) where name == "Group" || name == "FileRef":
          let location = attributes.first { $0.name == "location" }?.value ?? ""
          let resolved = Self.path(location, in: groups.last ?? container, container: container)
          if name == "Group" {
            groups.append(resolved ?? container)
          } else if let resolved, resolved.hasPathExtension(in: ["xcodeproj"]) {
            projects.append(resolved)
          }
        case .end("Group"): groups.removeLast()
        case .start, .end, .text: continue
        }
      }
    } catch {
      problem = FileProblem(
        path: file.path, message: "it cannot be read as XML: \(error.message)",
        position: LineTable(MarkupText.utf8(file.bytes)).position(of: error.offset))
    }
    self.problem = problem
    self.projects = projects
  }

  /// A location such as `group:App.xcodeproj`; nil where it is outside every folder that is known.
  private static func path(_ location: String, in group: String, container: String) -> String? {
    guard let colon = location.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let path = String(location[location.utf8.index(after: colon)...])
    guard path.utf8.count + group.utf8.count <= 1024 else { return nil }
    switch location[..<colon] {
    case "group": return ProjectFiles.resolve(path, in: group)
    case "container", "self": return ProjectFiles.resolve(path, in: container)
    default: return nil
    }
  }
}
