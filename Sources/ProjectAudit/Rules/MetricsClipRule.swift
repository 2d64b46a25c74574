import FontInspection

/// `metrics-clip`: letters that stick out of their lines.
struct MetricsClipRule: Rule {
  let description = RuleDescription(
    id: "metrics-clip", severity: .warning,
    summary: "Characters that the app uses reach above a font's ascender or below its descender.",
    rationale: """
      iOS makes a line as high as ascender and descender say, and a label as high as its lines: what \
      sticks out of the first or the last one is cut off. Looked at are the characters of the app's \
      own texts, else the letters of its languages; a note where neither is known, for letters of \
      western Europe. Of a variable font its default location is measured.
      """,
    source: """
      github.com/facebook/react-native pull request 44679 (Vietnamese); \
      github.com/arrowtype/recursive issue 308
      """,
    triggering: example(clips: "\u{1EBE}", places: ["Fonts/Lato-Bold.ttf"]),
    clean: example(clips: "\u{FDFA}"))

  private static func example(clips character: Unicode.Scalar, places: [String] = []) -> RuleExample
  {
    var facts = AppProject()
    facts.localizedTexts = [
      LocalizedText(
        path: "vi.lproj/Localizable.strings", language: "vi",
        characters: [.init(scalar: "\u{1EBE}", position: nil, key: "title")])
    ]
    return .font(facts: facts, places: places) { _, details in
      details.verticalMetrics = VerticalMetrics(ascender: 950, descender: -250)
      details.clipped = [InkExtent(character: character, bottom: 0, top: 1310)]
    }
  }

  /// Of an em: less than a pixel at 17 pt and three pixels for each point.
  private static let tolerance = 0.02

  func findings(in context: AuditContext) -> [Diagnostic] {
    let used = UsedCharacters(context.project, context.targets.map(\.target))
    let clipping = context.judgedFonts().compactMap { font in Clipping(font, used, Self.tolerance) }
    let families = context.families(of: clipping.map(\.font))
    var byPlace: [FontFiles.Place: Clipping] = [:]
    for item in clipping { byPlace[item.place] = item }
    return families.compactMap { fonts in
      let items = fonts.compactMap { font in
        byPlace[FontFiles.Place(path: font.path, faceIndex: font.details.faceIndex)]
      }
      // The font that clips the most speaks for its family.
      guard let worst = items.max(by: { $0.excess < $1.excess }) else { return nil }
      let others =
        [worst.font] + items.map(\.font).filter { !$0.path.hasSameBytes(as: worst.font.path) }
      let text = used.text(with: worst.extents.first?.character)
      return Diagnostic(
        rule: description.id, severity: used.isGuess ? .note : .warning,
        message: worst.font.member + worst.message, path: worst.font.path, position: nil,
        help: worst.help,
        related: [text].compactMap { $0 } + others.others("this font of the family too"))
    }
  }
}

/// What of a font sticks out.
private struct Clipping {
  let font: JudgedFont
  /// Those characters that stick out, the farthest first; never empty.
  let extents: [InkExtent]
  let line: VerticalMetrics.Set
  let unitsPerEm: Double
  var place: FontFiles.Place {
    FontFiles.Place(path: font.path, faceIndex: font.details.faceIndex)
  }

  /// nil where nothing that is used sticks out by more than `tolerance`, in ems.
  init?(_ font: JudgedFont, _ used: UsedCharacters, _ tolerance: Double) {
    guard let line = font.lineMetrics, let units = font.unitsPerEm, units > 0,
      font.details.characterEncoding != "symbol"
    else { return nil }
    self.font = font
    self.line = line
    unitsPerEm = Double(units)
    let least = tolerance * Double(units)
    extents = font.details.clipped.filter { extent in
      used.contains(extent.character) && Self.excess(of: extent, over: line) > least
    }.sorted { left, right in
      let (first, second) = (Self.excess(of: left, over: line), Self.excess(of: right, over: line))
      return first != second ? first > second : left.character < right.character
    }
    if extents.isEmpty { return nil }
  }

  /// How far the farthest sticks out, in ems.
  var excess: Double {
    (extents.first.map { Self.excess(of: $0, over: line) } ?? 0) / unitsPerEm
  }

  private static func excess(of extent: InkExtent, over line: VerticalMetrics.Set) -> Double {
    max(Double(extent.top) - line.ascender, line.descender - Double(extent.bottom))
  }

  private func ems(_ units: Double) -> String { decimal(units / unitsPerEm, digits: 2) }

  var message: String {
    guard let worst = extents.first else { return "" }
    let isAbove = Double(worst.top) - line.ascender >= line.descender - Double(worst.bottom)
    let more = extents.dropFirst().prefix(5).map { "\($0.character)" }
    let rest = extents.count - 1 - more.count
    let others =
      more.isEmpty
      ? ""
      : "; so do\(rest > 0 ? "" : more.count == 1 ? "es" : "") \(more.joined(separator: " "))"
        + (rest > 0 ? " and \(rest) more" : "")
    return isAbove
      ? "\(worst.character) reaches \(ems(Double(worst.top))) em above the baseline, the ascender only "
        + "\(ems(line.ascender)), so that labels cut it off\(others)"
      : "\(worst.character) reaches \(ems(-Double(worst.bottom))) em below the baseline, the descender only "
        + "\(ems(-line.descender)), so that labels cut it off\(others)"
  }

  var help: String {
    let top = extents.map(\.top).max() ?? 0
    let bottom = extents.map(\.bottom).min() ?? 0
    let wanted = [
      Double(top) > line.ascender ? "ascender \(top)" : nil,
      Double(bottom) < line.descender ? "descender \(bottom)" : nil,
    ].compactMap { $0 }.joined(separator: " and ")
    return "give such labels room above and below, or have hhea set to \(wanted)"
  }
}
