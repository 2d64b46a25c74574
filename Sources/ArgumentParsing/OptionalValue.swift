/// An option that may stand with a value or without one: `--write-baseline`, `--write-baseline=FILE`.
///
/// The value is joined by `=`. The next word is taken too where it ends like a value, since people
/// write it so; anything else is the command's own argument.
public enum OptionalValue<Value: Sendable>: Sendable {
  /// The option is not given.
  case absent
  /// It stands alone.
  case alone
  case value(Value)
}

extension OptionalValue: Equatable where Value: Equatable {}

extension Option {
  /// An option whose value may be left out.
  ///
  /// - Parameter suffix: what a value that is not joined by `=` ends with, such as `.json`.
  public init<Wrapped: ArgumentValue>(
    _ name: String, suffix: String, placeholder: String? = nil, help: String,
    group: String = "Options"
  ) where Value == OptionalValue<Wrapped> {
    defaultValue = .absent
    let evaluate = evaluateLast(Wrapped.self)
    specification = OptionSpecification(
      name: name, short: nil, form: .optional(suffix: suffix),
      placeholder: placeholder ?? Wrapped.placeholder, allowedTexts: Wrapped.allowedTexts,
      summaries: [:], defaultText: nil, help: help, group: group, outweighsErrors: false,
      evaluate: { (texts: [ArgumentText]) throws(InvalidValue) -> any Sendable in
        guard let last = texts.last, !last.bytes.isEmpty else {
          return OptionalValue<Wrapped>.alone
        }
        let value = try evaluate(texts.filter { !$0.bytes.isEmpty })
        return (value as? Wrapped).map(OptionalValue.value) ?? OptionalValue<Wrapped>.alone
      })
  }
}
