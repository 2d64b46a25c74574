/// What is done with the findings of the rules before they are reported: configuration, suppression
/// by comments, baseline.
public struct AuditPolicy: Sendable, Equatable {
  public var configuration: RuleConfiguration
  /// Findings that are known and not told; nil for none.
  public var baseline: Baseline?

  public init(
    configuration: RuleConfiguration = RuleConfiguration(), baseline: Baseline? = nil
  ) {
    self.configuration = configuration
    self.baseline = baseline
  }

  /// What was left out of a report, and what of the policy was for nothing.
  public struct Outcome: Sendable, Equatable {
    /// How many findings comments silenced.
    public var suppressed = 0
    /// How many findings the baseline knows.
    public var known = 0
    /// What the baseline knows and is no longer found.
    public var stale: [Baseline.Entry] = []

    public init() {}
  }

  /// The findings that are to be reported, sorted.
  ///
  /// - Parameters:
  ///   - diagnostics: what the rules found, in any order.
  ///   - suppressions: the project's.
  ///   - rules: the ids of the rules that were asked.
  func applied(
    to diagnostics: [Diagnostic], _ suppressions: [Suppression], rules: Set<String>
  ) -> (diagnostics: [Diagnostic], outcome: Outcome) {
    var outcome = Outcome()
    var filter = SuppressionFilter(suppressions)
    let configured = configuration.applied(to: diagnostics)
    var remaining = filter.applied(to: configured)
    outcome.suppressed = configured.count - remaining.count
    if rules.contains(SuppressionUnusedRule.id) {
      let unused = filter.unused { rule, path in
        rules.contains(rule) && configuration.setting(of: rule, at: path) != .off
      }
      remaining += configuration.applied(to: SuppressionUnusedRule().findings(unused))
    }
    remaining.sort(by: Diagnostic.reportOrder)
    guard let baseline else { return (remaining, outcome) }
    let (new, stale) = baseline.applied(to: remaining)
    outcome.known = remaining.count - new.count
    // What was not looked for may still be there.
    outcome.stale = stale.filter { entry in
      rules.contains(entry.rule) && configuration.setting(of: entry.rule, at: entry.path) != .off
        || !RuleRegistry.ids.contains(entry.rule)
    }
    return (new, outcome)
  }
}
