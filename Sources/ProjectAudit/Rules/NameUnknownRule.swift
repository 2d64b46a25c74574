/// `name-unknown`: a name that no font has.
struct NameUnknownRule: Rule {
  let description = RuleDescription(
    id: "name-unknown", severity: .error,
    summary: "A name is that of no font in the project and of none that iOS brings.",
    rationale: """
      `UIFont(name:size:)` returns nil, which crashes where it is unwrapped by force; `Font.custom` \
      and interface files show the system font without a word. A warning where the name looks like \
      one of Apple's, since a newer iOS may know it.
      """,
    source: "github.com/react/react-native issues 37425 and 18269",
    triggering: .swift(
      "let font = UIFont(name: \"Lato-Blod\", size: 17)\n", faces: [.exampleBold],
      places: ["App.swift:1:25"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)\n", faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      guard resolved.resolution == .unknown, let name = resolved.reference.name else { return nil }
      let isTypeface = context.system.isInterfaceTypeface(name)
      let suggestion = isTypeface ? nil : context.suggestions.nearest(to: name)
      let isApples = suggestion?.face == nil && context.system.looksLikeApples(name)
      return finding(
        at: resolved.reference, severity: isApples ? .warning : .error, Self.unknown(name),
        help: Self.help(name, suggestion, in: context), suggestion: suggestion?.name)
    }
  }

  static func unknown(_ name: String) -> String { "no font is called \"\(name)\"" }

  private static func help(
    _ name: String, _ suggestion: NameSuggestion?, in context: AuditContext
  ) -> String {
    if let suggestion, suggestion.face != nil { return suggestion.help }
    let system = context.system
    if system.isInterfaceTypeface(name) || system.beginsLikeInterfaceTypeface(name) {
      return useSystemFont
    }
    if let suggestion { return suggestion.help }
    if let help = context.suggestions.familyMembers(of: name).writeOneOfThem { return help }
    let relatives = system.relatives(of: name)
    return relatives.isEmpty ? addFile : writeRelative(relatives)
  }

  static let useSystemFont = """
    iOS gives its interface typefaces by no name; use UIFont.systemFont(ofSize:weight:) or \
    Font.system(size:weight:design:)
    """

  static func writeRelative(_ names: [String]) -> String {
    "write one that iOS has: \(names.joined(separator: ", "))"
  }

  static let addFile = """
    add the font's file to the project, or write the PostScript name of a font that is there; \
    `fontscale list` prints them
    """
}
