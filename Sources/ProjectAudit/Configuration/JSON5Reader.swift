/// Reads JSON5 as spec.json5.org describes it: JSON with comments, trailing commas, single quotes, keys
/// without quotes, hexadecimal numbers, a leading `+`, strings over several lines.
///
/// Two equal keys are an error, since one of them would be no setting at all. One pass; the depth is
/// limited, so that no file can exhaust the stack.
struct JSON5Reader {
  private let bytes: [UInt8]
  private let lines: LineTable
  private var position = 0

  /// How deep values may lie within each other.
  static let depthLimit = 64

  /// - Throws: `JSON5Error`; where a merge left its marks, they are what is told.
  static func read(_ bytes: [UInt8]) throws(JSON5Error) -> JSON5 {
    let lines = LineTable(bytes)
    if let offset = invalidOffset(bytes) {
      throw JSON5Error(
        message: "it holds bytes that are no UTF-8", position: lines.position(of: offset),
        help: "save the file as UTF-8")
    }
    var reader = JSON5Reader(bytes: bytes, lines: lines)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    do throws(JSON5Error) {
      try reader.skipSpace()
      let root = try reader.value(depth: 0)
      try reader.skipSpace()
      guard reader.position >= bytes.count else {
        throw reader.fault("something follows the value", help: "remove it")
      }
      return root
    } catch {
      guard let mark = conflictMark(in: bytes) else { throw error }
      throw JSON5Error(
        message: "a merge conflict is not resolved", position: lines.position(of: mark),
        help: "keep one side and remove the lines that begin with <<<<<<<, ======= and >>>>>>>")
    }
  }

  private init(bytes: [UInt8], lines: LineTable) {
    self.bytes = bytes
    self.lines = lines
  }

  private func fault(_ message: String, at offset: Int? = nil, help: String? = nil) -> JSON5Error {
    JSON5Error(message: message, position: lines.position(of: offset ?? position), help: help)
  }

  /// The offset of the first byte that is no UTF-8; nil where all are.
  private static func invalidOffset(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    // The beginning that both have is valid: the first replacement stands for the first fault.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? bytes.count
  }

