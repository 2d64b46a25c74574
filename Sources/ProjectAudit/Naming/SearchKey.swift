/// A name made ready for many comparisons by distance.
struct SearchKey: Sendable, Hashable {
  let bytes: [UInt8]
  /// What tells most names apart.
  let outline: Outline

  /// A name's length and the kinds of bytes in it.
  struct Outline: Sendable, Hashable {
    fileprivate let count: Int
    /// A bit for each byte that occurs, by its lowest six bits.
    ///
    /// One change adds at most one kind of byte and takes away at most one, so that two names are at
    /// least as far apart as the larger number of kinds that only one of them has.
    fileprivate let kinds: UInt64

    /// False where the names are farther apart than `limit`, which takes no look at their bytes.
    func mayLie(within limit: Int, of other: Outline) -> Bool {
      abs(count - other.count) <= limit
        && (kinds & ~other.kinds).nonzeroBitCount <= limit
        && (other.kinds & ~kinds).nonzeroBitCount <= limit
    }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    outline = Outline(
      count: bytes.count, kinds: bytes.reduce(0) { $0 | 1 << UInt64($1 & 0x3F) })
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours that turn one
  /// name into the other; nil beyond `limit`.
  func distance(to other: SearchKey, limit: Int) -> Int? {
    guard outline.mayLie(within: limit, of: other.outline) else { return nil }
    // What both begin or end with needs no change.
    var left = bytes[...]
    var right = other.bytes[...]
    while let byte = left.first, byte == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let byte = left.last, byte == right.last {
      left.removeLast()
      right.removeLast()
    }
    return Self.distance(Array(left), Array(right), limit: limit)
  }

  /// The optimal string alignment distance, of which only the cells within `limit` of the diagonal
  /// are computed: no others can lie on a path that short.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    if left.isEmpty || right.isEmpty {
      let distance = max(left.count, right.count)
      return distance <= limit ? distance : nil
    }
    let beyond = limit + 1
    var beforePrevious = [Int](repeating: beyond, count: right.count + 1)
    var previous = (0...right.count).map { min($0, beyond) }
    var current = beforePrevious
    for row in 1...left.count {
      let first = max(1, row - limit)
      let last = min(right.count, row + limit)
      guard first <= last else { return nil }
      current[first - 1] = first == 1 ? min(row, beyond) : beyond
      var least = current[first - 1]
      for column in first...last {
        let isSame = left[row - 1] == right[column - 1]
        // The cell above the band's upper end belongs to no short path.
        let above = column == row + limit ? beyond : previous[column]
        var cost = min(previous[column - 1] + (isSame ? 0 : 1), above + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = min(cost, beyond)
        least = min(least, current[column])
      }
      guard least <= limit else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }

  /// The candidate nearest to a mistyped word; nil if none is near: a third of the letters may differ,
  /// and one always. Of equally near ones the first wins.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = SearchKey(word.asciiLowercased)
    guard typed.bytes.count <= 100 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let key = SearchKey(candidate.asciiLowercased)
      let limit = max(1, max(typed.bytes.count, key.bytes.count) / 3)
      guard let distance = typed.distance(to: key, limit: limit) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }
}
