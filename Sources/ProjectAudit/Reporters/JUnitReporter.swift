import TextFormatting

/// JUnit's XML, as Jenkins and other services show test results.
///
/// There is no standard; Jenkins is the measure. Its JUnit plug-in (github.com/jenkinsci/junit-plugin,
/// `SuiteResult.java` and `CaseResult.java`) takes a file without any `testcase` for broken, and knows a case
/// again by its class and name, which therefore hold no line; its xUnit plug-in allows no attributes but
/// those of `junit-10.xsd` (github.com/jenkinsci/xunit-plugin). An error or a warning is a failed case. A
/// note is one that passed and says something: a build must not fail for it.
public struct JUnitReporter: Reporter {
  public let name = "junit"
  public let summary = "JUnit's XML, for Jenkins and other services; a note is no failure"

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    let failures = report.diagnostics.count { $0.severity > .note }
    let counts = """
      tests="\(max(report.diagnostics.count, 1))" failures="\(failures)" errors="0"
      """
    output += """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="fontscale" \(counts)>
        <testsuite name="fontscale verify" \(counts)>

      """
    if report.diagnostics.isEmpty {
      output += Self.testCase(
        rule: "verify", name: "no fault",
        content: "<system-out>\(TextReporter.allWell(report))</system-out>")
    }
    var ordinals: [String: Int] = [:]
    for diagnostic in report.diagnostics {
      let path = setting.repositoryPath(diagnostic.path).escapedForMarkup
      var name = "\(path): \(diagnostic.message.escapedForMarkup)"
      let ordinal = ordinals[diagnostic.rule + name, default: 0] + 1
      ordinals[diagnostic.rule + name] = ordinal
      if ordinal > 1 { name += " (\(ordinal))" }
      output += Self.testCase(
        rule: diagnostic.rule, name: name, content: Self.outcome(diagnostic, path: path)
      )
    }
    output += "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(rule: String, name: String, content: String) -> String {
    """
        <testcase classname="fontscale.\(rule.escapedForMarkup)" name="\(name)">
          \(content)
        </testcase>

    """
  }

  /// What a case says: the finding as text for people, and for a failure its message too.
  private static func outcome(_ diagnostic: Diagnostic, path: String) -> String {
    var text = path
    if let position = diagnostic.position { text += ":\(position.line):\(position.column)" }
    text += ": \(diagnostic.severity.rawValue): \(diagnostic.message.escapedForMarkup)"
    text += " [\(diagnostic.rule.escapedForMarkup)]"
    if let help = diagnostic.help { text += "\nhelp: \(help.escapedForMarkup)" }
    guard diagnostic.severity > .note else { return "<system-out>\(text)</system-out>" }
    let message = diagnostic.message.escapedForMarkup
    return """
      <failure type="\(diagnostic.severity.rawValue)" message="\(message)">\(text)</failure>
      """
  }
}
