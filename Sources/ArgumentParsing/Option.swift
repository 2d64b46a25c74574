/// The typed key of an option that takes a value: declared once as a static constant, listed in the
/// command's specification, and read as `matches[Self.format]`.
public struct Option<Value: Sendable>: Sendable {
  public let specification: OptionSpecification
  /// The value where the option is not given.
  public let defaultValue: Value
}

/// Whether a comma separates the values of a list.
public enum ListSplitting: Sendable, Equatable {
  case atCommas
  case never
}

extension Option where Value: ArgumentValue {
  /// An option with a default.
  ///
  /// - Parameters:
  ///   - name: The name without its two hyphens.
  ///   - defaultText: The default as help should show it; nil where help should not.
  public init(
    _ name: String, short: Character? = nil, default defaultValue: Value,
    defaultText: String? = nil, placeholder: String? = nil, help: String, group: String = "Options"
  ) {
    self.defaultValue = defaultValue
    specification = OptionSpecification(
      name: name, short: short, form: .single, placeholder: placeholder ?? Value.placeholder,
      allowedTexts: Value.allowedTexts, summaries: summaries(Value.self), defaultText: defaultText,
      help: help, group: group,
      outweighsErrors: false, evaluate: evaluateLast(Value.self))
  }
}

extension Option where Value: ArgumentValue & RawRepresentable, Value.RawValue == String {
  /// An option whose values are an enumeration's, with a default that help shows.
  public init(
    _ name: String, short: Character? = nil, default defaultValue: Value,
    placeholder: String? = nil, help: String, group: String = "Options"
  ) {
    self.init(
      name, short: short, default: defaultValue, defaultText: defaultValue.rawValue,
      placeholder: placeholder, help: help, group: group)
  }
}

extension Option {
  /// An option without a default: nil where it is not given.
  public init<Wrapped: ArgumentValue>(
    _ name: String, short: Character? = nil, placeholder: String? = nil, help: String,
    group: String = "Options"
  ) where Value == Wrapped? {
    defaultValue = nil
    let evaluate = evaluateLast(Wrapped.self)
    specification = OptionSpecification(
      name: name, short: short, form: .single, placeholder: placeholder ?? Wrapped.placeholder,
      allowedTexts: Wrapped.allowedTexts, summaries: summaries(Wrapped.self), defaultText: nil,
      help: help, group: group,
      outweighsErrors: false, evaluate: evaluate)
  }

  /// An option that takes several values, separated by commas or given by repeating it.
  ///
  /// - Parameter splitting: `never` where a comma is part of a value, as in text.
  public init<Element: ArgumentValue>(
    _ name: String, short: Character? = nil, splitting: ListSplitting = .atCommas,
    default defaultValue: [Element] = [], defaultText: String? = nil, placeholder: String? = nil,
    help: String, group: String = "Options"
  ) where Value == [Element] {
    self.defaultValue = defaultValue
    specification = OptionSpecification(
      name: name, short: short, form: splitting == .atCommas ? .list : .unsplitList,
      placeholder: placeholder ?? Element.placeholder, allowedTexts: Element.allowedTexts,
      summaries: summaries(Element.self), defaultText: defaultText, help: help, group: group,
      outweighsErrors: false,
      evaluate: evaluateAll(Element.self, splitting: splitting))
  }
}

/// Reads every text and keeps the last value, so that a wrong one is told even where it is
/// overridden. An optional key's value is stored unwrapped.
func evaluateLast<Value: ArgumentValue>(
  _ type: Value.Type
) -> @Sendable ([ArgumentText]) throws(InvalidValue) -> any Sendable {
  { (texts: [ArgumentText]) throws(InvalidValue) -> any Sendable in
    var last: Value?
    for text in texts {
      do throws(InvalidValue) {
        last = try Value(argument: text)
      } catch {
        throw error.blaming(text)
      }
    }
    guard let last else { throw InvalidValue(reason: "a value is wanted") }
    return last
  }
}

/// Reads every element of every text, in order.
func evaluateAll<Element: ArgumentValue>(
  _ type: Element.Type, splitting: ListSplitting
) -> @Sendable ([ArgumentText]) throws(InvalidValue) -> any Sendable {
  { (texts: [ArgumentText]) throws(InvalidValue) -> any Sendable in
    var elements: [Element] = []
    for text in texts {
      let parts =
        splitting == .never
        ? [text]
        : text.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
          .map { ArgumentText(bytes: Array($0)) }
      for part in parts {
        guard splitting == .never || !part.bytes.isEmpty else {
          throw InvalidValue(reason: "an element of the list is empty").blaming(text)
        }
        do throws(InvalidValue) {
          elements.append(try Element(argument: part))
        } catch {
          throw error.blaming(part)
        }
      }
    }
    return elements
  }
}

/// What the accepted texts of a type mean, where that needs telling.
private func summaries<Value: ArgumentValue>(_ type: Value.Type) -> [String: String] {
  var summaries: [String: String] = [:]
  for text in Value.allowedTexts { summaries[text] = Value.summary(ofText: text) }
  return summaries
}