  /// The offset of the first mark that `git merge` leaves at the beginning of a line.
  private static func conflictMark(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    var isLineStart = true
    for index in bytes.indices {
      if isLineStart, bytes[index] == mark[0], bytes[index...].starts(with: mark) { return index }
      isLineStart = SwiftLexer.isNewline(bytes[index])
    }
    return nil
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSON5Error) -> JSON5 {
    guard depth < Self.depthLimit else { throw fault("values lie too deep within each other") }
    let start = lines.position(of: position)
    guard let first = bytes[safe: position] else {
      throw fault("the file ends where a value is due")
    }
    switch first {
    case UInt8(ascii: "{"):
      return JSON5(value: .object(try members(depth: depth)), position: start)
    case UInt8(ascii: "["):
      return JSON5(value: .array(try elements(depth: depth)), position: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSON5(value: .string(try string()), position: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return JSON5(value: .number(try number()), position: start)
    default: return JSON5(value: try word(), position: start)
    }
  }

  private mutating func members(depth: Int) throws(JSON5Error) -> [JSON5.Member] {
    var members: [JSON5.Member] = []
    var places: [[UInt8]: SourcePosition] = [:]
    let open = position
    position += 1
    while true {
      try skipSpace()
      if take("}") { return members }
      guard position < bytes.count else { throw fault("an object is never closed", at: open) }
      let start = lines.position(of: position)
      let keyOffset = position
      let key = try key()
      if let first = places.updateValue(start, forKey: Array(key.utf8)) {
        throw fault(
          "the key \"\(key)\" stands twice; first in line \(first.line)", at: keyOffset,
          help: "remove one of the two")
      }
      try skipSpace()
      guard take(":") else { throw fault("a : is missing after the key \"\(key)\"") }
      try skipSpace()
      members.append(
        JSON5.Member(key: key, position: start, value: try value(depth: depth + 1)))
      try skipSpace()
      guard take(",") || bytes[safe: position] == UInt8(ascii: "}") else {
        if position >= bytes.count { throw fault("an object is never closed", at: open) }
        throw fault("a , is missing after the value of \"\(key)\"")
      }
    }
  }

  private mutating func elements(depth: Int) throws(JSON5Error) -> [JSON5] {
    var elements: [JSON5] = []
    let open = position
    position += 1
    while true {
      try skipSpace()
      if take("]") { return elements }
      guard position < bytes.count else { throw fault("an array is never closed", at: open) }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(",") || bytes[safe: position] == UInt8(ascii: "]") else {
        if position >= bytes.count { throw fault("an array is never closed", at: open) }
        throw fault("a , is missing in an array")
      }
    }
  }

  /// A key: a string, or a name as ECMAScript has them, without escapes.
  private mutating func key() throws(JSON5Error) -> String {
    if bytes[safe: position] == UInt8(ascii: "\"") || bytes[safe: position] == UInt8(ascii: "'") {
      return try string()
    }
    guard let first = bytes[safe: position], SwiftLexer.isNameByte(first),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { throw fault("a key is due here", help: "write it in quotes") }
    let name = nameBytes()
    if bytes[safe: position] == UInt8(ascii: "-") {
      throw fault(
        "a - stands in a key without quotes", help: "write the key in quotes: \"\(name)-…\"")
    }
    return name
  }

  private mutating func nameBytes() -> String {
    let start = position
    while let byte = bytes[safe: position], SwiftLexer.isNameByte(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() throws(JSON5Error) -> JSON5.Value {
    let start = position
    let name = nameBytes()
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    case "": throw fault("a value is due here", at: start)
    default:
      throw fault("\(name) is no value", at: start, help: "write text in quotes: \"\(name)\"")
    }
  }

  // MARK: Numbers

  private mutating func number() throws(JSON5Error) -> Double {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative || bytes[position] == UInt8(ascii: "+") { position += 1 }
    let digits = position
    while let byte = bytes[safe: position], isNumberByte(byte, from: digits) { position += 1 }
    let text = String(decoding: bytes[digits..<position], as: UTF8.self)
    let magnitude: Double?
    switch text {
    case "Infinity": magnitude = .infinity
    case "NaN": magnitude = .nan
    case _ where text.hasPrefix("0x") || text.hasPrefix("0X"):
      magnitude = UInt64(text.dropFirst(2), radix: 16).map { Double($0) }
    case _ where isDecimal(text): magnitude = Double(text)
    default: magnitude = nil
    }
    guard let magnitude, !text.hasPrefix("0x+"), !text.hasPrefix("0X+") else {
      let whole = String(decoding: bytes[start..<position], as: UTF8.self)
      throw fault("\(whole) is no number", at: start)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Digits, letters and the full stop; a sign only behind the letter of an exponent.
  private func isNumberByte(_ byte: UInt8, from digits: Int) -> Bool {
    if SwiftLexer.isNameByte(byte) || byte == UInt8(ascii: ".") { return true }
    guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), position > digits else {
      return false
    }
    return bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      && bytes[safe: digits + 1].map { $0 | 0x20 } != UInt8(ascii: "x")
  }

  /// True for `1`, `1.5`, `.5`, `5.`, `1e3`; a zero before other digits is none (JSON5, section 6).
  private func isDecimal(_ text: String) -> Bool {
    text.wholeMatch(of: /(0|[1-9][0-9]*)?(\.[0-9]*)?([eE][+-]?[0-9]+)?/) != nil
      && text.utf8.first.map { $0 | 0x20 != UInt8(ascii: "e") } ?? false && text != "."
      && !text.lowercased().hasPrefix(".e")
  }

  // MARK: Strings

  private mutating func string() throws(JSON5Error) -> String {
    let start = position
    let quote = bytes[position]
    var result: [UInt8] = []
    position += 1
    while let byte = bytes[safe: position] {
      if byte == quote {
        position += 1
        return String(decoding: result, as: UTF8.self)
      }
      if SwiftLexer.isNewline(byte) { break }
      position += 1
      if byte == UInt8(ascii: "\\") {
        try escape(into: &result)
      } else {
        result.append(byte)
      }
    }
    throw fault("a string is never closed", at: start)
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSON5Error) {
    let start = position - 1
    guard let letter = bytes[safe: position] else { throw fault("the file ends in a string") }
    position += 1
    switch letter {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "\r"):
      if bytes[safe: position] == UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "x"):
      guard let value = hexadecimal(2), let scalar = Unicode.Scalar(value) else {
        throw fault("\\x is not followed by two hexadecimal digits", at: start)
      }
      result += String(Character(scalar)).utf8
    case UInt8(ascii: "u"): result += try unicodeEscape(from: start).utf8
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw fault("a digit may not be escaped", at: start)
    default: result.append(letter)
    }
  }

  /// The character of `\uXXXX`, or of two that are a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSON5Error) -> String {
    guard let first = hexadecimal(4) else {
      throw fault("\\u is not followed by four hexadecimal digits", at: start)
    }
    if let scalar = Unicode.Scalar(first) { return String(Character(scalar)) }
    guard first < 0xDC00, take("\\"), take("u"), let second = hexadecimal(4),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw fault("half of a surrogate pair is no character", at: start) }
    return String(Character(scalar))
  }

  private mutating func hexadecimal(_ count: Int) -> UInt32? {
    let digits = bytes[min(position, bytes.count)...].prefix(count)
    guard digits.count == count, digits.first != UInt8(ascii: "+"),
      digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    position += count
    return value
  }

  // MARK: Space

  /// Skips white space and comments.
  private mutating func skipSpace() throws(JSON5Error) {
    while let byte = bytes[safe: position] {
      switch (byte, bytes[safe: position + 1], bytes[safe: position + 2]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/"), _):
        while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte) { position += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*"), _): try skipBlockComment()
      case (0x09...0x0D, _, _), (0x20, _, _): position += 1
      // No-break space; line and paragraph separator; byte order mark.
      case (0xC2, 0xA0, _): position += 2
      case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xEF, 0xBB, 0xBF): position += 3
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(JSON5Error) {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[safe: position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw fault("a comment is never closed", at: start)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard bytes[safe: position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }
}
