import FontInspection

/// `font-unwrapped`: a font that is unwrapped by force though it may be nil.
struct FontUnwrappedRule: Rule {
  let description = RuleDescription(
    id: "font-unwrapped", severity: .warning,
    summary: "UIFont(name:size:) is unwrapped by force, with a name that is no PostScript name.",
    rationale: """
      Only the PostScript name of a font that is there is sure to be found. Where the font is not \
      found, `!` ends the app instead of showing another font. Fonts of iOS are always there, by their \
      families too.
      """,
    source: "developer.apple.com/documentation/uikit/uifont/init(name:size:)",
    triggering: .swift(
      "let font = UIFont(name: \"Lato Bold\", size: 17)!\n", faces: [.exampleBold],
      places: ["App.swift:1:47"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)!\n", faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = NamedFonts(context)
    return context.project.fontCalls.compactMap { call in
      guard let place = call.unwrapPlace, let resolved = fonts.all(of: call) else { return nil }
      let wrong = resolved.filter { resolved in
        switch resolved.resolution {
        case .bundled, .system, .external, .computed: false
        default: true
        }
      }
      guard let first = wrong.first, let name = first.reference.name else { return nil }
      let isNothing = first.resolution == .unknown || first.resolution == .fileName
      return finding(
        at: place, isNothing ? Self.ends(name) : Self.byLuck(name),
        help: first.faces.writeOneOfThem ?? Self.fallBack)
    }
  }

  static func ends(_ name: String) -> String {
    "! ends the app here: no font is called \"\(name)\""
  }

  static func byLuck(_ name: String) -> String {
    "! ends the app where \"\(name)\" is not found, and it is no font's PostScript name"
  }

  static let fallBack =
    "write the font's PostScript name, and ?? with a font of the system in place of !"
}
