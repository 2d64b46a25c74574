// swift-format-ignore-file
// Made from Documentation/Schemas/diff.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let diffText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.diff/1",
  "description": "What fontscale diff --format json prints.",
  "type": "object",
  "required": ["breaking", "faces", "new", "old", "same", "schema", "unreadable"],
  "properties": {
    "schema": { "const": "fontscale.diff/1" },
    "old": { "description": "The first FONT as it was given.", "type": "string" },
    "new": { "description": "The second.", "type": "string" },
    "breaking": {
      "description": "Whether anything that code relies on changed; the exit status is 1 then.",
      "type": "boolean"
    },
    "same": {
      "description": "Whether the files have the same bytes, and the same faces were asked for.",
      "type": "boolean"
    },
    "faces": {
      "type": "array",
      "items": { "$ref": "#/$defs/comparison" }
    },
    "unreadable": {
      "type": "array",
      "items": { "$ref": "#/$defs/unreadable" }
    }
  },
  "$defs": {
    "comparison": {
      "description": "A face of the old file and the one that takes its place.",
      "type": "object",
      "required": [
        "advances",
        "breaking",
        "changes",
        "characters",
        "features",
        "languages",
        "lineHeights",
        "match",
        "new",
        "old",
        "outlines",
        "tables"
      ],
      "properties": {
        "match": {
          "description": "By what the two were matched, or that there is no counterpart.",
          "enum": ["postScriptName", "index", "removed", "added"]
        },
        "old": {
          "description": "null for an added face.",
          "type": ["object", "null"],
          "required": ["faceIndex", "file", "instance", "path", "postScriptName"],
          "properties": {
            "file": { "description": "The face as the command line takes it.", "type": "string" },
            "path": { "type": "string" },
            "faceIndex": { "type": "integer", "minimum": 0 },
            "postScriptName": { "type": ["string", "null"] },
            "instance": { "description": "The instance's name.", "type": ["string", "null"] }
          }
        },
        "new": {
          "description": "null for a removed face.",
          "type": ["object", "null"],
          "required": ["faceIndex", "file", "instance", "path", "postScriptName"],
          "properties": {
            "file": { "description": "The face as the command line takes it.", "type": "string" },
            "path": { "type": "string" },
            "faceIndex": { "type": "integer", "minimum": 0 },
            "postScriptName": { "type": ["string", "null"] },
            "instance": { "description": "The instance's name.", "type": ["string", "null"] }
          }
        },
        "breaking": {
          "description": "Whether code that uses the old face would see a difference.",
          "type": "boolean"
        },
        "changes": {
          "description": "Facts that differ.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["breaking", "new", "old", "property"],
            "properties": {
              "property": { "description": "As in inspect --property; axes.wght for an axis, lookups.GPOS.kern for a feature's number of lookups, scripts.GSUB.latn.TRK for the features that only one of both has in a script and language, or their number where the other lacks it, names.2.windows.fr-FR for a record of name.", "type": "string" },
              "old": { "type": ["string", "number", "boolean", "null"] },
              "new": { "type": ["string", "number", "boolean", "null"] },
              "breaking": { "type": "boolean" }
            }
          }
        },
        "lineHeights": {
          "description": "Line heights in points; empty where none differs.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["new", "old", "size"],
            "properties": {
              "size": { "type": "number", "exclusiveMinimum": 0 },
              "old": { "type": ["number", "null"] },
              "new": { "type": ["number", "null"] }
            }
          }
        },
        "characters": {
          "description": "Which characters the face has.",
          "type": "object",
          "required": ["added", "addedRanges", "removed", "removedRanges"],
          "properties": {
            "added": { "type": "integer", "minimum": 0 },
            "removed": { "type": "integer", "minimum": 0 },
            "addedRanges": {
              "type": "array",
              "items": {
                "description": "One character or a range.",
                "type": "string",
                "pattern": "^U\\+[0-9A-F]{4,6}(-[0-9A-F]{4,6})?$"
              }
            },
            "removedRanges": {
              "type": "array",
              "items": {
                "description": "One character or a range.",
                "type": "string",
                "pattern": "^U\\+[0-9A-F]{4,6}(-[0-9A-F]{4,6})?$"
              }
            }
          }
        },
        "languages": {
          "description": "Languages of which a face has every character, by Fontconfig's orthographies.",
          "type": "object",
          "required": ["added", "removed"],
          "properties": {
            "added": {
              "type": "array",
              "items": { "type": "string" }
            },
            "removed": {
              "type": "array",
              "items": { "type": "string" }
            }
          }
        },
        "advances": {
          "description": "Widths of characters that both have, per em; null where a face cannot be measured.",
          "type": ["object", "null"],
          "required": ["changed", "changes", "compared"],
          "properties": {
            "compared": { "type": "integer", "minimum": 0 },
            "changed": { "type": "integer", "minimum": 0 },
            "changes": {
              "description": "By character.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["character", "new", "old"],
                "properties": {
                  "character": { "type": "string", "pattern": "^U\\+[0-9A-F]{4,6}$" },
                  "old": { "type": "number" },
                  "new": { "type": "number" }
                }
              }
            }
          }
        },
        "outlines": {
          "description": "Characters that both have, and how many of them are drawn otherwise; null where outlines cannot be compared.",
          "type": ["object", "null"],
          "required": ["changed", "compared"],
          "properties": {
            "changed": { "type": "integer", "minimum": 0 },
            "compared": { "type": "integer", "minimum": 0 }
          }
        },
        "tables": {
          "description": "Tables of layout, variation, colour and hinting whose bytes differ.",
          "type": "array",
          "items": { "type": "string" }
        },
        "features": {
          "description": "OpenType features of GSUB and GPOS.",
          "type": "object",
          "required": ["added", "removed"],
          "properties": {
            "added": {
              "type": "array",
              "items": { "type": "string" }
            },
            "removed": {
              "type": "array",
              "items": { "type": "string" }
            }
          }
        }
      }
    },
    "unreadable": {
      "description": "A file, or a member of a collection, that gives no face or one that cannot be drawn.",
      "type": "object",
      "required": ["code", "message", "path"],
      "properties": {
        "path": { "type": "string" },
        "code": {
          "description": "What stands there, as a stable word.",
          "type": "string",
          "pattern": "^[a-z0-9-]+$"
        },
        "message": { "type": "string" }
      }
    }
  }
}

"""#
}
