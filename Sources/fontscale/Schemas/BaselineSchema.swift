// swift-format-ignore-file
// Made from Documentation/Schemas/baseline.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let baselineText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.baseline/1",
  "description": "What fontscale verify --write-baseline writes: the findings that are known.",
  "type": "object",
  "required": ["findings", "schema"],
  "properties": {
    "schema": { "const": "fontscale.baseline/1" },
    "findings": {
      "description": "By path, rule and message.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["fingerprint", "message", "path", "rule"],
        "properties": {
          "fingerprint": {
            "description": "By which the finding is known again: of its rule, its file and what it is about.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          },
          "rule": { "description": "The rule's id.", "type": "string" },
          "path": { "description": "Relative to the project's folder.", "type": "string" },
          "message": { "description": "For people.", "type": "string" }
        }
      }
    }
  }
}

"""#
}
