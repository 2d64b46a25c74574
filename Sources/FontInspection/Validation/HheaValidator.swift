/// `hhea` (OpenType specification, `hhea`).
struct HheaValidator: TableValidator {
  let tag: FontTag = "hhea"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    if let version = table.uint16(at: 0), version != 1 {
      faults.add(.major, "its version is \(version), not 1")
    }
    if let format = table.int16(at: 32), format != 0 {
      faults.add(.minor, "metricDataFormat is \(format), not 0")
    }
    guard let advances = font.advanceCount, let glyphs = font.glyphCount else { return }
    if advances == 0, glyphs > 0 {
      faults.add(.fatal, "numberOfHMetrics is 0, so no glyph has a width")
    } else if advances > glyphs {
      faults.add(
        .major, "numberOfHMetrics is \(advances), more than the font's \(glyphs) glyphs")
    }
  }
}
