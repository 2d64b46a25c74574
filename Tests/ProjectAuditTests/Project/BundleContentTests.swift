import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct StyleSheetFileTests {
  static let rows = [
    NameCase("a rule", "p { font-family: §Lato; }", ["Lato"]),
    NameCase("a list", "p{font-family:§\"A B\",§'C', §D E ,serif}", ["A B", "C", "D E"]),
    NameCase("within a page", "<p style=\"font-family: §'A', sans-serif\">font-family</p>", ["A"]),
    NameCase(
      "what @font-face makes", "@font-face { font-family: 'A'; } p { font-family: a, §B }", ["B"]),
    NameCase("comments", "/* font-family: A */", []),
    NameCase("the system's", "p { font-family: -apple-system, system-ui }", []),
    NameCase("a variable", "p { --font-family: A; font-family: var(--x), B }", []),
    NameCase("a template", "p { font-family: {{font}}; }", []),
    NameCase("no colon", "font-family", []),
    NameCase("an open quote", "p { font-family: 'A\n}", []),
    NameCase("important", "p { font-family: §A !important }", ["A"]),
  ]

  @Test(arguments: rows, ["a.css", "a.html"]) func names(_ row: NameCase, _ path: String) {
    let (found, expected) = expectNames(row, path: path)
    #expect(found == expected)
  }

  /// A page may be a website's, and a family of CSS has no case: no rule speaks of it.
  @Test func noRuleSpeaksOfIt() {
    let example = RuleExample.plist(["Lato-Bold.ttf"], faces: [.exampleBold])
    let page = ProjectFile(
      path: "a.css", text: "p { font-family: lato, Ghost, Lato-Bold.ttf, .SFUI-Text }")
    let report = Auditor().audit(
      AuditContext(RuleExample(files: example.files + [page], fonts: example.fonts)))
    #expect(report.diagnostics == [])
  }

  @Test(.timeLimit(.minutes(1))) func hostileInputTakesLinearTime() {
    for unit in ["font-family:", "font-family:a,", "@font-face{", "/*", "font-family: 'a"] {
      let text = String(repeating: unit + "\n", count: 50_000)
      _ = AppProject([ProjectFile(path: "a.css", text: text)])
    }
  }
}

@Suite struct LottieAnimationTests {
  static func animation(
    _ layer: String = "{\"ty\":5,\"t\":{\"d\":{\"k\":[{\"s\":{\"f\":\"A-B\",\"t\":\"x\"}}]}}}",
    _ more: String = ""
  ) -> String {
    "{\"v\":\"5.7\",\"fonts\":{\"list\":[{\"fName\":§\"A-B\",\"fFamily\":\"A\"},{\"fName\":\"C\"}]},"
      + "\"layers\":[\(layer)]\(more)}"
  }

  static let rows = [
    NameCase("a layer of text", animation(), ["A-B"]),
    NameCase(
      "a layer of an asset",
      animation(
        "{\"ty\":4}",
        ",\"assets\":[{\"layers\":[{\"ty\":5,\"t\":{\"d\":{\"k\":[{\"s\":{\"f\":\"A-B\"}}]}}}]}]"),
      ["A-B"]),
    NameCase("no layer of text", animation("{\"ty\":4}"), []),
    NameCase(
      "letters as shapes",
      animation(
        "{\"ty\":5,\"t\":{\"d\":{\"k\":[{\"s\":{\"f\":\"A-B\"}}]}}}", ",\"chars\":[{}]"), []),
    NameCase("other JSON", "{\"fName\": \"A\", \"layers\": []}", []),
    NameCase("broken JSON", "{\"fName\"", []),
  ]

  @Test(arguments: rows) func names(_ row: NameCase) {
    let (found, expected) = expectNames(row, path: "a.json")
    #expect(found == expected)
  }
}
