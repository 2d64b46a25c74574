/// Reads the entries of a `.strings` file: `"key" = "value";`, with where each stands.
///
/// The format is the old style of property lists without its outer braces (*Internationalization and
/// Localization Guide*, "Managing Strings Files Yourself"), which may stand there too. Keys may be
/// plain words, and a key alone is its own value. `PropertyListSerialization` gives no places, loses
/// all but the last of several entries of one key, and prints on faults; a test compares the two.
struct StringsLexer {
  /// One entry.
  struct Entry: Sendable, Equatable {
    var key: String
    /// nil where the value is no string.
    var value: String?
    /// Where the key's first byte is, its quote included.
    var offset: Int
    /// Where the value's first byte is.
    var valueOffset: Int
  }

  /// A place where the file breaks the format.
  struct Fault: Sendable, Equatable {
    var message: String
    var offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var entries: [Entry] = []
  /// The first fault; reading goes on behind the next semicolon.
  private(set) var fault: Fault?

  /// - Parameter bytes: the file as UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    run()
  }

  private mutating func run() {
    skipSpace()
    let isBraced = take("{")
    while true {
      skipSpace()
      guard let byte = bytes[safe: position] else {
        if isBraced { note("} is missing at the end", at: position) }
        return
      }
      if isBraced, byte == UInt8(ascii: "}") {
        position += 1
        skipSpace()
        if position < bytes.count { note("something follows the last entry", at: position) }
        return
      }
      entry()
    }
  }

  private mutating func entry() {
    let offset = position
    guard let key = string() else {
      note("a key is missing", at: offset)
      // Such as the mark of a merge conflict: the next line may be an entry.
      return skip(past: UInt8(ascii: "\n"))
    }
    skipSpace()
    if take(";") {
      entries.append(Entry(key: key, value: key, offset: offset, valueOffset: offset))
      return
    }
    guard take("=") else { return recover("= is missing after the key \(key)", at: position) }
    skipSpace()
    let valueOffset = position
    let value: String?
    switch bytes[safe: position] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      value = nil
      skipCollection()
    default:
      value = string()
      if value == nil { return recover("the value of \(key) is missing", at: valueOffset) }
    }
    skipSpace()
    entries.append(Entry(key: key, value: value, offset: offset, valueOffset: valueOffset))
    guard !take(";") else { return }
    note("; is missing after the value of \(key)", at: position)
    // What follows on may well be the next entry, or the end.
    if let byte = bytes[safe: position], byte != UInt8(ascii: "\""), byte != UInt8(ascii: "}") {
      skip(past: UInt8(ascii: ";"))
    }
  }

  private mutating func note(_ message: String, at offset: Int) {
    if fault == nil { fault = Fault(message: message, offset: min(offset, bytes.count)) }
  }

  /// Notes a fault and goes on behind the next semicolon that ends a line.
  private mutating func recover(_ message: String, at offset: Int) {
    note(message, at: offset)
    skip(past: UInt8(ascii: ";"))
  }

  /// Goes on behind the next `mark`; a semicolon counts only at the end of a line.
  private mutating func skip(past mark: UInt8) {
    while let byte = bytes[safe: position] {
      position += 1
      guard byte == mark else { continue }
      if mark != UInt8(ascii: ";") || bytes[safe: position].map(SwiftLexer.isNewline) ?? true {
        return
      }
    }
  }

  /// Passes over an array, a dictionary or data: no text of the app's.
  private mutating func skipCollection() {
    var depth = 0
    while let byte = bytes[safe: position] {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""):
        guard string() != nil else { return }
        continue
      default: break
      }
      position += 1
      if depth <= 0 { return }
    }
  }

  // MARK: Strings

  private mutating func string() -> String? {
    guard let first = bytes[safe: position] else { return nil }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      let start = position
      while let byte = bytes[safe: position], Self.isPlain(byte) { position += 1 }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }
    let start = position
    position += 1
    var result: [UInt8] = []
    while let byte = bytes[safe: position] {
      position += 1
      if byte == first { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &result) } else { result.append(byte) }
    }
    note("a string is never closed", at: start)
    return nil
  }

  private mutating func escape(into result: inout [UInt8]) {
    guard let letter = bytes[safe: position] else { return }
    position += 1
    switch letter {
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(into: &result)
    case UInt8(ascii: "U"): result += String(decoding: units(), as: UTF16.self).utf8
    // `\u` has no meaning here: the letter stays.
    default: result.append(letter)
    }
  }

  /// Up to three octal digits, a character of NeXTSTEP's encoding.
  private mutating func octal(into result: inout [UInt8]) {
    position -= 1
    let digits = bytes[position...].prefix(3).prefix { (0x30...0x37).contains($0) }
    position += digits.count
    let number = digits.reduce(0) { ($0 << 3 | Int($1 & 7)) & 0xFF }
    result += String(Character(NextStepEncoding.scalar(UInt8(number)))).utf8
  }

  /// The UTF-16 units that `\U` and up to four digits write, surrogates with their other half.
  private mutating func units() -> [UInt16] {
    var units: [UInt16] = []
    while true {
      let digits = bytes.dropFirst(position).prefix(4).prefix {
        Character(Unicode.Scalar($0)).isHexDigit
      }
      position += digits.count
      units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
      guard units.count == 1, (0xD800..<0xDC00).contains(units[0]),
        bytes[safe: position] == UInt8(ascii: "\\"), bytes[safe: position + 1] == UInt8(ascii: "U")
      else { return units }
      position += 2
    }
  }

  // MARK: What stands between

  private mutating func skipSpace() {
    while let byte = bytes[safe: position] {
      switch (byte, bytes[safe: position + 1]) {
      case (...UInt8(ascii: " "), _): position += 1
      case (0xE2, 0x80) where [0xA8, 0xA9].contains(bytes[safe: position + 2]): position += 3
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte) { position += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        let start = position
        position += 2
        while position < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[safe: position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        if position >= bytes.count { note("a comment is never closed", at: start) }
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

  /// Bytes of words that need no quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
