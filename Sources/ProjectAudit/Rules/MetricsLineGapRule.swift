import FontInspection

/// `metrics-line-gap`: a line gap, which some of iOS adds and some does not.
struct MetricsLineGapRule: Rule {
  let description = RuleDescription(
    id: "metrics-line-gap", severity: .note,
    summary: "A font has a line gap.",
    rationale: """
      UIFont.leading has the gap, UIFont.lineHeight does not: rows whose height is computed from \
      lineHeight drift against text that a label sets over several lines.
      """,
    source: """
      Fontspector, check linegaps; developer.apple.com/documentation/uikit/uifont/leading
      """,
    triggering: .font(places: ["Fonts/Lato-Bold.ttf"]) { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 950, descender: -250, lineGap: 90)
    },
    clean: .font { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 950, descender: -250)
    })

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = context.judgedFonts().filter { ($0.lineMetrics?.lineGap ?? 0) != 0 }
    return context.families(of: fonts).compactMap { fonts in
      guard let font = fonts.first, let gap = font.lineMetrics?.lineGap,
        let points = font.points(gap)
      else { return nil }
      return finding(
        file: font.path, font.member + Self.gap(gap, points), help: Self.add,
        related: fonts.others("this font of the family has one too"))
    }
  }

  static func gap(_ gap: Double, _ points: String) -> String {
    "hhea has a line gap of \(decimal(gap, digits: 0)) units (\(points)), which UIFont.leading has "
      + "and UIFont.lineHeight has not"
  }

  static let add =
    "add UIFont.leading wherever heights are computed from lineHeight, or have the gap set to 0"
}
