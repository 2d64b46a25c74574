/// A comment that silences rules where it stands: `// fontscale:disable:next name-case -- reason`.
public struct Suppression: Sendable, Equatable {
  /// The file, relative to the project's folder, with `/`.
  public var path: String
  /// Where `fontscale:` begins.
  public var position: SourcePosition
  /// The rules that it names, in its order.
  public var rules: [Name]
  /// The lines in which it holds; nil for the whole file, also for what is found about it as such.
  public var lines: ClosedRange<Int>?
  /// What stands behind ` -- `; nil where no reason is given.
  public var reason: String?
  /// Why it silences nothing; nil where nothing is wrong with it.
  public var fault: Fault?

  /// A rule's id as written, and where.
  public struct Name: Sendable, Equatable {
    public var text: String
    public var position: SourcePosition

    public init(text: String, position: SourcePosition) {
      self.text = text
      self.position = position
    }

    /// True for the word that stands for every rule.
    var isAll: Bool { text == Suppression.all }
  }

  /// What may be wrong with the comment as such.
  public enum Fault: Sendable, Equatable {
    /// There is no such command, as in `fontscale:ignore`.
    case unknownCommand(String)
    /// It names no rule.
    case noRule
    /// It enables rules that nothing above it disables.
    case enablesNothing
  }

  public init(
    path: String, position: SourcePosition, rules: [Name], lines: ClosedRange<Int>?,
    reason: String? = nil, fault: Fault? = nil
  ) {
    self.path = path
    self.position = position
    self.rules = rules
    self.lines = lines
    self.reason = reason
    self.fault = fault
  }

  /// The word that stands for every rule.
  static let all = "all"

  /// True if it holds at a place; a finding about a file as such is at no place within it.
  func covers(_ position: SourcePosition?) -> Bool {
    guard fault == nil else { return false }
    guard let lines else { return true }
    return position.map { lines.contains($0.line) } ?? false
  }

  /// The order of reports: path, then position.
  static func fileOrder(_ left: Suppression, _ right: Suppression) -> Bool {
    left.path.hasSameBytes(as: right.path)
      ? left.position < right.position : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }
}
