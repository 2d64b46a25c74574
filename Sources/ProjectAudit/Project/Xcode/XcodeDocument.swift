/// A `project.pbxproj`: objects that refer to each other by their identifiers.
///
/// Apple publishes no description; the classes and their keys are those that github.com/tuist/XcodeProj
/// and github.com/CocoaPods/Xcodeproj read and write. Objects of unknown classes do no harm.
final class XcodeDocument: Sendable {
  /// The file, relative to the project's folder.
  let path: String
  /// What is wrong with the file; the rest of it is read all the same.
  let problem: FileProblem?
  /// True for the template of a project, in which another tool fills names in (`{{ name }}`,
  /// `<%= name %>`): Xcode cannot read it either, and is not meant to.
  let isTemplate: Bool

  fileprivate let list: NodeList
  private let lines: LineTable
  /// The index of each object's node, by its identifier.
  private let nodes: [String: Int]
  /// The identifiers in the order of the file.
  private let identifiers: [String]
  private let root: String?

  init(_ file: ProjectFile) {
    path = file.path
    var result = NodeReader.read(file.bytes)
    if result.fault == nil, result.list.nodes.first?.kind != .dictionary {
      result.fault = NodeReader.Fault(message: "it holds no dictionary", offset: 0)
    }
    list = result.list
    lines = LineTable(MarkupText.utf8(file.bytes))
    problem = result.fault.map { [lines] in
      FileProblem(
        path: file.path, message: $0.message, position: lines.position(of: $0.offset),
        help: $0.help)
    }
    isTemplate =
      ProjectTemplate.isTemplate(path: file.path)
      || result.fault.map {
        ProjectTemplate.holdsPlaceholder(MarkupText.utf8(file.bytes), atLineOf: $0.offset)
      } ?? false
    var nodes: [String: Int] = [:]
    var identifiers: [String] = []
    if let objects = list.value(of: 0, forKey: "objects") {
      list.forEachEntry(of: objects) { [list] key, value in
        let identifier = list.text(key)
        if nodes.updateValue(value, forKey: identifier) == nil { identifiers.append(identifier) }
        return true
      }
    }
    self.nodes = nodes
    self.identifiers = identifiers
    root = list.value(of: 0, forKey: "rootObject").map(list.text)
  }

  /// The object called `identifier`; nil where there is none.
  func object(_ identifier: String) -> XcodeObject? {
    nodes[identifier].map { XcodeObject(identifier: identifier, document: self, node: $0) }
  }

  /// Every object, in the order of the file.
  var objects: some Sequence<XcodeObject> { identifiers.lazy.compactMap { self.object($0) } }

  /// The project's own object.
  var project: XcodeObject? {
    root.flatMap { object($0) } ?? objects.first { $0.isa == "PBXProject" }
  }

  fileprivate func place(of node: Int) -> AppTarget.Place {
    AppTarget.Place(
      path: path, position: lines.position(of: list.nodes[safe: node].map { Int($0.place) } ?? 0))
  }
}

/// One object of a `project.pbxproj`, or a dictionary in one.
struct XcodeObject: Sendable {
  let identifier: String
  let document: XcodeDocument
  fileprivate let node: Int

  /// The object's class: `PBXGroup`.
  var isa: String { string("isa") ?? "" }

  /// Where the object stands: at its identifier.
  var place: AppTarget.Place { document.place(of: node - 1) }

  /// The string at `key`; nil where there is none.
  func string(_ key: StaticString) -> String? {
    guard let value = document.list.value(of: node, forKey: key),
      document.list.nodes[safe: value]?.kind == .string
    else { return nil }
    return document.list.text(value)
  }

  /// The strings in the array at `key`; a lone string counts as an array of one.
  func strings(_ key: StaticString) -> [String] {
    let list = document.list
    guard let value = list.value(of: node, forKey: key) else { return [] }
    if list.nodes[safe: value]?.kind == .string { return [list.text(value)] }
    return list.elements(of: value).map(list.text)
  }

  /// The object that `key` refers to.
  func object(_ key: StaticString) -> XcodeObject? {
    string(key).flatMap(document.object)
  }

  /// The objects that the array at `key` refers to; those that are not there are left out.
  func objects(_ key: StaticString) -> [XcodeObject] {
    strings(key).compactMap(document.object)
  }

  /// The keys, values and places of the dictionary at `key`; an array's elements are joined by spaces,
  /// as in build settings.
  func settings(_ key: StaticString) -> [(key: String, value: String, place: AppTarget.Place)] {
    var result: [(key: String, value: String, place: AppTarget.Place)] = []
    let list = document.list
    guard let dictionary = list.value(of: node, forKey: key) else { return [] }
    list.forEachEntry(of: dictionary) { key, value in
      let isArray = list.nodes[safe: value]?.kind == .array
      let text =
        isArray ? list.elements(of: value).map(list.text).joined(separator: " ") : list.text(value)
      result.append((list.text(key), text, document.place(of: key)))
      return true
    }
    return result
  }
}
