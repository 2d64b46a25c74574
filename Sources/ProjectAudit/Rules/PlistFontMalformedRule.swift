/// `plist-font-malformed`: an entry that can be no file's name.
struct PlistFontMalformedRule: Rule {
  let description = RuleDescription(
    id: "plist-font-malformed", severity: .error,
    summary: "A UIAppFonts entry is no string, or an empty one.",
    rationale: "iOS takes each entry for a file's name; anything else loads nothing.",
    source: """
      developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
      """,
    triggering: .plist(
      ["Lato-Bold.ttf", ""], faces: [.exampleBold], places: ["Info.plist:5:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard entry.verdict == .malformed else { return nil }
      return finding(at: entry, Self.malformed(entry.entry), help: Self.write)
    }
  }

  static func malformed(_ entry: FontDeclaration.Entry) -> String {
    switch entry.file {
    case nil: "item \(entry.index) of UIAppFonts is \(entry.kind) instead of a string"
    case ""?: "item \(entry.index) of UIAppFonts is an empty string"
    case let file?: "item \(entry.index) of UIAppFonts, \(file), names a folder and no file"
    }
  }

  static let write = "write <string> with the name of a font file, or remove the item"
}
