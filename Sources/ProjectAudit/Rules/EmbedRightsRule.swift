import FontInspection

/// `embed-rights`: a font that says that it must not be embedded.
struct EmbedRightsRule: Rule {
  let description = RuleDescription(
    id: "embed-rights", severity: .warning,
    summary: "A font's fsType forbids embedding.",
    rationale: """
      The licence decides whether an app may carry a font, not this field; but a font that is marked \
      as restricted was most likely licensed for desktops only.
      """,
    source: """
      the OpenType specification, learn.microsoft.com/typography/opentype/spec/os2#fstype; \
      Fontspector, check fstype
      """,
    triggering: .font(places: ["Fonts/Lato-Bold.ttf"]) { _, details in
      details.embedding = Embedding(fsType: 2)
    },
    clean: .font { _, details in details.embedding = Embedding(fsType: 0) })

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = context.judgedFonts().filter { font in
      font.details.embedding.map { $0.permission == .restricted || $0.allowsBitmapsOnly } ?? false
    }
    return context.families(of: fonts) { "\($0.details.embedding?.fsType ?? 0)" }.compactMap {
      fonts in
      guard let font = fonts.first, let embedding = font.details.embedding else { return nil }
      return finding(
        file: font.path, font.member + Self.forbids(embedding), help: Self.ask,
        related: fonts.others("this font of the family too"))
    }
  }

  static func forbids(_ embedding: Embedding) -> String {
    embedding.permission == .restricted
      ? "OS/2 fsType is \(embedding.fsType): restricted, not to be embedded without the owner's leave"
      : "OS/2 fsType is \(embedding.fsType): only its bitmaps may be embedded, not its outlines"
  }

  static let ask =
    "check that the licence covers apps, and ask the font's maker for the file that goes with it"
}
