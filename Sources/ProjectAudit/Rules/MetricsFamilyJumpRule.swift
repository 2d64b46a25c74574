import FontInspection

/// `metrics-family-jump`: a family whose faces give lines of different heights.
struct MetricsFamilyJumpRule: Rule {
  let description = RuleDescription(
    id: "metrics-family-jump", severity: .warning,
    summary: "The faces of a family give lines of different heights (hhea).",
    rationale: """
      Where one word of a line is set in another face of the family, or a label turns bold when it is \
      chosen, the text around it moves. Differences of less than a third of a point at 17 points, which \
      is a pixel of the finest screens, are passed over.
      """,
    source: """
      Fontspector, check family/vertical_metrics; github.com/arrowtype/recursive issue 308; that iOS \
      uses hhea: github.com/w3c/csswg-drafts issue 5485
      """,
    triggering: RuleExample(
      fonts: FontFiles(faces: [
        example(.exampleRegular, ascender: 950), example(.exampleBold, ascender: 1030),
      ]), places: ["Fonts/Lato-Bold.ttf"]),
    clean: RuleExample(
      fonts: FontFiles(faces: [
        example(.exampleRegular, ascender: 950), example(.exampleBold, ascender: 950),
      ])))

  private static func example(_ face: FontFace, ascender: Double) -> FontFace {
    var face = face
    face.metrics = FaceMetrics(ascender: ascender, descender: -250, lineGap: 0)
    return face
  }

  /// The size at which differences are told, Apple's for body text, and the smallest that shows there:
  /// a pixel at three for each point.
  private static let size = 17.0
  private static let visible = 1.0 / 3

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.findingsInGroups { group in
      FontGroup.families(of: group.fonts).compactMap { family, fonts in
        jump(family, fonts.inFileOrder.compactMap(Line.init))
      }
    }
  }

  /// A font's line, in em.
  private struct Line {
    let font: FontFace
    let height: Double

    /// nil where the font states none, or one of no height, which is another rule's finding.
    init?(_ font: FontFace) {
      guard let unitsPerEm = font.unitsPerEm, unitsPerEm > 0, let ascender = font.metrics.ascender,
        let descender = font.metrics.descender, ascender - descender > 0
      else { return nil }
      self.font = font
      height = (ascender - descender) / Double(unitsPerEm)
    }

    func jumps(from other: Line) -> Bool {
      abs(height - other.height) * MetricsFamilyJumpRule.size
        >= MetricsFamilyJumpRule.visible - 1e-9
    }
  }

  private func jump(_ family: String, _ lines: [Line]) -> Diagnostic? {
    guard let usual = Self.usual(of: lines) else { return nil }
    let others = lines.filter { $0.jumps(from: usual) }
    guard
      let most = others.max(by: {
        abs($0.height - usual.height) < abs($1.height - usual.height)
      })
    else { return nil }
    return finding(
      fonts: others.map(\.font),
      Self.jumps(family, most.font, most.height, usual.font, usual.height, more: others.count - 1),
      help: Self.even(most.font, usual.font), key: family,
      related: [
        Diagnostic.RelatedPlace(
          path: usual.font.path, line: nil,
          message: "\(usual.font.calling), whose lines are \(usual.height.brief) em high")
      ])
  }

  /// The line that most of the others agree with; of several the regular upright face's, else the
  /// first.
  private static func usual(of lines: [Line]) -> Line? {
    func agreeing(_ line: Line) -> Int { lines.count { !$0.jumps(from: line) } }
    guard let most = lines.map(agreeing).max() else { return nil }
    let candidates = lines.filter { agreeing($0) == most }
    return candidates.first { $0.font.weightName == .regular && !$0.font.italic }
      ?? candidates.first
  }

  private static func jumps(
    _ family: String, _ font: FontFace, _ height: Double, _ other: FontFace, _ usual: Double,
    more: Int
  ) -> String {
    let points = (abs(height - usual) * size * 10).rounded() / 10
    let rest = more < 1 ? "" : "; \(more) more of the family \(more == 1 ? "differs" : "differ")"
    return "lines of \(font.calling) are \(height.brief) em high, those of \(other.calling)"
      + " \(usual.brief): text jumps by \(points.brief) pt at \(size.brief) pt\(rest)"
  }

  private static func even(_ font: FontFace, _ other: FontFace) -> String {
    "give all faces the same ascender, descender and lineGap in hhea, or set line heights in code"
  }
}
