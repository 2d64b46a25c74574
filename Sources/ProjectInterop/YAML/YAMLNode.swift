/// A value of a YAML document, with the place where it stands.
///
/// Anchors and aliases are resolved, and what a `<<` key merges stands behind a mapping's own
/// entries. Nothing is turned into numbers, Booleans or dates: what a plain `15.0` means is for the
/// reader to say.
public struct YAMLNode: Sendable, Equatable {
  public indirect enum Value: Sendable, Equatable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    /// In the order of the file; keys may repeat.
    case mapping([Entry])
  }

  /// A piece of text.
  public struct Scalar: Sendable, Equatable {
    public var text: String
    public var style: Style

    public init(_ text: String, style: Style = .plain) {
      self.text = text
      self.style = style
    }

    /// How the text is written; only plain text can be `null`, a number or a Boolean.
    public enum Style: Sendable, Equatable {
      case plain, singleQuoted, doubleQuoted, literal, folded
    }
  }

  /// A mapping's key and value.
  public struct Entry: Sendable, Equatable {
    public var key: YAMLNode
    public var value: YAMLNode
    /// True where a `<<` key brought it from another mapping.
    public var isMerged: Bool

    public init(key: YAMLNode, value: YAMLNode, isMerged: Bool = false) {
      self.key = key
      self.value = value
      self.isMerged = isMerged
    }
  }

  /// A line and a column, both counted from 1; columns count Unicode scalars, and a line ends at LF,
  /// CRLF or a lone CR.
  public struct Position: Sendable, Hashable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  public var value: Value
  /// The tag as libyaml resolves it: `!custom`, `tag:yaml.org,2002:str`; nil where none is written.
  public var tag: String?
  /// Where the value begins: at its quote, its bracket, its tag or anchor, or at its first key. An
  /// alias stands where its `*` does, and what it stands for where that is written.
  public var position: Position

  public init(_ value: Value, tag: String? = nil, position: Position) {
    self.value = value
    self.tag = tag
    self.position = position
  }

  /// A scalar's text; nil for anything else.
  public var text: String? {
    if case .scalar(let scalar) = value { scalar.text } else { nil }
  }

  /// True for what YAML 1.1 reads as nothing: `~`, `null`, or no text at all.
  public var isNull: Bool {
    guard case .scalar(let scalar) = value, scalar.style == .plain, tag == nil else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// A sequence's elements; nil for anything else.
  public var elements: [YAMLNode]? {
    if case .sequence(let elements) = value { elements } else { nil }
  }

  /// A mapping's entries; nil for anything else.
  public var entries: [Entry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The values for `key`, compared by bytes, in the order of the file; none in anything but a mapping.
  public func values(forKey key: String) -> [YAMLNode] {
    (entries ?? []).lazy.filter { $0.key.text?.utf8.elementsEqual(key.utf8) ?? false }.map(\.value)
  }

  /// The value that holds for `key`: of its own entries the last, as most readers take it, else the
  /// first that is merged.
  public subscript(key: String) -> YAMLNode? {
    let fitting = (entries ?? []).filter { $0.key.text?.utf8.elementsEqual(key.utf8) ?? false }
    return (fitting.last { !$0.isMerged } ?? fitting.first)?.value
  }

  /// What the value is, for people.
  public var kind: String {
    switch value {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
