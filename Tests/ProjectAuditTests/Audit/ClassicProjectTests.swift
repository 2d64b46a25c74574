import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

/// `Fixtures/Projects/ObjectiveCClassic`: an app of storyboards and Objective-C.
@Suite struct ClassicProjectTests {
  private static func load() async throws -> ProjectLoader.Project {
    let root = Repository.file("Fixtures/Projects/ObjectiveCClassic").path
    return try await ProjectLoader(jobs: 2).load(FilePath(root))
  }

  @Test func everyPlantedFaultOnceAtItsPlace() async throws {
    let loaded = try await Self.load()
    let report = Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts))
    let expected = try String(
      contentsOf: Repository.file("Fixtures/Projects/ObjectiveCClassic.expected.txt"),
      encoding: .utf8)
    let found = report.diagnostics.map { diagnostic in
      let position = diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-:-"
      return "\(diagnostic.path):\(position) \(diagnostic.rule)\n"
    }
    #expect(found.joined() == expected)
  }

  @Test func everyNameIsFollowed() async throws {
    let loaded = try await Self.load()
    let names = loaded.project.references.map { "\($0.path) \($0.name ?? "-") \($0.certainty)" }
    #expect(
      names == [
        "Classic/AppFonts.m NimbusFixture-Bold resolved",
        "Classic/AppFonts.m NimbusFixture-Regular resolved",
        "Classic/Base.lproj/Launch.storyboard NimbusFixture-Bold certain",
        "Classic/Base.lproj/Main.storyboard NimbusFixture-Regular certain",
        "Classic/Base.lproj/Main.storyboard NimbusFixture-Oblique certain",
        "Classic/StationCell.xib NimbusFixture-Bold certain",
        "Classic/StationViewController.m NimbusFixture-SemiBold resolved",
        "Classic/StationViewController.m NimbusFixture-Heavy resolved",
      ])
  }

  @Test func textsByLanguage() async throws {
    let texts = try await Self.load().project.localizedTexts
    #expect(
      texts.map { "\($0.path) \($0.language ?? "-")" } == [
        "Classic/Base.lproj/Launch.storyboard Base", "Classic/Base.lproj/Main.storyboard Base",
        "Classic/StationCell.xib -", "Classic/en.lproj/Localizable.strings en",
        "Classic/pl.lproj/Localizable.strings pl", "Classic/pl.lproj/Main.strings pl",
      ])
  }
}
