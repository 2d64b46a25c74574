import TestSupport
import Testing

@testable import FontInspection

@Suite struct IdentityTests {
  @Test func aSoundFaceAsAWhole() throws {
    var face = try face { $0.names.append(.windows(17, "Book")) }
    face.metrics.stated = [:]
    #expect(
      face
        == FontFace(
          path: "", displayPath: "", faceIndex: 0, postScriptName: "Sample-Regular",
          postScriptNameSource: .name, aliases: PostScriptNameAliases(), family: "Sample",
          style: "Book", fullName: "Sample Regular", weight: 400, weightTrait: 0,
          weightName: .regular, width: 5, widthTrait: 0, italic: false, bold: false,
          monospaced: false, format: .truetype, container: .sfnt, variable: false, instance: nil,
          unitsPerEm: 1000, glyphCount: 4,
          metrics: FaceMetrics(
            ascender: 950, descender: -250, lineGap: 0, capHeight: 700, capHeightSource: .os2,
            xHeight: 500, xHeightSource: .os2, averageAdvance: 600)))
  }

  struct Slant: Sendable, CustomTestStringConvertible {
    let reason: String
    let change: @Sendable (inout SampleFont) -> Void
    let italic: Bool
    var testDescription: String { reason }
  }

  static let slants: [Slant] = [
    Slant(reason: "fsSelection bit 0", change: { $0.fsSelection = 0x01 }, italic: true),
    Slant(reason: "fsSelection bit 9, oblique", change: { $0.fsSelection = 0x200 }, italic: true),
    Slant(reason: "macStyle bit 1", change: { $0.macStyle = 2 }, italic: true),
    Slant(reason: "italicAngle", change: { $0.italicAngle = -12 }, italic: true),
    Slant(
      reason: "bold bits are none",
      change: {
        $0.fsSelection = 0x20
        $0.macStyle = 1
      }, italic: false),
  ]

  @Test(arguments: slants)
  func italicComesFromFourFields(_ row: Slant) throws {
    #expect(try face(row.change).italic == row.italic)
  }

  @Test(arguments: [(1, -0.4), (3, -0.2), (5, 0), (9, 0.4)])
  func widthTrait(widthClass: Int, trait: Double) throws {
    let face = try face { $0.widthClass = widthClass }
    #expect(face.width == widthClass)
    #expect(face.widthTrait == trait)
  }

  @Test func monospacedComesFromPostOnly() throws {
    // Every glyph of the sample is 600 wide; only the flag counts.
    #expect(try face { _ in }.monospaced == false)
    #expect(try face { $0.isFixedPitch = true }.monospaced == true)
  }

  @Test func postScriptNameIsTakenVerbatim() throws {
    let odd = try face { $0.names = SampleFont.names("Sample", "Regular", "Sp Ace (X) Rég") }
    #expect(odd.postScriptName == "Sp Ace (X) Rég")
    #expect(odd.postScriptNameSource == .name)
  }

  @Test(arguments: [
    (4, 700, 500, MetricSource.os2, "version 2 and later store both"),
    (1, 710, 510, .outline, "below version 2 there are no such fields"),
  ])
  func heights(version: Int, cap: Int, x: Int, source: MetricSource, reason: String) throws {
    let metrics = try face { $0.os2Version = version }.metrics
    #expect(metrics.capHeight == Double(cap), "\(reason)")
    #expect(metrics.xHeight == Double(x), "\(reason)")
    #expect(metrics.capHeightSource == source, "\(reason)")
    #expect(metrics.xHeightSource == source, "\(reason)")
  }

  @Test func aStoredZeroIsMeasured() throws {
    let metrics = try face { $0.capHeight = 0 }.metrics
    #expect(metrics.capHeight == 710)
    #expect(metrics.capHeightSource == .outline)
    #expect(metrics.xHeight == 500)
    #expect(metrics.xHeightSource == .os2)
  }

  struct Missing: Sendable, CustomTestStringConvertible {
    let table: String
    let check: @Sendable (FontFace) -> Bool
    var testDescription: String { table }
  }

  static let missing: [Missing] = [
    Missing(table: "head") { $0.unitsPerEm == nil && $0.family == "Sample" },
    Missing(table: "maxp") { $0.glyphCount == nil && $0.weight == 400 },
    Missing(table: "hhea") {
      $0.metrics.ascender == nil && $0.metrics.descender == nil && $0.metrics.lineGap == nil
        && $0.metrics.capHeight == 700
    },
    Missing(table: "OS/2") {
      $0.weight == nil && $0.width == nil && $0.widthTrait == 0 && $0.metrics.averageAdvance == nil
    },
    Missing(table: "post") { !$0.monospaced && !$0.italic },
    Missing(table: "name") {
      $0.family == nil && $0.style == nil && $0.fullName == nil && $0.postScriptName == nil
        && $0.postScriptNameSource == .missing
    },
    Missing(table: "glyf") { $0.format == .none },
  ]

  @Test(arguments: missing)
  func whatOtherTablesSayStaysWithoutOne(_ row: Missing) throws {
    let face = try face { $0.replacedTables = [row.table: []] }
    #expect(row.check(face))
  }

  @Test(arguments: ["head", "maxp", "hhea", "OS/2", "post", "name"])
  func aTableOfOneByteCountsAsFarAsItGoes(table: String) throws {
    let face = try face { $0.replacedTables = [table: [0]] }
    #expect(face.format == .truetype)
  }

  @Test(arguments: [
    ("CFF ", OutlineFormat.cff), ("CFF2", .cff2), ("sbix", .bitmap), ("CBDT", .bitmap),
    ("EBDT", .bitmap),
  ])
  func formatIsToldByTheTable(table: String, format: OutlineFormat) throws {
    let face = try face { $0.replacedTables = ["glyf": [], "loca": [], table: [1, 2, 3, 4]] }
    #expect(face.format == format)
  }

  @Test(arguments: [("EBDT", OutlineFormat.bitmap), ("CFF ", .cff), ("ABCD", .none)])
  func anEmptyTableOfOutlinesIsNone(table: String, format: OutlineFormat) throws {
    var bytes = SampleFont { $0.replacedTables = [table: [1, 2, 3, 4]] }.bytes
    let entry = try #require(
      stride(from: 12, to: bytes.count - 16, by: 16).first {
        bytes[$0..<($0 + 4)].elementsEqual("glyf".utf8)
      })
    for offset in 12..<16 { bytes[entry + offset] = 0 }
    #expect(try read(bytes).faces.map(\.format) == [format])
  }

  @Test(arguments: [0, 15, 16_385])
  func unitsPerEmOutsideTheRangeIsNone(value: Int) throws {
    let reading = try read(SampleFont { $0.unitsPerEm = value }.bytes)
    #expect(reading.faces.map(\.unitsPerEm) == [nil])
    #expect(
      reading.unreadable.map(\.error.message) == [
        "head states \(value) units per em, but 16 to 16384 are allowed, so nothing can be scaled"
      ])
  }
}
