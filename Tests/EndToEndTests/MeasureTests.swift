import Foundation
import TestSupport
import Testing

/// `fontscale measure`, as it is run.
@Suite struct MeasureTests {
  static let font = "Fixtures/Fonts/NimbusFixture-Regular.ttf"

  struct Report: Decodable {
    struct Measurement: Decodable {
      let text: String
      let results: [Result]
    }
    struct Result: Decodable {
      let style: String?
      let category: String?
      let size: Double
      let width: Double
      let height: Double
      let glyphs: [Glyph]
      let missing: [String]
    }
    struct Glyph: Decodable {
      let glyph: Int
      let character: String
      let cluster: Int
      let advance: Double
    }
    struct Unreadable: Decodable { let code: String }
    let platform: String?
    let measurements: [Measurement]
    let unreadable: [Unreadable]
  }

  private func report(_ arguments: String..., status: Int32 = 0) throws -> Report {
    let run = try BuiltTool.run(["measure", "--format", "json"] + arguments)
    #expect(run.status == status, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func everyCellOfTheTable() throws {
    let report = try report(Self.font, "--text", "Nimbus")
    let results = try #require(report.measurements.first).results
    #expect(results.count == 132)
    #expect(Set(results.compactMap(\.style)).count == 11)
    #expect(Set(results.compactMap(\.category)).count == 12)
    for result in results {
      let sum = result.glyphs.reduce(0) { $0 + $1.advance }
      #expect(abs(sum - result.width) < 0.000_01)
    }
    // The sizes are the table's.
    let table = try BuiltTool.run("table", "--format", "csv", Self.font).output
      .split(separator: "\r\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
    #expect(results.map(\.size) == table.compactMap { Double($0[7]) })
    #expect(results.map(\.height) == table.compactMap { Double($0[9]) })
  }

  @Test func printableASCIIIsTheDefault() throws {
    let report = try report(Self.font, "--sizes", "17,48")
    let results = try #require(report.measurements.first).results
    #expect(report.platform == nil)
    #expect(results.map(\.size) == [17, 48])
    #expect(results.allSatisfy { $0.style == nil && $0.category == nil })
    #expect(results[0].glyphs.count + results[0].missing.count == 95)
    // Everything is linear in the size.
    for (small, large) in zip(results[0].glyphs, results[1].glyphs) {
      #expect(abs(small.advance * 48 / 17 - large.advance) < 0.000_01)
    }
  }

  @Test func textsAreNeverSplit() throws {
    let report = try report(
      Self.font, "--text", "a, b", "--text", "c", "--styles", "caption,body", "--categories", "AX3")
    #expect(report.measurements.map(\.text) == ["a, b", "c"])
    #expect(report.measurements[0].results.map(\.style) == ["body", "caption1"])
    #expect(report.measurements[0].results[0].glyphs.map(\.cluster) == [0, 1, 2, 3])
  }

  @Test func missingCharactersAreTold() throws {
    let result = try #require(
      try report(Self.font, "--text", "H\u{1F642}", "--sizes", "10").measurements.first?.results
        .first)
    #expect(result.missing == ["U+1F642"])
    #expect(result.glyphs.map(\.character) == ["U+0048", "U+1F642"])
    #expect(result.glyphs.last?.glyph == 0)
  }

  /// Each notation of FONT, and several at once.
  @Test func notations() throws {
    let report = try report(
      "Fixtures/Fonts/NimbusFixtureMono.ttc#1",
      "Fixtures/Fonts/NimbusFixtureVariable[wght].ttf@wght=650",
      "Fixtures/Fonts/NimbusFixtureDisplay-Regular.otf", "--text", "H", "--sizes", "1000")
    #expect(report.measurements.count == 3)
    #expect(report.measurements.allSatisfy { $0.results[0].width > 0 })
  }

