import FontInspection

/// `font-os-support`: a kind of font that the oldest supported system does not draw.
struct FontOSSupportRule: Rule {
  let description = RuleDescription(
    id: "font-os-support", severity: .warning,
    summary: "A font needs a newer system than the deployment target, or one that does not exist.",
    rationale: """
      CFF2 outlines came with iOS 13, colour from SVG with iOS 12 and from COLR version 0 with iOS 11. \
      COLR version 1 and the bitmaps of CBDT are not drawn by CoreText at all: the text then has no \
      colour, or is not there.
      """,
    source: """
      github.com/Fyrd/caniuse issues 5440 (by an Apple engineer) and 6883; \
      github.com/WebKit/standards-positions issue 415; github.com/googlefonts/noto-emoji issue 105
      """,
    triggering: example(deploymentTarget: "12.0", places: ["Fonts/Lato-Bold.otf"]),
    clean: example(deploymentTarget: "13.0"))

  private static func example(
    deploymentTarget: String, places: [String] = []
  ) -> RuleExample {
    var face = FontFace.exampleBold
    face.path = "Fonts/Lato-Bold.otf"
    face.format = .cff2
    var target = AppTarget.example("App", ships: [face.path], infoPlist: "Info.plist")
    target.deploymentTarget = deploymentTarget
    var facts = AppProject()
    facts.targets = [target]
    let example = RuleExample.font(face, facts: facts, places: places) { _, details in
      details.tables = ["CFF2", "cmap", "head"]
    }
    return RuleExample(
      files: [.examplePlist(["Lato-Bold.otf"])], fonts: example.fonts, facts: facts, places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = context.judgedFonts()
    let judged = fonts.map { (font: $0, text: Self.missing(of: $0, in: context)) }
    let texts = Dictionary(
      judged.map {
        (FontFiles.Place(path: $0.font.path, faceIndex: $0.font.details.faceIndex), $0.text)
      }
    ) { first, _ in first }
    func text(_ font: JudgedFont) -> [String] {
      texts[FontFiles.Place(path: font.path, faceIndex: font.details.faceIndex)] ?? []
    }
    return context.families(of: fonts.filter { !text($0).isEmpty }) {
      text($0).joined(separator: "\n")
    }.flatMap {
      fonts -> [Diagnostic] in
      guard let font = fonts.first else { return [] }
      return text(font).map {
        finding(
          file: font.path, font.member + $0, help: Self.convert,
          related: fonts.others("this font of the family too"))
      }
    }
  }

  /// What is not drawn everywhere, each as a message.
  private static func missing(of font: JudgedFont, in context: AuditContext) -> [String] {
    let details = font.details
    let support = AppleSupport(
      format: font.face.format, container: font.face.container, hasPostScriptName: true,
      tables: Set(
        details.tables.map { $0 + String(repeating: " ", count: max(0, 4 - $0.utf8.count)) }),
      colorVersion: details.colour.version)
    let lowest = context.lowestSystems(forFont: font.path)
    var messages = support.reasons.compactMap { reason -> String? in
      guard let since = reason.since else { return nil }
      for system in lowest {
        if let needed = SystemVersion(system.platform, ofTheTimeOf: since), system.isBelow(needed) {
          return tooNew(reason.subject, needed: needed.text, lowest: system.text)
        }
      }
      return nil
    }
    let colour = details.colour
    let hasOtherColour = colour.layeredGlyphs > 0 || colour.sbix != nil || colour.svg != nil
    if colour.paintedGlyphs > 0, !hasOtherColour { messages.append(paintsOnly) }
    if font.face.format == .bitmap, colour.sbix == nil {
      messages.append(colour.cbdt != nil ? colourBitmapsOnly : bitmapsOnly)
    }
    return messages
  }

  static func tooNew(_ subject: String, needed: String, lowest: String) -> String {
    "\(subject) is drawn from \(needed) on; the app runs from \(lowest) on"
  }

  static let paintsOnly =
    "the colours are in COLR version 1 only, which iOS is not known to draw; glyphs lose their colour, "
    + "or show nothing"
  static let colourBitmapsOnly =
    "the glyphs are the colour bitmaps of CBDT only, which iOS does not draw"
  static let bitmapsOnly = "the font has bitmaps only, which iOS is not known to draw"
  static let convert =
    "ship the font in a kind that every supported system draws: glyf or CFF outlines, sbix for colour; "
    + "or raise the deployment target"
}
