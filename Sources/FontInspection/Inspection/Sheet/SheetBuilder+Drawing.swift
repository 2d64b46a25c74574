/// How it is drawn: colour, hinting, and what iOS makes of both.
extension SheetBuilder {
  var colour: InspectionSheet.Section {
    var section = Section(label: "Colour")
    let colour = face.colour
    if colour.layeredGlyphs > 0 {
      section.rows.append(
        .fact(key: "COLR version 0", text: "\(Self.glyphs(colour.layeredGlyphs)) in flat layers"))
    }
    if colour.paintedGlyphs > 0 {
      section.rows.append(
        .fact(key: "COLR version 1", text: "\(Self.glyphs(colour.paintedGlyphs)) in paints"))
    }
    for tag in colour.damagedTables {
      section.rows.append(.fact(key: tag, text: "damaged; the notes say how"))
    }
    if let palettes = colour.palettes, !palettes.isEmpty {
      let colors = palettes.first?.colors.count ?? 0
      section.rows.append(
        .fact(
          key: "CPAL",
          text: "\(palettes.count) \(palettes.count == 1 ? "palette" : "palettes") of "
            + "\(colors) \(colors == 1 ? "colour" : "colours")"))
      if isVerbose {
        for (index, palette) in palettes.enumerated() {
          section.rows.append(
            .fact(
              key: palette.name ?? "palette \(index)", text: palette.colors.joined(separator: " ")))
        }
      }
    }
    for (tag, sizes) in [("sbix", colour.sbix), ("CBDT", colour.cbdt)] {
      guard let sizes, !sizes.isEmpty else { continue }
      section.rows.append(
        .fact(
          key: tag,
          text: "pictures of " + sizes.map(String.init).joined(separator: ", ")
            + " pixels per em"))
    }
    if let svg = colour.svg {
      section.rows.append(
        .fact(key: "SVG", text: "\(Self.glyphs(svg.glyphs)) in \(svg.documents) documents"))
    }
    return section
  }

  private static func glyphs(_ count: Int) -> String {
    "\(InspectionSheet.grouped(count)) \(count == 1 ? "glyph" : "glyphs")"
  }

  var hinting: InspectionSheet.Section {
    var section = Section(label: "Hinting")
    let hinting = face.hinting
    guard [.truetype, .cff, .cff2].contains(face.face.format) else { return section }
    var parts: [String] = []
    if let instructed = hinting.instructedGlyphs, instructed > 0 {
      parts.append("\(Self.glyphs(instructed)) with instructions")
    }
    if let size = hinting.fontProgram {
      parts.append("fpgm \(InspectionSheet.grouped(size)) bytes")
    }
    if let size = hinting.controlValueProgram {
      parts.append("prep \(InspectionSheet.grouped(size)) bytes")
    }
    if let count = hinting.controlValues { parts.append("cvt \(count) values") }
    if let zones = hinting.alignmentZones, zones > 0 { parts.append("alignment zones") }
    if let stems = hinting.stemWidths, stems > 0 { parts.append("stem widths") }
    let key =
      switch hinting.kind {
      case "truetype": "instructions"
      case "cff": "CFF hints"
      default: "none"
      }
    section.rows.append(
      .fact(
        key: key,
        text: parts.isEmpty ? "glyphs are drawn as they are" : parts.joined(separator: ", ")))
    if isVerbose, let ranges = hinting.gasp {
      for range in ranges {
        let what = [range.gridfits ? "grid-fitted" : nil, range.smooths ? "smoothed" : nil]
          .compactMap { $0 }
        section.rows.append(
          .fact(
            key: range.through == 65535 ? "gasp, larger" : "gasp to \(range.through) ppem",
            text: what.isEmpty ? "neither grid-fitted nor smoothed" : what.joined(separator: ", ")))
      }
    }
    return section
  }

  var support: InspectionSheet.Section {
    var section = Section(label: "On iOS")
    let support = face.appleSupport
    let key =
      switch support.verdict {
      case .supported: "supported"
      case .partly: "partly drawn"
      case .refused: "refused"
      case .unknown: "not known"
      }
    let since = support.since.map { "since iOS \($0)" }
    section.rows.append(
      .fact(key: key, text: since ?? (support.verdict == .supported ? "in every version" : "")))
    for reason in support.reasons {
      section.rows.append(.fact(key: reason.subject, text: reason.message))
    }
    return section
  }
}
