import TestSupport
import Testing

@testable import FontInspection

@Suite struct CmapTests {
  private static func characters(_ table: [UInt8], glyphs: Int? = 100) -> [String] {
    Cmap(table.span, glyphCount: glyphs).characters.texts
  }

  /// Format 4 with segments of (first, last, delta, glyphs); glyphs by an array where there are any.
  private static func segments(_ segments: [(Int, Int, Int, [Int])]) -> [UInt8] {
    let all = segments + [(0xFFFF, 0xFFFF, 1, [])]
    var glyphs: [Int] = []
    var offsets: [Int] = []
    for (index, segment) in all.enumerated() {
      offsets.append(segment.3.isEmpty ? 0 : 2 * (all.count - index) + 2 * glyphs.count)
      glyphs += segment.3
    }
    var bytes = be16(4, 16 + 8 * all.count + 2 * glyphs.count, 0, 2 * all.count, 0, 0, 0)
    bytes += all.flatMap { be16($0.1) } + be16(0) + all.flatMap { be16($0.0) }
    bytes += all.flatMap { be16($0.2) } + offsets.flatMap { be16($0) } + glyphs.flatMap { be16($0) }
    return bytes
  }

  @Test(
    arguments: [
      (
        segments([(0x41, 0x43, 1 - 0x41, [])]), ["U+0041-0043"], "format 4, by a delta"
      ),
      (
        segments([(0x41, 0x43, 0, [5, 0, 7])]), ["U+0041", "U+0043"],
        "format 4, by an array: glyph 0 is none"
      ),
      (
        segments([(0x41, 0x43, 0xFFFF, [1, 2, 3])]), ["U+0042-0043"],
        "format 4: array and delta give glyph 0"
      ),
      (
        segments([(0x41, 0x43, 98 - 0x41, [])]), ["U+0041-0042"], "format 4: glyph 100 is not there"
      ),
      (
        segments([(0x41, 0x50, 1 - 0x41, []), (0x45, 0x55, 40 - 0x45, [])]), ["U+0041-0055"],
        "format 4: a character belongs to the first segment that does not end before it"
      ),
      (
        be16(0, 262, 0) + (0..<256).map { $0 == 0x41 || $0 == 0x42 ? 3 : 0 }, ["U+0041-0042"],
        "format 0"
      ),
      (be16(6, 16, 0, 0x61, 3, 4, 0, 6), ["U+0061", "U+0063"], "format 6"),
      (
        be16(10, 0) + be32(26, 0, 0x1F600, 3) + be16(1, 2, 3), ["U+1F600-1F602"], "format 10"
      ),
      (
        groups(12, [(0x41, 0x5A, 1), (0x1F600, 0x1F601, 50)]), ["U+0041-005A", "U+1F600-1F601"],
        "format 12"
      ),
      (groups(12, [(0x41, 0x45, 0)]), ["U+0042-0045"], "format 12: the group begins at glyph 0"),
      (groups(12, [(0x41, 0x45, 98)]), ["U+0041-0042"], "format 12: the glyphs end at 99"),
      (groups(12, [(0x45, 0x41, 5)]), [], "format 12: the group ends before it begins"),
      (groups(12, [(0x41, 0xFFFF_FFFF, 5)]), ["U+0041-009F"], "format 12: beyond Unicode"),
      (groups(13, [(0x4E00, 0x9FFF, 7)]), ["U+4E00-9FFF"], "format 13: one glyph for all"),
      (groups(13, [(0x4E00, 0x9FFF, 0)]), [], "format 13: glyph 0"),
      (
        groups(13, [(0, 0xFFFF_FFFF, 1)]), ["U+0000-D7FF", "U+E000-10FFFF"],
        "format 13: all there is, and more"
      ),
    ] as [([UInt8], [String], String)])
  func formats(_ subtable: [UInt8], characters: [String], reason: String) {
    #expect(Self.characters(cmap((3, 10, subtable))) == characters, "\(reason)")
  }

