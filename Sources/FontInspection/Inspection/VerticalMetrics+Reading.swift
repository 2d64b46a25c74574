extension VerticalMetrics {
  /// The three sets that a font's tables state.
  ///
  /// `MVAR` has one tag for both `hhea` and typo (`hasc`, `hdsc`, `hlgp`) and one for win (`hcla`,
  /// `hcld`): OpenType specification, `MVAR`, "Value tags".
  ///
  /// - Parameters:
  ///   - layout: `OS/2`; nil for a font without it.
  ///   - normalized: where in the design space; nil for the default location.
  init(_ tables: FaceTables, _ layout: OS2Layout?, at normalized: [Double]?) {
    func varied(_ value: Int, _ tag: FontTag) -> Double {
      guard let normalized, !tables.mvar.isEmpty else { return Double(value) }
      return Double(value) + MVAR.delta(tag, at: normalized, in: tables.mvar.span)
    }
    if let table = tables.hhea {
      hhea = Set(
        ascender: varied(Int(table.ascender), "hasc"),
        descender: varied(Int(table.descender), "hdsc"),
        lineGap: varied(Int(table.lineGap), "hlgp"))
    }
    guard let layout else { return }
    if let ascender = layout.typoAscender, let descender = layout.typoDescender,
      let lineGap = layout.typoLineGap
    {
      typo = Set(
        ascender: varied(ascender, "hasc"), descender: varied(descender, "hdsc"),
        lineGap: varied(lineGap, "hlgp"))
    }
    if let ascent = layout.winAscent, let descent = layout.winDescent {
      win = Set(
        ascender: varied(ascent, "hcla"), descender: -varied(descent, "hcld"), lineGap: nil)
    }
    usesTypoMetrics = layout.usesTypoMetrics
  }
}
