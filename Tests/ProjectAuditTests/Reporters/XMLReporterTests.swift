import Foundation
import TestSupport
import Testing
import TextFormatting

@testable import ProjectAudit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The two formats in XML, as another reader of XML sees them.
@Suite struct XMLReporterTests {
  private static func elements(_ text: String, _ name: String) throws -> [XMLElement] {
    let document = try XMLDocument(data: Data(text.utf8))
    return try document.nodes(forXPath: "//\(name)").compactMap { $0 as? XMLElement }
  }

  private static func attribute(_ element: XMLElement, _ name: String) -> String? {
    element.attribute(forName: name)?.stringValue
  }

  @Test(arguments: SampleReport.hostileTexts.map(\.text))
  func hostileTextIsReadBack(_ text: String) throws {
    let sample = SampleReport.hostile(text)
    let shown = text.unicodeScalars.map {
      $0 == "\u{FFFE}" || $0 == "\u{FFFF}" || $0.isUnsafeToPrint
        ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
    }.joined()
    let error = try #require(try Self.elements(sample.text(CheckstyleReporter()), "error").first)
    #expect(Self.attribute(error, "message") == shown + "\n" + shown)
    let file = try #require(try Self.elements(sample.text(CheckstyleReporter()), "file").first)
    #expect(Self.attribute(file, "name") == "F/" + shown)

    let junit = sample.text(JUnitReporter())
    let failure = try #require(try Self.elements(junit, "failure").first)
    #expect(Self.attribute(failure, "message") == shown)
    #expect(
      failure.stringValue
        == "F/\(shown):3:5: error: \(shown) [name-unknown]\nhelp: \(shown)")
    let testCase = try #require(try Self.elements(junit, "testcase").first)
    #expect(Self.attribute(testCase, "name") == "F/\(shown): \(shown)")
  }

  @Test func checkstyle() throws {
    let sample = SampleReport(
      [
        Diagnostic(
          rule: "file-kind", severity: .note, message: "m", path: "A.ttf", position: nil),
        Diagnostic(
          rule: "name-unknown", severity: .error, message: "n", path: "A.ttf",
          position: SourcePosition(line: 2, column: 7), help: "h"),
        Diagnostic(
          rule: "name-case", severity: .warning, message: "o", path: "B.swift",
          position: SourcePosition(line: 1, column: 1)),
      ], repositoryFolder: "App")
    #expect(
      sample.text(CheckstyleReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="App/A.ttf">
            <error line="0" severity="info" message="m" source="fontscale.file-kind"/>
            <error line="2" column="7" severity="error" message="n&#10;h" source="fontscale.name-unknown"/>
          </file>
          <file name="App/B.swift">
            <error line="1" column="1" severity="warning" message="o" source="fontscale.name-case"/>
          </file>
        </checkstyle>

        """)
  }

  /// Jenkins takes a file without a case for broken.
  @Test func junitOfACleanRunHoldsAPassingCase() throws {
    let text = SampleReport([]).text(JUnitReporter())
    #expect(try Self.elements(text, "testcase").count == 1)
    #expect(try Self.elements(text, "failure").isEmpty)
  }

  @Test func junitCountsWhatItHolds() async throws {
    let text = try await SampleReport(project: "NimbusBroken").text(JUnitReporter())
    for name in ["testsuites", "testsuite"] {
      let element = try #require(try Self.elements(text, name).first)
      let cases = try Self.elements(text, "testcase").count
      #expect(Self.attribute(element, "tests") == String(cases))
      let failures = try Self.elements(text, "failure").count
      #expect(Self.attribute(element, "failures") == String(failures))
      #expect(failures > 0)
      // The one note of the sample says something and passes.
      #expect(failures == cases - 1)
    }
  }

  /// A case is known again by class and name, so neither may hold a line or stand twice.
  @Test func junitNamesStayWhenLinesMove() throws {
    func names(_ lines: [Int]) throws -> [String?] {
      let sample = SampleReport(
        lines.map {
          Diagnostic(
            rule: "name-unknown", severity: .error, message: "m", path: "A.swift",
            position: SourcePosition(line: $0, column: 1))
        })
      return try Self.elements(sample.text(JUnitReporter()), "testcase").map {
        Self.attribute($0, "name")
      }
    }
    #expect(try names([1, 2]) == ["A.swift: m", "A.swift: m (2)"])
    #expect(try names([7, 90]) == names([1, 2]))
  }
}
