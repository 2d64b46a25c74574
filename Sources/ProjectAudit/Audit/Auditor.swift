public import FontInspection

/// Judges a project by every rule.
public struct Auditor: Sendable {
  public let rules: [any Rule]

  public init(rules: [any Rule] = RuleRegistry.all) {
    self.rules = rules
  }

  /// Everything there is to report, sorted; what two targets share comes once.
  public func audit(_ context: AuditContext) -> AuditReport {
    var diagnostics: [Diagnostic] = []
    for finding in rules.flatMap({ $0.findings(in: context) }).sorted(by: Diagnostic.reportOrder)
    where diagnostics.last != finding {
      diagnostics.append(finding)
    }
    return AuditReport(
      targets: context.project.targets, faces: context.fonts.faces,
      references: context.references, diagnostics: diagnostics)
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

  public init(
    targets: [AppTarget] = [], faces: [FontFace], references: [ResolvedReference],
    diagnostics: [Diagnostic]
  ) {
    self.targets = targets
    self.faces = faces
    self.references = references
    self.diagnostics = diagnostics
  }

  /// How many findings of a severity there are.
  public func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The severity of the worst finding; nil without findings.
  public var worst: Severity? { diagnostics.map(\.severity).max() }
}
