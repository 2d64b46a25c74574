import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct NodeReaderTests {
  /// The list as a tree without positions, for comparison with the strict reader.
  static func tree(_ list: NodeList, _ node: Int = 0) -> PropertyList? {
    guard let kind = list.nodes[safe: node]?.kind else { return nil }
    switch kind {
    case .dictionary:
      var entries: [PropertyList.Entry] = []
      list.forEachEntry(of: node) { key, value in
        guard let tree = tree(list, value) else { return false }
        entries.append(.init(key: list.text(key), value: tree))
        return true
      }
      return PropertyList(value: .dictionary(entries), position: nil)
    case .array:
      return PropertyList(
        value: .array(list.elements(of: node).compactMap { tree(list, $0) }), position: nil)
    case .string: return PropertyList(value: .string(list.text(node)), position: nil)
    case .other: return PropertyList(value: .other("data"), position: nil)
    }
  }

  static func withoutPositions(_ list: PropertyList) -> PropertyList {
    switch list.value {
    case .dictionary(let entries):
      PropertyList(
        value: .dictionary(
          entries.map { .init(key: $0.key, value: withoutPositions($0.value)) }), position: nil)
    case .array(let elements):
      PropertyList(value: .array(elements.map(withoutPositions)), position: nil)
    case .string, .other: PropertyList(value: list.value, position: nil)
    }
  }

  @Test(arguments: [
    ("the sample's own project", nil),
    ("every kind of value", "{ a = (1, \"b c\", <0f ff>, {}, ()); 'd e' = f; }"),
    ("comments in every place", "// x\n/* a */{/**/a /* b */=/* c */b /* d */;/* e */}// y"),
    ("escapes", #"{ a = "q\"\n\t\U00e9\\ \a"; b = 'it"s'; }"#),
    ("no last separators", "{ a = (1, 2); b = c }"),
    ("CRLF", "{\r\n a = b;\r\n}\r\n"),
    ("a lone string", "\"text\""),
    ("a byte order mark", "\u{FEFF}{ a = b; }"),
    ("letters beyond ASCII", "{ a = \"Größe 🌦\"; }"),
    ("slashes in plain text", "{ path = Fonts/A.ttf; url = a:/b; }"),
  ]) func agreesWithTheStrictReader(_ reason: String, _ text: String?) throws {
    let bytes =
      try text.map { Array($0.utf8) }
      ?? Repository.bytes("Fixtures/Projects/Nimbus/Nimbus.xcodeproj/project.pbxproj")
    let result = NodeReader.read(bytes)
    #expect(result.fault == nil, "\(reason)")
    let expected = Self.withoutPositions(try PropertyList(reading: bytes))
    #expect(Self.tree(result.list) == expected, "\(reason)")
  }

  struct Damaged: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var message: String
    /// What is read all the same, as strict text.
    var rest: String

    init(_ reason: String, _ text: String, _ message: String, _ rest: String) {
      testDescription = reason
      self.text = text
      self.message = message
      self.rest = rest
    }
  }

  /// The place of the fault is marked.
  static let damaged = [
    Damaged("nothing", "§", "it holds no value", "{}"),
    Damaged("cut off in a value", "{ a = b; c = §", "it ends too early", "{ a = b; c = \"\"; }"),
    Damaged(
      "cut off in a string", "{ a = b; c = §\"d", "a string is never closed", "{ a = b; c = \"\"; }"
    ),
    Damaged("cut off in data", "{ a = b; c = §<0f", "data is never closed", "{ a = b; c = \"\"; }"),
    Damaged("a missing semicolon", "{ a = b §c = d; }", "; is missing", "{ a = b; c = d; }"),
    Damaged("a missing comma", "{ a = (b §c); }", ", is missing", "{ a = (b, c); }"),
    Damaged("a missing value", "{ a = §; b = c; }", "a value is missing", "{ a = \"\"; b = c; }"),
    Damaged("a missing key", "{ §= b; c = d; }", "a key is missing", "{ b = \"\"; c = d; }"),
    Damaged("an array that ends as a dictionary", "{ a = (b§}", ") is missing", "{ a = (b); }"),
    Damaged(
      "a stray byte", "{ a = b; §> c = d; }", "it holds a character that is out of place",
      "{ a = b; c = d; }"),
    Damaged("something behind it", "{ a = b; } §c", "something follows the value", "{ a = b; }"),
  ]

  @Test(arguments: damaged) func readsTheRest(_ row: Damaged) throws {
    let marked = MarkedText(row.text)
    let bytes = Array(marked.text.utf8)
    let result = NodeReader.read(bytes)
    let fault = try #require(result.fault)
    #expect(fault.message == "it is no property list: " + row.message)
    #expect(LineTable(bytes).position(of: fault.offset) == marked.positions.first)
    if !result.list.nodes.isEmpty {
      let rest = Self.withoutPositions(try PropertyList(reading: Array(row.rest.utf8)))
      #expect(Self.tree(result.list) == rest)
    }
  }

  @Test(arguments: [
    (
      "two sides",
      "{\n a = b;\n§<<<<<<< HEAD\n c = d;\n=======\n c = e;\n>>>>>>> other\n f = g;\n}\n"
    ),
    (
      "with the common ancestor",
      "{\n a = b;\n§<<<<<<< HEAD\n c = d;\n||||||| base\n c = x;\n=======\n c = e;\n>>>>>>> o\n f = g;\n}\n"
    ),
    (
      "in the middle of a value",
      "{\n a = b;\n c =\n§<<<<<<< HEAD\n d;\n=======\n e; h = (\n>>>>>>> o\n f = g;\n}\n"
    ),
    (
      "with CRLF",
      "{\r\n a = b;\r\n§<<<<<<< HEAD\r\n c = d;\r\n=======\r\n c = e;\r\n>>>>>>> o\r\n f = g;\r\n}"
    ),
  ]) func conflicts(_ reason: String, _ text: String) throws {
    let marked = MarkedText(text)
    let bytes = Array(marked.text.utf8)
    let result = NodeReader.read(bytes)
    let fault = try #require(result.fault)
    #expect(fault.message == MergeConflicts.message)
    #expect(LineTable(bytes).position(of: fault.offset) == marked.positions.first)
    let expected = try PropertyList(reading: Array("{ a = b; c = d; f = g; }".utf8))
    #expect(Self.tree(result.list) == Self.withoutPositions(expected), "\(reason)")
  }

  @Test func xml() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict>
      <key>a</key><array><string>b &amp; c</string><integer>1</integer><true/></array>
      <key>d</key><dict/><key>e</key><string></string>
      </dict></plist>
      """
    let result = NodeReader.read(Array(text.utf8))
    #expect(result.fault == nil)
    let expected = try PropertyList(
      reading: Array("{ a = (\"b & c\", 1, YES); d = {}; e = \"\"; }".utf8))
    #expect(Self.tree(result.list) == Self.withoutPositions(expected))
  }

  @Test func damagedXML() {
    let result = NodeReader.read(
      Array("<plist><dict><key>a</key><string>b</string><oops></plist>".utf8))
    #expect(result.fault?.message == "it cannot be read as XML: <oops> is out of place")
    #expect(
      Self.tree(result.list)
        == PropertyList(
          value: .dictionary([
            .init(key: "a", value: PropertyList(value: .string("b"), position: nil))
          ]), position: nil))
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 100_000),
    String(repeating: "<", count: 100_000), String(repeating: "\"", count: 99_999),
    String(repeating: "/* ", count: 100_000), String(repeating: "}", count: 100_000),
    "{" + String(repeating: "a=(", count: 50) + String(repeating: "}", count: 100_000),
    String(repeating: "\n<<<<<<<", count: 50_000), "<" + String(repeating: "<a>", count: 30_000),
  ]) func hostileTextEndsSoon(_ text: String) {
    let result = NodeReader.read(Array(text.utf8))
    #expect(result.fault != nil)
    #expect(result.list.nodes.count <= text.utf8.count)
  }

  /// The strict reader gives up at a quarter of a million values; real projects have more.
  @Test func thereIsNoLimitOfValues() {
    let count = 300_000
    let text = "{ a = (" + String(repeating: "1,", count: count) + "); }"
    let result = NodeReader.read(Array(text.utf8))
    #expect(result.fault == nil)
    #expect(
      result.list.value(of: 0, forKey: "a").map { result.list.elements(of: $0).count } == count)
  }
}
