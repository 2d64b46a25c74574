import FontInspection

/// `family-linking`: flags by which bold and italic are found, and which are wrong.
struct FamilyLinkingRule: Rule {
  let description = RuleDescription(
    id: "family-linking", severity: .warning,
    summary: """
      A font called Bold or Italic is not flagged so, several weights of a family are flagged bold, or \
      two weights take the same place among regular, italic, bold and bold italic.
      """,
    rationale: """
      `.bold()`, `.italic()` and symbolic traits go from a face to its relative by these flags and \
      names; where they are wrong, the bold of Regular may be Semibold, and the italic of Light that of \
      Medium. A family for each weight (name ID 1) is usual and right.
      """,
    source: """
      github.com/warp-ds/warp-ios pull request 142; the OpenType specification, fsSelection, \
      learn.microsoft.com/typography/opentype/spec/os2
      """,
    triggering: example(flag: 0, places: ["Fonts/Lato-Bold.ttf"]),
    clean: example(flag: 1, places: []))

  private static func example(flag: Int, places: [String]) -> RuleExample {
    RuleExample(
      fonts: FontFiles(
        faces: [.exampleBold, .exampleRegular],
        details: [
          FontDetails(
            path: "Fonts/Lato-Bold.ttf",
            names: .example(
              family: "Lato", style: "Bold", full: "Lato Bold", postScript: "Lato-Bold"),
            fsSelection: flag << 5, macStyle: flag)
        ]), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let linked = context.loadableFonts.compactMap { LinkedFont($0, context.fonts.details(of: $0)) }
    let unflagged = FontGroup.families(of: linked.filter { !$0.missing.isEmpty }.map(\.font))
    let missing = unflagged.compactMap { family, fonts -> Diagnostic? in
      let fonts = fonts.inFileOrder
      guard let first = fonts.first, let link = LinkedFont(first, context.fonts.details(of: first))
      else { return nil }
      return finding(
        fonts: fonts, Self.lacks(link, more: fonts.count - 1), help: Self.setFlags,
        key: "flags of " + family)
    }
    let known = Set(missing.map(\.fingerprintKey))
    return missing
      + context.findingsInGroups { group in
        FontGroup.families(of: group.fonts).compactMap { family, fonts in
          guard !known.contains("flags of " + family) else { return nil }
          let linked = fonts.inFileOrder.compactMap {
            LinkedFont($0, context.fonts.details(of: $0))
          }
          return sharedPlace(family, linked) ?? severalBold(family, linked)
        }
      }
  }

  // MARK: - Flags that are missing

  private static func lacks(_ link: LinkedFont, more: Int) -> String {
    let rest =
      switch more {
      case ...0: ""
      case 1: "; so it is with one more font of the family"
      default: "; so it is with \(more) more fonts of the family"
      }
    return "the font is called \"\(link.style)\", but \(link.missing.abridged)\(rest)"
  }

  static let setFlags = """
    set the flags: for Bold bit 5 of OS/2 fsSelection and bit 0 of head macStyle, for Italic bit 0 of \
    fsSelection and bit 1 of macStyle
    """

  // MARK: - Places that several weights take

  /// Two weights that are both, say, the italic of one short family.
  private func sharedPlace(_ family: String, _ fonts: [LinkedFont]) -> Diagnostic? {
    var places: [[UInt8]: [LinkedFont]] = [:]
    for font in fonts where font.isNamedByLink && !font.font.variable {
      let key =
        Array(font.shortFamily.utf8) + [0] + font.style.asciiLowercased + [
          0, UInt8(clamping: font.font.width ?? 5),
        ]
      places[key, default: []].append(font)
    }
    let shared = places.values.filter { Set($0.map(\.font.weight)).count > 1 }
      .sorted { $0[0].font.path.utf8.lexicographicallyPrecedes($1[0].font.path.utf8) }
    // Where the whole style is the same, the family has a collision, which is another rule's finding.
    guard let first = shared.first,
      Set(first.map { $0.font.style?.asciiLowercased ?? [] }).count == first.count
    else { return nil }
    return finding(
      fonts: shared.flatMap { $0.map(\.font) },
      Self.share(first.map(\.font.quotedStyle), first[0].style, first[0].shortFamily),
      help: Self.separate, key: family)
  }

  static func share(_ styles: [String], _ style: String, _ family: String) -> String {
    "\(styles.allOfThem) say that they are \"\(style)\" of the family \"\(family)\" (name IDs 2 and"
      + " 1), so that bold and italic may lead to the wrong weight"
  }

  static let separate = """
    give each weight beside Regular and Bold a short family of its own (name ID 1, such as "Lato \
    Light"), and all of them the same typographic one (name ID 16)
    """

  /// Several weights that are flagged bold.
  private func severalBold(_ family: String, _ fonts: [LinkedFont]) -> Diagnostic? {
    let flagged = fonts.filter { $0.isFlaggedBold && !$0.font.variable }
    let groups = Dictionary(grouping: flagged) { $0.font.slantAndWidth }
      .filter { Set($0.value.map(\.font.weight)).count > 1 }
      .sorted { $0.key < $1.key }.map(\.value)
    guard let first = groups.first else { return nil }
    return finding(
      fonts: groups.flatMap { $0.map(\.font) },
      Self.several(first.map(\.font.quotedStyle).eachOnce, family),
      help: Self.flagOne, key: family)
  }

  static func several(_ styles: [String], _ family: String) -> String {
    "\(styles.abridged) of \(family) are \(styles.count == 2 ? "both" : "all") flagged bold, so that the bold of Regular may be any of"
      + " them"
  }

  static let flagOne = """
    clear bit 5 of OS/2 fsSelection and bit 0 of head macStyle in all but the family's Bold, or name \
    the faces by their PostScript names instead of asking for bold
    """
}

/// What a font's flags and short names make of it for linking.
private struct LinkedFont {
  let font: FontFace
  /// `name` ID 1.
  let shortFamily: String
  /// `name` ID 2.
  let style: String
  let isFlaggedBold: Bool
  /// Which flags its style calls for and it does not have, for people.
  let missing: [String]

