import TextFormatting

/// GitLab's Code Quality report, which shows findings in a merge request.
///
/// Source: docs.gitlab.com/ci/testing/code_quality, "Code Quality report format": a JSON array; a finding is
/// known again by its fingerprint, and every one must have a line, which is 1 for a whole file.
public struct GitLabReporter: Reporter {
  public let name = "gitlab"
  public let summary = "GitLab's Code Quality report"

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    let fingerprints = Diagnostic.fingerprints(of: report.diagnostics)
    let findings = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
      [
        "check_name": .string(diagnostic.rule),
        "description": .string(diagnostic.messageAndHelp),
        "fingerprint": .string(fingerprint),
        "location": [
          "lines": ["begin": .integer(diagnostic.position?.line ?? 1)],
          "path": .string(setting.repositoryPath(diagnostic.path)),
        ],
        "severity": .string(Self.severity(diagnostic.severity)),
      ] as JSONValue
    }
    output += JSONValue.array(findings).text
  }

  /// Of GitLab's five words; no finding of ours stops the build itself, which `blocker` would say.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
