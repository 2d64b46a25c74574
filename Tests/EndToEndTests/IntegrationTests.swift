import Foundation
import ProjectInterop
import TestSupport
import Testing

/// What other tools run us by: the GitHub Action, the hooks of pre-commit, and the snippets of
/// `Documentation/Integration.md`. What takes long is in `Tools/check-integrations`.
@Suite struct IntegrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func yaml(_ path: String) throws -> YAMLNode {
    let text = try String(contentsOfFile: Checkout.path(path), encoding: .utf8)
    return try #require(try YAMLReader.read(Array(text.utf8)))
  }

  // MARK: - The GitHub Action

  private static func steps() throws -> [YAMLNode] {
    try #require(try yaml("action.yml")["runs"]?["steps"]?.elements)
  }

  @Test func actionIsComposedOfOwnSteps() throws {
    let action = try Self.yaml("action.yml")
    for key in ["name", "description"] { #expect(action[key]?.text?.isEmpty == false) }
    #expect(action["runs"]?["using"]?.text == "composite")
    for part in ["inputs", "outputs"] {
      let entries = try #require(action[part]?.entries)
      for entry in entries { #expect(entry.value["description"]?.text != nil, "\(entry.key)") }
    }
    for step in try Self.steps() {
      #expect(step["uses"] == nil, "another action could change under us")
      #expect(step["shell"]?.text == "bash", "a composite action's steps must name their shell")
      // Text of an expression would be run as it is; a variable is only ever a value.
      #expect(step["run"]?.text?.contains("${{") == false)
    }
  }

  @Test func everyInputIsUsed() throws {
    let action = try Self.yaml("action.yml")
    let text = try String(contentsOfFile: Checkout.path("action.yml"), encoding: .utf8)
    let document = try String(
      contentsOfFile: Checkout.path("Documentation/Integration.md"), encoding: .utf8)
    for name in try #require(action["inputs"]?.entries).compactMap(\.key.text) {
      #expect(text.contains("inputs.\(name)"), "\(name)")
      #expect(document.contains("| `\(name)` |"), "\(name)")
    }
  }

  /// Runs the action's last step as the runner does, and returns what its outputs and its summary say.
  private func runAction(
    _ inputs: [String: String]
  ) throws -> (run: BuiltTool.Run, outputs: String, summary: String) {
    let action = try Self.yaml("action.yml")
    var values = inputs
    for input in try #require(action["inputs"]?.entries) {
      let name = try #require(input.key.text)
      if values[name] == nil { values[name] = input.value["default"]?.text ?? "" }
    }
    let step = try #require(try Self.steps().last)
    var environment = ["RUNNER_TEMP": folder.path]
    for name in ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"] {
      environment[name] = try folder.write(name, "")
    }
    for entry in try #require(step["env"]?.entries) {
      let expression = try #require(entry.value.text)
      let match = try #require(
        expression.wholeMatch(
          of: /\$\{\{ inputs\.([a-z-]+)( \|\| steps\.build\.outputs\.executable)? \}\}/))
      environment[try #require(entry.key.text)] = values[String(match.1)]
    }
    let script = try folder.write("step.sh", try #require(step["run"]?.text))
    let run = try BuiltTool.start(
      "/bin/bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", script],
      environment: environment)
    func content(_ name: String) throws -> String {
      try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }
    return (run, try content("GITHUB_OUTPUT"), try content("GITHUB_STEP_SUMMARY"))
  }

  @Test func actionFindsFaults() throws {
    let sarif = folder.path + "/out.sarif"
    let path = "Fixtures/Projects/NimbusBroken"
    let (run, outputs, summary) = try runAction([
      "path": path, "executable": BuiltTool.path, "sarif": sarif,
    ])
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.output == (try BuiltTool.run("verify", "--format", "github", path).output))
    #expect(outputs == "status=1\nsarif=\(sarif)\n")
    #expect(summary == (try BuiltTool.run("verify", "--format", "markdown", path).output))
    let written = try String(contentsOfFile: sarif, encoding: .utf8)
    #expect(written == (try BuiltTool.run("verify", "--format", "sarif", path).output))
  }

  @Test(
    arguments: [
      (["path": "Fixtures/Projects/Nimbus"], 0, "nothing is wrong"),
      (["path": "Fixtures/Projects/NimbusBroken", "fail-on": "never"], 0, "nothing counts"),
      (["path": "Fixtures/Projects/NimbusBroken", "format": "text"], 1, "another format"),
      (["path": "Fixtures/Nowhere"], 66, "there is no such project"),
      (["path": "$(exit 3)"], 66, "a path is never run"),
      (["path": "--version"], 66, "nor is it an option"),
      (["fail-on": "sometimes"], 64, "an input that is wrong"),
      (["path": "Fixtures/Projects/Nimbus", "config": "nowhere.json"], 78, "no configuration"),
    ] as [([String: String], Int32, String)])
  func actionEndsAsVerifyDoes(
    _ inputs: [String: String], _ status: Int32, _ reason: String
  ) throws {
    let (run, outputs, _) = try runAction(
      inputs.merging(["executable": BuiltTool.path]) { first, _ in first })
    #expect(run.status == status, "\(reason): \(run.errors)")
    #expect(outputs == "status=\(status)\nsarif=\n")
  }

  // MARK: - pre-commit

  @Test func hooksCheckTheProjectAsAWhole() throws {
    let hooks = try #require(try Self.yaml(".pre-commit-hooks.yaml").elements)
    #expect(hooks.map { $0["id"]?.text } == ["fontscale", "fontscale-system"])
    #expect(hooks.map { $0["language"]?.text } == ["swift", "system"])
    for hook in hooks {
      #expect(hook["entry"]?.text == "fontscale verify")
      #expect(hook["pass_filenames"]?.text == "false")
    }
  }

  @Test(arguments: [
    ("App/Fonts/Lato-Bold.TTF", true), ("App/Info.plist", true), ("Theme.swift", true),
    ("Label.m", true), ("Label.mm", true), ("App.xcodeproj/project.pbxproj", true),
    ("Main.storyboard", true), ("de.lproj/Localizable.strings", true), (".fontscale.json", true),
    ("README.md", false), ("logo.png", false), ("swift", false), ("a.swift.orig", false),
  ]) func hookRunsForWhatConcernsFonts(_ name: String, _ isWanted: Bool) throws {
    for hook in try #require(try Self.yaml(".pre-commit-hooks.yaml").elements) {
      let pattern = try Regex(try #require(hook["files"]?.text))
      #expect(name.contains(pattern) == isWanted)
    }
  }

  // MARK: - The documentation's snippets

  /// The blocks of a language in `Documentation/Integration.md`, each with the heading above it.
  private static func snippets(_ language: String) throws -> [(heading: String, text: String)] {
    let document = try String(
      contentsOfFile: Checkout.path("Documentation/Integration.md"), encoding: .utf8)
    var heading = ""
    var block: [Substring]?
    var result: [(heading: String, text: String)] = []
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        if line == "```" {
          result.append((heading, lines.joined(separator: "\n") + "\n"))
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```\(language)" {
        block = []
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      }
    }
    return result
  }

  @Test func buildPhaseShowsFindingsInXcode() throws {
    let snippet = try #require(try Self.snippets("sh").first { $0.heading.hasPrefix("Xcode") })
    let root = Checkout.path("Fixtures/Projects/NimbusBroken")
    let tools = URL(fileURLWithPath: BuiltTool.path).deletingLastPathComponent().path
    let run = try BuiltTool.start(
      "/bin/sh", ["-c", snippet.text],
      environment: ["SRCROOT": root, "PATH": "/usr/bin:/bin:\(tools)"])
    #expect(run == (try BuiltTool.run("verify", root)))
    #expect(run.output.hasPrefix(root + "/"))
    #expect(run.status == 1)
  }

  @Test func buildPhaseWithoutTheToolWarns() throws {
    let snippet = try #require(try Self.snippets("sh").first { $0.heading.hasPrefix("Xcode") })
    let run = try BuiltTool.start(
      "/bin/sh", ["-c", snippet.text], environment: ["SRCROOT": ".", "PATH": "/usr/bin:/bin"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("warning: "))
  }

  @Test func snippetsOfYAMLAreYAML() throws {
    let snippets = try Self.snippets("yaml")
    #expect(snippets.count == 4)
    for snippet in snippets {
      #expect(try YAMLReader.read(Array(snippet.text.utf8)) != nil, "\(snippet.heading)")
    }
  }

  /// Every command line of ours in the documentation is one that the tool takes.
  @Test func commandLinesAreUnderstood() throws {
    let text = try ["sh", "yaml", "groovy"].flatMap { try Self.snippets($0) }.map(\.text).joined()
    let lines = text.matches(of: /fontscale (verify [^'\n]*)/).map { String($0.1) }
    #expect(lines.count >= 4)
    try FileManager.default.copyItem(
      atPath: Checkout.path("Fixtures/Projects/Nimbus"), toPath: folder.path + "/App")
    try folder.makeFolder("path/to")
    try FileManager.default.copyItem(
      atPath: Checkout.path("Fixtures/Projects/Nimbus"), toPath: folder.path + "/path/to/app")
    for line in lines {
      let run = try BuiltTool.shell(
        "\"$0\" \(line)", environment: ["SRCROOT": "App"], in: folder.url)
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
  }

  @Test func namedPlugInsExist() throws {
    let manifest = try String(contentsOfFile: Checkout.path("Package.swift"), encoding: .utf8)
    for name in ["VerifyFonts", "VerifyFontsCommand"] {
      #expect(manifest.contains(".plugin(name: \"\(name)\", targets: [\"\(name)\"])"))
    }
    #expect(manifest.contains("verb: \"verify-fonts\""))
  }
}
