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
    NameCase(
      "what @font-face looks for on the system",
      "@font-face { font-family: A; src: local(§'A B'), local( §C ), url(a.ttf) } p { font-family: A }",
      ["A B", "C"]),
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

  @Test(arguments: [
    ("src: url('Lato.ttf') format('truetype')", ["web/Lato.ttf"], "a file beside it"),
    (
      "src: url(../fonts/Lato%20Bold.otf?v=1#iefix), url(b.ttf)",
      ["fonts/Lato Bold.otf", "web/b.ttf"], "several"
    ),
    ("src: url(\"/fonts/a.woff2\")", ["web/fonts/a.woff2"], "from the root"),
    ("src: url(data:font/ttf;base64,AAAA)", [], "no file"),
    ("src: url(https://example.com/a.ttf)", [], "elsewhere"),
    ("background: url(a.png)", [], "a picture"),
    ("src: url('a.ttf", [], "an open quote"),
  ]) func files(_ text: String, _ expected: [String], _ reason: String) {
    let css = "@font-face { font-family: A; \(text)\n} p { background: url(x.ttf) }"
    for (path, content) in [("web/a.css", css), ("web/a.html", "<style>\(css)</style>")] {
      let project = AppProject([ProjectFile(path: path, text: content)])
      #expect(project.webFonts.files == expected, "\(reason)")
      #expect(project.webFonts.families == ["A"])
    }
  }

  /// A page asks for what its style sheet makes.
  @Test func familiesOfOtherFiles() {
    let project = AppProject([
      ProjectFile(path: "a.css", text: "@font-face { font-family: 'My Font'; src: url(a.ttf) }"),
      ProjectFile(path: "a.html", text: "<p style=\"font-family: my font, Other\">"),
    ])
    #expect(project.references.map(\.name) == ["Other"])
  }

  /// A file that only a page's style sheet names is loaded by the web view.
  @Test(arguments: [
    ("url(Fonts/Lato-Bold.ttf)", [], "by its path"),
    ("url(Lato-Bold.ttf)", [], "by its name, which the build may bring beside it"),
    ("url(Fonts/Lato-Black.ttf)", ["Fonts/Lato-Bold.ttf"], "another file"),
  ]) func fontsOfPages(_ url: String, _ unlisted: [String], _ reason: String) {
    let example = RuleExample.plist(
      ["Lato-Regular.ttf"], faces: [.exampleBold, .exampleRegular])
    let page = ProjectFile(path: "a.css", text: "@font-face { font-family: A; src: \(url) }")
    func found(_ more: [ProjectFile], _ rule: any Rule, lists: RuleExample) -> [String] {
      rule.findings(
        in: AuditContext(RuleExample(files: lists.files + more, fonts: lists.fonts))
      ).map(\.path)
    }
    #expect(found([page], PlistFontUnlistedRule(), lists: example) == unlisted, "\(reason)")
    // Where the app's code names it, too, it has to be listed all the same.
    let code = ProjectFile(path: "A.swift", text: "let f = UIFont(name: \"Lato-Bold\", size: 1)")
    #expect(
      found([page, code], PlistFontUnlistedRule(), lists: example) == ["Fonts/Lato-Bold.ttf"])
    let both = RuleExample.plist(
      ["Lato-Regular.ttf", "Lato-Bold.ttf"], faces: [.exampleBold, .exampleRegular])
    let other = ProjectFile(
      path: "A.swift", text: "let f = UIFont(name: \"Lato-Regular\", size: 1)")
    #expect(found([page, other], FontUnusedRule(), lists: both) == unlisted)
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
