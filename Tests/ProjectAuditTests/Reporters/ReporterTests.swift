import FontInspection
import Foundation
import TestSupport
import Testing
import TextFormatting

@testable import ProjectAudit

@Suite struct ReporterTests {
  @Test func listAndFolderAgree() throws {
    let folder = Repository.file("Sources/ProjectAudit/Reporters")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
      .map { String($0.dropLast(6)) }
    #expect(files.sorted() == Reporters.all.map { String(describing: type(of: $0)) }.sorted())
  }

  static let sample = AuditReport(
    faces: [FontFace.exampleBold],
    references: [
      ResolvedReference(
        FontReference(
          name: "Lato-Bold", api: FontAPI("UIFont(name:size:)", .uiKit), path: "App.swift",
          position: SourcePosition(line: 3, column: 14)), .bundled, faces: [.exampleBold]),
      ResolvedReference(
        FontReference(
          name: nil, api: FontAPI("UIFont(name:size:)", .uiKit), path: "App.swift",
          position: SourcePosition(line: 4, column: 14)), .computed),
    ],
    diagnostics: [
      Diagnostic(
        rule: "file-kind", severity: .warning, message: "m", path: "F/A.ttf", position: nil,
        help: nil),
      Diagnostic(
        rule: "name-unknown", severity: .error, message: "no font is called \"\u{202E}\"",
        path: "App.swift", position: SourcePosition(line: 3, column: 14), help: "write \"B\"",
        suggestion: "B",
        related: [Diagnostic.RelatedPlace(path: "F/A.ttf", line: nil, message: "r")]),
    ])

  private func text(_ report: AuditReport, root: String, styler: ANSIStyler = .plain) -> String {
    var output = ""
    TextReporter().write(report, ReportSetting(root: root, styler: styler), to: &output)
    return output
  }

  @Test(arguments: [
    (".", ""), ("", ""), ("App", "App/"), ("/Users/me/App", "/Users/me/App/"), ("App/", "App/"),
    ("/", "/"),
  ]) func textNamesPathsAsGiven(_ root: String, _ prefix: String) {
    #expect(
      text(Self.sample, root: root) == """
        \(prefix)F/A.ttf: warning: m [file-kind]
        \(prefix)App.swift:3:14: error: no font is called "\\u{202E}" [name-unknown]
            help: write "B"
        1 error, 1 warning, 0 notes in 1 face and 2 references

        """)
  }

  @Test func colourAddsNoWord() {
    let styled = text(Self.sample, root: ".", styler: ANSIStyler(isEnabled: true))
    #expect(styled.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    let plain = styled.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == text(Self.sample, root: "."))
  }

  @Test func nothingWrongIsSaid() {
    let report = AuditReport(faces: [.exampleBold], references: [], diagnostics: [])
    #expect(
      text(report, root: ".") == """
        No fault was found in 1 face and 0 references.
        0 errors, 0 warnings, 0 notes in 1 face and 0 references

        """)
  }

  /// A run is not clean because its faults are not told.
  @Test(arguments: [
    (0, 0, ""), (4, 0, ", beside 4 that the baseline knows"),
    (0, 1, ", beside 1 that comments silence"),
    (4, 1, ", beside 4 that the baseline knows and 1 that comments silence"),
  ]) func whatIsNotToldIsCounted(_ known: Int, _ suppressed: Int, _ words: String) {
    var report = AuditReport(faces: [.exampleBold], references: [], diagnostics: [])
    report.outcome.known = known
    report.outcome.suppressed = suppressed
    #expect(
      text(report, root: ".").hasPrefix("No fault was found in 1 face and 0 references\(words).\n"))
  }

  @Test func manyFindingsAreSummedUpByRule() {
    func findings(_ rule: String, _ count: Int) -> [Diagnostic] {
      (0..<count).map {
        Diagnostic(rule: rule, severity: .note, message: "m\($0)", path: "A", position: nil)
      }
    }
    func lastLines(_ count: Int) -> [String] {
      let report = AuditReport(
        faces: [], references: [], diagnostics: findings("a", count - 9) + findings("b", 9))
      return text(report, root: ".").split(separator: "\n").dropFirst(count).map(String.init)
    }
    #expect(lastLines(20) == ["0 errors, 0 warnings, 20 notes in 0 faces and 0 references"])
    #expect(
      lastLines(21) == [
        "12  a", " 9  b", "0 errors, 0 warnings, 21 notes in 0 faces and 0 references",
      ])
  }

  @Test func json() {
    var output = ""
    JSONReporter().write(
      AuditReport(
        faces: [], references: Self.sample.references, diagnostics: Self.sample.diagnostics),
      ReportSetting(root: "App"), to: &output)
    #expect(
      output == #"""
        {
          "diagnostics": [
            {
              "column": null,
              "help": null,
              "line": null,
              "message": "m",
              "path": "F/A.ttf",
              "related": [],
              "rule": "file-kind",
              "severity": "warning",
              "suggestion": null
            },
            {
              "column": 14,
              "help": "write \"B\"",
              "line": 3,
              "message": "no font is called \"\u202e\"",
              "path": "App.swift",
              "related": [
                {
                  "line": null,
                  "message": "r",
                  "path": "F/A.ttf"
                }
              ],
              "rule": "name-unknown",
              "severity": "error",
              "suggestion": "B"
            }
          ],
          "faces": [],
          "references": [
            {
              "api": "UIFont(name:size:)",
              "certainty": "certain",
              "column": 14,
              "face": "Lato-Bold",
              "line": 3,
              "name": "Lato-Bold",
              "path": "App.swift",
              "resolution": "bundled"
            },
            {
              "api": "UIFont(name:size:)",
              "certainty": "certain",
              "column": 14,
              "face": null,
              "line": 4,
              "name": null,
              "path": "App.swift",
              "resolution": "computed"
            }
          ],
          "root": "App",
          "schema": "fontscale.verify/1",
          "summary": {
            "errors": 1,
            "notes": 0,
            "warnings": 1
          },
          "targets": []
        }

        """#)
  }

  /// Apart from the root, two runs over two copies of a project say the same.
  @Test func findingsAreSortedByPathLineColumnAndRule() {
    func finding(_ path: String, _ line: Int?, _ column: Int, _ rule: String) -> Diagnostic {
      Diagnostic(
        rule: rule, severity: .note, message: "m", path: path,
        position: line.map { SourcePosition(line: $0, column: column) })
    }
    let sorted = [
      finding("A", nil, 0, "z"), finding("A", 1, 9, "a"), finding("A", 2, 1, "a"),
      finding("A", 2, 1, "b"), finding("A/B", 1, 1, "a"), finding("a", 1, 1, "a"),
    ]
    #expect(sorted.reversed().sorted(by: Diagnostic.reportOrder) == sorted)
  }
}
