import FontInspection

/// `locale-not-covered`: a language of the project that a text face cannot write.
struct LocaleNotCoveredRule: Rule {
  let description = RuleDescription(
    id: "locale-not-covered", severity: .warning,
    summary:
      "A language that the project is translated into needs letters that a named font lacks.",
    rationale: """
      The texts of today may do without them; names that people type, and the texts of tomorrow, will \
      not. Which letters a language needs is Fontconfig's knowledge. Looked at are faces that the \
      project's own code and interface files name and that are made for the language's script; where a \
      text already has a missing letter, glyph-missing-strings says so instead.
      """,
    source: """
      Fontconfig's orthographies (fontconfig.org, folder fc-lang); \
      github.com/material-components/material-components-ios issue 2290
      """,
    triggering: GlyphMissingStringsRule.example(
      [0x20...0x7E], text: "Opole", places: ["Fonts/Lato-Regular.ttf"]),
    clean: GlyphMissingStringsRule.example([0x20...0x7E, 0xA0...0x17F], text: "Opole"))

  func findings(in context: AuditContext) -> [Diagnostic] {
    guard !context.project.localizedTexts.isEmpty, !context.fonts.details.isEmpty else { return [] }
    let faces = TextFaces(context)
    return faces.languages.flatMap { language -> [Diagnostic] in
      guard let needed = context.orthographies.letters(of: language.name) else { return [] }
      return findings(of: language, needed, faces)
    }
  }

  private func findings(
    of language: TextFaces.Language, _ needed: CodePointSet, _ faces: TextFaces
  ) -> [Diagnostic] {
    var groups: [(missing: [UInt32], faces: [TextFaces.Named])] = []
    for face in faces.named where face.isForText {
      let missing = face.characters.missing(from: needed)
      // A Latin font is not meant to write Thai.
      let isItsScript = needed.contains(0x61) || 2 * missing.count <= needed.count
      guard missing.count > 0, isItsScript,
        language.texts.contains(where: { faces.canDraw(face, $0) }),
        faces.missing(language, in: face).isEmpty
      else { continue }
      let values = missing.ranges.flatMap { Array($0) }
      guard !faces.isCoveredElsewhere(values) else { continue }
      if let index = groups.firstIndex(where: { $0.missing == values }) {
        groups[index].faces.append(face)
      } else {
        groups.append((values, [face]))
      }
    }
    return groups.map { group in
      finding(
        file: group.faces[0].face.path, Self.lacks(language.name, group.faces, group.missing),
        help: Self.help,
        related: group.faces.dropFirst().map {
          .init(path: $0.face.path, line: nil, message: $0.name)
        })
    }
  }

  static func lacks(_ language: String, _ faces: [TextFaces.Named], _ missing: [UInt32]) -> String {
    let verb = faces.count == 1 ? "lacks" : "lack"
    let what = missing.count == 1 ? "a letter" : "\(missing.count) letters"
    return """
      \(TextFaces.listed(faces)) \(verb) \(what) of the project's language \(language): \
      \(TextFaces.listed(missing))
      """
  }

  static let help = """
    use a release of the font that has them, or another font for this language; iOS draws them in \
    another font
    """
}
