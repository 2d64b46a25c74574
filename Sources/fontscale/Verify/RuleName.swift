import ArgumentParsing
import ProjectAudit

/// The id of a rule, as options and arguments take it.
struct RuleName: ArgumentValue, Equatable {
  let id: String

  var rule: (any Rule)? { RuleRegistry.all.first { $0.description.id == id } }

  init(argument: ArgumentText) throws(InvalidValue) {
    let id = argument.string
    guard RuleRegistry.ids.contains(id) else {
      throw InvalidValue(
        reason: "there is no such rule",
        nearest: nearest(to: id, among: RuleRegistry.all.map(\.description.id)))
    }
    self.id = id
  }

  // All of them would fill the page; `fontscale rules` lists them.
  static var placeholder: String { "RULE" }
}
