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
    var key: SearchKey
    var suggestion: NameSuggestion
  }

  /// Each key once, the likeliest first: the project's fonts before the system's, and of their names
  /// the PostScript name first.
  private let candidates: [Candidate]
  /// The outlines of the keys of `candidates`, in the same order: most are looked at for each name,
  /// and a candidate is too large to be copied each time.
  private let outlines: [SearchKey.Outline]
  /// The faces that have a PostScript name, by the key of their family.
  private let families: [[UInt8]: [FontFace]]
  /// What the project's faces may be called, by key.
  private let byKey: [[UInt8]: NameSuggestion]

  /// Longer names are no font's: PostScript names have at most 127 bytes (OpenType, `name` ID 6).
  private static let longestName = 128

  init(_ resolver: NameResolver) {
    var ranked: [[Candidate]] = Array(repeating: [], count: 8)
    var families: [[UInt8]: [FontFace]] = [:]
    for face in resolver.faces {
      guard let name = face.postScriptName, !name.isEmpty else { continue }
      families[Self.key(face.family ?? ""), default: []].append(face)
      let others: [String?] = [
        name, face.fullName, (face.family ?? "") + (face.style ?? ""), face.aliases.freetype,
        face.aliases.adobeTN5902, face.aliases.fontconfig, face.fileStem,
      ]
      for (rank, other) in others.enumerated() {
        guard let other, !other.isEmpty, other.utf8.count <= Self.longestName else { continue }
        ranked[rank].append(
          Candidate(
            key: SearchKey(Self.key(other)), suggestion: NameSuggestion(name: name, face: face)))
      }
    }
    for name in resolver.system.postScriptNames {
      ranked[7].append(
        Candidate(key: SearchKey(Self.key(name)), suggestion: NameSuggestion(name: name)))
    }
    var seen: Set<[UInt8]> = []
    candidates = ranked.joined().filter { seen.insert($0.key.bytes).inserted }
    outlines = candidates.map(\.key.outline)
    self.families = families
    byKey = Dictionary(
      candidates.filter { $0.suggestion.face != nil }.map { ($0.key.bytes, $0.suggestion) }
    ) { first, _ in first }
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
    let searched = SearchKey(key)
    var best: Int?
    // The first of equals wins, so that only what is nearer than the last counts.
    var limit = max(1, key.count / 4)
    let styleLimit = max(1, (key.count - stem.count) / 4)
    for (index, outline) in outlines.enumerated()
    where searched.outline.mayLie(within: limit, of: outline) {
      let candidate = candidates[index].key
      let hasStem = stem.count < key.count && candidate.bytes.starts(with: stem)
      guard
        let distance = searched.distance(
          to: candidate, limit: hasStem ? min(limit, styleLimit) : limit)
      else { continue }
      best = index
      limit = distance - 1
      if limit < 0 { break }
    }
    return best.map { candidates[$0].suggestion }
  }

  /// True if all names that are near, by the measure of `nearest(to:)`, are those of one font.
  func isOnlyOne(near name: String) -> Bool {
    let key = Self.key(name)
    guard !key.isEmpty, name.utf8.count <= Self.longestName else { return false }
    let stem = Self.stem(name)
    let searched = SearchKey(key)
    let limit = max(1, key.count / 4)
    let styleLimit = max(1, (key.count - stem.count) / 4)
    var found: String?
    for (index, outline) in outlines.enumerated()
    where searched.outline.mayLie(within: limit, of: outline) {
      let candidate = candidates[index]
      let hasStem = stem.count < key.count && candidate.key.bytes.starts(with: stem)
      guard
        searched.distance(to: candidate.key, limit: hasStem ? min(limit, styleLimit) : limit) != nil
      else { continue }
      if let found, !found.hasSameBytes(as: candidate.suggestion.name) { return false }
      found = candidate.suggestion.name
    }
    return found != nil
  }

  /// The project's face one of whose names has the letters of `name`; nil if none has.
  func sameLetters(as name: String) -> NameSuggestion? {
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    return byKey[Self.key(name)]
  }

  /// The project's faces whose family is what `name` begins with, up to its `-` or `_`.
  func familyMembers(of name: String) -> [FontFace] {
    let stem = Self.stem(name)
    guard !stem.isEmpty else { return [] }
    return families[stem] ?? []
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
}
