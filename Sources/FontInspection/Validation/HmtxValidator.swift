/// `hmtx` (OpenType specification, `hmtx`).
struct HmtxValidator: TableValidator {
  let tag: FontTag = "hmtx"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard let advances = font.advanceCount, let glyphs = font.glyphCount, advances > 0 else {
      return
    }
    // Each glyph with an advance of its own takes four bytes, each later one a left side bearing.
    let needed = 4 * advances + 2 * max(0, glyphs - advances)
    if table.count < 4 * advances {
      faults.add(
        .fatal, "it has \(table.count) bytes, its \(advances) widths take \(4 * advances)")
    } else if table.count < needed {
      faults.add(
        .major,
        "it has \(table.count) bytes, the widths and bearings of \(glyphs) glyphs take \(needed)")
    }
    if table.uint16(at: 0) == 0 {
      // The validator's own words in the report of tesseract-ocr/tesseract issue 182.
      faults.add(.minor, "glyph 0, which stands for characters that are missing, has no width")
    }
  }
}
