public import TextFormatting

extension FontFace {
  /// The face as every JSON output of ours gives it.
  public var json: JSONValue {
    [
      "aliases": [
        "adobeTN5902": JSONValue(aliases.adobeTN5902),
        "fontconfig": JSONValue(aliases.fontconfig),
        "freetype": JSONValue(aliases.freetype),
      ],
      "bold": .bool(bold),
      "container": .string(container.rawValue),
      "faceIndex": .integer(faceIndex),
      "family": JSONValue(family),
      "format": .string(format.rawValue),
      "fullName": JSONValue(fullName),
      "glyphCount": JSONValue(glyphCount),
      "instance": instance.map(\.json) ?? .null,
      "italic": .bool(italic),
      "metrics": metrics.json,
      "monospaced": .bool(monospaced),
      "path": .string(path),
      "postScriptName": JSONValue(postScriptName),
      "postScriptNameSource": .string(postScriptNameSource.rawValue),
      "style": JSONValue(style),
      "unitsPerEm": JSONValue(unitsPerEm),
      "variable": .bool(variable),
      "weight": JSONValue(weight),
      "weightName": .string(weightName.rawValue),
      "weightTrait": .number(weightTrait),
      "width": JSONValue(width),
      "widthTrait": width == nil ? .null : .number(widthTrait),
    ]
  }
}

extension FaceInstance {
  /// The axes' values by tag.
  var coordinatesJSON: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    // A font that names an axis twice is wrong; the first holds, as keys must differ.
    for coordinate in coordinates where !members.contains(where: { $0.key == coordinate.tag }) {
      members.append((key: coordinate.tag, value: .number(coordinate.value)))
    }
    return .object(members)
  }

  var json: JSONValue {
    [
      "coordinates": coordinatesJSON,
      "index": JSONValue(index),
      "isDefault": .bool(isDefault),
      "name": JSONValue(name),
    ]
  }
}

extension FaceMetrics {
  var json: JSONValue {
    [
      "ascender": JSONValue(ascender),
      "capHeight": JSONValue(capHeight),
      "capHeightSource": JSONValue(capHeightSource?.rawValue),
      "descender": JSONValue(descender),
      "lineGap": JSONValue(lineGap),
      "xHeight": JSONValue(xHeight),
      "xHeightSource": JSONValue(xHeightSource?.rawValue),
    ]
  }
}

extension UnreadableFont {
  /// The file as every JSON output of ours gives it.
  public var json: JSONValue {
    [
      "code": .string(error.code.rawValue),
      "message": .string(error.message),
      "path": .string(path),
    ]
  }
}
