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
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value): output += Self.format(value) ?? "null"
    case .string(let value): Self.writeString(value, to: &output)
    case .array(let elements):
      guard !elements.isEmpty else {
        output += "[]"
        return
      }
      output += "["
      for (position, element) in elements.enumerated() {
        output += position == 0 ? "\n" : ",\n"
        Self.indent(indentation + 1, &output)
        element.write(to: &output, indentation: indentation + 1)
      }
      output += "\n"
      Self.indent(indentation, &output)
      output += "]"
    case .object(let members):
      guard !members.isEmpty else {
        output += "{}"
        return
      }
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      output += "{"
      for (position, member) in sorted.enumerated() {
        output += position == 0 ? "\n" : ",\n"
        Self.indent(indentation + 1, &output)
        Self.writeString(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, indentation: indentation + 1)
      }
      output += "\n"
      Self.indent(indentation, &output)
      output += "}"
    }
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

  private static func indent(_ levels: Int, _ output: inout String) {
    for _ in 0..<levels { output += "  " }
  }

  private static func writeString(_ value: String, to output: inout String) {
    output += "\""
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
