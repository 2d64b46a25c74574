import FontInspection

/// `name-is-filename`: the name of a font's file in place of the font's.
struct NameIsFilenameRule: Rule {
  let description = RuleDescription(
    id: "name-is-filename", severity: .error,
    summary: "A name is that of a font's file, but not the font's PostScript name.",
    rationale: """
      iOS never looks at the file's name: what counts is the PostScript name within the file, which \
      may differ. IBM Plex Sans Regular is called IBMPlexSans, in a file called \
      IBMPlexSans-Regular.
      """,
    source: "github.com/react/react-native-website issue 4429; github.com/IBM/plex issue 356",
    triggering: .swift(
      "let font = UIFont(name: \"IBMPlexSans-Regular\", size: 17)\n", faces: [examplePlex],
      places: ["App.swift:1:25"]),
    clean: .swift(
      "let font = UIFont(name: \"IBMPlexSans\", size: 17)\n", faces: [examplePlex]))

  private static let examplePlex = FontFace(
    path: "Fonts/IBMPlexSans-Regular.ttf", postScriptName: "IBMPlexSans", family: "IBM Plex Sans",
    style: "Regular", fullName: "IBM Plex Sans")

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      // What only looks like a font's name may well be meant for the file.
      guard resolved.resolution == .fileName, resolved.reference.certainty != .likely,
        resolved.reference.api.framework.takesNamesOfFonts, let name = resolved.reference.name
      else { return nil }
      return finding(
        at: resolved.reference, Self.isFile(name), help: resolved.faces.writeOneOfThem,
        suggestion: resolved.face, isSure: true)
    }
  }

  static func isFile(_ name: String) -> String {
    "\"\(name)\" is the name of a file, not the PostScript name of the font in it"
  }
}
