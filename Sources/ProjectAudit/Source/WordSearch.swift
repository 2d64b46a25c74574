/// Tells quickly whether any of several words occurs in a file.
///
/// Most files of a project name no font, and looking for a few words costs far less than cutting the
/// file into tokens. This is the search for many words of S. Wu and U. Manber ("A Fast Algorithm for
/// Multi-Pattern Searching", 1994): the two bytes at the end of a window tell how far it can move.
/// Pairs share the places of a table that is small enough to stay in the processor's nearest memory.
struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// The length of the shortest word, which is the window's.
  private let window: Int
  /// How far to move, by `slot` of the window's last two bytes.
  private let shifts: [UInt8]
  /// What the words begin with.
  private let firstBytes: ByteSet

  /// - Parameter words: None of them shorter than two bytes.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let window = min(max(2, self.words.map(\.count).min() ?? 2), 255)
    var shifts = [UInt8](repeating: UInt8(window - 1), count: 1 << 12)
    for word in self.words where word.count >= window {
      for end in 1..<window {
        let slot = Self.slot(word[end - 1], word[end])
        shifts[slot] = min(shifts[slot], UInt8(window - 1 - end))
      }
    }
    self.window = window
    self.shifts = shifts
    firstBytes = ByteSet(self.words.compactMap(\.first))
  }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) << 5 ^ Int(second)) & 0xFFF
  }

  /// True if one of the words occurs in `bytes`.
  func matches(_ bytes: [UInt8]) -> Bool {
    let text = bytes.span
    let table = shifts.span
    var end = window - 1
    while end < text.count {
      let shift = table[Self.slot(text[end - 1], text[end])]
      if shift > 0 {
        end += Int(shift)
      } else {
        let start = end - window + 1
        if firstBytes.contains(text[start]), isWord(at: start, in: bytes) { return true }
        end += 1
      }
    }
    return false
  }

  private func isWord(at start: Int, in bytes: [UInt8]) -> Bool {
    words.contains { word in
      word.count <= bytes.count - start
        && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
    }
  }
}
