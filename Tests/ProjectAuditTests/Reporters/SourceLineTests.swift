import SystemInterop
import TestSupport
import Testing
import TextFormatting

@testable import ProjectAudit

/// The source line and its caret that `-v` adds to text for people.
@Suite struct SourceLineTests {
  /// Draws the line with the place at its first `|`, which is taken out.
  private static func drawn(_ marked: String, message: String = "m") throws -> String {
    let scalars = Array(marked.unicodeScalars)
    let place = try #require(scalars.firstIndex(of: "|"))
    var text = scalars
    text.remove(at: place)
    return SourceExcerpt(text: String(String.UnicodeScalarView(text)), offset: place)
      .drawn(.plain, message: message, margin: "  ")
  }

  @Test(arguments: [
    (#"let a = |"Lato""#, #"let a = "Lato""#, "        ^~~~~~", "a literal with its marks"),
    ("\t\t<string>|", "\t\t<string>", "\t\t        ^", "tabs are kept"),
    ("a\t|x", "a\tx", " \t^", "tabs amid the line too"),
    ("漢字 |\"x\"", "漢字 \"x\"", "     ^~~", "wide characters take two columns"),
    ("x |\"漢字\"", "x \"漢字\"", "  ^~~~~~", "in the name too"),
    ("e\u{301}👩‍👩‍👧 |x", "e\u{301}👩‍👩‍👧 x", "    ^", "combining marks take none, emoji two"),
    ("\u{1B}[2J|x", "\\u{1B}[2Jx", "         ^", "controls are escaped, and counted as shown"),
    ("\u{202E}|\"\u{0}\"", "\\u{202E}\"\\u{0}\"", "        ^~~~~~~", "in the name too"),
    ("|<string>A.ttf</string>", "<string>A.ttf</string>", "        ^~~~~", "an element's text"),
    ("|", "", "^", "an empty line"),
  ]) func caretStandsUnderTheName(
    _ marked: String, _ line: String, _ caret: String, _ reason: String
  ) throws {
    #expect(try Self.drawn(marked) == "  \(line)\n  \(caret)\n", "\(reason)")
  }

  @Test func attributeThatIsMeantIsMarked() throws {
    #expect(
      try Self.drawn(
        #"|<font key="a" name="Lato-Blod"/>"#, message: #"no font is called "Lato-Blod""#) == """
            <font key="a" name="Lato-Blod"/>
                                ^~~~~~~~~

          """)
  }

  @Test func longLinesAreCutAroundTheName() throws {
    let x = String(repeating: "x", count: 300)
    #expect(
      try Self.drawn(x + "|\"Lato\"" + x) == """
          ...\(x.prefix(40))"Lato"\(x.prefix(71))...
          \(String(repeating: " ", count: 43))^~~~~~

        """)
    #expect(
      try Self.drawn("|\"Lato\"" + x) == "  \"Lato\"\(x.prefix(114))...\n  ^~~~~~\n")
    #expect(
      try Self.drawn(x + "|y") == "  ...\(x.prefix(40))y\n" + String(repeating: " ", count: 45)
        + "^\n")
  }

  /// A name is never cut, however long.
  @Test func longNamesStay() throws {
    let name = String(repeating: "n", count: 200)
    #expect(
      try Self.drawn("f(|\"\(name)\")")
        == "  f(\"\(name)\"...\n    ^\(String(repeating: "~", count: 201))\n")
  }

  @Test func excerptCutByTheReaderIsMarked() {
    let excerpt = SourceExcerpt(text: "ab", offset: 1, isCutAtStart: true, isCutAtEnd: true)
    #expect(excerpt.drawn(.plain, message: "m", margin: "") == "...ab...\n    ^\n")
  }

  @Test func lineStandsBetweenFindingAndHelp() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "\n\tUIFont(name: \"Lato-Blod\")\n")
    let diagnostic = Diagnostic(
      rule: "name-unknown", severity: .error, message: "m", path: "A.swift",
      position: SourcePosition(line: 2, column: 15), help: "h")
    let gone = Diagnostic(
      rule: "name-unknown", severity: .error, message: "m", path: "Gone.swift",
      position: SourcePosition(line: 2, column: 15))
    let excerpts = SourceExcerpts(of: [diagnostic, gone], in: FilePath(folder.path))
    var output = ""
    TextReporter().writeFindings(
      [diagnostic, gone],
      ReportSetting(
        root: ".", styler: ANSIStyler(isEnabled: true), excerpts: excerpts, showsSource: true),
      to: &output)
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(
      plain == """
        A.swift:2:15: error: m [name-unknown]
            \tUIFont(name: "Lato-Blod")
            \t             ^~~~~~~~~~~
            help: h
        Gone.swift:2:15: error: m [name-unknown]

        """)
    #expect(output.contains("\u{1B}[1m^~~~~~~~~~~\u{1B}[0m"))
  }
}
