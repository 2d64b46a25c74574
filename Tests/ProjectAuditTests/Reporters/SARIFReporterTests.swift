import Foundation
import TestSupport
import Testing
import TextFormatting

@testable import ProjectAudit

/// SARIF as its schema wants it; the schema itself was tried by hand.
@Suite struct SARIFReporterTests {
  private static func run(_ sample: SampleReport) throws -> [String: Any] {
    let text = sample.text(SARIFReporter())
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    return try #require(runs.first)
  }

  private static func driver(_ run: [String: Any]) throws -> [String: Any] {
    let tool = try #require(run["tool"] as? [String: Any])
    return try #require(tool["driver"] as? [String: Any])
  }

  private static func at(_ value: Any?, _ path: Any...) -> Any? {
    path.reduce(value) { value, step in
      if let key = step as? String { return (value as? [String: Any])?[key] }
      guard let index = step as? Int, let array = value as? [Any], array.indices.contains(index)
      else { return nil }
      return array[index]
    }
  }

  /// What the schema requires and what people rely on, over every finding of the sample.
  @Test func structure() async throws {
    let sample = try await SampleReport(project: "NimbusBroken")
    let run = try Self.run(sample)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try Self.driver(run)
    #expect(driver["name"] as? String == "fontscale")
    #expect(driver["version"] as? String == "1.2.3")
    #expect(URL(string: driver["informationUri"] as? String ?? "")?.scheme == "https")

    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      for path in [["shortDescription"], ["fullDescription"], ["help"]] {
        #expect((Self.at(rule, path[0], "text") as? String)?.isEmpty == false, "\(rule)")
      }
      #expect((Self.at(rule, "help", "markdown") as? String)?.contains("\nRight:\n\n") == true)
      let level = try #require(Self.at(rule, "defaultConfiguration", "level") as? String)
      #expect(["error", "warning", "note"].contains(level))
    }
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)

    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == sample.report.diagnostics.count)
    var fingerprints: Set<String> = []
    for (result, diagnostic) in zip(results, sample.report.diagnostics) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(Self.at(rules, index, "id") as? String == diagnostic.rule)
      #expect(result["ruleId"] as? String == diagnostic.rule)
      #expect(result["level"] as? String == diagnostic.severity.rawValue)
      let location = Self.at(result, "locations", 0, "physicalLocation")
      let uri = try #require(Self.at(location, "artifactLocation", "uri") as? String)
      #expect(uri == "Projects/NimbusBroken/" + diagnostic.path)
      #expect(Self.at(location, "artifactLocation", "uriBaseId") as? String == "%SRCROOT%")
      let region = Self.at(location, "region") as? [String: Int]
      #expect(region?["startLine"] == diagnostic.position?.line)
      #expect(region?["startColumn"] == diagnostic.position?.column)
      if let region { #expect((region["endColumn"] ?? 0) > (region["startColumn"] ?? 0)) }
      let print = Self.at(result, "partialFingerprints", "findingHash/v1") as? String
      #expect(fingerprints.insert(try #require(print)).inserted)
      let related = result["relatedLocations"] as? [Any] ?? []
      #expect(related.count == diagnostic.related.count)
    }
    #expect(results.contains { $0["fixes"] != nil })
    #expect(results.contains { $0["relatedLocations"] != nil })
  }

  @Test func cleanRunHasRulesAndAnEmptyList() async throws {
    let run = try Self.run(try await SampleReport(project: "Nimbus"))
    #expect((run["results"] as? [Any])?.isEmpty == true)
    #expect(try (Self.driver(run)["rules"] as? [Any])?.count == 8)
  }

  /// A finding of no rule, such as one about the configuration, still has its entry.
  @Test func unknownRuleIsListed() throws {
    let run = try Self.run(
      SampleReport([
        Diagnostic(rule: "baseline-stale", severity: .note, message: "m", path: "p", position: nil)
      ]))
    let index = try #require(Self.at(run["results"], 0, "ruleIndex") as? Int)
    #expect(
      Self.at(try Self.driver(run)["rules"], index, "id") as? String == "baseline-stale")
  }

  @Test(arguments: SampleReport.hostileTexts.map(\.text))
  func hostileTextIsReadBack(_ text: String) throws {
    let run = try Self.run(SampleReport.hostile(text))
    let result = Self.at(run["results"], 0)
    let shown = text.escapingControls
    #expect(Self.at(result, "message", "text") as? String == shown + "\n" + shown)
    let uri = try #require(
      Self.at(result, "locations", 0, "physicalLocation", "artifactLocation", "uri") as? String)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(uri)")
    #expect(uri.removingPercentEncoding.map { Array($0.utf8) } == Array("F/\(text)".utf8))
  }

  /// Two runs whose lines differ: the fingerprints are the same.
  @Test func fingerprintsDoNotHoldLines() throws {
    func prints(_ line: Int) throws -> [String?] {
      let findings = [line, line + 1].map {
        Diagnostic(
          rule: "name-unknown", severity: .error, message: "m", path: "A.swift",
          position: SourcePosition(line: $0, column: 2))
      }
      let run = try Self.run(SampleReport(findings))
      return [0, 1].map {
        Self.at(run["results"], $0, "partialFingerprints", "findingHash/v1") as? String
      }
    }
    #expect(try prints(1) == prints(70))
    #expect(try Set(prints(1)).count == 2)
  }

  /// What a suggestion takes the place of; `|` stands at the place of the finding.
  @Test(arguments: [
    (#"f(|"Blod")"#, "Bold", "f(\"Bold\")", "a literal"),
    (#"f(|"Bl\u{6f}d")"#, "Bold", nil, "a literal with an escape"),
    (#"f(|"漢字")"#, "Bold", "f(\"Bold\")", "columns are scalars"),
    (#"f(|"Blod")"#, "Bo\"ld", nil, "what would need an escape"),
    (#"a: |'Blod'"#, "Bold", "a: 'Bold'", "single marks, as in JavaScript"),
    (#"f(|"Blod")"#, "Bo\nld", nil, "a line break"),
    (#"|<string>Blod</string>"#, "B&d", "<string>B&amp;d</string>", "an element"),
    (#"|<f name="Blod" b="x"/>"#, "Bold", #"<f name="Bold" b="x"/>"#, "an attribute"),
    (#"|<f name="other"/>"#, "Bold", nil, "no attribute of that name"),
    (#"f(|Blod)"#, "Bold", nil, "a word"),
    (#"f(|"Bold")"#, "Bold", nil, "nothing would change"),
  ]) func replacement(
    _ marked: String, _ suggestion: String, _ wanted: String?, _ reason: String
  ) throws {
    var scalars = Array(marked.unicodeScalars)
    let offset = try #require(scalars.firstIndex(of: "|"))
    scalars.remove(at: offset)
    let excerpt = SourceExcerpt(text: String(String.UnicodeScalarView(scalars)), offset: offset)
    let diagnostic = Diagnostic(
      rule: "name-unknown", severity: .error, message: "no font is called \"Blod\"",
      path: "A.swift", position: SourcePosition(line: 9, column: offset + 1),
      suggestion: suggestion)
    let replacement = SARIFReplacement(diagnostic, excerpt)
    #expect((replacement != nil) == (wanted != nil), "\(reason)")
    guard let replacement else { return }
    #expect(replacement.line == 9)
    scalars.replaceSubrange(
      (replacement.columns.lowerBound - 1)..<(replacement.columns.upperBound - 1),
      with: replacement.text.unicodeScalars)
    #expect(String(String.UnicodeScalarView(scalars)) == wanted, "\(reason)")
  }
}
