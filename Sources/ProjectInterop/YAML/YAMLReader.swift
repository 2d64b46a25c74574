/// Reads the first document of a YAML stream into a tree.
///
/// The input is hostile: how deep values lie, how many there are once aliases are expanded (a few
/// lines can stand for billions) and what merging adds are limited, and an alias within its own anchor
/// is refused.
public struct YAMLReader {
  /// How deep values may lie within each other; what people write has a dozen levels.
  public static let depthLimit = 128
  /// How many values a document may have, aliases expanded.
  public static let countLimit = 1 << 18

  /// A collection that is being read.
  private struct Frame {
    var isMapping: Bool
    var elements: [YAMLNode] = []
    var entries: [YAMLNode.Entry] = []
    var key: YAMLNode?
    var tag: String?
    var anchor: String?
    var position: YAMLNode.Position
    /// How many values it holds, itself among them.
    var count = 1
    /// How many levels of values it holds, its own among them.
    var height = 1
  }

  /// A finished value.
  private struct Finished {
    var node: YAMLNode
    var count: Int
    var height: Int
  }

  private let positions: PositionTable
  private var frames: [Frame] = []
  private var anchors: [[UInt8]: Finished] = [:]
  private var count = 0
  private var root: YAMLNode?

  /// The document's root; nil where the stream holds no document.
  ///
  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  /// - Throws: `YAMLError` where the document is no YAML or goes beyond the limits.
  public static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var reader = YAMLReader(positions: PositionTable(text))
    var parser = try YAMLEventParser(text)
    while true {
      let step: YAMLEventParser.Step
      do throws(YAMLEventParser.Failure) {
        step = try parser.next()
      } catch {
        throw YAMLError(
          message: YAMLError.message(for: error.problem),
          position: reader.positions.position(of: error.offset))
      }
      switch step.event {
      case .documentEnd, .streamEnd: return reader.root
      case .other: continue
      default: try reader.take(step)
      }
    }
  }

  private init(positions: PositionTable) {
    self.positions = positions
  }

  private mutating func take(_ step: YAMLEventParser.Step) throws(YAMLError) {
    let position = positions.position(of: .scalars(step.offset))
    switch step.event {
    case .scalar(let scalar):
      let node = YAMLNode(.scalar(scalar), tag: step.tag, position: position)
      try finish(Finished(node: node, count: 1, height: 1), anchor: step.anchor)
    case .sequenceStart, .mappingStart:
      var isMapping = false
      if case .mappingStart = step.event { isMapping = true }
      guard frames.count < Self.depthLimit else { throw Self.tooDeep(position) }
      // Until it is finished, an older anchor of the same name is no longer meant either.
      if let anchor = step.anchor { anchors[Array(anchor.utf8)] = nil }
      frames.append(
        Frame(isMapping: isMapping, tag: step.tag, anchor: step.anchor, position: position))
    case .end:
      guard let frame = frames.popLast() else { return }
      let node = YAMLNode(
        frame.isMapping ? .mapping(frame.entries) : .sequence(frame.elements), tag: frame.tag,
        position: frame.position)
      try finish(
        Finished(node: node, count: frame.count, height: frame.height), anchor: frame.anchor)
    case .alias(let name):
      guard var target = anchors[Array(name.utf8)] else {
        throw YAMLError(message: "nothing before it is called &\(name)", position: position)
      }
      target.node.position = position
      count += target.count - 1
      try finish(target, anchor: nil)
    default: break
    }
  }

  /// Puts a value where it belongs.
  private mutating func finish(_ value: Finished, anchor: String?) throws(YAMLError) {
    let position = value.node.position
    count += 1
    guard count <= Self.countLimit else {
      throw YAMLError(
        message: "it has more than \(Self.countLimit) values, aliases expanded", position: position)
    }
    guard frames.count + value.height <= Self.depthLimit else { throw Self.tooDeep(position) }
    if let anchor { anchors[Array(anchor.utf8)] = value }
    guard !frames.isEmpty else {
      root = root ?? value.node
      return
    }
    let top = frames.count - 1
    frames[top].count += value.count
    frames[top].height = max(frames[top].height, value.height + 1)
    guard frames[top].isMapping else {
      frames[top].elements.append(value.node)
      return
    }
    guard let key = frames[top].key else {
      frames[top].key = value.node
      return
    }
    frames[top].key = nil
    if case .scalar(YAMLNode.Scalar("<<", style: .plain)) = key.value {
      try merge(value.node, into: top)
    } else {
      frames[top].entries.append(YAMLNode.Entry(key: key, value: value.node))
    }
  }

  /// Adds what the mapping, or the mappings of the list, `node` say, as yaml.org/type/merge.html wants
  /// it; own keys win when they are looked up.
  private mutating func merge(_ node: YAMLNode, into frame: Int) throws(YAMLError) {
    for mapping in node.elements ?? [node] {
      let entries = mapping.entries ?? []
      // Merged entries may be merged on and on; their values are shared and cost nothing.
      count += entries.count
      frames[frame].count += entries.count
      guard count <= Self.countLimit else {
        throw YAMLError(
          message: "it has more than \(Self.countLimit) values, aliases expanded",
          position: node.position)
      }
      frames[frame].entries += entries.map {
        YAMLNode.Entry(key: $0.key, value: $0.value, isMerged: true)
      }
    }
  }

  private static func tooDeep(_ position: YAMLNode.Position) -> YAMLError {
    YAMLError(message: "values lie more than \(depthLimit) levels deep", position: position)
  }
}
