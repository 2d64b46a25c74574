import ArgumentParsing
import SystemInterop
import TextFormatting

/// A subcommand. Its file is thin: options in, one library call, exit status out.
///
/// To add one, write `Commands/<Name>Command.swift` and list the type in `RootCommand.commands`.
protocol ToolCommand: Sendable {
  /// What the command is called and takes; help is printed from it.
  static var specification: CommandSpecification { get }

  /// Where the search for `.fontscale.json` begins: the current folder, unless the command says
  /// otherwise; nil where it needs no configuration or looks for it itself.
  static var configurationFolder: FilePath? { get }

  /// Does the job.
  ///
  /// - Parameters:
  ///   - matches: The command line, read through the keys that `specification` lists.
  ///   - context: What the options that every command takes say.
  ///   - result: The result as text. It goes to standard output or to the file that `-o` names once
  ///     the command has ended well, never in part; what is sure to be all right may be handed to
  ///     `context.outlet` before.
  /// - Throws: `ToolError`, or a `FileError` for something named that cannot be read; any other
  ///   error counts as a mistake of ours and gives 70.
  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus
}

extension ToolCommand {
  static var configurationFolder: FilePath? { FilePath(".") }
}

/// What the options that every command takes say, and where a command says what is no result.
struct ToolContext: Sendable {
  /// How many workers to use; at least 1.
  let jobs: Int
  /// Says errors, warnings and notes on standard error.
  let messages: Messages
  /// Styles the result.
  let styler: ANSIStyler
  /// The columns to fit the result to; nil off a terminal, where nothing is fitted.
  let width: Int?
  /// Where the result goes; nil for standard output.
  let output: FilePath?
  /// Writes to standard output what is done of a long result, and leaves it alone where it goes to a
  /// file, which gets it as a whole or not at all.
  let outlet: TextOutlet
  /// What `.fontscale.json`, or the file of `--config`, says.
  var configuration = Configuration()

  /// Shows how far a long job is; nil where nobody watches, or wants to: standard error is no terminal,
  /// or a dumb one, with `--quiet`, and where `CI` is set, as every service for continuous
  /// integration does.
  func progressBar(_ label: String) -> ProgressBar? {
    guard StandardStream.error.isTerminal, !messages.isQuiet,
      ThisProcess.environment("TERM") != "dumb", ThisProcess.environment("CI") ?? "" == ""
    else { return nil }
    return ProgressBar(label, width: StandardStream.error.width)
  }

  /// The suffix of the output file, in lower case without its dot, from which a format may be
  /// inferred; nil without one.
  var outputSuffix: String? {
    guard let suffix = output?.pathExtension, !suffix.isEmpty else { return nil }
    return suffix
  }

  init(_ matches: Matches) {
    let environment = ThisProcess.environment
    let color = matches[GlobalOptions.color]
    let file = matches[GlobalOptions.output]
    let output = file == FilePath("-") ? nil : file
    self.output = output
    if output == nil {
      outlet = { text in
        try FontScaleTool.write(text, to: nil)
        text.removeAll(keepingCapacity: true)
      }
    } else {
      outlet = { _ in }
    }
    jobs = matches[GlobalOptions.jobs]?.count ?? Processors.available
    messages = Messages(
      styler: color.styler(
        isTerminal: StandardStream.error.isTerminal, environment: environment),
      isQuiet: matches[GlobalOptions.quiet], isVerbose: matches[GlobalOptions.verbose])
    let isTerminal = output == nil && StandardStream.output.isTerminal
    styler = color.styler(isTerminal: isTerminal, environment: environment)
    width = isTerminal ? StandardStream.output.width : nil
  }
}

extension Matches {
  /// The format that was asked for; else the one that is called like the output file's suffix; else
  /// the default.
  func format<Format: ArgumentValue>(_ option: Option<Format>, for context: ToolContext) -> Format {
    guard !isGiven(option), let suffix = context.outputSuffix,
      let inferred = try? Format(argument: ArgumentText(suffix))
    else { return self[option] }
    return inferred
  }
}
