import FontInspection

/// `family-split`: one design whose faces are in several families.
struct FamilySplitRule: Rule {
  let description = RuleDescription(
    id: "family-split", severity: .warning,
    summary: """
      The faces of one design say different families and have no typographic one (name ID 16), or the \
      two families of a font (name IDs 16 and 1) have nothing in common.
      """,
    rationale: """
      iOS looks for bold and italic within a family: faces that say different families do not find each \
      other, `UIFont.fontNames(forFamilyName:)` lists one of them, and a weight modifier changes \
      nothing. Families for widths and optical sizes are usual and right.
      """,
    source: "github.com/SwiftGen/SwiftGen issue 1136 (Gilroy)",
    triggering: RuleExample(
      fonts: FontFiles(faces: [
        example("Black", family: "Gilroy-Black", style: "Regular"),
        example("Bold", family: "Gilroy-Bold", style: "Regular"),
      ]), places: ["Fonts/Gilroy-Black.otf"]),
    clean: RuleExample(
      fonts: FontFiles(faces: [
        example("Black", family: "Gilroy", style: "Black"),
        example("Bold", family: "Gilroy", style: "Bold"),
      ])))

  private static func example(_ weight: String, family: String, style: String) -> FontFace {
    let isBlack = weight == "Black"
    return FontFace(
      path: "Fonts/Gilroy-\(weight).otf", postScriptName: "Gilroy-\(weight)", family: family,
      style: style, fullName: "Gilroy \(weight)", weight: isBlack ? 900 : 700,
      weightTrait: isBlack ? 0.8 : 0.4, weightName: isBlack ? .black : .bold, bold: true,
      format: .cff)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.findingsInGroups(splitDesigns) + unrelatedFamilies(in: context)
  }

  // MARK: - One design in several families

  private func splitDesigns(in group: FontGroup) -> [Diagnostic] {
    var designs: [FontDesign: [FontFace]] = [:]
    for font in group.fonts {
      if let design = FontDesign(font) { designs[design, default: []].append(font) }
    }
    return designs.values.compactMap { fonts in
      let families = FontGroup.families(of: fonts)
      guard families.count > 1, let design = fonts.inFileOrder.first.flatMap(FontDesign.init) else {
        return nil
      }
      // The family that says no weight is the one that the others should say.
      let common = families.first {
        StyleName.stem(ofFamily: $0.name) == StyleName.letters(ofFamily: $0.name)
      }
      let names = families.map { "\"\($0.name)\"" }
      let apart =
        common.map { common in
          families.filter { !$0.name.hasSameBytes(as: common.name) }.flatMap(\.faces)
        } ?? fonts
      return finding(
        fonts: apart, Self.split(names), help: Self.unite(common?.name),
        key: design.key)
    }
  }

  static func split(_ families: [String]) -> String {
    "the faces of one design are in \(families.count) families, \(families.abridged), so that bold,"
      + " italic and weights do not find each other"
  }

  static func unite(_ family: String?) -> String {
    (family.map { "give them the family \"\($0)\" (name ID 16)" }
      ?? "give them one family (name ID 16)")
      + " and their styles (name ID 17); until then name each face by its PostScript name"
  }

  // MARK: - Two families of one font

  private func unrelatedFamilies(in context: AuditContext) -> [Diagnostic] {
    let unrelated = context.loadableFonts.filter { font in
      guard let family = font.family, let legacy = font.legacyFamily else { return false }
      return !Self.areRelated(family, legacy)
    }
    return FontGroup.families(of: unrelated).compactMap { family, fonts in
      let fonts = fonts.inFileOrder
      guard let legacy = fonts.first?.legacyFamily else { return nil }
      return finding(
        fonts: fonts, Self.unrelated(family, legacy), help: Self.relate(family), key: family)
    }
  }

  /// True where the names share a word's beginning, initials or a word, as far as can be seen: short
  /// family names (name ID 1) are abbreviated to 31 characters, as `LM Roman 10` for Latin Modern.
  private static func areRelated(_ family: String, _ legacy: String) -> Bool {
    let letters = [family, legacy].map { text in
      text.asciiLowercased.split { byte in
        !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
    }
    // Other scripts have other words for the same.
    guard [family, legacy].allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }),
      let first = letters[0].first, let second = letters[1].first
    else { return true }
    if first.prefix(3) == second.prefix(3) { return true }
    let initials = letters.map { $0.compactMap(\.first) }
    return letters[0].contains { word in word.count > 2 && letters[1].contains(word) }
      || initials[0].starts(with: second) || initials[1].starts(with: first)
      || letters[0].joined().starts(with: letters[1].joined())
      || letters[1].joined().starts(with: letters[0].joined())
  }

  static func unrelated(_ family: String, _ legacy: String) -> String {
    "the family is \"\(family)\" (name ID 16), the short family \"\(legacy)\" (name ID 1); they have"
      + " nothing in common"
  }

  static func relate(_ family: String) -> String {
    "have name ID 1 begin with \"\(family)\"; until then name each face by its PostScript name"
  }
}
