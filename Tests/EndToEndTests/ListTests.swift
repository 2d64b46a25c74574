import Foundation
import TestSupport
import Testing

/// `fontscale list`, as it is run.
@Suite struct ListTests {
  @Test func dumpOfTheSampleProject() throws {
    let run = try BuiltTool.run("list", "--format", "dump", "Fixtures/Projects/Nimbus")
    #expect(
      run
        == .init(
          status: 0,
          output: """
            Family: Nimbus Fixture Font names: ["NimbusFixture-Regular", "NimbusFixture-Italic", \
            "NimbusFixture-SemiBold", "NimbusFixture-Bold"]
            Family: Nimbus Fixture Display Font names: ["NimbusFixtureDisplay-Regular"]
            Family: Nimbus Fixture Mono Font names: ["NimbusFixtureMono-Regular", \
            "NimbusFixtureMono-Bold"]
            Family: Nimbus Fixture Variable Font names: ["NimbusFixtureVariable-Regular", \
            "NimbusFixtureVariable-Regular_Light", "NimbusFixtureVariable-Regular_SemiBold", \
            "NimbusFixtureVariable-Regular_Bold"]

            """,
          errors: ""))
  }

  @Test func folderIsTheCurrentOneByDefault() throws {
    let folder = Checkout.root.appendingPathComponent("Fixtures/Fonts")
    let run = try BuiltTool.run(["list"], in: folder)
    #expect(run.status == 0)
    #expect(run == (try BuiltTool.run(["list", "."], in: folder)))
  }

  @Test func quietAndVerboseChangeOnlyWhatIsSaidBeside() throws {
    let folder = try TemporaryFolder()
    let font = try Data(contentsOf: Checkout.root.appendingPathComponent(HostileInputTests.font))
    try folder.write("Good.ttf", Array(font))
    try folder.write("notes.txt", "no font")
    let plain = try BuiltTool.run("list", folder.path)
    let verbose = try BuiltTool.run("list", folder.path, "--verbose")
    let quiet = try BuiltTool.run("list", folder.path, "--quiet")
    #expect(plain.errors == "")
    #expect(verbose.errors.contains("notes.txt: note: passed over: no font\n"))
    #expect(verbose.output == plain.output)
    #expect(quiet == plain)
  }

  struct RealFace: Decodable, Equatable {
    struct Metrics: Decodable, Equatable {
      var ascender: Double?
      var descender: Double?
      var lineGap: Double?
      var capHeight: Double?
      var xHeight: Double?
    }
    var postScriptName: String?
    var postScriptNameSource: String
    var family: String
    var style: String
    var weight: Double
    var weightTrait: Double
    var weightName: String
    var format: String
    var metrics: Metrics
  }

  private struct List: Decodable {
    struct Family: Decodable { let faces: [RealFace] }
    let families: [Family]
  }

  /// The numbers of the tables `hhea` and `OS/2` are those that fontTools reads.
  @Test(
    .enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)),
    arguments: [
      (
        "\(RealFonts.lato)/Lato-Bold.ttf",
        RealFace(
          postScriptName: "Lato-Bold", postScriptNameSource: "name", family: "Lato", style: "Bold",
          weight: 700, weightTrait: 0.4, weightName: "bold", format: "truetype",
          metrics: .init(
            ascender: 1974, descender: -426, lineGap: 0, capHeight: 1446, xHeight: 1026))
      ),
      (
        "\(RealFonts.cantarell)/Cantarell-ExtraBold.otf",
        RealFace(
          postScriptName: "Cantarell-ExtraBold", postScriptNameSource: "name",
          family: "Cantarell", style: "Extra Bold", weight: 800, weightTrait: 0.6,
          weightName: "heavy", format: "cff",
          metrics: .init(
            ascender: 983, descender: -217, lineGap: 0, capHeight: 694, xHeight: 490))
      ),
    ])
  func realFont(_ path: String, face: RealFace) throws {
    let run = try BuiltTool.run("list", "--format", "json", path)
    #expect(run.status == 0)
    let list = try JSONDecoder().decode(List.self, from: Data(run.output.utf8))
    #expect(list.families.flatMap(\.faces) == [face])
  }
}
