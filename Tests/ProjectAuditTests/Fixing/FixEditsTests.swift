import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

/// What each repair changes by itself, as SARIF has it.
@Suite struct FixEditsTests {
  private static let plist = """
    <plist version="1.0"><dict>
      <key>UIAppFonts</key>
      <array>
        <string>a.ttf</string>
        <string>gone.ttf</string>
      </array>
    </dict></plist>

    """

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: Fix.Change
    var edit: FixEdits.Edit?
  }

  static let rows = [
    Row(
      testDescription: "an entry of another case",
      change: .replace("a.ttf", with: "A.ttf", at: SourcePosition(line: 4, column: 5)),
      edit: FixEdits.Edit(
        start: SourcePosition(line: 4, column: 13), end: SourcePosition(line: 4, column: 18),
        text: "A.ttf")),
    Row(
      testDescription: "an entry that goes with its line",
      change: .removeEntry("gone.ttf", at: SourcePosition(line: 5, column: 5)),
      edit: FixEdits.Edit(
        start: SourcePosition(line: 5, column: 1), end: SourcePosition(line: 6, column: 1), text: ""
      )),
    Row(
      testDescription: "a font that is not listed",
      change: .addEntry("B.ttf", key: "UIAppFonts"),
      edit: FixEdits.Edit(
        start: SourcePosition(line: 6, column: 1), end: SourcePosition(line: 6, column: 1),
        text: "    <string>B.ttf</string>\n")),
    Row(
      testDescription: "another, which does not bring the first",
      change: .addEntry("C.ttf", key: "UIAppFonts"),
      edit: FixEdits.Edit(
        start: SourcePosition(line: 6, column: 1), end: SourcePosition(line: 6, column: 1),
        text: "    <string>C.ttf</string>\n")),
    Row(
      testDescription: "an entry that does not stand there",
      change: .removeEntry("other.ttf", at: SourcePosition(line: 5, column: 5)), edit: nil),
  ]

  @Test(arguments: rows) func edit(_ row: Row) {
    var edits = FixEdits()
    let fixes = Self.rows.map { Fix(path: "Info.plist", change: $0.change) }
    edits.add(fixes, of: "Info.plist", Array(Self.plist.utf8))
    #expect(edits[Fix(path: "Info.plist", change: row.change)] == row.edit)
    #expect(edits[Fix(path: "Other.plist", change: row.change)] == nil)
  }

  /// A finding about a font has its repair in the property list.
  @Test func sarifNamesTheFileThatChanges() throws {
    var edits = FixEdits()
    let fix = Fix(path: "App/Info.plist", change: .addEntry("B.ttf", key: "UIAppFonts"))
    edits.add([fix], of: fix.path, Array(Self.plist.utf8))
    var sample = SampleReport([
      Diagnostic(
        rule: "plist-font-unlisted", severity: .warning, message: "m", path: "Fonts/B.ttf",
        position: nil, fix: fix)
    ])
    sample.setting.fixEdits = edits
    let text = sample.text(SARIFReporter())
    let start = try #require(text.range(of: "\"fixes\""))
    let fixes = text[start.lowerBound...]
    for part in [
      "\"uri\": \"App/Info.plist\"", "\"text\": \"    <string>B.ttf</string>\\n\"",
      "\"endLine\": 6", "\"startLine\": 6", "B.ttf is added to UIAppFonts",
    ] {
      #expect(fixes.contains(part), "\(part)")
    }
  }
}
