/// How a face draws in colour; empty for one that does not.
public struct ColourGlyphs: Sendable, Equatable {
  public struct Palette: Sendable, Equatable {
    /// The font's own name for it.
    public let name: String?
    /// Each `#RRGGBBAA`.
    public let colors: [String]
    public let isForLight: Bool
    public let isForDark: Bool
  }

  /// Glyphs drawn in flat layers (`COLR` version 0).
  public var layeredGlyphs = 0
  /// Glyphs drawn with gradients and compositing (`COLR` version 1).
  public var paintedGlyphs = 0
  /// nil for a font without `CPAL`.
  public var palettes: [Palette]?
  /// The pixel sizes of `sbix`; nil without it.
  public var sbix: [Int]?
  /// The pixel sizes of `CBDT`; nil without it.
  public var cbdt: [Int]?
  /// Documents and glyphs of `SVG`; nil without it.
  public var svg: (documents: Int, glyphs: Int)?

  /// Tags of those of these tables that are damaged; what can be read of them is above.
  public var damagedTables: [String] = []

  public init() {}

  public static func == (left: ColourGlyphs, right: ColourGlyphs) -> Bool {
    left.layeredGlyphs == right.layeredGlyphs && left.paintedGlyphs == right.paintedGlyphs
      && left.palettes == right.palettes && left.sbix == right.sbix && left.cbdt == right.cbdt
      && left.svg?.documents == right.svg?.documents && left.svg?.glyphs == right.svg?.glyphs
      && left.damagedTables == right.damagedTables
  }

  /// The version of `COLR` that its glyphs need; nil where it has none.
  public var version: Int? {
    paintedGlyphs > 0 ? 1 : layeredGlyphs > 0 ? 0 : nil
  }

  /// What kinds there are: `COLRv0`, `COLRv1`, `sbix`, `CBDT`, `SVG`.
  public var kinds: [String] {
    var kinds: [String] = []
    if layeredGlyphs > 0 { kinds.append("COLRv0") }
    if paintedGlyphs > 0 { kinds.append("COLRv1") }
    if sbix?.isEmpty == false { kinds.append("sbix") }
    if cbdt?.isEmpty == false { kinds.append("CBDT") }
    if svg != nil { kinds.append("SVG") }
    return kinds
  }
}
