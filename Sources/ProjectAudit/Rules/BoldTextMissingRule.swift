import FontInspection

/// `bold-text-missing`: a face in use that has no heavier one for Bold Text.
struct BoldTextMissingRule: Rule {
  let description = RuleDescription(
    id: "bold-text-missing", severity: .warning,
    summary: "A face that text uses has no heavier face in its family for Bold Text.",
    rationale: """
      iOS makes its own font bolder where the reader turns on Bold Text; an app has to do so for its own \
      fonts, with a heavier face: Regular with Semibold, Bold with Black. Where the family has none, \
      nothing can change. Designs of which the app has one weight alone are passed over, and faces that \
      are bold; a note for the heaviest, which leave nothing to go to.
      """,
    source: """
      Apple, Human Interface Guidelines, Typography ("Using custom fonts"); \
      github.com/codeandtheory/YMatterType pull request 67
      """,
    triggering: .swift(
      "let font = UIFont(name: \"Lato-Regular\", size: 17)\n",
      faces: [.exampleRegular, exampleLight],
      places: ["Fonts/Lato-Regular.ttf"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Regular\", size: 17)\n",
      faces: [.exampleRegular, .exampleBold]))

  private static let exampleLight = FontFace(
    path: "Fonts/Lato-Light.ttf", postScriptName: "Lato-Light", family: "Lato", style: "Light",
    fullName: "Lato Light", weight: 300, weightTrait: -0.23, weightName: .light)

  func findings(in context: AuditContext) -> [Diagnostic] {
    var uses: [[UInt8]: FontReference] = [:]
    for resolved in context.references {
      guard resolved.reference.certainty != .likely, let name = resolved.face,
        [.bundled, .fullName, .caseOnly].contains(resolved.resolution)
      else { continue }
      if uses[Array(name.utf8)] == nil { uses[Array(name.utf8)] = resolved.reference }
    }
    guard !uses.isEmpty else { return [] }
    return context.findingsInGroups { group in
      FontGroup.families(of: group.faces).flatMap { family, faces in
        let lacking = faces.inFileOrder.filter { face in
          guard let name = face.postScriptName, uses[Array(name.utf8)] != nil else { return false }
          return isForText(face, in: context) && isHeaviest(face, in: group)
        }
        // A design in one weight alone may have no other, and what is bold has its contrast already.
        let light = lacking.filter { !$0.bold && hasOtherWeight($0, in: group) }
        let black = lacking.filter { $0.isExtraBold }
        return [(light, Severity.warning, Self.add), (black, .note, Self.consider)]
          .filter { !$0.0.isEmpty }
          .map { faces, severity, help in
            finding(
              fonts: faces, severity: severity, Self.lacks(faces.map(\.calling), family),
              help: help, key: "\(severity.rawValue) \(family)", related: places(of: faces, uses))
          }
      }
    }
  }

  private func places(
    of faces: [FontFace], _ uses: [[UInt8]: FontReference]
  ) -> [Diagnostic.RelatedPlace] {
    faces.compactMap { face in
      face.postScriptName.flatMap { uses[Array($0.utf8)] }.map { use in
        Diagnostic.RelatedPlace(
          path: use.path, line: use.position.line, message: "\(face.calling) is used here")
      }
    }
  }

  /// False for fonts of symbols, which have nothing to become bolder: those whose characters are
  /// mostly for private use, those in colour, and those that say so in their names.
  private func isForText(_ face: FontFace, in context: AuditContext) -> Bool {
    let names = [face.family, face.postScriptName].compactMap { $0?.asciiLowercased }
      .map { String(decoding: $0, as: UTF8.self) }
    if Self.symbolWords.contains(where: { word in names.contains { $0.contains(word) } }) {
      return false
    }
    guard let details = context.fonts.details(of: face) else { return true }
    let characters = details.characters
    let isPrivate =
      2 * (characters.count(in: 0xE000...0xF8FF) + characters.count(in: 0xF0000...0x10FFFD))
      > characters.count
    return !isPrivate && details.characterEncoding != "symbol" && details.colour == ColourGlyphs()
  }

  private static let symbolWords = [
    "icon", "symbol", "awesome", "dingbat", "emoji", "glyph", "ornament", "barcode", "music",
  ]

  /// True where the bundle has no heavier face of the same design.
  private func isHeaviest(_ face: FontFace, in group: FontGroup) -> Bool {
    !Self.relatives(of: face, in: group).contains { $0.weightTrait > face.weightTrait }
  }

  /// True where the bundle has the design in another weight, so that a heavier one may well exist.
  private func hasOtherWeight(_ face: FontFace, in group: FontGroup) -> Bool {
    Self.relatives(of: face, in: group).contains { $0.weightTrait != face.weightTrait }
  }

  private static func relatives(of face: FontFace, in group: FontGroup) -> [FontFace] {
    let design = FontDesign(face)
    return group.faces.filter { other in
      let isOfFamily =
        if let family = other.family, let own = face.family { family.hasSameBytes(as: own) } else {
          false
        }
      return isOfFamily || (design != nil && FontDesign(other) == design)
    }
  }

  static func lacks(_ names: [String], _ family: String) -> String {
    "\(names.abridged) \(names.count == 1 ? "has" : "have") no heavier face in \(family), so that Bold"
      + " Text can change nothing"
  }

  static let add = """
    add a heavier face of the family, such as Semibold or Bold, and use it while \
    UIAccessibility.isBoldTextEnabled
    """
  static let consider = "set text in a lighter face, which Bold Text can replace by this one"
}
