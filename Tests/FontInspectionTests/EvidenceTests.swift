import Foundation
import TestSupport
import Testing

@testable import FontInspection

@Suite struct EvidenceTests {
  private func basis(
    _ fact: String, _ change: @escaping (inout SampleFont) -> Void
  ) throws -> Evidence.Basis? {
    try faces(change).first?.evidence.first { $0.fact == fact }?.basis
  }

  @Test func whatAgreesIsProvenAndWhatDisagreesIsOurRule() throws {
    #expect(try basis("family") { _ in } == .device)
    #expect(try basis("family") { $0.names.append(.macintosh(1, "Other")) } == .rule)
    #expect(try basis("style") { $0.names.append(.macintosh(2, "Roman")) } == .rule)
    #expect(try basis("family") { $0.names.append(.macintosh(1, "Sample")) } == .device)
    #expect(try basis("italic") { _ in } == .reverseEngineered)
    #expect(try basis("italic") { $0.macStyle = 2 } == .rule)
    #expect(try basis("postScriptName") { _ in } == .device)
    #expect(
      try basis("postScriptName") { $0.names = SampleFont.names("A", "B", "A B") } == .rule)
    #expect(try basis("postScriptName") { $0.names = [.windows(1, "A")] } == .device)
    #expect(try basis("weightTrait") { _ in } == .device)
    #expect(try basis("weightTrait") { $0.os2Version = nil } == .reverseEngineered)
    #expect(
      try basis("weightTrait") {
        $0.axes = [.init("wght", 100, 400, 900)]
        $0.instances = [.init(2, [700])]
      } == .rule)
    #expect(try basis("widthTrait") { _ in } == .engine)
    #expect(try basis("widthTrait") { $0.widthClass = 10 } == .rule)
    #expect(try basis("widthTrait") { $0.os2Version = nil } == .rule)
    #expect(
      try basis("widthTrait") {
        $0.axes = [.init("wdth", 75, 100, 125)]
        $0.instances = [.init(2, [75])]
      } == .rule)
    #expect(
      try basis("italic") {
        $0.axes = [.init("slnt", -10, 0, 0)]
        $0.instances = [.init(2, [-10])]
      } == .rule)
    #expect(try basis("metrics") { _ in } == .apple)
  }

  @Test func factsAreSortedAndComeOnce() throws {
    let facts = try face { _ in }.evidence.map(\.fact)
    #expect(facts == facts.sorted())
    #expect(Set(facts).count == facts.count)
  }

  @Test func everyNoteIsDocumented() throws {
    let url = Repository.file("Documentation/Inspect.md")
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    let section = text.split(separator: "\n## ").first { $0.hasPrefix("Notes\n") } ?? ""
    let documented = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.dropFirst(3).prefix { $0 != "`" } }
    let codes = FaceNote.Code.allCases.map(\.rawValue)
    #expect(documented.map(String.init).sorted() == codes.sorted())
  }

  struct Note: Sendable, CustomTestStringConvertible {
    let code: FaceNote.Code?
    let reason: String
    let change: @Sendable (inout SampleFont) -> Void
    var testDescription: String { reason }
  }

  static let notes: [Note] = [
    Note(code: nil, reason: "a sound face") { _ in },
    Note(code: .damagedTable, reason: "OS/2 of ten bytes") {
      $0.replacedTables["OS/2"] = [0, 4, 0, 0, 1, 0x90, 0, 5, 0, 0]
    },
    Note(code: .tableMissing, reason: "no maxp") { $0.replacedTables["maxp"] = [] },
    Note(code: .signatureMismatch, reason: "OTTO with glyf") { $0.signature = 0x4F54_544F },
    Note(code: .axisRangeInvalid, reason: "the default is beyond the end") {
      $0.axes = [.init("wdth", 50, 200, 100)]
    },
    Note(code: .axisRangeInvalid, reason: "the ends are the wrong way round") {
      $0.axes = [.init("wght", 900, 400, 200)]
    },
    Note(code: .nameRecordsDiffer, reason: "ID 6 differs by platform") {
      $0.names.append(.macintosh(6, "Other"))
    },
    Note(code: nil, reason: "ID 5 may differ") {
      $0.names += [.windows(5, "Version 1"), .macintosh(5, "1.0")]
    },
    Note(code: nil, reason: "another language of Macintosh may differ") {
      $0.names.append(.macintosh(1, "Exemple", language: 1))
    },
    Note(code: .postScriptNameIllegal, reason: "a space in ID 6") {
      $0.names = SampleFont.names("A", "Regular", "A Regular")
    },
    Note(code: .italicFieldsDisagree, reason: "only macStyle says italic") { $0.macStyle = 2 },
    Note(code: nil, reason: "all three say italic") {
      $0.macStyle = 2
      $0.fsSelection = 1
      $0.italicAngle = -9
    },
    Note(code: .weightClassOutOfRange, reason: "class 1001") { $0.weightClass = 1001 },
    Note(code: .weightFromStyleName, reason: "no OS/2") { $0.os2Version = nil },
    Note(code: .weightAndStyleDisagree, reason: "a Bold of class 400") {
      $0.names = SampleFont.names("A", "Bold", "A-Bold")
    },
    Note(code: nil, reason: "200 is the class of Ultra-light as well") {
      $0.names = SampleFont.names("A", "UltraLight", "A-UltraLight")
      $0.weightClass = 200
    },
    Note(code: .weightAndStyleDisagree, reason: "an UltraLight of class 300") {
      $0.names = SampleFont.names("A", "UltraLight", "A-UltraLight")
      $0.weightClass = 300
    },
    Note(code: .hheaZero, reason: "hhea says 0") {
      $0.ascender = 0
      $0.descender = 0
    },
    Note(code: .postMissing, reason: "no post") { $0.replacedTables["post"] = [] },
    Note(code: .widthClassOutOfRange, reason: "width class 0") { $0.widthClass = 0 },
    Note(code: .widthClassOutOfRange, reason: "width class 10") { $0.widthClass = 10 },
    Note(code: .familyNotEnglish, reason: "only a Japanese family") {
      $0.names = [
        .windows(1, "見本", language: 0x0411), .windows(2, "Regular"), .windows(6, "Sample-Regular"),
      ]
    },
    Note(code: nil, reason: "a Japanese family beside an English one") {
      $0.names.append(.windows(1, "見本", language: 0x0411))
    },
    Note(code: nil, reason: "a Book of class 400 is no contradiction") {
      $0.names = SampleFont.names("A", "Book", "A-Book")
    },
  ]

  @Test(arguments: notes)
  func notesSayWhatIsOdd(_ row: Note) throws {
    #expect(try face(row.change).notes.map(\.code) == (row.code.map { [$0] } ?? []))
  }
}

