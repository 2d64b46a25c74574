/// `maxp` (OpenType specification, `maxp`).
struct MaxpValidator: TableValidator {
  let tag: FontTag = "maxp"

  /// The bytes that version 1.0 takes.
  private static let fullLength = 32

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard let version = table.uint32(at: 0) else { return }
    if font.glyphCount == 0 { faults.add(.fatal, "it says that the font has no glyphs") }
    switch version {
    case 0x0000_5000:
      if font.format == .truetype {
        faults.add(.major, "it has version 0.5, which is for CFF; TrueType outlines need 1.0")
      }
    case 0x0001_0000:
      if font.format == .truetype, table.count < Self.fullLength {
        faults.add(.fatal, "it has \(table.count) bytes, version 1.0 takes \(Self.fullLength)")
      }
    default:
      faults.add(
        .major, "its version is 0x\(CodePointSet.digits(version)), neither 0.5 nor 1.0")
    }
  }
}
