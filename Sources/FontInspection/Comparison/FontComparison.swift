public import TextFormatting

/// What changes when one font file replaces another.
public struct FontComparison: Sendable {
  /// The old font as it was named.
  public let old: String
  /// The new font as it was named.
  public let new: String
  /// Faces of the old font and what takes their places, in the order of the old font; then faces that
  /// only the new one has.
  public var faces: [FaceComparison]
  /// Whether both files have the same bytes and the same faces of them were asked for.
  public var isSameFile = false
  /// What is to be said of either file, with its name; each a sentence.
  public var notes: [(file: String, note: String)] = []
  /// What of either could not be read.
  public var unreadable: [UnreadableFont]

  public init(
    old: String, new: String, faces: [FaceComparison] = [], unreadable: [UnreadableFont] = []
  ) {
    self.old = old
    self.new = new
    self.faces = faces
    self.unreadable = unreadable
  }

  /// Whether anything changed that code relies on. What was only added does not count.
  public var isBreaking: Bool { faces.contains(where: \.isBreaking) }
}

/// A face of the old font and the face that takes its place.
public struct FaceComparison: Sendable {
  /// By what two faces were found to belong together.
  public enum Match: String, Sendable, CaseIterable {
    case postScriptName
    /// The place in the file, where the names differ.
    case index
    /// The new font has nothing that could take the face's place.
    case removed
    /// The old font has nothing of the kind.
    case added
  }

  /// A fact that differs.
  public struct Change: Sendable {
    /// What `inspect --property` calls it; `axes.wght` for an axis.
    public let property: String
    public let old: JSONValue
    public let new: JSONValue
    public let isBreaking: Bool
  }

  /// A label's height for one line, in points.
  public struct LineHeight: Sendable, Equatable {
    public let size: Double
    /// nil for a face without `hhea`.
    public let old: Double?
    public let new: Double?
  }

  /// How wide a character is, per em.
  public struct Advance: Sendable, Equatable {
    public let character: Unicode.Scalar
    public let old: Double
    public let new: Double
  }

  /// The widths of the characters that both faces have.
  public struct Advances: Sendable, Equatable {
    /// How many characters were compared.
    public var compared = 0
    /// Those that differ, in the order of the characters.
    public var changes: [Advance] = []

    public init() {}
  }

  /// How many characters that both faces have are drawn otherwise.
  public struct Outlines: Sendable, Equatable {
    public var compared = 0
    public var changed = 0

    public init() {}
  }

  /// Words that only one of the faces has, in the order of their bytes.
  public struct Words: Sendable, Equatable {
    public let added: [String]
    public let removed: [String]

    init(_ old: [String], _ new: [String]) {
      func only(_ words: [String], without others: [String]) -> [String] {
        let others = Set(others.map { Array($0.utf8) })
        return words.filter { !others.contains(Array($0.utf8)) }
          .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      }
      added = only(new, without: old)
      removed = only(old, without: new)
    }
  }

  public let match: Match
  /// nil for an added face.
  public let old: FontFace?
  /// nil for a removed face.
  public let new: FontFace?
  public var changes: [Change] = []
  /// One for each size that was asked for; none where no line height differs.
  public var lineHeights: [LineHeight] = []
  public var addedCharacters = CodePointSet.none
  public var removedCharacters = CodePointSet.none
  /// nil where the glyphs of a face cannot be measured.
  public var advances: Advances? = Advances()
  /// nil where outlines cannot be compared: in grids of different fineness, or where the glyphs of a
  /// face cannot be read.
  public var outlines: Outlines? = nil
  /// What tables do that hold other bytes than before, such as `kerning or positioning`, with the tags
  /// of the tables; whatever of it is not told otherwise.
  public var tables: [(kind: String, tags: [String])] = []
  /// Tags of OpenType features.
  public var features = Words([], [])
  /// Languages of which a face has every character, by Fontconfig's orthographies.
  public var languages = Words([], [])

  init(_ match: Match, old: FontFace?, new: FontFace?) {
    self.match = match
    self.old = old
    self.new = new
  }

  /// Whether code that names the old face, or lays out text in it, sees a difference.
  public var isBreaking: Bool {
    match == .removed || changes.contains(where: \.isBreaking) || removedCharacters.count > 0
      || !(advances?.changes.isEmpty ?? true) || !features.removed.isEmpty
  }

  /// Whether anything differs at all.
  public var isChanged: Bool {
    isBreaking || match == .added || !changes.isEmpty || addedCharacters.count > 0
      || !features.added.isEmpty || !languages.added.isEmpty || !languages.removed.isEmpty
      || (outlines?.changed ?? 0) > 0 || !tables.isEmpty
  }
}
