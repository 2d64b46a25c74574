// swift-format-ignore-file
// Made from Documentation/Schemas/verify.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let verifyText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.verify/1",
  "description": "What fontscale verify --format json prints.",
  "type": "object",
  "required": ["diagnostics", "faces", "references", "root", "schema", "summary", "targets"],
  "properties": {
    "schema": { "const": "fontscale.verify/1" },
    "root": { "description": "The project as it was given.", "type": "string" },
    "targets": {
      "type": "array",
      "items": {
        "description": "A product that the project builds.",
        "type": "object",
        "required": ["deploymentTarget", "fonts", "infoPlist", "kind", "name", "platform"],
        "properties": {
          "name": { "type": "string" },
          "kind": { "type": ["string", "null"] },
          "platform": { "type": ["string", "null"] },
          "deploymentTarget": { "type": ["string", "null"] },
          "infoPlist": { "type": ["string", "null"] },
          "fonts": {
            "description": "The font files in its bundle, by their paths in the project.",
            "type": "array",
            "items": { "type": "string" }
          },
          "bundledFonts": {
            "description": "The same files with their places in the bundle.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["bundlePath", "exists", "path"],
              "properties": {
                "path": { "type": "string" },
                "bundlePath": { "type": "string" },
                "exists": { "type": "boolean" }
              }
            }
          },
          "platforms": {
            "description": "Every system that it is built for; platform is the first.",
            "type": "array",
            "items": { "type": "string" }
          },
          "languages": {
            "description": "The languages that its resources are translated into.",
            "type": "array",
            "items": { "type": "string" }
          }
        }
      }
    },
    "faces": {
      "type": "array",
      "items": { "$ref": "#/$defs/face" }
    },
    "references": {
      "type": "array",
      "items": { "$ref": "#/$defs/reference" }
    },
    "diagnostics": {
      "type": "array",
      "items": { "$ref": "#/$defs/diagnostic" }
    },
    "summary": {
      "type": "object",
      "required": ["errors", "notes", "warnings"],
      "properties": {
        "errors": { "type": "integer", "minimum": 0 },
        "warnings": { "type": "integer", "minimum": 0 },
        "notes": { "type": "integer", "minimum": 0 }
      }
    }
  },
  "$defs": {
    "face": {
      "description": "A static face, a member of a collection, or an instance of a variable font.",
      "type": "object",
      "required": [
        "aliases",
        "bold",
        "container",
        "faceIndex",
        "family",
        "format",
        "fullName",
        "glyphCount",
        "instance",
        "italic",
        "metrics",
        "monospaced",
        "path",
        "postScriptName",
        "postScriptNameSource",
        "style",
        "unitsPerEm",
        "variable",
        "weight",
        "weightName",
        "weightTrait",
        "width",
        "widthTrait"
      ],
      "properties": {
        "path": {
          "description": "The file, relative to the folder that was given, or as given for a single file; with /.",
          "type": "string"
        },
        "faceIndex": {
          "description": "The face's index in its file, without an instance's bits.",
          "type": "integer",
          "minimum": 0
        },
        "postScriptName": {
          "description": "The name iOS knows the face by; null if the font has none.",
          "type": ["string", "null"]
        },
        "postScriptNameSource": {
          "description": "name: name ID 6; fvar: the instance's own; derived: made by CoreText's rule; missing: none.",
          "enum": ["name", "fvar", "derived", "missing"]
        },
        "aliases": {
          "description": "What other tools call the face; null where they agree or were not asked.",
          "type": "object",
          "required": ["adobeTN5902", "fontconfig", "freetype"],
          "properties": {
            "freetype": { "type": ["string", "null"] },
            "fontconfig": { "type": ["string", "null"] },
            "adobeTN5902": { "type": ["string", "null"] }
          }
        },
        "family": { "description": "name ID 16, else 1.", "type": ["string", "null"] },
        "style": {
          "description": "name ID 17, else 2; the instance's name for a named instance.",
          "type": ["string", "null"]
        },
        "fullName": { "description": "name ID 4.", "type": ["string", "null"] },
        "weight": {
          "description": "usWeightClass as stored, or the instance's wght; null without either.",
          "type": ["number", "null"]
        },
        "weightTrait": {
          "description": "CoreText's weight trait.",
          "type": "number",
          "minimum": -1,
          "maximum": 1
        },
        "weightName": {
          "enum": [
            "ultraLight",
            "thin",
            "light",
            "regular",
            "medium",
            "semibold",
            "bold",
            "heavy",
            "black"
          ]
        },
        "width": {
          "description": "usWidthClass as stored; null without OS/2.",
          "type": ["integer", "null"]
        },
        "widthTrait": { "description": "(width - 5) / 10; null without OS/2.", "type": ["number", "null"] },
        "italic": { "type": "boolean" },
        "bold": { "type": "boolean" },
        "monospaced": { "description": "What post says; advances are not compared.", "type": "boolean" },
        "format": {
          "description": "How glyphs are drawn.",
          "enum": ["truetype", "cff", "cff2", "bitmap", "type1", "none"]
        },
        "container": {
          "description": "What wraps the tables.",
          "enum": ["sfnt", "collection", "woff", "woff2", "dfont", "pfa", "pfb", "pcf", "bdf"]
        },
        "variable": { "type": "boolean" },
        "instance": {
          "description": "The place in the design space; null for a face of a static font.",
          "type": ["object", "null"],
          "required": ["coordinates", "index", "isDefault", "name"],
          "properties": {
            "index": {
              "description": "The named instance's place in fvar; null for a location without a name.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "name": { "type": ["string", "null"] },
            "coordinates": {
              "description": "Values by axis tag, in the axes' own units.",
              "type": "object",
              "additionalProperties": { "type": "number" }
            },
            "isDefault": { "type": "boolean" }
          }
        },
        "unitsPerEm": { "type": ["integer", "null"], "minimum": 16, "maximum": 16384 },
        "glyphCount": { "type": ["integer", "null"], "minimum": 0 },
        "metrics": {
          "description": "Font units. hhea for the first three; null without it.",
          "type": "object",
          "required": [
            "ascender",
            "capHeight",
            "capHeightSource",
            "descender",
            "lineGap",
            "xHeight",
            "xHeightSource"
          ],
          "properties": {
            "ascender": { "type": ["number", "null"] },
            "descender": { "description": "Negative below the baseline.", "type": ["number", "null"] },
            "lineGap": { "type": ["number", "null"] },
            "capHeight": { "type": ["number", "null"] },
            "capHeightSource": { "enum": ["OS/2", "outline", null] },
            "xHeight": { "type": ["number", "null"] },
            "xHeightSource": { "enum": ["OS/2", "outline", null] }
          }
        }
      }
    },
    "reference": {
      "description": "A place that names a font.",
      "type": "object",
      "required": ["api", "certainty", "column", "face", "line", "name", "path", "resolution"],
      "properties": {
        "name": { "description": "As written; null where it is computed.", "type": ["string", "null"] },
        "api": { "type": "string" },
        "path": { "type": "string" },
        "line": {
          "description": "Null in a file without lines, such as an executable.",
          "type": ["integer", "null"],
          "minimum": 1
        },
        "column": { "type": ["integer", "null"], "minimum": 1 },
        "resolution": {
          "enum": [
            "bundled",
            "system",
            "fullName",
            "family",
            "caseOnly",
            "fileName",
            "private",
            "external",
            "unknown",
            "computed"
          ]
        },
        "certainty": { "enum": ["certain", "resolved", "likely"] },
        "face": {
          "description": "The PostScript name of the face that is meant.",
          "type": ["string", "null"]
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
