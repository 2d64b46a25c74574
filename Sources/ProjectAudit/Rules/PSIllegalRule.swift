import FontInspection

/// `ps-illegal`: a PostScript name with characters that it must not have, or too long.
struct PSIllegalRule: Rule {
  let description = RuleDescription(
    id: "ps-illegal", severity: .error,
    summary: "A PostScript name (name ID 6) holds a character that it must not, or is too long.",
    rationale: """
      A PostScript name is made of printable ASCII without spaces and without [](){}<>/%, at most 63 \
      characters. Tools disagree on other names: FreeType gives none or drops characters, Fontconfig \
      makes up another, and how iOS takes them is not known, so that a font found today may be lost \
      tomorrow. A warning for names of 64 to 127 characters that are right otherwise.
      """,
    source: """
      the OpenType specification, learn.microsoft.com/typography/opentype/spec/name; Fontspector, \
      check opentype/postscript_name
      """,
    triggering: RuleExample(
      fonts: FontFiles(faces: [example(named: "Space Name Regular")]),
      places: ["Fonts/SpaceName.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [example(named: "SpaceName-Regular")])))

  private static func example(named name: String) -> FontFace {
    FontFace(
      path: "Fonts/SpaceName.ttf", postScriptName: name, family: "Space Name", style: "Regular",
      fullName: "Space Name Regular")
  }

  /// What is wrong with a name; several fonts of a family that have the same are one finding.
  private enum Fault: String {
    case characters, length, extremeLength

    var severity: Severity { self == .length ? .warning : .error }
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    var groups: [[UInt8]: (fault: Fault, fonts: [FontFace])] = [:]
    for font in context.loadableFonts {
      guard let fault = Self.fault(of: font) else { continue }
      let key = fault.rawValue + " " + (font.family ?? font.path)
      groups[Array(key.utf8), default: (fault, [])].fonts.append(font)
    }
    return groups.map { key, group in
      let fonts = group.fonts.inFileOrder
      let names = fonts.compactMap(\.postScriptName).eachOnce
      return finding(
        fonts: fonts, severity: group.fault.severity, Self.message(group.fault, names),
        help: Self.rename(Self.legalName(for: fonts.first)),
        key: String(decoding: key, as: UTF8.self))
    }
  }

  /// nil for a legal name and for none. The names that instances get are another rule's.
  private static func fault(of font: FontFace) -> Fault? {
    guard let name = font.postScriptName, !name.isEmpty else { return nil }
    if !illegalCharacters(of: name).isEmpty { return .characters }
    return name.utf8.count > 127 ? .extremeLength : name.utf8.count > 63 ? .length : nil
  }

  static func illegalCharacters(of name: String) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars
    where !(33...126).contains(scalar.value) || "[](){}<>/%".unicodeScalars.contains(scalar) {
      if !found.contains(scalar) { found.append(scalar) }
    }
    return found
  }

  private static func message(_ fault: Fault, _ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    let isOne = names.count == 1
    switch fault {
    case .characters:
      let characters = Array(Set(names.flatMap(illegalCharacters))).sorted()
      return
        (isOne
        ? "the PostScript name \(quoted[0]) holds "
        : "the PostScript names \(quoted.abridged) hold ")
        + characters.map(called).abridged
    case .length, .extremeLength:
      return isOne
        ? "the PostScript name \(quoted[0]) has \(names[0].utf8.count) characters; 63 are allowed"
        : "the PostScript names \(quoted.abridged) have more than the 63 characters that are allowed"
    }
  }

  /// `a space`, `"("`, `U+00E9`.
  private static func called(_ scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a space" }
    if (33...126).contains(scalar.value) { return "\"\(scalar)\"" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// A name of the usual form, made of family and style; nil where they hold too few letters.
  private static func legalName(for font: FontFace?) -> String? {
    func letters(_ text: String?) -> String {
      String(
        decoding: (text ?? "").utf8.filter {
          (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }, as: UTF8.self)
    }
    let (family, style) = (letters(font?.family), letters(font?.style))
    guard !family.isEmpty, family.utf8.count + style.utf8.count < 63 else { return nil }
    return style.isEmpty ? family : family + "-" + style
  }

  static func rename(_ name: String?) -> String {
    (name.map { "give the font a legal name, such as \"\($0)\"" } ?? "give the font a legal name")
      + " (name ID 6), and write that in code; until then code has to write this one exactly"
  }
}
