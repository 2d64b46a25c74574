import TextFormatting

/// GitHub's workflow commands, which show findings beside the lines of a change.
///
/// Source: docs.github.com/actions/reference/workflow-commands-for-github-actions; for the escapes
/// github.com/actions/toolkit, packages/core/src/command.ts. GitHub shows ten annotations of each kind
/// for a step, so the last line counts all.
public struct GitHubReporter: Reporter {
  public let name = "github"
  public let summary = "annotations of GitHub Actions (workflow commands)"

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    for diagnostic in report.diagnostics {
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      var properties = [("file", setting.repositoryPath(diagnostic.path).escapingControls)]
      if let position = diagnostic.position {
        properties.append(("line", String(position.line)))
        properties.append(("col", String(position.column)))
      }
      properties.append(("title", diagnostic.rule))
      output += "::\(command) "
      output += properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
      output += "::\(Self.escapedData(diagnostic.messageAndHelp))\n"
    }
    output += TextReporter.lastLine(report) + "\n"
  }

  /// A message: a percent sign begins an escape, and a line break would end the command.
  static func escapedData(_ text: String) -> String {
    escaped(text) { _ in nil }
  }

  /// A property: colons and commas end it too.
  static func escapedProperty(_ text: String) -> String {
    escaped(text) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  private static func escaped(
    _ text: String, _ more: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += more(scalar) ?? String(scalar)
      }
    }
    return result
  }
}
