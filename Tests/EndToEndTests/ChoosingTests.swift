import Foundation
import TestSupport
import Testing

/// Choosing what `verify` reports: configuration, command line, baseline; and what shows it.
@Suite struct ChoosingTests {
  private static let source = """
    let a = UIFont(name: "Lorem-Regular", size: 17)
    let b = UIFont(name: "helvetica", size: 17)

    """

  private func project(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/Sources/App.swift", Self.source)
    if let configuration { try folder.write(".fontscale.json", configuration) }
    return folder
  }

  /// The rules of the lines that are printed.
  private func rules(_ run: BuiltTool.Run) -> [String] {
    run.output.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) }
  }

  @Test(
    arguments: [
      (nil, [], ["name-unknown", "name-case"], 1),
      ("{rules: {'name-case': 'off'}}", [], ["name-unknown"], 1),
      ("{rules: {'name-unknown': 'warning'}}", [], ["name-unknown", "name-case"], 0),
      (
        "{rules: {'name-unknown': 'warning'}, failOn: 'warning'}", [],
        ["name-unknown", "name-case"], 1
      ),
      ("{failOn: 'never'}", [], ["name-unknown", "name-case"], 0),
      ("{failOn: 'never'}", ["--fail-on", "error"], ["name-unknown", "name-case"], 1),
      ("{paths: [{paths: ['App/Sources'], rules: {'name-case': 'off'}}]}", [], ["name-unknown"], 1),
      (
        "{paths: [{paths: ['Sources/**'], rules: {'name-case': 'off'}}]}", [],
        ["name-unknown", "name-case"], 1
      ),
      ("{exclude: ['*.swift']}", [], [], 0),
      ("{externalFonts: ['Lorem-*']}", [], ["name-case"], 0),
      (nil, ["--only", "name-case"], ["name-case"], 0),
      (nil, ["--skip", "name-case,name-unknown"], [], 0),
    ] as [(String?, [String], [String], Int32)])
  func whatIsReported(
    _ configuration: String?, arguments: [String], rules: [String], status: Int32
  ) throws {
    let folder = try project(configuration)
    // Patterns are meant from the configuration's folder, wherever the project lies below it.
    for path in [folder.path, folder.path + "/App"] {
      let run = try BuiltTool.run(["verify", path] + arguments)
      #expect(self.rules(run) == rules)
      #expect(run.status == status)
      #expect(run.errors == "")
    }
  }

  @Test func theConfiguredFormatHoldsUnlessAnotherIsAskedFor() throws {
    let folder = try project("{format: 'json'}")
    #expect(try BuiltTool.run("verify", folder.path).output.hasPrefix("{\n"))
    #expect(
      try BuiltTool.run("verify", "--format", "text", folder.path).output.hasPrefix(folder.path))
  }

  @Test(arguments: ["--only", "--skip"])
  func unknownRulesAreTold(_ option: String) throws {
    let run = try BuiltTool.run("verify", option, "name-unknwon")
    #expect(run.status == 64)
    #expect(run.errors.hasSuffix("help: the nearest is \"name-unknown\"\n"))
  }

  @Test func theBaselineKnowsWhatWasThere() throws {
    let folder = try project()
    let file = folder.path + "/known.json"
    let written = try BuiltTool.run("verify", folder.path, "--write-baseline", file)
    #expect(written.status == 0)
    #expect(written.errors.hasPrefix("\(file): note: 2 findings are known from now on\n"))
    try folder.write("App/Sources/App.swift", "// moved\n" + Self.source)
    let known = try BuiltTool.run("verify", folder.path, "--baseline", file)
    #expect(known.status == 0)
    #expect(known.errors == "\(file): note: 2 known findings are not told\n")
    try folder.write("App/Sources/App.swift", "let c = UIFont(name: \"Ipsum-Regular\", size: 17)\n")
    let changed = try BuiltTool.run("verify", folder.path, "--baseline", file)
    #expect(changed.status == 1)
    #expect(rules(changed) == ["name-unknown"])
    #expect(changed.errors.components(separatedBy: "warning: no longer found: ").count == 3)
    #expect(try BuiltTool.run("verify", "-q", folder.path, "--baseline", file).errors == "")
  }

  @Test func theConfiguredBaselineLiesBesideTheConfiguration() throws {
    let folder = try project("{baseline: 'known.json'}")
    #expect(try BuiltTool.run("verify", folder.path).status == 78, "it is not there yet")
    #expect(try BuiltTool.run("verify", folder.path + "/App", "--write-baseline").status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/known.json"))
    #expect(try BuiltTool.run("verify", folder.path + "/App").status == 0)
  }

  @Test(arguments: [
    ("{\"schema\": \"fontscale.baseline/2\", \"findings\": []}", "1:12"), ("{", "1:1"), ("", "1:1"),
  ])
  func brokenBaselinesGive78(_ text: String, place: String) throws {
    let folder = try project()
    let file = try folder.write("known.json", text)
    let run = try BuiltTool.run("verify", folder.path, "--baseline", file)
    #expect(run.status == 78)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(file):\(place): error: "))
  }

  @Test func aBaselineThatCannotBeWrittenGives73() throws {
    let folder = try project()
    let run = try BuiltTool.run(
      "verify", folder.path, "--write-baseline=\(folder.path)/no/known.json")
    #expect(run.status == 73)
    #expect(run.output == "")
  }

  @Test func configShowsWhereEachSettingComesFrom() throws {
    let folder = try project(
      "{\n  failOn: 'note',\n  rules: {\n    'name-case': {severity: 'off', reason: 'legacy'},\n  },\n}"
    )
    let run = try BuiltTool.run("config", folder.path, "--skip", "name-unknown")
    #expect(run.status == 0)
    let file = folder.path + "/.fontscale.json"
    func line(_ name: String) -> [Substring] {
      run.output.split(separator: "\n").first { $0.hasPrefix(name + " ") }?.split(separator: " ")
        ?? []
    }
    #expect(line("failOn") == ["failOn", "note", "\(file):2"])
    #expect(line("format") == ["format", "text", "default"])
    #expect(line("rules.name-case") == ["rules.name-case", "off", "\(file):4", "legacy"])
    #expect(line("rules.name-unknown") == ["rules.name-unknown", "off", "command", "line"])
    #expect(line("rules.file-kind") == ["rules.file-kind", "error", "default"])
    let json = try BuiltTool.run("config", folder.path, "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(document?["schema"] as? String == "fontscale.config/1")
  }

  @Test func initWritesAConfigurationThatHolds() throws {
    let folder = try project()
    let file = folder.path + "/.fontscale.json"
    let shown = try BuiltTool.run("init", "--dry-run", folder.path)
    #expect(shown.status == 0)
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(shown.output.contains("// \"name-unknown\": \"error\",\n"))
    #expect(try BuiltTool.run("init", folder.path).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == shown.output)
    let verified = try BuiltTool.run("verify", folder.path)
    #expect(rules(verified) == ["name-unknown", "name-case"], "nothing is silenced unasked")
    let again = try BuiltTool.run("init", folder.path)
    #expect(again.status == 73)
    #expect(again.errors.contains("replace it with --force"))
    #expect(try BuiltTool.run("init", "--force", folder.path).status == 0)
    let other = folder.path + "/other.json"
    #expect(try BuiltTool.run("init", folder.path, "-o", other).status == 0)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == shown.output)
  }
}
