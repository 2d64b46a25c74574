import FontInspection

/// `name-edge-space`: a name with a space that nobody sees.
struct NameEdgeSpaceRule: Rule {
  let description = RuleDescription(
    id: "name-edge-space", severity: .warning,
    summary: """
      A family, style or full name begins or ends with a space, has two in a row, holds a control \
      character, or is an empty record.
      """,
    rationale: """
      iOS compares names byte for byte, so that code has to write the space that nobody sees. Other \
      tools trim it and show a name under which iOS finds nothing.
      """,
    source: "Fontspector, check name/trailing_spaces",
    triggering: example(family: "Trail ", places: ["Fonts/Trail.ttf"]),
    clean: example(family: "Trail", places: []))

  private static func example(family: String, places: [String]) -> RuleExample {
    RuleExample(
      fonts: FontFiles(
        faces: [
          FontFace(
            path: "Fonts/Trail.ttf", postScriptName: "Trail-Regular", family: family,
            style: "Regular", fullName: "Trail Regular")
        ],
        details: [
          FontDetails(
            path: "Fonts/Trail.ttf",
            names: .example(
              family: family, style: "Regular", full: "Trail Regular", postScript: "Trail-Regular"))
        ]), places: places)
  }

  /// Those of the names of identity that may hold spaces; a PostScript name is another rule's.
  private static let names = [
    1: "family (name ID 1)", 2: "style (name ID 2)", 4: "full name (name ID 4)",
    16: "family (name ID 16)", 17: "style (name ID 17)",
  ]

  func findings(in context: AuditContext) -> [Diagnostic] {
    let faulty = context.loadableFonts.filter { !faults(of: $0, in: context).isEmpty }
    return FontGroup.families(of: faulty).compactMap { family, fonts in
      let fonts = fonts.inFileOrder
      guard let first = fonts.first else { return nil }
      return finding(
        fonts: fonts,
        faults(of: first, in: context).abridged + Self.more(fonts.count - 1, of: family),
        help: Self.trim, key: family)
    }
  }

  /// What is wrong with the names that iOS may take: those in English.
  private func faults(of font: FontFace, in context: AuditContext) -> [String] {
    guard let details = context.fonts.details(of: font) else { return [] }
    var faults: [String] = []
    for record in details.names.sorted(by: { $0.nameID < $1.nameID }) {
      guard let name = Self.names[record.nameID], record.languageTag?.hasPrefix("en") ?? true
      else { continue }
      let fault: String
      if let value = record.value, !value.isEmpty {
        guard let odd = Self.oddity(of: value) else { continue }
        fault = "the \(name) \"\(value)\" \(odd)"
      } else if record.length == 0, [16, 17].contains(record.nameID) {
        // Where nothing else gives an ID that has to be there, it is missing: another rule's finding.
        fault = "the \(name) is an empty record"
      } else {
        continue
      }
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  private static func oddity(of name: String) -> String? {
    let scalars = Array(name.unicodeScalars)
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "holds a control character"
    }
    switch (scalars.first.map(isSpace) ?? false, scalars.last.map(isSpace) ?? false) {
    case (true, true): return "begins and ends with a space"
    case (true, false): return "begins with a space"
    case (false, true): return "ends with a space"
    case (false, false): break
    }
    let hasPair = zip(scalars, scalars.dropFirst()).contains { isSpace($0) && isSpace($1) }
    return hasPair ? "has two spaces in a row" : nil
  }

  static func more(_ count: Int, of family: String) -> String {
    switch count {
    case ...0: ""
    case 1: "; one more font of \(family) has such a name"
    default: "; \(count) more fonts of \(family) have such names"
    }
  }

  static let trim = """
    trim it in the font's name table; until then copy the name from `fontscale list`, or use the \
    PostScript name
    """
}
