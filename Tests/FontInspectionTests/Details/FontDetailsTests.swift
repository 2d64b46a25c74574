import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

@Suite struct FontDetailsTests {
  /// What reading bytes for `verify` gives.
  static func details(_ bytes: [UInt8]) throws -> [FontDetails] {
    var reader = FaceReader(includesAliases: false, includesDetails: true)
    return try reader.read(bytes.span).details
  }

  static func details(_ change: (inout SampleFont) -> Void) throws -> FontDetails {
    try #require(details(SampleFont(change).bytes).first)
  }

  @Test func aSoundFontSaysWhatIsInItsTables() throws {
    let font = SampleFont {
      $0.names = [.macintosh(6, "Sample-Mac"), .windows(0, "Copyright")] + $0.names
      $0.names += [.windows(17, " ")]
      $0.macStyle = 1
      $0.italicAngle = -12.5
      $0.lineGap = 90
    }
    var metrics = VerticalMetrics()
    metrics.hhea = .init(ascender: 950, descender: -250, lineGap: 90)
    metrics.typo = .init(ascender: 950, descender: -250, lineGap: 90)
    metrics.win = .init(ascender: 950, descender: -250, lineGap: nil)
    let found = try Self.details(font.bytes)
    #expect(
      found == [
        FontDetails(
          path: "", faceIndex: 0, fileSize: font.bytes.count,
          tables: ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"],
          names: [
            NameRecord(
              platform: 1, encoding: 0, language: 0, nameID: 6, value: "Sample-Mac", length: 10),
            NameRecord(nameID: 1, value: "Sample", length: 12),
            NameRecord(nameID: 2, value: "Regular", length: 14),
            NameRecord(nameID: 4, value: "Sample Regular", length: 28),
            NameRecord(nameID: 6, value: "Sample-Regular", length: 28),
            NameRecord(nameID: 17, value: " ", length: 2),
          ], weightClass: 400, fsSelection: 0x40, macStyle: 1, italicAngle: -12.5,
          embedding: Embedding(fsType: 0), verticalMetrics: metrics, boundingBox: -250...1000,
          characters: CodePointSet([0x20...0x20, 0x48...0x48, 0x78...0x78]))
      ])
  }

  @Test func aVariableFontHasItsRawInstanceNames() throws {
    let details = try Self.details {
      $0.names += [.windows(256, "Weight"), .windows(257, "Bold"), .windows(258, "Sample-B")]
      $0.axes = [.init("wght", 300, 400, 700)]
      $0.instances = [
        .init(2, [400], postScriptNameID: nil), .init(257, [700], postScriptNameID: 258),
        .init(257, [300], postScriptNameID: 999),
      ]
      $0.hasInstancePostScriptNames = true
    }
    #expect(
      details.axes == [
        VariationAxis(tag: "wght", name: "Weight", minimum: 300, defaultValue: 400, maximum: 700)
      ])
    #expect(details.defaultWeight == 400)
    #expect(
      details.instances == [
        .init(
          index: 0, nameID: 2, name: "Regular", coordinates: [AxisValue(tag: "wght", value: 400)],
          isDefault: true),
        .init(
          index: 1, nameID: 257, name: "Bold", postScriptNameID: 258, postScriptName: "Sample-B",
          coordinates: [AxisValue(tag: "wght", value: 700)]),
        .init(
          index: 2, nameID: 257, name: "Bold", postScriptNameID: 999,
          coordinates: [AxisValue(tag: "wght", value: 300)]),
      ])
  }

  @Test func membersOfACollectionKeepTheirIndex() throws {
    let bytes = SampleFont.collection([SampleFont(), SampleFont { $0.weightClass = 700 }])
    let details = try Self.details(bytes)
    #expect(details.map(\.faceIndex) == [0, 1])
    #expect(details.map(\.weightClass) == [400, 700])
  }

  /// The facts of one table, all nil without it.
  private static func facts(_ details: FontDetails) -> [String: [Int?]] {
    [
      "OS/2": [details.weightClass, details.fsSelection, details.embedding?.fsType],
      "head": [details.macStyle, details.boundingBox?.lowerBound],
      "post": [details.italicAngle.map { Int($0) }],
    ]
  }

  @Test("what is not there is nil", arguments: ["OS/2", "head", "post"])
  func missingTable(tag: String) throws {
    let whole = try #require(Self.facts(Self.details { _ in })[tag])
    let without = try #require(Self.facts(Self.details { $0.replacedTables[tag] = [] })[tag])
    #expect(whole.allSatisfy { $0 != nil })
    #expect(without.allSatisfy { $0 == nil })
  }

  @Test("CFF's own name", arguments: [("Own-Name", "Own-Name"), ("", nil)] as [(String, String?)])
  func cffName(stored: String, expected: String?) throws {
    let index = be16(1) + [1, 1, UInt8(1 + stored.utf8.count)] + Array(stored.utf8)
    let details = try Self.details {
      $0.replacedTables = ["glyf": [], "loca": [], "CFF": [1, 0, 4, 1] + index]
      $0.signature = 0x4F54_544F
    }
    #expect(details.cffName == expected)
  }

  @Test func onlyAScannerThatIsAskedReadsThem() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.ttf", SampleFont().bytes)
    let search = FontSearch([FilePath(folder.path)])
    let asked = await FontScanner(jobs: 1, includesDetails: true).scan(search.inputs)
    let plain = await FontScanner(jobs: 1).scan(search.inputs)
    #expect(asked.details.map(\.path) == ["A.ttf"])
    #expect(plain.details == [])
    #expect(asked.faces == plain.faces)
  }
}
