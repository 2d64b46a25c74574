import Testing

@testable import ProjectAudit

/// What becomes of findings between the rules and the report.
@Suite struct AuditPolicyTests {
  private static let text = """
    let a = UIFont(name: "Lato-Blod", size: 17)
    let b = UIFont(name: "lato-bold", size: 17)

    """

  /// `line rule severity`
  private func findings(
    _ configuration: RuleConfiguration = RuleConfiguration(), _ text: String = text,
    path: String = "App.swift", baseline: Baseline? = nil
  ) -> [String] {
    report(configuration, text, path: path, baseline: baseline).diagnostics.map {
      "\($0.position?.line ?? 0) \($0.rule) \($0.severity.rawValue)"
    }
  }

  private func report(
    _ configuration: RuleConfiguration = RuleConfiguration(), _ text: String = text,
    path: String = "App.swift", baseline: Baseline? = nil
  ) -> AuditReport {
    let project = AppProject([ProjectFile(path: path, text: text)])
    return Auditor().audit(
      AuditContext(project: project, fonts: FontFilesSample.bold),
      policy: AuditPolicy(configuration: configuration, baseline: baseline))
  }

  private enum FontFilesSample {
    static let bold = RuleExample.swift("", faces: [.exampleBold]).fonts
  }

  private static let both = ["1 name-unknown error", "2 name-case warning"]

  @Test func severitiesByRule() {
    #expect(findings() == Self.both)
    #expect(
      findings(RuleConfiguration(rules: ["name-case": .error, "name-unknown": .off]))
        == ["2 name-case error"])
  }

  @Test func laterPathsWin() throws {
    let configuration = RuleConfiguration(
      rules: ["name-case": .off],
      paths: [
        .init(patterns: [try PathPattern("Legacy/**")], rules: ["name-unknown": .note]),
        .init(patterns: [try PathPattern("*.swift")], rules: ["name-case": .note]),
        .init(patterns: [try PathPattern("Legacy")], rules: ["name-unknown": .warning]),
      ])
    #expect(findings(configuration) == ["1 name-unknown error", "2 name-case note"])
    #expect(
      findings(configuration, path: "Legacy/A.swift")
        == ["1 name-unknown warning", "2 name-case note"])
    var above = configuration
    above.pathPrefix = "Legacy/"
    #expect(findings(above) == ["1 name-unknown warning", "2 name-case note"])
  }

  @Test func theCommandLineWins() {
    #expect(findings(RuleConfiguration(only: ["name-case"])) == ["2 name-case warning"])
    #expect(findings(RuleConfiguration(skip: ["name-case"])) == ["1 name-unknown error"])
    #expect(
      findings(RuleConfiguration(rules: ["name-case": .off], only: ["name-case"]))
        == ["2 name-case warning"], "who names a rule wants to see it")
    #expect(
      findings(RuleConfiguration(only: ["name-case"], skip: ["name-case"])) == [])
  }

  @Test(arguments: [
    ("// fontscale:disable:next name-unknown\n", ["3 name-case warning"]),
    ("// fontscale:disable:next all -- so\n", ["3 name-case warning"]),
    ("// fontscale:disable name-unknown, name-case\n", []),
    ("// fontscale:disable:file all\n", []),
    (
      "// fontscale:disable:next name-case\n",
      ["1 suppression-unused note", "2 name-unknown error", "3 name-case warning"]
    ),
    (
      "// fontscale:disable:next name-unknwon\n",
      ["1 suppression-unknown warning", "2 name-unknown error", "3 name-case warning"]
    ),
    (
      "// fontscale:disable:next name-unknown, file-kind\n",
      ["1 suppression-unused note", "3 name-case warning"]
    ),
  ])
  func comments(_ comment: String, _ expected: [String]) {
    #expect(findings(RuleConfiguration(), comment + Self.text) == expected)
  }

  @Test func commentsForRulesThatAreNotAskedAreNotUnused() {
    let text = "// fontscale:disable:next name-case\n" + Self.text
    #expect(findings(RuleConfiguration(skip: ["name-case"]), text) == ["2 name-unknown error"])
    #expect(
      findings(RuleConfiguration(rules: ["name-case": .off]), text) == ["2 name-unknown error"])
    #expect(
      findings(RuleConfiguration(rules: ["suppression-unused": .off]), text) == [
        "2 name-unknown error", "3 name-case warning",
      ])
    #expect(
      findings(path: "Pods/A/App.swift").filter { $0.contains("suppression") } == [],
      "what others bring is theirs")
  }

  @Test func theBaselineKnowsFindingsInOtherLines() {
    let baseline = Baseline(report().diagnostics)
    #expect(baseline.entries.map(\.rule) == ["name-case", "name-unknown"])
    let moved = report(RuleConfiguration(), "\n\n// moved\n" + Self.text, baseline: baseline)
    #expect(moved.diagnostics == [])
    #expect(moved.outcome.known == 2)
    #expect(moved.outcome.stale == [])
    let more = report(
      RuleConfiguration(), Self.text + "let c = UIFont(name: \"Latin\", size: 1)\n",
      baseline: baseline)
    #expect(more.diagnostics.map { $0.position?.line } == [3])
  }

  @Test func whatIsGoneIsStaleUnlessItsRuleIsNotAsked() {
    let baseline = Baseline(report().diagnostics)
    #expect(
      report(RuleConfiguration(), "", baseline: baseline).outcome.stale.map(\.rule)
        == ["name-case", "name-unknown"])
    #expect(
      report(RuleConfiguration(only: ["name-case"]), "", baseline: baseline).outcome.stale
        .map(\.rule) == ["name-case"])
  }
}

@Suite struct BaselineTests {
  private static let sample = Baseline(entries: [
    .init(fingerprint: "b", rule: "name-case", path: "B.swift", message: "x \"y\""),
    .init(fingerprint: "a", rule: "name-case", path: "A.swift", message: "x"),
  ])

  @Test func itIsSortedAndReadBack() throws {
    let text = """
      {
        "findings": [
          {
            "fingerprint": "a",
            "message": "x",
            "path": "A.swift",
            "rule": "name-case"
          },
          {
            "fingerprint": "b",
            "message": "x \\"y\\"",
            "path": "B.swift",
            "rule": "name-case"
          }
        ],
        "schema": "fontscale.baseline/1"
      }

      """
    #expect(Self.sample.text == text)
    #expect(try Baseline(reading: Array(text.utf8)) == Self.sample)
    #expect(
      try Baseline(reading: Array(Baseline(entries: []).text.utf8)) == Baseline(entries: []))
  }

  @Test(arguments: [
    ("", 1, "the file ends where a value is due"),
    ("[]", 1, "it is no baseline: it holds an array"),
    ("{}", 1, "it is no baseline: \"schema\" is missing"),
    (
      "{\n\"schema\": \"fontscale.baseline/2\"}", 2,
      "its schema is \"fontscale.baseline/2\"; this version reads \"fontscale.baseline/1\""
    ),
    ("{\"schema\": \"fontscale.baseline/1\"}", 1, "\"findings\" is no array"),
    (
      "{\"schema\": \"fontscale.baseline/1\",\n\"findings\": [\n{\"rule\": 1}]}", 3,
      "a finding has no text \"fingerprint\""
    ),
    ("{\"schema\": \"fontscale.base", 1, "a string is never closed"),
  ])
  func brokenOnesAreRefused(_ text: String, line: Int, message: String) {
    do {
      _ = try Baseline(reading: Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.message == message)
      #expect(error.position.line == line)
    }
  }
}
