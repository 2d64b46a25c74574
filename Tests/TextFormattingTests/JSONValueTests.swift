import Synchronization
import Testing
import TextFormatting

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (0.0, "0", "zero"),
      (-0.0, "0", "no negative zero"),
      (-0.000_000_4, "0", "what rounds to zero has no sign"),
      (17.0, "17", "no trailing .0"),
      (-426.0, "-426", "negative"),
      (2.818_181_818, "2.818182", "six decimals"),
      (16.779, "16.779", "shortest form"),
      (20.4, "20.4", "shortest form of a number that binary cannot hold"),
      (0.1 + 0.2, "0.3", "an error of the last bit is rounded away"),
      (0.000_001, "0.000001", "the smallest there is"),
      (-0.000_015, "-0.000015", "small ones are written out, with their sign"),
      (0.000_1, "0.0001", "the description changes its form here"),
      (8_999_999_999.125, "8999999999.125", "nearly the largest that is rounded"),
      (9_000_000_001.25, "9000000001.25", "the smallest that is not"),
      (9_007_199_254_740_992, "9007199254740992", "2^53"),
      (
        9_223_372_036_854_775_808, "9223372036854776000",
        "2^63, beyond Int: the digits that tell it apart"
      ),
      (1e16, "10000000000000000", "the description would be 1e+16"),
      (1.5e20, "150000000000000000000", "beyond Int, written out"),
      (-1e300, "-1" + String(repeating: "0", count: 300), "huge"),
      (.infinity, "null", "no number"),
      (-.infinity, "null", "no number"),
      (.nan, "null", "no number"),
      (.leastNonzeroMagnitude, "0", "the smallest denormal"),
    ] as [(Double, String, String)])
  func number(_ value: Double, text: String, reason: String) {
    #expect(JSONValue.number(value).text == text + "\n", "\(reason)")
  }

  @Test func greatestNumberIsWrittenOut() throws {
    let text = JSONValue.number(.greatestFiniteMagnitude).text
    #expect(text.utf8.count == 310)
    #expect(Double(text.dropLast()) == .greatestFiniteMagnitude)
  }

  @Test(arguments: [
    ("Lato", "\"Lato\"", "plain"),
    ("a\"b\\c", #""a\"b\\c""#, "quotation mark and backslash"),
    ("/", "\"/\"", "a slash needs nothing"),
    ("\n\r\t", #""\n\r\t""#, "short escapes"),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#, "controls"),
    ("\u{9B}1m", #""\u009b1m""#, "a C1 control starts a sequence on some terminals"),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#, "line breaks of JavaScript"),
    ("a\u{202E}b", #""a\u202eb""#, "bidirectional control"),
    ("Ünï 源ノ角 😀", "\"Ünï 源ノ角 😀\"", "all other text stays UTF-8"),
    ("e\u{301}", "\"e\u{301}\"", "decomposed stays decomposed"),
    ("\r\n", #""\r\n""#, "one character in Swift, two in JSON"),
  ])
  func string(_ value: String, text: String, reason: String) {
    #expect(Array(JSONValue.string(value).text.utf8) == Array((text + "\n").utf8), "\(reason)")
  }

  @Test func documentIsSortedAndIndented() {
    let document: JSONValue = [
      "b": [1, nil, true],
      "a": ["z": [:], "é": [], "Z": "x"],
      "aa": .init(nil as String?),
    ]
    #expect(
      document.text == """
        {
          "a": {
            "Z": "x",
            "z": {},
            "é": []
          },
          "aa": null,
          "b": [
            1,
            null,
            true
          ]
        }

        """)
  }

  @Test func keysAreOrderedByTheirBytes() {
    // As Characters the composed and decomposed spellings are equal; as bytes e comes before é.
    let document = JSONValue.object([("é", 1), ("e\u{301}", 2), ("f", 3)])
    let expected = "{\n  \"e\u{301}\": 2,\n  \"f\": 3,\n  \"é\": 1\n}\n"
    #expect(Array(document.text.utf8) == Array(expected.utf8))
  }
}

/// Other shapes of the same values.
@Suite struct ConcurrentJSONTests {
  private static func document(_ count: Int) -> JSONValue {
    [
      "b": .sequence(Array(0..<count)) { ["name": .string("é\($0)"), "of": [.integer($0)]] },
      "a": [1, 2], "c": .sequence([Int]()) { .integer($0) }, "d": nil,
    ]
  }

  /// Whatever the number of jobs and elements, the text is that of one job.
  @Test(arguments: [0, 1, 31, 32, 33, 100, 1000], [1, 2, 3, 7])
  func piecesMakeTheSameText(count: Int, jobs: Int) async {
    var alone = ""
    Self.document(count).write(to: &alone)
    var together = ""
    await Self.document(count).write(to: &together, jobs: jobs)
    #expect(together == alone)
  }

  /// What the outlet carries away and what is left over are the text, in order.
  @Test(arguments: [0, 1, 33, 10_000], [1, 3])
  func anOutletGetsWhatIsDone(count: Int, jobs: Int) async throws {
    var alone = ""
    Self.document(count).write(to: &alone)
    let carried = Mutex("")
    var rest = ""
    await Self.document(count).write(to: &rest, jobs: jobs) { text in
      carried.withLock { $0 += text }
      text = ""
    }
    #expect(carried.withLock(\.self) + rest == alone)
    // A long array is not held back until it is whole.
    #expect(carried.withLock(\.isEmpty) == (alone.utf8.count < 1 << 16))
  }

  @Test func anOutletThatFailsEndsTheWriting() async {
    struct Full: Error {}
    let calls = Mutex(0)
    var rest = ""
    await #expect(throws: Full.self) {
      try await Self.document(10_000).write(to: &rest, jobs: 2) { _ in
        calls.withLock { $0 += 1 }
        throw Full()
      }
    }
    #expect(calls.withLock(\.self) == 1)
  }

  @Test func whatIsNoObjectIsWrittenToo() async {
    var output = ""
    await JSONValue.array([1]).write(to: &output, jobs: 4)
    #expect(output == "[\n  1\n]")
    output = ""
    await JSONValue.object([]).write(to: &output, jobs: 4)
    #expect(output == "{}")
  }
}

@Suite struct JSONLayoutTests {
  @Test func oneLine() {
    let document: JSONValue = ["b": [1, nil, ["x": [:]]], "a": [], "c": "\n"]
    var output = ""
    document.writeLine(to: &output)
    #expect(output == #"{"a": [], "b": [1, null, {"x": {}}], "c": "\n"}"#)
  }

  @Test func insideAnotherDocument() {
    var output = "x"
    (["a": [1]] as JSONValue).write(to: &output, indentation: 2)
    #expect(output == "x{\n      \"a\": [\n        1\n      ]\n    }")
  }

  /// Elements are made in order, when they are printed; a long array is handed on in pieces.
  @Test(arguments: [0, 1, 20_000])
  func lazyArray(_ count: Int) {
    let lazy = JSONValue.sequence(Array(0..<count)) { ["n": .integer($0)] }
    let eager = JSONValue.array((0..<count).map { ["n": .integer($0)] })
    #expect(lazy.text == eager.text)
    #expect(lazy.plainText == eager.plainText)
  }

  @Test(
    arguments: [
      (nil, nil, "nothing"),
      (true, "true", "a boolean"),
      (-3, "-3", "an integer"),
      (.number(0.1 + 0.2), "0.3", "a number"),
      (.number(.nan), nil, "no number"),
      ("a\nb", "a\nb", "text as it is"),
      (["a", 1, nil], "a,1,", "elements"),
      (["wght": 650, "wdth": 90], "wght=650,wdth=90", "members in their order"),
      ([], "", "no elements"),
    ] as [(JSONValue, String?, String)])
  func plainText(_ value: JSONValue, text: String?, reason: String) {
    #expect(value.plainText == text, "\(reason)")
  }

  @Test func dottedNamesLeadThroughObjects() {
    let document = JSONValue(dotted: [
      ("b.x", 1), ("a", 2), ("b.y.z", 3), ("b.x", 4), ("a.c", 5), ("b.y.w", 6),
    ])
    #expect(
      document.text == """
        {
          "a": 2,
          "b": {
            "x": 1,
            "y": {
              "w": 6,
              "z": 3
            }
          }
        }

        """)
  }
}
