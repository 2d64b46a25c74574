extension AuditContext {
  /// Whether a target's bundle holds the file; nil where that is not known.
  func isShipped(_ path: String) -> Bool? {
    let shipping = targets.filter { $0.target.kind != .test }
    guard !shipping.isEmpty else { return nil }
    let key = Array(path.utf8)
    if shipping.contains(where: {
      $0.reachableFonts.contains(key) || $0.reachableFiles?.contains(key) == true
    }) {
      return true
    }
    return shipping.contains { $0.reachableFiles == nil } ? nil : false
  }
}
