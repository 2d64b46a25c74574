import Testing

@testable import FontInspection

@Suite struct HintingTableTests {
  @Test func gasp() {
    let table = be16(1, 2, 8, 2, 0xFFFF, 3)
    #expect(
      Gasp(table.span).ranges == [
        .init(through: 8, gridfits: false, smooths: true),
        .init(through: 65535, gridfits: true, smooths: true),
      ])
    #expect(Gasp(be16(1, 9).span).notes.count == 1)
  }

  @Test func instructionsOfSimpleAndCompositeGlyphs() {
    let box = be16(0, 0, 0, 0)
    let glyphs: [[UInt8]] = [
      [],  // an empty glyph
      be16(1) + box + be16(3) + be16(2) + [1, 2] + [0, 0],  // two bytes of instructions
      be16(1) + box + be16(3) + be16(0) + [0, 0],  // none
      // Two components: words, then a scale and instructions.
      be16(-1) + box + be16(0x0021, 1, 0, 0) + be16(0x0108, 2, 0, 0) + be16(1) + [0, 0],
      be16(-1) + box + be16(0x0020, 1, 0) + be16(0x0000, 2, 0),  // none
    ]
    var loca: [UInt8] = be32(0)
    var glyf: [UInt8] = []
    for glyph in glyphs {
      glyf += glyph
      loca += be32(glyf.count)
    }
    let read = GlyphInstructions(
      glyf: glyf.span, loca: loca.span, isLong: true, glyphCount: glyphs.count)
    #expect(read.glyphs == 2)
    #expect(read.notes.isEmpty)
    // FreeType 2.12 writes a last end outside glyf when it unpacks WOFF2.
    var odd = loca
    odd.replaceSubrange(20..<24, with: be32(100_000))
    let unpacked = GlyphInstructions(
      glyf: glyf.span, loca: odd.span, isLong: true, glyphCount: glyphs.count, trustsLastEnd: false)
    #expect(unpacked == read)
    let cut = GlyphInstructions(
      glyf: Array(glyf.dropLast(20)).span, loca: loca.span, isLong: true, glyphCount: 9)
    #expect(cut.notes == ["loca points outside glyf, or is too short"])
  }

  @Test func glyphsThatOverlapAreNotReadOverAndOver() {
    // 60,000 glyphs that are one and the same of 10,000 components.
    let glyph = be16(-1, 0, 0, 0, 0) + (0..<10_000).flatMap { _ in be16(0x0020, 1, 0) }
    let loca = (0..<60_001).flatMap { be32($0 % 2 == 0 ? 0 : glyph.count) }
    let read = GlyphInstructions(
      glyf: glyph.span, loca: loca.span, isLong: true, glyphCount: 60_000)
    #expect(read.glyphs == nil)
    #expect(read.notes == ["glyf has glyphs that overlap"])
  }

  /// An INDEX with offsets of one byte.
  private static func index(_ objects: [[UInt8]]) -> [UInt8] {
    guard !objects.isEmpty else { return be16(0) }
    var bytes = be16(objects.count) + [1, 1]
    var offset = 1
    for object in objects {
      offset += object.count
      bytes.append(UInt8(offset))
    }
    return bytes + objects.joined()
  }

  @Test func alignmentZonesAndStemWidthsOfCFF() {
    // Private: BlueValues of two numbers (139 is 0), StdHW.
    let dictionary: [UInt8] = [139, 140, 6, 189, 10]
    let names = Self.index([Array("A".utf8)])
    // Size and offset as five-byte numbers, operator 18.
    func top(_ offset: Int) -> [UInt8] {
      [29] + be32(dictionary.count) + [29] + be32(offset) + [18]
    }
    let before = 4 + names.count + Self.index([top(0)]).count
    let table = [1, 0, 4, 1] + names + Self.index([top(before)]) + dictionary
    let hints = CFFHints(table.span)
    #expect(hints.dictionaries == 1)
    #expect(hints.withAlignmentZones == 1)
    #expect(hints.withStemWidths == 1)
    #expect(!hints.isCIDKeyed)
    for length in 0..<table.count { _ = CFFHints(Array(table[..<length]).span) }
    #expect(CFFHints([9, 9, 9, 9].span).dictionaries == 0)
  }
}
