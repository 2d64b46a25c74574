public import FontInspection

/// Judges a project by every rule.
public struct Auditor: Sendable {
  public let rules: [any Rule]

  public init(rules: [any Rule] = RuleRegistry.all) {
    self.rules = rules
  }

  /// Everything there is to report, sorted; what two targets share comes once.
  ///
  /// - Parameter policy: what is done with the findings before they are reported.
  public func audit(
    _ context: AuditContext, policy: AuditPolicy = AuditPolicy()
  ) -> AuditReport {
    let asked = rules.filter { policy.configuration.mayReport($0.description.id) }
    // What comments are good for is known only when the other rules have spoken.
    let speaking = asked.filter { !($0 is SuppressionUnusedRule) }
    var found: [Diagnostic] = []
    let conflicts = ConflictLines(context.project.conflicts)
    for finding in speaking.flatMap({ $0.findings(in: context) }).sorted(by: Diagnostic.reportOrder)
    where found.last != finding && !conflicts.explain(finding) {
      found.append(finding)
    }
    let (diagnostics, outcome) = policy.applied(
      to: found, context.project.suppressions, rules: Set(asked.map(\.description.id)))
    return AuditReport(
      targets: context.project.targets, faces: context.fonts.faces,
      references: context.references, diagnostics: diagnostics, outcome: outcome)
  }
}

/// The lines on which two sides of a conflict stand together.
private struct ConflictLines {
  /// Each file's, ascending.
  private let byPath: [[UInt8]: [ClosedRange<Int>]]

  init(_ conflicts: [FileConflict]) {
    byPath = Dictionary(grouping: conflicts) { Array($0.path.utf8) }.mapValues { conflicts in
      conflicts.map(\.lines).sorted { $0.lowerBound < $1.lowerBound }
    }
  }

  /// True for a finding that may come of the conflict, such as an entry that both sides have. Names in
  /// code stand for themselves.
  func explain(_ finding: Diagnostic) -> Bool {
    guard !byPath.isEmpty, finding.rule != "file-unreadable", let line = finding.position?.line,
      MergeConflicts.form(ofFile: finding.path) != .code,
      let lines = byPath[Array(finding.path.utf8)]
    else { return false }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = low + (high - low) / 2
      if lines[middle].lowerBound <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 && lines[low - 1].contains(line)
  }
}

/// What an audit found.
public struct AuditReport: Sendable, Equatable {
  /// The project's targets, in the order of the files that describe them.
  public var targets: [AppTarget]
  /// Every face of the project, in the order they were given.
  public var faces: [FontFace]
  /// Every reference, by path and position.
  public var references: [ResolvedReference]
  /// By path, line, column and rule.
  public var diagnostics: [Diagnostic]
  /// What was left out.
  public var outcome: AuditPolicy.Outcome

  public init(
    targets: [AppTarget] = [], faces: [FontFace], references: [ResolvedReference],
    diagnostics: [Diagnostic], outcome: AuditPolicy.Outcome = AuditPolicy.Outcome()
  ) {
    self.targets = targets
    self.faces = faces
    self.references = references
    self.diagnostics = diagnostics
    self.outcome = outcome
  }

  /// How many findings of a severity there are.
  public func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The severity of the worst finding; nil without findings.
  public var worst: Severity? { diagnostics.map(\.severity).max() }
}
