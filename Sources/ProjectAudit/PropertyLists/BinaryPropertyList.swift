/// Binary property lists, version 0, as described by the comments of CoreFoundation's
/// `CFBinaryPList.c` (github.com/swiftlang/swift-corelibs-foundation).
///
/// Every offset and count is checked against the file before anything is read or reserved, and the
/// number and depth of values are limited: objects may be shared and may even contain themselves, so
/// that a few hundred bytes can stand for an endless document.
struct BinaryPropertyList {
  static let signature = Array("bplist0".utf8)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let offsetTable: Int
  private var count = 0

  /// - Throws: `PropertyListError` where the file is damaged or goes beyond `PropertyList`'s limits.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var (list, root) = try open(bytes)
    return try list.object(root, depth: 0)
  }

  private static func open(
    _ bytes: [UInt8]
  ) throws(PropertyListError) -> (list: BinaryPropertyList, root: Int) {
    // The trailer: six unused bytes, two sizes, three 64-bit numbers.
    let trailer = bytes.count - 32
    guard trailer >= signature.count + 1 else { throw damaged("it ends too early") }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard let objectCount = number(bytes, at: trailer + 8, size: 8),
      let root = number(bytes, at: trailer + 16, size: 8),
      let offsetTable = number(bytes, at: trailer + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), offsetTable <= trailer,
      objectCount <= (trailer - offsetTable) / offsetSize, root < objectCount
    else { throw damaged("its trailer does not fit the file") }
    let list = BinaryPropertyList(
      bytes: bytes, offsetSize: offsetSize, referenceSize: referenceSize, objectCount: objectCount,
      offsetTable: offsetTable)
    return (list, root)
  }

  private init(
    bytes: [UInt8], offsetSize: Int, referenceSize: Int, objectCount: Int, offsetTable: Int
  ) {
    self.bytes = bytes
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.objectCount = objectCount
    self.offsetTable = offsetTable
  }

  private static func damaged(_ cause: String) -> PropertyListError {
    PropertyListError(message: "the binary property list is damaged: \(cause)", position: nil)
  }

  /// The big-endian number at `offset`; nil where it leaves the file or exceeds `Int`.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size > 0, size <= 8, offset <= bytes.count - size else { return nil }
    var result: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { result = result << 8 | UInt64(byte) }
    return Int(exactly: result)
  }

  /// The object number `reference`; the recursion is bounded by `PropertyList.depthLimit`.
  private mutating func object(
    _ reference: Int, depth: Int
  ) throws(PropertyListError) -> PropertyList {
    count += 1
    guard depth < PropertyList.depthLimit, count <= PropertyList.countLimit else {
      throw Self.damaged("its values lie too deep or are too many; they may contain themselves")
    }
    guard reference < objectCount,
      let start = Self.number(bytes, at: offsetTable + reference * offsetSize, size: offsetSize),
      start < offsetTable, let marker = bytes[safe: start]
    else { throw Self.damaged("an object lies outside the file") }

    let value: PropertyList.Value
    switch marker >> 4 {
    case 0x0: value = .other(marker == 0x08 || marker == 0x09 ? "a Boolean" : "nothing")
    case 0x1, 0x2: value = .other("a number")
    case 0x3: value = .other("a date")
    case 0x4: value = .other("data")
    case 0x5, 0x7:
      // ASCII, and UTF-8 in newer files.
      value = .string(String(decoding: try content(at: start, unit: 1), as: UTF8.self))
    case 0x6:
      let units = try content(at: start, unit: 2)
      let text = MarkupText.utf8(fromUTF16: units, isBigEndian: true)
      value = .string(String(decoding: text, as: UTF8.self))
    case 0x8: value = .other("a UID")
    case 0xA, 0xB, 0xC:
      let references = try content(at: start, unit: referenceSize)
      var elements: [PropertyList] = []
      for offset in stride(from: references.startIndex, to: references.endIndex, by: referenceSize)
      {
        elements.append(try object(at: offset, depth: depth))
      }
      value = .array(elements)
    case 0xD:
      let references = try content(at: start, unit: 2 * referenceSize)
      let half = references.count / 2
      var entries: [PropertyList.Entry] = []
      for offset in stride(
        from: references.startIndex, to: references.startIndex + half, by: referenceSize)
      {
        guard case .string(let key) = try object(at: offset, depth: depth).value else {
          throw Self.damaged("a key is no string")
        }
        entries.append(
          PropertyList.Entry(key: key, value: try object(at: offset + half, depth: depth)))
      }
      value = .dictionary(entries)
    default: throw Self.damaged("an object is of no known kind")
    }
    return PropertyList(value: value, position: nil)
  }

  /// The object whose number is stored at `offset`.
  private mutating func object(
    at offset: Int, depth: Int
  ) throws(PropertyListError) -> PropertyList {
    guard let reference = Self.number(bytes, at: offset, size: referenceSize) else {
      throw Self.damaged("a reference does not fit the file")
    }
    return try object(reference, depth: depth + 1)
  }

  /// The bytes behind the marker at `start`: as many units as the marker or the number after it says.
  private func content(at start: Int, unit: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    var first = start + 1
    var length = Int(bytes[start] & 0x0F)
    if length == 0x0F {
      guard let marker = bytes[safe: first], marker >> 4 == 0x1, marker & 0x0F <= 3,
        let stored = Self.number(bytes, at: first + 1, size: 1 << Int(marker & 0x0F))
      else { throw Self.damaged("a length does not fit the file") }
      length = stored
      first += 1 + (1 << Int(marker & 0x0F))
    }
    guard first <= offsetTable, length <= (offsetTable - first) / unit else {
      throw Self.damaged("a length does not fit the file")
    }
    return bytes[first..<(first + length * unit)]
  }
}
