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
    context.families(of: context.judgedFonts().filter { Self.differ($0) }).compactMap { fonts in
      guard let font = fonts.first, let units = font.unitsPerEm, units > 0,
        let hhea = font.lineMetrics
      else { return nil }
      let metrics = font.details.verticalMetrics
      func height(_ set: VerticalMetrics.Set?) -> String? {
        set.map { decimal(Self.height($0) / Double(units), digits: 2) + " em" }
      }
      return finding(
        file: font.path,
        font.member
          + Self.differ(height(hhea) ?? "", typo: height(metrics.typo), win: height(metrics.win)),
        help: Self.nothing, related: fonts.others("so is this font of the family"))
    }
  }

  /// Ascender to descender with the gap, which every system but iOS adds.
  private static func height(_ set: VerticalMetrics.Set) -> Double {
    set.lineHeight + (set.lineGap ?? 0)
  }

  private static func differ(_ font: JudgedFont) -> Bool {
    guard let hhea = font.lineMetrics else { return false }
    let wanted = height(hhea)
    return [font.details.verticalMetrics.typo, font.details.verticalMetrics.win]
      .compactMap { $0 }.contains { abs(height($0) - wanted) > tolerance * abs(wanted) }
  }

  static func differ(_ hhea: String, typo: String?, win: String?) -> String {
    let others = [typo.map { "\($0) by OS/2 typo" }, win.map { "\($0) by OS/2 win" }]
    return "lines with their gap are \(hhea) high by hhea, which iOS goes by, but "
      + others.compactMap { $0 }.joined(separator: " and ")
  }

  static let nothing =
    "nothing to do for iOS alone; for a design that other systems share, have the sets made equal"
}
