/// The candidate that a mistyped word most likely means; nil where none is near.
///
/// Near is at most one change (insertion, deletion, replacement, or two neighbours swapped) for
/// every three characters, at least one; a candidate that the word begins, from three characters on,
/// is near as well. Case does not count as a change among ASCII letters. Of equally near ones the
/// first wins.
public func nearest(to word: String, among candidates: [String]) -> String? {
  // Nobody mistypes a word of a hundred letters, and comparing is quadratic.
  guard !word.isEmpty, word.utf8.count <= 100 else { return nil }
  let typed = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let wanted = Array(candidate.lowercased())
    let limit = max(1, max(typed.count, wanted.count) / 3)
    var distance = editDistance(typed, wanted)
    if typed.count >= 3, wanted.starts(with: typed) { distance = min(distance, limit) }
    // A word of one or two letters has everything else "near": only its case may differ.
    guard distance <= limit, distance < max(typed.count, wanted.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.candidate
}

/// How many changes turn one text into the other: insertions, deletions, replacements, and swaps of
/// two neighbours (the "optimal string alignment" distance).
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  guard !first.isEmpty else { return second.count }
  guard !second.isEmpty else { return first.count }
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for (column, other) in second.enumerated() {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1,
        previous[column] + (character == other ? 0 : 1))
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[second.count]
}
