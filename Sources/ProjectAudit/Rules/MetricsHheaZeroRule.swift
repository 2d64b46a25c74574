import FontInspection

/// `metrics-hhea-zero`: lines without height.
struct MetricsHheaZeroRule: Rule {
  let description = RuleDescription(
    id: "metrics-hhea-zero", severity: .error,
    summary: "A font's hhea table says 0 above and below the baseline.",
    rationale: """
      iOS lays lines out by hhea: with zeros there UIFont.lineHeight is 0, and labels collapse. \
      Other systems take the metrics of OS/2 instead without a word, so it is seen only on the device.
      """,
    source: """
      an Apple engineer in w3c/csswg-drafts issue 5485; FreeType, src/sfnt/sfobjs.c, which takes \
      OS/2's
      """,
    triggering: .font(places: ["Fonts/Lato-Bold.ttf"]) { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 0, descender: 0)
      details.verticalMetrics.typo = .init(ascender: 800, descender: -200, lineGap: 0)
    },
    clean: .font { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 800, descender: -200)
    })

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.judgedFonts().compactMap { font in
      guard let hhea = font.details.verticalMetrics.hhea, hhea.ascender == 0, hhea.descender == 0
      else { return nil }
      let metrics = font.details.verticalMetrics
      let better = [metrics.typo, metrics.win].compactMap { $0 }.first { $0.lineHeight > 0 }
      return finding(file: font.path, font.member + Self.zero, help: Self.set(better))
    }
  }

  static let zero = "hhea says 0 above and below the baseline, so that lines have no height on iOS"

  static func set(_ metrics: VerticalMetrics.Set?) -> String {
    let values =
      metrics.map {
        ": OS/2 has \(decimal($0.ascender, digits: 0)) and \(decimal($0.descender, digits: 0))"
      } ?? ""
    return "set ascender and descender of hhea in a font editor\(values)"
  }
}
