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
  /// An array each of whose elements is made only when it is printed.
  case lazyArray(JSONElements)
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
  /// An object's members; nil for what is none.
  public var members: [(key: String, value: JSONValue)]? {
    switch self {
    case .object(let members): members
    case .null, .bool, .integer, .number, .string, .array, .lazyArray: nil
    }
  }

  /// An array whose elements are made from others, each only when it is printed.
  public static func sequence<Element: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> JSONValue
  ) -> JSONValue {
    .lazyArray(JSONElements(count: elements.count) { transform(elements[$0]) })
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
    JSONWriter.write(self, to: &output, isOneLine: false, level: indentation)
  }

  /// Writes the document as `write(to:)` does, the long sequences of its outermost object in pieces that
  /// several tasks make at once.
  ///
  /// - Parameter outlet: gets what is written so far whenever that is enough to be worth it.
  /// - Throws: what `outlet` throws.
  public func write(
    to output: inout String, jobs: Int, through outlet: TextOutlet
  ) async rethrows {
    guard case .object(let members) = self, !members.isEmpty else {
      return write(to: &output)
    }
    output += "{"
    var isFirst = true
    for member in JSONWriter.sorted(members) {
      output += (isFirst ? "\n  " : ",\n  ") + JSONWriter.key(member.key)
      isFirst = false
      if case .lazyArray(let elements) = member.value, elements.count >= 16 * jobs {
        output += "["
        try await Self.write(elements, jobs: jobs, to: &output, through: outlet)
        output += "\n  ]"
      } else {
        member.value.write(to: &output, indentation: 1)
      }
    }
    output += "\n}"
  }

  /// Writes the document as a whole, with that many jobs.
  public func write(to output: inout String, jobs: Int) async {
    await write(to: &output, jobs: jobs, through: { _ in })
  }

  /// Writes the elements of an array of the outermost object in pieces, each a task of its own; as many
  /// are made at once as there are jobs, and each is added as soon as those before it are.
  private static func write(
    _ elements: JSONElements, jobs: Int, to output: inout String, through outlet: TextOutlet
  ) async rethrows {
    let count = elements.count
    let total = min(count, 16 * jobs)
    var waiting = [[UInt8]?](repeating: nil, count: total)
    var written = 0
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      var started = 0
      func start(_ group: inout ThrowingTaskGroup<(Int, [UInt8]), any Error>) {
        guard started < total else { return }
        let place = started
        started += 1
        group.addTask {
          let range = (count * place / total)..<(count * (place + 1) / total)
          return (place, JSONWriter.elements(range, of: elements, level: 1))
        }
      }
      for _ in 0..<jobs { start(&group) }
      while let (place, piece) = try await group.next() {
        start(&group)
        waiting[place] = piece
        while written < total, let next = waiting[written] {
          output += String(decoding: next, as: UTF8.self)
          waiting[written] = nil
          written += 1
        }
        if output.utf8.count >= JSONWriter.pieceSize { try outlet(&output) }
      }
    }
  }

  /// Writes the document on one line, without a trailing newline.
  public func writeLine(to output: inout String) {
    JSONWriter.write(self, to: &output, isOneLine: true, level: 0)
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
}

/// Takes the beginning of a text while the rest of it is made: it may carry it away and leave none.
///
/// So nobody has to hold a long text as a whole, and what is done is written while the rest is made.
public typealias TextOutlet = @Sendable (inout String) throws -> Void
