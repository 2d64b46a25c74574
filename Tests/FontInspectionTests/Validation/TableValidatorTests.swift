import Foundation
import TestSupport
import Testing

@testable import FontInspection

@Suite struct TableValidatorTests {
  /// A font with one table changed, and what is wrong with it then.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var faults: [TableFault]

    init(
      _ reason: String, _ table: String, _ change: (inout [UInt8]) -> Void,
      _ faults: [(TableFault.Grade, String)], of font: SampleFont = SampleFont()
    ) {
      var font = font
      var bytes = font.tables.first { $0.tag == table }?.bytes ?? []
      change(&bytes)
      font.replacedTables[table] = bytes
      (testDescription, self.bytes) = ("\(table): \(reason)", font.bytes)
      self.faults = faults.map { TableFault(table: table, grade: $0, message: $1) }
    }
  }

  static func faults(_ bytes: [UInt8]) throws -> [TableFault] {
    try FontDetailsTests.details(bytes).flatMap(\.faults)
  }

  @Test func listAndFolderAgree() throws {
    let folder = Repository.file("Sources/FontInspection/Validation")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Validator.swift") && $0 != "TableValidator.swift" }
      .map { String($0.dropLast(6)) }
    #expect(
      files.sorted() == TableValidators.all.map { String(describing: type(of: $0)) }.sorted())
  }

  @Test func aSoundFontHasNoFaults() throws {
    #expect(try Self.faults(SampleFont().bytes) == [])
  }

  @Test(arguments: metrics + glyphs + characters + glyphNames + names + kerning)
  func fault(_ row: Row) throws {
    #expect(try Self.faults(row.bytes) == row.faults)
  }

  /// Writes a 16-bit number into a table.
  static func put(_ value: Int, at offset: Int) -> (inout [UInt8]) -> Void {
    { $0.replaceSubrange(offset..<(offset + 2), with: be16(value)) }
  }

  static let metrics = [
    Row("an unknown version", "head", put(7, at: 0), [(.major, "its version is 7, not 1")]),
    Row(
      "no such format of loca", "head", put(2, at: 50),
      [(.fatal, "indexToLocFormat is 2, not 0 or 1, so no glyph can be found")]),
    Row(
      "an unknown format of glyf", "head", put(1, at: 52),
      [(.minor, "glyphDataFormat is 1, not 0")]),
    Row(
      "yMin above yMax", "head", put(1200, at: 38),
      [(.minor, "the box that holds all glyphs is inside out")]),
    Row("an unknown version", "hhea", put(0, at: 0), [(.major, "its version is 0, not 1")]),
    Row("an unknown format", "hhea", put(1, at: 32), [(.minor, "metricDataFormat is 1, not 0")]),
    Row(
      "no widths", "hhea", put(0, at: 34),
      [(.fatal, "numberOfHMetrics is 0, so no glyph has a width")]),
    Row(
      "CFF's version beside glyf", "maxp", { $0 = be32(0x5000) + be16(4) },
      [(.major, "it has version 0.5, which is for CFF; TrueType outlines need 1.0")]),
    Row(
      "cut short", "maxp", { $0.removeLast(4) },
      [(.fatal, "it has 28 bytes, version 1.0 takes 32")]),
    Row(
      "an unknown version", "maxp", put(2, at: 0),
      [(.major, "its version is 0x20000, neither 0.5 nor 1.0")]),
    Row(
      "too few widths", "hmtx", { $0.removeLast(2) },
      [(.fatal, "it has 14 bytes, its 4 widths take 16")]),
    Row(
      "too few bearings", "hmtx", { $0 = be16(600, 50, 600, 50, 0) },
      [(.major, "it has 10 bytes, the widths and bearings of 4 glyphs take 12")],
      of: sample(["hhea": hhea(advances: 2)])),
    Row(
      "bearings that are all there", "hmtx", { $0 = be16(600, 50, 600, 50, 0, 0) }, [],
      of: sample(["hhea": hhea(advances: 2)])),
    Row(
      "a .notdef without width", "hmtx", put(0, at: 0),
      [(.minor, "glyph 0, which stands for characters that are missing, has no width")]),
  ]

  static func hhea(advances: Int) -> [UInt8] {
    var bytes = SampleFont().tables.first { $0.tag == "hhea" }?.bytes ?? []
    put(advances, at: 34)(&bytes)
    return bytes
  }

  /// Of the sample's four glyphs, 2 (H) and 3 (x) are boxes of 36 bytes each.
  static let glyphs = [
    Row(
      "too short", "loca", { $0.removeLast(4) },
      [(.fatal, "it has 16 bytes, the places of 4 glyphs take 20")]),
    Row(
      "backward", "loca", { $0 = be32(0, 36, 4, 36, 72) },
      [
        (.fatal, "the data of glyph 2 would begin before the one's before")
      ], of: sample(["glyf": [UInt8](repeating: 0, count: 72)])),
    Row(
      "beyond glyf", "loca", { $0 = be32(0, 0, 0, 36, 4000) },
      [(.fatal, "the data of glyph 4 would begin beyond glyf's 72 bytes")]),
    Row(
      "points that are not there", "glyf", put(200, at: 10),
      [(.fatal, "glyph 2 ends before all points are told")]),
    Row(
      "contours that run backward", "glyf",
      { $0 = be16(2, 0, 0, 9, 9, 3, 1, 0) + $0.dropFirst(16) },
      [(.fatal, "glyph 2 lists contours that run backward")]),
    Row(
      "instructions that are not there", "glyf", put(500, at: 12),
      [(.fatal, "the instructions of glyph 2 run beyond its end")]),
    Row(
      "a component that is not there", "glyf", { $0 = composite(of: 9) + $0.dropFirst(36) },
      [(.fatal, "glyph 2 is put together from glyphs that the font does not have")]),
    Row("a component that is", "glyf", { $0 = composite(of: 3) + $0.dropFirst(36) }, []),
    Row(
      "a glyph in itself", "glyf", { $0 = composite(of: 2) + $0.dropFirst(36) },
      [(.fatal, "glyph 2 contains itself")]),
    Row(
      "two glyphs in each other", "glyf", { $0 = composite(of: 3) + composite(of: 2) },
      [(.fatal, "glyph 3 contains itself")]),
    Row(
      "instructions of a composite that are not there", "glyf",
      { $0 = composite(of: 3, flags: 0x0102, then: be16(99)) + $0.dropFirst(36) },
      [(.fatal, "the instructions of glyph 2 run beyond its end")]),
  ]

  /// A glyph of one component, in 36 bytes.
  static func composite(of glyph: Int, flags: Int = 0x0002, then rest: [UInt8] = []) -> [UInt8] {
    let bytes = be16(-1, 0, 0, 500, 500, flags, glyph) + [0, 0] + rest
    return bytes + [UInt8](repeating: 0, count: 36 - bytes.count)
  }

  static let unicode = "the subtable for platform 3, encoding 1"
  static let full = "the subtable for platform 3, encoding 10"

  static func map(_ subtable: [UInt8], encoding: Int = 1) -> (inout [UInt8]) -> Void {
    { $0 = cmap((platform: 3, encoding: encoding, bytes: subtable)) }
  }

  /// Format 4 with segments of start, end and delta.
  static func segments(_ segments: [(Int, Int, Int)], offset: Int = 0) -> [UInt8] {
    let count = segments.count
    return be16(4, 16 + 8 * count, 0, 2 * count, 0, 0, 0) + segments.flatMap { be16($0.1) }
      + be16(0) + segments.flatMap { be16($0.0) } + segments.flatMap { be16($0.2) }
      + segments.flatMap { _ in be16(offset) }
  }

  static let characters = [
    Row(
      "a list that is cut", "cmap", put(90, at: 2),
      [(.fatal, "it has 60 bytes, its list of 90 subtables takes 724")]),
    Row(
      "a subtable outside", "cmap", { $0 = be16(0, 1, 3, 1) + be32(5000) },
      [
        (.fatal, "\(unicode) lies outside of it"), (.fatal, "it has no subtable that is of use"),
      ]),
    Row(
      "an unknown format", "cmap", map(be16(99)),
      [(.major, "\(unicode) has format 99, which is none")]),
    Row(
      "too few segments", "cmap", { $0.removeLast(4) }, [(.fatal, "\(unicode) is 4 bytes short")]),
    Row(
      "a list without its end", "cmap", map(segments([(0x48, 0x48, 2 - 0x48)])),
      [(.major, "\(unicode) does not end with the segment FFFF")]),
    Row(
      "segments out of order", "cmap",
      map(segments([(0x48, 0x48, 2 - 0x48), (0x20, 0x20, 1 - 0x20), (0xFFFF, 0xFFFF, 1)])),
      [(.major, "\(unicode) has segments out of order, from segment 1 on")]),
    Row(
      "glyphs that are not there", "cmap",
      map(segments([(0x48, 0x4A, 2 - 0x48), (0xFFFF, 0xFFFF, 1)])),
      [(.major, "\(unicode) leads to glyphs that the font does not have, at U+004A")]),
    Row(
      "glyphs read from outside", "cmap",
      map(segments([(0x48, 0x4A, 0), (0xFFFF, 0xFFFF, 1)], offset: 4000)),
      [(.fatal, "segment 0 of \(unicode) points outside of cmap")]),
    Row(
      "too few groups", "cmap", map(groups(12, [(0x48, 0x48, 2)], count: 3), encoding: 10),
      [(.fatal, "\(full) is 24 bytes short")]),
    Row(
      "groups out of order", "cmap",
      map(groups(12, [(0x48, 0x48, 2), (0x20, 0x20, 1)]), encoding: 10),
      [(.major, "\(full) has groups out of order, from group 1 on")]),
    Row(
      "groups of glyphs that are not there", "cmap",
      map(groups(12, [(0x48, 0x4A, 2)]), encoding: 10),
      [(.major, "\(full) leads to glyphs that the font does not have, at U+0048")]),
    Row("one glyph for a group", "cmap", map(groups(13, [(0x48, 0x4A, 2)]), encoding: 10), []),
    Row(
      "only a platform that nobody reads", "cmap",
      { $0 = cmap((platform: 4, encoding: 0, bytes: groups(12, [(0x48, 0x48, 2)]))) },
      [(.fatal, "it has no subtable that is of use")]),
  ]

  /// `post` format 2.
  static func post(_ indices: [Int], _ names: [String]) -> (inout [UInt8]) -> Void {
    { bytes in
      bytes = be32(0x20000) + bytes.dropFirst(4)
      bytes += be16(indices.count) + indices.flatMap { be16($0) }
      bytes += names.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
    }
  }

  static let glyphNames = [
    Row("names for every glyph", "post", post([0, 3, 43, 258], ["x.alt"]), []),
    Row("bytes that fill it up", "post", post([0, 3, 43, 258], ["x.alt", "", ""]), []),
    Row(
      "format 1 for another count", "post", { $0 = be32(0x10000) + $0.dropFirst(4) },
      [(.major, "it has format 1, which names exactly 258 glyphs; the font has 4")]),
    Row(
      "an unknown format", "post", { $0 = be32(0x90000) + $0.dropFirst(4) },
      [(.major, "its format is 0x90000, which is none")]),
    Row(
      "no list of names", "post", { $0 = be32(0x20000) + $0.dropFirst(4) },
      [(.fatal, "it ends before its list of names")]),
    Row(
      "names for other glyphs", "post", post([0, 3, 43], []),
      [(.major, "it names 3 glyphs, the font has 4")]),
    Row(
      "a list that is cut", "post",
      {
        post([0, 3, 43, 91], [])(&$0)
        $0.removeLast(2)
      }, [(.fatal, "it has 40 bytes, the list of 4 names takes 42")]),
    Row(
      "a name that is cut", "post",
      {
        post([0, 3, 43, 258], ["x.alt"])(&$0)
        $0.removeLast(2)
      },
      [(.major, "its last name runs beyond its end"), (.major, "the name of glyph 3 is not in it")]),
    Row(
      "a name that is not there", "post", post([0, 3, 43, 300], []),
      [(.major, "the name of glyph 3 is not in it")]),
    Row(
      "a name twice", "post", post([0, 3, 258, 259], ["x", "x"]),
      [(.minor, "glyph 3 has a name that another glyph has")]),
    Row(
      "a standard name written out too", "post", post([0, 3, 43, 258], ["H"]),
      [(.minor, "glyph 3 has a name that another glyph has")]),
    Row("several called .notdef", "post", post([0, 0, 1, 1], []), []),
    Row(
      "a name that nobody has", "post", post([0, 3, 43, 91], ["zero.alt"]),
      [(.technical, "it has 1 more names than the glyphs of the font need")]),
  ]

  /// `name` with records of platform, encoding, language, ID, length and offset.
  static func records(_ records: [[Int]], _ text: String) -> (inout [UInt8]) -> Void {
    { bytes in
      bytes = be16(0, records.count, 6 + 12 * records.count)
      bytes += records.joined().flatMap { be16($0) } + text.utf16.flatMap { be16(Int($0)) }
    }
  }

  static func windows(_ id: Int, _ length: Int, at offset: Int = 0) -> [Int] {
    [3, 1, 0x409, id, length, offset]
  }

  static let names = [
    Row("an unknown format", "name", put(2, at: 0), [(.minor, "its format is 2, not 0 or 1")]),
    Row(
      "a list that is cut", "name", put(900, at: 2),
      [(.fatal, "it has 136 bytes, its list of 900 records takes 10806")]),
    Row(
      "texts inside the list", "name", put(10, at: 4),
      [(.fatal, "its texts would begin at byte 10, inside the list of records")]),
    Row(
      "a text outside", "name", records([windows(1, 90)], "A"),
      [(.fatal, "the text of record 0 lies outside of it")]),
    Row(
      "half a character", "name", records([windows(1, 3)], "AB"),
      [(.minor, "the UTF-16 text of record 0 has an odd number of bytes")]),
    Row("Macintosh texts may be odd", "name", records([[1, 0, 0, 1, 3, 0]], "AB"), []),
    Row(
      "not sorted by ID", "name", records([windows(4, 2), windows(1, 2)], "A"),
      [(.minor, "its records are not sorted, from record 1 on")]),
    Row(
      "not sorted by platform", "name", records([windows(1, 2), [1, 0, 0, 1, 2, 0]], "A"),
      [(.minor, "its records are not sorted, from record 1 on")]),
    Row(
      "a record twice", "name", records([windows(1, 2), windows(1, 2)], "A"),
      [(.technical, "record 1 repeats the one before")]),
    Row(
      "texts that overlap in part", "name", records([windows(1, 4), windows(2, 4, at: 2)], "ABC"),
      [(.minor, "the texts of records overlap in part, so that one of them is wrong")]),
    Row(
      "texts within another", "name",
      records([windows(1, 6), windows(2, 2, at: 2), windows(4, 6)], "ABC"), []),
    Row(
      "an empty copyright", "name", records([windows(0, 0), windows(1, 2)], "A"),
      [(.technical, "record 0 is empty")]),
    Row("an empty family, which is another rule's", "name", records([windows(1, 0)], "A"), []),
  ]

  /// `kern` version 0 with one subtable of format 0.
  static func kern(
    _ pairs: [(Int, Int)], length: Int? = nil, count: Int? = nil, search: [Int]? = nil
  ) -> (inout [UInt8]) -> Void {
    let found = [1: [6, 0, 0], 2: [12, 1, 0], 3: [12, 1, 6]][pairs.count] ?? [0, 0, 0]
    return { bytes in
      bytes = be16(0, 1, 0, length ?? 14 + 6 * pairs.count, 1, count ?? pairs.count)
      bytes += (search ?? found).flatMap { be16($0) } + pairs.flatMap { be16($0.0, $0.1, -20) }
    }
  }

  static let kerning = [
    Row("sound", "kern", kern([(2, 3), (3, 2), (3, 3)]), []),
    Row("no pairs", "kern", kern([]), []),
    Row("no subtables", "kern", { $0 = be16(0, 0) }, []),
    Row("cut inside its header", "kern", { $0 = be16(0) }, [(.fatal, "it ends inside its header")]),
    Row(
      "an unknown version", "kern", { $0 = be16(3, 0) }, [(.major, "its version is 3, not 0 or 1")]),
    Row(
      "fewer pairs than it says", "kern", kern([(2, 3), (3, 2)], count: 3),
      [(.fatal, "subtable 0 is 6 bytes short: its 3 pairs take 32")]),
    Row(
      "a length without the header of the search", "kern", kern([(2, 3), (3, 2)], length: 18),
      [(.major, "the length of subtable 0 is given as 18, its 2 pairs take 26")]),
    Row(
      "a second subtable that is not there", "kern",
      {
        kern([(2, 3)])(&$0)
        put(2, at: 2)(&$0)
      }, [(.fatal, "subtable 1 is missing")]),
    Row(
      "not sorted", "kern", kern([(3, 2), (2, 3)]),
      [
        (
          .major,
          "the pairs of subtable 0 are not sorted, from pair 1 on, so that some are not found"
        )
      ]),
    Row(
      "glyphs that are not there", "kern", kern([(2, 3), (9, 9)]),
      [(.major, "pair 1 of subtable 0 names glyphs that the font does not have")]),
    Row(
      "a wrong search", "kern", kern([(2, 3), (3, 2)], search: [48, 8, 1704]),
      [
        (
          .minor,
          "subtable 0 tells a search by halving 48, 8, 1704, which should be 12, 1, 0 for 2 pairs"
        )
      ]),
    Row(
      "more pairs than a length can tell", "kern",
      {
        $0 = be16(0, 1, 0, (14 + 6 * 12_000) & 0xFFFF, 1, 12_000, 49_152, 13, 22_848)
        $0 += (0..<12_000).flatMap { _ in be16(2, 3, -20) }
      }, []),
    Row(
      "Apple's version", "kern",
      { $0 = be32(0x10000, 1, 22) + be16(0, 0, 1, 6, 0, 0, 2, 3, -20) }, []),
    Row(
      "Apple's version, short", "kern",
      { $0 = be32(0x10000, 1, 22) + be16(0, 0, 5, 24, 2, 6, 2, 3, -20) },
      [(.fatal, "subtable 0 is 24 bytes short for its 5 pairs")]),
    Row(
      "Apple's version, a subtable that is not there", "kern",
      { $0 = be32(0x10000, 2, 22) + be16(0, 0, 1, 6, 0, 0, 2, 3, -20) },
      [(.fatal, "subtable 1 is missing")]),
  ]

  /// Whatever the bytes say, checking them ends, and soon.
  @Test(arguments: metrics + glyphs + characters + glyphNames + names + kerning)
  func hostileBytes(_ row: Row) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20 {
      var bytes = row.bytes
      for _ in 0..<8 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? Self.faults(bytes)
    }
    for length in stride(from: 0, to: row.bytes.count, by: 7) {
      _ = try? Self.faults(Array(row.bytes[..<length]))
    }
  }

  /// Glyphs whose components all lead to each other are looked at once each.
  @Test(.timeLimit(.minutes(1))) func manyComponents() throws {
    let count = 400
    let body = (0..<count).map { glyph -> [UInt8] in
      be16(-1, 0, 0, 9, 9)
        + (0..<count).flatMap { be16(($0 == count - 1 ? 0 : 0x20) | 2, $0) + [0, 0] }
    }
    var font = SampleFont()
    let size = body[0].count
    font.replacedTables = [
      "glyf": Array(body.joined()), "loca": (0...count).flatMap { be32($0 * size) },
      "maxp": be32(0x10000) + be16(count) + [UInt8](repeating: 0, count: 26),
      "hmtx": be16(600, 0, 600, 0, 600, 0, 600, 0)
        + [UInt8](repeating: 0, count: 2 * (count - 4)),
    ]
    let faults = try Self.faults(font.bytes)
    #expect(faults.map(\.table) == ["glyf"])
    #expect(faults.map(\.grade) == [.fatal])
  }

  /// Forty glyphs of two components each ask for 2 to the 40th glyphs.
  @Test(.timeLimit(.minutes(1))) func componentsOfComponents() throws {
    let count = 44
    let body = (0..<count).map { glyph -> [UInt8] in
      guard glyph < 40 else { return be16(0, 0, -3000, 0, 3000) + [0, 0] }
      return be16(-1, 0, -3000, 0, 3000, 0x22, glyph + 1) + [0, 0] + be16(0x02, glyph + 1) + [0, 0]
    }
    var font = SampleFont()
    font.replacedTables = [
      "glyf": Array(body.joined()),
      "loca": (0...count).flatMap { be32(body.prefix($0).joined().count) },
      "maxp": be32(0x10000) + be16(count, 9, 9, 9, 9, 1, 0, 0, 0, 0, 0, 0, 2, 0xFFFF),
      "hmtx": be16(600, 0, 600, 0, 600, 0, 600, 0) + [UInt8](repeating: 0, count: 80),
    ]
    font.capHeight = 700
    let details = try #require(FontDetailsTests.details(font.bytes).first)
    #expect(details.faults == [])
    #expect(details.clipped == [])
  }
}
