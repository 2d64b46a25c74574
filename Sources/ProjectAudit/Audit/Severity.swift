/// How bad a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing is broken.
  case note
  /// May go wrong, or works by luck.
  case warning
  /// A font will not load, or the store will refuse the app.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
