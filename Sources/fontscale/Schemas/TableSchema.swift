// swift-format-ignore-file
// Made from Documentation/Schemas/table.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let tableText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.table/1",
  "description": "What fontscale table --format json prints.",
  "type": "object",
  "required": [
    "curve",
    "defaultCategory",
    "displayScale",
    "legibility",
    "platform",
    "scaling",
    "schema",
    "tables",
    "unreadable"
  ],
  "properties": {
    "schema": { "const": "fontscale.table/1" },
    "platform": { "type": "string" },
    "defaultCategory": {
      "enum": [
        "xSmall",
        "small",
        "medium",
        "large",
        "xLarge",
        "xxLarge",
        "xxxLarge",
        "accessibility1",
        "accessibility2",
        "accessibility3",
        "accessibility4",
        "accessibility5"
      ]
    },
    "scaling": { "type": "string" },
    "curve": {
      "description": "Which published curve the scaling follows; null where it has none.",
      "type": ["string", "null"]
    },
    "legibility": { "description": "Whether Bold Text is on.", "enum": ["regular", "bold"] },
    "displayScale": { "description": "Pixels per point.", "type": "number", "exclusiveMinimum": 0 },
    "tables": {
      "type": "array",
      "items": {
        "type": "object",
        "required": ["boldText", "face", "judgements", "rows"],
        "properties": {
          "face": { "$ref": "#/$defs/face" },
          "boldText": {
            "description": "What Bold Text does to the face; null where it is off.",
            "type": ["object", "null"],
            "required": ["advice", "insteadOf", "postScriptName", "wantedWeight"],
            "properties": {
              "insteadOf": { "$ref": "#/$defs/face" },
              "wantedWeight": { "type": "string" },
              "postScriptName": {
                "description": "The face that takes its place; null for none.",
                "type": ["string", "null"]
              },
              "advice": { "type": ["string", "null"] }
            }
          },
          "judgements": {
            "type": "array",
            "items": {
              "description": "Something to know about the sizes.",
              "type": "object",
              "required": ["category", "code", "isInformation", "message", "otherStyle", "style"],
              "properties": {
                "code": { "type": "string", "pattern": "^[a-z0-9-]+$" },
                "style": { "type": "string" },
                "otherStyle": {
                  "description": "The second style of a judgement about two; null where it is about one.",
                  "type": ["string", "null"]
                },
                "category": { "type": ["string", "null"] },
                "isInformation": { "type": "boolean" },
                "message": { "type": "string" }
              }
            }
          },
          "rows": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "baseSize",
                "cells",
                "doublesAt",
                "emphasizedWeight",
                "match",
                "maximumSize",
                "style",
                "weight"
              ],
              "properties": {
                "style": {
                  "description": "UIKit's name; the platform's where UIKit lacks the style.",
                  "type": "string"
                },
                "weight": {
                  "description": "The system font's weight in the style; null where none is published.",
                  "enum": [
                    "ultraLight",
                    "thin",
                    "light",
                    "regular",
                    "medium",
                    "semibold",
                    "bold",
                    "heavy",
                    "black",
                    null
                  ]
                },
                "emphasizedWeight": {
                  "description": "The same with the bold trait.",
                  "enum": [
                    "ultraLight",
                    "thin",
                    "light",
                    "regular",
                    "medium",
                    "semibold",
                    "bold",
                    "heavy",
                    "black",
                    null
                  ]
                },
                "baseSize": { "type": ["number", "null"], "exclusiveMinimum": 0 },
                "match": {
                  "description": "What the base size was made to match; null where it was given.",
                  "type": ["object", "null"],
                  "required": ["length", "metric", "systemSize", "unmatchedLength"],
                  "properties": {
                    "metric": { "type": "string" },
                    "systemSize": { "type": "number" },
                    "length": { "type": "number" },
                    "unmatchedLength": { "type": "number" }
                  }
                },
                "maximumSize": {
                  "description": "The size at which growth ends; null for none.",
                  "type": ["number", "null"]
                },
                "doublesAt": {
                  "description": "The first category at twice the base size; null for none.",
                  "enum": [
                    "xSmall",
                    "small",
                    "medium",
                    "large",
                    "xLarge",
                    "xxLarge",
                    "xxxLarge",
                    "accessibility1",
                    "accessibility2",
                    "accessibility3",
                    "accessibility4",
                    "accessibility5",
                    null
                  ]
                },
                "cells": {
                  "type": "array",
                  "items": { "$ref": "#/$defs/cell" }
                }
              }
            }
          }
        }
      }
    },
    "unreadable": {
      "type": "array",
      "items": { "$ref": "#/$defs/unreadable" }
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
    "cell": {
      "description": "Lengths in points at size, not rounded to pixels; null where a number does not exist.",
      "type": "object",
      "required": [
        "ascender",
        "averageAdvance",
        "capHeight",
        "category",
        "descender",
        "leading",
        "lineHeight",
        "lineSpacing",
        "notes",
        "ratio",
        "scaledValue",
        "setting",
        "size",
        "systemLeading",
        "systemSize",
        "xHeight"
      ],
      "properties": {
        "category": {
          "description": "SwiftUI's name.",
          "enum": [
            "xSmall",
            "small",
            "medium",
            "large",
            "xLarge",
            "xxLarge",
            "xxxLarge",
            "accessibility1",
            "accessibility2",
            "accessibility3",
            "accessibility4",
            "accessibility5"
          ]
        },
        "setting": {
          "description": "What a scaling of its own steps calls the setting; null where it has none.",
          "type": ["string", "null"]
        },
        "systemSize": { "description": "The system font's size.", "type": ["number", "null"] },
        "systemLeading": {
          "description": "The system font's published line height.",
          "type": ["number", "null"]
        },
        "size": {
          "description": "The size the app gets, in whole points.",
          "type": ["number", "null"]
        },
        "ratio": { "description": "The scaling's factor, not rounded.", "type": ["number", "null"] },
        "lineHeight": { "description": "ascender - descender.", "type": ["number", "null"] },
        "ascender": { "type": ["number", "null"] },
        "descender": { "description": "Negative below the baseline.", "type": ["number", "null"] },
        "leading": { "description": "The line gap.", "type": ["number", "null"] },
        "lineSpacing": { "description": "lineHeight + leading.", "type": ["number", "null"] },
        "capHeight": { "type": ["number", "null"] },
        "xHeight": { "type": ["number", "null"] },
        "averageAdvance": { "type": ["number", "null"] },
        "scaledValue": {
          "description": "What UIFontMetrics.scaledValue(for:) makes of the base size at the display scale; null for other scalings.",
          "type": ["number", "null"]
        },
        "typoAscender": { "description": "This and those below: only where --metrics asks for it.", "type": ["number", "null"] },
        "typoDescender": { "type": ["number", "null"] },
        "typoLineGap": { "type": ["number", "null"] },
        "winAscent": { "type": ["number", "null"] },
        "winDescent": { "type": ["number", "null"] },
        "underlinePosition": { "type": ["number", "null"] },
        "underlineThickness": { "type": ["number", "null"] },
        "strikeoutPosition": { "type": ["number", "null"] },
        "strikeoutSize": { "type": ["number", "null"] },
        "subscriptXSize": { "type": ["number", "null"] },
        "subscriptYSize": { "type": ["number", "null"] },
        "subscriptXOffset": { "type": ["number", "null"] },
        "subscriptYOffset": { "type": ["number", "null"] },
        "superscriptXSize": { "type": ["number", "null"] },
        "superscriptYSize": { "type": ["number", "null"] },
        "superscriptXOffset": { "type": ["number", "null"] },
        "superscriptYOffset": { "type": ["number", "null"] },
        "notes": {
          "type": "array",
          "items": { "type": "string", "pattern": "^[a-z0-9-]+$" }
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
