import Foundation
import SystemInterop
import TestSupport
import TextFormatting

@testable import ProjectAudit

/// What reporters are tried with.
struct SampleReport: Sendable {
  var report: AuditReport
  var setting: ReportSetting

  func text(_ reporter: any Reporter) -> String {
    var output = ""
    reporter.write(report, setting, to: &output)
    return output
  }

  /// A sample project, judged by a few rules, so that a new rule does not change what is expected.
  init(project name: String) async throws {
    let root = FilePath(Repository.file("Fixtures/Projects/\(name)").path)
    let ids = [
      "plist-font-missing", "plist-font-case", "plist-font-duplicate", "name-unknown",
      "name-is-filename", "name-is-family", "name-case", "ps-duplicate",
    ]
    let rules = RuleRegistry.all.filter { ids.contains($0.description.id) }
    let loaded = try await ProjectLoader(jobs: 1).load(root)
    report = Auditor(rules: rules).audit(
      AuditContext(project: loaded.project, fonts: loaded.fonts))
    // As many as there always are: what is read as a reference grows.
    report.references = Array(report.references.prefix(10))
    setting = ReportSetting(
      root: "Projects/\(name)", repositoryFolder: "Projects/\(name)",
      excerpts: SourceExcerpts(of: report.diagnostics, in: root), showsSource: true,
      rules: rules.map(\.description), version: "1.2.3")
  }

  init(_ diagnostics: [Diagnostic], repositoryFolder: String = "") {
    report = AuditReport(faces: [], references: [], diagnostics: diagnostics)
    setting = ReportSetting(root: ".", repositoryFolder: repositoryFolder, version: "1.2.3")
  }

  /// Texts that formats have to escape, each with what it is there for.
  static let hostileTexts: [(text: String, reason: String)] = [
    ("\"quoted\" and 'quoted'", "quotation marks"),
    ("line\nbreak\r\nand\rback", "line breaks"),
    ("]]> --> <!-- <![CDATA[", "XML's own ends"),
    ("a | b || c \\| d", "a table's columns"),
    ("`code` ``more`` ``` ~~~", "code spans and fences"),
    ("` starts and ends `", "marks at both ends"),
    ("\u{202E}drawkcab\u{2066}", "bidirectional controls"),
    ("nul \u{0} escape \u{1B}[31m bell \u{7}", "controls"),
    ("\u{FFFD}.ttf", "a name that is no UTF-8"),
    ("\u{FFFE}\u{FFFF}\u{1FFFE}", "non-characters, of which XML allows the last"),
    ("::error file=x,line=1::y", "a workflow command"),
    ("100%0A,:%25", "a workflow command's escapes"),
    ("@everyone #1 GH-1 :smile: https://example.com www.example.com", "what GitHub links"),
    ("<script>alert(1)</script> &amp; &#64;", "HTML"),
    ("[a](b) ![a](b) {0} \\", "links and placeholders"),
    ("</details>\n\n# Heading", "a document's end"),
    ("漢字 e\u{301} 👩‍👩‍👧 עברית", "any letters"),
    (" ", "a space alone"),
    ("", "nothing"),
  ]

  /// A finding in which every text is hostile.
  static func hostile(_ text: String) -> SampleReport {
    SampleReport([
      Diagnostic(
        rule: "name-unknown", severity: .error, message: text, path: "F/\(text)",
        position: SourcePosition(line: 3, column: 5), help: text, suggestion: text,
        related: [Diagnostic.RelatedPlace(path: "G/\(text)", line: nil, message: text)]),
      Diagnostic(
        rule: "file-kind", severity: .note, message: text, path: "F/\(text)", position: nil),
    ])
  }
}
