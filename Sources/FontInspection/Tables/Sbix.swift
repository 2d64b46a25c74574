/// The sizes in which `sbix` has pictures (OpenType specification, `sbix`).
struct Sbix: Sendable, Equatable {
  /// Pixels per em of each strike, ascending.
  let sizes: [Int]
  let notes: [String]

  init(_ table: Span<UInt8>) {
    let count = Int(table.uint32(at: 4) ?? 0)
    let there = max(0, (table.count - 8) / 4)
    var sizes: [Int] = []
    for index in 0..<min(count, there) {
      guard let offset = table.uint32(at: 8 + 4 * index), let size = table.uint16(at: Int(offset))
      else { continue }
      sizes.append(Int(size))
    }
    self.sizes = sizes.sorted()
    notes = sizes.count < count ? ["sbix is shorter than its list of \(count) strikes"] : []
  }
}
