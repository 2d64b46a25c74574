import TextFormatting

/// SARIF 2.1.0, which GitHub's code scanning and many other viewers read.
///
/// Source: docs.oasis-open.org/sarif/sarif/v2.1.0, whose sections the comments name; what GitHub reads of
/// it: docs.github.com/code-security, "SARIF support for code scanning".
///
/// Findings that comments or a baseline silence are left out, and not listed with `suppressions` (3.27.23):
/// code scanning opens an alert for those too, which is what github.com/advanced-security/dismiss-alerts
/// is there to undo.
public struct SARIFReporter: Reporter {
  public let name = "sarif"
  public let summary = "SARIF 2.1.0, for code scanning"
  /// To say where a name ends and what to put in its place.
  public let readsSource = true

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    let rules = SARIFRules(setting.rules, named: report.diagnostics.map(\.rule))
    let fingerprints = Diagnostic.fingerprints(of: report.diagnostics)
    let results = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
      Self.result(diagnostic, fingerprint, rules, setting)
    }
    let document: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "runs": [
        [
          "columnKind": "unicodeCodePoints",
          // What it stands for is the reader's to know: the same project gives the same bytes
          // wherever it lies (3.14.14).
          "originalUriBaseIds": [
            Self.base: ["description": ["text": "The repository's folder."]]
          ],
          "results": .array(results),
          "tool": [
            "driver": [
              "informationUri": .string(ReportSetting.informationAddress),
              "name": "fontscale",
              "rules": .array(rules.descriptors),
              "semanticVersion": .string(setting.version),
              "version": .string(setting.version),
            ]
          ],
        ]
      ],
      "version": "2.1.0",
    ]
    output += document.text
  }

  /// GitHub's and Visual Studio's name for the folder that holds the sources.
  private static let base = "%SRCROOT%"

  private static func result(
    _ diagnostic: Diagnostic, _ fingerprint: String, _ rules: SARIFRules, _ setting: ReportSetting
  ) -> JSONValue {
    let excerpt = setting.excerpts[diagnostic]
    let artifact = location(diagnostic.path, setting)
    var physical: [(key: String, value: JSONValue)] = [("artifactLocation", artifact)]
    if let position = diagnostic.position {
      physical.append(("region", region(position, excerpt, diagnostic.message)))
    }
    var members: [(key: String, value: JSONValue)] = [
      ("level", .string(diagnostic.severity.rawValue)),
      ("locations", [["physicalLocation": .object(physical)]]),
      ("message", ["text": .string(diagnostic.messageAndHelp)]),
      ("partialFingerprints", ["findingHash/v1": .string(fingerprint)]),
      ("ruleId", .string(diagnostic.rule)),
    ]
    if let index = rules.index(of: diagnostic.rule) {
      members.append(("ruleIndex", .integer(index)))
    }
    if !diagnostic.related.isEmpty {
      members.append(("relatedLocations", .array(related(diagnostic, setting))))
    }
    if let fix = diagnostic.fix, let edit = setting.fixEdits[fix] {
      // What `verify --fix` does, which may be in another file than the finding.
      members.append(("fixes", [Self.fix(edit, location(fix.path, setting), fix.summary)]))
    } else if let replacement = SARIFReplacement(diagnostic, excerpt) {
      let edit = FixEdits.Edit(
        start: SourcePosition(line: replacement.line, column: replacement.columns.lowerBound),
        end: SourcePosition(line: replacement.line, column: replacement.columns.upperBound),
        text: replacement.text)
      members.append(
        ("fixes", [fix(edit, artifact, "Write \(diagnostic.suggestion ?? "").")]))
    }
    return .object(members)
  }

  private static func location(_ path: String, _ setting: ReportSetting) -> JSONValue {
    [
      "uri": .string(setting.repositoryPath(path).percentEncodedPath), "uriBaseId": .string(base),
    ]
  }

  /// The place, and where the line is known what stands there; `endColumn` is the one behind
  /// (3.30.8).
  private static func region(
    _ position: SourcePosition, _ excerpt: SourceExcerpt?, _ message: String
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("startColumn", .integer(position.column)), ("startLine", .integer(position.line)),
    ]
    if let whole = excerpt?.extent(message: message).whole, !whole.isEmpty {
      members.append(("endColumn", .integer(position.column + whole.count)))
    }
    return .object(members)
  }

  private static func related(_ diagnostic: Diagnostic, _ setting: ReportSetting) -> [JSONValue] {
    diagnostic.related.enumerated().map { index, place in
      var physical: [(key: String, value: JSONValue)] = [
        ("artifactLocation", location(place.path, setting))
      ]
      if let line = place.line { physical.append(("region", ["startLine": .integer(line)])) }
      return [
        "id": .integer(index + 1), "message": ["text": .string(place.message.escapingControls)],
        "physicalLocation": .object(physical),
      ]
    }
  }

  private static func fix(
    _ edit: FixEdits.Edit, _ artifact: JSONValue, _ summary: String
  ) -> JSONValue {
    [
      "artifactChanges": [
        [
          "artifactLocation": artifact,
          "replacements": [
            [
              // Of no length where something is only put in (3.57.3).
              "deletedRegion": [
                "endColumn": .integer(edit.end.column), "endLine": .integer(edit.end.line),
                "startColumn": .integer(edit.start.column), "startLine": .integer(edit.start.line),
              ],
              "insertedContent": ["text": .string(edit.text)],
            ]
          ],
        ]
      ],
      "description": ["text": .string(summary.escapingControls)],
    ]
  }
}

/// What a finding's suggestion takes the place of, where that is plain to see: the text of a string
/// literal, of an element or of an attribute.
struct SARIFReplacement: Sendable, Equatable {
  var line: Int
  /// From the first column that goes up to the first that stays.
  var columns: Range<Int>
  /// As the file has to hold it.
  var text: String

  /// nil without a suggestion, and where it cannot be put in without reading the language itself.
  init?(_ diagnostic: Diagnostic, _ excerpt: SourceExcerpt?) {
    guard let suggestion = diagnostic.suggestion, let position = diagnostic.position, let excerpt,
      !suggestion.unicodeScalars.contains(where: {
        $0.isUnsafeToPrint || "\"'\\".unicodeScalars.contains($0)
      })
    else { return nil }
    let extent = excerpt.extent(message: diagnostic.message)
    guard let name = extent.name, !name.isEmpty else { return nil }
    line = position.line
    let start = position.column + name.lowerBound - extent.whole.lowerBound
    columns = start..<(start + name.count)
    text = extent.token == .literal ? suggestion : suggestion.escapedForXML
    let old = Array(excerpt.text.unicodeScalars)[name]
    guard !old.elementsEqual(text.unicodeScalars) else { return nil }
  }
}
