import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

@Suite struct VariableFontTests {
  /// A family of four instances, 300 to 700, whose Regular lies at the default.
  static func sample(_ change: (inout SampleFont) -> Void = { _ in }) -> SampleFont {
    SampleFont {
      $0.names =
        SampleFont.names("Sample Sans", "Regular", "SampleSans-Regular") + [
          .windows(256, "Weight"), .windows(257, "Light"), .windows(258, "Regular"),
          .windows(259, "SemiBold Italic"), .windows(260, "Bold"),
        ]
      $0.axes = [.init("wght", 300, 400, 700)]
      $0.instances = [
        .init(257, [300]), .init(258, [400]), .init(259, [600]), .init(260, [700]),
      ]
      change(&$0)
    }
  }

  struct Row: Equatable {
    let name: String?
    let source: PostScriptNameSource
    let style: String?
    let weight: Double?
    let isDefault: Bool?
    let index: Int?

    init(_ face: FontFace) {
      name = face.postScriptName
      source = face.postScriptNameSource
      style = face.style
      weight = face.weight
      isDefault = face.instance?.isDefault
      index = face.instance?.index
    }

    init(
      _ name: String?, _ source: PostScriptNameSource, _ style: String?, _ weight: Double?,
      isDefault: Bool = false, index: Int?
    ) {
      self.name = name
      self.source = source
      self.style = style
      self.weight = weight
      self.isDefault = isDefault
      self.index = index
    }
  }

