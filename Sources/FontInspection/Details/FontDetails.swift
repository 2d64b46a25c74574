/// What one font of a file says of itself beyond the identity of its faces: what the rules of `verify`
/// ask for. Of a variable font there is one, whatever number of instances it has; everything in it is
/// that of the default location.
public struct FontDetails: Sendable, Equatable {
  /// The file, as in `FontFace.path`.
  public var path: String
  /// The index of the font in its file, as in `FontFace.faceIndex`.
  public var faceIndex: Int
  /// Of the whole file, in bytes.
  public var fileSize: Int
  /// The tags of the font's tables without the spaces that fill them, in the order of the directory.
  public var tables: [String]
  /// The records of `name` with the IDs 1, 2, 3, 4, 6, 16, 17 and 25, of every platform and language,
  /// in the order of the table.
  public var names: [NameRecord]
  /// The name that `CFF` gives the font; nil for other fonts.
  public var cffName: String?
  /// `OS/2` usWeightClass; nil without `OS/2`.
  public var weightClass: Int?
  /// `OS/2` fsSelection; nil without `OS/2`.
  public var fsSelection: Int?
  /// `head` macStyle; nil without `head`.
  public var macStyle: Int?
  /// `post` italicAngle, in degrees counter-clockwise from the vertical; nil without `post`.
  public var italicAngle: Double?
  /// `OS/2` fsType; nil without `OS/2`.
  public var embedding: Embedding?
  /// The three sets of vertical metrics, in font units.
  public var verticalMetrics: VerticalMetrics
  /// `head` yMin and yMax, in font units: what the glyphs are said to cover; nil without `head`.
  public var boundingBox: ClosedRange<Int>?
  /// The characters that the font has glyphs for.
  public var characters: CodePointSet
  /// What the character map is in, as in `Coverage.encoding`.
  public var characterEncoding: String?
  /// How the font draws in colour.
  public var colour: ColourGlyphs
  /// The axes of `fvar`, in its order; none for a static font.
  public var axes: [VariationAxis]
  /// The named instances of `fvar`, in its order.
  public var instances: [InstanceNames]
  /// The characters whose ink lies above `hhea`'s ascender or below its descender, ascending.
  public var clipped: [InkExtent]
  /// What in the font's tables breaks the rules that Apple's font validator checks.
  public var faults: [TableFault]

  public init(
    path: String, faceIndex: Int = 0, fileSize: Int = 0, tables: [String] = [],
    names: [NameRecord] = [], cffName: String? = nil, weightClass: Int? = nil,
    fsSelection: Int? = nil, macStyle: Int? = nil, italicAngle: Double? = nil,
    embedding: Embedding? = nil, verticalMetrics: VerticalMetrics = VerticalMetrics(),
    boundingBox: ClosedRange<Int>? = nil, characters: CodePointSet = .none,
    characterEncoding: String? = "unicode", colour: ColourGlyphs = ColourGlyphs(),
    axes: [VariationAxis] = [], instances: [InstanceNames] = [], clipped: [InkExtent] = [],
    faults: [TableFault] = []
  ) {
    self.path = path
    self.faceIndex = faceIndex
    self.fileSize = fileSize
    self.tables = tables
    self.names = names
    self.cffName = cffName
    self.weightClass = weightClass
    self.fsSelection = fsSelection
    self.macStyle = macStyle
    self.italicAngle = italicAngle
    self.embedding = embedding
    self.verticalMetrics = verticalMetrics
    self.boundingBox = boundingBox
    self.characters = characters
    self.characterEncoding = characterEncoding
    self.colour = colour
    self.axes = axes
    self.instances = instances
    self.clipped = clipped
    self.faults = faults
  }

  public func hasTable(_ tag: String) -> Bool { tables.contains(tag) }

  /// The default value of the axis `wght`; nil where the font has no such axis.
  public var defaultWeight: Double? { axes.first { $0.tag == "wght" }?.defaultValue }

  /// Where on its axes a variable font's instance lies, and what its names are as they stand in
  /// `fvar`: no name is made up for an instance that has none.
  public struct InstanceNames: Sendable, Equatable {
    /// Its place in `fvar`, counted from 0.
    public var index: Int
    /// subfamilyNameID, and what it leads to.
    public var nameID: Int
    public var name: String?
    /// postScriptNameID; nil where the records have none, or it is 0xFFFF.
    public var postScriptNameID: Int?
    /// What it leads to; nil where that is no record.
    public var postScriptName: String?
    /// One value for each axis.
    public var coordinates: [AxisValue]
    /// Whether every coordinate is its axis's default.
    public var isDefault: Bool

    public init(
      index: Int, nameID: Int = 0, name: String?, postScriptNameID: Int? = nil,
      postScriptName: String? = nil, coordinates: [AxisValue] = [], isDefault: Bool = false
    ) {
      self.index = index
      self.nameID = nameID
      self.name = name
      self.postScriptNameID = postScriptNameID
      self.postScriptName = postScriptName
      self.coordinates = coordinates
      self.isDefault = isDefault
    }
  }
}
