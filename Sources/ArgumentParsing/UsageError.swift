/// What is wrong with a command line, and where.
public struct UsageError: Error, Sendable, Equatable {
  /// What is wrong, in the words that were typed.
  public enum Problem: Sendable, Equatable {
    case missingCommand
    case unknownCommand(String, nearest: String?)
    /// The option as it was typed, with its hyphens.
    case unknownOption(String, nearest: String?)
    /// An option that takes a value stands last, or before another option.
    case missingValue(option: String, placeholder: String, allowed: [String])
    /// A flag was given a value with `=`.
    case unexpectedValue(option: String)
    /// The value is none for the option or argument.
    case invalidValue(
      label: String, value: String, reason: String?, nearest: String?, allowed: [String])
    case missingArgument(String)
    case unexpectedArgument(String)
  }

  public let problem: Problem
  /// The command that was being read, with those above it, such as `fontscale list`.
  public let command: String

  public init(_ problem: Problem, command: String) {
    self.problem = problem
    self.command = command
  }

  /// One sentence in lower case without a full stop, to follow `error: `.
  ///
  /// It shows what was typed as it was typed; whoever prints it has to escape control characters.
  public var message: String {
    switch problem {
    case .missingCommand: "a command is wanted"
    case .unknownCommand(let name, _): "there is no command \"\(name)\""
    case .unknownOption(let name, _): "there is no option \"\(name)\""
    case .missingValue(let option, let placeholder, _): "\(option) needs a value, \(placeholder)"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .invalidValue(let label, let value, let reason, _, _):
      if let reason {
        "\"\(value)\" is no value for \(label): \(reason)"
      } else {
        "\"\(value)\" is no value for \(label)"
      }
    case .missingArgument(let placeholder): "\(placeholder) is missing"
    case .unexpectedArgument(let value): "there is no place for \"\(value)\""
    }
  }

  /// What to do next: the nearest that exists, and where all are listed.
  public var help: String {
    let root = command.prefix { $0 != " " }
    return switch problem {
    case .missingCommand: "`\(root) --help` lists all"
    case .unknownCommand(_, let nearest?):
      "the nearest is \"\(nearest)\"; `\(root) --help` lists all"
    case .unknownCommand: "`\(root) --help` lists all"
    case .unknownOption(_, let nearest?):
      "the nearest is \"\(nearest)\"; `\(command) --help` lists all"
    case .unknownOption(let name, nil):
      // Before a command nothing but options can stand.
      command == root
        ? "`\(command) --help` lists all"
        : "`\(command) --help` lists all; a file of that name is written ./\(name)"
    case .missingValue(let option, _, let allowed):
      allowed.isEmpty
        ? "write \(option) and its value; one that begins with a hyphen is joined by \"=\""
        : "write one of \(allowed.joined(separator: ", "))"
    case .unexpectedValue(let option): "write \(option) alone"
    case .invalidValue(_, _, _, let nearest?, let allowed):
      allowed.isEmpty
        ? "the nearest is \"\(nearest)\""
        : "the nearest is \"\(nearest)\" of \(allowed.joined(separator: ", "))"
    case .invalidValue(_, _, _, nil, let allowed):
      allowed.isEmpty
        ? "`\(command) --help` explains it" : "write one of \(allowed.joined(separator: ", "))"
    case .missingArgument, .unexpectedArgument: "`\(command) --help` shows how it is written"
    }
  }
}
