import FontInspection

/// `name-is-family`: a family in place of a PostScript name.
struct NameIsFamilyRule: Rule {
  let description = RuleDescription(
    id: "name-is-family", severity: .warning,
    summary: "A name is a family's, and no font's PostScript or full name.",
    rationale: """
      Which face of the family comes is not defined: asking for Lato has given Lato-Light. A note in \
      SwiftUI, where a family is the only name whose weight can be changed by a modifier.
      """,
    source: "github.com/NativeScript/ios-jsc issue 445; the comments of Core Text's CTFont.h",
    triggering: .swift(
      "let font = UIFont(name: \"Lato\", size: 17)\n", faces: [.exampleRegular, .exampleBold],
      places: ["App.swift:1:25"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Regular\", size: 17)\n",
      faces: [.exampleRegular, .exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      guard resolved.resolution == .family, resolved.reference.meaning == .font,
        let name = resolved.reference.name
      else { return nil }
      return finding(
        at: resolved.reference,
        severity: resolved.reference.api.framework == .swiftUI ? .note : .warning,
        resolved.face == nil ? Self.isFamily(name) : Self.isFamilyOfOne(name),
        help: resolved.faces.writeOneOfThem,
        suggestion: resolved.faces.first?.postScriptName)
    }
  }

  static func isFamily(_ name: String) -> String {
    "\"\(name)\" is a family; which of its faces you get is not defined"
  }

  static func isFamilyOfOne(_ name: String) -> String {
    "\"\(name)\" is a family; only the PostScript name of its one face is sure to be found"
  }
}
