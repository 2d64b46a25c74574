/// The strings of a compiled interface file: a `.nib`, also within a `.storyboardc`.
///
/// Two forms are known: a keyed archive, which is a binary property list, and Xcode's own, which begins
/// with `NIBArchive` and is described by what people found out about it (github.com/matsmattsson/nibsqueeze,
/// NibArchive.md): a header of little-endian offsets, and values that are a key, a type and a content.
struct CompiledInterface: Sendable, Equatable {
  /// Each once, in the order of the file.
  var strings: [String] = []

  private static let signature = Array("NIBArchive".utf8)

  /// nil where the bytes are no compiled interface file.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: BinaryPropertyList.signature) {
      guard let list = try? PropertyList(reading: bytes) else { return nil }
      var seen: Set<[UInt8]> = []
      add(list, &seen)
    } else if bytes.starts(with: Self.signature) {
      readValues(bytes)
    } else {
      return nil
    }
  }

  /// The recursion is bounded by `PropertyList.depthLimit`.
  private mutating func add(_ list: PropertyList, _ seen: inout Set<[UInt8]>) {
    switch list.value {
    case .string(let text): if seen.insert(Array(text.utf8)).inserted { strings.append(text) }
    case .array(let elements): for element in elements { add(element, &seen) }
    case .dictionary(let entries): for entry in entries { add(entry.value, &seen) }
    case .other: break
    }
  }

  /// Reads the values one behind the other; what does not fit ends it.
  private mutating func readValues(_ bytes: [UInt8]) {
    // Behind the signature two numbers of versions, then four pairs of count and offset: objects,
    // keys, values, class names.
    func number(_ offset: Int) -> Int {
      guard offset + 4 <= bytes.count else { return 0 }
      return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let count = number(34)
    var position = number(38)
    var seen: Set<[UInt8]> = []
    for _ in 0..<min(count, bytes.count) {
      guard Self.compact(bytes, &position) != nil, let type = bytes[safe: position] else { return }
      position += 1
      switch type {
      case 0: position += 1
      case 1: position += 2
      case 2, 6, 10: position += 4
      case 3, 7: position += 8
      case 4, 5, 9: break
      case 8:
        guard let length = Self.compact(bytes, &position), length <= bytes.count - position else {
          return
        }
        let content = Array(bytes[position..<(position + length)])
        if (1...1024).contains(length), seen.insert(content).inserted,
          let text = String(validating: content, as: UTF8.self)
        {
          strings.append(text)
        }
        position += length
      default: return
      }
    }
  }

  /// A number of seven bits a byte, the lowest first; the last byte has the highest bit set. nil where
  /// it leaves the file or is longer than lengths get.
  private static func compact(_ bytes: [UInt8], _ position: inout Int) -> Int? {
    var result = 0
    for shift in stride(from: 0, through: 28, by: 7) {
      guard let byte = bytes[safe: position] else { return nil }
      position += 1
      result |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return result }
    }
    return nil
  }
}
