internal import FontInterop

/// How far the glyphs of characters reach beyond the lines that iOS lays out.
extension FaceReader {
  /// The characters of a font whose ink lies above `hhea`'s ascender or below its descender, at the
  /// default location of a variable font.
  ///
  /// For TrueType outlines every character is looked at, by the box that `glyf` states for its glyph,
  /// and what that says is measured; for CFF, which states none, the letters of `probed`.
  mutating func clipped(
    _ tables: FaceTables, characters: CodePointSet, index: Int, in file: Span<UInt8>
  ) -> [InkExtent] {
    guard let hhea = tables.hhea, hhea.ascender > hhea.descender,
      let range = tables.directory.range(of: "cmap", in: file),
      let map = CharacterMap(file.extracting(range))
    else { return [] }
    let cmap = file.extracting(range)
    let (bottom, top) = (Int(hhea.descender), Int(hhea.ascender))
    var candidates: [(character: Unicode.Scalar, glyph: Int)] = []

    /// Takes up the characters of a range whose glyphs `mayExceed`.
    func collect(_ range: ClosedRange<UInt32>, _ mayExceed: (Int) -> Bool) {
      for code in range {
        guard candidates.count < Self.mostMeasured else { return }
        if let scalar = Unicode.Scalar(code), let glyph = map.glyph(of: scalar, in: cmap),
          mayExceed(glyph)
        {
          candidates.append((scalar, glyph))
        }
      }
    }
    switch tables.format {
    case .truetype:
      guard let glyfRange = tables.directory.range(of: "glyf", in: file),
        let locaRange = tables.directory.range(of: "loca", in: file)
      else { return [] }
      let (glyf, loca) = (file.extracting(glyfRange), file.extracting(locaRange))
      let locations = GlyphLocations(isLong: tables.head?.hasLongOffsets ?? true)
      var left = Self.mostCharacters
      for range in characters.ranges where left > 0 {
        let upper = min(range.upperBound, range.lowerBound + UInt32(left - 1))
        left -= Int(upper - range.lowerBound) + 1
        collect(range.lowerBound...upper) { glyph in
          guard let data = locations.range(of: glyph, in: loca, glyfCount: glyf.count),
            let low = glyf.int16(at: data.lowerBound + 4),
            let high = glyf.int16(at: data.lowerBound + 8), data.count >= 10
          else { return false }
          return (Int(high) > top || Int(low) < bottom)
            && GlyphComponent.isWithin(
              Self.mostComponents, glyph: glyph, glyf: glyf, loca: loca, locations)
        }
      }
    case .cff, .cff2:
      // Where the whole font keeps within the lines, so does each of its glyphs.
      if let low = tables.head?.yMin, let high = tables.head?.yMax, low < high, low >= bottom,
        high <= top
      {
        return []
      }
      for range in Self.probed.ranges {
        for part in characters.clamped(to: range) { collect(part) { _ in true } }
      }
    case .bitmap, .type1, .none: return []
    }
    guard !candidates.isEmpty else { return [] }
    let measured = withFace(file, index: index, instance: nil) {
      (face: borrowing FreeTypeFace) -> [InkExtent] in
      guard (try? face.setSizeToFontUnits()) != nil else { return [] }
      return candidates.compactMap { candidate in
        guard let bounds = face.bounds(ofGlyph: candidate.glyph) else { return nil }
        let extent = InkExtent(
          character: candidate.character, bottom: Int(bounds.bottom.rounded(.down)),
          top: Int(bounds.top.rounded(.up)))
        return extent.top > top || extent.bottom < bottom ? extent : nil
      }
    }
    return measured ?? []
  }

  /// No font maps more characters than it can have glyphs, but for those that are made to be read for
  /// long.
  private static let mostCharacters = 1 << 16

  /// Letters take up to ten, and no real glyph takes near as many.
  private static let mostComponents = 256

  /// As many as the letters of all alphabets; fonts in which more characters leave their lines are
  /// told by the first of them.
  private static let mostMeasured = 3000

  /// Latin with Vietnamese, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai (Unicode blocks): the
  /// scripts whose marks stand high or low, or that nearly every font has.
  private static let probed = CodePointSet([
    0x0021...0x024F, 0x0370...0x052F, 0x0590...0x06FF, 0x0900...0x097F, 0x0E00...0x0E7F,
    0x1E00...0x1EFF,
  ])
}
