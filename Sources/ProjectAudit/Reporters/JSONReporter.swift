import FontInspection
import TextFormatting

/// The report for programs: schema `fontscale.verify/1`.
public struct JSONReporter: Reporter {
  public let name = "json"
  public let summary = "every fact, schema fontscale.verify/1"

  public init() {}

  public func write(_ report: AuditReport, _ setting: ReportSetting, to output: inout String) {
    let document: JSONValue = [
      "diagnostics": .array(report.diagnostics.map(\.json)),
      "faces": .array(report.faces.map(\.json)),
      "references": .array(report.references.map(\.json)),
      "root": .string(setting.root),
      "schema": "fontscale.verify/1",
      "summary": [
        "errors": .integer(report.count(.error)),
        "notes": .integer(report.count(.note)),
        "warnings": .integer(report.count(.warning)),
      ],
      // Xcode's targets are not read, so none can be named.
      "targets": [],
    ]
    document.write(to: &output)
    output += "\n"
  }
}

extension Diagnostic {
  /// The finding as JSON gives it.
  var json: JSONValue {
    [
      "column": JSONValue(position?.column),
      "help": JSONValue(help),
      "line": JSONValue(position?.line),
      "message": .string(message),
      "path": .string(path),
      "related": .array(
        related.map { place in
          [
            "line": JSONValue(place.line), "message": .string(place.message),
            "path": .string(place.path),
          ]
        }),
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "suggestion": JSONValue(suggestion),
    ]
  }
}

extension ResolvedReference {
  /// The reference as JSON gives it.
  var json: JSONValue {
    [
      "api": .string(reference.api.name),
      "certainty": .string(reference.certainty.rawValue),
      "column": .integer(reference.position.column),
      "face": JSONValue(face),
      "line": .integer(reference.position.line),
      "name": JSONValue(reference.name),
      "path": .string(reference.path),
      "resolution": .string(resolution.rawValue),
    ]
  }
}
