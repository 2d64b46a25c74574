/// `plist-font-case`: an entry that matches a file only if case is ignored.
struct PlistFontCaseRule: Rule {
  let description = RuleDescription(
    id: "plist-font-case", severity: .error,
    summary: "A UIAppFonts entry differs from the file's name by case.",
    rationale: """
      The file systems of devices tell upper from lower case, the simulator's usually does not: the \
      font loads on the Mac and is missing on every phone.
      """,
    source: "github.com/lionheart/openradar-mirror issues 17174 and 18571",
    triggering: .plist(
      ["lato-bold.ttf"], faces: [.exampleBold], places: ["Info.plist:4:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard case .caseOnly(let path) = entry.verdict, let file = entry.entry.file else {
        return nil
      }
      let name = ProjectFile.name(of: path)
      return finding(
        at: entry, Self.differs(file, name), help: Self.write(name), suggestion: name,
        fix: entry.replacing(fileName: name))
    }
  }

  static func differs(_ entry: String, _ file: String) -> String {
    "UIAppFonts lists \(entry); the file is \(file)"
  }

  static func write(_ file: String) -> String {
    "write <string>\(file.escapedForXML)</string>; devices are case-sensitive, the simulator is not"
  }
}
