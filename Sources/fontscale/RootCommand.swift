import ArgumentParsing

/// The tool itself: the list of its commands.
enum RootCommand {
  /// Every command, in the order in which help lists them.
  static let commands: [any ToolCommand.Type] = [
    ListCommand.self, InspectCommand.self, DiffCommand.self, VerifyCommand.self,
    RulesCommand.self, ExplainCommand.self, PlistCommand.self, TableCommand.self,
    MeasureCommand.self, InitCommand.self, ConfigCommand.self, SchemaCommand.self, HelpCommand.self,
  ]

  static let specification = CommandSpecification(
    name: "fontscale",
    summary: "will text in your own fonts look right, at every size and language?",
    examples: examples,
    options: GlobalOptions.all,
    subcommands: commands.map { $0.specification },
    notes: [
      "Exit status: 0 done, 1 findings, 64 wrong command line, 66 unreadable input, 70 a bug of ours, "
        + "73 unwritable output, 78 wrong configuration.",
      "`fontscale help COMMAND` explains one command; -h and --help are the same.",
    ])

  /// The first example of each command but `help`, so that no example names a missing command.
  private static var examples: [Example] {
    commands.filter { $0 != HelpCommand.self }.compactMap { $0.specification.examples.first }
  }

  /// The command of that name; nil if there is none.
  static func command(named name: String) -> (any ToolCommand.Type)? {
    commands.first { $0.specification.name == name }
  }
}
