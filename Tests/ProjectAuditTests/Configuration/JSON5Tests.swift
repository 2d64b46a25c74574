import Testing

@testable import ProjectAudit

@Suite struct JSON5Tests {
  /// A value without places, to be compared as a whole.
  private indirect enum Plain: Equatable, CustomStringConvertible {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Plain])
    case object([(String, Plain)])

    init(_ value: JSON5) {
      self =
        switch value.value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let values): .array(values.map(Plain.init))
        case .object(let members): .object(members.map { ($0.key, Plain($0.value)) })
        }
    }

    static func == (left: Plain, right: Plain) -> Bool { left.description == right.description }

    var description: String {
      switch self {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let value): "\(value)"
      case .string(let value): value.debugDescription
      case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
      case .object(let members):
        "{" + members.map { "\($0.0):\($0.1)" }.joined(separator: ",") + "}"
      }
    }
  }

  @Test(arguments: [
    (
      "plain JSON", #"{"a": [1, -2.5e3, true, false, null, "x"]}"#,
      "{a:[1.0,-2500.0,true,false,null,\"x\"]}"
    ),
    ("keys without quotes, single quotes", "{a$_9: 'it\\'s \"x\"'}", "{a$_9:\"it\\'s \\\"x\\\"\"}"),
    ("trailing commas", "[1, [2,], {a: 3,},]", "[1.0,[2.0],{a:3.0}]"),
    ("comments anywhere", "/* a */ [ // b\n 1 /* c */ , /**/ 2 ] // end", "[1.0,2.0]"),
    (
      "hexadecimal, plus, points at the ends", "[0x1F, +1, .5, 5., -0xa, 1e+2]",
      "[31.0,1.0,0.5,5.0,-10.0,100.0]"
    ),
    ("Infinity and NaN", "[Infinity, -Infinity, +Infinity, NaN]", "[inf,-inf,inf,nan]"),
    ("a string over two lines", "'a\\\r\nb\\\nc'", "\"abc\""),
    ("escapes", #""\u00e9\x41\n\v\0\q\ud83d\ude00""#, "\"éA\\n\\u{0B}\\0q😀\""),
    ("a byte order mark and no-break spaces", "\u{FEFF}\u{A0}{\u{2028}}\u{A0}", "{}"),
    ("an empty key is a key", "{'': 1}", "{:1.0}"),
  ])
  func reads(_ reason: String, _ text: String, _ expected: String) throws {
    #expect(Plain(try JSON5(reading: Array(text.utf8))).description == expected, "\(reason)")
  }

  @Test(arguments: [
    ("", 1, 1, "the file ends where a value is due"),
    ("{\"a\": 1, \"a\": 2}", 1, 10, "the key \"a\" stands twice; first in line 1"),
    ("{\n  a: 1\n  b: 2\n}", 3, 3, "a , is missing after the value of \"a\""),
    ("{a 1}", 1, 4, "a : is missing after the key \"a\""),
    ("{name-case: 1}", 1, 6, "a - stands in a key without quotes"),
    ("[1 2]", 1, 4, "a , is missing in an array"),
    ("[,]", 1, 2, "a value is due here"),
    ("{", 1, 1, "an object is never closed"),
    ("[1,\n", 1, 1, "an array is never closed"),
    ("{} x", 1, 4, "something follows the value"),
    ("'a\nb'", 1, 1, "a string is never closed"),
    ("/* x", 1, 1, "a comment is never closed"),
    ("yes", 1, 1, "yes is no value"),
    ("012", 1, 1, "012 is no number"),
    ("0x", 1, 1, "0x is no number"),
    ("1.2.3", 1, 1, "1.2.3 is no number"),
    ("+-1", 1, 1, "+ is no number"),
    (".", 1, 1, ". is no number"),
    (".e5", 1, 1, ".e5 is no number"),
    ("'\\u12'", 1, 2, "\\u is not followed by four hexadecimal digits"),
    ("'\\ud83d'", 1, 2, "half of a surrogate pair is no character"),
    ("'\\1'", 1, 2, "a digit may not be escaped"),
    ("{\n>>>>>>> x", 2, 1, "a key is due here"),
    ("{\n<<<<<<< HEAD\n", 2, 1, "a merge conflict is not resolved"),
  ])
  func refuses(_ text: String, line: Int, column: Int, message: String) {
    do {
      _ = try JSON5(reading: Array(text.utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect(error.message == message)
      #expect(error.position == SourcePosition(line: line, column: column))
    }
  }

  @Test func bytesThatAreNoUTF8AreToldWithTheirPlace() {
    #expect(throws: JSON5Error.self) { _ = try JSON5(reading: [0x22, 0xFF, 0x22]) }
    do {
      _ = try JSON5(reading: Array("{\n'a': '".utf8) + [0xFF] + Array("'}".utf8))
    } catch {
      #expect(error.position == SourcePosition(line: 2, column: 7))
    }
  }

  /// Depth is bounded, length is not; both end quickly.
  @Test(arguments: ["[", "{a:", "[[{b:", "/*", "'", "0x", "-"])
  func hostileTextEnds(_ text: String) {
    let long = String(repeating: text, count: 20_000)
    #expect(throws: JSON5Error.self) { _ = try JSON5(reading: Array(long.utf8)) }
  }

  @Test func cutOffTextNeverTraps() throws {
    let text = Array(#"{a: ['\u00e9', 0x1F, -1.5e+3, /* x */ true], "b": 'c\'',}"#.utf8)
    for end in 0..<text.count { _ = try? JSON5(reading: Array(text[..<end])) }
  }
}
