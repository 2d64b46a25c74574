public import TextFormatting

/// The face as every JSON output of ours gives it.
extension FontFace: JSONRecord {
  public func give(to fields: inout some JSONFields) {
    fields.add("aliases", aliases)
    fields.add("bold", bold)
    fields.add("container", container.rawValue)
    fields.add("faceIndex", faceIndex)
    fields.add("family", family)
    fields.add("format", format.rawValue)
    fields.add("fullName", fullName)
    fields.add("glyphCount", glyphCount)
    fields.add("instance", instance)
    fields.add("italic", italic)
    fields.add("metrics", metrics)
    fields.add("monospaced", monospaced)
    fields.add("path", path)
    fields.add("postScriptName", postScriptName)
    fields.add("postScriptNameSource", postScriptNameSource.rawValue)
    fields.add("style", style)
    fields.add("unitsPerEm", unitsPerEm)
    fields.add("variable", variable)
    fields.add("weight", weight)
    fields.add("weightName", weightName.rawValue)
    fields.add("weightTrait", weightTrait)
    fields.add("width", width)
    fields.add("widthTrait", width == nil ? nil : widthTrait)
  }
}

extension PostScriptNameAliases: JSONRecord {
  public func give(to fields: inout some JSONFields) {
    fields.add("adobeTN5902", adobeTN5902)
    fields.add("fontconfig", fontconfig)
    fields.add("freetype", freetype)
  }
}

extension FaceInstance: JSONRecord {
  public func give(to fields: inout some JSONFields) {
    fields.add("coordinates", coordinatesJSON)
    fields.add("index", index)
    fields.add("isDefault", isDefault)
    fields.add("name", name)
  }

  /// The axes' values by tag.
  var coordinatesJSON: JSONValue { coordinates.json }
}

extension FaceMetrics: JSONRecord {
  public func give(to fields: inout some JSONFields) {
    fields.add("ascender", ascender)
    fields.add("capHeight", capHeight)
    fields.add("capHeightSource", capHeightSource?.rawValue)
    fields.add("descender", descender)
    fields.add("lineGap", lineGap)
    fields.add("xHeight", xHeight)
    fields.add("xHeightSource", xHeightSource?.rawValue)
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
