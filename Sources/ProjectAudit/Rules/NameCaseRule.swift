import FontInspection

/// `name-case`: a name that is right but for its case.
struct NameCaseRule: Rule {
  let description = RuleDescription(
    id: "name-case", severity: .warning,
    summary: "A name differs from a font's by case alone.",
    rationale: """
      iOS has found such names in some versions and not in others, and AppKit does not: the same \
      code gives the font here and nil there.
      """,
    source: "github.com/RevenueCat/purchases-ios pull request 7394",
    triggering: .swift(
      "let font = UIFont(name: \"lato-bold\", size: 17)\n", faces: [.exampleBold],
      places: ["App.swift:1:25"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)\n", faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      guard resolved.resolution == .caseOnly, resolved.reference.api.framework.takesNamesOfFonts,
        let name = resolved.reference.name
      else { return nil }
      if let spelling = resolved.systemName {
        return finding(
          at: resolved.reference, Self.differs(name, spelling),
          help: NameSuggestion(name: spelling).help, suggestion: spelling, isSure: true)
      }
      return finding(
        at: resolved.reference, Self.differs(name, Self.spelling(of: name, in: resolved.faces)),
        help: resolved.faces.writeOneOfThem, suggestion: resolved.face, isSure: true)
    }
  }

  static func differs(_ name: String, _ spelling: String) -> String {
    "\"\(name)\" differs from \"\(spelling)\" by case"
  }

  /// The name of a face that `name` equals but for case.
  private static func spelling(of name: String, in faces: [FontFace]) -> String {
    let key = name.asciiLowercased
    let names = faces.flatMap { [$0.postScriptName, $0.fullName, $0.family, $0.legacyFamily] }
    return names.compactMap(\.self).first { $0.asciiLowercased == key } ?? name
  }
}
