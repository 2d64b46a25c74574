/// `name-is-full-name`: a full name in place of the PostScript name.
struct NameIsFullNameRule: Rule {
  let description = RuleDescription(
    id: "name-is-full-name", severity: .warning,
    summary: "A name is a font's full name (name ID 4), not its PostScript name.",
    rationale: """
      Core Text looks for PostScript names first, then for families, and for display names last; \
      people report that it works now and then.
      """,
    source: "github.com/expo/expo pull request 27427; WinObjC issue 1029",
    triggering: .swift(
      "let font = UIFont(name: \"Lato Bold\", size: 17)\n", faces: [.exampleBold],
      places: ["App.swift:1:25"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)\n", faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      guard resolved.resolution == .fullName, resolved.reference.meaning == .font,
        let name = resolved.reference.name
      else { return nil }
      return finding(
        at: resolved.reference, Self.isFullName(name), help: resolved.faces.writeOneOfThem,
        suggestion: resolved.face, isSure: true)
    }
  }

  static func isFullName(_ name: String) -> String {
    "\"\(name)\" is a full name; only the PostScript name is sure to be found"
  }
}
