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
      guard let mapped = DeltaSetIndexMap.entry(glyph, ofMapAt: Int(mapOffset), in: table) else {
        return 0
      }
      item = mapped
    }
    return ItemVariationStore(offset: Int(storeOffset))
      .delta(outer: item.outer, inner: item.inner, at: coordinates, in: table)
  }
}
