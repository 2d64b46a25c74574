import Testing

@testable import ProjectAudit

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a name matches at any depth", "Pods", "Pods/A/B.swift", true),
    ("a name matches at any depth", "Pods", "App/Pods/B.swift", true),
    ("a name is matched as a whole", "Pods", "MyPods/B.swift", false),
    ("a slash at the end changes nothing", "Pods/", "Pods/B.swift", true),
    ("a slash at the beginning binds to the root", "/Pods", "App/Pods/B.swift", false),
    ("a slash within binds to the root", "App/Legacy", "App/Legacy/B.swift", true),
    ("a slash within binds to the root", "App/Legacy", "X/App/Legacy/B.swift", false),
    ("./ is the root", "./App", "App/B.swift", true),
    ("a star stays in a name", "App/*.swift", "App/B.swift", true),
    ("a star stays in a name", "App/*.swift", "App/C/B.swift", false),
    ("a star may stand for nothing", "App/B*.swift", "App/B.swift", true),
    ("a star at any depth", "*Tests.swift", "A/B/CTests.swift", true),
    ("two stars are any folders", "App/**/*.swift", "App/A/B/C.swift", true),
    ("two stars are no folder too", "App/**/*.swift", "App/C.swift", true),
    ("two stars in front", "**/Generated/**", "A/Generated/B/C.swift", true),
    ("two stars in front", "**/Generated/**", "Generated/C.swift", true),
    ("two stars are whole names", "**/Generated", "A/NotGenerated/C.swift", false),
    ("two stars at the end are everything below", "App/**", "App/A/B.swift", true),
    ("two stars at the end", "App/**", "Apps/B.swift", false),
    ("two stars within a name are one", "App/B**.swift", "App/BC.swift", true),
    ("two stars alone", "**", "A/B.swift", true),
    ("a question mark is one character", "App/?.swift", "App/é.swift", true),
    ("a question mark is no slash", "App?B.swift", "App/B.swift", false),
    ("braces are either", "{App,Kit}/*.{swift,m}", "Kit/B.m", true),
    ("braces are either", "{App,Kit}/*.{swift,m}", "Lib/B.m", false),
    ("braces nest", "{A,B{C,D}}.ttf", "x/BD.ttf", true),
    ("braces may hold nothing", "App{,Kit}/B.m", "App/B.m", true),
    ("brackets are brackets", "Inter[wght].ttf", "Fonts/Inter[wght].ttf", true),
    ("a backslash takes a star's meaning", "App/\\*.swift", "App/B.swift", false),
    ("a backslash takes a star's meaning", "App/\\*.swift", "App/*.swift", true),
    ("a backslash takes a brace's meaning", "App/\\{a,b\\}.m", "App/{a,b}.m", true),
    ("case counts", "pods", "Pods/B.swift", false),
    ("composed and decomposed are two names", "Caf\u{E9}.ttf", "Cafe\u{301}.ttf", false),
    ("a file below a matched file's name", "A.swift", "A.swift/B", true),
  ])
  func matches(_ reason: String, _ pattern: String, _ path: String, _ expected: Bool) throws {
    #expect(try PathPattern(pattern).matches(path) == expected, "\(reason)")
  }

  @Test(arguments: [
    ("", "it is empty"), ("/", "it is empty"), ("a{b", "a { is never closed"),
    ("a}b", "a } closes nothing"), ("../a", "it leaves the folder of the configuration"),
    (
      String(repeating: "{a,b}", count: 12), "its braces stand for more than 256 patterns"
    ),
    (String(repeating: "a", count: 2000), "it is too long"),
  ])
  func refuses(_ pattern: String, _ message: String) {
    #expect(throws: PathPattern.Fault(message: message)) { try PathPattern(pattern) }
  }

  /// No pattern is exponential.
  @Test func starsEndQuickly() throws {
    let pattern = try PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
    let folders = try PathPattern(String(repeating: "**/", count: 200) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 2000)))
  }
}
