/// Writes JSON as bytes and hands them on in pieces: adding to a string piece by piece takes several
/// times as long.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isOneLine: Bool

  /// How many bytes are gathered before they are handed on.
  private static let pieceSize = 1 << 16

  /// Writes a document.
  ///
  /// - Parameter level: how deep it stands in what surrounds it.
  static func write(
    _ value: JSONValue, to output: inout String, isOneLine: Bool, level: Int
  ) {
    var writer = JSONWriter(isOneLine: isOneLine)
    writer.write(value, level, &output)
    writer.flush(&output)
  }

  /// Some elements of an array that stands at `level`, each on its own line, without the brackets.
  static func elements(
    _ range: Range<Int>, level: Int, _ element: (Int) -> JSONValue
  ) -> String {
    var output = ""
    var writer = JSONWriter(isOneLine: false)
    for index in range {
      writer.separate(isFirst: index == 0, level + 1)
      writer.write(element(index), level + 1, &output)
      if writer.bytes.count >= pieceSize { writer.flush(&output) }
    }
    writer.flush(&output)
    return output
  }

  /// A key as it stands before its value.
  static func key(_ name: String) -> String {
    var output = ""
    var writer = JSONWriter(isOneLine: false)
    writer.append(quoting: name)
    writer.append(": ")
    writer.flush(&output)
    return output
  }

  private init(isOneLine: Bool) { self.isOneLine = isOneLine }

  private mutating func flush(_ output: inout String) {
    output += String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ value: JSONValue, _ level: Int, _ output: inout String) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .number(let value): append(JSONValue.format(value) ?? "null")
    case .string(let value): append(quoting: value)
    case .array(let elements):
      writeArray(count: elements.count, level, &output) { elements[$0] }
    case .lazyArray(let count, let element): writeArray(count: count, level, &output, element)
    case .object(let members):
      guard !members.isEmpty else { return append("{}") }
      append(UInt8(ascii: "{"))
      var isFirst = true
      for member in Self.sorted(members) {
        separate(isFirst: isFirst, level + 1)
        isFirst = false
        append(quoting: member.key)
        append(": ")
        write(member.value, level + 1, &output)
      }
      breakLine(level)
      append(UInt8(ascii: "}"))
    case .record(let keys, let values): writeRecord(keys, values, level, &output)
    }
  }

  private mutating func writeRecord(
    _ keys: JSONKeys, _ values: [JSONValue], _ level: Int, _ output: inout String
  ) {
    guard !values.isEmpty else { return append("{}") }
    append(UInt8(ascii: "{"))
    let ends = keys.ends
    unsafe keys.printed.withUnsafeBufferPointer { printed in
      var start = 0
      for (index, value) in values.enumerated() where index < ends.count {
        separate(isFirst: index == 0, level + 1)
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: printed[start..<ends[index]]))
        start = ends[index]
        write(value, level + 1, &output)
      }
    }
    breakLine(level)
    append(UInt8(ascii: "}"))
  }

  private mutating func writeArray(
    count: Int, _ level: Int, _ output: inout String, _ element: (Int) -> JSONValue
  ) {
    guard count > 0 else { return append("[]") }
    append(UInt8(ascii: "["))
    for index in 0..<count {
      separate(isFirst: index == 0, level + 1)
      write(element(index), level + 1, &output)
      if bytes.count >= Self.pieceSize { flush(&output) }
    }
    breakLine(level)
    append(UInt8(ascii: "]"))
  }

  /// The members in the order of their keys; most are written down in it and need no sorting.
  static func sorted(
    _ members: [(key: String, value: JSONValue)]
  ) -> [(key: String, value: JSONValue)] {
    for (member, next) in zip(members, members.dropFirst())
    where !member.key.utf8.lexicographicallyPrecedes(next.key.utf8) {
      return members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
    return members
  }

  // MARK: - Bytes

  private mutating func append(_ byte: UInt8) { bytes.append(byte) }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// What stands before an element: all on one line, or each on its own.
  private mutating func separate(isFirst: Bool, _ level: Int) {
    if !isFirst {
      append(UInt8(ascii: ","))
      if isOneLine { append(UInt8(ascii: " ")) }
    }
    breakLine(level)
  }

  private mutating func breakLine(_ level: Int) {
    guard !isOneLine else { return }
    // The deepest documents of ours have some ten levels.
    bytes.append(contentsOf: Self.lineBreak[...min(2 * level, Self.lineBreak.count - 1)])
    let rest = 2 * level - (Self.lineBreak.count - 1)
    if rest > 0 { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: rest)) }
  }

  private static let lineBreak =
    [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 64)

  private mutating func append(quoting text: String) {
    append(UInt8(ascii: "\""))
    // Nearly every string is plain ASCII, and taken over as it is.
    let isTakenOver =
      unsafe text.utf8.withContiguousStorageIfAvailable { text in
        guard unsafe Self.isPlain(text) else { return false }
        unsafe bytes.append(contentsOf: text)
        return true
      } ?? false
    if !isTakenOver {
      for scalar in text.unicodeScalars { append(escaping: scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  /// True where every byte stands for itself inside quotes.
  ///
  /// All bytes are looked at in any case, which takes less time than to stop at the first that is not.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isPlain = true
    for index in text.indices {
      let byte = unsafe text[index]
      isPlain = isPlain && (byte >= 0x20) && (byte < 0x7F) && (byte != 0x22) && (byte != 0x5C)
    }
    return isPlain
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where scalar.isUnsafeToPrint && scalar.value <= 0xFFFF:
      // More than JSON demands: no document of ours may disturb the terminal it is shown on.
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
