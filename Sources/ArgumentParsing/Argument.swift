/// The typed key of something that stands on the command line without a name.
public struct Argument<Value: Sendable>: Sendable {
  public let specification: ArgumentSpecification
  /// The value where the argument is not given; nil for one that must be.
  public let defaultValue: Value?
}

extension Argument where Value: ArgumentValue {
  /// An argument that must be given.
  public init(_ placeholder: String, help: String) {
    defaultValue = nil
    specification = ArgumentSpecification(
      placeholder: placeholder, isRequired: true, repeats: false, help: help,
      allowedTexts: Value.allowedTexts, evaluate: evaluateLast(Value.self))
  }

  /// An argument that may be left out.
  public init(_ placeholder: String, default defaultValue: Value, help: String) {
    self.defaultValue = defaultValue
    specification = ArgumentSpecification(
      placeholder: placeholder, isRequired: false, repeats: false, help: help,
      allowedTexts: Value.allowedTexts, evaluate: evaluateLast(Value.self))
  }
}

extension Argument {
  /// An argument that may be left out: nil then.
  public init<Wrapped: ArgumentValue>(_ placeholder: String, help: String)
  where Value == Wrapped? {
    defaultValue = .some(nil)
    specification = ArgumentSpecification(
      placeholder: placeholder, isRequired: false, repeats: false, help: help,
      allowedTexts: Wrapped.allowedTexts, evaluate: evaluateLast(Wrapped.self))
  }

  /// An argument that may be given any number of times.
  ///
  /// - Parameter default: What it is where none is given; nil where at least one must be.
  public init<Element: ArgumentValue>(
    _ placeholder: String, default defaultValue: [Element]?, help: String
  ) where Value == [Element] {
    self.defaultValue = defaultValue
    specification = ArgumentSpecification(
      placeholder: placeholder, isRequired: defaultValue == nil, repeats: true, help: help,
      allowedTexts: Element.allowedTexts, evaluate: evaluateAll(Element.self, splitting: .never))
  }
}
