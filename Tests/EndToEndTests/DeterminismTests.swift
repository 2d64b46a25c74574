import TestSupport
import Testing

/// The same input gives the same bytes, whatever the jobs, the locale, the hash seed.
@Suite struct DeterminismTests {
  /// Command lines whose output must never change.
  static let commandLines: [[String]] = [
    ["list", "Fixtures"],
    ["list", "--format", "dump", "Fixtures"],
    ["list", "--format", "json", "Fixtures"],
    ["list", "--format", "csv", "--sort", "weight", "Fixtures"],
    ["list", "--format", "jsonl", "Fixtures"],
    [
      "inspect", "-v", "Fixtures/Fonts/NimbusFixtureMono.ttc",
      "Fixtures/Fonts/NimbusLabel-Regular.ttf",
    ],
    ["inspect", "--format", "json", "Fixtures/Fonts/NimbusFixtureVariable[wght].ttf"],
    ["diff", "Fixtures/Fonts/NimbusFixture-Bold.ttf", "Fixtures/Fonts/NimbusFixtureMono.ttc"],
    ["verify", "Fixtures/Projects/Nimbus"],
    ["verify", "Fixtures/Projects/NimbusBroken"],
    ["verify", "--format", "json", "Fixtures/Projects/NimbusBroken"],
    [
      "table", "Fixtures/Fonts/NimbusFixture-Regular.ttf", "Fixtures/Fonts/NimbusFixtureMono.ttc#1",
    ],
    ["table", "--format", "json", "Fixtures/Fonts/NimbusFixture-Regular.ttf"],
    ["table", "--format", "swift", "Fixtures/Fonts/NimbusFixture-Regular.ttf"],
  ]

  @Test(arguments: commandLines)
  func jobs(_ arguments: [String]) throws {
    let one = try BuiltTool.run(arguments + ["--jobs", "1"])
    #expect(!one.output.isEmpty)
    for jobs in ["2", "7", "64", "100000"] {
      #expect(try BuiltTool.run(arguments + ["--jobs", jobs]) == one, "\(jobs) jobs")
    }
  }

  @Test(arguments: commandLines)
  func environment(_ arguments: [String]) throws {
    let plain = try BuiltTool.run(arguments)
    for environment in [
      ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"],
      ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kathmandu"], ["LANG": "ja_JP.eucJP"],
      ["SWIFT_DETERMINISTIC_HASHING": "1"], ["COLUMNS": "40", "TERM": "dumb"], ["HOME": "/nowhere"],
    ] {
      #expect(try BuiltTool.run(arguments, environment: environment) == plain, "\(environment)")
    }
  }

  @Test(arguments: commandLines)
  func hashSeed(_ arguments: [String]) throws {
    // Every process has its own seed unless SWIFT_DETERMINISTIC_HASHING is set.
    let first = try BuiltTool.run(arguments)
    for _ in 0..<4 { #expect(try BuiltTool.run(arguments) == first) }
  }

  @Test(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
  func jobsOnRealFonts() throws {
    let arguments = ["list", "--format", "json"] + RealFonts.all
    let one = try BuiltTool.run(arguments + ["--jobs", "1"])
    for jobs in ["2", "7", "64"] {
      #expect(try BuiltTool.run(arguments + ["--jobs", jobs]) == one, "\(jobs) jobs")
    }
  }
}
