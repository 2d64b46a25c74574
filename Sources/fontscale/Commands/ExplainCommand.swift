import ArgumentParsing
import ProjectAudit
import SystemInterop

/// `fontscale explain RULE…`
enum ExplainCommand: ToolCommand {
  static let rules = Argument<[RuleName]>(
    "RULE", default: nil, help: "the id of a rule, such as name-case; `fontscale rules` lists them")
  static let format = Option<RuleFormat>("format", default: .text, help: "how to print it")

  static let specification = CommandSpecification(
    name: "explain", summary: "one rule with its reason, a bad and a good example",
    group: "Check",
    examples: [
      Example("fontscale explain name-case", "why case matters, and how to repair or silence it")
    ],
    arguments: [rules.specification], options: [format.specification])

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) throws -> ExitStatus {
    let rules = try matches[rules].compactMap(\.rule)
    switch matches.format(format, for: context) {
    case .text:
      result += rules.map {
        RuleDocumentation.page($0, styler: context.styler, width: context.width)
      }.joined(separator: "\n")
    case .markdown, .md:
      result += rules.map(RuleDocumentation.section).joined(separator: "\n")
    case .json: result += RuleDocumentation.json(rules)
    }
    return .done
  }
}
