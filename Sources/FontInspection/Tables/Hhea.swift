/// The vertical metrics of `hhea`, which iOS lays lines out by (OpenType specification, `hhea`).
struct Hhea: Sendable {
  let ascender: Int16
  let descender: Int16
  let lineGap: Int16

  /// nil where the table is too short to hold them.
  init?(_ table: Span<UInt8>) {
    guard let ascender = table.int16(at: 4), let descender = table.int16(at: 6),
      let lineGap = table.int16(at: 8)
    else { return nil }
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }
}
