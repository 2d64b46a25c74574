import FontInspection

/// `icon-glyph-missing`: a character that an icon font does not draw.
struct IconGlyphMissingRule: Rule {
  let description = RuleDescription(
    id: "icon-glyph-missing", severity: .error,
    summary:
      "Code draws a character of an icon font that the font in the project has no glyph for.",
    rationale: """
      In place of the icon a box is shown, or nothing. It happens when the list of icons is newer than \
      the font, or the other way round.
      """,
    source: "the comparison of public apps' icon enumerations with the fonts that they ship",
    triggering: example(0xF102, places: ["App.swift:3:17"]),
    clean: example(0xF101))

  private static func example(_ last: UInt32, places: [String] = []) -> RuleExample {
    let face = FontFace(
      path: "Fonts/Icons.ttf", postScriptName: "Icons", family: "Icons", style: "Regular",
      fullName: "Icons")
    let text = """
      enum Icon: String {
        case home = "\\u{f100}"
        case search = "\\u{\(String(last, radix: 16))}"
        var font: UIFont? { UIFont(name: "Icons", size: 24) }
      }

      """
    return RuleExample(
      files: [ProjectFile(path: "App.swift", text: text)],
      fonts: FontFiles(
        faces: [face],
        details: [FontDetails(path: face.path, characters: CodePointSet([0xF100...0xF101]))]),
      places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let icons = context.fonts.appFaces.filter { face in
      context.fonts.details(of: face).map { details in
        details.characters.count > 0
          && details.characters.privateUseCount * 2 > details.characters.count
      } ?? false
    }
    guard !icons.isEmpty else { return [] }
    let fonts = NamedFonts(context)
    let named = Dictionary(grouping: context.project.fontCalls) { Array($0.place.path.utf8) }
    var groups: [Group: [IconCodePoint]] = [:]
    // The Apple logo, and what Apple's own fonts have in plane 16, are no icon font's.
    for point in context.project.iconCodePoints
    where point.codePoint != 0xF8FF && point.codePoint < 0x100000 {
      groups[Group(path: Array(point.place.path.utf8), owner: point.owner), default: []].append(
        point)
    }
    return groups.sorted { $0.value[0].place < $1.value[0].place }.compactMap { group, points in
      let here = (named[group.path] ?? []).flatMap { fonts.ownFaces(of: $0) ?? [] }
      let drawing = here.filter { face in
        icons.contains { $0.path.hasSameBytes(as: face.path) && $0.faceIndex == face.faceIndex }
      }
      guard let faces = drawing.isEmpty ? only(icons) : drawing else { return nil }
      let sets = faces.compactMap { context.fonts.details(of: $0)?.characters }
      let missing = points.filter { point in !sets.contains { $0.contains(point.codePoint) } }
      // Where most are not in the font, another draws them.
      guard let first = missing.first,
        missing.count * 2 <= points.count || !drawing.isEmpty && missing.count < points.count
      else {
        return nil
      }
      return finding(
        at: first.place, Self.missing(missing.count, of: points.count, first.codePoint, faces),
        help: Self.update)
    }
  }

  private struct Group: Hashable {
    var path: [UInt8]
    var owner: String
  }

  /// The project's icon font, if it has but one.
  private func only(_ icons: [FontFace]) -> [FontFace]? {
    Set(icons.map { Array($0.path.utf8) }).count == 1 ? icons : nil
  }

  static func missing(_ count: Int, of all: Int, _ first: UInt32, _ faces: [FontFace]) -> String {
    var files: [String] = []
    for face in faces where !files.contains(where: { $0.hasSameBytes(as: face.fileName) }) {
      files.append(face.fileName)
    }
    let code = "U+" + String(first, radix: 16, uppercase: true)
    let icons = count == 1 ? "1 of \(all) icons has" : "\(count) of \(all) icons have"
    return "\(icons) no glyph in \(files.listed), first \(code)"
  }

  static let update = "ship the version of the font that has them, or remove the icons"
}
