/// `plist-font-duplicate`: the same entry twice.
struct PlistFontDuplicateRule: Rule {
  let description = RuleDescription(
    id: "plist-font-duplicate", severity: .warning,
    summary: "A UIAppFonts array lists the same file twice.",
    rationale: """
      iOS registers the font once and refuses the second time (error 105, alreadyRegistered; the \
      console says "already exists"). Nothing is lost, but the list is not what its writer meant.
      """,
    source: "developer.apple.com/documentation/coretext/ctfontmanagererror",
    triggering: .plist(
      ["Lato-Bold.ttf", "Lato-Bold.ttf"], faces: [.exampleBold], places: ["Info.plist:5:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard case .duplicate(let first) = entry.verdict, let file = entry.entry.file else {
        return nil
      }
      return finding(
        at: entry, Self.twice(file, first: first.index, second: entry.entry.index),
        help: Self.remove(entry.entry.index),
        related: [
          Diagnostic.RelatedPlace(
            path: entry.path, line: first.position?.line, message: "the first entry")
        ], fix: entry.removing)
    }
  }

  static func twice(_ file: String, first: Int, second: Int) -> String {
    "UIAppFonts lists \(file) twice (items \(first) and \(second))"
  }

  static func remove(_ index: Int) -> String { "remove item \(index)" }
}
