import SystemInterop
import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

/// What is said of fonts that lack something, or of which something means nothing.
@Suite struct FaultyFontTests {
  private static func face(_ change: (inout SampleFont) -> Void) throws -> InspectedFace {
    try #require(try FontInspectorTests.faces(SampleFont(change)).first)
  }

  @Test(
    arguments: [
      ("cmap", [], "tables", "missing"), ("hhea", [], "tables", "missing"),
      ("hmtx", [], "tables", "missing"), ("maxp", [], "tables", "missing"),
      ("cmap", [0, 0, 0], "cmap", "three bytes"), ("head", [0, 1, 0], "head", "three bytes"),
      ("hhea", [0, 1, 0], "hhea", "three bytes"), ("maxp", [0, 1, 0], "maxp", "three bytes"),
      ("hmtx", [0, 1, 0], "hmtx", "three bytes"), ("loca", [0, 1, 0], "loca", "three bytes"),
    ] as [(String, [UInt8], String, String)])
  func whatCannotBeDrawnIsRefused(
    _ tag: String, bytes: [UInt8], subject: String, reason: String
  ) throws {
    let support = try Self.face { $0.replacedTables[tag] = bytes }.appleSupport
    #expect(support.verdict == .refused, "\(tag) \(reason)")
    #expect(support.since == nil)
    #expect(support.reasons.first?.subject == subject)
    #expect(support.reasons.first?.message.contains(bytes.isEmpty ? tag : "3 bytes") == true)
  }

