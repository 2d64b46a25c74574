import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

@Suite struct FontInspectorTests {
  /// What inspecting bytes gives, without the file system.
  static func inspect(_ bytes: [UInt8], _ name: String = "Sample.ttf") throws
    -> FontInspector.Outcome
  {
    var outcome = FontInspector.Outcome()
    try FontInspector.read(
      FaceSpecifier(FilePath(name)) { $0 == FilePath("Sample.ttf") }, bytes.span, into: &outcome)
    return outcome
  }

  static func faces(_ font: SampleFont, _ name: String = "Sample.ttf") throws -> [InspectedFace] {
    try inspect(font.bytes, name).file?.faces ?? []
  }

  /// A variable font with every table that is read.
  static let everything = VariableFontTests.sample {
    $0.names += [
      .windows(0, "Copyright Sample"), .windows(5, "Version 1.5"),
      .windows(13, "SIL Open Font License, Version 1.1"), .windows(300, "Alternate a"),
      .windows(261, "Slanted", language: 0x0407), .macintosh(1, "Sample Sans"),
    ]
    $0.replacedTables = [
      "GSUB": LayoutTableTests.table, "GPOS": LayoutTableTests.table, "STAT": STATTests.table,
      "CPAL": be16(0, 1, 1, 1) + be32(14) + be16(0) + [1, 2, 3, 4],
      "COLR": be16(0, 1) + be32(14, 0) + be16(0) + be16(1, 0, 1),
      "SVG": be16(0) + be32(10, 0) + be16(1) + be16(1, 3) + be32(14, 0),
      "sbix": be16(1, 1) + be32(1, 12) + be16(96, 72), "gasp": be16(1, 1, 0xFFFF, 3),
      "CBDT": be32(0x30000), "CBLC": be32(0x30000, 1) + [UInt8](repeating: 9, count: 48),
      "fpgm": [1, 2, 3], "prep": [1, 2], "cvt": be16(1, 2, 3, 4),
    ]
  }

