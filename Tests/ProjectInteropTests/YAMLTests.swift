import ProjectInterop
import TestSupport
import Testing

@Suite struct YAMLTests {
  /// A tree in one line: scalars in their quotes, `@line:column` behind every value.
  static func text(of node: YAMLNode, showsPositions: Bool = true) -> String {
    let place = showsPositions ? "@\(node.position.line):\(node.position.column)" : ""
    let tag = node.tag.map { "<\($0)>" } ?? ""
    switch node.value {
    case .scalar(let scalar):
      let quote =
        switch scalar.style {
        case .plain: ""
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
      return tag + quote + scalar.text + quote + place
    case .sequence(let elements):
      let inner = elements.map { text(of: $0, showsPositions: showsPositions) }
      return tag + "[" + inner.joined(separator: " ") + "]" + place
    case .mapping(let entries):
      let inner = entries.map {
        text(of: $0.key, showsPositions: showsPositions) + ($0.isMerged ? "<<" : ":")
          + text(of: $0.value, showsPositions: showsPositions)
      }
      return tag + "{" + inner.joined(separator: " ") + "}" + place
    }
  }

  @Test(arguments: [
    (
      "name: Nimbus\ntargets: [a, 'b', \"c\"]",
      "{name@1:1:Nimbus@1:7 targets@2:1:[a@2:11 'b'@2:14 \"c\"@2:19]@2:10}@1:1", "styles and places"
    ),
    ("a: 1\na: 2", "{a@1:1:1@1:4 a@2:1:2@2:4}@1:1", "keys may repeat"),
    ("\u{FEFF}a: 1", "{a@1:1:1@1:4}@1:1", "a byte order mark is not counted"),
    (
      "ä: 🙂 \r\nb: \"é\"", "{ä@1:1:🙂@1:4 b@2:1:\"é\"@2:4}@1:1",
      "columns count scalars, CRLF ends one line"
    ),
    ("a: 1\rb: 2", "{a@1:1:1@1:4 b@2:1:2@2:4}@1:1", "a lone CR ends a line"),
    ("a: x\u{2028}\nb: 2", "{a@1:1:x@1:4 b@2:1:2@2:4}@1:1", "U+2028 ends no line"),
    (
      "a: |\n  x\n  y\nb: >-\n  p\n  q\n", "{a@1:1:|x\ny\n|@1:4 b@4:1:>p q>@4:4}@1:1",
      "block scalars"
    ),
    (
      "a: &x [1]\nb: *x", "{a@1:1:[1@1:8]@1:4 b@2:1:[1@1:8]@2:4}@1:1",
      "an alias stands where it is written"
    ),
    (
      "a: &x 1\nb: &x 2\nc: *x", "{a@1:1:1@1:4 b@2:1:2@2:4 c@3:1:2@3:4}@1:1",
      "the last anchor of a name counts"
    ),
    ("- !mine x\n- !!str 1", "[<!mine>x@1:3 <tag:yaml.org,2002:str>1@2:3]@1:1", "tags"),
    ("a: 1\n---\nb: 2", "{a@1:1:1@1:4}@1:1", "the first document of several"),
    ("? [k]\n: v", "{[k@1:4]@1:3:v@2:3}@1:1", "a key may be a list"),
    ("a:\nb: ~", "{a@1:1:@1:3 b@2:1:~@2:4}@1:1", "nothing as a value"),
    ("x", "x@1:1", "a single scalar"),
  ])
  func trees(_ yaml: String, expected: String, reason: String) throws {
    let node = try #require(try YAMLReader.read(Array(yaml.utf8)))
    #expect(Self.text(of: node) == expected, "\(reason)")
  }

  @Test(arguments: ["", "# only a comment\n", "\n\n", "\u{FEFF}"])
  func noDocument(_ yaml: String) throws {
    #expect(try YAMLReader.read(Array(yaml.utf8)) == nil)
  }

  @Test(arguments: [
    (
      "b: &b {x: 1, y: 2}\na:\n  <<: *b\n  y: 3", "a", "{x<<1 y<<2 y:3}", "y=3 x=1",
      "one's own key wins"
    ),
    (
      "p: &p {x: 1}\nq: &q {x: 2, z: 4}\na:\n  <<: [*p, *q]", "a", "{x<<1 x<<2 z<<4}", "x=1 z=4",
      "the first of several wins"
    ),
    ("a:\n  \"<<\": {x: 1}", "a", "{\"<<\":{x:1}}", "", "in quotes it is an ordinary key"),
  ])
  func merging(_ yaml: String, key: String, tree: String, values: String, reason: String) throws {
    let node = try #require(try YAMLReader.read(Array(yaml.utf8))?[key])
    #expect(Self.text(of: node, showsPositions: false) == tree, "\(reason)")
    for pair in values.split(separator: " ") {
      let parts = pair.split(separator: "=").map(String.init)
      #expect(node[parts[0]]?.text == parts[1], "\(reason)")
    }
  }

  @Test func valuesOfAKey() throws {
    let node = try #require(try YAMLReader.read(Array("é: 1\ne\u{301}: 2\né: 3".utf8)))
    #expect(node.values(forKey: "é").map(\.text) == ["1", "3"])
    #expect(node["e\u{301}"]?.text == "2")
    #expect(node["x"] == nil)
    #expect(node["é"]?["x"] == nil)
  }

  @Test(arguments: [
    ("a: b: c", 1, 5, "a ':' stands where no key can be; put the text in quotes"),
    ("a:\n\t- b", 2, 1, "no value can begin with this character; put it in quotes"),
    ("a: @b", 1, 4, "no value can begin with this character; put it in quotes"),
    ("a: [1, 2\nb: 3", 2, 2, "a ',' or the closing ']' is missing"),
    ("a: {b: 1\n", 2, 1, "a ',' or the closing '}' is missing"),
    ("a: 1\n b: 2", 2, 3, "a ':' stands where no key can be; put the text in quotes"),
    ("a:\n  - 1\n - 2", 3, 2, "the indentation does not fit the lines above"),
    ("a: \"b", 1, 6, "the closing quote is missing"),
    ("a: *x", 1, 4, "nothing before it is called &x"),
    ("a: &x [*x]", 1, 8, "nothing before it is called &x"),
    (
      "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b", 2, 2,
      "a ':' stands where no key can be; put the text in quotes"
    ),
  ])
  func errors(_ yaml: String, line: Int, column: Int, message: String) {
    #expect(throws: YAMLError(message: message, position: .init(line: line, column: column))) {
      try YAMLReader.read(Array(yaml.utf8))
    }
  }

