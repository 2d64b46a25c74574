// swift-format-ignore-file
// Made from Documentation/Schemas/rules.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let rulesText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.rules/1",
  "description": "What fontscale rules --format json and fontscale explain --format json print.",
  "type": "object",
  "required": ["rules", "schema"],
  "properties": {
    "schema": { "const": "fontscale.rules/1" },
    "rules": {
      "description": "In reading order; of explain those that were asked for.",
      "type": "array",
      "items": { "$ref": "#/$defs/rule" }
    }
  },
  "$defs": {
    "rule": {
      "type": "object",
      "required": [
        "clean",
        "fixable",
        "id",
        "rationale",
        "report",
        "severity",
        "silence",
        "source",
        "summary",
        "triggering"
      ],
      "properties": {
        "id": {
          "description": "What findings carry and configurations name.",
          "type": "string",
          "pattern": "^[a-z0-9-]+$"
        },
        "severity": { "enum": ["error", "warning", "note"] },
        "summary": { "description": "What is checked, in one sentence.", "type": "string" },
        "rationale": { "description": "Why it matters on a device.", "type": "string" },
        "source": { "description": "Where this is known from.", "type": "string" },
        "fixable": {
          "description": "Whether verify --fix repairs the finding of the example.",
          "type": "boolean"
        },
        "triggering": { "$ref": "#/$defs/example" },
        "clean": { "$ref": "#/$defs/example" },
        "report": {
          "description": "What is found in the project that breaks the rule.",
          "type": "array",
          "items": { "$ref": "#/$defs/diagnostic" }
        },
        "silence": {
          "description": "How the rule can be silenced, from one line to everywhere.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["place", "text"],
            "properties": {
              "place": { "type": "string" },
              "text": { "type": "string" }
            }
          }
        }
      }
    },
    "example": {
      "description": "A tiny project.",
      "type": "object",
      "required": ["files", "fonts"],
      "properties": {
        "files": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "text"],
            "properties": {
              "path": { "type": "string" },
              "text": { "type": "string" }
            }
          }
        },
        "fonts": {
          "description": "The paths of its fonts.",
          "type": "array",
          "items": { "type": "string" }
        }
      }
    },
    "diagnostic": {
      "description": "A finding.",
      "type": "object",
      "required": [
        "column",
        "help",
        "line",
        "message",
        "path",
        "related",
        "rule",
        "severity",
        "suggestion"
      ],
      "properties": {
        "rule": { "type": "string", "pattern": "^[a-z0-9-]+$" },
        "severity": { "enum": ["error", "warning", "note"] },
        "message": { "type": "string" },
        "path": { "type": "string" },
        "line": {
          "description": "Counted from 1; null where the file has no lines.",
          "type": ["integer", "null"],
          "minimum": 1
        },
        "column": {
          "description": "Unicode scalars, counted from 1.",
          "type": ["integer", "null"],
          "minimum": 1
        },
        "help": { "description": "What to do.", "type": ["string", "null"] },
        "suggestion": { "description": "What to write instead.", "type": ["string", "null"] },
        "related": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["line", "message", "path"],
            "properties": {
              "path": { "type": "string" },
              "line": { "type": ["integer", "null"], "minimum": 1 },
              "message": { "type": "string" }
            }
          }
        }
      }
    }
  }
}

"""#
}
