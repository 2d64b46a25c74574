/// What a face carries to fit its glyphs to pixels.
public struct Hinting: Sendable, Equatable {
  public struct GaspRange: Sendable, Equatable {
    /// Ends at this many pixels per em; 65535 means all larger sizes.
    public let through: Int
    public let gridfits: Bool
    public let smooths: Bool
  }

  /// Bytes of `fpgm`; nil without it.
  public var fontProgram: Int?
  /// Bytes of `prep`; nil without it.
  public var controlValueProgram: Int?
  /// Numbers in `cvt `; nil without it.
  public var controlValues: Int?
  /// TrueType glyphs with instructions; nil for other outlines, or where that cannot be counted.
  public var instructedGlyphs: Int?
  /// CFF font dictionaries that state alignment zones; nil for other outlines.
  public var alignmentZones: Int?
  /// CFF font dictionaries that state stem widths; nil for other outlines.
  public var stemWidths: Int?
  /// `gasp`; nil without it.
  public var gasp: [GaspRange]?

  public init() {}

  /// `truetype` where glyphs have instructions, `cff` where a dictionary states zones or stems, else
  /// `none`.
  public var kind: String {
    if (instructedGlyphs ?? 0) > 0 { return "truetype" }
    if (alignmentZones ?? 0) > 0 || (stemWidths ?? 0) > 0 { return "cff" }
    return "none"
  }
}
