import FontInspection

/// What the names that calls are given turn out to be.
struct NamedFonts {
  private let byName: [[UInt8]: ResolvedReference]

  init(_ context: AuditContext) {
    byName = Dictionary(
      context.references.compactMap { resolved in
        guard resolved.reference.meaning == .font, let name = resolved.reference.name else {
          return nil
        }
        return (Array(name.utf8), resolved)
      }
    ) { first, _ in first }
  }

  /// What the name turns out to be; nil for a name that no reference has.
  func resolved(_ name: String) -> ResolvedReference? { byName[Array(name.utf8)] }

  /// What the call's names turn out to be, where all of them are known and none is doubtful.
  func all(of call: FontCall) -> [ResolvedReference]? {
    guard call.isComplete, call.certainty != .likely, call.doubtfulNames.isEmpty,
      !call.names.isEmpty
    else { return nil }
    let resolved = call.names.compactMap(resolved)
    return resolved.count == call.names.count ? resolved : nil
  }

  /// The project's own faces that the call may give; nil unless all its names lead to such.
  func ownFaces(of call: FontCall) -> [FontFace]? {
    guard let resolved = all(of: call), resolved.allSatisfy({ !$0.faces.isEmpty }) else {
      return nil
    }
    return resolved.flatMap(\.faces)
  }
}

extension FontUsage.Modifier {
  /// The weight that is asked for; nil where it is computed.
  var weight: WeightName? {
    if text.hasPrefix(".bold(") { return .bold }
    guard text.hasSuffix(")"),
      let call = [".weight(", ".fontWeight("].first(where: { text.hasPrefix($0) })
    else { return nil }
    let argument = text.dropFirst(call.utf8.count).dropLast()
    return argument.split(separator: ".").last.flatMap { WeightName(rawValue: String($0)) }
  }
}

extension Rule {
  /// A finding of this rule at a place in code.
  func finding(
    at place: SourcePlace, severity: Severity? = nil, _ message: String, help: String?,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: place.path, position: place.position, help: help, suggestion: suggestion)
  }
}
