import ArgumentParsing
import Testing

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      (
        .unknownCommand("tabel", nearest: "table"), "there is no command \"tabel\"",
        "the nearest is \"table\"; `tool --help` lists all"
      ),
      (
        .unknownCommand("xyzzy", nearest: nil), "there is no command \"xyzzy\"",
        "`tool --help` lists all"
      ),
      (
        .unknownOption("--fromat", nearest: "--format"), "there is no option \"--fromat\"",
        "the nearest is \"--format\"; `tool list --help` lists all"
      ),
      (
        .unknownOption("-x", nearest: nil), "there is no option \"-x\"",
        "`tool list --help` lists all; a file of that name is written ./-x"
      ),
      (
        .missingValue(option: "--format", placeholder: "NAME", allowed: ["a", "b"]),
        "--format needs a value, NAME", "write one of a, b"
      ),
      (
        .missingValue(option: "-o", placeholder: "FILE", allowed: []), "-o needs a value, FILE",
        "write -o and its value; one that begins with a hyphen is joined by \"=\""
      ),
      (.unexpectedValue(option: "--all"), "--all takes no value", "write --all alone"),
      (
        .invalidValue(
          label: "--format", value: "jsno", reason: nil, nearest: "json", allowed: ["text", "json"]),
        "\"jsno\" is no value for --format", "the nearest is \"json\" of text, json"
      ),
      (
        .invalidValue(
          label: "--jobs", value: "x", reason: "a whole number is wanted", nearest: nil, allowed: []
        ),
        "\"x\" is no value for --jobs: a whole number is wanted", "`tool list --help` explains it"
      ),
      (.missingArgument("FONT"), "FONT is missing", "`tool list --help` shows how it is written"),
      (
        .unexpectedArgument("x"), "there is no place for \"x\"",
        "`tool list --help` shows how it is written"
      ),
    ] as [(UsageError.Problem, String, String)])
  func wording(_ problem: UsageError.Problem, message: String, help: String) {
    let error = UsageError(problem, command: "tool list")
    #expect(error.message == message)
    #expect(error.help == help)
  }
}
