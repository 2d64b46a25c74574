/// The sizes in which `sbix` has pictures (OpenType specification, `sbix`).
struct Sbix: Sendable, Equatable {
  /// Pixels per em of the strikes, ascending, each once; no strike is of none.
  let sizes: [Int]
  let notes: [String]

  init(_ table: Span<UInt8>) {
    let count = Int(table.uint32(at: 4) ?? 0)
    let there = max(0, (table.count - 8) / 4)
    var sizes: [Int] = []
    for index in 0..<min(count, there) {
      // No strike can lie in the list of strikes.
      guard let offset = table.uint32(at: 8 + 4 * index), Int(offset) >= 8 + 4 * count,
        let size = table.uint16(at: Int(offset))
      else { continue }
      sizes.append(Int(size))
    }
    self.sizes = Set(sizes).subtracting([0]).sorted()
    if table.count < 8 {
      notes = ["sbix is shorter than its header"]
    } else if sizes.count < count {
      notes = ["sbix is shorter than its list of \(count) strikes"]
    } else {
      notes = sizes.contains(0) ? ["sbix lists strikes of no pixels per em"] : []
    }
  }
}