  @Test func bytesThatAreNoText() {
    #expect(
      throws: YAMLError(
        message: "a byte here is no UTF-8", position: .init(line: 2, column: 5))
    ) {
      try YAMLReader.read(Array("é: 1\nb: ä".utf8) + [0xFF])
    }
  }

  /// Something long, made when it is needed so that nobody has to look at it.
  struct LongText: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable () -> String

    init(_ description: String, _ make: @escaping @Sendable () -> String) {
      testDescription = description
      self.make = make
    }

    init(repeating text: String, _ count: Int) {
      self.init("\(count) times \(text.debugDescription)") { String(repeating: text, count: count) }
    }
  }

  /// What stands for far more than it looks, or lies far deeper than anybody writes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      LongText("a billion laughs") {
        "a: &a [x,x,x,x,x,x,x,x,x]\n"
          + zip("bcdefghij", "abcdefghi").map { name, other in
            "\(name): &\(name) [\(Array(repeating: "*\(other)", count: 9).joined(separator: ","))]\n"
          }.joined()
      },
      LongText("merging that doubles each time") {
        "a0: &a0 {k: 1}\n"
          + (1...64).map { "a\($0): &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)]}\n" }.joined()
      },
      LongText("aliases that make a deep tree") {
        "a0: &a0 [x]\n" + (1...500).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
      },
      LongText("too many values") { "[" + String(repeating: "x,", count: 300_000) + "]" },
      LongText(repeating: "[", 100_000), LongText(repeating: "{a: ", 100_000),
      LongText(repeating: "- ", 100_000),
    ])
  func limits(_ text: LongText) {
    #expect(throws: YAMLError.self) { try YAMLReader.read(Array(text.make().utf8)) }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      LongText(repeating: "? ", 100_000), LongText(repeating: "a: ", 100_000),
      LongText(repeating: "&a ", 100_000), LongText(repeating: "!a ", 100_000),
      LongText(repeating: "\"a\" ", 100_000), LongText(repeating: "a\n", 500_000),
      LongText(repeating: "# x\n", 250_000), LongText(repeating: "--- \n", 200_000),
      LongText(repeating: "x", 1 << 20), LongText(repeating: "]", 100_000),
      LongText(repeating: "[a,", 50_000), LongText(repeating: "%YAML 1", 20_000),
    ])
  func nothingHangs(_ text: LongText) {
    _ = try? YAMLReader.read(Array(text.make().utf8))
  }

  @Test(.timeLimit(.minutes(1))) func damagedFilesNeverTrap() {
    let good = Array(
      """
      %YAML 1.1
      ---
      a: &a !!str "x\\u00e9" # c
      b: [*a, {c: 'd', ? e : f}]
      <<: {g: |2-
           h
        , i: >+
           j}
      k: [1, 2]
      """.utf8)
    for length in 0...good.count { _ = try? YAMLReader.read(Array(good[..<length])) }
    var random = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? YAMLReader.read(bytes)
    }
  }
}
