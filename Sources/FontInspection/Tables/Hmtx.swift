/// The advances that a font states for its glyphs (OpenType specification, `hmtx`).
///
/// It is read in place: the bytes are passed to each call.
struct Hmtx: Sendable {
  /// How many glyphs have an advance of their own; all later ones have the last one's.
  let advanceCount: Int

  /// - Parameters:
  ///   - hhea: `hhea`, which says how many advances there are (numberOfHMetrics).
  ///   - table: `hmtx` itself; where it is cut short, the advances that it has count.
  /// - Returns: nil where there is no advance at all.
  init?(hhea: Span<UInt8>, _ table: Span<UInt8>) {
    guard let count = hhea.uint16(at: 34) else { return nil }
    advanceCount = min(Int(count), table.count / 4)
    if advanceCount == 0 { return nil }
  }

  /// The advance of a glyph, in font units; nil for what is no glyph's number.
  func advance(of glyph: Int, in table: Span<UInt8>) -> Double? {
    guard glyph >= 0 else { return nil }
    return table.uint16(at: 4 * min(glyph, advanceCount - 1)).map(Double.init)
  }
}
