import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct SampleProjectTests {
  private static func audit(_ name: String) async throws -> AuditReport {
    let root = Repository.file("Fixtures/Projects/\(name)").path
    let loaded = try await ProjectLoader(jobs: 2).load(FilePath(root))
    #expect(loaded.fonts.notes == [])
    return Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts))
  }

  @Test func everyPlantedFaultOnceAtItsPlace() async throws {
    let report = try await Self.audit("NimbusBroken")
    let expected = try String(
      contentsOf: Repository.file("Fixtures/Projects/NimbusBroken.expected.txt"), encoding: .utf8)
    let found = report.diagnostics.map { diagnostic in
      let position = diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-:-"
      return "\(diagnostic.path):\(position) \(diagnostic.rule)\n"
    }
    #expect(found.joined() == expected)
  }

  @Test func nothingWhereNothingIsWrong() async throws {
    let report = try await Self.audit("Nimbus")
    #expect(report.diagnostics == [])
    #expect(report.faces.count == 11)
    // What must be found for the silence to mean something, and what must not be.
    let resolutions = Dictionary(grouping: report.references, by: \.resolution).mapValues(\.count)
    #expect(resolutions[.bundled] ?? 0 >= 10)
    #expect(resolutions[.computed] ?? 0 >= 1)
    #expect(Set(resolutions.keys).isSubset(of: [.bundled, .system, .computed]))
  }

  @Test func jobsDoNotMatter() async throws {
    let root = FilePath(Repository.file("Fixtures/Projects/NimbusBroken").path)
    var outputs: Set<String> = []
    for jobs in [1, 2, 7, 64] {
      let loaded = try await ProjectLoader(jobs: jobs).load(root)
      var output = ""
      JSONReporter().write(
        Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts)),
        ReportSetting(root: "."), to: &output)
      outputs.insert(output)
    }
    #expect(outputs.count == 1)
  }
}
