// swift-format-ignore-file
// Made from Documentation/Schemas/plist.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let plistText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.plist/1",
  "description": "What fontscale plist --format json prints: one of the two keys.",
  "type": "object",
  "required": ["schema"],
  "properties": {
    "schema": { "const": "fontscale.plist/1" },
    "UIAppFonts": {
      "description": "The files of the fonts, as an app's bundle has them.",
      "type": "array",
      "items": { "type": "string" }
    },
    "ATSApplicationFontsPath": {
      "description": "The folder of the fonts within an app's resources on macOS.",
      "type": "string"
    }
  }
}

"""#
}
