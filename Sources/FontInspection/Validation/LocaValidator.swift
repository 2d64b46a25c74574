/// `loca` (OpenType specification, `loca`).
struct LocaValidator: TableValidator {
  let tag: FontTag = "loca"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard font.format == .truetype, let glyphs = font.glyphCount,
      let glyf = font.directory.range(of: "glyf", in: file)
    else { return }
    let needed = (glyphs + 1) * (font.hasLongOffsets ? 4 : 2)
    if table.count < needed {
      faults.add(
        .fatal, "it has \(table.count) bytes, the places of \(glyphs) glyphs take \(needed)")
    }
    let locations = GlyphLocations(isLong: font.hasLongOffsets)
    var backward = Occurrences()
    var outside = Occurrences()
    var previous = 0
    for index in 0...glyphs {
      guard let offset = locations.offset(index, in: table) else { break }
      if offset < previous { backward.add(index) }
      if offset > glyf.count { outside.add(index) }
      previous = offset
    }
    if !backward.isEmpty {
      faults.add(
        .fatal, "the data of \(backward.text("glyph")) would begin before the one's before")
    }
    if !outside.isEmpty {
      faults.add(
        .fatal, "the data of \(outside.text("glyph")) would begin beyond glyf's \(glyf.count) bytes"
      )
    }
  }
}
