/// Finds the font file that a wrong `UIAppFonts` entry may mean.
///
/// Made once for a whole project, so that each of thousands of entries costs only a look at the names.
struct FileNameSuggestions {
  /// A file that an entry may mean.
  struct Suggestion: Equatable {
    var path: String
    /// True if another entry names the file already.
    var isListed: Bool
    /// True if no other file is near.
    var isOnly = true
  }

  private struct Candidate {
    var path: String
    var key: SearchKey
  }

  /// Files that no entry names: what another entry names is not what this one means.
  private let unlisted: [Candidate]
  private let byStem: [String: Suggestion]
  /// No file system has longer names (NAME_MAX).
  private static let longestName = 255
  private static let extensions = ["ttf", "otf", "ttc", "otc"]

  init(_ context: AuditContext) {
    let listed = Set(context.entries.compactMap { $0.entry.fileName.map(FontFileNames.caseless) })
    var unlisted: [Candidate] = []
    var byStem: [String: Suggestion] = [:]
    for named in context.fontNames.all {
      let name = FontFileNames.caseless(named.name)
      let isListed = listed.contains(name)
      if !isListed {
        unlisted.append(Candidate(path: named.path, key: SearchKey(Array(name.utf8))))
      }
      let stem = Self.stem(name)
      if let other = byStem[stem], !other.isListed {
        // Links and copies have one name; an entry cannot tell them apart either.
        let isSame = FontFileNames.caseless(ProjectFile.name(of: other.path)) == name
        if !isListed, !isSame { byStem[stem]?.isOnly = false }
      } else {
        byStem[stem] = Suggestion(path: named.path, isListed: isListed)
      }
    }
    self.unlisted = unlisted
    self.byStem = byStem
  }

  /// The file that is called like `name` but for its extension, which may be absent; else the one
  /// whose name is nearest; nil if none is near.
  ///
  /// Where the family is right only the letters of the style count.
  func nearest(to name: String) -> Suggestion? {
    let key = Array(FontFileNames.caseless(name).utf8)
    guard key.count <= Self.longestName else { return nil }
    if let same = byStem[Self.stem(FontFileNames.caseless(name))] { return same }
    let family = key.prefix { $0 != UInt8(ascii: "-") }
    let extensionLength = key.count - (key.lastIndex(of: UInt8(ascii: ".")) ?? key.count)
    let searched = SearchKey(key)
    var best: (path: String, distance: Int)?
    var isOnly = true
    for candidate in unlisted {
      let isOfFamily = family.count < key.count && candidate.key.bytes.starts(with: family)
      let letters = key.count - extensionLength - (isOfFamily ? family.count : 0)
      let limit = max(1, letters / 4)
      guard let distance = searched.distance(to: candidate.key, limit: limit) else { continue }
      if best != nil { isOnly = false }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate.path, distance) }
    }
    return best.map { Suggestion(path: $0.path, isListed: false, isOnly: isOnly) }
  }

  /// The files, as the bytes of their paths, that entries without a file mean beyond doubt: what repairs
  /// the entry lists the file.
  static func meantFiles(in context: AuditContext) -> Set<[UInt8]> {
    let missing = context.entries.filter { $0.verdict == .missing }
    guard !missing.isEmpty else { return [] }
    let suggestions = FileNameSuggestions(context)
    return Set(
      missing.compactMap { entry in
        entry.entry.fileName.flatMap(suggestions.nearest).flatMap { nearest in
          nearest.isOnly && !nearest.isListed ? Array(nearest.path.utf8) : nil
        }
      })
  }

  private static func stem(_ name: String) -> String {
    guard name.hasPathExtension(in: extensions),
      let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    else { return name }
    return String(name[..<dot])
  }
}
