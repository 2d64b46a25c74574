internal import TextFormatting

/// `fontscale.inspect/1`, the schema of `inspect --format json`.
public struct JSONInspectionFormat: InspectionFormat {
  public static let name = "json"
  public static let summary = "every fact of every face, schema fontscale.inspect/1"
  public static let suffixes = ["json"]

  public init() {}

  /// With properties chosen, a face has those fields only.
  public func write(
    _ report: InspectionReport, options: InspectionOptions, to output: inout String
  ) {
    var document = report.json
    if !options.properties.isEmpty, case .object(var members) = document,
      let position = members.firstIndex(where: { $0.key == "files" })
    {
      members[position].value = .array(
        report.files.map { file in
          [
            "faces": .array(
              file.faces.map { face in
                JSONValue(
                  dotted: options.properties.map {
                    (name: $0.name, value: $0.json(of: face, in: file))
                  })
              }),
            "path": .string(file.path),
          ]
        })
      members.append(
        (key: "properties", value: .array(options.properties.map { .string($0.name) })))
      document = .object(members)
    }
    document.write(to: &output)
    output += "\n"
  }
}
