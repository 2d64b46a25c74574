/// The sizes in which a font has bitmaps: of `CBLC` in colour, of `EBLC` and Apple's `bloc` in black
/// and white or grey (OpenType specification, `CBLC`, `EBLC`).
struct BitmapLocation: Sendable, Equatable {
  /// Vertical pixels per em of the strikes, ascending, each once; no strike is of none.
  let sizes: [Int]
  let notes: [String]

  init(_ table: Span<UInt8>, tag: FontTag) {
    let count = Int(table.uint32(at: 4) ?? 0)
    let there = max(0, (table.count - 8) / 48)
    var sizes: [Int] = []
    for index in 0..<min(count, there) {
      guard let size = table.uint8(at: 8 + 48 * index + 45) else { break }
      sizes.append(Int(size))
    }
    self.sizes = Set(sizes).subtracting([0]).sorted()
    if count > there {
      notes = ["\(tag.text) is shorter than its list of \(count) strikes"]
    } else if table.count < 8 {
      notes = ["\(tag.text) is shorter than its header"]
    } else {
      notes = sizes.contains(0) ? ["\(tag.text) lists strikes of no pixels per em"] : []
    }
  }
}
