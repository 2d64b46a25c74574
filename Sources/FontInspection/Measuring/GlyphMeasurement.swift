/// What ink covers, measured from the origin on the baseline; upwards and to the right is positive.
public struct InkBox: Sendable, Equatable {
  public var left: Double
  public var top: Double
  public var right: Double
  /// Negative below the baseline.
  public var bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box of both.
  func union(_ other: InkBox) -> InkBox {
    InkBox(
      left: min(left, other.left), top: max(top, other.top), right: max(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func moved(by distance: Double) -> InkBox {
    InkBox(left: left + distance, top: top, right: right + distance, bottom: bottom)
  }

  /// The box with every number turned into another by the same rule.
  public func map(_ transform: (Double) -> Double?) -> InkBox? {
    guard let left = transform(left), let top = transform(top), let right = transform(right),
      let bottom = transform(bottom)
    else { return nil }
    return InkBox(left: left, top: top, right: right, bottom: bottom)
  }
}

/// One glyph, in font units and unrounded.
public struct GlyphMeasurement: Sendable, Equatable {
  /// The glyph's number in its font; 0 is `.notdef`.
  public let glyph: Int
  /// nil where the font does not name its glyphs.
  public let name: String?
  /// How far the next glyph begins to the right; nil where the font does not say.
  public let advance: Double?
  /// What the outline covers; nil where it draws nothing.
  public let ink: InkBox?

  /// Tells the outline from others of fonts with as many units per em; 0 where it draws nothing, or
  /// was not asked for.
  var outlineDigest: UInt64 = 0

  public init(glyph: Int, name: String?, advance: Double?, ink: InkBox?) {
    self.glyph = glyph
    self.name = name
    self.advance = advance
    self.ink = ink
  }

  /// From the origin to the ink; negative where ink begins left of it.
  public var leftSideBearing: Double? { ink?.left }

  /// From the ink to where the next glyph begins; negative where ink reaches beyond.
  public var rightSideBearing: Double? {
    guard let advance, let ink else { return nil }
    return advance - ink.right
  }
}

/// A text in one face: a glyph for each character, side by side, in font units.
///
/// There is no shaping: no kerning, ligature, mark placement or joining.
public struct TextMeasurement: Sendable, Equatable {
  /// A glyph and the character that it stands for.
  public struct Glyph: Sendable, Equatable {
    public let measurement: GlyphMeasurement
    public let character: Unicode.Scalar
    /// Where the character begins in the text, in bytes of UTF-8: what HarfBuzz counts too, given
    /// UTF-8.
    public let cluster: Int

    public init(measurement: GlyphMeasurement, character: Unicode.Scalar, cluster: Int) {
      self.measurement = measurement
      self.character = character
      self.cluster = cluster
    }
  }

  public let text: String
  /// In the order of the text. A character that the font lacks has glyph 0, whose advance counts:
  /// what a device draws in its place comes from another font.
  public let glyphs: [Glyph]
  /// The sum of the advances; nil where one of them is not known.
  public let width: Double?
  /// What the whole text covers; nil where it draws nothing, or where a glyph's place is not known.
  public let ink: InkBox?
  /// Characters that the font lacks, each once, in the order of the text.
  public let missing: [Unicode.Scalar]

  /// Sets the glyphs side by side.
  public init(text: String, glyphs: [Glyph], missing: [Unicode.Scalar]) {
    self.text = text
    self.glyphs = glyphs
    self.missing = missing
    var pen: Double? = 0
    var ink: InkBox?
    var isPlaced = true
    for glyph in glyphs {
      if let own = glyph.measurement.ink {
        if let pen {
          let box = own.moved(by: pen)
          ink = ink?.union(box) ?? box
        } else {
          isPlaced = false
        }
      }
      if let sum = pen, let advance = glyph.measurement.advance {
        pen = sum + advance
      } else {
        pen = nil
      }
    }
    width = pen
    self.ink = isPlaced ? ink : nil
  }
}
