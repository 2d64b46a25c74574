// swift-format-ignore-file
// Made from Documentation/Schemas/list.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let listText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.list/1",
  "description": "What fontscale list --format json prints.",
  "type": "object",
  "required": ["duplicates", "families", "libraries", "schema", "unreadable"],
  "properties": {
    "schema": { "const": "fontscale.list/1" },
    "families": {
      "description": "By the bytes of their names, unless --sort says otherwise.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["faces", "name"],
        "properties": {
          "name": {
            "description": "null for faces without a family, which stand last.",
            "type": ["string", "null"]
          },
          "faces": {
            "type": "array",
            "items": { "type": "object" },
            "minItems": 1
          }
        }
      }
    },
    "duplicates": {
      "description": "PostScript names in the list that stand in more than one place.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["places", "postScriptName"],
        "properties": {
          "postScriptName": { "type": "string" },
          "places": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["faceIndex", "path"],
              "properties": {
                "path": { "type": "string" },
                "faceIndex": { "type": "integer", "minimum": 0 },
                "instance": {
                  "description": "An instance's place in fvar; null for a static face and for a default location without one.",
                  "type": ["integer", "null"],
                  "minimum": 0
                }
              }
            },
            "minItems": 2
          }
        }
      }
    },
    "properties": {
      "description": "The facts that were asked for by --property: faces have no others. Absent where faces are whole.",
      "type": "array",
      "items": { "type": "string" },
      "minItems": 1
    },
    "libraries": {
      "description": "The versions of the libraries that were asked for aliases; null where they were not.",
      "type": "object",
      "required": ["fontconfig", "freetype"],
      "properties": {
        "freetype": { "type": ["string", "null"] },
        "fontconfig": { "type": ["string", "null"] }
      }
    },
    "unreadable": {
      "type": "array",
      "items": { "$ref": "#/$defs/unreadable" }
    }
  },
  "if": { "required": ["properties"] },
  "then": {
    "properties": {
      "families": {
        "items": {
          "properties": {
            "faces": {
              "items": { "$ref": "#/$defs/chosenFacts" }
            }
          }
        }
      }
    }
  },
  "else": {
    "properties": {
      "families": {
        "items": {
          "properties": {
            "faces": {
              "items": { "$ref": "#/$defs/face" }
            }
          }
        }
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
    "chosenFacts": {
      "description": "A face of which only some facts were asked for by --property.",
      "type": "object",
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
          "properties": {
            "index": {
              "description": "The named instance's place in fvar; null for a location without a name.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "name": { "type": ["string", "null"] },
            "coordinates": {
              "description": "Values by axis tag, in the axes' own units.",
              "type": ["object", "null"],
              "additionalProperties": { "type": "number" }
            },
            "isDefault": { "type": ["boolean", "null"] }
          }
        },
        "unitsPerEm": { "type": ["integer", "null"], "minimum": 16, "maximum": 16384 },
        "glyphCount": { "type": ["integer", "null"], "minimum": 0 },
        "metrics": {
          "description": "Font units. hhea for the first three; null without it.",
          "type": "object",
          "properties": {
            "ascender": { "type": ["number", "null"] },
            "descender": { "description": "Negative below the baseline.", "type": ["number", "null"] },
            "lineGap": { "type": ["number", "null"] },
            "capHeight": { "type": ["number", "null"] },
            "capHeightSource": { "enum": ["OS/2", "outline", null] },
            "xHeight": { "type": ["number", "null"] },
            "xHeightSource": { "enum": ["OS/2", "outline", null] },
            "lineHeight": { "description": "ascender - descender.", "type": ["number", "null"] },
            "averageAdvance": { "description": "OS/2 xAvgCharWidth.", "type": ["number", "null"] }
          }
        },
        "file": { "description": "The face as the command line takes it.", "type": "string" }
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
