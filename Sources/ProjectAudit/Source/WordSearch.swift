/// Tells quickly whether any of several words occurs in a file.
///
/// Most files of a project name no font, and looking for a few words costs far less than cutting the
/// file into tokens. This is Horspool's search for a set of words (R. N. Horspool, "Practical fast
/// searching in strings", 1980): the byte at the end of a window tells how far the window can move.
struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// The length of the shortest word, which is the window's.
  private let window: Int
  /// How far to move, by the window's last byte.
  private let shifts: [Int]

  /// - Parameter words: None of them empty.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let window = max(1, self.words.map(\.count).min() ?? 1)
    var shifts = [Int](repeating: window, count: 256)
    for word in self.words {
      for (index, byte) in word.prefix(window).enumerated() {
        shifts[Int(byte)] = min(shifts[Int(byte)], window - 1 - index)
      }
    }
    self.window = window
    self.shifts = shifts
  }

  /// True if one of the words occurs in `bytes`.
  func matches(_ bytes: [UInt8]) -> Bool {
    var end = window - 1
    while end < bytes.count {
      let shift = shifts[Int(bytes[end])]
      if shift > 0 {
        end += shift
      } else {
        let text = bytes[(end - window + 1)...]
        if words.contains(where: { text.starts(with: $0) }) { return true }
        end += 1
      }
    }
    return false
  }
}
