/// The typed key of an option without a value: true where it is given, however often.
public struct Flag: Sendable {
  public let specification: OptionSpecification

  /// - Parameters:
  ///   - name: The name without its two hyphens.
  ///   - outweighsErrors: Whether its presence outweighs whatever is wrong elsewhere on the line.
  public init(
    _ name: String, short: Character? = nil, help: String, group: String = "Options",
    outweighsErrors: Bool = false
  ) {
    specification = OptionSpecification(
      name: name, short: short, form: .flag, placeholder: "", allowedTexts: [], summaries: [:],
      defaultText: nil,
      help: help, group: group, outweighsErrors: outweighsErrors, evaluate: { _ in true })
  }
}
