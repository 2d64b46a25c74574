/// How a font wants to be drawn at which size (OpenType specification, `gasp`).
struct Gasp: Sendable, Equatable {
  struct Range: Sendable, Equatable {
    /// The range ends at this many pixels per em; 65535 means all larger sizes.
    let through: Int
    let gridfits: Bool
    let smooths: Bool
  }

  let ranges: [Range]
  let notes: [String]

  init(_ table: Span<UInt8>) {
    let count = Int(table.uint16(at: 2) ?? 0)
    let there = max(0, (table.count - 4) / 4)
    ranges = (0..<min(count, there)).compactMap { index in
      guard let through = table.uint16(at: 4 + 4 * index),
        let behavior = table.uint16(at: 6 + 4 * index)
      else { return nil }
      return Range(
        through: Int(through), gridfits: behavior & 1 != 0, smooths: behavior & 2 != 0)
    }
    notes = count > there ? ["gasp is shorter than its list of \(count) ranges"] : []
  }
}
