/// The line that says how a command is written, such as `fontscale list [PATH...] [options]`.
public struct UsageLine: Sendable {
  public let text: String

  /// - Parameter path: The commands from the root down to the one described; not empty.
  public init(path: [CommandSpecification]) {
    var words = path.map(\.name)
    if let command = path.last {
      if !command.subcommands.isEmpty { words.append("<command>") }
      for argument in command.arguments {
        let name = argument.placeholder + (argument.repeats ? "..." : "")
        words.append(argument.isRequired ? name : "[\(name)]")
      }
    }
    if path.contains(where: { !$0.options.isEmpty }) { words.append("[options]") }
    text = words.joined(separator: " ")
  }
}
