/// A value of a manifest written in Swift, as far as it is written out; what is computed stays unknown.
struct ManifestValue: Sendable {
  indirect enum Kind: Sendable {
    case string(String)
    case array([ManifestValue])
    case dictionary([(key: ManifestValue, value: ManifestValue)])
    /// A call, by the last part of its callee: `Target.target(…)` and `.target(…)` are `target`.
    case call(name: String, arguments: [Argument])
    /// A member or a name of its own, by its last part: `.iOS`, `true`.
    case member(String)
    case number(String)
    case unknown
  }

  struct Argument: Sendable {
    var label: String?
    var value: ManifestValue
  }

  var kind: Kind
  /// The offset of its first byte: a string's quote, a call's or member's name.
  var offset: Int

  var string: String? { if case .string(let text) = kind { text } else { nil } }
  var elements: [ManifestValue]? { if case .array(let elements) = kind { elements } else { nil } }
  var isUnknown: Bool { if case .unknown = kind { true } else { false } }

  /// The name of a call or member; nil of anything else.
  var name: String? {
    switch kind {
    case .call(let name, _), .member(let name): name
    default: nil
    }
  }

  var arguments: [Argument] { if case .call(_, let arguments) = kind { arguments } else { [] } }

  /// The argument with this label; nil where it is left out, or `nil` is written.
  subscript(label: String) -> ManifestValue? {
    guard let value = arguments.first(where: { $0.label == label })?.value else { return nil }
    if case .member("nil") = value.kind { return nil }
    return value
  }

  /// The first argument without a label.
  var firstUnlabelled: ManifestValue? { arguments.first { $0.label == nil }?.value }

  /// The value that a dictionary has for a key.
  func value(forKey key: String) -> ManifestValue? {
    guard case .dictionary(let pairs) = kind else { return nil }
    return pairs.first { $0.key.string?.hasSameBytes(as: key) == true }?.value
  }
}
