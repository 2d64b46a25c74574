import TextFormatting

/// A comment for a pull request: the verdict, the findings by file, and folded what to do about each.
///
/// Whatever comes from files stands in code spans, in which GitHub makes nothing of it.
public struct MarkdownReporter: Reporter {
  public let name = "markdown"
  public let summary = "a comment for a pull request"

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    guard !report.diagnostics.isEmpty else {
      output += "**fontscale verify:** \(TextReporter.allWell(report))\n"
      return
    }
    output += "**fontscale verify: \(report.countedFindings)** in \(report.checked)\n\n"
    for file in report.diagnosticsByFile {
      output += "* \(setting.repositoryPath(file.path).markdownCodeSpan)\n"
      for diagnostic in file.diagnostics {
        output += "  * **\(diagnostic.severity.rawValue)**\(Self.place(diagnostic)): "
        output += "\(diagnostic.message.markdownCodeSpan) (\(diagnostic.rule.escapedForMarkdown))\n"
      }
    }
    output += Self.repairs(report, setting)
  }

  private static func place(_ diagnostic: Diagnostic) -> String {
    diagnostic.position.map { " in line \($0.line)" } ?? ""
  }

  /// What to do, by file and line.
  private static func repairs(_ report: AuditReport, _ setting: ReportSetting) -> String {
    var text = ""
    for file in report.diagnosticsByFile {
      let advised = file.diagnostics.filter { $0.help != nil }
      guard !advised.isEmpty else { continue }
      text += "* \(setting.repositoryPath(file.path).markdownCodeSpan)\n"
      for diagnostic in advised {
        let line = diagnostic.position.map { "line \($0.line): " } ?? ""
        text += "  * \(line)\((diagnostic.help ?? "").markdownCodeSpan)\n"
      }
    }
    guard !text.isEmpty else { return "" }
    // Without the empty lines GitHub would show the list as it is written.
    return """

      <details>
      <summary>What to do</summary>

      \(text)
      </details>

      """
  }
}
