import TextFormatting

/// The rules as SARIF describes them (3.49), and where each stands in that list.
struct SARIFRules: Sendable {
  let descriptors: [JSONValue]
  private let indices: [String: Int]

  /// - Parameters:
  ///   - rules: The rules that were asked.
  ///   - named: The ids of findings, among which may be some that no rule stands behind.
  init(_ rules: [RuleDescription], named: [String]) {
    var indices: [String: Int] = [:]
    var descriptors: [JSONValue] = []
    for rule in rules where indices[rule.id] == nil {
      indices[rule.id] = descriptors.count
      descriptors.append(Self.descriptor(rule))
    }
    for id in named where indices[id] == nil {
      indices[id] = descriptors.count
      descriptors.append(["id": .string(id)])
    }
    self.descriptors = descriptors
    self.indices = indices
  }

  func index(of id: String) -> Int? { indices[id] }

  private static func descriptor(_ rule: RuleDescription) -> JSONValue {
    [
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "fullDescription": ["text": .string(rule.rationale)],
      "help": [
        "markdown": .string(markdown(rule)),
        "text": .string("\(rule.summary)\n\n\(rule.rationale)\n\nKnown from: \(rule.source)."),
      ],
      "id": .string(rule.id),
      "properties": ["tags": ["fonts"]],
      "shortDescription": ["text": .string(rule.summary)],
    ]
  }

  /// The reason, and the rule's own examples.
  private static func markdown(_ rule: RuleDescription) -> String {
    """
    \(rule.rationale)

    Known from: \(rule.source).

    Wrong:

    \(RuleDocumentation.example(rule.triggering))
    Right:

    \(RuleDocumentation.example(rule.clean))
    """
  }
}
