/// How high and how deep its lines are.
extension SheetBuilder {
  var vertical: InspectionSheet.Section {
    var section = Section(label: "Vertical")
    let metrics = face.verticalMetrics
    var rows: [(key: String, numbers: [String])] = []
    func row(_ key: String, _ set: VerticalMetrics.Set?, isWin: Bool = false) {
      guard let set else { return }
      rows.append(
        (
          key: key,
          numbers: [
            Self.number(set.ascender), Self.number(isWin ? -set.descender : set.descender),
            set.lineGap.map(Self.number) ?? "-",
            Self.number(set.lineHeight),
          ]
        ))
    }
    row("hhea, used by iOS", metrics.hhea)
    row("typo", metrics.typo)
    row("win", metrics.win, isWin: true)
    for (key, set) in [("typo less hhea", metrics.typo), ("win less hhea", metrics.win)] {
      guard let difference = metrics.difference(of: set) else { continue }
      let all = [
        difference.ascender, difference.descender, difference.lineGap, difference.lineHeight,
      ]
      guard all.contains(where: { ($0 ?? 0) != 0 }) else { continue }
      rows.append((key: key, numbers: all.map { $0.map(Self.signed) ?? "-" }))
    }
    if let hhea = metrics.hhea, let unitsPerEm = face.face.unitsPerEm {
      let size = 17.0
      func points(_ units: Double) -> String {
        Self.fixed(units * size / Double(unitsPerEm), decimals: 3)
      }
      rows.append(
        (
          key: "hhea at 17 pt",
          numbers: [
            points(hhea.ascender), points(hhea.descender), points(hhea.lineGap ?? 0),
            points(hhea.lineHeight),
          ]
        ))
    }
    let units = face.face.unitsPerEm.map { "\($0) units per em" } ?? "no units per em"
    if rows.isEmpty {
      section.rows.append(.fact(key: units, text: "no hhea and no OS/2"))
    } else {
      section.rows.append(
        .grid(
          key: units, heads: ["ascender", "descender", "line gap", "line height"], rows: rows))
    }
    if metrics.usesTypoMetrics, metrics.typo != metrics.hhea {
      section.rows.append(
        .sentence("OS/2 asks for typo (USE_TYPO_METRICS); iOS heeds that only with a MATH table"))
    }
    if let heights { section.rows.append(.sentence(heights)) }
    return section
  }

  private var heights: String? {
    let metrics = face.face.metrics
    var parts: [String] = []
    if let height = metrics.capHeight { parts.append("cap height " + Self.number(height)) }
    if let height = metrics.xHeight { parts.append("x-height " + Self.number(height)) }
    guard !parts.isEmpty else { return nil }
    let sources = [metrics.capHeightSource, metrics.xHeightSource].compactMap { $0 }
    func words(_ source: MetricSource) -> String {
      source == .os2 ? "from OS/2" : "measured from the outline"
    }
    guard let first = sources.first else { return parts.joined(separator: ", ") }
    if sources.allSatisfy({ $0 == first }) {
      return parts.joined(separator: ", ") + " (\(parts.count == 2 ? "both " : "")\(words(first)))"
    }
    return zip(parts, sources).map { "\($0) (\(words($1)))" }.joined(separator: ", ")
  }
}
