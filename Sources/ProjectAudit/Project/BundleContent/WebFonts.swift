/// What `@font-face` says in the style sheets and pages of a project.
///
/// A web view draws with these files and the system's fonts, not with those that the app registers.
struct WebFonts: Sendable, Equatable {
  /// The font files that `url()` names, relative to the project's folder.
  var files: [String] = []
  /// The families that are made of them.
  var families: [String] = []

  mutating func append(_ other: WebFonts) {
    files += other.files
    families += other.families
  }

  /// The references without those of style sheets to families that style sheets make: pages seldom hold
  /// their own.
  func withoutDeclared(_ references: [FontReference]) -> [FontReference] {
    guard !families.isEmpty else { return references }
    let known = Set(families.map(\.asciiLowercased))
    return references.filter { reference in
      guard reference.api == StyleSheetFile.api, let name = reference.name else { return true }
      return !known.contains(name.asciiLowercased)
    }
  }
}

/// The project's font files that style sheets name.
struct WebFontFiles: Sendable {
  private var paths: Set<[UInt8]> = []
  private var names: Set<[UInt8]> = []

  /// - Parameter known: the paths of the project's font files.
  init(_ webFonts: WebFonts, known: some Sequence<String>) {
    guard !webFonts.files.isEmpty else { return }
    let known = Set(known.map { Array($0.utf8) })
    for file in webFonts.files {
      let path = Array(file.utf8)
      // A build may put a page and its fonts into one folder that lie in two here.
      if known.contains(path) {
        paths.insert(path)
      } else {
        names.insert(Array(ProjectFile.name(of: file).utf8))
      }
    }
  }

  /// True if a style sheet names the file at `path`.
  func contains(_ path: String) -> Bool {
    paths.contains(Array(path.utf8)) || names.contains(Array(ProjectFile.name(of: path).utf8))
  }
}
