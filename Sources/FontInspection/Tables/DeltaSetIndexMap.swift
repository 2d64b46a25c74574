/// Which item of a variation store belongs to a glyph or an axis (OpenType specification, "OpenType Font
/// Variations common table formats", DeltaSetIndexMap).
enum DeltaSetIndexMap {
  /// An entry of the map at `offset`; an index past its end means its last entry. nil where the map is
  /// damaged.
  static func entry(
    _ index: Int, ofMapAt offset: Int, in table: Span<UInt8>
  ) -> (outer: Int, inner: Int)? {
    guard let format = table.uint8(at: offset), format <= 1,
      let entryFormat = table.uint8(at: offset + 1)
    else { return nil }
    let count =
      format == 0
      ? table.uint16(at: offset + 2).map(Int.init) : table.uint32(at: offset + 2).map(Int.init)
    guard let count, count > 0, index >= 0 else { return nil }
    let size = Int(entryFormat >> 4 & 3) + 1
    let innerBits = Int(entryFormat & 0xF) + 1
    var position = offset + (format == 0 ? 4 : 6) + min(index, count - 1) * size
    var value = 0
    for _ in 0..<size {
      guard let byte = table.uint8(at: position) else { return nil }
      value = value << 8 | Int(byte)
      position += 1
    }
    return (value >> innerBits, value & (1 << innerBits - 1))
  }
}
