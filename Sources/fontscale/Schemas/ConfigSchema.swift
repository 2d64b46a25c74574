// swift-format-ignore-file
// Made from Documentation/Schemas/config.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let configText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.config/1",
  "description": "What fontscale config --format json prints.",
  "type": "object",
  "required": ["file", "schema", "settings"],
  "properties": {
    "schema": { "const": "fontscale.config/1" },
    "file": {
      "description": "The configuration that was found; null where there is none.",
      "type": ["string", "null"]
    },
    "settings": {
      "description": "Every setting that holds.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["name", "origin", "reason", "value"],
        "properties": {
          "name": { "description": "The key path, such as rules.name-case.", "type": "string" },
          "value": {
            "description": "null where nothing is set.",
            "type": ["string", "number", "null"]
          },
          "origin": {
            "description": "default, command line, or a file and a line.",
            "type": "string"
          },
          "reason": {
            "description": "The reason that the configuration gives.",
            "type": ["string", "null"]
          }
        }
      }
    }
  }
}

"""#
}
