/// Tells which names stand only once in a file, as those of many local variables do.
///
/// It counts by a hash of the name, so that it may take a name for more frequent than it is.
struct NameCounts {
  private let tokens: TokenList
  private var isFound: [Bool]
  private var isRepeated: [Bool]

  init(_ tokens: TokenList) {
    self.tokens = tokens
    var size = 1 << 12
    while size < tokens.count { size <<= 1 }
    isFound = [Bool](repeating: false, count: size)
    isRepeated = isFound
    for token in tokens.tokens where token.kind == .identifier {
      let hash = hash(token)
      if isFound[hash] { isRepeated[hash] = true } else { isFound[hash] = true }
    }
  }

  /// True if the name at `index` stands nowhere else.
  func standsOnce(_ index: Int) -> Bool {
    guard let token = tokens[index], token.kind == .identifier else { return false }
    return !isRepeated[hash(token)]
  }

  private func hash(_ token: SourceToken) -> Int {
    var hash: UInt32 = 0
    for offset in token.start..<token.end { hash = hash &* 31 &+ UInt32(tokens.bytes[offset]) }
    return Int(hash) & (isFound.count - 1)
  }
}
