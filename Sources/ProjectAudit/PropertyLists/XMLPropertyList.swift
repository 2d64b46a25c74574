/// Property lists as XML, described by the manual page plist(5) and Apple's PropertyList-1.0.dtd.
enum XMLPropertyList {
  /// - Throws: `PropertyListError` where the file is no XML or no property list.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var lines: LineTable?
    do throws(MarkupError) {
      var reader = try MarkupReader(bytes)
      let table = LineTable(reader.bytes)
      lines = table
      return try read(&reader, table)
    } catch {
      throw PropertyListError(
        message: "it cannot be read as XML: \(error.message)",
        position: lines?.position(of: error.offset))
    }
  }

  /// A collection that is being read.
  private struct Container {
    var isDictionary: Bool
    var position: SourcePosition
    var key: String?
    var entries: [PropertyList.Entry] = []
    var elements: [PropertyList] = []
  }

  private static func read(
    _ reader: inout MarkupReader, _ lines: LineTable
  ) throws(MarkupError) -> PropertyList {
    var containers: [Container] = []
    var root: PropertyList?
    var leaf: (name: String, text: String, offset: Int)?
    var count = 0
    var isFirst = true

    while let event = try reader.next() {
      switch event {
      case .text(let text): leaf?.text += text
      case .start(let name, _, let offset):
        if isFirst {
          isFirst = false
          guard name == "plist" else {
            throw MarkupError(
              message: "its outermost element is <\(name)>, not <plist>", offset: offset)
          }
          continue
        }
        if let leaf {
          throw MarkupError(message: "<\(leaf.name)> holds an element", offset: offset)
        }
        count += 1
        guard containers.count < PropertyList.depthLimit, count <= PropertyList.countLimit else {
          throw MarkupError(message: "it is too deep or too long", offset: offset)
        }
        if name == "dict" || name == "array" {
          containers.append(
            Container(isDictionary: name == "dict", position: lines.position(of: offset)))
        } else if name == "key" || leafKinds[name] != nil {
          leaf = (name, "", offset)
        } else {
          throw MarkupError(message: "a property list has no <\(name)>", offset: offset)
        }
      case .end(let name):
        let value: PropertyList
        if name == "plist" {
          continue
        } else if let ended = leaf {
          leaf = nil
          if ended.name == "key" {
            guard let last = containers.indices.last, containers[last].isDictionary,
              containers[last].key == nil
            else { throw MarkupError(message: "a <key> is out of place", offset: ended.offset) }
            containers[last].key = ended.text
            continue
          }
          value = PropertyList(
            value: ended.name == "string"
              ? .string(ended.text) : .other(leafKinds[ended.name] ?? "a value"),
            position: lines.position(of: ended.offset))
        } else if let ended = containers.popLast() {
          value = PropertyList(
            value: ended.isDictionary ? .dictionary(ended.entries) : .array(ended.elements),
            position: ended.position)
        } else {
          continue
        }
        guard let last = containers.indices.last else {
          root = root ?? value
          continue
        }
        if !containers[last].isDictionary {
          containers[last].elements.append(value)
        } else if let key = containers[last].key {
          containers[last].entries.append(PropertyList.Entry(key: key, value: value))
          containers[last].key = nil
        } else {
          throw MarkupError(message: "a value has no <key>", offset: reader.position)
        }
      }
    }
    guard let root else { throw MarkupError(message: "it holds no value", offset: 0) }
    return root
  }

  private static let leafKinds = [
    "string": "a string", "integer": "a number", "real": "a number", "date": "a date",
    "true": "a Boolean", "false": "a Boolean", "data": "data",
  ]
}
