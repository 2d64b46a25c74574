import Testing

@testable import FontInspection

@Suite struct ColourTableTests {
  @Test func palettesWithTypesAndNames() {
    // Two palettes of two colours that share the second record; version 1 with types and labels.
    let records: [UInt8] = [0x33, 0x22, 0x11, 0xFF, 0, 0, 0xFF, 0x80, 0xFF, 0, 0, 0xFF]
    let head = be16(1, 2, 2, 3) + be32(28) + be16(0, 1)
    let table = head + be32(40, 48, 0) + records + be32(1, 2) + be16(300, 0xFFFF)
    let cpal = CPAL(table.span)
    #expect(
      cpal.palettes == [
        .init(colors: ["#112233FF", "#FF000080"], isForLight: true, isForDark: false, nameID: 300),
        .init(colors: ["#FF000080", "#0000FFFF"], isForLight: false, isForDark: true, nameID: nil),
      ])
    #expect(cpal.notes.isEmpty)
    for length in 0...table.count { _ = CPAL(Array(table[..<length]).span) }
  }

  @Test func palettesThatShareRecordsAreBounded() {
    let table =
      be16(0, 60_000, 60_000, 60_000) + be32(12 + 120_000)
      + [UInt8](repeating: 0, count: 120_000 + 240_000)
    #expect(CPAL(table.span).palettes.reduce(0) { $0 + $1.colors.count } <= 65_535)
  }

  @Test(
    arguments: [
      (be16(0, 1) + be32(14, 0) + be16(0) + be16(1, 0, 1), 1, 0, 0, "version 0"),
      (
        be16(1, 0) + be32(0, 0) + be16(0) + be32(34, 0, 0, 0, 0) + be32(2)
          + be16(1, 0, 0, 2, 0, 0), 0, 2, 0, "version 1"
      ),
      (be16(0, 100) + be32(14, 0) + be16(0), 0, 0, 1, "more glyphs than bytes"),
      (
        be16(1, 0) + be32(0, 0) + be16(0) + be32(34, 0, 0, 0, 0) + be32(0x4000_0000), 0, 0, 1,
        "a list of a thousand million"
      ),
      ([], 0, 0, 1, "no byte"),
    ] as [([UInt8], Int, Int, Int, String)])
  func layers(_ table: [UInt8], layered: Int, painted: Int, notes: Int, reason: String) {
    let colr = COLR(table.span)
    #expect(colr.layeredGlyphs == layered, "\(reason)")
    #expect(colr.paintedGlyphs == painted, "\(reason)")
    #expect(colr.notes.count == notes, "\(reason)")
  }

  @Test func svgDocumentsAndGlyphs() {
    // Two ranges of glyphs share the first document.
    let list =
      be16(3) + be16(1, 3) + be32(38, 9) + be16(5, 5) + be32(38, 9) + be16(7, 8) + be32(47, 9)
    let table = be16(0) + be32(10, 0) + list
    let svg = SVGTable(table.span)
    #expect(svg.documents == 2)
    #expect(svg.glyphs == 6)
    #expect(SVGTable(Array(table.dropLast()).span).notes.count == 1)
    #expect(SVGTable([UInt8]().span).notes.count == 1)
  }

  @Test func strikes() {
    let sbix = be16(1, 1) + be32(2, 16, 20) + be16(160, 72, 20, 72)
    #expect(Sbix(sbix.span).sizes == [20, 160])
    #expect(Sbix((be16(1, 1) + be32(0xFFFF_FFFF)).span).notes.count == 1)
    let size = [UInt8](repeating: 0, count: 44) + [109, 109, 32, 1]
    #expect(BitmapLocation((be32(0x30000, 1) + size).span, tag: "CBLC").sizes == [109])
    #expect(
      BitmapLocation((be32(0x30000, 2) + size).span, tag: "CBLC").notes
        == ["CBLC is shorter than its list of 2 strikes"])
  }
}
