import FontInspection

/// Everything that rules may ask, as plain values: no file is opened from here on.
public struct AuditContext: Sendable {
  /// What the project says about fonts, in the order of paths.
  public let project: AppProject
  /// The project's font files.
  public let fonts: FontFiles
  /// The project's references with what their names turn out to be, in the same order.
  public let references: [ResolvedReference]
  /// Every `UIAppFonts` entry with what it leads to, in the order of the files.
  public let entries: [JudgedEntry]
  /// The font files of the project, by name without folders; unreadable ones too.
  let filesByName: [[UInt8]: [String]]

  let suggestions: NameSuggestions
  let system: SystemFonts

  public init(project: AppProject, fonts: FontFiles, system: SystemFonts = .iOS) {
    let project = project.sorted()
    let resolver = NameResolver(faces: fonts.appFaces, system: system)
    var filesByName: [[UInt8]: [String]] = [:]
    for path in Self.paths(of: fonts) {
      filesByName[Array(ProjectFile.name(of: path).utf8), default: []].append(path)
    }
    self.project = project
    self.fonts = fonts
    self.system = system
    self.filesByName = filesByName
    references = project.references.map(resolver.resolve)
    entries = project.declarations.flatMap {
      Self.judge($0, filesByName: filesByName, system: system)
    }
    suggestions = NameSuggestions(resolver)
  }

  /// The paths of all font files, each once, in the order of their bytes.
  static func paths(of fonts: FontFiles) -> [String] {
    var seen: Set<[UInt8]> = []
    return (fonts.faces.map(\.path) + fonts.unreadable.map(\.path))
      .filter { seen.insert(Array($0.utf8)).inserted }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A `UIAppFonts` entry with what it leads to.
  public struct JudgedEntry: Sendable, Equatable {
    /// The property list that the entry stands in.
    public var path: String
    public var entry: FontDeclaration.Entry
    public var verdict: Verdict
  }

  /// What a `UIAppFonts` entry leads to; the first that holds.
  public enum Verdict: Sendable, Equatable {
    /// It is no string, or an empty one.
    case malformed
    /// The same entry stands above it in the same array.
    case duplicate(of: FontDeclaration.Entry)
    /// The build fills in a part of it, so that nothing can be said.
    case computed
    /// A font file of that name is in the project.
    case found
    /// Only a file whose name differs by case is.
    case caseOnly(path: String)
    /// It names a file of the system, which harms nothing.
    case system
    /// There is no such file.
    case missing
  }

  private static func judge(
    _ declaration: FontDeclaration, filesByName: [[UInt8]: [String]], system: SystemFonts
  ) -> [JudgedEntry] {
    var caseless: [[UInt8]: String] = [:]
    for path in filesByName.values.compactMap(\.first)
      .sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    {
      let key = ProjectFile.name(of: path).asciiLowercased
      if caseless[key] == nil { caseless[key] = path }
    }
    var seen: [[UInt8]: FontDeclaration.Entry] = [:]
    return declaration.entries.map { entry in
      let verdict: Verdict
      if let file = entry.file, let name = entry.fileName, !name.isEmpty {
        let key = Array(file.utf8)
        if let first = seen[key] {
          verdict = .duplicate(of: first)
        } else if entry.isComputed {
          verdict = .computed
        } else if filesByName[Array(name.utf8)] != nil {
          verdict = .found
        } else if let path = caseless[name.asciiLowercased] {
          verdict = .caseOnly(path: path)
        } else {
          verdict = system.isSystemFile(name) ? .system : .missing
        }
        if seen[key] == nil { seen[key] = entry }
      } else {
        verdict = .malformed
      }
      return JudgedEntry(path: declaration.path, entry: entry, verdict: verdict)
    }
  }
}
