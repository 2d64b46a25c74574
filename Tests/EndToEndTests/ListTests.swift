import Foundation
import TestSupport
import Testing

/// `list` as people run it.
@Suite struct ListTests {
  static let fonts = "Fixtures/Fonts"

  @Test func aFilterThatLeavesNothingIsNoError() throws {
    let run = try BuiltTool.run("list", Self.fonts, "--family", "Helvetica*")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors.wholeMatch(of: /fontscale: note: none of \d+ faces is asked for\n/) != nil)
    #expect(try BuiltTool.run("list", Self.fonts, "--family", "Helvetica*", "-q").errors == "")
  }

  @Test(
    arguments: [
      (["--weight", "bold"], ["NimbusFixture-Bold", "NimbusFixtureMono-Bold"], "a word"),
      (["--weight", "Bold"], ["NimbusFixture-Bold", "NimbusFixtureMono-Bold"], "in any case"),
      (["--weight", "650-"], nil, "no end"),
      (["--weight", "700"], ["NimbusFixture-Bold", "NimbusFixtureMono-Bold"], "a class"),
      (
        ["--weight", "650-701,100"], ["NimbusFixture-Bold", "NimbusFixtureMono-Bold"], "a range"
      ),
      (
        ["--sort", "weight", "--family", "nimbus fixture"],
        ["NimbusFixture-Regular", "NimbusFixture-Italic", "NimbusFixture-SemiBold"]
          + ["NimbusFixture-Bold"], "an order"
      ),
    ] as [([String], [String]?, String)])
  func choices(_ options: [String], names: [String]?, reason: String) throws {
    let run = try BuiltTool.run(
      ["list", Self.fonts, "--static", "--format", "names"] + options)
    guard let names else {
      #expect(run.status == 64, "\(reason)")
      return
    }
    #expect(run.output.split(separator: "\n").map(String.init) == names, "\(reason)")
  }

  @Test func theOutputFilesSuffixMeansAFormat() throws {
    let folder = try TemporaryFolder()
    for suffix in ["json", "jsonl", "csv", "tsv"] {
      let file = folder.url.appendingPathComponent("list.\(suffix)")
      let run = try BuiltTool.run("list", Self.fonts, "-o", file.path)
      #expect(run.status == 0)
      #expect(
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
          == (try BuiltTool.run("list", Self.fonts, "--format", suffix).output))
    }
  }

  @Test func pathsComeFromStandardInput() throws {
    let file = "\(Self.fonts)/NimbusFixture-Bold.ttf"
    let run = try BuiltTool.run(
      ["list", "-", "--format", "tsv", "--property", "path,weight"], input: "\(file)\n")
    #expect(run == .init(status: 0, output: "path\tweight\n\(file)\t700\n", errors: ""))
  }

  @Test(arguments: [
    (["--property", "metrics.ascendr"], "the nearest is \"metrics.ascender\""),
    (["--weight", "bolt"], "the nearest is \"bold\""),
    (["--weight", "700-300"], "the range runs backwards"),
    (["--family", "[a"], "its [ is not closed"),
    (["--variable", "--static"], "leave nothing to list"),
    (["--format", "dump", "--property", "family"], "has no meaning for --format dump"),
    (["--format", "names", "--property", "family"], "has no meaning for --format names"),
  ])
  func wrongOptionsAreToldApart(_ options: [String], message: String) throws {
    let run = try BuiltTool.run(["list", Self.fonts] + options)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// A configuration of Fontconfig's own, so that the test does not depend on what is installed.
  @Test func installedFontsAreThoseOfFontconfig() throws {
    let folder = try TemporaryFolder()
    try folder.write("fonts/B.ttf", SampleFont { $0.names = SampleFont.names("B", "R", "B") }.bytes)
    try folder.write("fonts/A.ttf", SampleFont { $0.names = SampleFont.names("A", "R", "A") }.bytes)
    let configuration = try folder.write(
      "fonts.conf",
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path)/fonts</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """)
    let environment = ["FONTCONFIG_FILE": configuration]
    let run = try BuiltTool.run(
      ["list", "--installed", "--format", "tsv", "--property", "path,postScriptName"],
      environment: environment)
    #expect(
      run
        == .init(
          status: 0,
          output:
            "path\tpostScriptName\n\(folder.path)/fonts/A.ttf\tA\n\(folder.path)/fonts/B.ttf\tB\n",
          errors: ""))
    // What is named as well comes first, and once.
    let both = try BuiltTool.run(
      ["list", "\(folder.path)/fonts/B.ttf", "--installed", "--format", "names"],
      environment: environment)
    #expect(both.output == "A\nB\n")

    let empty = try folder.write("empty.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>")
    let none = try BuiltTool.run(
      ["list", "--installed"], environment: ["FONTCONFIG_FILE": empty])
    #expect(none.status == 66)
    #expect(none.errors.contains("its configuration knows no font"), "\(none.errors)")
  }
}
