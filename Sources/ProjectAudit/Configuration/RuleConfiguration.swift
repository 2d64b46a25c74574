/// What a configuration makes of a rule's findings.
public enum RuleSetting: String, Sendable, Hashable, CaseIterable {
  /// They are not reported.
  case off
  case note, warning, error

  /// The severity that all of the rule's findings get; nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// Which rules count, where, and how much.
///
/// What is said later wins: the rule's own severity, `rules`, then each of `paths` that matches the
/// finding's file, in order. `only` and `skip` come from the command line and win over all.
public struct RuleConfiguration: Sendable, Equatable {
  /// Settings for all files, by the rules' ids.
  public var rules: [String: RuleSetting]
  /// Settings for some files; later ones win.
  public var paths: [PathRules]
  /// The only rules that count; empty for all.
  public var only: [String]
  /// Rules that do not count.
  public var skip: [String]
  /// The project's folder relative to the folder that patterns refer to, with `/` behind it; empty
  /// where it is the same.
  public var pathPrefix: String

  /// Settings for the files that patterns match.
  public struct PathRules: Sendable, Equatable {
    public var patterns: [PathPattern]
    public var rules: [String: RuleSetting]

    public init(patterns: [PathPattern], rules: [String: RuleSetting]) {
      self.patterns = patterns
      self.rules = rules
    }
  }

  public init(
    rules: [String: RuleSetting] = [:], paths: [PathRules] = [], only: [String] = [],
    skip: [String] = [], pathPrefix: String = ""
  ) {
    self.rules = rules
    self.paths = paths
    self.only = only
    self.skip = skip
    self.pathPrefix = pathPrefix
  }

  /// True if the rule may report something somewhere, so that it has to be asked.
  public func mayReport(_ rule: String) -> Bool {
    guard isChosen(rule) else { return false }
    if rules[rule] != .off { return true }
    return only.contains(rule) || paths.contains { $0.rules[rule].map { $0 != .off } ?? false }
  }

  /// Whether the command line lets the rule count.
  private func isChosen(_ rule: String) -> Bool {
    !skip.contains(rule) && (only.isEmpty || only.contains(rule))
  }

  /// What is set for a rule in a file; nil where the rule's own severity holds.
  public func setting(of rule: String, at path: String) -> RuleSetting? {
    guard isChosen(rule) else { return .off }
    var setting = rules[rule]
    for entry in paths {
      if let other = entry.rules[rule], entry.patterns.match(pathPrefix + path) { setting = other }
    }
    // Who names a rule on the command line wants to see it.
    return setting == .off && only.contains(rule) ? nil : setting
  }

  /// The findings that remain, with the severities that are set.
  func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let setting = setting(of: diagnostic.rule, at: diagnostic.path) else {
        return diagnostic
      }
      guard let severity = setting.severity else { return nil }
      var result = diagnostic
      result.severity = severity
      return result
    }
  }
}
