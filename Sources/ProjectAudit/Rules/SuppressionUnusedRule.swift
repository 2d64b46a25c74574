/// `suppression-unused`: a comment that silences nothing.
///
/// What it judges is known only when the other rules have spoken: the auditor gives it what is left.
struct SuppressionUnusedRule: Rule {
  static let id = "suppression-unused"

  let description = RuleDescription(
    id: id, severity: .note,
    summary: "A fontscale comment disables a rule that finds nothing there.",
    rationale: """
      The fault was repaired or has moved, and the comment would silence the next one, which nobody \
      has looked at. Comments for rules that are not asked, as with --only, are left alone.
      """,
    source: "eslint.org, option --report-unused-disable-directives",
    triggering: .swift(
      """
      // fontscale:disable:next name-unknown -- comes with the next version
      let font = UIFont(name: "Lato-Bold", size: 17)

      """, faces: [.exampleBold], places: ["App.swift:1:27"]),
    clean: .swift(
      """
      // fontscale:disable:next name-unknown -- comes with the next version
      let font = UIFont(name: "Lato-Heavy", size: 17)

      """, faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let others = RuleRegistry.all.filter { $0.description.id != Self.id }
    var filter = SuppressionFilter(context.project.suppressions)
    _ = filter.applied(to: others.flatMap { $0.findings(in: context) })
    return findings(filter.unused { rule, _ in RuleRegistry.ids.contains(rule) })
  }

  /// The findings for what silenced nothing.
  func findings(_ unused: [UnusedSuppression]) -> [Diagnostic] {
    unused.map { unused in
      Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.silencesNothing(unused.name.text), path: unused.suppression.path,
        position: unused.name.position,
        help: unused.suppression.rules.count > 1
          ? Self.removeRule(unused.name.text) : Self.removeComment)
    }
  }

  static func silencesNothing(_ rule: String) -> String {
    rule == Suppression.all
      ? "no rule finds anything where this comment disables all"
      : "\(rule) finds nothing where this comment disables it"
  }

  static let removeComment = "remove the comment"
  static func removeRule(_ rule: String) -> String { "remove \(rule) from the comment" }
}
