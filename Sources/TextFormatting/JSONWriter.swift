/// Writes JSON as bytes and hands them on in pieces: adding to a string piece by piece takes several
/// times as long.
public struct JSONWriter {
  private var bytes: [UInt8] = []
  /// What was handed on already.
  private var text = ""
  private let isOneLine: Bool
  /// Of the record that is being written: the level of its fields, and whether it has any yet.
  private var recordLevel = 0
  private var hasFields = false

  /// How many bytes are gathered before they are handed on.
  static let pieceSize = 1 << 16

  private init(isOneLine: Bool) { self.isOneLine = isOneLine }

  /// Adds a document to `output`.
  ///
  /// - Parameter level: how deep it stands in what surrounds it.
  static func write(
    _ value: JSONValue, to output: inout String, isOneLine: Bool, level: Int
  ) {
    var writer = JSONWriter(isOneLine: isOneLine)
    // The text moves in and out; nothing of it is copied.
    swap(&writer.text, &output)
    writer.write(value, level)
    writer.handOn()
    swap(&writer.text, &output)
  }

  /// Some elements of an array that stands at `level`, each on its own line, without the brackets.
  static func elements(
    _ range: Range<Int>, of elements: JSONElements, level: Int
  ) -> [UInt8] {
    var writer = JSONWriter(isOneLine: false)
    for index in range {
      writer.separate(isFirst: index == 0, level + 1)
      elements.write(index, &writer, level + 1)
    }
    guard !writer.text.isEmpty else { return writer.bytes }
    writer.handOn()
    return Array(writer.text.utf8)
  }

  /// A key as it stands before its value.
  static func key(_ name: String) -> String {
    var writer = JSONWriter(isOneLine: false)
    writer.append(quoting: name)
    writer.append(": ")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func handOn() {
    text += String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
  }

  // MARK: - Values

  private mutating func write(_ value: Bool) { append(value ? "true" : "false") }

  private mutating func write(_ value: Int?) {
    if let value { append(value) } else { append("null") }
  }

  private mutating func write(_ value: Double?) {
    switch value {
    case nil: append("null")
    // Most are whole, and small enough not to be rounded.
    case let value? where value.magnitude < 9e9 && value == value.rounded(): append(Int(value))
    case let value?: append(JSONValue.format(value) ?? "null")
    }
  }

  private mutating func write(_ value: String?) {
    if let value { append(quoting: value) } else { append("null") }
  }

  mutating func write(_ value: JSONValue, _ level: Int) {
    switch value {
    case .null: append("null")
    case .bool(let value): write(value)
    case .integer(let value): append(value)
    case .number(let value): write(value)
    case .string(let value): append(quoting: value)
    case .array(let elements):
      writeArray(count: elements.count, level) { writer, index in
        writer.write(elements[index], level + 1)
      }
    case .lazyArray(let elements):
      writeArray(count: elements.count, level) { writer, index in
        elements.write(index, &writer, level + 1)
      }
    case .object(let members):
      guard !members.isEmpty else { return append("{}") }
      open()
      var isFirst = true
      for member in Self.sorted(members) {
        separate(isFirst: isFirst, level + 1)
        isFirst = false
        append(quoting: member.key)
        append(": ")
        write(member.value, level + 1)
      }
      close(level)
    }
  }

  private mutating func writeArray(
    count: Int, _ level: Int, _ write: (inout JSONWriter, Int) -> Void
  ) {
    guard count > 0 else { return append("[]") }
    append(UInt8(ascii: "["))
    for index in 0..<count {
      separate(isFirst: index == 0, level + 1)
      write(&self, index)
      if bytes.count >= Self.pieceSize { handOn() }
    }
    breakLine(level)
    append(UInt8(ascii: "]"))
  }

  private mutating func open() { append(UInt8(ascii: "{")) }

  private mutating func close(_ level: Int) {
    breakLine(level)
    append(UInt8(ascii: "}"))
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

  private mutating func append(_ number: Int) {
    // Numbers in fonts have a few digits, and a string of each would take longer than they do.
    guard (0..<100_000).contains(number) else { return append(String(number)) }
    var place =
      number < 10 ? 1 : number < 100 ? 10 : number < 1000 ? 100 : number < 10_000 ? 1000 : 10_000
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

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

// MARK: - Records

extension JSONWriter: JSONFields {
  /// Writes a record that stands at `level`.
  @usableFromInline mutating func write(record: borrowing some JSONRecord, _ level: Int) {
    let outer = (recordLevel, hasFields)
    (recordLevel, hasFields) = (level + 1, false)
    open()
    record.give(to: &self)
    if hasFields { breakLine(level) }
    append(UInt8(ascii: "}"))
    (recordLevel, hasFields) = outer
  }

  public mutating func add(_ key: StaticString, _ value: Bool) {
    start(key)
    write(value)
  }

  public mutating func add(_ key: StaticString, _ value: Int?) {
    start(key)
    write(value)
  }

  public mutating func add(_ key: StaticString, _ value: Double?) {
    start(key)
    write(value)
  }

  public mutating func add(_ key: StaticString, _ value: String?) {
    start(key)
    write(value)
  }

  public mutating func add(_ key: StaticString, _ value: JSONValue) {
    start(key)
    write(value, recordLevel)
  }

  public mutating func add(_ key: StaticString, _ record: some JSONRecord) {
    start(key)
    write(record: record, recordLevel)
  }

  private mutating func start(_ key: StaticString) {
    separate(isFirst: !hasFields, recordLevel)
    hasFields = true
    append(UInt8(ascii: "\""))
    key.withUTF8Buffer { name in unsafe bytes.append(contentsOf: name) }
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
    append(UInt8(ascii: " "))
  }
}
