import Foundation
import TestSupport
import Testing
import TextFormatting

@testable import ProjectAudit

/// The formats of GitHub and GitLab.
@Suite struct LineReporterTests {
  static let sample = SampleReport(
    [
      Diagnostic(
        rule: "file-kind", severity: .note, message: "m", path: "A,B:C.ttf", position: nil),
      Diagnostic(
        rule: "name-unknown", severity: .error, message: "50% is, no: font", path: "A.swift",
        position: SourcePosition(line: 2, column: 7), help: "write it"),
    ], repositoryFolder: "App")

  @Test func github() {
    #expect(
      Self.sample.text(GitHubReporter()) == """
        ::notice file=App/A%2CB%3AC.ttf,title=file-kind::m
        ::error file=App/A.swift,line=2,col=7,title=name-unknown::50%25 is, no: font%0Awrite it
        1 error, 0 warnings, 1 note in 0 faces and 0 references

        """)
  }

  /// No text breaks out of its command: each finding is one line that begins as ours do.
  @Test(arguments: SampleReport.hostileTexts.map(\.text))
  func hostileTextStaysInItsCommand(_ text: String) throws {
    let lines = SampleReport.hostile(text).text(GitHubReporter())
      .split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 4)
    #expect(lines[0].hasPrefix("::error file=F/"))
    #expect(lines[1].hasPrefix("::notice file=F/"))
    #expect(lines[2] == "1 error, 0 warnings, 1 note in 0 faces and 0 references")
    #expect(lines[0].unicodeScalars.allSatisfy { !$0.isUnsafeToPrint })

    // Read as GitHub's runner does: properties end at the next `::`.
    let command = lines[0].dropFirst("::error ".count)
    let end = try #require(command.range(of: "::"))
    let properties = command[..<end.lowerBound].split(separator: ",").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    #expect(properties.map(\.[0]) == ["file", "line", "col", "title"])
    let decoded = properties[0][1].replacing("%3A", with: ":").replacing("%2C", with: ",")
      .replacing("%25", with: "%")
    #expect(decoded == "F/" + text.escapingControls)
    let message = command[end.upperBound...].replacing("%0A", with: "\n")
      .replacing("%25", with: "%")
    #expect(message == text.escapingControls + "\n" + text.escapingControls)
  }

  @Test func gitlab() throws {
    let prints = Diagnostic.fingerprints(of: Self.sample.report.diagnostics)
    #expect(
      Self.sample.text(GitLabReporter()) == #"""
        [
          {
            "check_name": "file-kind",
            "description": "m",
            "fingerprint": "\#(prints[0])",
            "location": {
              "lines": {
                "begin": 1
              },
              "path": "App/A,B:C.ttf"
            },
            "severity": "info"
          },
          {
            "check_name": "name-unknown",
            "description": "50% is, no: font\nwrite it",
            "fingerprint": "\#(prints[1])",
            "location": {
              "lines": {
                "begin": 2
              },
              "path": "App/A.swift"
            },
            "severity": "critical"
          }
        ]

        """#)
    #expect(SampleReport([]).text(GitLabReporter()) == "[]\n")
  }

  @Test(arguments: SampleReport.hostileTexts.map(\.text))
  func gitlabKeepsHostileText(_ text: String) throws {
    let array = try #require(
      try JSONSerialization.jsonObject(
        with: Data(SampleReport.hostile(text).text(GitLabReporter()).utf8)) as? [[String: Any]])
    #expect(
      array[0]["description"] as? String == text.escapingControls + "\n" + text.escapingControls)
    let location = try #require(array[0]["location"] as? [String: Any])
    #expect((location["path"] as? String).map { Array($0.utf8) } == Array("F/\(text)".utf8))
  }

  @Test func markdown() {
    #expect(
      Self.sample.text(MarkdownReporter()) == """
        **fontscale verify: 1 error, 0 warnings, 1 note** in 0 faces and 0 references

        * `App/A,B:C.ttf`
          * **note**: `m` (file-kind)
        * `App/A.swift`
          * **error** in line 2: `50% is, no: font` (name-unknown)

        <details>
        <summary>What to do</summary>

        * `App/A.swift`
          * line 2: `write it`

        </details>

        """)
    #expect(
      SampleReport([]).text(MarkdownReporter())
        == "**fontscale verify:** There is no font and no font name to check.\n")
  }

  /// Whatever stands in a text, it stays in its code span: outside of the spans there is only ours.
  @Test(arguments: SampleReport.hostileTexts.map(\.text))
  func markdownKeepsHostileTextInCode(_ text: String) {
    let markdown = SampleReport.hostile(text).text(MarkdownReporter())
    #expect(
      Self.withoutCode(markdown) == """
        **fontscale verify: 1 error, 0 warnings, 1 note** in 0 faces and 0 references

        * CODE
          * **error** in line 3: CODE (name-unknown)
          * **note**: CODE (file-kind)

        <details>
        <summary>What to do</summary>

        * CODE
          * line 3: CODE

        </details>

        """)
  }

  /// Takes code spans out as CommonMark finds them: from a run of backticks to the next as long, within
  /// a line.
  private static func withoutCode(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var rest = line[...]
      while let open = rest.firstIndex(of: "`") {
        result += rest[..<open]
        let fence = rest[open...].prefix { $0 == "`" }
        var search = rest[fence.endIndex...]
        var close: Substring?
        while let start = search.firstIndex(of: "`") {
          let run = search[start...].prefix { $0 == "`" }
          if run.count == fence.count {
            close = run
            break
          }
          search = search[run.endIndex...]
        }
        guard let close else {
          result += fence
          rest = rest[fence.endIndex...]
          continue
        }
        result += "CODE"
        rest = rest[close.endIndex...]
      }
      return result + rest
    }.joined(separator: "\n")
  }
}
