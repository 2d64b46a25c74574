/// What a command line said, read through the typed keys that declared it.
public struct Matches: Sendable {
  var options: [String: any Sendable] = [:]
  var arguments: [String: any Sendable] = [:]
  /// What was typed for each option, in order.
  var texts: [String: [String]] = [:]

  /// The option's value, or its default.
  public subscript<Value>(_ option: Option<Value>) -> Value {
    guard let value = options[option.specification.name] else { return option.defaultValue }
    return value as? Value ?? option.defaultValue
  }

  /// Whether the flag was given.
  public subscript(_ flag: Flag) -> Bool { options[flag.specification.name] != nil }

  /// The argument's value, or its default.
  ///
  /// The parser has refused a line without a required argument, so only a key that the command's
  /// specification does not list has neither.
  ///
  /// - Throws: `UndeclaredArgument` for such a key.
  public subscript<Value>(_ argument: Argument<Value>) -> Value {
    get throws {
      if let value = arguments[argument.specification.placeholder] as? Value { return value }
      guard let value = argument.defaultValue else {
        throw UndeclaredArgument(placeholder: argument.specification.placeholder)
      }
      return value
    }
  }

  /// Whether the option was given on the command line, even with its default value.
  public func isGiven<Value>(_ option: Option<Value>) -> Bool {
    isGiven(option.specification)
  }

  /// Whether the option was given on the command line, whatever the type of its value.
  public func isGiven(_ option: OptionSpecification) -> Bool { options[option.name] != nil }

  /// What was typed for the option, once for each time it was given.
  public func texts(of option: OptionSpecification) -> [String] { texts[option.name] ?? [] }
}

/// A mistake in the program, not on the command line: a key was read that the command's
/// specification does not list.
public struct UndeclaredArgument: Error, Sendable, Equatable {
  public let placeholder: String

  public init(placeholder: String) { self.placeholder = placeholder }
}
