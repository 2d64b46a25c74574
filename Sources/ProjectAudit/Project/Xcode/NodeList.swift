/// A property list as one flat list of nodes in the order of the file.
///
/// A `project.pbxproj` may have 20 MB and a million values, of which few are ever looked at; as a tree
/// of strings it would take ten times the file's size. Here a value is a few numbers that say where
/// its text stands. A dictionary's children are its keys and values in turn.
struct NodeList: Sendable {
  enum Kind: UInt8, Sendable {
    case dictionary, array, string, other
  }

  struct Node: Sendable {
    var kind: Kind
    /// Where the text begins in `content`.
    var start: Int32
    /// Where the text ends in `content`.
    var end: Int32
    /// Where the value begins in the file.
    var place: Int32
    /// The index behind the value and everything in it.
    var next: Int32
  }

  /// The largest file whose offsets fit; `ProjectLoader.sizeLimit` is smaller.
  static let sizeLimit = Int(Int32.max) / 4

  /// What the nodes' texts are cut from: the file, and behind it every text that differs from how it
  /// is written.
  var content: [UInt8] = []
  var nodes: [Node] = []

  /// The text of a string; empty for anything else.
  func text(_ node: Int) -> String {
    String(decoding: bytes(node), as: UTF8.self)
  }

  func bytes(_ node: Int) -> ArraySlice<UInt8> {
    guard let node = nodes[safe: node], node.kind == .string else { return [] }
    return content[Int(node.start)..<Int(node.end)]
  }

  /// Calls `body` with each key and value of the dictionary `node`, until it returns false.
  func forEachEntry(of node: Int, _ body: (_ key: Int, _ value: Int) -> Bool) {
    guard let parent = nodes[safe: node], parent.kind == .dictionary else { return }
    var key = node + 1
    while key + 1 < Int(parent.next), let value = nodes[safe: key + 1] {
      guard body(key, key + 1) else { return }
      key = Int(value.next)
    }
  }

  /// The first value of the dictionary `node` for `key`.
  func value(of node: Int, forKey key: StaticString) -> Int? {
    var result: Int?
    forEachEntry(of: node) { entry, value in
      guard key.withUTF8Buffer({ unsafe bytes(entry).elementsEqual($0) }) else { return true }
      result = value
      return false
    }
    return result
  }

  /// The elements of the array `node`.
  func elements(of node: Int) -> [Int] {
    guard let parent = nodes[safe: node], parent.kind == .array else { return [] }
    var result: [Int] = []
    var element = node + 1
    while element < Int(parent.next), let value = nodes[safe: element] {
      result.append(element)
      element = Int(value.next)
    }
    return result
  }
}

/// Makes a `NodeList` of values as they come, and keeps its promise about dictionaries: keys and
/// values in turn, and every container closed.
struct NodeBuilder {
  private(set) var list = NodeList()
  private var containers: [Container] = []

  private struct Container {
    var node: Int
    var isDictionary: Bool
    /// True where a dictionary's key has come and its value has not.
    var awaitsValue = false
  }

  init(content: [UInt8]) {
    list.content = content
    // A value takes about 16 bytes in Xcode's files.
    list.nodes.reserveCapacity(content.count / 16)
  }

  var depth: Int { containers.count }
  /// True once the outermost value is complete.
  var isComplete: Bool { containers.isEmpty && !list.nodes.isEmpty }
  var isInDictionary: Bool { containers.last?.isDictionary ?? false }
  /// True where the next thing in a dictionary has to be a value.
  var awaitsValue: Bool { containers.last?.awaitsValue ?? false }
  /// True where the next thing in a dictionary has to be a key.
  var awaitsKey: Bool { isInDictionary && !awaitsValue }
  /// True if a container of this kind is open, whichever others are open in it.
  func hasOpen(isDictionary: Bool) -> Bool {
    containers.contains { $0.isDictionary == isDictionary }
  }

  /// Adds a string whose text is `content[range]`.
  mutating func add(_ range: Range<Int>, place: Int) { add(.string, range, place: place) }

  /// Adds a string, or any other value, whose text is `content[range]`.
  mutating func add(_ kind: NodeList.Kind, _ range: Range<Int>, place: Int) {
    append(kind, range, place: place)
    if let last = containers.indices.last, containers[last].isDictionary {
      containers[last].awaitsValue.toggle()
    }
  }

  /// Adds a string whose text is not written as it is meant.
  mutating func add(text: [UInt8], place: Int) {
    let start = list.content.count
    list.content += text
    add(.string, start..<list.content.count, place: place)
  }

  mutating func open(isDictionary: Bool, place: Int) {
    containers.append(Container(node: list.nodes.count, isDictionary: isDictionary))
    append(isDictionary ? .dictionary : .array, 0..<0, place: place)
  }

  mutating func close(place: Int) {
    guard let container = containers.last else { return }
    if container.awaitsValue { add(0..<0, place: place) }
    containers.removeLast()
    list.nodes[container.node].next = Int32(clamping: list.nodes.count)
    if let last = containers.indices.last { containers[last].awaitsValue = false }
  }

  /// Closes what is still open.
  mutating func finish(place: Int) {
    while !containers.isEmpty { close(place: place) }
  }

  private mutating func append(_ kind: NodeList.Kind, _ range: Range<Int>, place: Int) {
    list.nodes.append(
      NodeList.Node(
        kind: kind, start: Int32(clamping: range.lowerBound),
        end: Int32(clamping: range.upperBound),
        place: Int32(clamping: place), next: Int32(clamping: list.nodes.count + 1)))
  }
}
