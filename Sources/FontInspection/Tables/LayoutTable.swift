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
