/// How a variable font's advances change over its design space (OpenType specification, `HVAR`).
enum HVAR {
  /// The change of a glyph's advance at normalised coordinates, in font units and unrounded; 0 where
  /// the font does not vary it.
  static func advanceDelta(
    of glyph: Int, at coordinates: [Double], in table: Span<UInt8>
  ) -> Double {
    guard let storeOffset = table.uint32(at: 4), storeOffset > 0,
      let mapOffset = table.uint32(at: 8)
    else { return 0 }
    let item: (outer: Int, inner: Int)
    if mapOffset == 0 {
      // Without a map the glyph's number itself is the item's.
      item = (glyph >> 16, glyph & 0xFFFF)
    } else {
      guard let mapped = entry(glyph, ofMapAt: Int(mapOffset), in: table) else { return 0 }
      item = mapped
    }
    return ItemVariationStore(offset: Int(storeOffset))
      .delta(outer: item.outer, inner: item.inner, at: coordinates, in: table)
  }

  /// An entry of a DeltaSetIndexMap (OpenType specification, "OpenType Font Variations common table
  /// formats"); an index past its end means its last entry.
  private static func entry(
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
