import TextFormatting

/// Checkstyle's XML, which many viewers of findings read.
///
/// Source: github.com/checkstyle/checkstyle, `XMLLogger.java`: what concerns a whole file has line 0 and no
/// column, severities are `error`, `warning` and `info`, `source` is what found it.
public struct CheckstyleReporter: Reporter {
  public let name = "checkstyle"
  public let summary = "Checkstyle's XML, for Jenkins, reviewdog and others"

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    output += """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="8.0">

      """
    for file in report.diagnosticsByFile {
      let name = setting.repositoryPath(file.path).escapedForMarkup
      output += "  <file name=\"\(name)\">\n"
      for diagnostic in file.diagnostics { output += Self.error(diagnostic) }
      output += "  </file>\n"
    }
    output += "</checkstyle>\n"
  }

  private static func error(_ diagnostic: Diagnostic) -> String {
    let place =
      diagnostic.position.map { "line=\"\($0.line)\" column=\"\($0.column)\"" } ?? "line=\"0\""
    let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
    var message = diagnostic.message.escapedForMarkup
    // A line break as such would be read as a space (XML 1.0, section 3.3.3).
    if let help = diagnostic.help { message += "&#10;" + help.escapedForMarkup }
    return """
          <error \(place) severity="\(severity)" message="\(message)" \
      source="fontscale.\(diagnostic.rule.escapedForMarkup)"/>

      """
  }
}
