import FontInspection

/// A name to write instead of one that leads to nothing.
struct NameSuggestion: Sendable, Equatable {
  var name: String
  /// The project's face of that name; nil for a font of the system.
  var face: FontFace?

  /// What to do, for people: `write "Karla-Regular_Bold" (Fonts/Karla[wght].ttf, instance Bold)`.
  var help: String { "write \"\(name)\" (\(face?.place ?? "a font of iOS"))" }
}

/// Finds the name nearest to a wrong one.
///
/// Compared is everything that a face may go by: its PostScript name, its full name, family and style
/// (what other tools make names of), its aliases and its file's name. Case, spaces, `-` and `_` do not
/// count, so that `Lato Bold`, `lato_bold` and `Karla-Bold` for `Karla-Regular_Bold` are at no
/// distance.
struct NameSuggestions: Sendable {
  private struct Candidate: Sendable {
    var key: [UInt8]
    var suggestion: NameSuggestion
    /// The project's fonts come first, and of their names the PostScript name.
    var rank: Int
  }

  private let candidates: [Candidate]
  private let faces: [FontFace]

  /// Longer names are no font's: PostScript names have at most 127 bytes (OpenType, `name` ID 6).
  private static let longestName = 128

  init(_ resolver: NameResolver) {
    faces = resolver.faces
    var candidates: [Candidate] = []
    for face in resolver.faces {
      guard let name = face.postScriptName, !name.isEmpty else { continue }
      let others: [String?] = [
        name, face.fullName, (face.family ?? "") + (face.style ?? ""), face.aliases.freetype,
        face.aliases.adobeTN5902, face.aliases.fontconfig, face.fileStem,
      ]
      for (rank, other) in others.enumerated() {
        guard let other, !other.isEmpty, other.utf8.count <= Self.longestName else { continue }
        candidates.append(
          Candidate(
            key: Self.key(other), suggestion: NameSuggestion(name: name, face: face), rank: rank))
      }
    }
    for name in resolver.system.postScriptNames {
      candidates.append(
        Candidate(key: Self.key(name), suggestion: NameSuggestion(name: name), rank: 10))
    }
    self.candidates = candidates
  }

  /// The nearest name, or nil if none is near: a quarter of the letters may differ, and one always.
  ///
  /// Where the family is right, only the letters of the style count, so that nobody who wants a Book
  /// is told to take the Bold.
  func nearest(to name: String) -> NameSuggestion? {
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    let key = Self.key(name)
    guard !key.isEmpty else { return nil }
    let stem = Self.stem(name)
    var best: (distance: Int, rank: Int, suggestion: NameSuggestion)?
    var nearest = Int.max
    for candidate in candidates {
      let hasStem = stem.count < key.count && candidate.key.starts(with: stem)
      let limit = min(nearest, max(1, (key.count - (hasStem ? stem.count : 0)) / 4))
      guard let distance = Self.distance(key, candidate.key, limit: limit) else { continue }
      // Candidates stand in the order of the list, so that the first of equals wins.
      if let best, (best.distance, best.rank) <= (distance, candidate.rank) { continue }
      best = (distance, candidate.rank, candidate.suggestion)
      nearest = distance
    }
    return best?.suggestion
  }

  /// The project's faces whose family is what `name` begins with, up to its `-` or `_`.
  func familyMembers(of name: String) -> [FontFace] {
    let stem = Self.stem(name)
    guard !stem.isEmpty else { return [] }
    return faces.filter { $0.postScriptName != nil && Self.key($0.family ?? "") == stem }
  }

  /// What stands before the first `-` or `_`, as a key.
  private static func stem(_ name: String) -> [UInt8] {
    let stem = name.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return key(String(decoding: stem, as: UTF8.self))
  }

  /// The name without case, spaces, hyphens and underscores.
  private static func key(_ name: String) -> [UInt8] {
    name.asciiLowercased.filter {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_")
    }
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours that turn one
  /// name into the other; nil beyond `limit`.
  static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    if left == right { return 0 }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var cost = min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
