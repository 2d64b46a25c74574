import FontInspection

/// `font-unused`: a font that is shipped and loaded, and never asked for.
struct FontUnusedRule: Rule {
  let description = RuleDescription(
    id: "font-unused", severity: .note,
    summary: "A listed font is named nowhere.",
    rationale: """
      Every listed font is loaded as the app starts and makes the download larger. Nothing is said \
      where any name is computed, or where something that cannot be read may name the font; nor of a file \
      that a style sheet's @font-face names.
      """,
    source: "real apps, which ship such files for years",
    triggering: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)\n",
      lists: ["Lato-Bold.ttf", "Lato-Regular.ttf"],
      faces: [.exampleBold, .exampleRegular], places: ["Fonts/Lato-Regular.ttf"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)\n", lists: ["Lato-Bold.ttf"],
      faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    // Without any reference the project names its fonts in ways that are not followed; a computed
    // name may be that of any font.
    guard context.references.contains(where: { !$0.faces.isEmpty }),
      !context.references.contains(where: {
        $0.resolution == .computed || $0.resolution == .external
      }),
      context.project.externalSources.isEmpty
    else { return [] }
    // By name and not by file: of two files of one name either may be the one that loads.
    var usedNames: Set<[UInt8]> = []
    var usedFamilies: Set<[UInt8]> = []
    for resolved in context.references {
      for face in resolved.faces {
        usedNames.formUnion(face.postScriptName.map { [Array($0.utf8)] } ?? [])
        if resolved.resolution != .bundled, let family = face.family {
          usedFamilies.insert(Array(family.utf8))
        }
      }
    }
    let listed = Set(
      context.entries.filter { $0.verdict == .found }.compactMap {
        $0.entry.fileName.map { Array($0.utf8) }
      })
    let webFonts = WebFontFiles(
      context.project.webFonts, known: context.fonts.appFaces.lazy.map(\.path))
    let byPath = Dictionary(grouping: context.fonts.appFaces) { Array($0.path.utf8) }
    return AuditContext.paths(of: FontFiles(faces: context.fonts.appFaces)).compactMap { path in
      let faces = byPath[Array(path.utf8)] ?? []
      guard FileOrigin(path: path).isOwn, !webFonts.contains(path),
        listed.contains(Array(ProjectFile.name(of: path).utf8)),
        !faces.contains(where: { face in
          face.postScriptName.map { usedNames.contains(Array($0.utf8)) } ?? true
            || face.family.map { usedFamilies.contains(Array($0.utf8)) } ?? false
        })
      else { return nil }
      return finding(file: path, Self.unused, help: Self.remove)
    }
  }

  static let unused = "this font is listed in UIAppFonts and named nowhere"
  static let remove =
    "remove the file and its entry, unless something names it that is not read here"
}
