import FontInspection

/// `plist-font-normalization`: an entry that matches a file only in another Unicode form.
struct PlistFontNormalizationRule: Rule {
  let description = RuleDescription(
    id: "plist-font-normalization", severity: .warning,
    summary: "A UIAppFonts entry has the letters of a file's name, but not its bytes.",
    rationale: """
      An accented letter can be written as one code point (NFC) or as a letter and a mark (NFD); both \
      look alike. Some file systems take the two for one name and others do not, so the font may load \
      on the Mac and be missing on a device.
      """,
    source: "github.com/lionheart/openradar-mirror issue 17174; Unicode Standard Annex 15",
    triggering: .plist(["Caf\u{E9}.ttf"], faces: [exampleDecomposed], places: ["Info.plist:4:5"]),
    clean: .plist(["Cafe\u{301}.ttf"], faces: [exampleDecomposed]))

  private static let exampleDecomposed = FontFace(
    path: "Fonts/Cafe\u{301}.ttf", postScriptName: "Cafe-Regular", family: "Cafe",
    style: "Regular", fullName: "Cafe Regular")

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard case .normalization(let path) = entry.verdict, let file = entry.entry.file,
        let entryName = entry.entry.fileName
      else { return nil }
      let name = ProjectFile.name(of: path)
      return finding(
        at: entry, Self.differs(file), help: Self.help(entryName, name), suggestion: name,
        fix: entry.replacing(fileName: name))
    }
  }

  static func differs(_ entry: String) -> String {
    "UIAppFonts lists \(entry); the file's name has the same letters in other code points"
  }

  /// Shows the first letter that is written in two ways.
  static func help(_ entry: String, _ file: String) -> String {
    // Names that are canonically equivalent have their letters at the same places.
    let pair = zip(entry, file).first { !String($0).hasSameBytes(as: String($1)) }
    guard let pair else { return "copy the file's name into the entry" }
    return "copy the file's name into the entry: the entry has \(codePoints(pair.0)), the file has"
      + " \(codePoints(pair.1))"
  }

  private static func codePoints(_ letter: Character) -> String {
    letter.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }.joined(separator: " ")
  }
}
