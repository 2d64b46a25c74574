import Testing

@testable import FontInspection

@Suite struct CoverageTests {
  @Test(
    arguments: [
      ([0x20...0x7E], ["Basic Latin 95 of 95 complete"], "every character of a block"),
      (
        [0x00...0x00, 0x0D...0x0D, 0x20...0x50, 0x52...0x7D], ["Basic Latin 93 of 95"],
        "control characters do not stand in for letters"
      ),
      (
        [0x00...0x7F], ["Basic Latin 95 of 95 complete"],
        "control characters are not counted either"
      ),
      ([0x00...0x1F], [], "a block of which there are control characters only"),
      (
        [0xFB00...0xFB4F], ["Alphabetic Presentation Forms 58 of 58 complete"],
        "holes that a font fills all the same"
      ),
      (
        [0x10...0x11, 0x41...0x41, 0xE000...0xE001],
        ["Basic Latin 1 of 95", "Private Use Area 2 of 6400"],
        "private use counts"
      ),
      (
        [0x0...0x10FFFF],
        UnicodeBlock.all.map { "\($0.name) \($0.assigned) of \($0.assigned) complete" },
        "everything"
      ),
    ] as [([ClosedRange<UInt32>], [String], String)])
  func blocks(ranges: [ClosedRange<UInt32>], expected: [String], reason: String) {
    let coverage = Coverage(characters: CodePointSet(ranges))
    let blocks = coverage.blocks.map {
      "\($0.block.name) \($0.characters) of \($0.block.assigned)\($0.isComplete ? " complete" : "")"
    }
    #expect(blocks == expected, "\(reason)")
    #expect(coverage.characters == CodePointSet(ranges), "\(reason)")
  }
}
