/// The characters that a face has glyphs for.
public struct Coverage: Sendable, Equatable {
  /// A Unicode block of which the face has something.
  public struct Block: Sendable, Equatable {
    public let block: UnicodeBlock
    /// How many the face has of the characters that Unicode has put there; code points that a face maps
    /// without their being characters, such as U+000D, do not count.
    public let characters: Int

    /// True where that is all of them.
    public var isComplete: Bool { characters == block.assigned }
  }

  public let characters: CodePointSet
  /// Those of which the face has a character at least, in the order of the code points.
  public let blocks: [Block]
  /// The scripts that the face has ten letters of or more, in the order of their blocks.
  public let scripts: [String]
  /// What the character map is in: `unicode`, `symbol`, `macRoman`; nil where none can be read.
  public let encoding: String?
  /// Variation sequences; nil where the font has no table of them.
  public let variationSequences: Int?
  /// What a font without a map in Unicode is encoded in; nil for all others.
  public let charset: Charset?

  /// An encoding that is a font's own, not Unicode.
  public struct Charset: Sendable, Equatable {
    /// By X11's names, such as `ISO8859-2`; nil where the font does not say.
    public let name: String?
    /// How many of its codes the font has glyphs for.
    public let codes: Int

    public init(name: String?, codes: Int) {
      self.name = name
      self.codes = codes
    }
  }

  /// A few Greek letters stand in every font, as signs of mathematics; nobody writes Greek with them.
  private static let fewestLetters = 10

  public init(
    characters: CodePointSet = .none, encoding: String? = nil, variationSequences: Int? = nil,
    charset: Charset? = nil
  ) {
    self.charset = charset
    self.characters = characters
    self.encoding = encoding
    self.variationSequences = variationSequences
    var blocks: [Block] = []
    var scripts: [String] = []
    var letters: [String: Int] = [:]
    let assigned = UnicodeBlock.unassigned.missing(from: characters)
    for block in UnicodeBlock.all {
      let range = block.first...block.last
      let count = assigned.count(in: range)
      guard count > 0 else { continue }
      blocks.append(Block(block: block, characters: count))
      guard let script = block.script, letters[script, default: 0] < Self.fewestLetters
      else { continue }
      var found = letters[script, default: 0]
      for scalar in characters.clamped(to: range).joined() where found < Self.fewestLetters {
        if Unicode.Scalar(scalar)?.properties.isAlphabetic == true { found += 1 }
      }
      letters[script] = found
      if found >= Self.fewestLetters { scripts.append(script) }
    }
    self.blocks = blocks
    self.scripts = scripts
  }
}