  @Test func aSheetHasEverything() throws {
    let file = try #require(try Self.inspect(Self.everything.bytes).file)
    #expect(file.size == Self.everything.bytes.count)
    #expect(file.sha256 == SHA256.hexadecimal(Self.everything.bytes.span))
    #expect(file.container == .sfnt)
    #expect(file.faceCount == 4)
    #expect(
      file.faces.map(\.face.postScriptName?) == [
        "SampleSans-Regular_Light", "SampleSans-Regular", "SampleSans-Regular_SemiBold-Italic",
        "SampleSans-Regular_Bold",
      ])
    let face = try #require(file.faces.first)
    #expect(face.names.count == Self.everything.names.count)
    #expect(
      face.tables.map(\.tag)
        == Self.everything.tables.map { ($0.tag + "    ").prefix(4) }.map(String.init))
    #expect(
      face.axes == [
        VariationAxis(
          tag: "wght", name: "Weight", minimum: 300, defaultValue: 400, maximum: 700,
          isHidden: false)
      ])
    #expect(face.instances.map(\.name) == ["Light", "Regular", "SemiBold Italic", "Bold"])
    #expect(face.instances.map(\.isDefault) == [false, true, false, false])
    #expect(face.styleAttributes?.axes.map(\.name) == ["Weight", "Light"])
    #expect(
      face.styleAttributes?.values.map(\.name) == ["Regular", "SemiBold Italic", "Bold", "Slanted"])
    #expect(face.coverage.characters.texts == ["U+0020", "U+0048", "U+0078"])
    #expect(face.coverage.encoding == "unicode")
    #expect(
      face.features == [
        LayoutFeature(tag: "kern", name: "Kerning", fontName: nil, tables: ["GSUB", "GPOS"]),
        LayoutFeature(
          tag: "ss01", name: "Stylistic Set 1", fontName: "Alternate a", tables: ["GSUB", "GPOS"]),
      ])
    #expect(
      face.scripts == [
        LayoutScript(tag: "DFLT", name: "default", languages: [], tables: ["GSUB", "GPOS"]),
        LayoutScript(
          tag: "latn", name: "Latin", languages: ["AZE", "TRK"], tables: ["GSUB", "GPOS"]),
      ])
    #expect(face.colour.kinds == ["COLRv0", "sbix", "CBDT", "SVG"])
    #expect(face.colour.palettes?.map(\.colors) == [["#03020104"]])
    #expect(face.hinting.fontProgram == 3)
    #expect(face.hinting.controlValueProgram == 2)
    #expect(face.hinting.controlValues == 4)
    #expect(face.hinting.instructedGlyphs == 0)
    #expect(face.hinting.gasp == [.init(through: 65535, gridfits: true, smooths: true)])
    #expect(face.licence.name == "SIL OFL 1.1")
    #expect(face.licence.copyright == "Copyright Sample")
    #expect(face.licence.version == "Version 1.5")
    #expect(face.embedding == Embedding(fsType: 0))
    #expect(face.notes.isEmpty)
  }

  @Test(
    arguments: [
      "GSUB", "GPOS", "STAT", "CPAL", "COLR", "SVG", "sbix", "CBLC", "gasp", "name", "cmap",
    ])
  func aDamagedTableHidesNoOther(_ tag: String) throws {
    let sound = try #require(try Self.faces(Self.everything).first)
    // A header that promises more than there is, and nothing behind it.
    var font = Self.everything
    font.replacedTables[tag] = [UInt8](repeating: 0xFF, count: 20)
    let face = try #require(try Self.faces(font).first)
    #expect(!face.notes.isEmpty, "nothing is said")
    if tag != "name" {
      #expect(face.names == sound.names)
      #expect(face.axes == sound.axes)
      #expect(face.licence == sound.licence)
    }
    if tag != "cmap" { #expect(face.coverage == sound.coverage) }
    if tag != "STAT", tag != "name" { #expect(face.styleAttributes == sound.styleAttributes) }
    if !["GSUB", "GPOS", "name"].contains(tag) { #expect(face.features == sound.features) }
    if tag != "gasp" { #expect(face.hinting == sound.hinting) }
    #expect(face.verticalMetrics == sound.verticalMetrics)
    #expect(face.embedding == sound.embedding)
  }

  @Test func threeSetsOfVerticalMetrics() throws {
    let font = SampleFont {
      $0.ascender = 900
      $0.descender = -300
      $0.lineGap = 50
      $0.fsSelection = 0x80
    }
    // typo and win of the sample are hhea's; move them apart.
    var os2 = font.tables.first { $0.tag == "OS/2" }?.bytes ?? []
    os2.replaceSubrange(68..<78, with: be16(800, -200, 90, 1000, 400))
    let face = try #require(try Self.faces(sample(["OS/2": os2]) { $0 = font }).first)
    let metrics = face.verticalMetrics
    #expect(metrics.hhea == .init(ascender: 900, descender: -300, lineGap: 50))
    #expect(metrics.typo == .init(ascender: 800, descender: -200, lineGap: 90))
    #expect(metrics.win == .init(ascender: 1000, descender: -400, lineGap: nil))
    #expect(metrics.used == "hhea")
    #expect(metrics.usesTypoMetrics)
    #expect(metrics.hhea?.lineHeight == 1200)
    let difference = try #require(metrics.difference(of: metrics.typo))
    #expect(difference == (-100, 100, 40, -200))
    let win = try #require(metrics.difference(of: metrics.win))
    #expect(win == (100, -100, nil, 200))
  }

  @Test func metricsOfALocationAreVaried() throws {
    // One region that peaks at the axis's end; 60 units more ascender and win ascent there.
    let store =
      be16(1) + be32(12) + be16(1) + be32(22)
      + be16(1, 1) + be16(0, 0x4000, 0x4000)  // region list: start 0, peak 1, end 1
      + be16(1, 1, 1, 0) + be16(60)  // one item of one word
    let mvar =
      be16(1, 0, 0, 8, 2, 28) + tag("hasc") + be16(0, 0) + tag("hcla") + be16(0, 0) + store
    let font = VariableFontTests.sample { $0.replacedTables = ["MVAR": mvar] }
    let bold = try #require(try Self.faces(font, "Sample.ttf@Bold").first)
    #expect(bold.verticalMetrics.hhea?.ascender == 1010)
    #expect(bold.verticalMetrics.typo?.ascender == 1010)
    #expect(bold.verticalMetrics.win?.ascender == 1010)
    #expect(bold.verticalMetrics.hhea?.descender == -250)
    let half = try #require(try Self.faces(font, "Sample.ttf@wght=550").first)
    #expect(half.verticalMetrics.hhea?.ascender == 980)
    let regular = try #require(try Self.faces(font, "Sample.ttf@Regular").first)
    #expect(regular.verticalMetrics.hhea?.ascender == 950)
  }

  @Test(
    arguments: [
      ("Sample.ttf", ["A", "B"], "every face"), ("Sample.ttf#0", ["A"], "the first"),
      ("Sample.ttf#1", ["B"], "the second"),
    ])
  func membersOfACollection(_ name: String, names: [String], reason: String) throws {
    let bytes = SampleFont.collection(
      ["A", "B"].map { name in SampleFont { $0.names = SampleFont.names("F", name, name) } })
    let file = try Self.inspect(bytes, name).file
    #expect(file?.faces.map(\.face.postScriptName) == names, "\(reason)")
    #expect(file?.faceCount == 2)
  }

  @Test(
    arguments: [
      ("Sample.ttf@Bold", ["SampleSans-Regular_Bold"]),
      ("Sample.ttf@SampleSans-Regular_Bold", ["SampleSans-Regular_Bold"]),
      ("Sample.ttf#0@Light", ["SampleSans-Regular_Light"]),
      // FreeType counts instances from 1, in the upper half of the index.
      ("Sample.ttf#0x10000", ["SampleSans-Regular_Light"]),
      ("Sample.ttf@wght=650", [nil]),
      ("Sample.ttf@wght=400", ["SampleSans-Regular"]),
      // A location where a named instance lies is that instance.
      ("Sample.ttf@wght=700", ["SampleSans-Regular_Bold"]),
    ] as [(String, [String?])])
  func locations(_ name: String, names: [String?]) throws {
    let faces = try Self.faces(VariableFontTests.sample(), name)
    #expect(faces.map(\.face.postScriptName) == names)
    // The font has a name, whatever the location is called.
    #expect(faces.allSatisfy { $0.appleSupport.verdict == .supported })
    #expect(faces.allSatisfy { $0.instances.count == 4 })
  }

  @Test(
    arguments: [
      ("Sample.ttf@Heavy", "the font has no instance \"Heavy\""),
      ("Sample.ttf@wdth=90", "the font has no axis wdth"),
      ("Sample.ttf@wght=900", "wght has no value 900"),
      ("Sample.ttf#3", "the file has no face 3"),
      ("Sample.ttf#0x50000", "the font has no instance 5"),
    ])
  func whatIsNotThere(_ name: String, message: String) throws {
    let error = #expect(throws: FontError.self) {
      try Self.faces(VariableFontTests.sample(), name)
    }
    #expect(error?.message == message)
  }

  @Test func aNameThatFvarGivesDoesNotReplaceID6() throws {
    let font = VariableFontTests.sample {
      $0.hasInstancePostScriptNames = true
      $0.names.removeAll { $0.id == 6 }
      $0.names.append(.windows(261, "SampleVF-Light"))
      $0.instances = [.init(257, [300], postScriptNameID: 261)]
    }
    let faces = try Self.faces(font, "Sample.ttf")
    #expect(faces.map(\.face.postScriptName) == ["SampleVF-Light", nil])
    #expect(faces.map(\.appleSupport.verdict) == [.refused, .refused])
  }

  @Test func aBrokenMemberHidesNoOther() throws {
    var bytes = SampleFont.collection([SampleFont(), SampleFont()])
    // The second member's offset leads out of the file.
    bytes.replaceSubrange(16..<20, with: be32(0x7FFF_FFFF))
    let outcome = try Self.inspect(bytes)
    #expect(outcome.file?.faces.map(\.face.faceIndex) == [0])
    #expect(outcome.unreadable.map(\.faceIndex) == [1])
    #expect(try Self.inspect(bytes, "Sample.ttf#1").file == nil)
    #expect(try Self.inspect(bytes, "Sample.ttf#1").unreadable.count == 1)
    #expect(try Self.inspect(bytes, "Sample.ttf#0").unreadable.isEmpty)
  }

  @Test func filesInTheOrderInWhichTheyAreNamed() async throws {
    let folder = try TemporaryFolder()
    var paths: [FilePath] = []
    for index in 0..<9 {
      let font = SampleFont { $0.names = SampleFont.names("F", "\(index)", "F-\(index)") }
      paths.append(FilePath(try folder.write("\(9 - index).ttf", font.bytes)))
    }
    paths.insert(FilePath(folder.path + "/missing.ttf"), at: 3)
    let specifiers = paths.map { FaceSpecifier($0) { _ in true } }
    let one = await FontInspector(jobs: 1).inspect(specifiers)
    #expect(one.files.map { $0.faces.first?.face.postScriptName } == (0..<9).map { "F-\($0)" })
    #expect(one.unreadable.map(\.error.code) == [.notFound])
    for jobs in [2, 7, 64] {
      #expect(await FontInspector(jobs: jobs).inspect(specifiers) == one, "\(jobs) jobs")
    }
  }

  @Test(arguments: [(900, 2000, "instances that repeat very many names"), (5000, 4, "instances")])
  func whatWouldFillTheMemoryIsRefused(instances: Int, names: Int, reason: String) throws {
    let font = VariableFontTests.sample {
      $0.instances = (0..<instances).map { .init(257, [300 + Double($0) / 100]) }
      $0.names += (0..<names).map { .windows(300 + $0, String(repeating: "x", count: 10)) }
    }
    let error = #expect(throws: FontError.self, "\(reason)") { try Self.faces(font) }
    #expect(error?.code == .tooMuch)
    #expect(error?.help == "name one face as FONT#INDEX or FONT@INSTANCE, or use list")
    #expect(try Self.faces(font, "Sample.ttf@wght=500").count == 1)
  }

  @Test func noMutationTrapsOrHangs() throws {
    var random = SplitMix64(seed: 5)
    let samples = [
      Self.everything.bytes, SampleFont().bytes,
      SampleFont.collection([Self.everything, SampleFont()]),
    ]
    for round in 0..<700 {
      var bytes = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] =
          [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      if round % 5 == 0 {
        bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &random)))
      }
      do {
        let outcome = try Self.inspect(bytes)
        #expect(outcome.file != nil || !outcome.unreadable.isEmpty)
        guard round % 10 == 0, let file = outcome.file else { continue }
        // What is printed of it must not trap either.
        let report = InspectionReport(files: [file])
        for format in InspectionFormats.all {
          var text = ""
          format.init().write(
            report,
            options: InspectionOptions(
              layout: TextLayoutOptions(width: nil, isColored: true), isVerbose: true), to: &text)
          #expect(!text.isEmpty)
        }
      } catch {
        #expect(error is FontError)
      }
    }
  }

  // MARK: how much is printed

  /// A variable font of 200 kB of names and 600 instances: some 120 MB if each repeats them all.
  private static let manyInstances = SampleFont {
    let long = String(repeating: "\u{20AC}", count: 32_700)
    $0.axes = [.init("wght", 1, 1, 1000)]
    $0.names = SampleFont.names("Many", "Regular", "Many-Regular")
    $0.names += [.windows(13, long), .windows(10, long.replacing("\u{20AC}", with: "\u{20AD}"))]
    $0.instances = (1...600).map { .init(2, [Double($0)]) }
  }

  @Test func onlyWhatIsPrintedCountsAsTooMuch() throws {
    let font = Self.manyInstances.bytes
    let specifier = FaceSpecifier(FilePath("Many.ttf")) { _ in true }
    var outcome = FontInspector.Outcome()
    let error = #expect(throws: FontError.self) {
      try FontInspector.read(specifier, font.span, repeatsFonts: true, into: &outcome)
    }
    #expect(error?.code == .tooMuch)
    try FontInspector.read(specifier, font.span, repeatsFonts: false, into: &outcome)
    #expect(outcome.file?.faces.count == 600)
  }

  @Test(
    arguments: [
      (TextInspectionFormat.self, [], false, "a sheet has the font once"),
      (MarkdownInspectionFormat.self, [], false, "as in text"),
      (JSONInspectionFormat.self, [], true, "an entry for each instance, with everything"),
      (CSVInspectionFormat.self, [], true, "a record for each, with every property"),
      (TextInspectionFormat.self, ["postScriptName"], false, "short lines"),
      (JSONInspectionFormat.self, ["weight", "family"], false, "short fields"),
      (TextInspectionFormat.self, ["weight", "names"], true, "all names, for each instance"),
      (MarkdownInspectionFormat.self, ["licence.description"], true, "a long text for each"),
    ] as [(any InspectionFormat.Type, [String], Bool, String)])
  func formatsThatRepeatTheFont(
    _ format: any InspectionFormat.Type, properties: [String], repeats: Bool, reason: String
  ) {
    let properties = properties.compactMap(InspectionProperty.named)
    #expect(format.repeatsFonts(properties) == repeats, "\(reason)")
  }

  /// Fontconfig would keep a copy of the text for each of the records that share it.
  @Test func fontconfigIsNotAskedAboutNamesThatFillTheMemory() async throws {
    let folder = try TemporaryFolder()
    for (name, count) in [("few.ttf", 1), ("many.ttf", 200)] {
      let text = String(repeating: "N", count: 5_000)
      let font = SampleFont {
        $0.names = SampleFont.names("Space Sans", "Regular", "Space Sans")
        $0.names += (0..<count).map { .windows(300 + $0, text) }
      }
      let path = FilePath(try folder.write(name, font.bytes))
      let report = await FontInspector(jobs: 1).inspect([FaceSpecifier(path) { _ in true }])
      let alias = report.files.first?.faces.first?.face.aliases.fontconfig
      #expect((alias != nil) == (count == 1), "\(name)")
    }
  }
}
