/// One finding: a rule, a place, what is wrong there and what to do about it.
public struct Diagnostic: Sendable, Equatable {
  /// The rule's id.
  public var rule: String
  public var severity: Severity
  /// What is wrong, in lower case without a full stop.
  public var message: String
  /// Relative to the project's folder, with `/`.
  public var path: String
  /// nil where the file has no lines.
  public var position: SourcePosition?
  /// One thing to do about it.
  public var help: String?
  /// The text to put in place of the wrong one, where that is all there is to do.
  public var suggestion: String?
  /// Other places that have to do with it.
  public var related: [RelatedPlace]
  /// What the finding is about, such as a name, by which it is known again after an edit; nil where the
  /// message says it.
  public var fingerprintKey: String?
  /// What `verify --fix` does about it, where that needs no thought.
  public var fix: Fix?

  /// A place beside the finding's own.
  public struct RelatedPlace: Sendable, Equatable {
    public var path: String
    public var line: Int?
    public var message: String

    public init(path: String, line: Int?, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }
  }

  public init(
    rule: String, severity: Severity, message: String, path: String, position: SourcePosition?,
    help: String? = nil, suggestion: String? = nil, related: [RelatedPlace] = [],
    fingerprintKey: String? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.path = path
    self.position = position
    self.help = help
    self.suggestion = suggestion
    self.related = related
    self.fingerprintKey = fingerprintKey
    self.fix = fix
  }

  /// The order of every report: path, line, column, rule; findings without a line before others.
  static func reportOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if !left.path.hasSameBytes(as: right.path) {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    let (leftPosition, rightPosition) = (
      left.position ?? .beforeAll, right.position ?? .beforeAll
    )
    if leftPosition != rightPosition { return leftPosition < rightPosition }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }
}