  @Test func derivesNamesAsCoreTextDoes() throws {
    #expect(
      try read(Self.sample().bytes).faces.map(Row.init) == [
        Row("SampleSans-Regular_Light", .derived, "Light", 300, index: 0),
        Row("SampleSans-Regular", .name, "Regular", 400, isDefault: true, index: 1),
        Row("SampleSans-Regular_SemiBold-Italic", .derived, "SemiBold Italic", 600, index: 2),
        Row("SampleSans-Regular_Bold", .derived, "Bold", 700, index: 3),
      ])
  }

  @Test func namesInFvarHoldButForTheDefault() throws {
    let font = Self.sample {
      $0.hasInstancePostScriptNames = true
      $0.names += [.windows(261, "SampleVF-Light"), .windows(262, "SampleVF-Regular")]
      $0.instances[0].postScriptNameID = 261
      $0.instances[1].postScriptNameID = 262
      // An ID that no record has does not resolve.
      $0.instances[3].postScriptNameID = 999
    }
    #expect(
      try read(font.bytes).faces.map(Row.init) == [
        Row("SampleVF-Light", .fvar, "Light", 300, index: 0),
        Row("SampleSans-Regular", .name, "Regular", 400, isDefault: true, index: 1),
        Row("SampleSans-Regular_SemiBold-Italic", .derived, "SemiBold Italic", 600, index: 2),
        Row("SampleSans-Regular_Bold", .derived, "Bold", 700, index: 3),
      ])
    // What fvar calls the default is accepted too, and kept.
    #expect(
      try read(font.bytes).faces.map(\.explicitInstanceName) == [
        nil, "SampleVF-Regular", nil, nil,
      ])
    #expect(try read(font.bytes).faces[1].aliases.adobeTN5902 == "SampleVF-Regular")
  }

  @Test func aDefaultWithoutInstanceHasARowOfItsOwn() throws {
    let font = Self.sample { $0.instances.remove(at: 1) }
    let rows = try read(font.bytes).faces
    #expect(
      rows.map(Row.init).last
        == Row("SampleSans-Regular", .name, "Regular", 400, isDefault: true, index: nil))
    #expect(
      rows.last?.instance
        == FaceInstance(
          index: nil, name: "Regular", coordinates: [AxisValue(tag: "wght", value: 400)],
          isDefault: true))
    #expect(rows.count == 4)
  }

  @Test func anInstanceWithoutResolvableNameHasNone() throws {
    let font = Self.sample { $0.instances[0].nameID = 999 }
    #expect(
      try read(font.bytes).faces.map(Row.init).first
        == Row(nil, .missing, nil, 300, index: 0))
  }

  @Test func withoutID6NothingIsDerived() throws {
    let font = Self.sample { $0.names.removeAll { $0.id == 6 } }
    #expect(try read(font.bytes).faces.map(\.postScriptName) == [nil, nil, nil, nil])
  }

  @Test func weightComesFromTheAxisNotFromOS2() throws {
    // github/mona-sans issue 120: OS/2 says 400, the default is 200.
    let font = Self.sample {
      $0.axes = [.init("wght", 200, 200, 900)]
      $0.instances = [.init(257, [200]), .init(260, [900])]
      $0.weightClass = 400
    }
    #expect(try read(font.bytes).faces.map(\.weight) == [200, 900])
  }

  @Test func withoutAWeightAxisOS2Counts() throws {
    let font = Self.sample {
      $0.axes = [.init("wdth", 75, 100, 125)]
      $0.instances = [.init(257, [75])]
      $0.weightClass = 700
    }
    #expect(try read(font.bytes).faces.map(\.weight) == [700, 700])
  }

  @Test func adobeNamesAreAliases() throws {
    #expect(
      try read(Self.sample().bytes).faces.map(\.aliases.adobeTN5902) == [
        "SampleSans-Light", nil, "SampleSans-SemiBoldItalic", "SampleSans-Bold",
      ])
    let withPrefix = Self.sample { $0.names.append(.windows(25, "SampleVF")) }
    #expect(try read(withPrefix.bytes).faces[3].aliases.adobeTN5902 == "SampleVF-Bold")
    // CoreText does not use ID 25.
    #expect(try read(withPrefix.bytes).faces[3].postScriptName == "SampleSans-Regular_Bold")
  }

  @Test func fullNameOfAnInstance() throws {
    #expect(
      try read(Self.sample().bytes).faces.map(\.fullName) == [
        "Sample Sans Light", "Sample Sans Regular", "Sample Sans SemiBold Italic",
        "Sample Sans Bold",
      ])
  }

  @Test func aDamagedFvarLeavesTheFaceStatic() throws {
    var table =
      SampleFont { $0.axes = [.init("wght", 300, 400, 700)] }.tables
      .first { $0.tag == "fvar" }?.bytes ?? []
    table[12] = 0xFF  // 65,280 instances
    let reading = try read(SampleFont { $0.replacedTables = ["fvar": table] }.bytes)
    #expect(reading.faces.map(\.variable) == [false])
    #expect(reading.notes.count == 1)
    #expect(reading.notes.first?.hasPrefix("the table fvar is damaged") == true)
  }

  @Test func aLocationByAxisValues() throws {
    var reader = FaceReader(includesAliases: false)
    let bytes = Self.sample().bytes
    let face = try reader.readLocation(
      bytes.span, index: 0, coordinates: [AxisValue(tag: "wght", value: 650)])
    #expect(face.weight == 650)
    #expect(face.weightTrait == 0.35)
    #expect(face.postScriptName == nil)
    #expect(face.instance?.coordinates == [AxisValue(tag: "wght", value: 650)])
    #expect(face.instance?.isDefault == false)
    #expect(throws: FontError.self) {
      try reader.readLocation(
        bytes.span, index: 0, coordinates: [AxisValue(tag: "wght", value: 800)])
    }
    #expect(throws: FontError.self) {
      try reader.readLocation(
        bytes.span, index: 0, coordinates: [AxisValue(tag: "wdth", value: 100)])
    }
  }

  @Test(arguments: [
    (14.3, 14.3, true, "the same"), (14.3, 14.300003, true, "14.3 as 16.16 gives it back"),
    (14.3, 14.30002, false, "a step of 16.16 apart"), (400, 401, false, "another value"),
  ])
  func locationsAreComparedAsTheyAreStored(
    _ left: Double, _ right: Double, same: Bool, reason: String
  ) {
    #expect(Fvar.isSame([100, left], [100, right]) == same, "\(reason)")
  }

  @Test func anInstanceIsReachedByItsCoordinates() throws {
    var reader = FaceReader(includesAliases: false)
    let bytes = Self.sample().bytes
    func row(_ weight: Double) throws -> Row {
      Row(
        try reader.readLocation(
          bytes.span, index: 0, coordinates: [AxisValue(tag: "wght", value: weight)]))
    }
    #expect(
      try [600, 400, 650].map(row) == [
        Row("SampleSans-Regular_SemiBold-Italic", .derived, "SemiBold Italic", 600, index: 2),
        Row("SampleSans-Regular", .name, "Regular", 400, isDefault: true, index: 1),
        Row(nil, .missing, nil, 650, index: nil),
      ])
  }

  /// As many axes as a damaged font may claim; of two for one axis the first holds.
  @Test func coordinatesOfManyAxesAreWrittenInLinearTime() {
    let coordinates = (0..<40_000).map { AxisValue(tag: "a\($0 % 20_000)", value: Double($0)) }
    let instance = FaceInstance(index: 0, name: nil, coordinates: coordinates, isDefault: false)
    let text = instance.coordinatesJSON.plainText ?? ""
    #expect(text.utf8.count { $0 == UInt8(ascii: "=") } == 20_000)
    #expect(text.hasPrefix("a0=0,a1=1,a2=2,"))
  }

  @Test(arguments: [
    (300.0, -1.0, "the minimum"), (400, 0, "the default"), (700, 1, "the maximum"),
    (350, -0.5, "half-way down"), (475, 0.25, "a quarter of the way up"),
    (200, -1, "below the minimum"), (900, 1, "above the maximum"),
  ])
  func normalizesCoordinates(value: Double, normalized: Double, reason: String) throws {
    let table = Self.sample().tables.first { $0.tag == "fvar" }?.bytes ?? []
    let fvar = try Fvar(table.span)
    #expect(fvar.normalized([value], avar: nil) == [normalized], "\(reason)")
  }

  @Test func avarBendsTheScale() throws {
    let map: [(Double, Double)] = [(-1, -1), (0, 0), (0.5, 0.25), (1, 1)]
    func f2dot14(_ value: Double) -> [UInt8] { SampleFont.be16(Int(value * 16384)) }
    let table =
      SampleFont.be32(0x0001_0000) + SampleFont.be16(0) + SampleFont.be16(1)
      + SampleFont.be16(map.count) + map.flatMap { f2dot14($0.0) + f2dot14($0.1) }
    let avar = Avar(table)
    #expect(
      [-1, -0.5, 0, 0.25, 0.5, 0.75, 1].map { avar.map($0, axis: 0) } == [
        -1, -0.5, 0, 0.125, 0.25, 0.625, 1,
      ])
    #expect(avar.map(0.5, axis: 1) == 0.5)
  }

  @Test func avarVersion2MovesAxesByEachOther() throws {
    func f2dot14(_ value: Double) -> [UInt8] { SampleFont.be16(Int(value * 16384)) }
    // Two axes without maps of their own; the first moves by -0.25 where the second is at its maximum.
    let segments = SampleFont.be16(0) + SampleFont.be16(0)
    let header =
      SampleFont.be16(2) + SampleFont.be16(0) + SampleFont.be16(0) + SampleFont.be16(2) + segments
    let storeOffset = header.count + 8
    let regions =
      SampleFont.be16(2) + SampleFont.be16(1)
      + f2dot14(0) + f2dot14(0) + f2dot14(0) + f2dot14(0) + f2dot14(1) + f2dot14(1)
    let data =
      SampleFont.be16(2) + SampleFont.be16(1) + SampleFont.be16(1) + SampleFont.be16(0)
      + SampleFont.be16(-4096) + SampleFont.be16(0)
    let store =
      SampleFont.be16(1) + SampleFont.be32(12) + SampleFont.be16(1)
      + SampleFont.be32(UInt32(12 + regions.count)) + regions + data
    let table = header + SampleFont.be32(0) + SampleFont.be32(UInt32(storeOffset)) + store
    let avar = Avar(table)
    #expect(avar.isWhole)
    #expect(avar.vary([0.5, 1]) == [0.25, 1])
    #expect(avar.vary([0.5, 0.5]) == [0.375, 0.5])
    #expect(avar.vary([-1, 1]) == [-1, 1], "what leaves the scale stays at its end")
    #expect(!Avar(Array(table.prefix(header.count + 4))).isWhole)
    #expect(Avar(Array(table.prefix(storeOffset + 6))).vary([0.5, 1]) == [0.5, 1])
  }

  @Test func mvarChangesTheMetricsOfAnInstance() throws {
    func f2dot14(_ value: Double) -> [UInt8] { SampleFont.be16(Int(value * 16384)) }
    // One region, from the default to the maximum; one item: x-height grows by 40.
    let regions =
      SampleFont.be16(1) + SampleFont.be16(1) + f2dot14(0) + f2dot14(1) + f2dot14(1)
    let data =
      SampleFont.be16(1) + SampleFont.be16(1) + SampleFont.be16(1) + SampleFont.be16(0)
      + SampleFont.be16(40)
    let store =
      SampleFont.be16(1) + SampleFont.be32(12) + SampleFont.be16(1)
      + SampleFont.be32(UInt32(12 + regions.count)) + regions + data
    let header = SampleFont.be32(0x0001_0000) + SampleFont.be16(0) + SampleFont.be16(8)
    let mvar =
      header + SampleFont.be16(1) + SampleFont.be16(20) + Array("xhgt".utf8) + SampleFont.be16(0)
      + SampleFont.be16(0) + store
    let font = Self.sample { $0.replacedTables = ["MVAR": mvar] }
    #expect(
      try read(font.bytes).faces.map(\.metrics.xHeight) == [
        500, 500, 500 + 40 * (2.0 / 3 * 16384).rounded() / 16384, 540,
      ])
    #expect(try read(font.bytes).faces.map(\.metrics.capHeight) == [700, 700, 700, 700])
  }
}
