/// The fields of `head` that identity and metrics rest on (OpenType specification, `head`).
struct Head: Sendable {
  /// nil where it is not between 16 and 16,384, as it must be.
  var unitsPerEm: UInt16?
  var macStyle: UInt16?
  /// What the glyphs are said to cover, in font units.
  var yMin: Int16?
  var yMax: Int16?
  /// Whether `loca` has offsets of four bytes (indexToLocFormat); nil where the table is too short.
  var hasLongOffsets: Bool?
  /// False where the magic number is not 0x5F0F3CF5.
  var hasMagicNumber: Bool

  init(_ table: Span<UInt8>) {
    unitsPerEm = table.uint16(at: 18).flatMap { (16...16_384).contains($0) ? $0 : nil }
    hasLongOffsets = table.uint16(at: 50).map { $0 != 0 }
    yMin = table.int16(at: 38)
    yMax = table.int16(at: 42)
    macStyle = table.uint16(at: 44)
    hasMagicNumber = table.uint32(at: 12) == 0x5F0F_3CF5
  }

  /// macStyle bit 1.
  var isItalic: Bool { (macStyle ?? 0) & 2 != 0 }
}
