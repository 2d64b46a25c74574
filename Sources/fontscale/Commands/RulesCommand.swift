import ArgumentParsing
import ProjectAudit
import SystemInterop

/// `fontscale rules`
enum RulesCommand: ToolCommand {
  static let format = Option<RuleFormat>("format", default: .text, help: "how to print them")

  static let specification = CommandSpecification(
    name: "rules", summary: "every rule of verify with its severity", group: "Check",
    examples: [
      Example("fontscale rules", "what verify checks"),
      Example("fontscale rules --format markdown -o Rules.md", "a page with reasons and examples"),
    ],
    options: [format.specification])

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) throws -> ExitStatus {
    let rules = RuleRegistry.all
    switch matches.format(format, for: context) {
    case .text:
      result += RuleDocumentation.table(rules, styler: context.styler, width: context.width)
    case .markdown, .md: result += RuleDocumentation.markdown(rules)
    case .json: result += RuleDocumentation.json(rules)
    }
    return .done
  }
}

/// How rules are printed.
enum RuleFormat: String, ArgumentValue, CaseIterable {
  case text, markdown, json
  /// What files of Markdown end in, so that `-o` tells the format.
  case md

  static var allowedTexts: [String] { ["text", "markdown", "json"] }
}
