public import TextFormatting

extension FontFace {
  /// The face as every JSON output of ours gives it.
  public var json: JSONValue { Self.shape.json(of: self) }

  private static let shape = JSONShape<FontFace>([
    "aliases": { PostScriptNameAliases.shape.json(of: $0.aliases) },
    "bold": { .bool($0.bold) },
    "container": { .string($0.container.rawValue) },
    "faceIndex": { .integer($0.faceIndex) },
    "family": { JSONValue($0.family) },
    "format": { .string($0.format.rawValue) },
    "fullName": { JSONValue($0.fullName) },
    "glyphCount": { JSONValue($0.glyphCount) },
    "instance": { $0.instance.map(\.json) ?? .null },
    "italic": { .bool($0.italic) },
    "metrics": { FaceMetrics.shape.json(of: $0.metrics) },
    "monospaced": { .bool($0.monospaced) },
    "path": { .string($0.path) },
    "postScriptName": { JSONValue($0.postScriptName) },
    "postScriptNameSource": { .string($0.postScriptNameSource.rawValue) },
    "style": { JSONValue($0.style) },
    "unitsPerEm": { JSONValue($0.unitsPerEm) },
    "variable": { .bool($0.variable) },
    "weight": { JSONValue($0.weight) },
    "weightName": { .string($0.weightName.rawValue) },
    "weightTrait": { .number($0.weightTrait) },
    "width": { JSONValue($0.width) },
    "widthTrait": { $0.width == nil ? .null : .number($0.widthTrait) },
  ])
}

extension PostScriptNameAliases {
  fileprivate static let shape = JSONShape<PostScriptNameAliases>([
    "adobeTN5902": { JSONValue($0.adobeTN5902) },
    "fontconfig": { JSONValue($0.fontconfig) },
    "freetype": { JSONValue($0.freetype) },
  ])
}

extension FaceInstance {
  /// The axes' values by tag.
  var coordinatesJSON: JSONValue { coordinates.json }

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
  fileprivate static let shape = JSONShape<FaceMetrics>([
    "ascender": { JSONValue($0.ascender) },
    "capHeight": { JSONValue($0.capHeight) },
    "capHeightSource": { JSONValue($0.capHeightSource?.rawValue) },
    "descender": { JSONValue($0.descender) },
    "lineGap": { JSONValue($0.lineGap) },
    "xHeight": { JSONValue($0.xHeight) },
    "xHeightSource": { JSONValue($0.xHeightSource?.rawValue) },
  ])
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
