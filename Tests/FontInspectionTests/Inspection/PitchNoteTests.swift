import Testing

@testable import FontInspection

@Suite struct PitchNoteTests {
  private static let differ = "post says that the font is monospaced, but its advances run from "
  private static let equal =
    " but post does not say that the font is monospaced, and iOS goes by that"

  @Test(arguments: [
    (true, [600, 600, 600], 3, nil, "flag and advances agree"),
    (false, [500, 600, 700], 3, nil, "neither says monospaced"),
    (true, [600, 600, 900], 3, differ + "600 to 900", "one glyph is wider"),
    (true, [0, 600, 600, 0], 4, nil, "marks have no advance"),
    (false, [600, 600, 600], 3, "every advance is 600," + equal, "no flag"),
    (false, [0, 600, 600, 600], 4, "every advance is 600," + equal, "no flag, with a mark"),
    (false, [600], 200, "every advance is 600," + equal, "one advance stands for all glyphs"),
    (true, [500, 1000], 9000, differ + "500 to 1000", "half and full width"),
    (false, [600, 600], 2, nil, "two glyphs may be equal by chance"),
    (true, [600, 900], 2, nil, "or differ, where one is .notdef"),
    (false, [0, 0, 0], 3, nil, "no advances at all"),
    (false, [], 3, nil, "an empty table"),
    (false, [600, 600, 600, 700], 3, "every advance is 600," + equal, "advances of no glyph"),
  ])
  func disagreement(
    isFixedPitch: Bool, advances: [Int], glyphCount: Int, message: String?, reason: String
  ) {
    let hhea = Array(repeating: 0, count: 34) + be16(advances.count)
    let hmtx = advances.flatMap { be16($0, 0) }
    let note = PitchNote.note(
      isFixedPitch: isFixedPitch, hhea: hhea.span, hmtx.span, glyphCount: glyphCount)
    #expect(
      note == message.map { FaceNote(.pitchAndAdvancesDisagree, $0) }, "\(reason)")
  }

  /// Counts that the tables do not hold.
  @Test func countsAreHeldAgainstTheTables() {
    let hhea: [UInt8] = Array(repeating: 0, count: 34) + be16(0xFFFF)
    let hmtx: [UInt8] = be16(600, 0, 600, 0, 600, 0) + [2]
    #expect(
      PitchNote.note(isFixedPitch: false, hhea: hhea.span, hmtx.span, glyphCount: 70_000) != nil)
    #expect(
      PitchNote.note(isFixedPitch: false, hhea: [UInt8]().span, hmtx.span, glyphCount: 3) == nil)
  }
}
