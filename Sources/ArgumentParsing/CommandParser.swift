/// Reads a command line against a tree of specifications.
///
/// The grammar: `--name value`, `--name=value`, `-o value`, `-ovalue`, bundled one-letter flags
/// (`-qv`, and `-qo value`), and `--`, after which everything is an argument. A lone `-` and a
/// negative number are arguments. A value may not begin with a hyphen unless it is a lone `-`, a
/// negative number, or joined by `=`, so that `--format --quiet` is told as a missing value. Options
/// may stand before, between and after the arguments, and before the subcommand's name as well.
public struct CommandParser: Sendable {
  public let root: CommandSpecification

  public init(_ root: CommandSpecification) { self.root = root }

  /// Which command was meant, and with what.
  public struct Invocation: Sendable {
    /// The names of the commands from the root's subcommand down; empty for the root itself.
    public let command: [String]
    public let matches: Matches
  }

  /// Reads the arguments, without the program's own name.
  ///
  /// - Throws: `UsageError` for the first thing that is wrong, unless an option that outweighs
  ///   errors, such as `--help`, stands on the line as well.
  public func parse(_ arguments: [ArgumentText]) throws(UsageError) -> Invocation {
    var reading = Reading(root)
    reading.read(arguments)
    return try reading.finish()
  }
}

/// The state of reading one command line.
private struct Reading {
  private var path: [CommandSpecification]
  private var optionTexts: [(option: OptionSpecification, texts: [ArgumentText])] = []
  private var positionals: [ArgumentText] = []
  /// Options that stand before the subcommand they belong to, with their values.
  private var deferred: [ArgumentText] = []
  private var firstProblem: UsageError?
  private var isOutweighed = false

  init(_ root: CommandSpecification) { path = [root] }

  private var commandText: String { path.map(\.name).joined(separator: " ") }

  private mutating func note(_ problem: UsageError.Problem) {
    if firstProblem == nil { firstProblem = UsageError(problem, command: commandText) }
  }

