/// How many glyphs of a TrueType font have instructions of their own (OpenType specification, `glyf`,
/// `loca`).
struct GlyphInstructions: Sendable, Equatable {
  /// nil where the glyphs are made to be read over and over, which no real font is.
  let glyphs: Int?
  let notes: [String]

  /// - Parameters:
  ///   - glyf, loca: the tables' bytes.
  ///   - isLong: `head` indexToLocFormat.
  ///   - glyphCount: `maxp` numGlyphs.
  ///   - trustsLastEnd: false for what FreeType unpacked from WOFF2, where version 2.12 writes the
  ///     place of `loca` in the file for the last glyph's end.
  init(
    glyf: Span<UInt8>, loca: Span<UInt8>, isLong: Bool, glyphCount: Int,
    trustsLastEnd: Bool = true
  ) {
    let locations = GlyphLocations(isLong: isLong)
    var instructed = 0
    var outside = 0
    // A component takes six bytes or more, so glyphs that do not overlap have no more of them.
    var components = glyf.count / 6
    for glyph in 0..<glyphCount {
      guard let start = locations.offset(glyph, in: loca),
        var end = locations.offset(glyph + 1, in: loca)
      else {
        outside += 1
        break
      }
      if !trustsLastEnd, glyph == glyphCount - 1 { end = min(end, glyf.count) }
      guard end > start else { continue }
      guard end <= glyf.count else {
        outside += 1
        continue
      }
      guard let contours = glyf.int16(at: start) else { continue }
      if contours >= 0 {
        let place = start + 10 + 2 * Int(contours)
        if place + 2 <= end, let length = glyf.uint16(at: place), length > 0 { instructed += 1 }
        continue
      }
      var place = start + 10
      while place + 4 <= end, let flags = glyf.uint16(at: place) {
        guard components > 0 else {
          glyphs = nil
          notes = ["glyf has glyphs that overlap"]
          return
        }
        components -= 1
        // MORE_COMPONENTS ends the list; WE_HAVE_INSTRUCTIONS may stand at any of them.
        if flags & 0x0100 != 0 {
          instructed += 1
          break
        }
        guard flags & GlyphComponent.isFollowed != 0 else { break }
        place += GlyphComponent.length(flags: flags)
      }
    }
    glyphs = instructed
    notes = outside > 0 ? ["loca points outside glyf, or is too short"] : []
  }
}
