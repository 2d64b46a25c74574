/// Text of the app's own that a reader sees, with its language.
public struct LocalizedText: Sendable, Equatable {
  /// The file, relative to the project's folder.
  public var path: String
  /// The language as the project writes it (`pl`, `pt-BR`, `Base`); nil where nothing says.
  public var language: String?
  /// Every character of the texts, each once, in the order of its number, with where it first stands.
  public var characters: [Character]

  /// A Unicode scalar and one text that has it.
  public struct Character: Sendable, Equatable {
    public var scalar: Unicode.Scalar
    /// Where the first text that has it begins; nil in a file without lines.
    public var position: SourcePosition?
    /// That text's key, or the text itself where it has none.
    public var key: String

    public init(scalar: Unicode.Scalar, position: SourcePosition?, key: String) {
      self.scalar = scalar
      self.position = position
      self.key = key
    }
  }

  public init(path: String, language: String?, characters: [Character]) {
    self.path = path
    self.language = language
    self.characters = characters
  }
}
