public import TextFormatting

/// `fontscale.list/1`, the schema of `list --format json`.
///
/// Where properties are asked for, a face has these fields and no others, and `properties` tells
/// which.
public struct JSONFaceFormat: FaceFormat {
  public static let name = "json"
  public static let summary = "every fact of every face, schema fontscale.list/1"
  public static let printsAliases = true

  public init() {}

  public func write(
    _ list: FaceList, options: TextLayoutOptions, to output: inout String
  ) async {
    // A whole face is some 1300 bytes; growing by doubling would need several times as much, while
    // memory that is not used is never touched.
    let count = list.families.reduce(0) { $0 + $1.faces.count }
    if list.properties.isEmpty { output.reserveCapacity(output.utf8.count + 1600 * count) }
    await write(list, options: options, to: &output, through: { _ in })
  }

  public func write(
    _ list: FaceList, options: TextLayoutOptions, to output: inout String,
    through outlet: TextOutlet
  ) async rethrows {
    let properties = list.properties
    var members: [(key: String, value: JSONValue)] = [
      (key: "duplicates", value: .sequence(list.duplicates) { $0.json }),
      (
        key: "families",
        value: .sequence(list.families) { family in
          [
            "faces": properties.isEmpty
              ? .records(family.faces)
              : .sequence(Array(family.faces)) { properties.json(of: $0) },
            "name": JSONValue(family.name),
          ]
        }
      ),
      (
        key: "libraries",
        value: [
          "fontconfig": JSONValue(list.libraries.fontconfig),
          "freetype": JSONValue(list.libraries.freetype),
        ]
      ),
      (key: "schema", value: "fontscale.list/1"),
      (key: "unreadable", value: .array(list.unreadable.map(\.json))),
    ]
    if !properties.isEmpty {
      members.append((key: "properties", value: .array(properties.map { .string($0.name) })))
    }
    try await JSONValue.object(members).write(
      to: &output, jobs: options.jobs, through: outlet)
    output += "\n"
  }
}

extension DuplicateName {
  var json: JSONValue {
    [
      "places": .array(
        places.map {
          [
            "faceIndex": .integer($0.faceIndex), "instance": JSONValue($0.instance),
            "path": .string($0.path),
          ]
        }),
      "postScriptName": .string(postScriptName),
    ]
  }
}
