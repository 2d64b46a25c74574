/// How many glyphs a colour font draws in layers, and how many in paints (OpenType specification,
/// `COLR`).
struct COLR: Sendable, Equatable {
  let version: Int
  /// Version 0's base glyphs: flat layers.
  let layeredGlyphs: Int
  /// Version 1's base glyphs: gradients, transformations, compositing.
  let paintedGlyphs: Int
  let notes: [String]

  init(_ table: Span<UInt8>) {
    version = Int(table.uint16(at: 0) ?? 0)
    var notes: [String] = []
    let layered = Int(table.uint16(at: 2) ?? 0)
    if layered > 0, Int(table.uint32(at: 4) ?? .max) + 6 * layered > table.count {
      notes.append("COLR is shorter than its list of \(layered) glyphs")
      layeredGlyphs = 0
    } else {
      layeredGlyphs = layered
    }
    var painted = 0
    if version >= 1, let list = table.uint32(at: 14), list != 0 {
      let count = Int(table.uint32(at: Int(list)) ?? .max)
      if Int(list) + 4 + 6 * count > table.count {
        notes.append("COLR is shorter than its list of painted glyphs")
      } else {
        painted = count
      }
    }
    paintedGlyphs = painted
    self.notes = table.count < 14 ? ["COLR is shorter than its header"] : notes
  }
}
