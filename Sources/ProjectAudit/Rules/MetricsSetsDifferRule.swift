import FontInspection

/// `metrics-sets-differ`: three line heights in one font.
struct MetricsSetsDifferRule: Rule {
  let description = RuleDescription(
    id: "metrics-sets-differ", severity: .note,
    summary: "A font's three sets of vertical metrics (hhea, OS/2 typo, OS/2 win) differ.",
    rationale: """
      iOS goes by hhea, Windows by win or typo, browsers by either. Where the sets differ by more \
      than 2 % of the line height, text is set lower or taller there than on iOS, and numbers taken \
      from a design tool may not fit.
      """,
    source: "github.com/seek-oss/capsize issue 42; github.com/cadsondemak/kanit issue 12",
    triggering: .font(places: ["Fonts/Lato-Bold.ttf"]) { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 1500, descender: -500)
      details.verticalMetrics.typo = .init(ascender: 800, descender: -200, lineGap: 90)
      details.verticalMetrics.win = .init(ascender: 1600, descender: -600, lineGap: nil)
    },
    clean: .font { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 950, descender: -250)
      details.verticalMetrics.typo = .init(ascender: 950, descender: -250, lineGap: 0)
      details.verticalMetrics.win = .init(ascender: 955, descender: -250, lineGap: nil)
    })

  /// Of the line height; what is below makes a third of a point at 17.
  private static let tolerance = 0.02

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = context.judgedFonts().filter { !Self.differing(in: $0).isEmpty }
    return context.families(of: fonts).compactMap { fonts in
      guard let font = fonts.first, let units = font.unitsPerEm, units > 0,
        let hhea = font.lineMetrics
      else { return nil }
      func height(_ set: VerticalMetrics.Set) -> String {
        decimal(Self.height(set) / Double(units), digits: 2) + " em"
      }
      let others = Self.differing(in: font).map { "\(height($0.set)) by \($0.name)" }
      return finding(
        file: font.path, font.member + Self.differ(height(hhea), others), help: Self.nothing,
        related: fonts.others("so do those of this font of the family"))
    }
  }

  /// Ascender to descender with the gap, which every system but iOS adds.
  private static func height(_ set: VerticalMetrics.Set) -> Double {
    set.lineHeight + (set.lineGap ?? 0)
  }

  /// The sets that give another height than `hhea`. That of Windows does not count where the font asks
  /// for typo to be taken in its place (fsSelection bit 7).
  private static func differing(
    in font: JudgedFont
  ) -> [(name: String, set: VerticalMetrics.Set)] {
    guard let hhea = font.lineMetrics else { return [] }
    let metrics = font.details.verticalMetrics
    let sets = [
      metrics.typo.map { (name: "OS/2 typo", set: $0) },
      metrics.usesTypoMetrics ? nil : metrics.win.map { (name: "OS/2 win", set: $0) },
    ]
    let wanted = height(hhea)
    return sets.compactMap { $0 }.filter { abs(height($0.set) - wanted) > tolerance * abs(wanted) }
  }

  static func differ(_ hhea: String, _ others: [String]) -> String {
    "lines with their gap are \(hhea) high by hhea, which iOS goes by, but "
      + others.joined(separator: " and ")
  }

  static let nothing =
    "nothing to do for iOS alone; for a design that other systems share, have the sets made equal"
}
