/// Tells which names stand only once in a file, as those of many local variables do.
///
/// It counts by a hash of the name, so that it may take a name for more frequent than it is.
struct NameCounts {
  private let tokens: TokenList
  /// How often names of a hash were found, as far as two.
  private var counts: [UInt8]

  init(_ tokens: TokenList) {
    self.tokens = tokens
    var size = 1 << 12
    while size < tokens.count { size <<= 1 }
    counts = [UInt8](repeating: 0, count: size)
    for token in tokens.tokens where token.kind == .identifier {
      let hash = hash(token)
      if counts[hash] < 2 { counts[hash] += 1 }
    }
  }

  /// True if the name at `index` stands nowhere else.
  func standsOnce(_ index: Int) -> Bool {
    guard let token = tokens[index], token.kind == .identifier else { return false }
    return counts[hash(token)] < 2
  }

  /// Made of the length and five of the bytes, which tell most names of a file apart.
  private func hash(_ token: SourceToken) -> Int {
    let (start, last) = (token.start, token.end - 1)
    guard start < last else { return start == last ? Int(tokens.bytes[start]) : 0 }
    var hash = UInt32(truncatingIfNeeded: last - start)
    func add(_ offset: Int) { hash = hash &* 31 &+ UInt32(tokens.bytes[offset]) }
    add(start)
    add(start + 1)
    add(start + (last - start) / 2)
    add(last - 1)
    add(last)
    return Int(hash) & (counts.count - 1)
  }
}
