internal import TextFormatting

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
    let properties = list.properties
    var members: [(key: String, value: JSONValue)] = [
      (key: "duplicates", value: .array(list.duplicates.map(\.json))),
      (
        key: "families",
        value: .sequence(list.families) { family in
          [
            "faces": .sequence(family.faces) { face in
              properties.isEmpty ? face.json : properties.json(of: face)
            },
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
    // A whole face is some 1300 bytes; growing by doubling would need several times as much, while
    // memory that is not used is never touched.
    let count = list.families.reduce(0) { $0 + $1.faces.count }
    if properties.isEmpty { output.reserveCapacity(output.utf8.count + 1600 * count) }
    await JSONValue.object(members).write(to: &output, jobs: options.jobs)
    output += "\n"
  }
}

extension DuplicateName {
  var json: JSONValue {
    [
      "places": .array(
        places.map { ["faceIndex": .integer($0.faceIndex), "path": .string($0.path)] }),
      "postScriptName": .string(postScriptName),
    ]
  }
}
