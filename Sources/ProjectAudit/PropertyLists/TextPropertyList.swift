/// Property lists in the old style of OpenStep: `{ key = value; }`, `( a, b )`, `"text"`, `<0fbd77>`.
///
/// Described in Apple's *Property List Programming Guide*, "Old-Style ASCII Property Lists". Reads
/// comments too, as Xcode writes them. Bounded recursion, one pass.
struct TextPropertyList {
  private let bytes: [UInt8]
  private let lines: LineTable
  private var position = 0
  private var count = 0

  /// - Throws: `PropertyListError` with the place of the fault.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = TextPropertyList(bytes)
    reader.skipSpace()
    let root = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position >= bytes.count else { throw reader.fault("something follows the value") }
    return root
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func fault(_ message: String) -> PropertyListError {
    PropertyListError(
      message: "it is no property list: \(message)", position: lines.position(of: position))
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    count += 1
    guard depth < PropertyList.depthLimit, count <= PropertyList.countLimit else {
      throw fault("it is too deep or too long")
    }
    let start = lines.position(of: position)
    switch bytes[safe: position] {
    case UInt8(ascii: "{"):
      position += 1
      return PropertyList(value: .dictionary(try entries(depth: depth)), position: start)
    case UInt8(ascii: "("):
      position += 1
      return PropertyList(value: .array(try elements(depth: depth)), position: start)
    case UInt8(ascii: "<"):
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
        throw fault("data is never closed")
      }
      position = end + 1
      return PropertyList(value: .other("data"), position: start)
    default: return PropertyList(value: .string(try string()), position: start)
    }
  }

  private mutating func entries(depth: Int) throws(PropertyListError) -> [PropertyList.Entry] {
    var result: [PropertyList.Entry] = []
    while true {
      skipSpace()
      if take("}") { return result }
      let key = try string()
      skipSpace()
      guard take("=") else { throw fault("= is missing after \(key)") }
      skipSpace()
      result.append(PropertyList.Entry(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if !take(";"), bytes[safe: position] != UInt8(ascii: "}") {
        throw fault("; is missing after the value of \(key)")
      }
    }
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyList] {
    var result: [PropertyList] = []
    while true {
      skipSpace()
      if take(")") { return result }
      result.append(try value(depth: depth + 1))
      skipSpace()
      if !take(","), bytes[safe: position] != UInt8(ascii: ")") {
        throw fault(", is missing in an array")
      }
    }
  }

  private mutating func string() throws(PropertyListError) -> String {
    guard let first = bytes[safe: position] else { throw fault("it ends too early") }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      let start = position
      while let byte = bytes[safe: position], Self.isPlain(byte) { position += 1 }
      guard position > start else { throw fault("a value is missing") }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    var result: [UInt8] = []
    while let byte = bytes[safe: position] {
      position += 1
      if byte == first { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        Self.escape(in: bytes, at: &position, into: &result)
      } else {
        result.append(byte)
      }
    }
    throw fault("a string is never closed")
  }

  /// Takes up the character that a backslash before `position` stands for.
  static func escape(in bytes: [UInt8], at position: inout Int, into result: inout [UInt8]) {
    guard let letter = bytes[safe: position] else { return }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[position...].prefix(4)
      guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return }
      position += 4
      result += String(decoding: [unit], as: UTF16.self).utf8
    default: result.append(letter)
    }
  }

  private mutating func skipSpace() {
    while let byte = bytes[safe: position] {
      switch (byte, bytes[safe: position + 1]) {
      case (...UInt8(ascii: " "), _): position += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte) { position += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      default: return
      }
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard bytes[safe: position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Bytes of strings that need no quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    SwiftLexer.isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
  }
}
