import Foundation
import TestSupport
import Testing

/// `fontscale table`, as it is run.
@Suite struct TableTests {
  static let font = "Fixtures/Fonts/NimbusFixture-Regular.ttf"

  struct Table: Decodable {
    struct Face: Decodable { let postScriptName: String }
    struct Row: Decodable {
      let style: String
      let cells: [Cell]
    }
    struct Cell: Decodable, Equatable {
      let category: String
      let systemSize: Double
      let size: Double
      let ascender: Double
      let descender: Double
      let leading: Double
      let lineHeight: Double
    }
    struct Entry: Decodable {
      let face: Face
      let rows: [Row]
    }
    let tables: [Entry]
  }

  private func table(_ arguments: String...) throws -> Table {
    let run = try BuiltTool.run(["table", "--format", "json"] + arguments)
    #expect(run.status == 0)
    return try JSONDecoder().decode(Table.self, from: Data(run.output.utf8))
  }

  @Test func everyStyleAndCategory() throws {
    let rows = try #require(try table(Self.font).tables.first).rows
    #expect(
      rows.map(\.style) == [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption1", "caption2",
      ])
    for row in rows {
      #expect(
        row.cells.map(\.category) == [
          "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
          "accessibility2", "accessibility3", "accessibility4", "accessibility5",
        ])
    }
  }

  @Test(
    arguments: [
      ("body", "accessibility5", 48, 53),
      ("title1", "accessibility5", 56, 58),
      ("title2", "xxxLarge", 27, 28),
      ("caption2", "xLarge", 15, 13),
      ("caption1", "xSmall", 10, 11),
    ] as [(String, String, Double, Double)])
  func sizes(_ style: String, category: String, size: Double, systemSize: Double) throws {
    let table = try table(Self.font, "--styles", style, "--categories", category)
    let cell = try #require(table.tables.first?.rows.first?.cells.first)
    #expect([cell.size, cell.systemSize] == [size, systemSize])
  }

  @Test(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
  func metricsOfARealFont() throws {
    let table = try table(
      "\(RealFonts.lato)/Lato-Bold.ttf", "--styles=body", "--categories=L,AX5")
    #expect(table.tables.map(\.face.postScriptName) == ["Lato-Bold"])
    #expect(
      table.tables.first?.rows.first?.cells == [
        .init(
          category: "large", systemSize: 17, size: 17, ascender: 16.779, descender: -3.621,
          leading: 0, lineHeight: 20.4),
        .init(
          category: "accessibility5", systemSize: 53, size: 48, ascender: 47.376,
          descender: -10.224, leading: 0, lineHeight: 57.6),
      ])
  }

  @Test func formatFollowsTheSuffixOfTheOutputFile() throws {
    let folder = try TemporaryFolder()
    for (name, format) in [("a.csv", "csv"), ("a.json", "json"), ("a.swift", "swift")] {
      let file = folder.path + "/" + name
      #expect(try BuiltTool.run("table", Self.font, "-o", file).status == 0)
      let direct = try BuiltTool.run("table", Self.font, "--format", format)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == direct.output)
    }
  }

  @Test func unreadableFontIsToldAndTheRestPrinted() throws {
    let run = try BuiltTool.run("table", "missing.ttf", Self.font, "--styles", "body")
    #expect(run.status == 66)
    #expect(run.output.hasPrefix("NimbusFixture-Regular body 17 pt on iOS"))
    #expect(run.errors.hasPrefix("missing.ttf: error: there is no such file or folder\n"))
  }

  /// A font that cannot be drawn has sizes, but no heights; the reason stands beside them.
  @Test(
    arguments: [
      (SampleFont { $0.unitsPerEm = 0 }, "head states 0 units per em, but 16 to 16384 are allowed"),
      (SampleFont { $0.replacedTables["head"] = [] }, "it has no whole table head"),
      (SampleFont { $0.replacedTables["hhea"] = [0, 1] }, "the table hhea has 2 bytes"),
    ] as [(SampleFont, String)])
  func fontsThatCannotBeDrawn(_ font: SampleFont, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.ttf", font.bytes)
    let table = try BuiltTool.run(["table", "A.ttf", "--styles", "body"], in: folder.url)
    #expect(table.status == 0)
    #expect(table.errors.hasPrefix("A.ttf: warning: \(message)"), "\(table.errors)")
    #expect(table.errors.contains("\n    help: "))
    #expect(table.output.contains("Sample-Regular"))
    let measure = try BuiltTool.run(["measure", "A.ttf", "--text", "H"], in: folder.url)
    #expect(measure.status == 66)
    #expect(measure.errors.contains("A.ttf: error: \(message)"), "\(measure.errors)")
    #expect(measure.output == "")
  }

  @Test func choiceAmongFacesIsTold() throws {
    let run = try BuiltTool.run("table", "Fixtures/Fonts/NimbusFixtureMono.ttc")
    #expect(run.status == 0)
    #expect(run.errors.contains("took face 0, NimbusFixtureMono-Regular, of 2 faces"))
    let second = try BuiltTool.run("table", "Fixtures/Fonts/NimbusFixtureMono.ttc#1")
    #expect(second.output.hasPrefix("NimbusFixtureMono-Bold on iOS"))
    #expect(second.errors == "")
  }

  @Test(arguments: [
    (["--styles", "boddy"], "the nearest is \"body\""),
    (["--categories", "XXXXL"], "the nearest is"),
    (["--base", "body=0"], "explains it"),
    (["--base", "body=1e999"], "explains it"),
    (["--base", "body=nan"], "explains it"),
  ])
  func wrongValues(_ arguments: [String], help: String) throws {
    let run = try BuiltTool.run(["table", Self.font] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(help), "\(run.errors)")
  }

  /// What is wrong with the command line alone, and what the message has to say.
  @Test(arguments: [
    (["--platform", "watchoS7"], "the nearest is \"watchOS\""),
    (["--platform", "watchOS:46mm"], "38mm, 40mm, 41mm, 42mm, 44mm, 45mm, 49mm"),
    (
      ["--platform", "visionOS", "--styles", "title1"],
      "no size of title1 is published for visionOS"
    ),
    (["--platform", "tvOS", "--categories", "AX3"], "no size at accessibility3 is published"),
    (["--platform", "macOS", "--categories", "XL"], "macOS has no Dynamic Type"),
    (["--platform", "ios7-10", "--scaling", "uifontmetrics"], "which came with iOS 11"),
    (["--styles", "extraLargeTitle"], "the size at large alone is published"),
    (["--scaling", "sistem"], "the nearest is \"system\""),
    (["--scaling", "linear"], "such as linear:1.5"),
    (["--scaling", "linear:-1"], "such as linear:1.5"),
    (["--scaling", "fixed", "--curve", "hig"], "contradict each other"),
    (["--scaling", "avenir-next-2013", "--base", "body=20"], "has its sizes written down"),
    (["--scaling", "avenir-next-2013", "--match", "x-height"], "has its sizes written down"),
    (["--scaling", "avenir-next-2013", "--styles", "title1"], "has no style title1"),
    (["--base", "body=16", "--match", "x-height"], "either given or matched, not both"),
    (["--match", "width"], "is not published"),
    (["--match", "height"], "of x-height, cap-height, line-height, width"),
    (["--max", "0"], "from 1 to 10000"),
    (["--max", "body=-3"], "from 1 to 10000"),
    (["--max", "boddy=30"], "the nearest is \"body\""),
    (["--base", "body=-1"], "from 1 to 10000"),
    (["--base", "body=inf"], "a number is wanted"),
    (["--base", "body"], "such as body=16"),
    (["--display-scale", "0"], "from 0.5 to 10"),
    (["--display-scale", "1000000"], "from 0.5 to 10"),
    (["--metrics", "xHeigth"], "the nearest is \"xHeight\""),
    (["--legibility", "heavy"], "write one of regular, bold"),
    (["--check"], "name the file: --check -o FILE"),
    (["--import", "Fixtures/DynamicType/ios.csv", "--scaling", "system"], "contradict each other"),
    (["--import", "Fixtures/DynamicType/ios.csv", "--curve", "hig"], "contradict each other"),
    (["--base", "body=16,body=17"], "--base gives body two sizes, 16 and 17"),
    (["--base", "caption=12", "--base", "caption1=12.5"], "two sizes, 12 and 12.5"),
    (["--max", "30,40"], "--max gives every style two sizes, 30 and 40"),
    (["--max", "body=30", "--max", "Body=31"], "--max gives body two sizes, 30 and 31"),
    (
      ["--scaling", "fixed", "--scaling", "system"],
      "--scaling fixed and --scaling system contradict"
    ),
    (["--import", "a.csv", "--import", "b.csv"], "--import a.csv and --import b.csv contradict"),
    (["--display-scale", "2", "--display-scale=3"], "--display-scale 2 and --display-scale 3"),
    (["--platform", "watchOS", "--curve", "hig"], "watchOS has one curve"),
    (["--platform", "macOS", "--curve", "hig"], "macOS has one curve"),
  ])
  func wrongWishes(_ arguments: [String], message: String) throws {
    let run = try BuiltTool.run(["table", Self.font] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// The same said twice is no contradiction; one style's maximum outweighs that of all.
  @Test(arguments: [
    ["--base", "body=16", "--base", "body=16.0"], ["--scaling", "fixed", "--scaling", "fixed"],
    ["--max", "30", "--max", "body=40"],
  ])
  func noContradiction(_ arguments: [String]) throws {
    let run = try BuiltTool.run(["table", Self.font] + arguments)
    #expect(run.status == 0 && run.errors == "")
  }

  /// A wish that a format has no place for is told.
  @Test(
    arguments: [
      ("csv", ["--metrics", "lineHeight"], "--metrics changes nothing in the format csv"),
      ("swift", ["--transpose"], "--transpose changes nothing in the format swift"),
      ("html", ["--transpose"], "--transpose changes nothing in the format html"),
      ("html", ["--metrics", "lineHeight"], nil),
      ("markdown", ["--metrics", "lineHeight", "--transpose"], nil),
      ("text", ["--metrics", "lineHeight", "--transpose"], nil),
      ("json", ["--metrics", "winAscent"], nil),
    ] as [(String, [String], String?)])
  func unheededWishes(format: String, _ arguments: [String], note: String?) throws {
    let run = try BuiltTool.run(["table", Self.font, "--format", format] + arguments)
    #expect(run.status == 0)
    #expect(run.errors == (note.map { "fontscale: note: \($0)\n" } ?? ""))
  }

  @Test func jsonHasWeightsScaledValuesAndBothStyles() throws {
    let run = try BuiltTool.run(
      "table", Self.font, "--styles", "headline", "--categories", "AX4", "--format", "json",
      "--display-scale", "2", "--base", "headline=17.1", "--metrics", "winAscent")
    for line in [
      "\"weight\": \"semibold\"", "\"emphasizedWeight\": \"semibold\"", "\"scaledValue\": 39.5",
      "\"otherStyle\": \"body\"", "\"winAscent\": 38,",
    ] {
      #expect(run.output.contains(line), "\(line)")
    }
  }

  /// A table that is imported, written as CSV and imported again stays what it is.
  @Test func importAndRoundTrip() throws {
    let folder = try TemporaryFolder()
    let sheet = folder.path + "/sizes.csv"
    try Data("Stil;S;Groß;AX1\r\nFließtext;15,5;17;28\r\nCaption 3;;10,5;\r\n".utf8)
      .write(to: URL(fileURLWithPath: sheet))
    let first = try BuiltTool.run("table", Self.font, "--import", sheet, "--format", "csv")
    #expect(first.status == 0)
    #expect(first.output.contains(",body,17,small,15,20,15.5,"))
    let again = folder.path + "/again.csv"
    try Data(first.output.utf8).write(to: URL(fileURLWithPath: again))
    let second = try BuiltTool.run("table", Self.font, "--import", again, "--format", "csv")
    #expect(second.output == first.output)
  }

  /// A JSON document says which platform and device it is of.
  @Test func importKeepsThePlatform() throws {
    let folder = try TemporaryFolder()
    let document = folder.path + "/watch.json"
    let watch = ["--platform", "watchOS:44mm", "--scaling", "system"]
    let first = try BuiltTool.run(["table", Self.font, "--format", "json", "-o", document] + watch)
    #expect(first.status == 0)
    let csv = try BuiltTool.run(["table", Self.font, "--format", "csv"] + watch)
    let read = try BuiltTool.run("table", Self.font, "--import", document, "--format", "csv")
    #expect(read.output == csv.output)
    let other = try BuiltTool.run("table", Self.font, "--import", document, "--platform", "iOS")
    #expect(other.status == 64)
    #expect(
      other.errors.contains("--platform iOS and the imported table's watchOS contradict each other")
    )
  }

  /// Unlike sizes for other fonts are no sizes for this one.
  @Test func importOfOtherFontsIsRefused() throws {
    let folder = try TemporaryFolder()
    let sheet = folder.path + "/two.csv"
    try Data(
      "postScriptName,style,category,size\nA-Regular,body,large,17\nB-Regular,body,large,18\n".utf8
    ).write(to: URL(fileURLWithPath: sheet))
    let run = try BuiltTool.run("table", Self.font, "--import", sheet)
    #expect(run.status == 64)
    #expect(run.errors.contains("sizes of A-Regular, B-Regular, unlike each other, and none of"))
  }

  @Test func aBadSheetWritesNothing() throws {
    let folder = try TemporaryFolder()
    let sheet = folder.path + "/sizes.csv"
    let output = folder.path + "/Sizes.swift"
    try Data("Style,L,AX1\nBody,17,twenty\n".utf8).write(to: URL(fileURLWithPath: sheet))
    let run = try BuiltTool.run("table", Self.font, "--import", sheet, "-o", output)
    #expect(run.status == 66)
    #expect(
      run.errors.contains(
        "row 2, column 3: found \"twenty\", expected a size from 1 to 10000 points"))
    #expect(!FileManager.default.fileExists(atPath: output))
    let missing = try BuiltTool.run("table", Self.font, "--import", folder.path + "/none.csv")
    #expect(missing.status == 66)
  }

  /// `-o` leaves a file alone that holds the result; `--check` compares and writes nothing.
  @Test func unchangedAndStaleFiles() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/Sizes.swift"
    let arguments = ["table", Self.font, "-o", file]
    func changed() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
    let missing = try BuiltTool.run(arguments + ["--check"])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("the file does not exist"))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try BuiltTool.run(arguments).status == 0)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file)
    #expect(try BuiltTool.run(arguments).status == 0)
    #expect(try changed() == Date(timeIntervalSince1970: 1_000_000))
    let fresh = try BuiltTool.run(arguments + ["--check"])
    #expect(fresh.status == 0)
    #expect(fresh.errors == "" && fresh.output == "")
    let stale = try BuiltTool.run(arguments + ["--check", "--base", "body=16"])
    #expect(stale.status == 1)
    #expect(stale.errors.contains("is stale"))
    #expect(try changed() == Date(timeIntervalSince1970: 1_000_000))
  }

  @Test func boldTextTakesTheHeavierFace() throws {
    let fonts = "Fixtures/Fonts/NimbusFixture-"
    let run = try BuiltTool.run(
      "table", fonts + "Regular.ttf", fonts + "SemiBold.ttf", fonts + "Bold.ttf",
      fonts + "Italic.ttf",
      "--legibility", "bold", "--styles", "body", "--categories", "L")
    #expect(run.status == 0)
    #expect(
      run.output.contains("A NimbusFixture-SemiBold for NimbusFixture-Regular with Bold Text\n"))
    #expect(run.output.contains("B NimbusFixture-Bold for NimbusFixture-SemiBold with Bold Text\n"))
    #expect(run.output.contains("D NimbusFixture-Italic with Bold Text too\n"))
    #expect(run.errors.contains("NimbusFixture-Italic: no heavier face: ship a 600-700 face"))
  }

  /// The device's own category is where the font has its base size.
  @Test func platformOfADevice() throws {
    let run = try BuiltTool.run(
      "table", Self.font, "--platform", "watchOS:38mm", "--styles", "body", "--format", "json")
    #expect(run.output.contains("\"defaultCategory\": \"small\""))
    #expect(run.output.contains("\"baseSize\": 15"))
  }
}
