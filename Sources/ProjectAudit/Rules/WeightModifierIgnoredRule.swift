import FontInspection

/// `weight-modifier-ignored`: a weight asked of a single face.
struct WeightModifierIgnoredRule: Rule {
  let description = RuleDescription(
    id: "weight-modifier-ignored", severity: .warning,
    summary: "A weight is asked of a font that a PostScript name chose.",
    rationale: """
      `.weight(…)` and `.bold()` do not look for another face of the family where the font was made \
      from a PostScript name: the text stays as it is, or is drawn thinner or thicker by stretching. \
      They do after a family's name.
      """,
    source: """
      github.com/manaflow-ai/cmux pull request 12073; github.com/steamclock/niceComponents issue 66
      """,
    triggering: .swift(
      "let font = Font.custom(\"Lato-Regular\", size: 17).weight(.bold)\n",
      faces: [.exampleRegular, .exampleBold], places: ["App.swift:1:49"]),
    clean: .swift(
      "let font = Font.custom(\"Lato-Bold\", size: 17)\n", faces: [.exampleRegular, .exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = NamedFonts(context)
    return context.project.fontCalls.compactMap { call in
      guard let modifier = call.usage.weightModifier, let weight = modifier.weight,
        let resolved = fonts.all(of: call), resolved.count == 1,
        resolved[0].resolution == .bundled, let face = resolved[0].faces.first,
        !face.variable, face.weightName != weight, let name = face.postScriptName,
        face.family.map({ !$0.hasSameBytes(as: name) }) ?? true,
        face.legacyFamily.map({ !$0.hasSameBytes(as: name) }) ?? true
      else { return nil }
      let better = context.fonts.appFaces.first { other in
        other.weightName == weight && other.italic == face.italic && other.width == face.width
          && other.postScriptName != nil
          && face.family.map { other.family?.hasSameBytes(as: $0) ?? false } ?? false
      }
      return finding(
        at: SourcePlace(path: call.place.path, position: modifier.position),
        Self.ignored(modifier.text, name),
        help: better.flatMap { face in
          face.postScriptName.map { Self.remove(modifier.text, $0, face) }
        } ?? Self.useFamily(face.family))
    }
  }

  static func ignored(_ modifier: String, _ name: String) -> String {
    "\(modifier) finds no other face: \"\(name)\" names a single one"
  }

  static func remove(_ modifier: String, _ name: String, _ face: FontFace) -> String {
    "name the face, \(NameSuggestion(name: name, face: face).help), and drop \(modifier)"
  }

  static func useFamily(_ family: String?) -> String {
    family.map { "drop it, or name the family, \"\($0)\", with a face of that weight" } ?? "drop it"
  }
}