  /// nil where too little is known.
  init?(_ font: FontFace, _ details: FontDetails?) {
    guard let details, let shortFamily = font.legacyFamily ?? font.family,
      let style = Self.english(2, details.names)
    else { return nil }
    self.font = font
    self.shortFamily = shortFamily
    self.style = style
    let isBold = (
      details.fsSelection.map { $0 >> 5 & 1 == 1 }, details.macStyle.map { $0 & 1 == 1 }
    )
    let isItalic = (
      details.fsSelection.map { $0 & 1 == 1 }, details.macStyle.map { $0 >> 1 & 1 == 1 }
    )
    isFlaggedBold = isBold.0 ?? isBold.1 ?? false
    let place = LinkPlace(style)
    var missing: [String] = []
    func check(_ flags: (Bool?, Bool?), _ word: String) {
      switch flags {
      case (false?, false?), (false?, nil), (nil, false?):
        missing.append("no flag says \(word)")
      case (false?, true?): missing.append("fsSelection does not say \(word)")
      case (true?, false?): missing.append("macStyle does not say \(word)")
      default: break
      }
    }
    if place?.isBold == true { check(isBold, "bold") }
    if place?.isItalic == true { check(isItalic, "italic") }
    self.missing = missing
  }

  /// True where ID 2 is one of the four words that it is made for.
  var isNamedByLink: Bool { LinkPlace(style) != nil }

  /// The English value of an ID, as Windows has it, else as any platform.
  private static func english(_ id: Int, _ names: [NameRecord]) -> String? {
    let records = names.filter { $0.nameID == id && $0.value?.isEmpty == false }
    let english = records.filter { $0.languageTag?.hasPrefix("en") ?? true }
    return (english.first { $0.platform == 3 } ?? english.first ?? records.first)?.value
  }

  /// One of the four places of a short family.
  private struct LinkPlace {
    var isBold: Bool
    var isItalic: Bool

    init?(_ style: String) {
      switch String(decoding: style.asciiLowercased, as: UTF8.self) {
      case "regular", "normal", "roman": (isBold, isItalic) = (false, false)
      case "italic", "oblique": (isBold, isItalic) = (false, true)
      case "bold": (isBold, isItalic) = (true, false)
      case "bold italic", "bold oblique", "bolditalic", "boldoblique":
        (isBold, isItalic) = (true, true)
      default: return nil
      }
    }
  }
}