  /// Of a bad font among good ones there is an entry, a line and a status; the rest is there.
  @Test func badFontsStandAside() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.ttf", "<html></html>")
    let report = try report(
      "nowhere.ttf", folder.path + "/page.ttf", Self.font, "--text", "H", "--sizes", "17",
      status: 66)
    #expect(report.measurements.count == 1)
    #expect(report.unreadable.map(\.code) == ["not-found", "html"])
    let alone = try BuiltTool.run("measure", "nowhere.ttf")
    #expect(alone.status == 66 && alone.output == "")
    #expect(alone.errors.contains("nowhere.ttf: error: there is no such file or folder\n"))
  }

  @Test(
    arguments: [
      (["--text", "a", "--characters", "b"], "--text and --characters are both given"),
      (["--sizes", "17", "--styles", "body"], "--sizes stands beside --styles"),
      (["--sizes", "17", "--base", "body=16"], "--sizes stands beside --base"),
      (["--sizes", "0"], "\"0\" is no value for --sizes: a size from 1 to 10000 points is wanted"),
      (["--sizes", "nan"], "\"nan\" is no value for --sizes: a number is wanted"),
      (["--sizes", "-17"], "\"-17\" is no value for --sizes"),
      (["--characters", "z-a"], "\"z-a\" is no value for --characters: a character or a range"),
      (["--characters", "U+110000"], "\"U+110000\" is no value for --characters"),
      (
        ["--characters", "U+0000-10FFFF"], "1112064 glyphs x 132 sizes x 1 faces, more than 300000"
      ),
      (["--styles", "bodi"], "the nearest is \"body\""),
      (["--format", "yaml"], "--format"),
    ] as [([String], String)])
  func wrongCommandLine(_ arguments: [String], message: String) throws {
    let run = try BuiltTool.run(["measure", Self.font, "--format", "json"] + arguments)
    #expect(run.status == 64, "\(arguments)")
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// The format follows the suffix; without cells people see one size and are told so.
  @Test func formats() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/a-z.csv"
    #expect(
      try BuiltTool.run("measure", Self.font, "--characters", "a-c", "--sizes", "17", "-o", file)
        .status == 0)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\r\n")
    #expect(lines.first?.hasPrefix("file,postScriptName,character,style,") == true)
    let overview = try BuiltTool.run("measure", Self.font)
    #expect(overview.status == 0)
    #expect(overview.output.contains("\n17 pt: body L\n"))
    #expect(overview.errors.contains("note: shows one size only"))
    #expect(overview.output.split(separator: "\n").count <= 98)
  }

  /// A sound font cut or changed anywhere is measured, or told of in one line.
  @Test func damagedFonts() throws {
    let bytes = Array(
      try Data(
        contentsOf: URL(
          fileURLWithPath: Checkout.path("Fixtures/Fonts/NimbusFixtureVariable[wght].ttf"))))
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: 3)
    var files: [String] = []
    for index in 0..<150 {
      var copy = bytes
      for _ in 0..<(1 + index % 8) {
        copy[Int.random(in: copy.indices, using: &random)] =
          [0x00, 0xFF, 0x80, 0x7F].randomElement(using: &random) ?? 0
      }
      if index % 4 == 0 {
        copy = Array(copy.prefix(Int.random(in: 1...copy.count, using: &random)))
      }
      files.append(try folder.write("\(1000 + index).ttf", copy))
    }
    let run = try BuiltTool.run(
      ["measure", "--format", "json", "--text", "Nimbus ą", "--sizes", "17"] + files)
    #expect([0, 66].contains(run.status))
    #expect(try JSONSchema("measure").faults(in: run.output) == [])
    struct Counts: Decodable {
      struct Entry: Decodable {}
      let measurements: [Entry]
      let unreadable: [Entry]
    }
    let counts = try JSONDecoder().decode(Counts.self, from: Data(run.output.utf8))
    #expect(counts.measurements.count + counts.unreadable.count == files.count)
  }

  /// Every format of `table` that was added can be asked for by name and by suffix.
  @Test(
    arguments: [
      ("tsv", "tsv", "file\t"), ("markdown", "md", "**Nimbus"), ("html", "html", "<!doctype html>"),
      ("plist", "plist", "<?xml"), ("objc", "h", "// Made by fontscale"), ("svg", "svg", "<svg "),
      ("plot", nil, "Nimbus"),
    ] as [(String, String?, String)])
  func formatsOfTable(_ name: String, suffix: String?, start: String) throws {
    let named = try BuiltTool.run("table", Self.font, "--format", name)
    #expect(named.status == 0)
    #expect(named.output.hasPrefix(start))
    guard let suffix else {
      #expect(try BuiltTool.run("table", Self.font, "--plot") == named)
      return
    }
    let folder = try TemporaryFolder()
    let file = folder.path + "/sizes.\(suffix)"
    #expect(try BuiltTool.run("table", Self.font, "-o", file).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == named.output)
  }

  @Test func plotContradictsAnotherFormat() throws {
    let run = try BuiltTool.run("table", Self.font, "--plot", "--format", "json")
    #expect(run.status == 64)
    #expect(run.errors.contains("--plot and --format json are both given"))
  }
}
