/// Prints what an audit found, in one format.
///
/// A reporter is pure: it writes into a string and opens nothing. To add one, write
/// `Reporters/<Name>Reporter.swift` and list it here.
public protocol Reporter: Sendable {
  /// What `--format` calls it.
  var name: String { get }
  /// What the format is for, as half a sentence.
  var summary: String { get }
  /// True if the format needs the lines that findings point at.
  var readsSource: Bool { get }

  /// Appends the whole report.
  func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String)
}

extension Reporter {
  public var readsSource: Bool { false }
}

/// Every format, in reading order; the first is the default.
public enum Reporters {
  public static let all: [any Reporter] = [
    TextReporter(),
    JSONReporter(),
    SARIFReporter(),
    GitHubReporter(),
    GitLabReporter(),
    JUnitReporter(),
    CheckstyleReporter(),
    MarkdownReporter(),
  ]
}
