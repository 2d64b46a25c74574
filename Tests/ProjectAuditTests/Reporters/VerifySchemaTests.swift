import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct VerifySchemaTests {
  @Test(arguments: ["Nimbus", "NimbusBroken"]) func sampleFits(_ name: String) async throws {
    let root = Repository.file("Fixtures/Projects/\(name)").path
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(root))
    var output = ""
    JSONReporter().write(
      Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts)),
      ReportSetting(root: root), to: &output)
    let faults = try JSONSchema("verify").faults(in: output)
    #expect(faults == [])
  }

  /// The check itself can fail.
  @Test(arguments: [
    ("{}", 7), ("[]", 1),
    (
      #"{"diagnostics": [], "faces": [{}], "references": [], "root": 1, "schema": "x", "#
        + #""summary": {"errors": -1, "notes": 0.5, "warnings": true}, "targets": [], "more": 1}"#,
      // The face lacks its 23 fields; root, schema, three numbers and the surplus field are wrong.
      23 + 6
    ),
  ]) func whatDoesNotFitIsTold(_ json: String, _ count: Int) throws {
    let faults = try JSONSchema("verify").faults(in: json)
    #expect(faults.count == count, "\(faults)")
  }
}
