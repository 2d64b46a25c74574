import FontInspection

/// `family-style-collision`: two faces of a family that say the same style.
struct FamilyStyleCollisionRule: Rule {
  let description = RuleDescription(
    id: "family-style-collision", severity: .warning,
    summary: "Two fonts say the same family and the same style.",
    rationale: """
      Whoever asks for that family and style, as font descriptors, interface files and generated code \
      do, gets either of the two. Fonts of one PostScript name are ps-duplicate's, and a variable font \
      beside static ones is vf-and-static's.
      """,
    source: "github.com/tuist/tuist issue 4412; Font Awesome 5.6 (three styles called Regular)",
    triggering: RuleExample(
      fonts: FontFiles(faces: [example("Light", style: "Light"), example("Thin", style: "Light")]),
      places: ["Fonts/Icons-Light.otf"]),
    clean: RuleExample(
      fonts: FontFiles(faces: [example("Light", style: "Light"), example("Thin", style: "Thin")])))

  private static func example(_ weight: String, style: String) -> FontFace {
    let isThin = weight == "Thin" && style == weight
    return FontFace(
      path: "Fonts/Icons-\(weight).otf", postScriptName: "Icons-\(weight)", family: "Icons",
      style: style, fullName: "Icons \(weight)", weight: isThin ? 100 : 300,
      weightTrait: isThin ? -0.7 : -0.23, weightName: isThin ? .ultraLight : .light, format: .cff)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.findingsInGroups { group in
      FontGroup.families(of: group.faces).compactMap { family, faces in
        let collisions = Self.collisions(among: faces)
        guard let first = collisions.first else { return nil }
        return finding(
          fonts: collisions.flatMap(\.self),
          Self.same(family, first, more: collisions.count - 1), help: Self.rename, key: family)
      }
    }
  }

  /// The faces of each style that several fonts have, by the first of their files.
  private static func collisions(among faces: [FontFace]) -> [[FontFace]] {
    var styles: [[UInt8]: [FontFace]] = [:]
    for face in faces.inFileOrder {
      guard let style = face.style, !style.isEmpty, let name = face.postScriptName else { continue }
      let others = styles[style.asciiLowercased] ?? []
      let isAnother = others.allSatisfy { other in
        !face.isOfSameFont(as: other) && face.variable == other.variable
          && other.postScriptName?.hasSameBytes(as: name) == false
      }
      if isAnother { styles[style.asciiLowercased] = others + [face] }
    }
    return styles.values.filter { $0.count > 1 }.sorted {
      $0[0].path.hasSameBytes(as: $1[0].path)
        ? $0[0].calling.utf8.lexicographicallyPrecedes($1[0].calling.utf8)
        : $0[0].path.utf8.lexicographicallyPrecedes($1[0].path.utf8)
    }
  }

  static func same(_ family: String, _ faces: [FontFace], more: Int) -> String {
    let names = faces.map(\.calling).allOfThem
    let style = faces.first?.quotedStyle ?? ""
    let rest =
      switch more {
      case ...0: ""
      case 1: "; so it is with one more style"
      default: "; so it is with \(more) more styles"
      }
    return "\(names) say the family \"\(family)\" and the style \(style)\(rest)"
  }

  static let rename = """
    give each a style of its own (name ID 17, else 2); until then name them by their PostScript names
    """
}
