/// A place in a project that names a font.
public struct FontReference: Sendable, Equatable {
  /// The name as written; nil where it is computed.
  public var name: String?
  public var api: FontAPI
  /// The file, relative to the project's folder, with `/`.
  public var path: String
  /// Where the opening quote is, or the element's `<`.
  public var position: SourcePosition
  public var certainty: Certainty
  /// What the name means where it stands.
  public var meaning: Meaning
  /// What is done with the font there.
  public var usage: FontUsage

  /// Which of a font's names a place asks for.
  public enum Meaning: Sendable, Equatable {
    /// The PostScript name, as every font API wants it.
    case font
    /// The family, as in an interface file's `family` attribute.
    case family
  }

  public init(
    name: String?, api: FontAPI, path: String, position: SourcePosition,
    certainty: Certainty = .certain, meaning: Meaning = .font, usage: FontUsage = FontUsage()
  ) {
    self.name = name
    self.api = api
    self.path = path
    self.position = position
    self.certainty = certainty
    self.meaning = meaning
    self.usage = usage
  }
}

/// How sure it is that a font is named here.
public enum Certainty: String, Sendable, Equatable, CaseIterable {
  /// A font API's own argument.
  case certain
  /// Followed through code.
  case resolved
  /// Looks like a font's name.
  case likely
}
