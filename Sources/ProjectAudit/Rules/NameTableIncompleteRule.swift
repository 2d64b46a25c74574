import FontInspection

/// `name-table-incomplete`: a font that lacks one of the names it must have.
struct NameTableIncompleteRule: Rule {
  let description = RuleDescription(
    id: "name-table-incomplete", severity: .error,
    summary: "A font has no family, style, full or PostScript name (name ID 1, 2, 4 or 6).",
    rationale: """
      Without a PostScript name no call and no interface file can name the font. Apple's font \
      validator calls a missing name fatal, and App Store Connect checks fonts with it.
      """,
    source: "github.com/tesseract-ocr/tesseract issue 182 (the output of Apple's ftxvalidator)",
    triggering: RuleExample(
      fonts: FontFiles(faces: [
        FontFace(
          path: "Fonts/Icons.ttf", postScriptName: nil, family: "Icons", style: "Regular",
          fullName: "Icons")
      ]), places: ["Fonts/Icons.ttf"]),
    clean: RuleExample(
      fonts: FontFiles(faces: [
        FontFace(
          path: "Fonts/Icons.ttf", postScriptName: "Icons", family: "Icons", style: "Regular",
          fullName: "Icons")
      ])))

  func findings(in context: AuditContext) -> [Diagnostic] {
    var groups: [[UInt8]: (missing: [String], fonts: [FontFace])] = [:]
    for font in context.loadableFonts {
      let missing = Self.missingNames(of: font, context.fonts.details(of: font))
      guard !missing.isEmpty else { continue }
      let key = (font.family ?? font.path) + "\0" + missing.joined(separator: ", no ")
      groups[Array(key.utf8), default: (missing, [])].fonts.append(font)
    }
    return groups.values.compactMap { missing, fonts in
      guard let first = fonts.inFileOrder.first else { return nil }
      return finding(
        fonts: fonts,
        Self.lacks(
          missing, face: first.container == .collection ? first.faceIndex : nil,
          more: fonts.count - 1),
        help: Self.add, key: missing.joined(separator: ", "))
    }
  }

  /// The names that the font's own `name` table lacks, for people.
  ///
  /// Where the records themselves are not known, its faces tell: a typographic family and style (name
  /// IDs 16 and 17) then stand for the short ones, and a named instance gets its style and full name
  /// from `fvar`.
  private static func missingNames(of face: FontFace, _ details: FontDetails?) -> [String] {
    let isNamedInstance = face.instance?.index != nil
    func isMissing(_ id: Int, _ name: String?) -> Bool {
      guard let details, !details.names.isEmpty else { return name?.isEmpty ?? true }
      return !details.names.contains { $0.nameID == id && $0.value?.isEmpty == false }
    }
    let areFontsOwn = !isNamedInstance || details != nil
    var names: [String] = []
    if isMissing(1, face.family) { names.append("family name (ID 1)") }
    if isMissing(2, face.style), areFontsOwn { names.append("style name (ID 2)") }
    if isMissing(4, face.fullName), areFontsOwn { names.append("full name (ID 4)") }
    if isMissing(6, face.postScriptName) { names.append("PostScript name (ID 6)") }
    return names
  }

  static func lacks(_ names: [String], face: Int?, more: Int) -> String {
    let rest =
      switch more {
      case ...0: ""
      case 1: "; nor has one more font of the family"
      default: "; nor have \(more) more fonts of the family"
      }
    return (face.map { "face \($0): " } ?? "") + "the font has no "
      + names.joined(separator: ", no ") + rest
  }

  static let add = "have the font's maker add it to the name table, or add it in a font editor"
}
