internal import TextFormatting

// How the face is measured, in font units.
extension FaceProperty {
  public static let unitsPerEm = FaceProperty(
    "unitsPerEm", .number, "font units per em"
  ) { JSONValue($0.unitsPerEm) }

  public static let glyphCount = FaceProperty(
    "glyphCount", .number, "how many glyphs there are"
  ) { JSONValue($0.glyphCount) }

  public static let ascender = FaceProperty(
    "metrics.ascender", .number, "hhea ascender, in font units"
  ) { JSONValue($0.metrics.ascender) }

  public static let descender = FaceProperty(
    "metrics.descender", .number, "hhea descender, negative below the baseline"
  ) { JSONValue($0.metrics.descender) }

  public static let lineGap = FaceProperty(
    "metrics.lineGap", .number, "hhea lineGap"
  ) { JSONValue($0.metrics.lineGap) }

  /// `UIFont.lineHeight` has no place for the line gap; that is `leading`.
  public static let lineHeight = FaceProperty(
    "metrics.lineHeight", .number, "ascender less descender: UIFont's lineHeight in font units"
  ) { JSONValue($0.metrics.lineHeight) }

  public static let capHeight = FaceProperty(
    "metrics.capHeight", .number, "the height of H"
  ) { JSONValue($0.metrics.capHeight) }

  public static let capHeightSource = FaceProperty(
    "metrics.capHeightSource", .text, "where that is from: OS/2 or outline"
  ) { JSONValue($0.metrics.capHeightSource?.rawValue) }

  public static let xHeight = FaceProperty(
    "metrics.xHeight", .number, "the height of x"
  ) { JSONValue($0.metrics.xHeight) }

  public static let xHeightSource = FaceProperty(
    "metrics.xHeightSource", .text, "where that is from: OS/2 or outline"
  ) { JSONValue($0.metrics.xHeightSource?.rawValue) }

  public static let averageAdvance = FaceProperty(
    "metrics.averageAdvance", .number, "OS/2 xAvgCharWidth"
  ) { JSONValue($0.metrics.averageAdvance) }
}

extension FaceMetrics {
  /// The pitch of a label's lines, which iOS takes from `hhea` without the line gap; nil without
  /// `hhea`.
  public var lineHeight: Double? {
    guard let ascender, let descender else { return nil }
    return ascender - descender
  }
}