@Suite struct VariableNoteTests {
  @Test func instancesOfOneNameAreNoted() throws {
    let font = VariableFontTests.sample {
      $0.instances.append(.init(260, [650]))
      $0.replacedTables["STAT"] = [0, 1, 0, 2]
    }
    let faces = try read(font.bytes).faces
    #expect(
      faces.map { $0.notes.map(\.code) } == [
        [.instanceNamesDerived], [], [.instanceNamesDerived],
        [.instanceNamesDerived, .instanceNamesEqual], [.instanceNamesDerived, .instanceNamesEqual],
      ])
  }

  @Test func anInstanceWhoseNameIsNotThereIsNoted() throws {
    let font = VariableFontTests.sample {
      $0.instances = [.init(999, [300])]
      $0.replacedTables["STAT"] = [0, 1, 0, 2]
    }
    #expect(
      try read(font.bytes).faces.map(\.notes) == [
        [
          FaceNote(
            .instanceNameMissing, "fvar names the instance by name ID 999, which is not there")
        ], [],
      ])
  }

  @Test(
    arguments: [
      ([701.0], "fvar puts the instance at wght 701, but the axis runs from 300 to 700"),
      ([299.5], "fvar puts the instance at wght 299.5, but the axis runs from 300 to 700"),
      ([300], nil), ([700], nil),
    ] as [([Double], String?)])
  func anInstanceOutsideAnAxisIsNoted(_ coordinates: [Double], message: String?) throws {
    let font = VariableFontTests.sample {
      $0.instances = [.init(257, coordinates)]
      $0.replacedTables["STAT"] = [0, 1, 0, 2]
    }
    let faces = try read(font.bytes).faces
    #expect(
      faces.map { $0.notes.filter { $0.code == .instanceOutOfRange } } == [
        message.map { [FaceNote(.instanceOutOfRange, $0)] } ?? [], [],
      ])
  }

  /// Engines move such an instance to the axis's end, and its weight with it.
  @Test(
    arguments: [
      ([200, 400, 900], 1200, 900), ([200, 400, 900], 100, 200), ([200, 400, 900], 650, 650),
      ([200, 400, 1200], 1100, 1100), ([900, 400, 200], 700, 400),
    ] as [([Double], Double, Double)])
  func theWeightOfAnInstanceEndsWithItsAxis(
    axis: [Double], coordinate: Double, weight: Double
  ) throws {
    let faces = try faces {
      $0.axes = [.init("wght", axis[0], axis[1], axis[2])]
      $0.instances = [.init(2, [coordinate])]
    }
    let face = try #require(faces.first { $0.instance?.index == 0 })
    #expect(face.weight == weight)
    #expect(face.instance?.coordinates == [AxisValue(tag: "wght", value: coordinate)])
    #expect(face.notes.contains { $0.code == .instanceOutOfRange } == (weight != coordinate))
  }

  /// However many axes there are, a note names one.
  @Test func instancesOutsideManyAxes() throws {
    let notes = try faces {
      $0.axes = ["aaaa", "bbbb", "cccc", "dddd"].map { .init($0, 0, 0, 1) }
      $0.instances = [.init(2, [0, 2, 3, 4]), .init(2, [0, 0, 2, -1])]
    }.flatMap { $0.notes.filter { $0.code == .instanceOutOfRange }.map(\.message) }
    #expect(
      notes == [
        "fvar puts the instance at bbbb 2, but the axis runs from 0 to 1; 2 more axes likewise",
        "fvar puts the instance at cccc 2, but the axis runs from 0 to 1; 1 more axis likewise",
      ])
  }

  @Test(arguments: [
    (0x40, 2, 0.0, "head macStyle says italic; OS/2 fsSelection and post italicAngle say upright"),
    (1, 0, -9, "OS/2 fsSelection and post italicAngle say italic; head macStyle says upright"),
  ])
  func slantIsToldField(selection: Int, style: Int, angle: Double, message: String) throws {
    let face = try face {
      $0.fsSelection = selection
      $0.macStyle = style
      $0.italicAngle = angle
    }
    #expect(face.notes == [FaceNote(.italicFieldsDisagree, message)])
  }

  @Test func namesThatFvarGivesAreNoCauseForANote() throws {
    let font = VariableFontTests.sample {
      $0.hasInstancePostScriptNames = true
      $0.names.append(.windows(261, "SampleVF-Light"))
      $0.instances = [.init(257, [300], postScriptNameID: 261)]
      $0.replacedTables["STAT"] = [0, 1, 0, 2]
    }
    #expect(try read(font.bytes).faces.map { $0.notes.map(\.code) } == [[], []])
  }
}