  @Test func groupsThatOverlapAreNeverWalkedThrough() {
    // 100,000 groups of the whole of Unicode: 10^11 characters if each were looked at.
    let everything = [(0, 0x10FFFF, 1)]
    let many = Array(repeating: everything[0], count: 100_000)
    let clock = ContinuousClock()
    let duration = clock.measure {
      #expect(Self.characters(cmap((3, 10, groups(13, many)))) == ["U+0000-D7FF", "U+E000-10FFFF"])
      #expect(
        Self.characters(cmap((3, 10, groups(12, many))), glyphs: 65535) == [
          "U+0000-D7FF", "U+E000-FFFD",
        ])
    }
    #expect(duration < .seconds(20))
  }

  @Test func segmentsThatOverlapAreLookedThroughOnce() {
    let many = Array(repeating: (0, 0xFFFE, 0, [Int]()), count: 8000)
    let clock = ContinuousClock()
    let duration = clock.measure {
      #expect(
        Self.characters(cmap((3, 1, Self.segments(many))), glyphs: nil) == [
          "U+0001-D7FF", "U+E000-FFFE",
        ])
    }
    #expect(duration < .seconds(10))
  }

  @Test(
    arguments: [
      (
        [(3, 1, "A"), (3, 10, "B")], "U+0042", Cmap.Encoding.unicode,
        "all of Unicode before its first plane"
      ),
      ([(0, 3, "A"), (3, 1, "B")], "U+0042", .unicode, "Windows before the Unicode platform"),
      ([(1, 0, "A"), (3, 0, "B")], "U+0042", .symbol, "symbols before Mac Roman"),
      ([(1, 0, "A")], "U+0041", .macRoman, "Mac Roman where nothing else is"),
      ([(3, 4, "A"), (1, 0, "B")], "U+0042", .macRoman, "Big5 is not read"),
    ])
  func preference(
    _ given: [(Int, Int, String)], character: String, encoding: Cmap.Encoding, reason: String
  ) {
    let subtables = given.map { platform, encoding, letter in
      (
        platform: platform, encoding: encoding,
        bytes: groups(12, letter.unicodeScalars.map { (Int($0.value), Int($0.value), 1) })
      )
    }
    var records = be16(0, subtables.count)
    var bodies: [UInt8] = []
    for subtable in subtables {
      records += be16(subtable.platform, subtable.encoding)
      records += be32(4 + 8 * subtables.count + bodies.count)
      bodies += subtable.bytes
    }
    let cmap = Cmap((records + bodies).span, glyphCount: 10)
    #expect(cmap.characters.texts == [character], "\(reason)")
    #expect(cmap.encoding == encoding, "\(reason)")
  }

  @Test func macRomanBecomesUnicode() {
    // 0x8A is a with two dots, 0xDB the euro.
    let bytes = be16(0, 262, 0) + (0..<256).map { [0x8A, 0xDB].contains($0) ? UInt8(1) : 0 }
    #expect(Self.characters(cmap((1, 0, bytes))) == ["U+00E4", "U+20AC"])
  }

  @Test func variationSequencesAreCounted() {
    // One selector: two ranges of the default glyph with 1 and 3 characters, two of other glyphs.
    let defaults = be32(2) + [0, 0, 0x41, 0] + [0, 0, 0x50, 2]
    let others = be32(2) + [0, 0, 0x61] + be16(5) + [0, 0, 0x62] + be16(6)
    let subtable =
      be16(14) + be32(0, 1) + [0, 0xFE, 0x00] + be32(21, 21 + defaults.count) + defaults + others
    let table = cmap((3, 10, groups(12, [(0x41, 0x5A, 1)])), (0, 5, subtable))
    #expect(Cmap(table.span, glyphCount: 100).variationSequences == 1 + 3 + 2)
    #expect(Cmap(cmap((3, 10, groups(12, []))).span, glyphCount: 1).variationSequences == nil)
  }

  @Test func whatIsCutShortSaysSo() {
    let table = cmap((3, 10, groups(12, [(0x41, 0x42, 1)], count: 1_000_000)))
    let read = Cmap(table.span, glyphCount: 100)
    #expect(read.characters.texts == ["U+0041-0042"])
    #expect(read.notes == ["cmap is damaged: a subtable is cut short"])
  }

  @Test(
    arguments: [
      ([0, 0], "cmap is shorter than its header"),
      (be16(0, 1), "cmap is shorter than its list of 1 subtable"),
      (be16(0, 0), "cmap lists no subtable, so no character has a glyph"),
      (
        be16(0, 1, 3, 1) + be32(12),
        "cmap is damaged: its subtable for platform 3, encoding 1 does not lie inside it"
      ),
      (
        cmap((3, 3, be16(4, 16))),
        "cmap has no subtable that is read here: none is in Unicode, symbols or Mac Roman"
      ),
      (
        cmap((3, 10, groups(12, [(0x50, 0x41, 1)]))),
        "cmap is damaged: it has ranges of characters that end before they begin"
      ),
      (
        cmap((3, 10, groups(12, [(0x41, 0x42, 1)])), (0, 5, be16(14) + be32(10, 0xFFFF_FFFF))),
        "cmap is damaged: its list of variation sequences is cut short"
      ),
      (cmap((3, 10, groups(12, [(0x41, 0x42, 1)]))), nil),
    ] as [([UInt8], String?)])
  func damageIsNoted(_ table: [UInt8], note: String?) {
    #expect(Cmap(table.span, glyphCount: 100).notes == (note.map { [$0] } ?? []))
  }

  @Test func noPrefixAndNoMutationTraps() {
    var random = SplitMix64(seed: 1)
    let tables = [
      cmap((3, 1, Self.segments([(0x20, 0x7E, 0, Array(1...95)), (0xA0, 0xFF, -0x50, [])]))),
      cmap((3, 10, groups(12, [(0x41, 0x5A, 1), (0x1F600, 0x1F64F, 40)]))),
      cmap((1, 0, be16(6, 16, 0, 0x61, 3, 4, 0, 6))),
    ]
    for table in tables {
      for length in 0..<table.count { _ = Cmap(Array(table[..<length]).span, glyphCount: 100) }
    }
    for round in 0..<2_000 {
      var table = tables[round % tables.count]
      for _ in 0..<4 {
        table[Int.random(in: 0..<table.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let read = Cmap(table.span, glyphCount: 100)
      #expect(read.characters.count <= 0x110000)
    }
  }
}
