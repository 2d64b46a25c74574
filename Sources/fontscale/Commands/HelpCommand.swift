import ArgumentParsing
import SystemInterop

/// `fontscale help [COMMAND]`
enum HelpCommand: ToolCommand {
  enum Format: String, ArgumentValue, CaseIterable {
    case text
  }

  static let command = Argument<String?>("COMMAND", help: "the command to explain")
  static let format = Option<Format>("format", default: .text, help: "how to print it")

  static let specification = CommandSpecification(
    name: "help", summary: "explain a command", group: "Help",
    examples: [Example("fontscale help list", "what list takes and prints")],
    arguments: [command.specification], options: [format.specification])

  /// The width of a page that is not for a terminal.
  private static let defaultWidth = 80

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) throws -> ExitStatus {
    result += try page(try matches[command].map { [$0] } ?? [], width: context.width)
    return .done
  }

  /// The help of a command as text.
  ///
  /// - Parameters:
  ///   - command: The command's names below the root; empty for the tool itself.
  ///   - width: The terminal's; nil off a terminal.
  /// - Throws: `UsageError` if there is no such command.
  static func page(_ command: [String], width: Int?) throws(UsageError) -> String {
    // Asked here and not before: the root lists this command, so neither can be made first.
    let root = RootCommand.specification
    guard let page = HelpPage(root: root, command: command) else {
      let name = command.joined(separator: " ")
      throw UsageError(
        .unknownCommand(name, nearest: nearest(to: name, among: root.subcommands.map(\.name))),
        command: "\(root.name) help")
    }
    return page.text(width: width ?? defaultWidth)
  }
}
