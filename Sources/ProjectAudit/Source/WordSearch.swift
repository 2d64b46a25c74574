/// Tells quickly whether any of several words occurs in a file.
///
/// Most files of a project name no font, and looking for a few words costs far less than cutting the
/// file into tokens. This is the search for many words of S. Wu and U. Manber ("A Fast Algorithm for
/// Multi-Pattern Searching", 1994): the two bytes at the end of a window tell how far it can move.
struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// The length of the shortest word, which is the window's.
  private let window: Int
  /// How far to move, by the window's last two bytes.
  private let shifts: [UInt8]

  /// - Parameter words: None of them shorter than two bytes.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let window = min(max(2, self.words.map(\.count).min() ?? 2), 255)
    var shifts = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
    for word in self.words where word.count >= window {
      for end in 1..<window {
        let pair = Int(word[end - 1]) << 8 | Int(word[end])
        shifts[pair] = min(shifts[pair], UInt8(window - 1 - end))
      }
    }
    self.window = window
    self.shifts = shifts
  }

  /// True if one of the words occurs in `bytes`.
  func matches(_ bytes: [UInt8]) -> Bool {
    let text = bytes.span
    let table = shifts.span
    var end = window - 1
    while end < text.count {
      let shift = table[Int(text[end - 1]) << 8 | Int(text[end])]
      if shift > 0 {
        end += Int(shift)
      } else {
        if isWord(at: end - window + 1, in: bytes) { return true }
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
