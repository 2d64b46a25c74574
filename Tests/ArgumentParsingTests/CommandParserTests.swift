import ArgumentParsing
import Testing

@Suite struct CommandParserTests {
  private func parse(_ arguments: String...) throws -> CommandParser.Invocation {
    try parse(arguments)
  }

  private func parse(_ arguments: [String]) throws -> CommandParser.Invocation {
    try CommandParser(Sample.root).parse(arguments.map { ArgumentText($0) })
  }

  @Test func defaultsHoldWhereNothingIsGiven() throws {
    let invocation = try parse("list")
    let matches = invocation.matches
    #expect(invocation.command == ["list"])
    #expect(matches[Sample.format] == .text)
    #expect(!matches.isGiven(Sample.format))
    #expect(matches[Sample.output] == nil)
    #expect(!matches[Sample.quiet])
    #expect(try matches[Sample.paths] == ["."])
  }

  @Test(arguments: [
    (["list", "--format", "json"], Sample.Format.json, "two words"),
    (["list", "--format=json"], .json, "joined"),
    (["--format", "json", "list"], .json, "before the command it belongs to"),
    (["--format=csv", "list", "x"], .csv, "joined, before the command"),
    (["list", "x", "--format", "json", "y"], .json, "between arguments"),
    (["list", "--format", "json", "--format", "csv"], .csv, "the last one wins"),
    (["list", "--", "--format", "json"], .text, "not after --"),
  ])
  func option(_ arguments: [String], format: Sample.Format, reason: String) throws {
    #expect(try parse(arguments).matches[Sample.format] == format, "\(reason)")
  }

  @Test(arguments: [
    (["list", "-o", "x"], "x", "two words"),
    (["list", "-ox"], "x", "joined"),
    (["list", "-o=x"], "=x", "= belongs to the value, as everywhere with short options"),
    (["-qvox", "list"], "x", "behind flags, joined"),
    (["-qvo", "x", "list"], "x", "behind flags"),
    (["list", "-o", "-"], "-", "a lone hyphen is a value"),
    (["list", "--output=-x"], "-x", "a value with a hyphen is joined"),
    (["list", "--output="], "", "an empty value"),
  ])
  func shortOption(_ arguments: [String], output: String, reason: String) throws {
    #expect(try parse(arguments).matches[Sample.output]?.string == output, "\(reason)")
  }

  @Test(arguments: [
    (["list", "-q"], true, false),
    (["list", "-qv"], true, true),
    (["list", "--verbose", "--verbose"], false, true),
    (["-v", "list"], false, true),
    (["list", "--", "-q"], false, false),
  ])
  func flags(_ arguments: [String], isQuiet: Bool, isVerbose: Bool) throws {
    let matches = try parse(arguments).matches
    #expect(matches[Sample.quiet] == isQuiet)
    #expect(matches[Sample.verbose] == isVerbose)
  }

  @Test(arguments: [
    (["table", "f", "--styles", "body,headline"], ["body", "headline"], "commas"),
    (["table", "f", "--styles", "body", "--styles=headline"], ["body", "headline"], "repeated"),
    (["table", "f", "--styles", "a,b", "--styles", "c"], ["a", "b", "c"], "both"),
    (["table", "f"], [], "neither"),
  ])
  func list(_ arguments: [String], styles: [String], reason: String) throws {
    #expect(try parse(arguments).matches[Sample.styles] == styles, "\(reason)")
  }

  @Test func unsplitListKeepsCommas() throws {
    let matches = try parse("table", "f", "--text", "a, b", "--text=").matches
    #expect(matches[Sample.text] == ["a, b", ""])
  }

  @Test func listsOfNumbers() throws {
    #expect(try parse("table", "f", "--sizes", "17,48.5").matches[Sample.sizes] == [17, 48.5])
    #expect(try parse("table", "f", "--sizes", "-1,2").matches[Sample.sizes] == [-1, 2])
    #expect(try parse("table", "f").matches[Sample.sizes] == [17])
  }

  @Test(arguments: [
    (["table", "f", "--offset", "-5"], -5),
    (["table", "f", "--offset=-5"], -5),
    (["table", "f", "--offset", "5"], 5),
  ])
  func negativeNumberIsAValue(_ arguments: [String], offset: Int) throws {
    #expect(try parse(arguments).matches[Sample.offset] == offset)
  }

  @Test(arguments: [
    (["list", "a", "b"], ["a", "b"], "in order"),
    (["list", "-"], ["-"], "a lone hyphen"),
    (["list", "-5"], ["-5"], "a negative number"),
    (["list", "--", "-x", "--", "y"], ["-x", "--", "y"], "everything after the first --"),
    (["--", "list", "-x"], ["-x"], "the command may stand behind --"),
    (["list", "list"], ["list"], "a command's name is an argument then"),
    (["list", ""], [""], "an empty argument is one"),
  ])
  func arguments(_ arguments: [String], paths: [String], reason: String) throws {
    #expect(try parse(arguments).matches[Sample.paths].map(\.string) == paths, "\(reason)")
  }

  @Test func bytesReachTheValueAsTheyWereTyped() throws {
    let name: [UInt8] = [0x66, 0xFF, 0x2E, 0x74]
    let words = [
      ArgumentText("list"), ArgumentText(bytes: name),
      ArgumentText(bytes: Array("--output=".utf8) + name),
    ]
    let matches = try CommandParser(Sample.root).parse(words).matches
    #expect(try matches[Sample.paths].map(\.bytes) == [name])
    #expect(matches[Sample.output]?.bytes == name)
  }

