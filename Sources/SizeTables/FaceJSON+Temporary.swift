import FontInspection
import TextFormatting

extension FontFace {
  /// The face as data formats print it.
  var json: JSONValue {
    [
      "path": .string(path),
      "faceIndex": .integer(faceIndex),
      "postScriptName": JSONValue(postScriptName),
      "postScriptNameSource": .string(postScriptNameSource.rawValue),
      "aliases": [
        "freetype": JSONValue(aliases.freetype),
        "fontconfig": JSONValue(aliases.fontconfig),
        "adobeTN5902": JSONValue(aliases.adobeTN5902),
      ],
      "family": JSONValue(family),
      "style": JSONValue(style),
      "fullName": JSONValue(fullName),
      "weight": JSONValue(weight),
      "weightTrait": .number(weightTrait),
      "weightName": .string(weightName.rawValue),
      "width": JSONValue(width),
      "widthTrait": .number(widthTrait),
      "italic": .bool(italic),
      "bold": .bool(bold),
      "monospaced": .bool(monospaced),
      "format": .string(format.rawValue),
      "container": .string(container.rawValue),
      "variable": .bool(variable),
      "instance": instance.map { instance in
        [
          "index": JSONValue(instance.index),
          "name": JSONValue(instance.name),
          "coordinates": .object(
            instance.coordinates.map { (key: $0.tag, value: .number($0.value)) }),
          "isDefault": .bool(instance.isDefault),
        ]
      } ?? .null,
      "unitsPerEm": JSONValue(unitsPerEm),
      "glyphCount": JSONValue(glyphCount),
      "metrics": [
        "ascender": JSONValue(metrics.ascender),
        "descender": JSONValue(metrics.descender),
        "lineGap": JSONValue(metrics.lineGap),
        "capHeight": JSONValue(metrics.capHeight),
        "capHeightSource": JSONValue(metrics.capHeightSource?.rawValue),
        "xHeight": JSONValue(metrics.xHeight),
        "xHeightSource": JSONValue(metrics.xHeightSource?.rawValue),
      ],
    ]
  }
}
