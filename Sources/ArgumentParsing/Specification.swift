/// A command and what it takes, as a value: parsing, usage lines and help pages are all made from
/// it, so they cannot disagree.
public struct CommandSpecification: Sendable {
  public let name: String
  /// What the command does, in one line without a full stop.
  public let summary: String
  /// The heading the command stands under in its parent's help, such as `Look`.
  public let group: String
  /// Paragraphs that help prints after the usage line.
  public let discussion: [String]
  /// Command lines to start from; help prints them before anything else.
  public let examples: [Example]
  /// What stands on the command line without a name, in order. Only the last may repeat.
  public let arguments: [ArgumentSpecification]
  /// Options of this command; those of its parents are understood as well.
  public let options: [OptionSpecification]
  public let subcommands: [CommandSpecification]
  /// Lines that close the help page, printed as they are.
  public let notes: [String]

  public init(
    name: String, summary: String, group: String = "", discussion: [String] = [],
    examples: [Example] = [], arguments: [ArgumentSpecification] = [],
    options: [OptionSpecification] = [], subcommands: [CommandSpecification] = [],
    notes: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.group = group
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.notes = notes
  }
}

/// A command line to copy, and what it does.
public struct Example: Sendable, Equatable {
  public let commandLine: String
  public let purpose: String

  public init(_ commandLine: String, _ purpose: String) {
    self.commandLine = commandLine
    self.purpose = purpose
  }
}

/// One option, without the type of its value; `Option` and `Flag` are the typed keys to it.
public struct OptionSpecification: Sendable {
  /// How an option takes its value.
  public enum Form: Sendable, Equatable {
    /// No value: it is there or not.
    case flag
    /// One value; the last one given wins, so that an alias's options can be overridden.
    case single
    /// One value that may be left out: joined by `=`, or the next word where it ends like a value.
    case optional(suffix: String)
    /// Values that are separated by commas, or given by repeating the option, or both.
    case list
    /// Values given by repeating the option; a comma is part of the value.
    case unsplitList
  }

  /// The name without its two hyphens.
  public let name: String
  /// The one-letter name without its hyphen.
  public let short: Character?
  public let form: Form
  /// What stands for the value in help; empty for a flag.
  public let placeholder: String
  /// Every accepted text, or empty; help lists them.
  public let allowedTexts: [String]
  /// What accepted texts mean, where that needs telling.
  public let summaries: [String: String]
  /// The text of the default value, where help should name it.
  public let defaultText: String?
  /// What the option does, in lower case without a full stop.
  public let help: String
  /// The heading the option stands under in help.
  public let group: String
  /// Whether the option's presence outweighs whatever is wrong elsewhere on the line, as `--help`'s
  /// does.
  public let outweighsErrors: Bool

  /// Turns the texts given, at least one, into the typed key's value.
  let evaluate: @Sendable ([ArgumentText]) throws(InvalidValue) -> any Sendable

  /// Whether the option means something without a value.
  var mayStandAlone: Bool {
    switch form {
    case .flag, .optional: true
    case .single, .list, .unsplitList: false
    }
  }
}

/// One positional argument, without the type of its value; `Argument` is the typed key to it.
public struct ArgumentSpecification: Sendable {
  /// What stands for the argument in usage and help, in capitals; it is the argument's identity too.
  public let placeholder: String
  public let isRequired: Bool
  public let repeats: Bool
  public let help: String
  public let allowedTexts: [String]

  /// Turns the texts given, at least one, into the typed key's value.
  let evaluate: @Sendable ([ArgumentText]) throws(InvalidValue) -> any Sendable
}
