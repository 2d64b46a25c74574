internal import TextFormatting

/// What changes in the records of `name` that nothing else tells: other languages and platforms, and
/// texts that iOS does not go by.
enum NameComparison {
  /// - Parameter facts: what is told already; a record that says the same is left out.
  static func changes(
    _ old: InspectedFace, _ new: InspectedFace, told facts: [FaceComparison.Change]
  ) -> [FaceComparison.Change] {
    let (before, after) = (values(of: old), values(of: new))
    var changes: [FaceComparison.Change] = []
    for key in Set(before.keys).union(after.keys).sorted() {
      let (first, second) = (before[key] ?? nil, after[key] ?? nil)
      let isSame = first.map { Array($0.utf8) } == second.map { Array($0.utf8) }
      guard !isSame else { continue }
      let change = FaceComparison.Change(
        property: key.text, old: JSONValue(first), new: JSONValue(second), isBreaking: false)
      let isTold = facts.contains { fact in
        Self.facts[key.nameID] == fact.property && fact.old.text == change.old.text
          && fact.new.text == change.new.text
      }
      if !isTold { changes.append(change) }
    }
    return changes
  }

  /// The facts that records of these IDs make.
  private static let facts: [Int: String] = [
    1: "family", 2: "style", 4: "fullName", 5: "licence.version", 6: "postScriptName",
    16: "family", 17: "style",
  ]

  private struct Key: Hashable, Comparable {
    let nameID: Int
    let platform: Int
    let encoding: Int
    let language: Int
    let languageTag: String?

    var text: String {
      let platforms = ["unicode", "macintosh", "iso", "windows"]
      let name = platforms.indices.contains(platform) ? platforms[platform] : String(platform)
      return "names.\(nameID).\(name).\(languageTag ?? String(language))"
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.nameID, left.platform, left.encoding, left.language)
        < (right.nameID, right.platform, right.encoding, right.language)
    }
  }

  /// The texts by what names a record; of two that are named alike the first.
  private static func values(of face: InspectedFace) -> [Key: String?] {
    var values: [Key: String?] = [:]
    for record in face.names {
      let key = Key(
        nameID: record.nameID, platform: record.platform, encoding: record.encoding,
        language: record.language, languageTag: record.languageTag)
      if values[key] == nil { values[key] = .some(record.value) }
    }
    return values
  }
}
