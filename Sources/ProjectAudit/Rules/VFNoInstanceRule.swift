import FontInspection

/// `vf-no-instance`: a weight of a variable font that has no name.
struct VFNoInstanceRule: Rule {
  let description = RuleDescription(
    id: "vf-no-instance", severity: .warning,
    summary: "A weight is asked of a variable font that has no named instance of that weight.",
    rationale: """
      iOS offers a variable font's named instances only; another weight, though the axis has it, gives \
      the nearest instance.
      """,
    source: "github.com/expo/expo pull request 48777",
    triggering: .swift(
      "let font = Font.custom(\"Karla\", size: 17).weight(.semibold)\n", faces: exampleKarla,
      places: ["App.swift:1:42"]),
    clean: .swift(
      "let font = Font.custom(\"Karla\", size: 17).weight(.bold)\n", faces: exampleKarla))

  private static let exampleKarla = [
    ("Karla", "Regular", 400, WeightName.regular), ("Karla_Bold", "Bold", 700, .bold),
  ]
  .enumerated().map { index, face in
    FontFace(
      path: "Fonts/Karla[wght].ttf", postScriptName: face.0, family: "Karla", style: face.1,
      fullName: "Karla \(face.1)", weight: face.2, weightName: face.3, variable: true,
      instance: FaceInstance(
        index: index, name: face.1, coordinates: [], isDefault: index == 0))
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = NamedFonts(context)
    let families = Dictionary(grouping: context.fonts.appFaces) { Array(($0.family ?? "").utf8) }
    return context.project.fontCalls.compactMap { call in
      guard let modifier = call.usage.weightModifier, let weight = modifier.weight,
        let resolved = fonts.all(of: call), resolved.count == 1,
        let face = resolved[0].faces.first, let family = face.family,
        let name = call.names.first, name.hasSameBytes(as: family)
      else { return nil }
      let faces = families[Array(family.utf8)] ?? []
      guard faces.allSatisfy(\.variable), !faces.contains(where: { $0.weightName == weight }) else {
        return nil
      }
      return finding(
        at: SourcePlace(path: call.place.path, position: modifier.position),
        Self.none(weight, family), help: Self.choose(faces))
    }
  }

  static func none(_ weight: WeightName, _ family: String) -> String {
    "no named instance of \(family) is \(weight.rawValue)"
  }

  static func choose(_ faces: [FontFace]) -> String {
    let names = faces.compactMap { $0.instance?.name }
    return "ask for a weight that has an instance (\(names.listed)), or set the wght axis with a"
      + " UIFontDescriptor's variation attribute"
  }
}
