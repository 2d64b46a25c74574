import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

/// How the sheet lays its sections out.
@Suite struct InspectionSheetTests {
  /// The lines of a section, without the label's column.
  private static func section(
    _ label: String, of font: SampleFont, _ name: String = "Sample.ttf", width: Int? = nil,
    isVerbose: Bool = false
  ) throws -> [String] {
    let file = try #require(try FontInspectorTests.inspect(font.bytes, name).file)
    let lines = InspectionFormatTests.text(
      TextInspectionFormat.self, InspectionReport(files: [file]), width: width, isVerbose: isVerbose
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(where: { $0.hasPrefix(label) }) else { return [] }
    let rest = lines[(first + 1)...].prefix { $0.hasPrefix("  ") }
    return ([lines[first]] + rest).map { String($0.dropFirst(11)) }
  }

  /// A name is shown to the letter, whatever spaces it has.
  @Test func namesKeepTheirSpaces() throws {
    let font = SampleFont {
      $0.names = [
        .windows(1, " Two  Spaces"), .windows(2, "Re\u{A0}gular"), .windows(4, "Full\nName "),
        .windows(6, "Two  Spaces-Regular "),
      ]
    }
    let lines = try Self.section("Names", of: font, width: 100)
    #expect(
      Array(lines.prefix(3)) == [
        #"PostScript           Two \u{20}Spaces-Regular\u{20} (ID 6): the name for UIFont(name:)"#,
        #"family, style        \u{20}Two \u{20}Spaces, Re\u{A0}gular (ID 1, 2)"#,
        #"full name            Full\u{A}Name\u{20} (ID 4)"#,
      ])
  }

  /// What only some instances have is not lost, and comes once.
  @Test func notesOfInstances() throws {
    let font = SampleFont {
      $0.axes = [.init("wght", 100, 400, 900)]
      $0.names += [.windows(256, "Bold"), .windows(257, "Black")]
      $0.instances = [.init(2, [400]), .init(256, [700]), .init(257, [900]), .init(256, [950])]
    }
    let notes = try Self.section("Notes", of: font)
    let text = notes.joined(separator: " ")
    for note in [
      "3 of 4 faces: fvar gives the instance no PostScript name",
      "gives the instance no PostScript name",
      "Bold: fvar puts the instance at wght 950, but the axis runs from 100 to 900",
      "2 of 4 faces: 2 instances of the font have the name",
    ] {
      #expect(text.ranges(of: note).count == 1, "\(note)")
    }
    #expect(notes.first?.contains("STAT") == true, "what all have comes first")
  }

  private static let slanting = SampleFont {
    $0.axes = [
      .init("wght", 100, 400, 900), .init("wdth", 75, 100, 125), .init("slnt", -10, 0, 0),
    ]
    $0.names += [.windows(256, "Bold Condensed Italic")]
    $0.instances = [.init(2, [400, 100, 0]), .init(256, [700, 75, -10])]
  }

  @Test(
    arguments: [
      (
        "Sample.ttf", ["class 400            regular, trait 0.00, upright, normal width"],
        "the default is what its fields say"
      ),
      (
        "Sample.ttf@wght=700",
        ["class 700            bold, trait 0.40, upright, normal width"],
        "the axes agree with the fields"
      ),
      (
        "Sample.ttf@Bold Condensed Italic",
        [
          "class 700            bold, trait 0.40",
          "slnt -10             upright at the default; what iOS says here is",
          "                     not known",
          "wdth 75              normal width at the default; what iOS says here",
          "                     is not known",
        ], "nobody knows what iOS says of slant and width"
      ),
    ] as [(String, [String], String)])
  func slantAndWidth(_ name: String, lines: [String], reason: String) throws {
    #expect(try Self.section("Weight", of: Self.slanting, name) == lines, "\(reason)")
  }

