/// The segment maps of `avar`, which bend an axis's normalised scale (OpenType specification, `avar`).
///
/// Of version 2 only the segment maps are read; its variation store is not applied.
struct Avar: Sendable {
  private var maps: [[(from: Double, to: Double)]] = []

  init(_ table: Span<UInt8>) {
    guard let axisCount = table.uint16(at: 6) else { return }
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
    axes.indices.map { index in
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
  }
}
