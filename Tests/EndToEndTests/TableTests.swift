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
}
