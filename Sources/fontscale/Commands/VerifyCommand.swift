import ArgumentParsing
import FontInspection
import ProjectAudit
import SystemInterop

/// `fontscale verify [PROJECT]`
enum VerifyCommand: ToolCommand {
  static let project = Argument<FilePath>(
    "PROJECT", default: FilePath("."),
    help:
      "an app project's folder; - reads its path from standard input (default: the current folder)"
  )
  static let format = Option<ReporterName>(
    "format", default: ReporterName(TextReporter()),
    help: "how to print it (default: by the suffix of the output file, else text)")
  static let threshold = Option<FailureThreshold>(
    "fail-on", default: .error,
    help: "exit with 1 where something at least this bad is found")
  static let only = Option<[RuleName]>(
    "only", help: "ask these rules and no others; `fontscale rules` lists them")
  static let skip = Option<[RuleName]>("skip", help: "do not ask these rules")

  static let specification = CommandSpecification(
    name: "verify", summary: "will every font name in an app project lead to its font?",
    group: "Check",
    examples: [
      Example("fontscale verify path/to/app", "check every font name and file"),
      Example("fontscale verify --fail-on warning", "the current folder, more strictly"),
      Example("fontscale verify --format json path/to/app", "every fact, for a program"),
      Example("fontscale verify --fix --dry-run", "the repairs as a diff for git apply"),
      Example("fontscale verify --report sarif:out.sarif", "a file for code scanning as well"),
    ],
    arguments: [project.specification],
    options: [
      format.specification, ReportOutputs.option.specification, threshold.specification,
      only.specification, skip.specification, BaselineFile.option.specification,
      BaselineFile.writing.specification, FixRun.flag.specification, FixRun.dryRun.specification,
    ])

  /// It is looked for upward from PROJECT, which is known only as the command runs.
  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    try FixRun.validate(matches)
    let paths = try PathArguments.expanded([try matches[project]])
    guard let root = paths.first, paths.count == 1 else {
      throw ToolError(
        .unreadableInput, subject: "standard input",
        "\(paths.count) paths are listed; verify takes one project",
        help: "run it once for each: fontscale verify PROJECT")
    }
    try FixRun.validate(matches, project: root)
    let configuration =
      matches[GlobalOptions.config] == nil
      ? try ConfigurationFile.read(upwardFrom: root) : context.configuration
    let outputs = try ReportOutputs(
      matches, format: format, configured: configuration.format, context)
    let verifier = Verifier(root: root, configuration: configuration, jobs: context.jobs)
    var policy = AuditPolicy(
      configuration: configuration.ruleConfiguration(
        for: root, only: matches[only].map(\.id), skip: matches[skip].map(\.id)))
    let baseline = BaselineFile.path(matches, configuration)
    let baselineToWrite = BaselineFile.pathToWrite(matches, configuration, project: root)
    if let baseline, baselineToWrite == nil { policy.baseline = try BaselineFile.read(baseline) }

    let auditor = Auditor()
    var audited = try await verifier.load(context.messages)
    var report = auditor.audit(audited, policy: policy)
    if matches[FixRun.flag] {
      let run = FixRun(root: root, messages: context.messages)
      let repairs = run.repairs(report)
      if matches[FixRun.dryRun] {
        for repair in repairs { result += repair.diff }
        return status(matches, configuration, report)
      }
      if try run.write(repairs) > 0 {
        audited = try await verifier.load(context.messages)
        report = auditor.audit(audited, policy: policy)
      }
    }
    if let baselineToWrite {
      policy.baseline = try BaselineFile.write(
        report, keeping: BaselineFile.kept(baselineToWrite, under: policy), to: baselineToWrite,
        context.messages)
      report = auditor.audit(audited, policy: policy)
    } else if let baseline {
      BaselineFile.report(report.outcome, baseline, context.messages)
    }
    if report.outcome.suppressed > 0 {
      context.messages.detail(
        subject: root.string, "findings that comments silence: \(report.outcome.suppressed)")
    }

    let isVerbose = context.messages.isVerbose
    let setting = ReportSetting(
      root: root.string, repositoryFolder: RepositoryFolder.path(of: root), styler: context.styler,
      excerpts: isVerbose || outputs.readSource
        ? SourceExcerpts(of: report.diagnostics, in: root) : SourceExcerpts(),
      fixEdits: outputs.readSource ? FixEdits(of: report.diagnostics, in: root) : FixEdits(),
      showsSource: isVerbose, rules: auditor.rules.map(\.description),
      version: ToolVersion.current)
    guard outputs.write(report, setting, context, to: &result) else { return .cannotWrite }
    ThisProcess.keep((audited, report))
    return status(matches, configuration, report)
  }

  /// Whether something is found that is bad enough.
  private static func status(
    _ matches: Matches, _ configuration: Configuration, _ report: AuditReport
  ) -> ExitStatus {
    let threshold =
      matches.isGiven(threshold) ? matches[threshold] : configuration.failOn ?? matches[threshold]
    return threshold.isReached(by: report) ? .findings : .done
  }
}

/// A format of `verify`, by its name.
struct ReporterName: ListedValue {
  let reporter: any Reporter

  init(_ reporter: any Reporter) { self.reporter = reporter }

  static var listed: [(name: String, summary: String, value: any Reporter)] {
    Reporters.all.map { (name: $0.name, summary: $0.summary, value: $0) }
  }
}

/// From which severity on `verify` ends with 1.
enum FailureThreshold: String, ArgumentValue, CaseIterable {
  case error, warning, note, never

  static var placeholder: String { "SEVERITY" }

  /// True if the report holds something at least that bad.
  func isReached(by report: AuditReport) -> Bool {
    guard let severity = Severity(rawValue: rawValue), let worst = report.worst else {
      return false
    }
    return worst >= severity
  }
}
