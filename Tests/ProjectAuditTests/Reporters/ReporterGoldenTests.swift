import TestSupport
import Testing

@testable import ProjectAudit

/// Every format on the sample projects, in `Fixtures/Golden/verify`.
@Suite struct ReporterGoldenTests {
  static let endings = [
    "text": "txt", "json": "json", "sarif": "sarif", "github": "github.txt",
    "gitlab": "gitlab.json",
    "junit": "junit.xml", "checkstyle": "checkstyle.xml", "markdown": "md",
  ]

  @Test func everyFormatIsTried() {
    #expect(Set(Self.endings.keys) == Set(Reporters.all.map(\.name)))
  }

  @Test(arguments: ["Nimbus", "NimbusBroken"], Reporters.all.map(\.name))
  func sample(_ project: String, _ format: String) async throws {
    // Its schema test compares JSON, and faces change with what is known of them.
    guard format != "json" else { return }
    let reporter = try #require(Reporters.all.first { $0.name == format })
    let ending = try #require(Self.endings[format])
    let output = try await SampleReport(project: project).text(reporter)
    let difference = try GoldenFile("verify/\(project).\(ending)").difference(from: output)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
