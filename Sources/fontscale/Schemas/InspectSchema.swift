// swift-format-ignore-file
// Made from Documentation/Schemas/inspect.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let inspectText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.inspect/1",
  "description": "What fontscale inspect --format json prints.",
  "type": "object",
  "required": ["files", "libraries", "schema", "unreadable"],
  "properties": {
    "schema": { "const": "fontscale.inspect/1" },
    "files": { "description": "In the order in which they were named.", "type": "array" },
    "properties": {
      "description": "The facts that were asked for by --property: faces have no others. Absent where faces are whole.",
      "type": "array",
      "items": { "type": "string" },
      "minItems": 1
    },
    "libraries": {
      "description": "The versions of the libraries that were asked for aliases, languages and outlines.",
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
      "files": {
        "items": {
          "type": "object",
          "required": ["faces", "path"],
          "properties": {
            "path": { "description": "As it was named.", "type": "string" },
            "faces": {
              "type": "array",
              "items": { "description": "Only the facts that were asked for.", "type": "object" }
            }
          }
        }
      }
    }
  },
  "else": {
    "properties": {
      "files": {
        "items": { "$ref": "#/$defs/file" }
      }
    }
  },
  "$defs": {
    "file": {
      "type": "object",
      "required": ["container", "faces", "notes", "path", "sha256", "size"],
      "properties": {
        "path": { "description": "As it was named.", "type": "string" },
        "size": { "description": "In bytes.", "type": "integer", "minimum": 1 },
        "sha256": {
          "description": "Of the whole file.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "container": {
          "description": "What wraps the tables.",
          "enum": ["sfnt", "collection", "woff", "woff2", "dfont", "pfa", "pfb", "pcf", "bdf"]
        },
        "notes": {
          "description": "What is damaged in the file.",
          "type": "array",
          "items": { "type": "string" }
        },
        "faces": {
          "description": "Those that were asked for: of a file without # and @ all.",
          "type": "array",
          "items": { "$ref": "#/$defs/inspectedFace" },
          "minItems": 1
        }
      }
    },
    "inspectedFace": {
      "description": "A face with everything that is in it.",
      "$ref": "#/$defs/face",
      "required": [
        "appleSupport",
        "axes",
        "colour",
        "coverage",
        "embedding",
        "evidence",
        "features",
        "hinting",
        "instances",
        "languages",
        "licence",
        "names",
        "notes",
        "scripts",
        "styleAttributes",
        "tables",
        "verticalMetrics"
      ],
      "properties": {
        "names": {
          "description": "Every record of name, in the order of the table.",
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "encodingID",
              "language",
              "languageID",
              "languageTag",
              "meaning",
              "nameID",
              "platform",
              "platformID",
              "value"
            ],
            "properties": {
              "platformID": { "type": "integer", "minimum": 0 },
              "encodingID": { "type": "integer", "minimum": 0 },
              "languageID": { "type": "integer", "minimum": 0 },
              "nameID": { "type": "integer", "minimum": 0 },
              "platform": {
                "description": "Platform and encoding in words, such as Windows, Unicode BMP.",
                "type": "string"
              },
              "language": {
                "description": "In English, such as German (Germany); null where the number says none.",
                "type": ["string", "null"]
              },
              "languageTag": { "description": "BCP 47.", "type": ["string", "null"] },
              "meaning": {
                "description": "What the ID means; null for the font's own.",
                "type": ["string", "null"]
              },
              "value": {
                "description": "null where the record is empty, outside the table, or in an encoding that is not decoded.",
                "type": ["string", "null"]
              }
            }
          }
        },
        "tables": {
          "description": "In the order of the directory. Of a WOFF or WOFF2 file: of what it unpacks to.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["isWhole", "length", "offset", "tag"],
            "properties": {
              "tag": { "type": "string" },
              "offset": { "type": "integer", "minimum": 0 },
              "length": { "type": "integer", "minimum": 0 },
              "isWhole": { "description": "Whether it ends inside the file.", "type": "boolean" }
            }
          }
        },
        "axes": {
          "description": "The axes of fvar.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["default", "isHidden", "maximum", "minimum", "name", "tag"],
            "properties": {
              "tag": { "type": "string" },
              "name": { "type": ["string", "null"] },
              "minimum": { "type": "number" },
              "default": { "type": "number" },
              "maximum": { "type": "number" },
              "isHidden": { "type": "boolean" }
            }
          }
        },
        "instances": {
          "description": "The named instances of fvar.",
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "coordinates",
              "index",
              "isDefault",
              "name",
              "postScriptName",
              "postScriptNameSource"
            ],
            "properties": {
              "index": { "type": "integer", "minimum": 0 },
              "name": { "type": ["string", "null"] },
              "postScriptName": { "type": ["string", "null"] },
              "postScriptNameSource": { "enum": ["name", "fvar", "derived", "missing"] },
              "coordinates": {
                "description": "Values by axis tag, in the axes' own units.",
                "type": "object",
                "additionalProperties": { "type": "number" }
              },
              "isDefault": { "type": "boolean" }
            }
          }
        },
        "styleAttributes": {
          "description": "STAT; null without it.",
          "type": ["object", "null"],
          "required": ["axes", "elidedFallbackName", "values"],
          "properties": {
            "axes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "ordering", "tag"],
                "properties": {
                  "tag": { "type": "string" },
                  "name": { "type": ["string", "null"] },
                  "ordering": { "type": "integer", "minimum": 0 }
                }
              }
            },
            "values": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["coordinates", "isElidable", "linkedValue", "name", "range"],
                "properties": {
                  "name": { "type": ["string", "null"] },
                  "isElidable": { "type": "boolean" },
                  "coordinates": {
                    "description": "Values by axis tag, in the axes' own units.",
                    "type": "object",
                    "additionalProperties": { "type": "number" }
                  },
                  "range": {
                    "type": ["object", "null"],
                    "required": ["maximum", "minimum"],
                    "properties": {
                      "minimum": { "type": "number" },
                      "maximum": { "type": "number" }
                    }
                  },
                  "linkedValue": { "type": ["number", "null"] }
                }
              }
            },
            "elidedFallbackName": { "type": ["string", "null"] }
          }
        },
        "verticalMetrics": {
          "description": "Font units, at the face's location (MVAR).",
          "type": "object",
          "required": ["hhea", "typo", "useTypoMetrics", "used", "win"],
          "properties": {
            "hhea": {
              "type": ["object", "null"],
              "required": ["ascender", "descender", "lineGap", "lineHeight"],
              "properties": {
                "ascender": { "type": "number" },
                "descender": { "description": "Negative below the baseline.", "type": "number" },
                "lineGap": {
                  "description": "null for win, which has none.",
                  "type": ["number", "null"]
                },
                "lineHeight": { "description": "ascender less descender.", "type": "number" }
              }
            },
            "typo": {
              "type": ["object", "null"],
              "required": ["ascender", "descender", "differenceFromHhea", "lineGap", "lineHeight"],
              "properties": {
                "ascender": { "type": "number" },
                "descender": { "description": "Negative below the baseline.", "type": "number" },
                "lineGap": {
                  "description": "null for win, which has none.",
                  "type": ["number", "null"]
                },
                "lineHeight": { "description": "ascender less descender.", "type": "number" },
                "differenceFromHhea": {
                  "description": "Each less that of hhea; null without hhea.",
                  "type": ["object", "null"],
                  "required": ["ascender", "descender", "lineGap", "lineHeight"],
                  "properties": {
                    "ascender": { "type": "number" },
                    "descender": { "type": "number" },
                    "lineGap": { "type": ["number", "null"] },
                    "lineHeight": { "type": "number" }
                  }
                }
              }
            },
            "win": {
              "type": ["object", "null"],
              "required": ["ascender", "descender", "differenceFromHhea", "lineGap", "lineHeight"],
              "properties": {
                "ascender": { "type": "number" },
                "descender": { "description": "Negative below the baseline.", "type": "number" },
                "lineGap": {
                  "description": "null for win, which has none.",
                  "type": ["number", "null"]
                },
                "lineHeight": { "description": "ascender less descender.", "type": "number" },
                "differenceFromHhea": {
                  "description": "Each less that of hhea; null without hhea.",
                  "type": ["object", "null"],
                  "required": ["ascender", "descender", "lineGap", "lineHeight"],
                  "properties": {
                    "ascender": { "type": "number" },
                    "descender": { "type": "number" },
                    "lineGap": { "type": ["number", "null"] },
                    "lineHeight": { "type": "number" }
                  }
                }
              }
            },
            "used": { "description": "What iOS lays lines out by.", "enum": ["hhea", null] },
            "useTypoMetrics": { "description": "OS/2 fsSelection bit 7.", "type": "boolean" }
          }
        },
        "coverage": {
          "type": "object",
          "required": [
            "blocks",
            "characters",
            "charset",
            "encoding",
            "ranges",
            "scripts",
            "variationSequences"
          ],
          "properties": {
            "characters": { "description": "How many.", "type": "integer", "minimum": 0 },
            "ranges": {
              "type": "array",
              "items": { "type": "string", "pattern": "^U\\+[0-9A-F]{4,6}(-[0-9A-F]{4,6})?$" }
            },
            "blocks": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["assigned", "characters", "name", "range"],
                "properties": {
                  "name": { "type": "string" },
                  "range": { "type": "string", "pattern": "^U\\+[0-9A-F]{4,6}(-[0-9A-F]{4,6})?$" },
                  "characters": {
                    "description": "How many of them the face has; control characters and codes that are not given away do not count.",
                    "type": "integer",
                    "minimum": 0
                  },
                  "assigned": {
                    "description": "How many characters Unicode has put there.",
                    "type": "integer",
                    "minimum": 0
                  }
                }
              }
            },
            "scripts": {
              "description": "Scripts with ten letters or more.",
              "type": "array",
              "items": { "type": "string" }
            },
            "encoding": {
              "description": "What the character map is in; null where none can be read.",
              "enum": ["unicode", "symbol", "macRoman", null]
            },
            "charset": {
              "description": "The encoding of a font that has no map in Unicode; null for all others. Where the encoding is known the characters are what its codes stand for.",
              "type": ["object", "null"],
              "required": ["codes", "name"],
              "properties": {
                "codes": {
                  "description": "How many of its codes the font has glyphs for.",
                  "type": "integer",
                  "minimum": 0
                },
                "name": {
                  "description": "By X11's names, such as ISO8859-2; null where the font does not say.",
                  "type": ["string", "null"]
                }
              }
            },
            "variationSequences": {
              "description": "null without such a subtable.",
              "type": ["integer", "null"],
              "minimum": 0
            }
          }
        },
        "features": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["fontName", "name", "tables", "tag"],
            "properties": {
              "tag": { "type": "string" },
              "name": { "description": "The registered name.", "type": ["string", "null"] },
              "fontName": {
                "description": "The font's own name, of a stylistic set or character variant.",
                "type": ["string", "null"]
              },
              "tables": {
                "type": "array",
                "items": { "enum": ["GSUB", "GPOS"] },
                "minItems": 1
              }
            }
          }
        },
        "scripts": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["languages", "name", "tables", "tag"],
            "properties": {
              "tag": { "type": "string" },
              "name": { "type": ["string", "null"] },
              "languages": {
                "description": "Tags of the language systems beside the default one.",
                "type": "array",
                "items": { "type": "string" }
              },
              "tables": {
                "type": "array",
                "items": { "enum": ["GSUB", "GPOS"] },
                "minItems": 1
              }
            }
          }
        },
        "languages": {
          "type": "object",
          "required": ["complete", "incomplete", "known"],
          "properties": {
            "complete": {
              "description": "Fontconfig's names of the languages of which every character is there.",
              "type": "array",
              "items": { "type": "string" }
            },
            "incomplete": {
              "description": "Languages of which half the characters or more are there, the nearest first.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["language", "missing", "missingCount", "required"],
                "properties": {
                  "language": { "type": "string" },
                  "required": { "type": "integer", "minimum": 0 },
                  "missingCount": { "type": "integer", "minimum": 1 },
                  "missing": {
                    "type": "array",
                    "items": {
                      "type": "string",
                      "pattern": "^U\\+[0-9A-F]{4,6}(-[0-9A-F]{4,6})?$"
                    }
                  }
                }
              }
            },
            "known": {
              "description": "How many languages Fontconfig knows.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "licence": {
          "type": "object",
          "required": [
            "copyright",
            "description",
            "designer",
            "manufacturer",
            "name",
            "trademark",
            "url",
            "vendor",
            "version"
          ],
          "properties": {
            "name": {
              "description": "The short name of a known licence, such as SIL OFL 1.1.",
              "type": ["string", "null"]
            },
            "description": { "description": "name ID 13.", "type": ["string", "null"] },
            "url": { "description": "name ID 14.", "type": ["string", "null"] },
            "copyright": { "description": "name ID 0.", "type": ["string", "null"] },
            "trademark": { "description": "name ID 7.", "type": ["string", "null"] },
            "version": { "description": "name ID 5.", "type": ["string", "null"] },
            "manufacturer": { "description": "name ID 8.", "type": ["string", "null"] },
            "designer": { "description": "name ID 9.", "type": ["string", "null"] },
            "vendor": { "description": "OS/2 achVendID.", "type": ["string", "null"] }
          }
        },
        "embedding": {
          "description": "What documents may do with the font; null without OS/2.",
          "type": ["object", "null"],
          "required": ["allowsBitmapsOnly", "forbidsSubsetting", "fsType", "permission", "text"],
          "properties": {
            "fsType": { "type": "integer", "minimum": 0 },
            "permission": { "enum": ["installable", "editable", "previewAndPrint", "restricted"] },
            "forbidsSubsetting": { "type": "boolean" },
            "allowsBitmapsOnly": { "type": "boolean" },
            "text": { "description": "All of it in words.", "type": "string" }
          }
        },
        "colour": {
          "type": "object",
          "required": [
            "cbdt",
            "kinds",
            "layeredGlyphs",
            "paintedGlyphs",
            "palettes",
            "sbix",
            "svg"
          ],
          "properties": {
            "kinds": {
              "type": "array",
              "items": { "enum": ["COLRv0", "COLRv1", "sbix", "CBDT", "SVG"] }
            },
            "layeredGlyphs": { "type": "integer", "minimum": 0 },
            "paintedGlyphs": { "type": "integer", "minimum": 0 },
            "palettes": {
              "description": "CPAL; null without it. Colours are #RRGGBBAA.",
              "type": ["array", "null"],
              "items": {
                "type": "object",
                "required": ["colors", "forDark", "forLight", "name"],
                "properties": {
                  "name": { "type": ["string", "null"] },
                  "colors": {
                    "type": "array",
                    "items": { "type": "string", "pattern": "^#[0-9A-F]{8}$" }
                  },
                  "forLight": { "type": "boolean" },
                  "forDark": { "type": "boolean" }
                }
              }
            },
            "sbix": {
              "description": "Pixels per em of each strike; null without the table.",
              "type": ["array", "null"],
              "items": { "type": "integer", "minimum": 0 }
            },
            "cbdt": {
              "description": "Pixels per em of each strike; null without the table.",
              "type": ["array", "null"],
              "items": { "type": "integer", "minimum": 0 }
            },
            "svg": {
              "type": ["object", "null"],
              "required": ["documents", "glyphs"],
              "properties": {
                "documents": { "type": "integer", "minimum": 0 },
                "glyphs": { "type": "integer", "minimum": 0 }
              }
            }
          }
        },
        "hinting": {
          "type": "object",
          "required": [
            "alignmentZones",
            "controlValueProgram",
            "controlValues",
            "fontProgram",
            "gasp",
            "instructedGlyphs",
            "kind",
            "stemWidths"
          ],
          "properties": {
            "kind": { "enum": ["truetype", "cff", "none"] },
            "fontProgram": {
              "description": "Bytes of fpgm.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "controlValueProgram": {
              "description": "Bytes of prep.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "controlValues": {
              "description": "Numbers in cvt.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "instructedGlyphs": {
              "description": "TrueType glyphs with instructions.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "alignmentZones": {
              "description": "CFF font dictionaries that state them.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "stemWidths": {
              "description": "CFF font dictionaries that state them.",
              "type": ["integer", "null"],
              "minimum": 0
            },
            "gasp": {
              "type": ["array", "null"],
              "items": {
                "type": "object",
                "required": ["gridfits", "smooths", "through"],
                "properties": {
                  "through": {
                    "description": "The last size in pixels per em; 65535 means all larger ones.",
                    "type": "integer",
                    "minimum": 0
                  },
                  "gridfits": { "type": "boolean" },
                  "smooths": { "type": "boolean" }
                }
              }
            }
          }
        },
        "appleSupport": {
          "description": "What iOS makes of the face in an app's bundle.",
          "type": "object",
          "required": ["reasons", "since", "verdict"],
          "properties": {
            "verdict": { "enum": ["supported", "partly", "refused", "unknown"] },
            "since": {
              "description": "The first iOS that draws all of it; null where any does, or none.",
              "type": ["string", "null"]
            },
            "reasons": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["basis", "message", "subject"],
                "properties": {
                  "subject": { "type": "string" },
                  "message": { "type": "string" },
                  "basis": { "enum": ["apple", "device", "engine", "reverse-engineered", "rule"] }
                }
              }
            }
          }
        },
        "evidence": {
          "description": "What facts rest on, by their names: Apple's word, a device, an engine's source, reverse engineering, or a rule of ours.",
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "required": ["basis", "reason"],
            "properties": {
              "basis": { "enum": ["apple", "device", "engine", "reverse-engineered", "rule"] },
              "reason": { "type": "string" }
            }
          }
        },
        "notes": {
          "description": "What is odd or damaged in the face.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
              "code": {
                "description": "What is odd, as a stable word; Documentation/Inspect.md lists them.",
                "type": "string",
                "pattern": "^[a-z0-9-]+$"
              },
              "message": { "type": "string" }
            }
          }
        }
      }
    },
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
        "monospaced": {
          "description": "What post says; advances are not compared.",
          "type": "boolean"
        },
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
            "descender": {
              "description": "Negative below the baseline.",
              "type": ["number", "null"]
            },
            "lineGap": { "type": ["number", "null"] },
            "capHeight": { "type": ["number", "null"] },
            "capHeightSource": { "enum": ["OS/2", "outline", null] },
            "xHeight": { "type": ["number", "null"] },
            "xHeightSource": { "enum": ["OS/2", "outline", null] }
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
