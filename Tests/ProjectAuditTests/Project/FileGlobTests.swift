import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct FileGlobTests {
  @Test(arguments: [
    ("*.ttf", "a.ttf", true, "a star stands for any letters"),
    ("*.ttf", "Fonts/a.ttf", false, "but for no slash"),
    ("**/*.ttf", "a.ttf", true, "two stars stand for no folder too"),
    ("**/*.ttf", "x/y/a.ttf", true, "and for several"),
    ("Fonts/**", "Fonts/a/b.ttf", true, "at the end for all that follows"),
    ("Fonts/**", "Other/a.ttf", false, "the rest has to fit"),
    ("./Fonts/*", "Fonts/a.ttf", true, "what points to itself does not count"),
    ("a?.ttf", "ab.ttf", true, "a question mark is one letter"),
    ("a?.ttf", "a.ttf", false, "and not none"),
    ("[a-c]x", "bx", true, "a range"),
    ("[!a-c]x", "bx", false, "what is not in it"),
    ("[x", "[x", true, "a bracket that nothing closes is itself"),
    ("*.{ttf,otf}", "a.otf", true, "alternatives"),
    ("*.{ttf,otf}", "a.ttc", false, "and no others"),
    ("**/x/**/y", "a/x/b/x/c/y", true, "several doubled stars"),
    ("é*", "e\u{301}a", false, "compared as bytes"),
    ("", "", true, "nothing fits nothing"),
  ])
  func matching(_ pattern: String, _ path: String, _ fits: Bool, _ reason: String) {
    #expect(FileGlob(pattern).matches(path) == fits, "\(reason)")
  }

  @Test func foldersThatFitTakeWhatIsInThem() {
    #expect(FileGlob("Old").matchesPathOrFolder("Old/a/b.ttf"))
    #expect(FileGlob("**/Old").matchesPathOrFolder("x/Old/b.ttf"))
    #expect(!FileGlob("Old").matchesPathOrFolder("x/Old/b.ttf"))
  }

  @Test(arguments: [
    ("Fonts/*.ttf", "App", ["App/Fonts/a.ttf"]),
    ("**/*.ttf", "App", ["App/Fonts/a.ttf", "App/Fonts/x/b.ttf"]),
    ("../Shared/**", "App", ["Shared/c.ttf"]),
    ("**", "", ["App/Fonts/a.ttf", "App/Fonts/x/b.ttf", "Shared/c.ttf"]),
    ("Fonts/{a,x/b}.ttf", "App", ["App/Fonts/a.ttf", "App/Fonts/x/b.ttf"]),
    ("nothing/*", "App", []),
  ])
  func files(_ pattern: String, _ folder: String, _ expected: [String]) {
    let files = ProjectFiles(paths: ["App/Fonts/a.ttf", "App/Fonts/x/b.ttf", "Shared/c.ttf"])
    #expect(FileGlob(pattern).files(of: files, in: folder) == expected)
  }

  /// Patterns that make careless matchers try every combination.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "*a", count: 2000), String(repeating: "**/a/", count: 2000),
      String(repeating: "{a,b}", count: 2000), String(repeating: "[", count: 4000),
    ])
  func nothingHangs(_ pattern: String) {
    #expect(!FileGlob(pattern).matches(String(repeating: "a/", count: 2000) + "x"))
    #expect(!FileGlob(pattern).matches(String(repeating: "a", count: 4000) + "x"))
  }
}