  @Test(arguments: [(0, AppleSupport.Verdict.refused), (15, .refused), (16, .supported)])
  func aGridThatIsNone(unitsPerEm: Int, verdict: AppleSupport.Verdict) throws {
    let support = try Self.face { $0.unitsPerEm = unitsPerEm }.appleSupport
    #expect(support.verdict == verdict)
    #expect(
      support.reasons.map { "\($0.subject) \($0.message)" }
        == (verdict == .supported
          ? []
          : [
            "head states \(unitsPerEm) units per em, but 16 to 16384 are allowed, so nothing can be scaled"
          ]))
  }

  @Test func aFileCutShortIsRefused() throws {
    // `post` lies last; the directory still tells of it.
    let bytes = Array(SampleFont().bytes.dropLast(8))
    let face = try #require(try FontInspectorTests.inspect(bytes).file?.faces.first)
    #expect(face.appleSupport.verdict == .refused)
    #expect(face.appleSupport.reasons.first?.subject == "file")
    #expect(try Self.face { _ in }.appleSupport.verdict == .supported)
  }

  @Test(
    arguments: [
      (["COLR": be16(1, 0xFFFF) + be32(14, 14) + be16(0xFFFF) + be32(0)], ["COLR"]),
      (["CPAL": be16(0, 0xFFFF, 0xFFFF, 0xFFFF) + be32(12)], ["CPAL"]),
      (["CBDT": be32(0x30000), "CBLC": be32(0x30000, 0xFFFF_FFFF)], ["CBDT"]),
      (["CBDT": be32(0x30000)], ["CBDT"]),
      (
        ["CBDT": be32(0x30000), "CBLC": be32(0x30000, 1) + [UInt8](repeating: 0, count: 48)],
        ["CBDT"]
      ),
      (["sbix": be16(1, 1) + be32(0xFFF_FFFF) + [UInt8](repeating: 0, count: 100)], ["sbix"]),
      (["SVG": be16(0) + be32(500)], ["SVG"]),
    ] as [([String: [UInt8]], [String])])
  func damagedColourIsToldAndNotCounted(_ tables: [String: [UInt8]], tags: [String]) throws {
    let face = try Self.face { $0.replacedTables = tables }
    #expect(face.colour.damagedTables == tags)
    #expect(face.colour.sbix ?? [] == [])
    #expect(face.colour.cbdt ?? [] == [])
    #expect(face.colour.kinds.filter { $0 != "SVG" } == [])
    #expect(!face.notes.isEmpty)
    #expect(face.appleSupport.verdict == .partly)
    let file = InspectedFile(
      path: "f", displayPath: "f", size: 1, sha256: "", container: .sfnt, faceCount: 1,
      faces: [face])
    let text = InspectionFormatTests.text(
      TextInspectionFormat.self, InspectionReport(files: [file]))
    let tag = try #require(tags.first)
    #expect(text.contains(/damaged; the notes say how/), "\(tag): \(text)")
    #expect(!text.contains("pictures of"))
  }

  @Test func strikesAreEachNamedOnce() throws {
    let strike = { (size: UInt8) in [UInt8](repeating: 0, count: 44) + [size, size, 32, 1] }
    let location = BitmapLocation(
      (be32(0x30000, 3) + strike(109) + strike(0) + strike(109)).span, tag: "CBLC")
    #expect(location.sizes == [109])
    #expect(location.notes == ["CBLC lists strikes of no pixels per em"])
    let sbix = Sbix((be16(1, 1) + be32(3, 20, 20, 22) + be16(72, 0, 72)).span)
    #expect(sbix.sizes == [72])
    #expect(sbix.notes == ["sbix lists strikes of no pixels per em"])
  }

  @Test(arguments: [12, 13])
  func whatIsNoCharacterIsNotCounted(format: Int) {
    let groups = [
      (0xD7FE, 0xE001), (0xDC00, 0xDCFF), (0x10_FFFF, 0x11_0005), (0x20_0000, 0x20_0001),
    ]
    var table = be16(0, 1, 3, 10) + be32(12)
    table += be16(format, 0) + be32(16 + 12 * groups.count, 0, groups.count)
    for (first, last) in groups { table += be32(first, last, 1) }
    let cmap = Cmap(table.span, glyphCount: 60_000)
    #expect(cmap.characters.texts == ["U+D7FE-D7FF", "U+E000-E001", "U+10FFFF"])
  }

  @Test func aNameOfTwoInstancesIsTold() throws {
    let font = VariableFontTests.sample {
      $0.instances = [.init(257, [300]), .init(260, [500]), .init(257, [600])]
    }
    let bytes = font.bytes
    let name = try #require(
      try FontInspectorTests.faces(font).first { $0.face.instance?.index == 0 }?.face.instance?.name
    )
    let file = try #require(try FontInspectorTests.inspect(bytes, "Sample.ttf@\(name)").file)
    #expect(file.faces.map(\.face.instance?.index) == [0])
    #expect(
      file.notes == [
        "2 instances are named \"\(name)\": took @wght=300, not @wght=600"
      ])
    let other = try #require(
      try FontInspectorTests.faces(font).first { $0.face.instance?.index == 1 }?.face.instance?.name
    )
    #expect(try FontInspectorTests.inspect(bytes, "Sample.ttf@\(other)").file?.notes == [])
  }

  @Test func anAxisHasOneValue() throws {
    let error = #expect(throws: FontError.self) {
      try FontInspectorTests.faces(VariableFontTests.sample(), "Sample.ttf@wght=500,wght=600")
    }
    #expect(error?.message == "the axis wght is named twice")
  }

  /// Every path of objects in the JSON document is a property.
  @Test func everyFieldCanBeAskedFor() throws {
    let file = try #require(
      try FontInspectorTests.inspect(FontInspectorTests.everything.bytes).file)
    for face in file.faces {
      func check(_ value: JSONValue, _ path: String) {
        guard case .object(let members) = value, !path.hasSuffix("coordinates") else { return }
        for member in members where member.key != "evidence" {
          let name = path.isEmpty ? member.key : "\(path).\(member.key)"
          let property = InspectionProperty.named(name)
          #expect(property != nil, "\(name)")
          // Names of `all` may add what JSON leaves out, but never say otherwise.
          #expect(property?.json(of: face, in: file).text == member.value.text, "\(name)")
          check(member.value, name)
        }
      }
      check(face.json, "")
    }
    let face = try #require(file.faces.first)
    for (name, text) in [
      ("verticalMetrics.hhea.ascender", "950"), ("verticalMetrics.win.lineHeight", "1200"),
      ("colour.layeredGlyphs", "1"), ("hinting.fontProgram", "3"),
    ] {
      #expect(InspectionProperty.named(name)?.text(of: face, in: file) == text)
    }
    for name in ["verticalMetrics.hhea.x", "", ".", "verticalMetrics.", "names.0.value"] {
      #expect(InspectionProperty.named(name) == nil, "\(name)")
    }
  }

  @Test(arguments: [30, 40, 59, 60, 80, 100])
  func nothingIsWiderThanThePage(width: Int) throws {
    let font = VariableFontTests.sample {
      $0.names += [
        .windows(300, "Semi Condensed Extra Light Italic"),
        .windows(13, String(repeating: "This font may be used. ", count: 20)),
      ]
      $0.axes += [.init("wdth", 75, 100, 125), .init("opsz", 6, 12, 72), .init("slnt", -9, 0, 9)]
      $0.instances = [.init(300, [300, 75, 12, -9]), .init(257, [700, 125, 72, 9])]
    }
    let file = try #require(try FontInspectorTests.inspect(font.bytes).file)
    let text = InspectionFormatTests.text(
      TextInspectionFormat.self, InspectionReport(files: [file]), width: width)
    for line in text.split(separator: "\n") {
      // A name and a checksum are copied, so they are never broken.
      let isOneWord = line.split(separator: " ").count <= (width < 60 ? 1 : 2)
      #expect(line.count <= width || isOneWord, "\(line)")
    }
    // Where columns fit, the axis stands above its values.
    #expect(
      width < 100 ? text.contains(/slnt\s+-9/) : text.contains(/wght +wdth +opsz +slnt\n/))
  }
}
