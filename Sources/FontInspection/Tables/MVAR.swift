/// How a variable font's metrics change over its design space (OpenType specification, `MVAR`).
struct MVAR {
  /// True where the records and the store's own lists lie inside the table.
  static func isWhole(_ table: Span<UInt8>) -> Bool {
    guard let recordSize = table.uint16(at: 6), let count = table.uint16(at: 8),
      let offset = table.uint16(at: 10)
    else { return false }
    if count == 0 { return true }
    return recordSize >= 8 && 12 + Int(count) * Int(recordSize) <= table.count
      && ItemVariationStore(offset: Int(offset)).isWhole(in: table)
  }

  /// The change of a metric at normalised coordinates, in font units and unrounded; 0 where the font
  /// does not vary it.
  ///
  /// - Parameter tag: the metric's value tag: `hasc`, `hdsc`, `hlgp`, `cpht`, `xhgt` …
  static func delta(
    _ tag: FontTag, at coordinates: [Double], in table: Span<UInt8>
  ) -> Double {
    guard let recordSize = table.uint16(at: 6), recordSize >= 8,
      let count = table.uint16(at: 8), let storeOffset = table.uint16(at: 10), storeOffset > 0
    else { return 0 }
    for index in 0..<Int(count) {
      let record = 12 + index * Int(recordSize)
      guard let candidate = table.tag(at: record) else { return 0 }
      guard candidate == tag else { continue }
      guard let outer = table.uint16(at: record + 4), let inner = table.uint16(at: record + 6)
      else {
        return 0
      }
      return ItemVariationStore(offset: Int(storeOffset))
        .delta(outer: Int(outer), inner: Int(inner), at: coordinates, in: table)
    }
    return 0
  }
}
