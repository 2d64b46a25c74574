import Foundation
import TestSupport
import Testing

/// The frame: help, version, wrong command lines, where output goes, exit statuses.
@Suite struct CommandLineTests {
  @Test(arguments: [["--help"], ["-h"], ["help"], ["--nonsense", "--help"]])
  func helpIsAResult(_ arguments: [String]) throws {
    let run = try BuiltTool.run(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("fontscale: will text in your own fonts look right"))
  }

  @Test func everyCommandHasAPageThatFits() throws {
    let root = try BuiltTool.run("--help").output
    for command in try Self.commands() {
      #expect(root.contains("\n  \(command) "), "\(command) is not on the first page")
      let run = try BuiltTool.run("help", command)
      #expect(run.status == 0)
      #expect(run.output == (try BuiltTool.run(command, "--help").output))
      #expect(run.output.contains("Usage: fontscale \(command) "))
      #expect(run.output.contains("\nExamples\n"))
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 60, "\(command) has \(lines.count) lines")
      for line in lines { #expect(line.utf8.count <= 80, "\(line)") }
      #expect(run.output.utf8.allSatisfy { $0 == 10 || (32...126).contains($0) }, "not ASCII")
    }
  }

  /// The names that the files of `Commands/` give.
  static func commands() throws -> [String] {
    try Checkout.files(below: "Sources/fontscale/Commands")
      .filter { $0.hasSuffix("Command.swift") }
      .map { String($0.dropLast("Command.swift".count)).lowercased() }
  }

