import ArgumentParsing
import SystemInterop

/// The command line tool: reads the arguments, runs one command, prints and exits.
@main
enum FontScaleTool {
  static func main() async {
    let arguments = ThisProcess.arguments.map { ArgumentText(bytes: $0) }
    let status = await run(arguments)
    ThisProcess.exit(status.rawValue)
  }

  /// Runs one command line and returns how it ended; everything there is to say has been said.
  private static func run(_ arguments: [ArgumentText]) async -> ExitStatus {
    let invocation: CommandParser.Invocation
    do throws(UsageError) {
      invocation = try CommandParser(RootCommand.specification).parse(arguments)
    } catch {
      return report(error)
    }
    let context = ToolContext(invocation.matches)
    do {
      var result = ""
      let status = try await perform(invocation, context, to: &result)
      if OutputCheck.isAsked(invocation), let file = context.output {
        return check(result, in: file, status, context.messages)
      }
      try write(result, to: context.output)
      return status
    } catch {
      return report(error, context.messages)
    }
  }

  private static func perform(
    _ invocation: CommandParser.Invocation, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    if invocation.matches[GlobalOptions.help] {
      result += try HelpCommand.page(invocation.command, width: context.width)
      return .done
    }
    if invocation.matches[GlobalOptions.version] {
      result += "fontscale \(ToolVersion.current)\n"
      return .done
    }
    var context = context
    let configuration = invocation.matches[GlobalOptions.config]
    if let configuration { context.configuration = try ConfigurationFile.read(configuration) }
    guard let name = invocation.command.first, let command = RootCommand.command(named: name) else {
      throw UsageError(.missingCommand, command: RootCommand.specification.name)
    }
    if configuration == nil, let folder = command.configurationFolder {
      context.configuration = try ConfigurationFile.read(upwardFrom: folder)
    }
    return try await command.run(invocation.matches, context, to: &result)
  }

  /// Compares the result with the file instead of writing it; what could not be read weighs more.
  private static func check(
    _ result: String, in file: FilePath, _ status: ExitStatus, _ messages: Messages
  ) -> ExitStatus {
    guard !OutputCheck.holds(file, Array(result.utf8)) else { return status }
    guard !OutputCheck.isMissing(file) else {
      messages.error(
        subject: file.string, "the file does not exist",
        help: "run the same command without --check to make it")
      return status == .done ? .findings : status
    }
    messages.error(
      subject: file.string, "the file is stale: it is not what would be written now",
      help: "run the same command without --check")
    return status == .done ? .findings : status
  }

  /// Writes the result as a whole; a file that holds it already keeps its time of change, so that
  /// nothing that depends on it is built again.
  ///
  /// - Throws: `ToolError` (73) where it cannot be written.
  static func write(_ result: String, to file: FilePath?) throws(ToolError) {
    do throws(FileError) {
      if let file {
        let bytes = Array(result.utf8)
        if !OutputCheck.holds(file, bytes) { try FileSystem.write(file, bytes) }
      } else {
        try StandardStream.output.write(result)
      }
    } catch {
      throw ToolError(
        .cannotWrite, subject: error.path, "the result cannot be written: \(error.message)")
    }
  }

  /// Says what is wrong with the command line, before its options can be trusted.
  private static func report(_ error: UsageError) -> ExitStatus {
    let messages = Messages(
      styler: ColorChoice.auto.styler(
        isTerminal: StandardStream.error.isTerminal, environment: ThisProcess.environment),
      isQuiet: false, isVerbose: false)
    if error.problem == .missingCommand,
      let page = try? HelpCommand.page([], width: StandardStream.error.width)
    {
      messages.write(page)
    } else {
      messages.error(error.message, help: error.help)
    }
    return .usage
  }

  /// Says what stopped a command.
  private static func report(_ error: any Error, _ messages: Messages) -> ExitStatus {
    switch error {
    case let error as ToolError:
      messages.error(subject: error.subject, error.message, help: error.help)
      return error.status
    case let error as UsageError:
      messages.error(error.message, help: error.help)
      return .usage
    case let error as FileError:
      messages.error(subject: error.path, error.message)
      return .unreadableInput
    default:
      messages.error(
        "this is a bug of fontscale: \(error)",
        help: "report it with the command line and the output of `fontscale --version`")
      return .internalError
    }
  }
}
