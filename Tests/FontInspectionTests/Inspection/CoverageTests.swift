import Testing

@testable import FontInspection

@Suite struct CoverageTests {
  @Test(
    arguments: [
      ([0x20...0x7E], 95, true, "every character"),
      ([0x0D...0x0D, 0x20...0x7E], 95, true, "a control code is none of them"),
      ([0x00...0x1F, 0x20...0x7D, 0x7F...0x7F], 94, false, "and makes up for none"),
      ([0x41...0x41], 1, false, "one of them"),
    ] as [([ClosedRange<UInt32>], Int, Bool, String)])
  func basicLatin(
    _ ranges: [ClosedRange<UInt32>], characters: Int, isComplete: Bool, reason: String
  ) {
    let blocks = Coverage(characters: CodePointSet(ranges), encoding: "unicode").blocks
    #expect(blocks.map(\.block.name) == ["Basic Latin"], "\(reason)")
    #expect(blocks.map(\.characters) == [characters], "\(reason)")
    #expect(blocks.map(\.isComplete) == [isComplete], "\(reason)")
  }

  @Test func controlsAloneAreNoBlock() {
    let coverage = Coverage(characters: CodePointSet([0x0D...0x0D, 0x85...0x85]))
    #expect(coverage.blocks.isEmpty)
    #expect(coverage.characters.count == 2)
  }
}
