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
    (#"{"baseSize": {}}"#, "there is no setting \"baseSize\"", "the nearest is \"baseSizes\""),
    (#"{"zzz": 1}"#, "there is no setting \"zzz\"", "the settings are baseSizes, version"),
    (#"{"version": 2}"#, "version is not 1", "write \"version\": 1, or leave it out"),
    (
      #"{"baseSizes": 1}"#, "baseSizes is no object",
      "write a size in points for each text style, such as { \"body\": 16 }"
    ),
    (
      #"{"baseSizes": {"body": "16"}}"#, "baseSizes.body is no number",
      "write a size in points for each text style, such as { \"body\": 16 }"
    ),
    (
      #"{"baseSizes": {"bdoy": 16}}"#, "baseSizes.bdoy: there is no such text style",
      "the nearest is \"body\""
    ),
    (
      #"{"baseSizes": {"body": 0}}"#, "baseSizes.body is no size from 1 to 10000 points",
      "write a size in points, such as 16"
    ),
    ("[]", "the configuration is no object", "write { and } around the settings"),
  ])
  func wrongSettingsAreToldByTheirPath(_ text: String, message: String, help: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("settings.json", text)
    let run = try BuiltTool.run("table", Self.font, "--config", file)
    #expect(run.status == 78)
    #expect(run.output.isEmpty)
    #expect(run.errors == "\(file): error: \(message)\n    help: \(help)\n")
  }
}
