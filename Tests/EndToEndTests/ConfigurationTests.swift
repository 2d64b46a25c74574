import Foundation
import TestSupport
import Testing

/// The settings of `.fontscale.json`.
@Suite struct ConfigurationTests {
  private static let font = Checkout.path("Fixtures/Fonts/NimbusFixture-Regular.ttf")

  /// Body's base size in the table made with a configuration and more arguments.
  private func baseSize(_ configuration: String, _ arguments: String...) throws -> Double? {
    struct Document: Decodable {
      struct Table: Decodable { let rows: [Row] }
      struct Row: Decodable { let baseSize: Double }
      let tables: [Table]
    }
    let folder = try TemporaryFolder()
    let file = try folder.write("settings.json", configuration)
    let run = try BuiltTool.run(
      ["table", Self.font, "--styles", "body", "--format", "json", "--config", file] + arguments)
    guard run.status == 0 else { return nil }
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
      .tables.first?.rows.first?.baseSize
  }

  @Test func baseSizesComeFromTheConfiguration() throws {
    #expect(try baseSize("{}") == 17)
    #expect(try baseSize("{ /* JSON5 */ version: 1, baseSizes: { body: 16.5, }, }") == 16.5)
    #expect(
      try baseSize(#"{"baseSizes": {"UICTContentSizeCategoryL": 1}}"#) == nil, "no text style")
    #expect(try baseSize(#"{"baseSizes": {"body": 16}}"#, "--base", "body=20") == 20)
    #expect(
      try baseSize(#"{"baseSizes": {"body": 16}}"#, "--match", "x-height") != 16,
      "a matched size is computed")
    #expect(
      try baseSize(#"{"baseSizes": {"callout": 16}}"#, "--platform", "watchOS") == 16,
      "watchOS has no callout; its own body counts")
  }

  @Test(arguments: [
    (
      #"{"baseSize": {}}"#, "1:2", "there is no setting \"baseSize\"",
      "the nearest is \"baseSizes\""
    ),
    (
      #"{"zzz": 1}"#, "1:2", "there is no setting \"zzz\"",
      "the settings are version, failOn, format, rules, paths, exclude, externalFonts, baseline, "
        + "baseSizes"
    ),
    (#"{"version": 2}"#, "1:13", "version is not 1", "write \"version\": 1, or leave it out"),
    (
      #"{"baseSizes": 1}"#, "1:15", "baseSizes is a number, no object",
      "write a size in points for each text style, such as { \"body\": 16 }"
    ),
    (
      #"{"baseSizes": {"body": "16"}}"#, "1:24", "baseSizes.body is a string, no number",
      "write a size in points for each text style, such as { \"body\": 16 }"
    ),
    (
      #"{"baseSizes": {"bdoy": 16}}"#, "1:16", "baseSizes.bdoy: there is no such text style",
      "the nearest is \"body\""
    ),
    (
      #"{"baseSizes": {"body": 0}}"#, "1:24", "baseSizes.body is no size from 1 to 10000 points",
      "write a size in points, such as 16"
    ),
    (
      #"{baseSizes: {body: Infinity}}"#, "1:20",
      "baseSizes.body is no size from 1 to 10000 points", "write a size in points, such as 16"
    ),
    (
      "[]", "1:1", "the configuration is an array, no object",
      "write { and } around the settings"
    ),
    (
      "{\n  // JSON5\n  rules: {\n    'name-unknwon': 'off',\n  },\n}", "4:5",
      "rules.name-unknwon: there is no rule \"name-unknwon\"", "the nearest is \"name-unknown\""
    ),
    (
      "{rules: {\"name-case\": \"eror\"}}", "1:23", "rules.name-case cannot be \"eror\"",
      "the nearest is \"error\""
    ),
    (
      "{rules: {\"name-case\": 1}}", "1:23", "rules.name-case is a number, no text",
      "write one of \"off\", \"note\", \"warning\", \"error\""
    ),
    (
      "{rules: {\"name-case\": {reason: \"x\"}}}", "1:23", "rules.name-case has no severity",
      "write \"severity\": \"off\", or another"
    ),
    (
      "{paths: [{paths: [\"a\"], rule: {}}]}", "1:25", "paths[0]: there is no setting \"rule\"",
      "the nearest is \"rules\""
    ),
    (
      "{exclude: [\"a\", \"b{\"]}", "1:17",
      "exclude[1], \"b{\", is no pattern: a { is never closed",
      "`*` and `?` stand for parts of a name, `**` for folders, {a,b} for either"
    ),
    ("{failOn: \"warn\"}", "1:10", "failOn cannot be \"warn\"", "the nearest is \"warning\""),
    ("{format: \"josn\"}", "1:10", "format cannot be \"josn\"", "the nearest is \"json\""),
    (
      "{failOn: \"error\", failOn: \"note\"}", "1:19",
      "the key \"failOn\" stands twice; first in line 1", "remove one of the two"
    ),
    (
      "{\n<<<<<<< HEAD\n  version: 1,\n=======\n}", "2:1", "a merge conflict is not resolved",
      "keep one side and remove the lines that begin with <<<<<<<, ======= and >>>>>>>"
    ),
  ])
  func wrongSettingsAreToldByTheirPath(
    _ text: String, place: String, message: String, help: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("settings.json", text)
    let run = try BuiltTool.run("table", Self.font, "--config", file)
    #expect(run.status == 78)
    #expect(run.output.isEmpty)
    #expect(run.errors == "\(file):\(place): error: \(message)\n    help: \(help)\n")
  }
}
