/// The scripts and features that `GSUB` or `GPOS` lists (OpenType specification, "OpenType Layout
/// common table formats").
struct LayoutTable: Sendable, Equatable {
  struct Script: Sendable, Equatable {
    let tag: FontTag
    /// The language systems beside the default one.
    let languages: [FontTag]
  }

  struct Feature: Sendable, Equatable {
    let tag: FontTag
    /// The name that the font gives the feature for menus: of `ss01`…, `cv01`… and `size`.
    let nameID: Int?
  }

  /// In the order of the table.
  let scripts: [Script]
  /// One for each tag, in the order of the table.
  let features: [Feature]
  /// How many lookups the features of each tag have in all, each once.
  let lookupCounts: [FontTag: Int]
  /// Scripts, each with the languages that have a system of their own (`latn`, `latn TRK`), and the
  /// tags of the features that they use, in the order of their bytes.
  let systems: [String: [FontTag]]
  /// What is damaged, as a sentence.
  let notes: [String]

  /// More language systems than any font has; a table that lists more reads some over and over.
  private static let mostLanguages = 65_535

  init(_ table: Span<UInt8>, tag: FontTag) {
    var notes: [String] = []
    var scripts: [Script] = []
    if let offset = table.uint16(at: 4), offset != 0 {
      let list = Int(offset)
      let count = Self.count(table, at: list, of: "scripts", tag, &notes)
      let there = max(0, (table.count - list - 2) / 6)
      var left = Self.mostLanguages
      for index in 0..<min(count, there) {
        let record = list + 2 + 6 * index
        guard let script = table.tag(at: record), let start = table.uint16(at: record + 4)
        else { break }
        let languages = Self.languages(table, at: list + Int(start), limit: left)
        left -= languages.count
        scripts.append(Script(tag: script, languages: languages))
      }
    }
    self.scripts = scripts

    var features: [Feature] = []
    var seen: Set<FontTag> = []
    if let offset = table.uint16(at: 6), offset != 0 {
      let list = Int(offset)
      let count = Self.count(table, at: list, of: "features", tag, &notes)
      let there = max(0, (table.count - list - 2) / 6)
      for index in 0..<min(count, there) {
        let record = list + 2 + 6 * index
        guard let feature = table.tag(at: record), let start = table.uint16(at: record + 4)
        else { break }
        guard seen.insert(feature).inserted else { continue }
        features.append(
          Feature(
            tag: feature, nameID: Self.nameID(of: feature, table, at: list + Int(start))))
      }
    }
    self.features = features
    (lookupCounts, systems) = Self.uses(table, scripts.count)
    self.notes = notes
  }

  /// How many records a list states, and a note where the table is too short for them.
  private static func count(
    _ table: Span<UInt8>, at list: Int, of what: String, _ tag: FontTag, _ notes: inout [String]
  ) -> Int {
    guard let count = table.uint16(at: list).map(Int.init) else {
      notes.append("\(tag.text)'s list of \(what) lies outside the table")
      return 0
    }
    if list + 2 + 6 * count > table.count {
      notes.append("\(tag.text) is shorter than its list of \(count) \(what)")
    }
    return count
  }

  /// More indices than any font has; lists may share their bytes, so a small table could be made to
  /// name very many.
  private static let mostIndices = 200_000

  /// Which lookups features have, and which features scripts use.
  private static func uses(
    _ table: Span<UInt8>, _ scriptCount: Int
  ) -> (lookups: [FontTag: Int], systems: [String: [FontTag]]) {
    var left = mostIndices
    /// A list of numbers behind its length, as far as the table and the allowance go.
    func indices(at start: Int) -> [Int] {
      let stated = Int(table.uint16(at: start) ?? 0)
      let count = min(stated, max(0, (table.count - start - 2) / 2), max(0, left))
      left -= count + 1
      return (0..<count).compactMap { table.uint16(at: start + 2 + 2 * $0).map(Int.init) }
    }
    var lookups: [FontTag: Set<Int>] = [:]
    var tags: [FontTag] = []
    if let offset = table.uint16(at: 6), offset != 0 {
      let list = Int(offset)
      let there = max(0, (table.count - list - 2) / 6)
      for index in 0..<min(Int(table.uint16(at: list) ?? 0), there) {
        guard let tag = table.tag(at: list + 2 + 6 * index),
          let start = table.uint16(at: list + 2 + 6 * index + 4)
        else { break }
        tags.append(tag)
        lookups[tag, default: []].formUnion(indices(at: list + Int(start) + 2))
      }
    }
    var systems: [String: [FontTag]] = [:]
    func addSystem(_ name: String, at start: Int) {
      var used = Set(
        indices(at: start + 4).compactMap { tags.indices.contains($0) ? tags[$0] : nil })
      if let required = table.uint16(at: start + 2).map(Int.init), tags.indices.contains(required) {
        used.insert(tags[required])
      }
      guard systems[name] == nil else { return }
      systems[name] = used.sorted { $0.rawValue < $1.rawValue }
    }
    guard let offset = table.uint16(at: 4), offset != 0 else {
      return (lookups.mapValues(\.count), [:])
    }
    let list = Int(offset)
    for index in 0..<scriptCount where left > 0 {
      guard let script = table.tag(at: list + 2 + 6 * index),
        let place = table.uint16(at: list + 2 + 6 * index + 4)
      else { break }
      let start = list + Int(place)
      if let system = table.uint16(at: start), system != 0 {
        addSystem(script.trimmed, at: start + Int(system))
      }
      let there = max(0, (table.count - start - 4) / 6)
      for language in 0..<min(Int(table.uint16(at: start + 2) ?? 0), there) where left > 0 {
        guard let tag = table.tag(at: start + 4 + 6 * language),
          let system = table.uint16(at: start + 4 + 6 * language + 4)
        else { break }
        addSystem("\(script.trimmed) \(tag.trimmed)", at: start + Int(system))
      }
    }
    return (lookups.mapValues(\.count), systems)
  }

  private static func languages(_ table: Span<UInt8>, at script: Int, limit: Int) -> [FontTag] {
    let count = Int(table.uint16(at: script + 2) ?? 0)
    let there = max(0, (table.count - script - 4) / 6)
    return (0..<min(count, there, limit)).compactMap { table.tag(at: script + 4 + 6 * $0) }
  }

  /// The name in a feature's parameters ("Registered features", `ss01`, `cv01`): for stylistic sets
  /// the second field, for character variants too, both behind a version or format of 0.
  private static func nameID(of tag: FontTag, _ table: Span<UInt8>, at feature: Int) -> Int? {
    let text = tag.text
    guard text.hasPrefix("ss") || text.hasPrefix("cv"), Int(text.dropFirst(2)) != nil,
      let offset = table.uint16(at: feature), offset != 0,
      table.uint16(at: feature + Int(offset)) == 0,
      let id = table.uint16(at: feature + Int(offset) + 2), id >= 256, id != 0xFFFF
    else { return nil }
    return Int(id)
  }
}
