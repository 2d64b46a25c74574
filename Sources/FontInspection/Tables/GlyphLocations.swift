/// Where `loca` says that glyphs lie in `glyf` (OpenType specification, `loca`).
///
/// It is read in place: the bytes are passed to each call.
struct GlyphLocations: Sendable {
  /// Whether offsets are of four bytes; else they are of two, in units of two bytes.
  let isLong: Bool

  /// Where a glyph begins, which is where the one before it ends.
  func offset(_ glyph: Int, in loca: Span<UInt8>) -> Int? {
    isLong
      ? loca.uint32(at: 4 * glyph).map(Int.init) : loca.uint16(at: 2 * glyph).map { 2 * Int($0) }
  }

  /// The bytes of a glyph; nil where they do not lie inside `glyf`, empty for one that draws nothing.
  func range(of glyph: Int, in loca: Span<UInt8>, glyfCount: Int) -> Range<Int>? {
    guard let start = offset(glyph, in: loca), let end = offset(glyph + 1, in: loca), start <= end,
      end <= glyfCount
    else { return nil }
    return start..<end
  }
}
