internal import TextFormatting

/// `fontscale.diff/1`, the schema of `diff --format json`.
public struct JSONComparisonFormat: ComparisonFormat {
  public static let name = "json"
  public static let summary = "every difference, schema fontscale.diff/1"
  public static let pathExtensions = ["json"]

  public init() {}

  public func write(
    _ comparison: FontComparison, options: TextLayoutOptions, isVerbose: Bool,
    to output: inout String
  ) {
    let document: JSONValue = [
      "breaking": .bool(comparison.isBreaking),
      "faces": .array(comparison.faces.map(\.json)),
      "new": .string(comparison.new),
      "old": .string(comparison.old),
      "same": .bool(comparison.isSameFile),
      "schema": "fontscale.diff/1",
      "unreadable": .array(comparison.unreadable.map(\.json)),
    ]
    output += document.text
  }
}

extension FaceComparison {
  var json: JSONValue {
    [
      "advances": advances?.json ?? .null,
      "breaking": .bool(isBreaking),
      "changes": .array(
        changes.map {
          [
            "breaking": .bool($0.isBreaking), "new": $0.new, "old": $0.old,
            "property": .string($0.property),
          ]
        }),
      "characters": [
        "added": .integer(addedCharacters.count),
        "addedRanges": .array(addedCharacters.texts.map(JSONValue.string)),
        "removed": .integer(removedCharacters.count),
        "removedRanges": .array(removedCharacters.texts.map(JSONValue.string)),
      ],
      "features": features.json,
      "languages": languages.json,
      "lineHeights": .array(
        lineHeights.map {
          ["new": JSONValue($0.new), "old": JSONValue($0.old), "size": .number($0.size)]
        }),
      "match": .string(match.rawValue),
      "new": new?.placeJSON ?? .null,
      "old": old?.placeJSON ?? .null,
      "outlines": outlines.map {
        ["changed": .integer($0.changed), "compared": .integer($0.compared)]
      } ?? .null,
      "tables": .array(tables.flatMap(\.tags).map(JSONValue.string)),
    ]
  }
}

extension FaceComparison.Advances {
  var json: JSONValue {
    [
      "changed": .integer(changes.count),
      "changes": .array(
        changes.map {
          [
            "character": .string($0.character.codeName), "new": .number($0.new),
            "old": .number($0.old),
          ]
        }),
      "compared": .integer(compared),
    ]
  }
}

extension FaceComparison.Words {
  var json: JSONValue {
    [
      "added": .array(added.map(JSONValue.string)),
      "removed": .array(removed.map(JSONValue.string)),
    ]
  }
}

extension FontFace {
  /// Which face it is, without what is in it.
  fileprivate var placeJSON: JSONValue {
    [
      "faceIndex": .integer(faceIndex), "file": .string(fontArgument),
      "instance": JSONValue(instance?.name), "path": .string(path),
      "postScriptName": JSONValue(postScriptName),
    ]
  }
}