@Suite struct AppleSupportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reason: String
    var format = OutlineFormat.truetype
    var container = FontContainer.sfnt
    var hasName = true
    var tables: Set<String> = []
    var color: Int? = nil
    let verdict: AppleSupport.Verdict
    var since: String? = nil
    var testDescription: String { reason }
  }

  static let cases: [Case] = [
    Case(reason: "TrueType", verdict: .supported),
    Case(reason: "CFF", format: .cff, verdict: .supported),
    Case(reason: "a collection", container: .collection, verdict: .supported),
    Case(reason: "CFF2 since 13", format: .cff2, verdict: .supported, since: "13"),
    Case(reason: "WOFF is refused by the App Store", container: .woff, verdict: .refused),
    Case(reason: "WOFF2 too", container: .woff2, verdict: .refused),
    Case(reason: "dfont: nothing is known", container: .dfont, verdict: .unknown),
    Case(
      reason: "Type 1: nothing is known", format: .type1, container: .pfb, verdict: .unknown),
    Case(reason: "X11 bitmaps", format: .bitmap, container: .pcf, verdict: .refused),
    Case(reason: "without ID 6", hasName: false, verdict: .refused),
    Case(
      reason: "bitmaps alone: nothing is known", format: .bitmap, tables: ["EBDT"],
      verdict: .unknown),
    Case(
      reason: "sbix alone", format: .bitmap, tables: ["sbix"], verdict: .supported, since: "9"),
    Case(reason: "COLR 0", tables: ["COLR"], color: 0, verdict: .supported, since: "11"),
    Case(reason: "COLR 1", tables: ["COLR"], color: 1, verdict: .partly),
    Case(reason: "SVG", tables: ["SVG "], verdict: .supported, since: "12"),
    Case(reason: "CBDT", tables: ["CBDT"], verdict: .partly),
    Case(
      reason: "the latest need counts", format: .cff2, tables: ["SVG "], verdict: .supported,
      since: "13"),
    Case(
      reason: "refused outweighs all", container: .woff2, tables: ["CBDT"], verdict: .refused),
  ]

  @Test(arguments: cases)
  func verdict(_ row: Case) {
    let support = AppleSupport(
      format: row.format, container: row.container, hasPostScriptName: row.hasName,
      tables: row.tables, colorVersion: row.color)
    #expect(support.verdict == row.verdict)
    #expect(support.since == row.since)
  }
}
