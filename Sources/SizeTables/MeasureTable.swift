public import DynamicType
public import FontInspection

/// Texts in one face at many sizes; measured once, in font units, and multiplied where it is read.
public struct MeasureTable: Sendable, Equatable {
  public let face: FontFace
  public let texts: [TextMeasurement]
  public let sizes: [MeasuredSize]

  public init(face: FontFace, texts: [TextMeasurement], sizes: [MeasuredSize]) {
    self.face = face
    self.texts = texts
    self.sizes = sizes
  }

  /// A length at a size, in points and unrounded; nil where there is no such number.
  ///
  /// Multiplies before it divides, as size tables do.
  public func points(_ units: Double?, at size: MeasuredSize) -> Double? {
    guard let units, let points = size.points, let unitsPerEm = face.unitsPerEm, unitsPerEm > 0
    else { return nil }
    let length = units * points / Double(unitsPerEm)
    return length.isFinite ? length : nil
  }

  /// What ink covers at a size, in points; nil where there is none.
  public func points(_ ink: InkBox?, at size: MeasuredSize) -> InkBox? {
    ink?.map { points($0, at: size) }
  }

  /// The height of a line at a size: `hhea` ascender − descender, as in a size table.
  public func lineHeight(at size: MeasuredSize) -> Double? {
    guard let ascender = face.metrics.ascender, let descender = face.metrics.descender else {
      return nil
    }
    return points(ascender - descender, at: size)
  }
}

/// A size that texts are measured at, and where it comes from.
public struct MeasuredSize: Sendable, Equatable {
  /// The style's name; nil for a size of its own.
  public let style: String?
  /// nil for a size of its own.
  public let category: ContentSizeCategory?
  /// The font's size; nil where the platform has none for that cell.
  public let points: Double?

  public init(style: String?, category: ContentSizeCategory?, points: Double?) {
    self.style = style
    self.category = category
    self.points = points
  }

  /// A size of its own.
  public init(points: Double) {
    self.init(style: nil, category: nil, points: points)
  }

  /// Every cell of a size table, row by row.
  public static func all(of table: SizeTable) -> [MeasuredSize] {
    table.rows.flatMap { row in
      row.cells.map { MeasuredSize(style: row.style, category: $0.category, points: $0.size) }
    }
  }
}

/// What a `MeasureFormat` prints: several faces, measured alike.
public struct MeasureReport: Sendable {
  /// Whose sizes they are and who scales, such as "iOS" and "UIFontMetrics"; nil for sizes of their own.
  public let origin: Origin?
  /// Whether the texts are lists of characters, each for itself.
  public let isCharacterList: Bool
  /// One for each face, in the order in which the faces were given.
  public let tables: [MeasureTable]
  /// Fonts that were asked for and could not be read; only data formats print them.
  public let unreadable: [UnreadableFont]

  /// Where the sizes come from.
  public struct Origin: Sendable {
    public let platform: String
    public let scaling: any Scaling

    public init(platform: String, scaling: any Scaling) {
      self.platform = platform
      self.scaling = scaling
    }
  }

  public init(
    origin: Origin?, isCharacterList: Bool, tables: [MeasureTable],
    unreadable: [UnreadableFont] = []
  ) {
    self.origin = origin
    self.isCharacterList = isCharacterList
    self.tables = tables
    self.unreadable = unreadable
  }
}
