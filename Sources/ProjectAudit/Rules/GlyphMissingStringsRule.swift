import FontInspection

/// `glyph-missing-strings`: texts with characters that a text face lacks.
struct GlyphMissingStringsRule: Rule {
  let description = RuleDescription(
    id: "glyph-missing-strings", severity: .warning,
    summary: "Texts of the project have characters that a named font has no glyphs for.",
    rationale: """
      iOS draws a missing character in another font: letters of one word differ in shape and weight, \
      and some stand higher. Looked at are strings files, string catalogues and interface files, \
      language by language, and the faces that the project's own code and interface files name; not \
      icon fonts, and not emoji and symbols, which iOS draws in its own fonts anyway.
      """,
    source: """
      github.com/ppy/osu-web issue 5721; github.com/shootismoke/mobile-app issue 239; \
      github.com/material-components/material-components-ios issue 2290
      """,
    triggering: example(
      [0x20...0x7E], text: "Łódź",
      places: ["pl.lproj/Localizable.strings:1:9"]),
    clean: example([0x20...0x7E, 0xA0...0x17F], text: "Łódź"))

  static func example(
    _ characters: [ClosedRange<UInt32>], text: String, places: [String] = []
  ) -> RuleExample {
    RuleExample(
      files: [
        ProjectFile(
          path: "App.swift", text: "let font = UIFont(name: \"Lato-Regular\", size: 17)\n"),
        ProjectFile(
          path: "pl.lproj/Localizable.strings", text: "\"city\"= \"\(text)\";\n"),
      ],
      fonts: FontFiles(
        faces: [.exampleRegular],
        details: [
          FontDetails(
            path: FontFace.exampleRegular.path, characters: CodePointSet(characters))
        ]), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    guard !context.project.localizedTexts.isEmpty, !context.fonts.details.isEmpty else { return [] }
    let faces = TextFaces(context)
    return faces.languages.flatMap { findings(of: $0, faces) } + interfaceFindings(in: context)
  }

  /// Texts of interface files, each in the font that it is set in there.
  private func interfaceFindings(in context: AuditContext) -> [Diagnostic] {
    var characters: [[UInt8]: CodePointSet] = [:]
    for resolved in context.references
    where resolved.reference.api.framework == .interfaceBuilder && resolved.resolution == .bundled {
      guard let name = resolved.reference.name, let face = resolved.faces.first,
        let details = context.fonts.details(of: face), details.characters.count > 0
      else { continue }
      characters[Array(name.utf8)] = details.characters
    }
    return context.project.interfaceTexts.compactMap { text in
      guard let name = text.fontName, let known = characters[Array(name.utf8)] else { return nil }
      let scalars = Set(PrintedText.scalars(of: text.text ?? "").map(\.value))
      let missing = scalars.sorted().filter { value in
        value >= 0x80 && !known.contains(value)
          && Unicode.Scalar(value).map(TextFaces.isText) ?? false
      }
      guard !missing.isEmpty else { return nil }
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.lacks(text, name, missing), path: text.path, position: text.position,
        help: Self.change)
    }
  }

  static func lacks(_ text: InterfaceText, _ font: String, _ missing: [UInt32]) -> String {
    "\(text.title) is set in \(font), which lacks \(TextFaces.listed(missing))"
  }

  static let change = """
    they are drawn in another font; use a release of the font that has them, or another font
    """

  private func findings(of language: TextFaces.Language, _ faces: TextFaces) -> [Diagnostic] {
    // Faces of one design lack the same: one finding for all of them.
    var groups: [(missing: [UInt32], faces: [TextFaces.Named], finding: Diagnostic)] = []
    for face in faces.named where face.isForText {
      let missing = faces.missing(language, in: face)
      let values = missing.map(\.character.scalar.value)
      guard let first = missing.first, !faces.isCoveredElsewhere(values) else { continue }
      if let index = groups.firstIndex(where: { $0.missing == values }) {
        groups[index].faces.append(face)
        continue
      }
      groups.append(
        (
          values, [face],
          Diagnostic(
            rule: description.id, severity: description.severity, message: "", path: first.path,
            position: first.character.position, help: Self.help(key: first.character.key))
        ))
    }
    return groups.map { group in
      var finding = group.finding
      finding.message = Self.lacks(language.name, group.faces, group.missing)
      finding.fingerprintKey = "\(language.name) \(group.faces[0].name)"
      finding.related = group.faces.map {
        .init(path: $0.face.path, line: nil, message: $0.name)
      }
      return finding
    }
  }

  static func lacks(_ language: String, _ faces: [TextFaces.Named], _ missing: [UInt32]) -> String {
    let verb = faces.count == 1 ? "lacks" : "lack"
    let what = missing.count == 1 ? "a character" : "\(missing.count) characters"
    return """
      \(language): \(TextFaces.listed(faces)) \(verb) \(what) of the texts: \
      \(TextFaces.listed(missing))
      """
  }

  static func help(key: String) -> String {
    let line = key.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let shown = String(String.UnicodeScalarView(line.unicodeScalars.prefix(40)))
    return """
      they are drawn in another font, first in "\(shown)"; use a release of the font that has them, or \
      another font for this language
      """
  }
}
