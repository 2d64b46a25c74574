import FontInspection

/// `vf-and-static`: a family as a variable font and as static fonts at once.
struct VFAndStaticRule: Rule {
  let description = RuleDescription(
    id: "vf-and-static", severity: .warning,
    summary: "A family is shipped as a variable font and as static fonts.",
    rationale: """
      Both bring the same styles under the same family, so that which of them comes is left to chance; \
      where they share a PostScript name too, iOS refuses the second file (error 305). And the app \
      carries each outline twice.
      """,
    source: "github.com/googlefonts/fontc issue 1371, which quotes the Glyphs handbook",
    triggering: example(
      [staticBold], places: ["Fonts/Karla[wght].ttf"]),
    clean: example([], places: []))

  private static let staticBold = FontFace(
    path: "Fonts/Karla-Bold.ttf", postScriptName: "Karla-Bold", family: "Karla", style: "Bold",
    fullName: "Karla Bold", weight: 700, weightTrait: 0.4, weightName: .bold, bold: true)

  private static func example(_ statics: [FontFace], places: [String]) -> RuleExample {
    RuleExample(
      fonts: FontFiles(
        faces: [
          FontFace(
            path: "Fonts/Karla[wght].ttf", postScriptName: "Karla-Regular", family: "Karla",
            style: "Regular", fullName: "Karla Regular", variable: true,
            instance: FaceInstance(
              index: 0, name: "Regular", coordinates: [AxisValue(tag: "wght", value: 400)],
              isDefault: true))
        ] + statics), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.findingsInGroups { group in
      FontGroup.families(of: group.faces).compactMap { family, faces in
        let variable = faces.filter(\.variable)
        let fonts = FontGroup(faces: faces).fonts.inFileOrder
        // An upright variable font beside static italics brings nothing twice.
        let doubled = fonts.filter { font in
          !font.variable && variable.contains { Self.covers($0, font) }
        }
        let covering = fonts.filter { font in
          font.variable && doubled.contains { Self.covers(font, $0) }
        }
        guard let first = covering.first else { return nil }
        return finding(
          fonts: covering, Self.both(family, doubled), help: Self.pick(first, doubled), key: family,
          related: doubled.map {
            Diagnostic.RelatedPlace(
              path: $0.path, line: nil, message: "the static font \($0.calling)")
          })
      }
    }
  }

  /// True where the variable font brings what the static one does.
  private static func covers(_ variable: FontFace, _ font: FontFace) -> Bool {
    let axes = variable.instance?.coordinates.map(\.tag) ?? []
    return (variable.italic == font.italic || axes.contains("ital") || axes.contains("slnt"))
      && (variable.width == font.width || axes.contains("wdth"))
  }

  static func both(_ family: String, _ statics: [FontFace]) -> String {
    "\(family) is here as a variable font and as static \(statics.map(\.calling).abridged)"
  }

  static func pick(_ variable: FontFace, _ statics: [FontFace]) -> String {
    "keep one kind: remove \(variable.path), or \(statics.map(\.path).abridged)"
  }
}
