/// Takes away the findings that comments silence, and notes which comments did.
struct SuppressionFilter {
  private let suppressions: [Suppression]
  private let byPath: [[UInt8]: [Int]]
  /// For each suppression, which of its rules silenced something.
  private var isUsed: [[Bool]]

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    byPath = Dictionary(grouping: suppressions.indices) { Array(suppressions[$0].path.utf8) }
    isUsed = suppressions.map { Array(repeating: false, count: $0.rules.count) }
  }

  /// The findings that no comment silences, in the same order.
  mutating func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      var isSilenced = false
      for index in byPath[Array(diagnostic.path.utf8)] ?? []
      where suppressions[index].covers(diagnostic.position) {
        for (place, name) in suppressions[index].rules.enumerated()
        where name.isAll || name.text == diagnostic.rule {
          isUsed[index][place] = true
          isSilenced = true
        }
      }
      return !isSilenced
    }
  }

  /// What silenced nothing although it could have.
  ///
  /// - Parameter isActive: whether a rule is asked about a file; a comment for another is not to blame.
  func unused(isActive: (_ rule: String, _ path: String) -> Bool) -> [UnusedSuppression] {
    suppressions.indices.flatMap { index -> [UnusedSuppression] in
      let suppression = suppressions[index]
      guard suppression.fault == nil, FileOrigin(path: suppression.path).isOwn else {
        return []
      }
      return suppression.rules.enumerated().compactMap { place, name in
        guard !isUsed[index][place], name.isAll || isActive(name.text, suppression.path) else {
          return nil
        }
        return UnusedSuppression(suppression: suppression, name: name)
      }
    }
  }
}

/// A rule in a comment that silenced nothing.
struct UnusedSuppression: Sendable, Equatable {
  var suppression: Suppression
  var name: Suppression.Name
}
