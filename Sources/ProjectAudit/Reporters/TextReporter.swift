import TextFormatting

/// The report for people, Xcode and editors: `path:line:column: error: message [rule]`.
public struct TextReporter: Reporter {
  public let name = "text"
  public let summary = "for people and Xcode"

  public init() {}

  /// From how many findings on a line per rule precedes the total: above a screenful.
  private static let summaryThreshold = 20

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    writeFindings(report.diagnostics, setting, to: &output)
    if report.diagnostics.count > Self.summaryThreshold {
      output += Self.ruleCounts(report)
    } else if report.diagnostics.isEmpty {
      output += Self.allWell(report) + "\n"
    }
    output += Self.lastLine(report) + "\n"
  }

  /// The findings alone, a line each and a line for its help.
  func writeFindings(
    _ diagnostics: [Diagnostic], _ setting: ReportSetting, to output: inout String
  ) {
    let styler = setting.styler
    for diagnostic in diagnostics {
      var place = setting.displayPath(diagnostic.path).escapingControls
      if let position = diagnostic.position { place += ":\(position.line):\(position.column)" }
      let severity = styler(Self.style(diagnostic.severity), "\(diagnostic.severity.rawValue):")
      output += "\(place): \(severity) \(diagnostic.message.escapingControls)"
      output += " [\(diagnostic.rule)]\n"
      if setting.showsSource, let excerpt = setting.excerpts[diagnostic] {
        output += excerpt.drawn(styler, message: diagnostic.message, margin: "    ")
      }
      if let help = diagnostic.help {
        output += "    \(styler(.bold, "help:")) \(help.escapingControls)\n"
      }
    }
  }

  private static func style(_ severity: Severity) -> ANSIStyle {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .bold
    }
  }

  /// A line per rule, in the order of their ids, numbers aligned on their right.
  private static func ruleCounts(_ report: AuditReport) -> String {
    let counts = Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.count)
    let width = counts.values.map { String($0).count }.max() ?? 0
    return counts.sorted { $0.key < $1.key }.map { rule, count in
      let number = String(count)
      return String(repeating: " ", count: width - number.count) + number + "  " + rule + "\n"
    }.joined()
  }

  /// Says in a sentence what was checked without a fault, or that there was nothing to look at.
  static func allWell(_ report: AuditReport) -> String {
    report.faces.isEmpty && report.references.isEmpty
      ? "There is no font and no font name to check."
      : "No fault was found in \(report.checked)\(beside(report.outcome))."
  }

  /// What is not told, lest a run seem clean that is not.
  private static func beside(_ outcome: AuditPolicy.Outcome) -> String {
    let parts = [
      outcome.known > 0 ? "\(outcome.known) that the baseline knows" : nil,
      outcome.suppressed > 0 ? "\(outcome.suppressed) that comments silence" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "" : ", beside " + parts.joined(separator: " and ")
  }

  /// The last line: `2 errors, 0 warnings, 0 notes in 11 faces and 14 references`.
  static func lastLine(_ report: AuditReport) -> String {
    report.countedFindings + " in " + report.checked
  }
}
