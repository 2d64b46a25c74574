internal import CFreeType

/// What a glyph's outline covers, in font units: left and bottom are the smaller numbers.
public struct GlyphBounds: Sendable, Equatable {
  public let left: Double
  public let bottom: Double
  public let right: Double
  public let top: Double
}

extension FreeTypeFace {
  /// Makes every glyph that is loaded from now on come out at one pixel for each font unit, so that
  /// nothing is rounded to whole units: FreeType's own unscaled outlines are.
  ///
  /// - Throws: `FreeTypeError` where the face has no outlines to be scaled.
  public borrowing func setSizeToFontUnits() throws(FreeTypeError) {
    try check(FT_Set_Pixel_Sizes(handle, 0, FT_UInt(clamping: unitsPerEm)))
  }

  /// What a glyph's outline covers, without hinting, curves followed exactly; nil where it draws
  /// nothing or cannot be read.
  ///
  /// Exact to 1/64 unit once `setSizeToFontUnits` has been called. TrueType outlines are moved so that
  /// they begin at the left side bearing that `hmtx` states, as every system does.
  public borrowing func bounds(ofGlyph glyph: Int) -> GlyphBounds? {
    guard load(glyph), let slot = handle.pointee.glyph, slot.pointee.outline.n_points > 0 else {
      return nil
    }
    var box = FT_BBox()
    guard FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return nil }
    // A stray point, or a line without width, covers nothing.
    guard box.xMax > box.xMin, box.yMax > box.yMin else { return nil }
    return GlyphBounds(
      left: Double(box.xMin) / 64, bottom: Double(box.yMin) / 64,
      right: Double(box.xMax) / 64, top: Double(box.yMax) / 64)
  }

  /// A number that tells a glyph's outline from others: of its points, what they are and which contour
  /// they end, in 26.6 pixels at the size that is set and without hinting. 0 for a glyph that draws
  /// nothing, or cannot be read.
  public borrowing func outlineDigest(ofGlyph glyph: Int) -> UInt64 {
    guard load(glyph), let slot = handle.pointee.glyph, slot.pointee.outline.n_points > 0,
      let points = slot.pointee.outline.points, let tags = slot.pointee.outline.tags,
      let contours = slot.pointee.outline.contours
    else { return 0 }
    // FNV-1a with 64 bits (draft-eastlake-fnv), by words.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Int) {
      digest = (digest ^ UInt64(truncatingIfNeeded: value)) &* 0x0000_0100_0000_01B3
      // Its upper bits would never reach the lower ones.
      digest ^= digest >> 29
    }
    for index in 0..<Int(slot.pointee.outline.n_points) {
      add(Int(points[index].x))
      add(Int(points[index].y))
      // Bits 0 and 1: on the curve or of which order; the others are the scan converter's.
      add(Int(tags[index]) & 3)
    }
    for index in 0..<Int(slot.pointee.outline.n_contours) { add(Int(contours[index])) }
    return digest
  }

  /// A glyph's advance as FreeType has it, in font units; it knows what `gvar` does to the advances of
  /// a font without `HVAR`. nil where the glyph cannot be read.
  public borrowing func advance(ofGlyph glyph: Int) -> Double? {
    guard load(glyph), let slot = handle.pointee.glyph else { return nil }
    return Double(slot.pointee.metrics.horiAdvance) / 64
  }

  /// A glyph's name out of `post` or the charset of `CFF`; nil where the font does not name its
  /// glyphs.
  public borrowing func name(ofGlyph glyph: Int) -> String? {
    guard handle.pointee.face_flags & FT_Long(1 << 9) != 0, let index = FT_UInt(exactly: glyph)
    else {
      return nil
    }
    // The specification allows 63 characters; FreeType ends what it writes with a zero.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer -> String? in
      guard let base = buffer.baseAddress, FT_Get_Glyph_Name(handle, index, base, 128) == 0 else {
        return nil
      }
      let name = String(cString: base)
      return name.isEmpty ? nil : name
    }
  }

  /// Loads a glyph's outline, unhinted; an embedded bitmap never takes its place.
  private borrowing func load(_ glyph: Int) -> Bool {
    guard let index = FT_UInt(exactly: glyph) else { return false }
    return FT_Load_Glyph(
      handle, index,
      Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_IGNORE_TRANSFORM)) == 0
  }
}
