/// A JSON value with the place where it begins (RFC 8259).
///
/// `JSONSerialization` gives neither places nor the order of keys, and a string catalogue needs both.
struct JSONDocument: Sendable, Equatable {
  indirect enum Value: Sendable, Equatable {
    case object([Member])
    case array([JSONDocument])
    case string(String)
    /// A number as written.
    case number(String)
    case boolean(Bool)
    case null
  }

  /// A key and its value; keys may repeat, and the order is the file's.
  struct Member: Sendable, Equatable {
    var key: String
    /// Where the key's opening quote is.
    var offset: Int
    var value: JSONDocument
  }

  var value: Value
  /// The offset of the value's first byte.
  var offset: Int

  /// The members of an object, in the order of the file; none of anything else.
  var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONDocument] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// The text of a string; nil of anything else.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The last value that an object has for `key`, which is the one that other readers take.
  subscript(key: String) -> JSONDocument? {
    members.last { $0.key.hasSameBytes(as: key) }?.value
  }
}

/// Why a file is no JSON.
struct JSONFault: Error, Sendable, Equatable {
  /// What is wrong, as half a sentence.
  var message: String
  var offset: Int
}

extension JSONDocument {
  /// How deep values may lie within each other; string catalogues have some ten levels.
  static let depthLimit = 128

  /// Reads a whole file; a byte order mark is passed over.
  ///
  /// - Throws: `JSONFault` where the bytes are no JSON, or lie deeper than `depthLimit`.
  init(reading bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func document() throws(JSONFault) -> JSONDocument {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw fault("something follows the value") }
    return value
  }

  private func fault(_ message: String) -> JSONFault {
    JSONFault(message: message, offset: position)
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONDocument {
    skipSpace()
    guard depth < JSONDocument.depthLimit else { throw fault("it is too deep") }
    let offset = position
    func made(_ value: JSONDocument.Value) -> JSONDocument {
      JSONDocument(value: value, offset: offset)
    }
    switch bytes[safe: position] {
    case UInt8(ascii: "{"): return made(.object(try members(depth: depth)))
    case UInt8(ascii: "["): return made(.array(try elements(depth: depth)))
    case UInt8(ascii: "\""): return made(.string(try string()))
    case nil: throw fault("it ends too early")
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return made(.number(number()))
    default:
      for (word, value) in Self.words where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return made(value)
      }
      throw fault("a value is missing")
    }
  }

  private static let words: [(String, JSONDocument.Value)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
  ]

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONDocument.Member] {
    var members: [JSONDocument.Member] = []
    position += 1
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      let offset = position
      guard bytes[safe: position] == UInt8(ascii: "\"") else { throw fault("a key is missing") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault(": is missing after a key") }
      members.append(.init(key: key, offset: offset, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw fault("a comma is missing") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONFault) -> [JSONDocument] {
    var elements: [JSONDocument] = []
    position += 1
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw fault("a comma is missing") }
    }
  }

  private mutating func number() -> String {
    let start = position
    while let byte = bytes[safe: position], SwiftLexer.isNameByte(byte) || "+-.".utf8.contains(byte)
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = position
    position += 1
    var result: [UInt8] = []
    while let byte = bytes[safe: position] {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      default: result.append(byte)
      }
    }
    throw JSONFault(message: "a string is never closed", offset: start)
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONFault) {
    guard let letter = bytes[safe: position] else { throw fault("it ends too early") }
    position += 1
    switch letter {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(letter)
    case UInt8(ascii: "u"):
      guard let first = unit() else { throw fault("an escape is faulty") }
      var units = [first]
      if (0xD800..<0xDC00).contains(first), bytes[safe: position] == UInt8(ascii: "\\"),
        bytes[safe: position + 1] == UInt8(ascii: "u")
      {
        let start = position
        position += 2
        if let second = unit(), (0xDC00..<0xE000).contains(second) {
          units.append(second)
        } else {
          position = start
        }
      }
      // Half a surrogate pair becomes U+FFFD.
      result += String(decoding: units, as: UTF16.self).utf8
    default: throw fault("an escape is faulty")
    }
  }

  /// The number that four hexadecimal digits write.
  private mutating func unit() -> UInt16? {
    let digits = bytes.dropFirst(position).prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    position += 4
    return unit
  }

  private mutating func skipSpace() {
    while let byte = bytes[safe: position],
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || SwiftLexer.isNewline(byte)
    {
      position += 1
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard bytes[safe: position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }
}
