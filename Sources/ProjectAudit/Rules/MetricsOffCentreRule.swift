import FontInspection

/// `metrics-off-centre`: text that sits too high or too low in its line.
struct MetricsOffCentreRule: Rule {
  let description = RuleDescription(
    id: "metrics-off-centre", severity: .warning,
    summary: "The middle of capitals is more than 5 % of the line height off the line's middle.",
    rationale: """
      A button, a badge or a row centres the line, not the letters: where ascender and descender are \
      uneven, text visibly sits too high or too low beside icons and beside the system font.
      """,
    source: """
      github.com/chrismsimpson/Metropolis issue 30; github.com/productiontype/Spectral issue 19; \
      khorbushko.github.io
      """,
    triggering: .font(places: ["Fonts/Lato-Bold.ttf"]) { face, details in
      face.metrics.capHeight = 700
      details.verticalMetrics = VerticalMetrics(ascender: 1050, descender: -150)
      details.characters = CodePointSet([0x41...0x7A])
    },
    clean: .font { face, details in
      face.metrics.capHeight = 700
      details.verticalMetrics = VerticalMetrics(ascender: 950, descender: -250)
      details.characters = CodePointSet([0x41...0x7A])
    })

  private static let tolerance = 0.05

  func findings(in context: AuditContext) -> [Diagnostic] {
    let shifted = context.judgedFonts().filter { Self.shift(of: $0) != nil }
    let groups = context.families(of: shifted) { (Self.shift(of: $0) ?? 0) > 0 ? "low" : "high" }
    return groups.compactMap { fonts in
      // The font that is off the most speaks for its family.
      let sorted = fonts.enumerated().sorted { left, right in
        let (first, second) = (
          abs(Self.shift(of: left.element) ?? 0), abs(Self.shift(of: right.element) ?? 0)
        )
        return first != second ? first > second : left.offset < right.offset
      }.map(\.element)
      guard let font = sorted.first, let shift = Self.shift(of: font), let hhea = font.lineMetrics,
        let capHeight = font.face.metrics.capHeight, let points = font.points(abs(shift))
      else { return nil }
      return finding(
        file: font.path,
        font.member
          + Self.offCentre(
            points, isLow: shift > 0,
            percent: decimal(abs(shift) / hhea.lineHeight * 100, digits: 0)),
        help: Self.move(
          points, isLow: shift > 0,
          ascender: decimal((capHeight + hhea.lineHeight) / 2, digits: 0),
          descender: decimal((capHeight - hhea.lineHeight) / 2, digits: 0)),
        related: sorted.others("this font of the family too"))
    }
  }

  /// How far the middle of capitals lies below that of the line, in font units; nil within the
  /// tolerance, and for fonts of which that says nothing.
  ///
  /// Lines of fonts for other scripts than Latin, Greek and Cyrillic are made for those, and a font
  /// without letters has no capitals.
  private static func shift(of font: JudgedFont) -> Double? {
    guard let hhea = font.lineMetrics, let capHeight = font.face.metrics.capHeight, capHeight > 0,
      font.details.characterEncoding != "symbol",
      font.details.characters.count(in: 0x41...0x5A) == 26
    else { return nil }
    let shift = (hhea.ascender + hhea.descender) / 2 - capHeight / 2
    guard abs(shift) > tolerance * hhea.lineHeight,
      Coverage(characters: font.details.characters).scripts.allSatisfy(evenScripts.contains)
    else { return nil }
    return shift
  }

  private static let evenScripts: Set<String> = ["Latin", "Greek", "Cyrillic"]

  static func offCentre(_ points: String, isLow: Bool, percent: String) -> String {
    "capitals sit \(points) too \(isLow ? "low" : "high"): their middle is \(percent) % of the line "
      + "height \(isLow ? "below" : "above") the line's"
  }

  static func move(
    _ points: String, isLow: Bool, ascender: String, descender: String
  ) -> String {
    "move the text \(isLow ? "up" : "down") by \(points) where it stands alone, or have hhea set to "
      + "ascender \(ascender) and descender \(descender)"
  }
}