  @Test func fieldsThatDisagreeAreNoWord() throws {
    #expect(
      try Self.section("Weight", of: SampleFont { $0.macStyle = 2 }) == [
        "class 400            regular, trait 0.00, italic (its fields",
        "                     disagree), normal width",
      ])
  }

  @Test func instancesHaveAColumnForEachAxis() throws {
    #expect(
      try Self.section("Instances", of: Self.slanting) == [
        "2 named              each with the name for UIFont(name:)",
        "PostScript name  style                  wght  wdth  slnt",
        "Sample-Regular   Regular*                400   100     0",
        "Sample-Regular_Bold-Condensed-Italic",
        "                 Bold Condensed Italic   700    75   -10",
        "* the default",
      ])
  }

  /// Where there is no room for columns, numbers say whose they are.
  @Test func instancesOnANarrowPage() throws {
    let lines = try Self.section("Instances", of: Self.slanting, width: 64)
    #expect(
      lines == [
        "2 named              each with the name for",
        "                     UIFont(name:)",
        "Sample-Regular",
        "  Regular*, wght 400, wdth 100, slnt 0",
        "Sample-Regular_Bold-Condensed-Italic",
        "  Bold Condensed Italic, wght 700, wdth 75, slnt -10",
        "* the default",
      ])
  }

  /// Of many axes each instance names its values in one column.
  @Test func instancesOfManyAxes() throws {
    let font = SampleFont {
      $0.axes = ["aaaa", "bbbb", "cccc", "dddd", "eeee", "ffff"].map { .init($0, 0, 0, 1) }
      $0.instances = [.init(2, [0, 0, 0, 0, 0, 1])]
    }
    #expect(
      try Self.section("Instances", of: font).dropFirst() == [
        "Sample-Regular_Regular",
        "  Regular, aaaa 0, bbbb 0, cccc 0, dddd 0, eeee 0, ffff 1",
      ])
  }

  /// A list breaks behind its commas, never inside an element.
  @Test(arguments: [62, 70, 80, 100])
  func listsBreakBetweenElements(width: Int) throws {
    let values = (1...9).map { (100 * $0, "Semi Extra Bold \($0)") }
    let lines = try Self.section("Styles", of: Self.styled(values), width: width)
    #expect(!lines.isEmpty)
    for line in lines.dropLast() { #expect(line.hasSuffix(","), "\(line)") }
    let elements = values.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    #expect(lines.words == "wght Weight \(elements)")
    for line in lines { #expect(line.count + 11 <= width, "\(line)") }
  }

  /// An element that is wider than the column is broken, and others begin below it.
  @Test func elementsThatAreTooWide() throws {
    let long = "A Style With A Name That Nobody Would Give It Or Its Like"
    let font = Self.styled([(100, "Thin"), (400, long), (700, "Bold"), (900, "Black")])
    #expect(
      try Self.section("Styles", of: font) == [
        "wght  Weight         Thin 100,",
        "                     A Style With A Name That Nobody Would Give It Or",
        "                     Its Like 400,",
        "                     Bold 700, Black 900",
      ])
  }

  /// On a narrow page the same, behind the key.
  @Test func listsOnANarrowPage() throws {
    let font = Self.styled([(100, "Thin"), (400, "Regular Or So"), (700, "Bold")])
    let file = try #require(try FontInspectorTests.inspect(font.bytes).file)
    let text = InspectionFormatTests.text(
      TextInspectionFormat.self, InspectionReport(files: [file]), width: 40)
    #expect(
      text.contains("Styles\n  wght Weight: Thin 100,\n    Regular Or So 400, Bold 700\n"),
      "\(text)")
  }

  /// A font with `STAT` that names values of one axis.
  private static func styled(_ values: [(Int, String)]) -> SampleFont {
    // One axis at 20, offsets of values at 28.
    var table = be16(1, 2, 8, 1) + be32(20) + be16(values.count) + be32(28) + be16(2)
    table += tag("wght") + be16(256, 0)
    for index in values.indices { table += be16(2 * values.count + 12 * index) }
    for (index, value) in values.enumerated() {
      table += be16(1, 0, 0, 300 + index) + fixed(Double(value.0))
    }
    return SampleFont {
      $0.names += [.windows(256, "Weight")]
      $0.names += values.enumerated().map { .windows(300 + $0, $1.1) }
      $0.replacedTables["STAT"] = table
    }
  }

  @Test func longLicencesAreForTheVerbose() throws {
    let text = (1...200).map { "word\($0)" }.joined(separator: " ")
    let font = SampleFont { $0.names += [.windows(13, text)] }
    let short = try Self.section("Licence", of: font).words
    #expect(short.contains("word1 word2"))
    #expect(short.hasSuffix(" ... (-v has all \(text.count) characters)"))
    #expect(!short.contains("word60"))
    let long = try Self.section("Licence", of: font, isVerbose: true).words
    #expect(long.contains(text))
    // What is only a little too long is not worth cutting.
    let middling = String(text.prefix(590))
    let whole = try Self.section("Licence", of: SampleFont { $0.names += [.windows(13, middling)] })
    #expect(!whole.joined().contains("..."))
  }

  @Test func aFontWithoutALanguageListsNone() throws {
    let lines = try Self.section("Languages", of: SampleFont())
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("none complete        of ") == true)
  }
}

extension [String] {
  /// The lines as one, with single spaces.
  fileprivate var words: String {
    flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }
}
