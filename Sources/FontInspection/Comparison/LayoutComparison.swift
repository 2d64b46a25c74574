internal import TextFormatting

/// What changes in `GSUB` and `GPOS` where features keep their tags: how many lookups a feature has,
/// and which scripts and languages use it.
enum LayoutComparison {
  static func changes(_ old: InspectedFace, _ new: InspectedFace) -> [FaceComparison.Change] {
    let (before, after) = (old.fingerprint, new.fingerprint)
    var changes: [FaceComparison.Change] = []
    for feature in before.lookups.keys.sorted(by: Self.precedes) {
      // A feature that is gone, or new, is told by its tag.
      guard let first = before.lookups[feature], let second = after.lookups[feature],
        first != second
      else { continue }
      changes.append(
        .init(
          property: "lookups." + feature.replacing(" ", with: "."), old: .integer(first),
          new: .integer(second), isBreaking: second < first))
    }
    // Features that only one of the fonts has are told by their tags.
    let tags = { (face: InspectedFace) in Set(face.features.map { Self.trimmed($0.tag) }) }
    let common = tags(old).intersection(tags(new))
    for system in Set(before.systems.keys).union(after.systems.keys).sorted(by: Self.precedes) {
      let property = "scripts." + system.replacing(" ", with: ".")
      switch (before.systems[system], after.systems[system]) {
      case (let first?, let second?):
        let removed = first.filter { common.contains($0) && !second.contains($0) }
        let added = second.filter { common.contains($0) && !first.contains($0) }
        guard !removed.isEmpty || !added.isEmpty else { continue }
        changes.append(
          .init(
            property: property, old: list(removed), new: list(added), isBreaking: !removed.isEmpty))
      case (let first?, nil):
        changes.append(.init(property: property, old: count(first), new: .null, isBreaking: true))
      case (nil, let second?):
        // One that is new can only add.
        changes.append(
          .init(property: property, old: .null, new: count(second), isBreaking: false))
      case (nil, nil): continue
      }
    }
    return changes
  }

  private static func list(_ features: [String]) -> JSONValue {
    features.isEmpty ? .null : .string(features.joined(separator: " "))
  }

  private static func count(_ features: [String]) -> JSONValue {
    .string("\(features.count) \(features.count == 1 ? "feature" : "features")")
  }

  private static func trimmed(_ tag: String) -> String {
    String(tag.reversed().drop { $0 == " " }.reversed())
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
