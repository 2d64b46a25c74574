/// A JSON document as a value; `text` prints it the one way every format of ours prints JSON.
///
/// Keys are sorted by their UTF-8 bytes, indentation is two spaces, numbers are rounded to six
/// decimals and printed in their shortest form without an exponent, and what is no number becomes
/// `null`. Control, bidirectional and line-break characters are escaped.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Printed rounded to six decimals, without a trailing `.0` and without `-0`; `null` if not finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in any order; they are sorted when printed. A key must not stand twice.
  case object([(key: String, value: JSONValue)])
  /// An array of so many elements, each made only when it is printed, so that a long one never stands
  /// in memory as a whole.
  case lazyArray(count: Int, element: @Sendable (Int) -> JSONValue)
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral
{
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }

  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  /// An array whose elements are made from others, each only when it is printed.
  public static func sequence<Element: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> JSONValue
  ) -> JSONValue {
    .lazyArray(count: elements.count) { transform(elements[$0]) }
  }

  /// `null` where there is no value.
  public init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }
  /// `null` where there is no value.
  public init(_ value: Int?) { self = value.map(JSONValue.integer) ?? .null }
  /// `null` where there is no value or it is not finite.
  public init(_ value: Double?) { self = value.map(JSONValue.number) ?? .null }
}

extension JSONValue {
  /// The document with two-space indentation and a trailing newline.
  public var text: String {
    var output = ""
    write(to: &output)
    output += "\n"
    return output
  }

  /// Writes the document without a trailing newline.
  ///
  /// - Parameter indentation: how deep the document stands in what surrounds it, in levels.
  public func write(to output: inout String, indentation: Int = 0) {
    write(to: &output, Layout(isOneLine: false, level: indentation))
  }

  /// Writes the document on one line, without a trailing newline.
  public func writeLine(to output: inout String) {
    write(to: &output, Layout(isOneLine: true, level: 0))
  }

  /// How the parts of a document stand to each other.
  private struct Layout {
    let isOneLine: Bool
    var level: Int

    var inner: Layout { Layout(isOneLine: isOneLine, level: level + 1) }

    /// What stands before an element: all on one line, or each on its own.
    func separate(isFirst: Bool, _ output: inout String) {
      if !isFirst { output += isOneLine ? ", " : "," }
      breakLine(&output)
    }

    func breakLine(_ output: inout String) {
      guard !isOneLine else { return }
      output += "\n"
      for _ in 0..<level { output += "  " }
    }
  }

  private func write(to output: inout String, _ layout: Layout) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value): output += Self.format(value) ?? "null"
    case .string(let value): Self.writeString(value, to: &output)
    case .array(let elements):
      Self.writeArray(count: elements.count, to: &output, layout) { elements[$0] }
    case .lazyArray(let count, let element):
      Self.writeArray(count: count, to: &output, layout, element)
    case .object(let members):
      guard !members.isEmpty else {
        output += "{}"
        return
      }
      let inner = layout.inner
      output += "{"
      var isFirst = true
      for member in Self.sorted(members) {
        inner.separate(isFirst: isFirst, &output)
        isFirst = false
        Self.writeString(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, inner)
      }
      layout.breakLine(&output)
      output += "}"
    }
  }

  private static func writeArray(
    count: Int, to output: inout String, _ layout: Layout, _ element: (Int) -> JSONValue
  ) {
    guard count > 0 else {
      output += "[]"
      return
    }
    let inner = layout.inner
    output += "["
    for index in 0..<count {
      inner.separate(isFirst: index == 0, &output)
      element(index).write(to: &output, inner)
    }
    layout.breakLine(&output)
    output += "]"
  }

  /// The members in the order of their keys; most are written down in it and need no sorting.
  private static func sorted(
    _ members: [(key: String, value: JSONValue)]
  ) -> [(key: String, value: JSONValue)] {
    var previous: String?
    for member in members {
      if let previous, !previous.utf8.lexicographicallyPrecedes(member.key.utf8) {
        return members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      }
      previous = member.key
    }
    return members
  }

  /// A number's text: rounded to six decimals, shortest form, no exponent, no `-0`; nil if not finite.
  static func format(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    // Beyond 2^53 / 10^6 rounding could only lose digits; such a number has no six decimals anyway.
    let rounded = value.magnitude < 9e9 ? (value * 1e6).rounded() / 1e6 : value
    if let whole = Int(exactly: rounded) { return String(whole) }
    let text = rounded.description
    guard text.contains("e") else { return text }
    return withoutExponent(text)
  }

  /// A decimal number such as `1.5e-05` written out: `0.000015`.
  ///
  /// Left for this are whole numbers from 2^63 up, and less than 0.0001.
  private static func withoutExponent(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    let isNegative = parts[0].hasPrefix("-")
    let digits = parts[0].filter { $0.isASCII && $0.isNumber }
    let sign = isNegative ? "-" : ""
    // The point stands behind the first digit and moves by the exponent.
    guard exponent < 0 else {
      let zeros = exponent + 1 - digits.count
      guard zeros >= 0 else { return text }
      return sign + digits + String(repeating: "0", count: zeros)
    }
    var fraction = String(repeating: "0", count: -exponent - 1) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return sign + "0." + fraction
  }

  private static func writeString(_ value: String, to output: inout String) {
    output += "\""
    // Nearly every string is plain ASCII, and taken over as it is.
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      output += value
      output += "\""
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.isUnsafeToPrint && scalar.value <= 0xFFFF:
        // More than JSON demands: no document of ours may disturb the terminal it is shown on.
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
