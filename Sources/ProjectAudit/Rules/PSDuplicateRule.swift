import FontInspection

/// `ps-duplicate`: two fonts of one name.
struct PSDuplicateRule: Rule {
  let description = RuleDescription(
    id: "ps-duplicate", severity: .error,
    summary: "Two faces in different files, or in one collection, have the same PostScript name.",
    rationale: """
      To iOS the PostScript name is the font: the second file is refused (error 305, \
      duplicatedName), and a Bold may look Regular. A note where the files are the same, byte for \
      byte, since then nothing is lost but space.
      """,
    source: """
      github.com/RevenueCat/purchases-ios pull request 7396; \
      github.com/oblador/react-native-vector-icons pull request 1474
      """,
    triggering: RuleExample(
      fonts: FontFiles(faces: [.exampleBold, exampleTwin]), places: ["Fonts/Lato-Heavy.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [.exampleBold, .exampleRegular])))

  private static let exampleTwin = FontFace(
    path: "Fonts/Lato-Heavy.ttf", postScriptName: "Lato-Bold", family: "Lato", style: "Heavy",
    fullName: "Lato Heavy", weight: 800, weightTrait: 0.6, weightName: .heavy, bold: true)

  func findings(in context: AuditContext) -> [Diagnostic] {
    let misnamed = FileKindRule.misnamedPaths(in: context)
    return context.fonts.duplicates().compactMap { duplicate in
      let (first, second) = (duplicate.first, duplicate.second)
      guard let name = duplicate.names.first, !misnamed.contains(Array(second.path.utf8)) else {
        return nil
      }
      let isOneFile = first.path.hasSameBytes(as: second.path)
      let related = Diagnostic.RelatedPlace(
        path: first.path, line: nil, message: "the other font of that name")
      let contents = context.fonts.contents
      if !isOneFile, let content = contents[Array(second.path.utf8)],
        content == contents[Array(first.path.utf8)]
      {
        return finding(
          file: second.path, severity: .note, Self.sameFile(first.path), help: Self.keepOne,
          related: [related])
      }
      let other = isOneFile ? "face \(first.faceIndex) of the same file" : first.path
      return finding(
        file: second.path, Self.sameName(name, more: duplicate.names.count - 1, other),
        help: Self.remove, related: [related])
    }
  }

  static func sameFile(_ path: String) -> String { "this is the same file as \(path)" }

  static func sameName(_ name: String, more: Int, _ other: String) -> String {
    let subject =
      more == 0
      ? "the PostScript name \"\(name)\" is also that"
      : "the PostScript names \"\(name)\" and \(more) more are also those"
    return "\(subject) of \(other); iOS loads only one of the two"
  }

  static let keepOne = "keep one of the two"
  static let remove = "remove one of the two, or give it a PostScript name (name ID 6) of its own"
}
