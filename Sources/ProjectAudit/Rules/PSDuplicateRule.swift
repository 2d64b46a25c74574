import FontInspection

/// `ps-duplicate`: two fonts of one name.
struct PSDuplicateRule: Rule {
  let description = RuleDescription(
    id: "ps-duplicate", severity: .error,
    summary: "Two faces that one bundle loads have the same PostScript name.",
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
    context.findingsInGroups { group in
      FontFiles.duplicates(among: group.faces).compactMap { finding($0, context.fonts.contents) }
    }
  }

  private func finding(
    _ duplicate: FontFiles.Duplicate, _ contents: [[UInt8]: Int]
  ) -> Diagnostic? {
    let (first, second) = (duplicate.first, duplicate.second)
    guard let name = duplicate.names.first else { return nil }
    let isOneFile = first.path.hasSameBytes(as: second.path)
    let isSameContent =
      if !isOneFile, let content = contents[Array(second.path.utf8)] {
        content == contents[Array(first.path.utf8)]
      } else {
        false
      }
    let other = isOneFile ? "face \(first.faceIndex) of the same file" : first.path
    return Diagnostic(
      rule: description.id, severity: isSameContent ? .note : .error,
      message: isSameContent
        ? Self.sameFile(first.path) : Self.sameName(name, more: duplicate.names.count - 1, other),
      path: second.path, position: nil, help: isSameContent ? Self.keepOne : Self.remove,
      related: [
        Diagnostic.RelatedPlace(
          path: first.path, line: nil, message: "the other font of that name")
      ])
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
