import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

/// What is said of fonts that have no tables: Type 1, and bitmaps of X11.
@Suite struct TablelessFontTests {
  /// A bitmap font with a dot for each code (X Consortium, Bitmap Distribution Format 2.1).
  private static func bdf(_ registry: String?, _ encoding: String, codes: [Int]) -> [UInt8] {
    let properties =
      registry.map {
        "STARTPROPERTIES 2\nCHARSET_REGISTRY \"\($0)\"\nCHARSET_ENCODING \"\(encoding)\"\n"
          + "ENDPROPERTIES\n"
      } ?? ""
    let glyphs = codes.map {
      """
      STARTCHAR c\($0)
      ENCODING \($0)
      SWIDTH 1000 0
      DWIDTH 8 0
      BBX 8 1 0 0
      BITMAP
      80
      ENDCHAR

      """
    }
    return Array(
      ("STARTFONT 2.1\nFONT -a-b-medium-r-normal--8-80-75-75-c-80-x-y\nSIZE 8 75 75\n"
        + "FONTBOUNDINGBOX 8 1 0 0\n\(properties)CHARS \(codes.count)\n\(glyphs.joined())ENDFONT\n")
        .utf8)
  }

  private static func inspect(_ bytes: [UInt8]) throws -> InspectedFace {
    try #require(try FontInspectorTests.inspect(bytes).file?.faces.first)
  }

  @Test(
    arguments: [
      ("ISO10646", "1", [0x41, 0x142], ["U+0041", "U+0142"], nil, "Unicode itself"),
      ("ISO8859", "1", [0x41, 0xE9], ["U+0041", "U+00E9"], nil, "FreeType knows Latin-1"),
      ("ISO8859", "2", [0x41, 0xB3], ["U+0041", "U+0142"], "ISO8859-2", "Latin-2"),
      ("iso8859", "2", [0x41, 0xB3], ["U+0041", "U+0142"], "iso8859-2", "in lower case"),
      ("ISO8859", "7", [0xD2], [], "ISO8859-7", "a code that the encoding leaves free"),
      ("KOI8", "R", [0xC1], ["U+0430"], "KOI8-R", "Russian"),
      ("Microsoft", "CP1251", [0xE0], ["U+0430"], "Microsoft-CP1251", "Windows"),
      ("JISX0208.1983", "0", [0x3021], ["U+4E9C"], "JISX0208.1983-0", "two bytes"),
      ("GB2312.1980", "0", [0x3021], ["U+554A"], "GB2312.1980-0", "two bytes"),
      ("KSC5601.1987", "0", [0x3021], ["U+AC00"], "KSC5601.1987-0", "two bytes"),
      ("GB2312.1980", "0", [0x30, 0x30FF], [], "GB2312.1980-0", "codes outside its square"),
      ("Big5", "0", [0x41, 0xA440], ["U+0041", "U+4E00"], "Big5-0", "one byte or two"),
      ("FontSpecific", "0", [0x41, 0x42], [], "FontSpecific-0", "nobody knows what they are"),
    ] as [(String, String, [Int], [String], String?, String)])
  func bitmapsInAnEncodingOfTheirOwn(
    _ registry: String, encoding: String, codes: [Int], characters: [String], name: String?,
    reason: String
  ) throws {
    let coverage = try Self.inspect(Self.bdf(registry, encoding, codes: codes)).coverage
    #expect(coverage.characters.texts == characters, "\(reason)")
    #expect(
      coverage.charset == name.map { Coverage.Charset(name: $0, codes: codes.count) }, "\(reason)")
    #expect(coverage.encoding == (name == nil ? "unicode" : nil), "\(reason)")
  }

  @Test(
    arguments: [
      ("ISO8859", ["2 characters", "ISO8859-2", "2 codes of this encoding; the characters are"]),
      (
        "FontSpecific",
        [
          "0 characters", "no map in Unicode", "FontSpecific-2",
          "2 codes of this encoding, which is",
        ]
      ),
    ])
  func theSheetSaysWhoseCodesTheyAre(_ registry: String, words: [String]) throws {
    let file = try #require(
      try FontInspectorTests.inspect(Self.bdf(registry, "2", codes: [0x41, 0xB3])).file)
    let text = InspectionFormatTests.text(
      TextInspectionFormat.self, InspectionReport(files: [file]))
    for word in words { #expect(text.contains(word), "\(text)") }
    let json = InspectionFormatTests.text(
      JSONInspectionFormat.self, InspectionReport(files: [file]))
    #expect(try JSONSchema("inspect").faults(in: json).isEmpty)
  }

  @Test func type1SaysWhoMadeIt() throws {
    let font = SampleType1(information: [
      "/version (001.005) readonly def",
      #"/Notice (Copyright \(c\) 1990, \251 Sample; GUST Font License) readonly def"#,
      "/FullName (Sample Type One) readonly def", "/FamilyName (Sample) readonly def",
      "/Weight (Bold) readonly def", "/ItalicAngle 0 def", "/isFixedPitch false def",
      "/FSType 4 def",
    ])
    let face = try Self.inspect(font.bytes)
    #expect(face.face.postScriptName == "SampleType1")
    #expect(face.face.weightName == .bold)
    #expect(
      face.licence
        == Licence(copyright: "Copyright (c) 1990, © Sample; GUST Font License", version: "001.005")
    )
    #expect(face.licence.name == "GUST Font License")
    #expect(face.embedding == Embedding(fsType: 4))
    #expect(face.coverage.characters.texts == ["U+0048"])
    #expect(face.coverage.charset == nil)
  }

  @Test func type1ThatSaysNothing() throws {
    let face = try Self.inspect(SampleType1(information: ["/Notice () readonly def"]).bytes)
    #expect(face.licence == Licence())
    #expect(face.embedding == nil)
    let plain = try Self.inspect(SampleFont().bytes)
    #expect(plain.coverage.charset == nil)
  }

  /// Glyphs that bear no known names have codes, but are no characters.
  @Test func type1WithNamesOfItsOwn() throws {
    let coverage = try Self.inspect(SampleType1(information: [], glyph: "wheel").bytes).coverage
    #expect(coverage.characters.count == 0)
    #expect(coverage.charset == Coverage.Charset(name: nil, codes: 1))
  }

  @Test func mutatedFontsNeverTrap() {
    var random = SplitMix64(seed: 31)
    let samples = [
      SampleType1(information: [#"/Notice (\(\251\) a) readonly def"#]).bytes,
      Self.bdf("JISX0208.1983", "0", codes: [0x3021, 0x3022]),
      Self.bdf("ISO8859", "2", codes: [0x41, 0xB3]),
    ]
    for round in 0..<300 {
      var bytes = samples[round % samples.count]
      for _ in 0...(round % 5) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = try? FontInspectorTests.inspect(bytes)
    }
  }
}