  @Test func version() throws {
    let run = try BuiltTool.run("--version")
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /fontscale \d+\.\d+\.\d+\n/) != nil)
    #expect(run.errors == "")
  }

  @Test func withoutArgumentsHelpIsNoResult() throws {
    let run = try BuiltTool.run()
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == (try BuiltTool.run("--help").output))
  }

  @Test(arguments: [
    (["lits"], "there is no command \"lits\"", "the nearest is \"list\""),
    (["helo"], "there is no command \"helo\"", "the nearest is \"help\""),
    (["zzz", "x"], "there is no command \"zzz\"", "`fontscale --help` lists all"),
    (["help", "lits"], "there is no command \"lits\"", "the nearest is \"list\""),
    (
      ["list", "--fromat", "json"], "there is no option \"--fromat\"", "the nearest is \"--format\""
    ),
    (["list", "--format", "jsno"], "\"jsno\" is no value for --format", "the nearest is \"json\""),
    (["list", "--format"], "--format needs a value", "write one of"),
    (["list", "--jobs", "0"], "\"0\" is no value for --jobs", "`fontscale list --help`"),
    (["list", "--jobs", "-1"], "\"-1\" is no value for --jobs", "`fontscale list --help`"),
    (["list", "--color", "maybe"], "\"maybe\" is no value for --color", "auto, always, never"),
    (["list", "--quiet=yes"], "--quiet takes no value", "write --quiet alone"),
    (["list", ""], "\"\" is no value for PATH", "`fontscale list --help`"),
    (["help", "list", "x"], "there is no place for \"x\"", "`fontscale help --help`"),
    (["\u{1B}[2J\u{202E}"], "there is no command \"\\u{1B}[2J\\u{202E}\"", "lists all"),
  ])
  func wrongCommandLine(_ arguments: [String], message: String, help: String) throws {
    let run = try BuiltTool.run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n")
    try #require(lines.count == 2, "\(run.errors)")
    #expect(lines[0].hasPrefix("fontscale: error: \(message)"), "\(lines[0])")
    #expect(lines[1].hasPrefix("    help: ") && lines[1].contains(help), "\(lines[1])")
  }

  @Test func optionsMayStandBeforeTheCommand() throws {
    let fonts = "Fixtures/Fonts"
    let behind = try BuiltTool.run("list", fonts, "--format", "dump", "--jobs=2")
    let before = try BuiltTool.run("--jobs=2", "--format", "dump", "list", fonts)
    #expect(behind.status == 0)
    #expect(before == behind)
  }

  // MARK: where the result goes

  @Test func outputFileHoldsWhatStandardOutputWould() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("out.txt").path
    let direct = try BuiltTool.run("list", "Fixtures/Fonts")
    let run = try BuiltTool.run("list", "Fixtures/Fonts", "-o", file)
    #expect(run == .init(status: 0, output: "", errors: ""))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == direct.output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.txt"])
    #expect(try BuiltTool.run("list", "Fixtures/Fonts", "-o", "-").output == direct.output)
  }

  @Test(arguments: [
    ["list", "Fixtures/Fonts"], ["verify", "Fixtures/Projects/Nimbus"],
    ["table", "Fixtures/Fonts/NimbusFixture-Regular.ttf"],
  ])
  func formatFollowsTheSuffixOfTheOutputFile(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    func written(_ name: String, _ more: [String] = []) throws -> String {
      #expect(try BuiltTool.run(arguments + more + ["-o", folder.path + "/" + name]).status == 0)
      return try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }
    let text = try BuiltTool.run(arguments).output
    #expect(try written("a.json") == BuiltTool.run(arguments + ["--format", "json"]).output)
    #expect(try written("a.nonsense") == text)
    #expect(try written("b.json", ["--format", "text"]) == text)
  }

  @Test func unwritableOutputFileGives73() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("missing/out.txt").path
    let run = try BuiltTool.run("list", "Fixtures/Fonts", "--output", file)
    #expect(run.status == 73)
    #expect(run.output == "")
    #expect(
      run.errors
        == "\(file): error: the result cannot be written: there is no such file or folder\n")
  }

  @Test func folderAsOutputFileGives73() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTool.run("list", "Fixtures/Fonts", "-o", folder.path)
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("\(folder.path): error: the result cannot be written: "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func fullDiskGives73() throws {
    for line in ["\"$0\" list Fixtures/Fonts >/dev/full", "\"$0\" --version -o /dev/full"] {
      let run = try BuiltTool.shell(line)
      #expect(run.status == 73, "\(line)")
      #expect(run.errors.contains(": error: the result cannot be written: "), "\(run.errors)")
    }
  }

  @Test func closedOutputGives73() throws {
    let run = try BuiltTool.shell("\"$0\" --version >&-")
    #expect(run.status == 73)
    #expect(run.errors.contains("error: the result cannot be written"))
  }

  @Test func readerThatGoesAwayIsNoError() throws {
    let run = try BuiltTool.shell(
      """
      { "$0" list --format json Fixtures/Fonts Fixtures/Projects/Nimbus; echo "status $?" >&2; } | true
      """)
    #expect(run.errors == "status 0\n")
  }

  // MARK: colour

  @Test(
    arguments: [
      (["--color", "always"], [:], true, "asked for"),
      (["--color", "never"], ["CLICOLOR_FORCE": "1"], false, "refused"),
      ([], [:], false, "no terminal"),
      ([], ["CLICOLOR_FORCE": "1"], true, "forced"),
      ([], ["CLICOLOR_FORCE": "0"], false, "not forced"),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, "NO_COLOR outweighs"),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true, "an empty NO_COLOR says nothing"),
      (["--color=always"], ["NO_COLOR": "1"], true, "the command line outweighs the environment"),
    ] as [([String], [String: String], Bool, String)])
  func color(
    _ arguments: [String], environment: [String: String], isStyled: Bool, reason: String
  ) throws {
    let run = try BuiltTool.run(
      ["list", "Fixtures/Fonts", "missing"] + arguments, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isStyled, "\(reason)")
    #expect(run.errors.contains("\u{1B}[") == isStyled, "\(reason)")
    let plain = try BuiltTool.run("list", "Fixtures/Fonts", "missing")
    let escape = /\u{1B}\[[0-9;]*m/
    #expect(run.output.replacing(escape, with: "") == plain.output, "no word is lost")
    #expect(run.errors.replacing(escape, with: "") == plain.errors, "no word is lost")
  }

  // MARK: configuration

  @Test(
    arguments: [
      ("{}", 0, "empty"),
      ("{/* why */ version: 1, baseSizes: {body: 16,},}", 0, "JSON5"),
      ("[1]", 78, "no object"),
      ("{", 78, "no JSON"),
      ("", 78, "nothing"),
      ("\u{0}\u{1}", 78, "no text"),
      (String(repeating: "[", count: 200_000), 78, "deep"),
      ("{\"a\":" + String(repeating: "{\"a\":", count: 100_000), 78, "deep"),
    ] as [(String, Int32, String)])
  func configuration(_ text: String, status: Int32, reason: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("config.json", text)
    let run = try BuiltTool.run("list", "Fixtures/Fonts", "--config", file)
    #expect(run.status == status, "\(reason)")
    #expect(run.output.isEmpty == (status != 0))
    #expect(run.errors.hasPrefix("\(file):1:") == (status != 0))
  }

  @Test func missingConfigurationGives78() throws {
    let run = try BuiltTool.run("list", "--config", "missing.json", "Fixtures/Fonts")
    #expect(run.status == 78)
    #expect(run.errors == "missing.json: error: there is no such file or folder\n")
  }
}
