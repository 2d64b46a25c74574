// swift-format-ignore-file
// Made from Documentation/Schemas/measure.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let measureText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.measure/1",
  "description": "What `fontscale measure --format json` prints. All lengths are points, unrounded and unhinted. Fields are only ever added.",
  "type": "object",
  "properties": {
    "schema": { "const": "fontscale.measure/1" },
    "platform": {
      "description": "Whose styles and categories they are; null where sizes were given.",
      "type": ["string", "null"]
    },
    "scaling": {
      "description": "How sizes follow the category; null where sizes were given.",
      "type": ["string", "null"]
    },
    "shaping": {
      "description": "How characters became glyphs: `none` is one glyph for each, without kerning, ligatures, joining or mark placement.",
      "const": "none"
    },
    "measurements": {
      "description": "One for each face and text: faces in the order given, then texts.",
      "type": "array",
      "items": { "$ref": "#/$defs/measurement" }
    },
    "unreadable": {
      "type": "array",
      "items": { "$ref": "#/$defs/unreadable" }
    }
  },
  "required": ["schema", "platform", "scaling", "shaping", "measurements", "unreadable"],
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
    "number": { "description": "null where there is no such number.", "type": ["number", "null"] },
    "measurement": {
      "type": "object",
      "properties": {
        "face": { "$ref": "#/$defs/face" },
        "text": {
          "description": "The text, or the characters of the list in ascending order.",
          "type": "string"
        },
        "results": {
          "description": "One for each size: style by style, in each the categories in ascending order; or the sizes given.",
          "type": "array",
          "items": { "$ref": "#/$defs/result" }
        }
      },
      "required": ["face", "text", "results"]
    },
    "result": {
      "type": "object",
      "properties": {
        "style": { "type": ["string", "null"] },
        "category": { "type": ["string", "null"] },
        "size": { "$ref": "#/$defs/number" },
        "width": { "description": "The sum of the advances.", "$ref": "#/$defs/number" },
        "height": {
          "description": "The height of a line: hhea ascender - descender.",
          "$ref": "#/$defs/number"
        },
        "ink": { "$ref": "#/$defs/ink" },
        "glyphs": {
          "type": "array",
          "items": { "$ref": "#/$defs/glyph" }
        },
        "missing": {
          "description": "Characters that the face lacks, each once, as `U+0105`.",
          "type": "array",
          "items": { "type": "string" }
        }
      },
      "required": ["style", "category", "size", "width", "height", "ink", "glyphs", "missing"]
    },
    "ink": {
      "description": "What outlines cover, from the origin on the baseline, upwards positive; all null where nothing is drawn.",
      "type": "object",
      "properties": {
        "left": { "$ref": "#/$defs/number" },
        "top": { "$ref": "#/$defs/number" },
        "right": { "$ref": "#/$defs/number" },
        "bottom": { "$ref": "#/$defs/number" }
      },
      "required": ["left", "top", "right", "bottom"]
    },
    "glyph": {
      "type": "object",
      "properties": {
        "glyph": {
          "description": "The glyph's number; 0 is .notdef, which stands for a missing character.",
          "type": "integer",
          "minimum": 0
        },
        "name": {
          "description": "null where the font does not name its glyphs.",
          "type": ["string", "null"]
        },
        "character": { "description": "The character as `U+0045`.", "type": "string" },
        "cluster": {
          "description": "Where the character begins in the text, in bytes of UTF-8.",
          "type": "integer",
          "minimum": 0
        },
        "advance": { "$ref": "#/$defs/number" },
        "leftSideBearing": { "description": "From the origin to the ink.", "$ref": "#/$defs/number" },
        "rightSideBearing": { "description": "From the ink to the next origin.", "$ref": "#/$defs/number" },
        "ink": { "description": "From the glyph's own origin.", "$ref": "#/$defs/ink" }
      },
      "required": [
        "glyph",
        "name",
        "character",
        "cluster",
        "advance",
        "leftSideBearing",
        "rightSideBearing",
        "ink"
      ]
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
