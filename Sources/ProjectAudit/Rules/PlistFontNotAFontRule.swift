/// `plist-font-not-a-font`: an entry that names a web font or a drawing.
struct PlistFontNotAFontRule: Rule {
  let description = RuleDescription(
    id: "plist-font-not-a-font", severity: .error,
    summary: "A UIAppFonts entry names a WOFF, WOFF2, EOT or SVG file.",
    rationale: """
      iOS loads TTF, OTF and TTC files. A web font that is listed is not registered, and App Store \
      Connect may refuse the app (ITMS-90853, "Font not supported by platform").
      """,
    source: "github.com/KaTeX/KaTeX issue 3589; github.com/swisspol/GCDWebServer issue 598",
    triggering: .plist(
      ["Lato-Bold.ttf", "Lato-Regular.woff2"], faces: [.exampleBold], places: ["Info.plist:5:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard entry.verdict == .notAFont, let file = entry.entry.file else { return nil }
      return finding(at: entry, Self.notAFont(file), help: Self.convert)
    }
  }

  static func notAFont(_ file: String) -> String {
    "UIAppFonts lists \(file), of a kind that iOS does not load"
  }

  static let convert = """
    list the font as TTF or OTF; if the file is for web pages, keep it out of UIAppFonts
    """
}
