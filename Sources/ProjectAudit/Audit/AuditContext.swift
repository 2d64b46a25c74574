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
  /// The font files of the project by their names.
  let fontNames: FontFileNames

  let suggestions: NameSuggestions
  let system: SystemFonts

  public init(project: AppProject, fonts: FontFiles, system: SystemFonts = .iOS) {
    let project = project.sorted()
    let resolver = NameResolver(faces: fonts.appFaces, system: system)
    let fontNames = FontFileNames(fonts)
    self.project = project
    self.fonts = fonts
    self.system = system
    self.fontNames = fontNames
    references = project.references.map(resolver.resolve)
    entries = project.declarations.flatMap { Self.judge($0, fontNames, system: system) }
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
    /// It names a web font or a drawing, which iOS does not register, there or not.
    case notAFont
    /// A font file of that name is in the project.
    case found
    /// Only a file whose name differs by case is.
    case caseOnly(path: String)
    /// Only a file whose name has the same letters in another Unicode form is.
    case normalization(path: String)
    /// It names a file of the system, which harms nothing.
    case system
    /// There is no such file.
    case missing
  }

  private static func judge(
    _ declaration: FontDeclaration, _ fontNames: FontFileNames, system: SystemFonts
  ) -> [JudgedEntry] {
    var seen: [[UInt8]: FontDeclaration.Entry] = [:]
    return declaration.entries.map { entry in
      let verdict: Verdict
      if let file = entry.file, let name = entry.fileName, !name.isEmpty {
        let key = Array(file.utf8)
        if let first = seen[key] {
          verdict = .duplicate(of: first)
        } else if entry.isComputed {
          verdict = .computed
        } else if name.hasPathExtension(in: ["woff", "woff2", "eot", "svg"]) {
          verdict = .notAFont
        } else {
          switch fontNames.match(name) {
          case .exact?: verdict = .found
          case .otherForm(let path)?: verdict = .normalization(path: path)
          case .otherCase(let path)?: verdict = .caseOnly(path: path)
          case nil: verdict = system.isSystemFile(name) ? .system : .missing
          }
        }
        if seen[key] == nil { seen[key] = entry }
      } else {
        verdict = .malformed
      }
      return JudgedEntry(path: declaration.path, entry: entry, verdict: verdict)
    }
  }
}
