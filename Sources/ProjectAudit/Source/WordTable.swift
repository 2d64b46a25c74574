/// What some words mean, looked up where they lie in a file, so that no string is made of all the words
/// that are not among them.
struct WordTable<Value: Sendable>: Sendable {
  private var entries: [(word: [UInt8], value: Value)] = []
  /// Where in `entries` the words of a slot begin, and behind the last where they end.
  private var starts: [Int] = []

  private static var slots: Int { 128 }

  init(_ words: [(String, Value)]) {
    var slots = [[(word: [UInt8], value: Value)]](repeating: [], count: Self.slots)
    for (word, value) in words {
      let word = Array(word.utf8)
      slots[Self.slot(of: word, 0..<word.count)].append((word, value))
    }
    for slot in slots {
      starts.append(entries.count)
      entries += slot
    }
    starts.append(entries.count)
  }

  /// What the word in `range`, which lies within `bytes`, means; nil if it is none of the table's.
  subscript(bytes: [UInt8], range: Range<Int>) -> Value? {
    let slot = Self.slot(of: bytes, range)
    for index in starts[slot]..<starts[slot + 1]
    where entries[index].word.count == range.count
      && entries[index].word.indices.allSatisfy({
        bytes[range.lowerBound + $0] == entries[index].word[$0]
      })
    {
      return entries[index].value
    }
    return nil
  }

  /// What `word` means.
  subscript(word: String) -> Value? {
    let bytes = Array(word.utf8)
    return self[bytes, 0..<bytes.count]
  }

  /// Length, beginning and end tell most words apart.
  private static func slot(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    let ends = Int(bytes[range.lowerBound]) &* 5 &+ Int(bytes[range.upperBound - 1])
    return (ends &+ range.count &* 11) & (slots - 1)
  }
}

extension WordTable where Value == Bool {
  /// A table that only tells whether a word is among these.
  init(_ words: some Sequence<String>) { self.init(words.map { ($0, true) }) }
}

extension TokenList {
  /// What the identifier at `index` means by the table; nil if another kind of token stands there.
  func meaning<Value>(of index: Int, in table: WordTable<Value>) -> Value? {
    guard let token = tokens[safe: index], token.kind == .identifier else { return nil }
    return table[bytes, token.start..<token.end]
  }

  /// True if the identifier at `index` is one of the table's.
  func isIdentifier(_ index: Int, in table: WordTable<Bool>) -> Bool {
    meaning(of: index, in: table) != nil
  }
}
