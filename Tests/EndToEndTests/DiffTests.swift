import Foundation
import TestSupport
import Testing

/// `diff` as people run it.
@Suite struct DiffTests {
  static let fonts = "Fixtures/Fonts"

  @Test(
    arguments: [
      (["NimbusFixture-Bold.ttf", "NimbusFixture-Bold.ttf"], 0, "the same"),
      (["NimbusFixture-Bold.ttf", "NimbusFixture-Regular.ttf"], 1, "another weight"),
      (["NimbusFixtureMono.ttc#1", "NimbusFixtureMono.ttc#1"], 0, "a member of a collection"),
      (["NimbusFixtureMono.ttc#0", "NimbusFixtureMono.ttc"], 0, "only added faces"),
      (["NimbusFixtureMono.ttc", "NimbusFixtureMono.ttc#0"], 1, "a face is gone"),
      (
        [
          "NimbusFixtureVariable[wght].ttf@Bold", "NimbusFixtureVariable[wght].ttf@wght=700",
        ], 0, "a location where an instance lies is that instance"
      ),
      (
        [
          "NimbusFixtureVariable[wght].ttf@Bold", "NimbusFixtureVariable[wght].ttf@wght=650",
        ], 1, "any other location has no name"
      ),
      (["NimbusFixture-Bold.ttf", "missing.ttf"], 66, "a file is missing"),
      (["NimbusFixtureMono.ttc#9", "NimbusFixtureMono.ttc"], 66, "a face is missing"),
      (["NimbusFixture-Bold.ttf"], 64, "one font"),
      (["NimbusFixture-Bold.ttf", "a", "b"], 64, "three fonts"),
    ] as [([String], Int32, String)])
  func exitStatus(_ names: [String], status: Int32, reason: String) throws {
    let run = try BuiltTool.run(["diff"] + names.map { "\(Self.fonts)/\($0)" })
    #expect(run.status == status, "\(reason): \(run.output)\(run.errors)")
    #expect(run.output.isEmpty == (status > 1), "\(reason)")
  }

  @Test func lineHeightsAreComparedAtTheSizesOfBody() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old.ttf", SampleFont().bytes)
    let new = try folder.write("new.ttf", SampleFont { $0.ascender = 1000 }.bytes)
    let sizes = try BuiltTool.run("diff", old, new).output.split(separator: "\n")
      .compactMap { $0.firstMatch(of: /line height at (\d+) pt/).map { String($0.1) } }
    #expect(sizes == ["15", "16", "17", "19", "20", "22", "26", "31", "37", "43", "48"])
    let own = try BuiltTool.run("diff", old, new, "--sizes", "10,20.5").output
    #expect(own.contains(/line height at 10 pt\* +12.000  12.500\n/), "\(own)")
    #expect(own.contains(/line height at 20.5 pt\* +24.600  25.625\n/), "\(own)")
  }

  @Test func theOutputFilesSuffixMeansAFormat() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("diff.json").path
    let font = "\(Self.fonts)/NimbusFixture-Bold.ttf"
    #expect(try BuiltTool.run("diff", font, font, "-o", file).status == 0)
    let direct = try BuiltTool.run("diff", font, font, "--format", "json").output
    #expect(try BuiltTool.shell("cat \"$1\"", [file]).output == direct)
  }

  @Test func aNameOfTwoInstancesIsTold() throws {
    let folder = try TemporaryFolder()
    let font = SampleFont {
      $0.axes = [.init("wght", 100, 400, 900)]
      $0.names += [.windows(300, "Twin")]
      $0.instances = [.init(300, [300]), .init(300, [700])]
    }
    let path = try folder.write("v.ttf", font.bytes)
    let note = "2 instances are named \"Twin\": took @wght=300, not @wght=700"
    for arguments in [
      ["inspect", "\(path)@Twin"], ["diff", "\(path)@Twin", "\(path)@Twin"],
      ["table", "\(path)@Twin"], ["measure", "--sizes", "17", "--text", "H", "\(path)@Twin"],
    ] {
      let run = try BuiltTool.run(arguments)
      #expect(run.errors.contains(note), "\(arguments): \(run.errors)")
    }
    #expect(try BuiltTool.run("diff", path + "@wght=300", path).errors.isEmpty)
  }
}
