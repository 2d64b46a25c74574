/// How `avar` bends the axes' normalised scales: each by a map of its own and, from version 2 on, each
/// by where the others stand (OpenType specification, `avar`; Apple draws version 2 too,
/// harfbuzz/boring-expansion-spec issue 83).
struct Avar: Sendable {
  private var maps: [[(from: Double, to: Double)]] = []
  /// Of version 2: the table, and where in it the index map (0 for none) and the store begin.
  private var variations: (table: [UInt8], map: Int, store: Int)?
  /// False where the table ends before what it announces; what was read holds all the same.
  private(set) var isWhole = false

  init(_ bytes: [UInt8]) {
    let table = bytes.span
    guard let version = table.uint16(at: 0), let axisCount = table.uint16(at: 6) else { return }
    var offset = 8
    for _ in 0..<axisCount {
      guard let count = table.uint16(at: offset) else { return }
      offset += 2
      var map: [(from: Double, to: Double)] = []
      for _ in 0..<count {
        guard let from = table.f2dot14(at: offset), let to = table.f2dot14(at: offset + 2) else {
          return
        }
        map.append((from: from, to: to))
        offset += 4
      }
      maps.append(map)
    }
    if version >= 2 {
      guard let map = table.uint32(at: offset), let store = table.uint32(at: offset + 4) else {
        return
      }
      if store > 0 { variations = (bytes, Int(map), Int(store)) }
    }
    isWhole = true
  }

  /// Coordinates, each bent by its map, moved by what version 2 says of them together.
  func vary(_ coordinates: [Double]) -> [Double] {
    guard let (bytes, map, store) = variations else { return coordinates }
    let table = bytes.span
    return coordinates.indices.map { axis in
      // Without a map an axis's number is its item's.
      let item = map == 0 ? (0, axis) : DeltaSetIndexMap.entry(axis, ofMapAt: map, in: table)
      guard let (outer, inner) = item, outer != 0xFFFF || inner != 0xFFFF else {
        return coordinates[axis]
      }
      let delta = ItemVariationStore(offset: store)
        .delta(outer: outer, inner: inner, at: coordinates, in: table)
      let moved = coordinates[axis] + delta / 16384
      return (max(-1, min(1, moved)) * 16384).rounded() / 16384
    }
  }

  /// The value that the map of `axis` gives for a normalised coordinate.
  func map(_ value: Double, axis: Int) -> Double {
    guard maps.indices.contains(axis), let first = maps[axis].first else { return value }
    var previous = first
    if value <= previous.from { return previous.to }
    for point in maps[axis].dropFirst() {
      if value <= point.from {
        let span = point.from - previous.from
        guard span > 0 else { return point.to }
        return previous.to + (value - previous.from) / span * (point.to - previous.to)
      }
      previous = point
    }
    return previous.to
  }
}

extension Fvar {
  /// Coordinates on each axis's scale from -1 through 0, the default, to 1 (OpenType
  /// specification, "Coordinate scales and normalization"), bent by `avar`.
  func normalized(_ coordinates: [Double], avar: Avar?) -> [Double] {
    let mapped = axes.indices.map { index in
      let axis = axes[index]
      let value = index < coordinates.count ? coordinates[index] : axis.defaultValue
      let clamped = Swift.max(axis.minimum, Swift.min(axis.maximum, value))
      var normalized = 0.0
      if clamped < axis.defaultValue, axis.minimum < axis.defaultValue {
        normalized = -(axis.defaultValue - clamped) / (axis.defaultValue - axis.minimum)
      } else if clamped > axis.defaultValue, axis.maximum > axis.defaultValue {
        normalized = (clamped - axis.defaultValue) / (axis.maximum - axis.defaultValue)
      }
      // The scale is kept in 2.14 (specification: "normalized coordinate values … F2DOT14").
      let rounded = (normalized * 16384).rounded() / 16384
      let bent = avar?.map(rounded, axis: index) ?? rounded
      return (bent * 16384).rounded() / 16384
    }
    return avar?.vary(mapped) ?? mapped
  }
}