  mutating func read(_ arguments: [ArgumentText]) {
    let hyphen = UInt8(ascii: "-")
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      index += 1
      if argument.bytes == [hyphen, hyphen] {
        for rest in arguments[index...] { positional(rest) }
        return
      }
      if argument.bytes.starts(with: [hyphen, hyphen]) {
        longOption(argument, arguments, &index)
      } else if argument.bytes.first == hyphen, argument.bytes.count > 1, !isNegative(argument) {
        shortOptions(argument, arguments, &index)
      } else {
        positional(argument)
      }
    }
  }

  private mutating func positional(_ argument: ArgumentText) {
    guard let command = path.last, !command.subcommands.isEmpty else {
      positionals.append(argument)
      return
    }
    let name = argument.string
    if let next = command.subcommands.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      path.append(next)
      let waiting = deferred
      deferred = []
      read(waiting)
    } else if firstProblem == nil {
      // After an unknown command nothing that follows can be understood.
      note(
        .unknownCommand(name, nearest: nearest(to: name, among: command.subcommands.map(\.name))))
    }
  }

  private mutating func longOption(
    _ argument: ArgumentText, _ arguments: [ArgumentText], _ index: inout Int
  ) {
    let equals = argument.bytes.firstIndex(of: UInt8(ascii: "="))
    let typed = String(decoding: argument.bytes[..<(equals ?? argument.bytes.count)], as: UTF8.self)
    let value = equals.map { ArgumentText(bytes: Array(argument.bytes[($0 + 1)...])) }
    let known = path.flatMap(\.options)
    guard let option = known.first(where: { "--" + $0.name == typed }) else {
      if let later = path.last?.subcommands.flatMap(\.options).first(where: {
        "--" + $0.name == typed
      }) {
        deferred.append(argument)
        if value == nil, index < arguments.endIndex, takes(later, arguments[index]) {
          deferred.append(arguments[index])
          index += 1
        }
        return
      }
      let candidates = known + (path.last?.subcommands.flatMap(\.options) ?? [])
      note(
        .unknownOption(typed, nearest: nearest(to: typed, among: candidates.map { "--" + $0.name }))
      )
      return
    }
    take(option, typed: typed, joined: value, arguments, &index)
  }

  private mutating func shortOptions(
    _ argument: ArgumentText, _ arguments: [ArgumentText], _ index: inout Int
  ) {
    let known = path.flatMap(\.options)
    var rest = argument.bytes.dropFirst()
    while let byte = rest.first {
      let letter = Character(Unicode.Scalar(byte))
      guard let option = known.first(where: { $0.short == letter }) else {
        let typed = byte < 0x80 ? "-\(letter)" : argument.string
        // `-format` is most likely a long option that lost a hyphen.
        let long = nearest(to: "-" + argument.string, among: known.map { "--" + $0.name })
        note(.unknownOption(typed, nearest: argument.bytes.count > 2 ? long : nil))
        return
      }
      rest = rest.dropFirst()
      if option.form == .flag {
        if rest.first == UInt8(ascii: "=") {
          note(.unexpectedValue(option: "-\(letter)"))
          return
        }
        take(option, typed: "-\(letter)", joined: nil, arguments, &index)
      } else {
        let joined = rest.isEmpty ? nil : ArgumentText(bytes: Array(rest))
        take(option, typed: "-\(letter)", joined: joined, arguments, &index)
        return
      }
    }
  }

  private mutating func take(
    _ option: OptionSpecification, typed: String, joined: ArgumentText?,
    _ arguments: [ArgumentText], _ index: inout Int
  ) {
    if option.outweighsErrors { isOutweighed = true }
    var value = joined
    if option.form == .flag, joined != nil {
      note(.unexpectedValue(option: typed))
      return
    }
    if value == nil, index < arguments.endIndex, takes(option, arguments[index]) {
      value = arguments[index]
      index += 1
    }
    if value == nil, option.mayStandAlone { value = ArgumentText("") }
    guard let value else {
      note(
        .missingValue(
          option: typed, placeholder: option.placeholder, allowed: option.allowedTexts))
      return
    }
    if let position = optionTexts.firstIndex(where: { $0.option.name == option.name }) {
      optionTexts[position].texts.append(value)
    } else {
      optionTexts.append((option, [value]))
    }
  }

  /// Whether the word behind an option is its value.
  private func takes(_ option: OptionSpecification, _ argument: ArgumentText) -> Bool {
    switch option.form {
    case .flag: false
    case .optional(let suffix):
      isValue(argument) && argument.bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    case .single, .list, .unsplitList: isValue(argument)
    }
  }

  private func isValue(_ argument: ArgumentText) -> Bool {
    argument.bytes.first != UInt8(ascii: "-") || argument.bytes.count == 1 || isNegative(argument)
  }

  /// Whether the text is a negative number, or a list that begins with one, and no option.
  private func isNegative(_ argument: ArgumentText) -> Bool {
    guard argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 else { return false }
    let start = argument.bytes[1]
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(start)
    guard isDigit || start == UInt8(ascii: ".") else { return false }
    let letter = Character(Unicode.Scalar(start))
    return !path.contains { $0.options.contains { $0.short == letter } }
  }

  mutating func finish() throws(UsageError) -> CommandParser.Invocation {
    var matches = Matches()
    for (option, texts) in optionTexts {
      matches.texts[option.name] = texts.map(\.string)
      do throws(InvalidValue) {
        matches.options[option.name] = try option.evaluate(texts)
      } catch {
        note(
          .invalidValue(
            label: "--" + option.name, value: error.culprit ?? "",
            reason: error.reason, nearest: error.nearest, allowed: option.allowedTexts))
      }
    }
    assignPositionals(&matches)
    if let command = path.last, !command.subcommands.isEmpty { note(.missingCommand) }
    if let firstProblem, !isOutweighed { throw firstProblem }
    return CommandParser.Invocation(command: path.dropFirst().map(\.name), matches: matches)
  }

  private mutating func assignPositionals(_ matches: inout Matches) {
    guard let command = path.last else { return }
    var rest = positionals[...]
    for argument in command.arguments {
      let texts = Array(argument.repeats ? rest : rest.prefix(1))
      rest = rest.dropFirst(texts.count)
      guard !texts.isEmpty else {
        if argument.isRequired { note(.missingArgument(argument.placeholder)) }
        continue
      }
      do throws(InvalidValue) {
        matches.arguments[argument.placeholder] = try argument.evaluate(texts)
      } catch {
        note(
          .invalidValue(
            label: argument.placeholder, value: error.culprit ?? "",
            reason: error.reason, nearest: error.nearest, allowed: argument.allowedTexts))
      }
    }
    if let extra = rest.first { note(.unexpectedArgument(extra.string)) }
  }
}
