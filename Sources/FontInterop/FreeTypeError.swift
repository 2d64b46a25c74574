internal import CFreeType

/// An error of FreeType's: its code, open-ended since newer versions add some, and what it means.
public struct FreeTypeError: Error, RawRepresentable, Sendable, Equatable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let unknownFileFormat = FreeTypeError(rawValue: 0x02)
  public static let invalidArgument = FreeTypeError(rawValue: 0x06)

  /// FreeType's own text, also where it was built without texts, as it usually is; of a code that is
  /// not known here the number.
  public var message: String {
    FT_Error_String(rawValue).map { String(cString: $0) } ?? Self.texts[rawValue]
      ?? "FreeType error \(rawValue)"
  }

  /// What opening and loading give (FreeType, `include/freetype/fterrdef.h`).
  private static let texts: [Int32: String] = [
    0x01: "cannot open resource",
    0x02: "unknown file format",
    0x03: "broken file",
    0x06: "invalid argument",
    0x07: "unimplemented feature",
    0x08: "broken table",
    0x09: "broken offset within table",
    0x0A: "array allocation size too large",
    0x0B: "missing module",
    0x10: "invalid glyph index",
    0x12: "unsupported glyph image format",
    0x14: "invalid outline",
    0x15: "invalid composite glyph",
    0x17: "invalid pixel size",
    0x40: "out of memory",
    0x51: "cannot open stream",
    0x52: "invalid stream seek",
    0x53: "invalid stream skip",
    0x54: "invalid stream read",
    0x55: "invalid stream operation",
    0x8E: "SFNT font table missing",
    0x8F: "horizontal header (hhea) table missing",
    0x90: "locations (loca) table missing",
    0x91: "name table missing",
    0x92: "character map (cmap) table missing",
    0x93: "horizontal metrics (hmtx) table missing",
    0x94: "PostScript (post) table missing",
    0x95: "invalid horizontal metrics",
    0x96: "invalid character map (cmap) format",
    0xA0: "opcode syntax error",
    0xA1: "argument stack underflow",
    0xB9: "Font header corrupted or missing fields",
    0xBA: "Font glyphs corrupted or missing fields",
  ]
}

/// Turns a FreeType status into a thrown error.
func check(_ status: FT_Error) throws(FreeTypeError) {
  guard status == 0 else { throw FreeTypeError(rawValue: status) }
}
