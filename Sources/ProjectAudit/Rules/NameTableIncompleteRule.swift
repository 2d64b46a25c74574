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
    let others =
      FileKindRule.misnamedPaths(in: context)
      .union(context.fonts.unreadable.map { Array($0.path.utf8) })
    return context.fonts.appFaces.compactMap { face in
      let missing = Self.missingNames(of: face)
      guard !missing.isEmpty, !others.contains(Array(face.path.utf8)) else { return nil }
      return finding(
        file: face.path,
        Self.lacks(missing, face: face.container == .collection ? face.faceIndex : nil),
        help: Self.add)
    }
  }

  /// The names that the font's own `name` table lacks, for people.
  ///
  /// A named instance gets its style and full name from `fvar`, so that only the face at the default
  /// location tells of its font, and of these two only where no instance lies there.
  private static func missingNames(of face: FontFace) -> [String] {
    if let instance = face.instance, !instance.isDefault { return [] }
    let isNamedInstance = face.instance?.index != nil
    func isMissing(_ name: String?) -> Bool { name?.isEmpty ?? true }
    var names: [String] = []
    if isMissing(face.family) { names.append("family name (ID 1)") }
    if isMissing(face.style), !isNamedInstance { names.append("style name (ID 2)") }
    if isMissing(face.fullName), !isNamedInstance { names.append("full name (ID 4)") }
    if isMissing(face.postScriptName) { names.append("PostScript name (ID 6)") }
    return names
  }

  static func lacks(_ names: [String], face: Int?) -> String {
    (face.map { "face \($0): " } ?? "") + "the font has no " + names.joined(separator: ", no ")
  }

  static let add = "have the font's maker add it to the name table, or add it in a font editor"
}
