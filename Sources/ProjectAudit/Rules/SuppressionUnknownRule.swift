/// `suppression-unknown`: a comment that means to silence something and cannot.
struct SuppressionUnknownRule: Rule {
  let description = RuleDescription(
    id: "suppression-unknown", severity: .warning,
    summary: "A fontscale comment names a rule or a command that does not exist.",
    rationale: """
      It silences nothing, though whoever wrote it believes so. Commands are disable:next, \
      disable:this, disable:previous, disable, enable and disable:file; rules follow, then the reason \
      behind `--`.
      """,
    source: "SwiftLint, rule superfluous_disable_command",
    triggering: .swift(
      """
      // fontscale:disable:next name-unknwon
      let font = UIFont(name: "Lato-Bold", size: 17)

      """, faces: [.exampleBold], places: ["App.swift:1:27"]),
    clean: .swift(
      """
      // fontscale:disable:next name-unknown
      let font = UIFont(name: "Lato-Heavy", size: 17)

      """, faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.project.suppressions.flatMap { suppression -> [Diagnostic] in
      guard FileOrigin(path: suppression.path).isOwn else { return [] }
      if let fault = suppression.fault {
        return [finding(suppression, suppression.position, Self.message(fault), Self.help(fault))]
      }
      return suppression.rules.filter { !$0.isAll && !RuleRegistry.ids.contains($0.text) }.map {
        finding(suppression, $0.position, Self.noRule($0.text), Self.help(rule: $0.text))
      }
    }
  }

  private func finding(
    _ suppression: Suppression, _ position: SourcePosition, _ message: String, _ help: String
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: description.severity, message: message,
      path: suppression.path, position: position, help: help)
  }

  static func noRule(_ name: String) -> String { "there is no rule \"\(name)\"" }

  static func help(rule name: String) -> String {
    if let near = SearchKey.nearest(to: name, among: RuleRegistry.all.map(\.description.id)) {
      return "write \(near)"
    }
    return "`fontscale rules` lists all; a reason stands behind --"
  }

  static func message(_ fault: Suppression.Fault) -> String {
    switch fault {
    case .unknownCommand(let command): "there is no command \"fontscale:\(command)\""
    case .noRule: "this comment names no rule"
    case .enablesNothing: "this comment enables what nothing above it disables"
    }
  }

  static func help(_ fault: Suppression.Fault) -> String {
    switch fault {
    case .unknownCommand:
      "write fontscale:disable:next, :this, :previous, :file, or disable and enable around lines"
    case .noRule: "write the id of a rule behind the command, or all"
    case .enablesNothing: "remove it, or write fontscale:disable with the same rule above it"
    }
  }
}
