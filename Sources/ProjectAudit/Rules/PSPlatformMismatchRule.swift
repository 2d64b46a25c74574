import FontInspection

/// `ps-platform-mismatch`: a font that says its PostScript name in several ways.
struct PSPlatformMismatchRule: Rule {
  let description = RuleDescription(
    id: "ps-platform-mismatch", severity: .warning,
    summary: "The records of a PostScript name (name ID 6) differ, or CFF says another.",
    rationale: """
      Which record iOS takes is not published, and has changed before: the name that code has to write \
      may be either. A font has one PostScript name, which all records and CFF should repeat. The \
      members of a collection may share their CFF table, which then can name but one.
      """,
    source: """
      github.com/google/fonts issue 1305 (Caesar Dressing); github.com/foliojs/fontkit issue 140; \
      github.com/googlefonts/gftools issue 469
      """,
    triggering: example(macintosh: "MacWinOther-Regular", places: ["Fonts/MacWin.ttf"]),
    clean: example(macintosh: "MacWin-Regular", places: []))

  private static func example(macintosh: String, places: [String]) -> RuleExample {
    RuleExample(
      fonts: FontFiles(
        faces: [
          FontFace(
            path: "Fonts/MacWin.ttf", postScriptName: "MacWin-Regular", family: "MacWin",
            style: "Regular", fullName: "MacWin Regular")
        ],
        details: [
          FontDetails(
            path: "Fonts/MacWin.ttf",
            names: .example(
              family: "MacWin", style: "Regular", full: "MacWin Regular",
              postScript: "MacWin-Regular")
              + [NameRecord(platform: 1, encoding: 0, language: 0, nameID: 6, value: macintosh)])
        ]), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let differing = context.loadableFonts.filter { names(of: $0, in: context).count > 1 }
    return FontGroup.families(of: differing).compactMap { family, fonts in
      let fonts = fonts.inFileOrder
      guard let first = fonts.first, let taken = first.postScriptName else { return nil }
      return finding(
        fonts: fonts,
        Self.differs(names(of: first, in: context)) + Self.more(fonts.count - 1, of: family),
        help: Self.repeatName(taken), key: family)
    }
  }

  /// The names that a font goes by, each once, with who says so.
  private func names(
    of font: FontFace, in context: AuditContext
  ) -> [(name: String, places: [String])] {
    var names: [(name: String, places: [String])] = []
    func add(_ name: String, _ place: String) {
      if let index = names.firstIndex(where: { $0.name.hasSameBytes(as: name) }) {
        if !names[index].places.contains(place) { names[index].places.append(place) }
      } else {
        names.append((name, [place]))
      }
    }
    guard font.postScriptName != nil, let details = context.fonts.details(of: font) else {
      return []
    }
    for record in details.names where record.nameID == 6 {
      if let value = record.value, !value.isEmpty { add(value, Self.place(of: record)) }
    }
    if font.container != .collection, let name = details.cffName { add(name, "CFF") }
    return names
  }

  private static func place(of record: NameRecord) -> String {
    let platform =
      switch record.platform {
      case 0: "Unicode"
      case 1: "Macintosh"
      case 3: "Windows"
      default: record.platformText
      }
    let isEnglish = record.languageTag?.hasPrefix("en") ?? true
    return isEnglish ? platform : "\(platform) in \(record.languageText ?? "another language")"
  }

  static func differs(_ names: [(name: String, places: [String])]) -> String {
    "the PostScript name is "
      + names.map { "\"\($0.name)\" for \($0.places.abridged)" }.abridged
  }

  static func more(_ count: Int, of family: String) -> String {
    switch count {
    case ...0: ""
    case 1: "; one more font of \(family) differs so"
    default: "; \(count) more fonts of \(family) differ so"
    }
  }

  static func repeatName(_ name: String) -> String {
    "have every record of name ID 6, and CFF, say one name; \"\(name)\" is the one taken here: try it"
      + " on a device"
  }
}
