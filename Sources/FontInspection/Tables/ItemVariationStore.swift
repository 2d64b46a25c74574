/// Deltas that vary single numbers over a design space (OpenType specification, "OpenType Font
/// Variations common table formats", ItemVariationStore).
///
/// It is read in place: the bytes are passed to each call.
struct ItemVariationStore {
  /// Where the store begins in the table.
  let offset: Int

  /// True where the region list and every list of deltas lie inside the table.
  func isWhole(in table: Span<UInt8>) -> Bool {
    guard table.uint16(at: offset) == 1, let regionsOffset = table.uint32(at: offset + 2),
      let dataCount = table.uint16(at: offset + 6)
    else { return false }
    let regions = offset + Int(regionsOffset)
    guard let axisCount = table.uint16(at: regions),
      let regionCount = table.uint16(at: regions + 2),
      regions + 4 + Int(axisCount) * Int(regionCount) * 6 <= table.count
    else { return false }
    for outer in 0..<Int(dataCount) {
      guard let dataOffset = table.uint32(at: offset + 8 + 4 * outer) else { return false }
      let data = offset + Int(dataOffset)
      guard let itemCount = table.uint16(at: data), let words = table.uint16(at: data + 2),
        let indexCount = table.uint16(at: data + 4)
      else { return false }
      let isLong = words & 0x8000 != 0
      let wide = Int(words & 0x7FFF)
      guard wide <= Int(indexCount) else { return false }
      let row = (wide * 2 + Int(indexCount) - wide) * (isLong ? 2 : 1)
      guard data + 6 + 2 * Int(indexCount) + Int(itemCount) * row <= table.count else {
        return false
      }
    }
    return true
  }

  /// The delta of one item at normalised coordinates; 0 where the store does not have it.
  func delta(
    outer: Int, inner: Int, at coordinates: [Double], in table: Span<UInt8>
  ) -> Double {
    guard table.uint16(at: offset) == 1, let regionsOffset = table.uint32(at: offset + 2),
      let dataCount = table.uint16(at: offset + 6), outer < dataCount,
      let dataOffset = table.uint32(at: offset + 8 + 4 * outer)
    else { return 0 }
    let data = offset + Int(dataOffset)
    let regions = offset + Int(regionsOffset)
    guard let itemCount = table.uint16(at: data), inner < itemCount,
      let wordCountField = table.uint16(at: data + 2),
      let regionIndexCount = table.uint16(at: data + 4)
    else { return 0 }
    let isLong = wordCountField & 0x8000 != 0
    let wordCount = Int(wordCountField & 0x7FFF)
    let regionCount = Int(regionIndexCount)
    guard wordCount <= regionCount else { return 0 }
    let wide = isLong ? 4 : 2
    let narrow = isLong ? 2 : 1
    let rowSize = wordCount * wide + (regionCount - wordCount) * narrow
    var position = data + 6 + 2 * regionCount + inner * rowSize
    guard position + rowSize <= table.count else { return 0 }

    var sum = 0.0
    for index in 0..<regionCount {
      let delta: Double
      if index < wordCount {
        delta =
          isLong
          ? Double(table.int32(at: position) ?? 0) : Double(table.int16(at: position) ?? 0)
        position += wide
      } else {
        delta =
          isLong
          ? Double(table.int16(at: position) ?? 0)
          : Double(Int8(bitPattern: table.uint8(at: position) ?? 0))
        position += narrow
      }
      guard delta != 0, let region = table.uint16(at: data + 6 + 2 * index) else { continue }
      sum += delta * scalar(region: Int(region), at: coordinates, regions: regions, in: table)
    }
    return sum
  }

  /// How strongly a region acts at normalised coordinates, 0…1 (OpenType specification, "Algorithm
  /// for interpolation of instance values").
  private func scalar(
    region: Int, at coordinates: [Double], regions: Int, in table: Span<UInt8>
  ) -> Double {
    guard let axisCount = table.uint16(at: regions), let count = table.uint16(at: regions + 2),
      region < count
    else { return 0 }
    var product = 1.0
    for axis in 0..<Int(axisCount) {
      let record = regions + 4 + (region * Int(axisCount) + axis) * 6
      guard let start = table.f2dot14(at: record), let peak = table.f2dot14(at: record + 2),
        let end = table.f2dot14(at: record + 4)
      else { return 0 }
      if start > peak || peak > end { continue }
      if start < 0, end > 0, peak != 0 { continue }
      if peak == 0 { continue }
      let value = axis < coordinates.count ? coordinates[axis] : 0
      if value == peak { continue }
      if value <= start || value >= end { return 0 }
      product *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
    return product
  }
}
