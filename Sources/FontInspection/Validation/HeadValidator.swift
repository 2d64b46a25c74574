/// `head` (OpenType specification, `head`).
///
/// The magic number and the units per em are looked at where the font is read.
struct HeadValidator: TableValidator {
  let tag: FontTag = "head"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    if let version = table.uint16(at: 0), version != 1 {
      faults.add(.major, "its version is \(version), not 1")
    }
    guard font.format == .truetype, let format = table.int16(at: 50) else { return }
    if format != 0 && format != 1 {
      faults.add(
        .fatal, "indexToLocFormat is \(format), not 0 or 1, so no glyph can be found")
    }
    if let format = table.int16(at: 52), format != 0 {
      faults.add(.minor, "glyphDataFormat is \(format), not 0")
    }
    if let left = table.int16(at: 36), let bottom = table.int16(at: 38),
      let right = table.int16(at: 40), let top = table.int16(at: 42), left > right || bottom > top
    {
      faults.add(.minor, "the box that holds all glyphs is inside out")
    }
  }
}