  @Test func requiredThenOptionalArgument() throws {
    let one = try parse("make", "json").matches
    #expect(try one[Sample.kind] == .json)
    #expect(try one[Sample.count] == nil)
    let two = try parse("make", "json", "3").matches
    #expect(try two[Sample.count] == 3)
  }

  @Test func helpOutweighsEverything() throws {
    for arguments in [
      ["--help"], ["-h"], ["list", "--help"], ["--help", "list"], ["table", "--help"],
      ["list", "--nonsense", "--help"], ["list", "--format", "nonsense", "-h"], ["nonsense", "-h"],
      ["make", "a", "b", "c", "d", "-qh"],
    ] {
      #expect(try parse(arguments).matches[Sample.help], "\(arguments)")
    }
    #expect(try !parse("list", "--", "--help").matches[Sample.help])
  }

  @Test(
    arguments: [
      ([], .missingCommand, "tool"),
      (["-q"], .missingCommand, "tool"),
      (["lits"], .unknownCommand("lits", nearest: "list"), "tool"),
      (["xyzzy"], .unknownCommand("xyzzy", nearest: nil), "tool"),
      (["LIST"], .unknownCommand("LIST", nearest: "list"), "tool"),
      (["list", "--fromat", "x"], .unknownOption("--fromat", nearest: "--format"), "tool list"),
      (["list", "--fromat=x"], .unknownOption("--fromat", nearest: "--format"), "tool list"),
      (["--fromat=x", "list"], .unknownOption("--fromat", nearest: "--format"), "tool"),
      (["list", "--form", "x"], .unknownOption("--form", nearest: "--format"), "tool list"),
      (["list", "--styles", "x"], .unknownOption("--styles", nearest: nil), "tool list"),
      (["list", "-format"], .unknownOption("-f", nearest: "--format"), "tool list"),
      (["list", "-x"], .unknownOption("-x", nearest: nil), "tool list"),
      (["list", "-qx"], .unknownOption("-x", nearest: nil), "tool list"),
      (
        ["list", "--format"],
        .missingValue(option: "--format", placeholder: "NAME", allowed: ["text", "json", "csv"]),
        "tool list"
      ),
      (
        ["list", "--format", "--all"],
        .missingValue(option: "--format", placeholder: "NAME", allowed: ["text", "json", "csv"]),
        "tool list"
      ),
      (["list", "-o"], .missingValue(option: "-o", placeholder: "FILE", allowed: []), "tool list"),
      (["list", "--all=yes"], .unexpectedValue(option: "--all"), "tool list"),
      (["list", "-a=yes"], .unexpectedValue(option: "-a"), "tool list"),
      (
        ["list", "--format", "jsno"],
        .invalidValue(
          label: "--format", value: "jsno", reason: nil, nearest: "json",
          allowed: ["text", "json", "csv"]), "tool list"
      ),
      (
        ["list", "--format", "yaml", "--format", "json"],
        .invalidValue(
          label: "--format", value: "yaml", reason: nil, nearest: nil,
          allowed: ["text", "json", "csv"]), "tool list"
      ),
      (
        ["table", "f", "--sizes", "17,x,18"],
        .invalidValue(
          label: "--sizes", value: "x", reason: "a number is wanted", nearest: nil, allowed: []),
        "tool table"
      ),
      (
        ["table", "f", "--sizes", "inf"],
        .invalidValue(
          label: "--sizes", value: "inf", reason: "a number is wanted", nearest: nil, allowed: []),
        "tool table"
      ),
      (
        ["table", "f", "--sizes", "0x1p4"],
        .invalidValue(
          label: "--sizes", value: "0x1p4", reason: "a number is wanted", nearest: nil, allowed: []),
        "tool table"
      ),
      (
        ["table", "f", "--styles", "a,,b"],
        .invalidValue(
          label: "--styles", value: "a,,b", reason: "an element of the list is empty", nearest: nil,
          allowed: []), "tool table"
      ),
      (
        ["table", "f", "--offset", "99999999999999999999"],
        .invalidValue(
          label: "--offset", value: "99999999999999999999", reason: "a whole number is wanted",
          nearest: nil, allowed: []), "tool table"
      ),
      (["table"], .missingArgument("FONT"), "tool table"),
      (["make"], .missingArgument("KIND"), "tool make"),
      (["make", "json", "1", "2"], .unexpectedArgument("2"), "tool make"),
      (
        ["make", "jsno"],
        .invalidValue(
          label: "KIND", value: "jsno", reason: nil, nearest: "json",
          allowed: ["text", "json", "csv"]), "tool make"
      ),
    ] as [([String], UsageError.Problem, String)])
  func problems(_ arguments: [String], problem: UsageError.Problem, command: String) {
    #expect(throws: UsageError(problem, command: command)) { try parse(arguments) }
  }

  @Test func textThatIsNoTextIsRefused() {
    let words = [ArgumentText("table"), "f", ArgumentText(bytes: Array("--styles=".utf8) + [0xFF])]
    #expect(
      throws: UsageError(
        .invalidValue(
          label: "--styles", value: "\u{FFFD}", reason: "it is not UTF-8", nearest: nil, allowed: []
        ), command: "tool table")
    ) { try CommandParser(Sample.root).parse(words) }
  }

  @Test func undeclaredArgumentIsOurMistake() throws {
    let matches = try parse("list").matches
    #expect(throws: UndeclaredArgument(placeholder: "FONT")) { try matches[Sample.fonts] }
  }
}
