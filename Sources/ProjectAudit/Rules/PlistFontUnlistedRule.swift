/// `plist-font-unlisted`: a font that nothing loads.
struct PlistFontUnlistedRule: Rule {
  let description = RuleDescription(
    id: "plist-font-unlisted", severity: .warning,
    summary: "A font file is in no UIAppFonts array, and no code registers fonts.",
    rationale: """
      A font in the bundle that is neither listed nor registered is not loaded: its name leads to \
      nothing, without a word in the console.
      """,
    source: "XCLint issue 20; github.com/tuist/tuist issue 6250",
    triggering: .plist(
      ["Lato-Regular.ttf"], faces: [.exampleRegular, .exampleBold],
      places: ["Fonts/Lato-Bold.ttf"]),
    clean: .plist(
      ["Lato-Regular.ttf", "Lato-Bold.ttf"], faces: [.exampleRegular, .exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    // Code that registers fonts finds its files in ways that cannot be followed here.
    guard let declaration = context.project.declarations.first,
      context.project.registeringFiles.isEmpty,
      !context.entries.contains(where: { $0.verdict == .computed })
    else { return [] }
    // An entry that is wrong by its case or its Unicode form is another rule's finding.
    let listed = Set(context.entries.compactMap { $0.entry.fileName.map(FontFileNames.caseless) })
    let misnamed = FileKindRule.misnamedPaths(in: context)
    return AuditContext.paths(of: FontFiles(faces: context.fonts.faces)).compactMap { path in
      let name = ProjectFile.name(of: path)
      guard name.hasPathExtension(in: ["ttf", "otf", "ttc", "otc"]),
        !context.fontNames.names(ofFile: path).map(FontFileNames.caseless)
          .contains(where: listed.contains), !misnamed.contains(Array(path.utf8))
      else { return nil }
      return finding(file: path, Self.unlisted, help: Self.list(name, in: declaration.path))
    }
  }

  static let unlisted = "this font is in no UIAppFonts array, so iOS does not load it"

  static func list(_ name: String, in plist: String) -> String {
    "add <string>\(name.escapedForXML)</string> to UIAppFonts in \(plist), or remove the file"
  }
}
