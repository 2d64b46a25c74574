import ProjectInterop

/// A value of an XcodeGen specification that knows which file it stands in.
///
/// A specification is merged from several files; each path in it is relative to the folder of the file
/// that it stands in, and each finding belongs there.
struct SpecNode: Sendable {
  indirect enum Value: Sendable {
    case text(String)
    case list([SpecNode])
    /// Each key once.
    case mapping([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var position: SourcePosition
    var value: SpecNode
  }

  var value: Value
  /// The file, relative to the project's folder.
  var file: String
  /// The folder that paths in it are relative to.
  var base: String
  var position: SourcePosition

  /// Of keys that repeat, the last counts. The recursion is bounded by `YAMLReader.depthLimit`.
  init(_ node: YAMLNode, file: String, base: String) {
    self.file = file
    self.base = base
    position = SourcePosition(line: node.position.line, column: node.position.column)
    switch node.value {
    case .scalar(let scalar): value = .text(node.isNull ? "" : scalar.text)
    case .sequence(let elements):
      value = .list(elements.map { SpecNode($0, file: file, base: base) })
    case .mapping(let entries):
      var result: [Entry] = []
      var places: [[UInt8]: Int] = [:]
      // Merged entries stand where no own entry does, so own ones come last.
      for entry in entries.filter(\.isMerged).reversed() + entries.filter({ !$0.isMerged }) {
        guard let key = entry.key.text else { continue }
        let new = Entry(
          key: key,
          position: SourcePosition(
            line: entry.key.position.line, column: entry.key.position.column),
          value: SpecNode(entry.value, file: file, base: base))
        if let place = places[Array(key.utf8)] {
          result[place] = new
        } else {
          places[Array(key.utf8)] = result.count
          result.append(new)
        }
      }
      value = .mapping(result)
    }
  }

  private init(_ value: Value, like node: SpecNode) {
    self = node
    self.value = value
  }

  var text: String? { if case .text(let text) = value { text } else { nil } }
  var list: [SpecNode]? { if case .list(let list) = value { list } else { nil } }
  var entries: [Entry] { if case .mapping(let entries) = value { entries } else { [] } }
  var isMapping: Bool { if case .mapping = value { true } else { false } }

  /// The list's elements; the value itself where it is none, as XcodeGen takes a single one.
  var listOrSelf: [SpecNode] { list ?? [self] }

  var place: AppTarget.Place { AppTarget.Place(path: file, position: position) }

  subscript(key: String) -> SpecNode? {
    entries.first { $0.key.hasSameBytes(as: key) }?.value
  }

  /// The value merged onto `base`, as XcodeGen merges included files and templates
  /// (github.com/yonaskolb/XcodeGen, Docs/ProjectSpec.md "Include"): mappings key by key, lists one
  /// after the other, and what is under a key with `:REPLACE` takes the place of all before.
  ///
  /// - Parameter budget: how many entries may still be touched; below nothing, merging stops.
  func merged(onto base: SpecNode, budget: inout Int) -> SpecNode {
    switch (value, base.value) {
    case (.mapping(let entries), .mapping(let old)):
      budget -= entries.count + old.count
      guard budget > 0 else { return self }
      var result = old
      var places = Dictionary(
        old.enumerated().map { (Array($0.element.key.utf8), $0.offset) }
      ) { first, _ in first }
      for entry in entries {
        var entry = entry
        let isReplacing = entry.key.hasSuffix(":REPLACE")
        if isReplacing { entry.key = String(entry.key.dropLast(8)) }
        guard let place = places[Array(entry.key.utf8)] else {
          places[Array(entry.key.utf8)] = result.count
          result.append(entry)
          continue
        }
        if !isReplacing {
          entry.value = entry.value.merged(onto: result[place].value, budget: &budget)
        }
        result[place] = entry
      }
      return SpecNode(.mapping(result), like: self)
    case (.list(let elements), .list(let old)):
      budget -= elements.count + old.count
      return budget > 0 ? SpecNode(.list(old + elements), like: self) : self
    default: return self
    }
  }
}
