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
      "targets": .array(report.targets.map(\.json)),
    ]
    document.write(to: &output)
    output += "\n"
  }
}

extension AppTarget {
  /// The target as JSON gives it.
  var json: JSONValue {
    [
      "bundledFonts": .array(
        fonts.map { font in
          [
            "bundlePath": .string(font.bundlePath), "exists": .bool(font.exists),
            "path": .string(font.path),
          ]
        }),
      "deploymentTarget": JSONValue(deploymentTarget),
      "fonts": .array(fonts.map { .string($0.path) }),
      "infoPlist": JSONValue(infoPlists.first),
      "kind": .string(kind.rawValue),
      "languages": .array(languages.map { .string($0) }),
      "name": .string(name),
      "platform": JSONValue(platforms.first?.rawValue),
      "platforms": .array(platforms.map { .string($0.rawValue) }),
    ]
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
      "column": JSONValue(reference.position.inLines?.column),
      "face": JSONValue(face),
      "line": JSONValue(reference.position.inLines?.line),
      "name": JSONValue(reference.name),
      "path": .string(reference.path),
      "resolution": .string(resolution.rawValue),
    ]
  }
}
