import Foundation
import TestSupport
import Testing

/// `fontscale plist`, `rules` and `explain`, as they are run.
@Suite struct PlistTests {
  private static let names = [
    "NimbusFixture-Bold.ttf", "NimbusFixture-Italic.ttf", "NimbusFixture-Regular.ttf",
    "NimbusFixture-SemiBold.ttf", "NimbusFixtureDisplay-Regular.otf", "NimbusFixtureMono.ttc",
    "NimbusFixtureVariable[wght].ttf",
  ]
  private static let fonts = "Fixtures/Projects/Nimbus/Nimbus/Resources/Fonts"
  private static let plist = "Fixtures/Projects/Nimbus/Nimbus/Info.plist"

  @Test func printsInEveryFormat() throws {
    let strings = Self.names.map { "\t<string>\($0)</string>\n" }.joined()
    #expect(
      try BuiltTool.run("plist", Self.fonts)
        == BuiltTool.Run(
          status: 0, output: "<key>UIAppFonts</key>\n<array>\n\(strings)</array>\n", errors: ""))
    #expect(
      try BuiltTool.run("plist", "--format", "names", Self.fonts).output
        == Self.names.joined(separator: "\n") + "\n")
    let json = try BuiltTool.run("plist", "--format", "json", Self.fonts).output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(document?["UIAppFonts"] as? [String] == Self.names)
    #expect(
      try BuiltTool.run("plist", "--platform", "macos", Self.fonts).output
        == "<key>ATSApplicationFontsPath</key>\n<string>Fonts</string>\n")
  }

  @Test func aTargetsFontsAreThoseOfItsBundle() throws {
    #expect(
      try BuiltTool.run(
        "plist", "Fixtures/Projects/Nimbus", "--target", "Nimbus", "--format", "names"
      ).output == Self.names.joined(separator: "\n") + "\n")
    let run = try BuiltTool.run("plist", "Fixtures/Projects/Nimbus", "--target", "Nibmus")
    #expect(run.status == 64)
    #expect(run.errors.hasSuffix("help: the nearest is \"Nimbus\"\n"))
  }

  @Test func checkTellsWhatDiffers() throws {
    #expect(try BuiltTool.run("plist", Self.fonts, "--check", Self.plist).status == 0)
    let broken = "Fixtures/Projects/NimbusBroken/NimbusBroken/Info.plist"
    let run = try BuiltTool.run("plist", Self.fonts, "--check", broken)
    #expect(run.status == 1)
    #expect(run.output.contains("- nimbusfixture-semibold.ttf\n"))
    #expect(run.output.contains("+ NimbusFixture-SemiBold.ttf\n"))
    #expect(try BuiltTool.run("plist", Self.fonts, "--check", "nowhere.plist").status == 66)
  }

  @Test func writeEditsInPlace() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Checkout.path(Self.plist), encoding: .utf8)
    let bold = "\t\t<string>NimbusFixture-Bold.ttf</string>\n"
    try #require(text.contains(bold))
    let file = try folder.write("Info.plist", text.replacing(bold, with: ""))
    let run = try BuiltTool.run("plist", Self.fonts, "--write", file)
    #expect(run.status == 0)
    #expect(run.errors == "\(file): note: UIAppFonts: 1 added\n")
    let after = try String(contentsOfFile: file, encoding: .utf8)
    #expect(after.replacing(bold, with: "") == text.replacing(bold, with: ""))
    #expect(try BuiltTool.run("plist", Self.fonts, "--check", file).status == 0)
    let binary = try folder.write("binary.plist", Array("bplist00 is too short".utf8))
    #expect(try BuiltTool.run("plist", Self.fonts, "--write", binary).status == 66)
    #expect(
      try BuiltTool.run("plist", Self.fonts, "--write", file, "--check", file).status == 64)
  }

  @Test func whatIsNotThereTakesNothingAway() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Checkout.path(Self.plist), encoding: .utf8)
    let file = try folder.write("Info.plist", text)
    let empty = try folder.makeFolder("Empty")
    for paths in [["nowhere"], [Self.fonts, "nowhere"], [empty]] {
      let run = try BuiltTool.run(["plist"] + paths + ["--write", file])
      #expect(run.status == 66)
      #expect(run.output == "")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
  }

  @Test func rulesAndTheirPageAgree() throws {
    let page = try String(contentsOfFile: Checkout.path("Documentation/Rules.md"), encoding: .utf8)
    #expect(try BuiltTool.run("rules", "--format", "markdown").output == page)
    let text = try BuiltTool.run("rules")
    #expect(text.status == 0)
    let ids = text.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.contains("name-case") && ids.contains("suppression-unused"))
    for id in ids { #expect(page.contains("\n## \(id)\n")) }
    let json = try BuiltTool.run("rules", "--format", "json").output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((document?["rules"] as? [[String: Any]])?.count == ids.count)
  }

  @Test func explainShowsReasonExamplesAndHowToSilence() throws {
    let run = try BuiltTool.run("explain", "name-case", "plist-font-case")
    #expect(run.status == 0)
    for words in [
      "name-case  warning\n", "\nWhy\n", "\nKnown from\n", "\nA project that breaks it\n",
      "let font = UIFont(name: \"lato-bold\", size: 17)\n", "\nThe same project repaired\n",
      "`fontscale verify --fix` repairs it.\n", "// fontscale:disable:next name-case -- reason\n",
      "plist-font-case  error\n",
    ] { #expect(run.output.contains(words), "\(words)") }
    let unknown = try BuiltTool.run("explain", "name-cas")
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasSuffix("help: the nearest is \"name-case\"\n"))
    #expect(
      try BuiltTool.run("explain", "name-case", "--format", "markdown").output
        .hasPrefix("## name-case\n"))
  }

  @Test(arguments: [
    ("rules", ["rules"]), ("rules", ["explain", "name-case"]), ("config", ["config"]),
    ("config", ["config", "--for", "a.swift", "--baseline", "b.json"]),
    ("plist", ["plist", fonts]), ("plist", ["plist", fonts, "--platform", "macos"]),
  ])
  func jsonFitsItsSchema(_ schema: String, _ arguments: [String]) throws {
    let run = try BuiltTool.run(arguments + ["--format", "json"])
    #expect(run.status == 0)
    #expect(try JSONSchema(schema).faults(in: run.output) == [])
  }
}
