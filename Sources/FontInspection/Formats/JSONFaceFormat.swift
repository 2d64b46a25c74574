internal import TextFormatting

/// `fontscale.list/1`, the schema of `list --format json`.
public struct JSONFaceFormat: FaceFormat {
  public static let name = "json"
  public static let summary = "every fact of every face, schema fontscale.list/1"

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    let document: JSONValue = [
      "families": .array(
        list.catalog.families.map { family in
          ["faces": .array(family.faces.map(\.json)), "name": JSONValue(family.name)]
        }),
      "libraries": [
        "fontconfig": JSONValue(list.libraries.fontconfig),
        "freetype": JSONValue(list.libraries.freetype),
      ],
      "schema": "fontscale.list/1",
      "unreadable": .array(list.unreadable.map(\.json)),
    ]
    document.write(to: &output)
    output += "\n"
  }
}
