import TestSupport
import Testing

@testable import FontInspection

@Suite struct DamagedFontTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reason: String
    let bytes: [UInt8]
    let code: FontError.Code
    var testDescription: String { reason }
  }

  static let noFonts: [Case] = [
    Case(reason: "nothing", bytes: [], code: .empty),
    Case(reason: "WOFF", bytes: Array("wOFF".utf8) + [0, 1, 0, 0], code: .woff),
    Case(reason: "WOFF2", bytes: Array("wOF2".utf8), code: .woff2),
    Case(
      reason: "Git LFS pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      code: .gitLFSPointer),
    Case(reason: "HTML", bytes: Array("<!DOCTYPE html><html></html>".utf8), code: .html),
    Case(
      reason: "HTML behind a mark and white space",
      bytes: [0xEF, 0xBB, 0xBF] + Array("\r\n <HTML>".utf8), code: .html),
    Case(reason: "SVG", bytes: Array("<?xml version='1.0'?><svg/>".utf8), code: .xml),
    Case(reason: "ZIP", bytes: Array("PK".utf8) + [3, 4, 0, 0], code: .archive),
    Case(reason: "gzip", bytes: [0x1F, 0x8B, 8, 0], code: .archive),
    Case(reason: "Type 1 in text", bytes: Array("%!PS-AdobeFont-1.0: X".utf8), code: .type1),
    Case(reason: "Type 1 in binary", bytes: [0x80, 1, 0, 0], code: .type1),
    Case(reason: "PCF", bytes: [1] + Array("fcp".utf8), code: .bitmap),
    Case(reason: "BDF", bytes: Array("STARTFONT 2.1\n".utf8), code: .bitmap),
    Case(reason: "text", bytes: Array("404: Not Found".utf8), code: .text),
    Case(reason: "other bytes", bytes: [0xDE, 0xAD, 0xBE, 0xEF], code: .notAFont),
    Case(reason: "one byte", bytes: [0], code: .notAFont),
    Case(reason: "a bare signature", bytes: [0, 1, 0, 0], code: .truncated),
    Case(reason: "no tables", bytes: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], code: .damaged),
    Case(
      reason: "a directory that does not fit", bytes: [0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0],
      code: .truncated),
    Case(reason: "a bare collection", bytes: Array("ttcf".utf8), code: .truncated),
    Case(
      reason: "a collection of nothing", bytes: Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0],
      code: .damaged),
    Case(
      reason: "a collection of more than there is",
      bytes: Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0x0F, 0], code: .truncated),
    Case(
      reason: "a collection of four billion",
      bytes: Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], code: .damaged),
  ]

  @Test(arguments: noFonts)
  func saysWhatTheFileIs(_ row: Case) {
    let error = #expect(throws: FontError.self) {
      try read(row.bytes, readsForeignContainers: false)
    }
    #expect(error?.code == row.code)
    #expect(error?.message.isEmpty == false)
    #expect(error?.help.isEmpty == false)
  }

  /// Where such containers are read, one that holds nothing is still named for what it is.
  @Test(arguments: noFonts.filter { [.woff, .woff2, .type1, .bitmap].contains($0.code) })
  func saysWhatADamagedContainerIs(_ row: Case) {
    let error = #expect(throws: FontError.self) { try read(row.bytes) }
    #expect(error?.code == .damaged)
    #expect(error?.message.contains("it is damaged") == true)
  }

  @Test func aBrokenMemberDoesNotHideTheOthers() throws {
    var bytes = SampleFont.collection([
      SampleFont { $0.names = SampleFont.names("A", "Regular", "A-Regular") },
      SampleFont { $0.names = SampleFont.names("B", "Regular", "B-Regular") },
      SampleFont { $0.names = SampleFont.names("C", "Regular", "C-Regular") },
    ])
    // The second face's offset points behind the end.
    bytes.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let reading = try read(bytes)
    #expect(reading.faces.map(\.postScriptName) == ["A-Regular", "C-Regular"])
    #expect(reading.faces.map(\.faceIndex) == [0, 2])
    #expect(reading.faces.map(\.container) == [.collection, .collection])
    #expect(reading.unreadable.map(\.faceIndex) == [1])
    #expect(reading.unreadable.first?.error.message.hasPrefix("face 1 of 3: ") == true)
  }

  @Test func aFileCutShortIsSaidThoughItsFaceIsListed() throws {
    var bytes = SampleFont().bytes
    // The last table in the directory's order is `post`; let it end behind the file.
    let count = Int(bytes[5])
    let record = 12 + 16 * (count - 1)
    #expect(String(decoding: bytes[record..<(record + 4)], as: UTF8.self) == "post")
    bytes.replaceSubrange((record + 12)..<(record + 16), with: [0x7F, 0, 0, 0])
    let reading = try read(bytes)
    #expect(reading.faces.map(\.postScriptName) == ["Sample-Regular"])
    #expect(reading.unreadable.map(\.error.code) == [.truncated])
    #expect(reading.unreadable.map(\.faceIndex) == [nil])
    #expect(
      reading.unreadable.first?.error.message.contains("the table post should end at byte") == true)
  }

  /// Each table by itself: outside the file it hides nothing that the others say.
  @Test(arguments: SampleFont().tables.map(\.tag))
  func aTableOutsideTheFileHidesNoFace(tag: String) throws {
    let font = SampleFont()
    var bytes = font.bytes
    let place = try #require(font.tables.firstIndex { $0.tag == tag })
    let length = 12 + 16 * place + 12
    bytes.replaceSubrange(length..<(length + 4), with: [0x7F, 0, 0, 0])
    let reading = try read(bytes)
    let sound = try #require(try read(font.bytes).faces.first)
    let face = try #require(reading.faces.first)
    #expect(face.postScriptName == (tag == "name" ? nil : sound.postScriptName))
    #expect(face.unitsPerEm == (tag == "head" ? nil : sound.unitsPerEm))
    #expect(face.glyphCount == (tag == "maxp" ? nil : sound.glyphCount))
    #expect(face.weight == (tag == "OS/2" ? nil : sound.weight))
    #expect(face.format == .truetype)
    // One error for one table, and the same among the face's notes.
    #expect(reading.unreadable.map(\.error.code) == [.truncated])
    #expect(
      face.notes.filter { $0.code == .damagedTable }.map(\.message)
        == reading.unreadable.map(\.error.message))
  }

  @Test func howMuchIsCutOffIsSaid() throws {
    let font = SampleFont()
    let kept = 12 + 16 * font.tables.count + font.tables[0].bytes.count
    let whole = try read(Array(font.bytes[..<kept]))
    #expect(whole.faces.map(\.postScriptName) == [nil])
    #expect(
      whole.unreadable.first?.error.message.hasSuffix("; 8 more tables do not end inside it either")
        == true)
    // Where nothing is left there is nothing to list.
    #expect(throws: FontError.self) {
      try read(Array(font.bytes[..<(12 + 16 * font.tables.count)]))
    }
  }

  @Test func everyTruncationGivesAFaceOrAnError() {
    let bytes = VariableFontTests.sample().bytes
    for length in 0..<bytes.count {
      let prefix = Array(bytes[..<length])
      do {
        let reading = try read(prefix)
        #expect(!reading.faces.isEmpty)
      } catch {
        #expect(error is FontError, "length \(length)")
      }
    }
  }

  @Test func mutationsNeverTrap() throws {
    var random = SplitMix64(seed: 20_261_130)
    let samples = [
      VariableFontTests.sample().bytes,
      SampleFont.collection([SampleFont(), VariableFontTests.sample()]),
      SampleFont { $0.os2Version = 1 }.bytes,
    ]
    for round in 0..<3_000 {
      var bytes = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] =
          [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      do {
        let reading = try read(bytes)
        #expect(reading.faces.count + reading.unreadable.count > 0)
      } catch {
        #expect(error is FontError)
      }
    }
  }

  /// What is missing is said, and what the other tables say stays.
  @Test(
    arguments: [
      (["head"], "the font lacks the table head, without which it cannot be drawn"),
      (["maxp", "cmap"], "the font lacks the tables maxp, cmap, without which it cannot be drawn"),
      (["glyf"], "the font lacks the table glyf, without which it cannot be drawn"),
      (["loca"], "the font lacks the table loca, without which it cannot be drawn"),
      (["glyf", "loca"], "the font lacks the table glyf or CFF, without which it cannot be drawn"),
      (["name"], nil), (["OS/2"], nil), (["post"], nil),
    ] as [([String], String?)])
  func aFontThatCannotBeDrawnIsSaidThoughItsFaceIsListed(
    tables: [String], message: String?
  ) throws {
    let reading = try read(
      SampleFont { for table in tables { $0.replacedTables[table] = [] } }.bytes)
    #expect(reading.faces.count == 1)
    #expect(reading.unreadable.map(\.error.message) == (message.map { [$0] } ?? []))
  }

  /// A table cut short is said, and what the others say stays.
  @Test(arguments: [("post", 32), ("OS/2", 68), ("name", 6)])
  func tablesCutShortAreNoted(table: String, least: Int) throws {
    let reading = try read(SampleFont { $0.replacedTables[table] = [0, 0, 0] }.bytes)
    #expect(reading.faces.count == 1)
    #expect(reading.unreadable.isEmpty)
    let note = "the table \(table) is damaged: it has 3 bytes, its fields take \(least)"
    #expect(reading.notes == [note])
    #expect(reading.faces.first?.notes.contains(FaceNote(.damagedTable, note)) == true)
  }

  /// Without these nothing is drawn: an error, as where they are missing.
  @Test(arguments: [("head", 54), ("hhea", 36), ("maxp", 6), ("cmap", 4), ("hmtx", 4), ("loca", 4)])
  func neededTablesCutShortAreErrors(table: String, least: Int) throws {
    let reading = try read(SampleFont { $0.replacedTables[table] = [0, 0, 0] }.bytes)
    let message =
      "the table \(table) has 3 bytes, its fields take \(least), so nothing can be drawn"
    #expect(reading.notes.isEmpty)
    #expect(reading.unreadable.map(\.error.message) == [message])
    #expect(
      reading.faces.first?.notes.filter { $0.code == .damagedTable }.map(\.message) == [message])
  }

  @Test func aGridThatIsNoneIsAnError() throws {
    let reading = try read(SampleFont { $0.unitsPerEm = 0 }.bytes)
    #expect(reading.faces.map(\.unitsPerEm) == [nil])
    #expect(reading.unreadable.map(\.error.code) == [.damaged])
    #expect(reading.faces.first?.notes.map(\.code) == [.damagedTable])
  }

  /// X.org's fonttosfnt writes such fonts; without bitmaps there is nothing to draw.
  @Test(
    arguments: [
      (["EBDT", "EBLC"], OutlineFormat.bitmap, true), (["sbix"], .bitmap, true), ([], .none, false),
    ] as [([String], OutlineFormat, Bool)])
  func anEmptyGlyf(tables: [String], format: OutlineFormat, isSound: Bool) throws {
    let font = SampleFont { font in
      for tag in tables { font.replacedTables[tag] = [0, 2, 0, 0] }
    }
    var bytes = font.bytes
    let place = try #require(font.tables.firstIndex { $0.tag == "glyf" })
    bytes.replaceSubrange((12 + 16 * place + 12)..<(12 + 16 * place + 16), with: [0, 0, 0, 0])
    let reading = try read(bytes)
    #expect(reading.faces.map(\.format) == [format])
    #expect(reading.unreadable.isEmpty == isSound)
    #expect(reading.faces.first?.notes.contains { $0.code == .tableMissing } == !isSound)
  }

  private static let otto: UInt32 = 0x4F54_544F

  @Test(
    arguments: [
      (otto, [], OutlineFormat.truetype, true, "OTTO with glyf alone"),
      (otto, ["CFF"], .cff, true, "OTTO with both: CFF is drawn"),
      (otto, ["CFF", "glyf", "loca"], .cff, false, "OTTO with CFF alone"),
      (0x0001_0000, ["CFF", "glyf", "loca"], .cff, true, "TrueType's signature with CFF alone"),
      (0x0001_0000, ["CFF"], .truetype, false, "with both glyf is drawn"),
      (0x7472_7565, [], .truetype, false, "Apple's signature"),
    ] as [(UInt32, [String], OutlineFormat, Bool, String)])
  func outlinesAreThoseThatTheSignatureAnnounces(
    signature: UInt32, tables: [String], format: OutlineFormat, isNoted: Bool, reason: String
  ) throws {
    let font = SampleFont { font in
      font.signature = signature
      for tag in tables { font.replacedTables[tag] = tag == "CFF" ? CFFStructureTests.sound : [] }
    }
    let reading = try read(font.bytes)
    #expect(reading.faces.map(\.format) == [format], "\(reason)")
    #expect(reading.unreadable.isEmpty, "\(reason)")
    #expect(
      reading.faces.first?.notes.contains { $0.code == .signatureMismatch } == isNoted, "\(reason)")
    let verdict = try FontInspectorTests.inspect(font.bytes).file?.faces.first?.appleSupport.verdict
    let isDrawn = !isNoted || tables == ["CFF"]
    #expect(verdict == (isDrawn ? .supported : .unknown), "\(reason)")
  }

  @Test(arguments: ["avar", "MVAR"])
  func variationTablesCutShortAreNoted(table: String) throws {
    let font = VariableFontTests.sample {
      $0.replacedTables[table] = [0, 1, 0, 0, 0, 0, 0, 9, 0, 9]
    }
    let reading = try read(font.bytes)
    #expect(reading.faces.count == 4)
    #expect(reading.notes.count == 1)
    #expect(reading.notes.first?.hasPrefix("the table \(table) is damaged") == true)
  }

  @Test func manyBrokenMembersAreSaidAtOnce() throws {
    let offsets = (0..<500).flatMap { _ in SampleFont.be32(0x7FFF_FFFF) }
    let bytes =
      Array("ttcf".utf8) + SampleFont.be32(0x0001_0000) + SampleFont.be32(500) + offsets
    let reading = try read(bytes)
    #expect(reading.faces.isEmpty)
    #expect(reading.unreadable.count == 1)
    #expect(reading.unreadable.first?.faceIndex == nil)
    #expect(
      reading.unreadable.first?.error.message.hasPrefix(
        "500 of its faces are damaged; the first: face 0 of 500: ") == true)
  }

  @Test func aFontMadeToExhaustItsReaderIsRefusedAsAWhole() {
    // Two thousand members that are one and the same variable font of a thousand instances.
    let font = SampleFont {
      $0.axes = [.init("wght", 1, 400, 1000)]
      $0.instances = (0..<1000).map { .init(2, [Double($0)]) }
    }
    let bytes = Self.collection(of: font, repeated: 2000)
    let error = #expect(throws: FontError.self) { try read(bytes) }
    #expect(error?.message == "it claims more than 10000 faces, which no font has")
    let many = SampleFont {
      $0.axes = [.init("wght", 1, 400, 1000)]
      $0.instances = (0..<10_001).map { _ in .init(2, [400]) }
    }
    #expect(throws: FontError.self) { try read(many.bytes) }
  }

  /// A collection whose members are all the same font, at the same place.
  private static func collection(of font: SampleFont, repeated count: Int) -> [UInt8] {
    let single = SampleFont.collection([font])
    let offsets = (0..<count).flatMap { _ in SampleFont.be32(UInt32(12 + 4 * count)) }
    // The tables' own offsets move by what the longer list takes.
    var body = Array(single[16...])
    let tables = Int(body[4]) << 8 | Int(body[5])
    for table in 0..<tables {
      let at = 12 + 16 * table + 8
      let old = body[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      body.replaceSubrange(at..<(at + 4), with: SampleFont.be32(UInt32(old + 4 * (count - 1))))
    }
    return Array("ttcf".utf8) + SampleFont.be32(0x0001_0000) + SampleFont.be32(UInt32(count))
      + offsets + body
  }
}
