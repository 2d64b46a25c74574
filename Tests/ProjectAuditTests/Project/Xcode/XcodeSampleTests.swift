import Foundation
import SystemInterop
import TestSupport
import Testing
import TextFormatting

@testable import ProjectAudit

/// The sample projects of Xcode, read from disk: nothing is wrong with them, and their targets are as
/// recorded.
@Suite struct XcodeSampleTests {
  @Test(arguments: ["XcodeClassic", "XcodeSynchronized"])
  func targets(_ name: String) async throws {
    let root = Repository.file("Fixtures/Projects/\(name)").path
    let loaded = try await ProjectLoader(jobs: 2).load(FilePath(root))
    let report = Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts))
    #expect(report.diagnostics.map { "\($0.path) \($0.rule): \($0.message)" } == [])
    #expect(loaded.project.targets.allSatisfy { $0.files != nil })
    var output = ""
    JSONValue.array(report.targets.map(\.json)).write(to: &output)
    let difference = try GoldenFile("verify/\(name).targets.json").difference(from: output + "\n")
    #expect(difference == nil)
  }
}
