// swift-format-ignore-file
// Made from Documentation/Schemas/configuration.json by SchemaTests, which hold the two equal.

extension Schemas {
  static let configurationText = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "fontscale.configuration/1",
  "description": "The file .fontscale.json: what fontscale reads, in JSON5. Every setting may be left out.",
  "type": "object",
  "properties": {
    "$schema": { "description": "Where an editor finds this schema.", "type": "string" },
    "version": { "description": "The version of this format.", "const": 1 },
    "failOn": {
      "description": "verify ends with 1 from this severity on.",
      "enum": ["error", "warning", "note", "never"],
      "default": "error"
    },
    "format": {
      "description": "How verify prints its findings.",
      "enum": ["text", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "markdown"],
      "default": "text"
    },
    "rules": { "$ref": "#/$defs/rules" },
    "paths": {
      "description": "Severities for some files; later entries win.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["paths", "rules"],
        "properties": {
          "paths": { "$ref": "#/$defs/patterns" },
          "rules": { "$ref": "#/$defs/rules" }
        },
        "additionalProperties": false
      }
    },
    "exclude": {
      "description": "Files that verify does not read.",
      "$ref": "#/$defs/patterns"
    },
    "externalFonts": {
      "description": "Names of fonts and of font files that something outside the project supplies.",
      "$ref": "#/$defs/patterns"
    },
    "baseline": {
      "description": "The file of known findings, found from the configuration's folder.",
      "$ref": "#/$defs/text"
    },
    "baseSizes": {
      "description": "Sizes of text styles in points, by the names of the styles.",
      "type": "object",
      "additionalProperties": { "type": "number", "minimum": 1, "maximum": 10000 }
    }
  },
  "additionalProperties": false,
  "$defs": {
    "text": { "type": "string", "pattern": "." },
    "patterns": {
      "description": "`*` and `?` stand for parts of a name, `**` for any folders, {a,b} for either.",
      "type": "array",
      "items": { "$ref": "#/$defs/text" }
    },
    "severity": { "enum": ["off", "note", "warning", "error"] },
    "setting": {
      "anyOf": [
        { "$ref": "#/$defs/severity" },
        {
          "type": "object",
          "required": ["severity"],
          "properties": {
            "severity": { "$ref": "#/$defs/severity" },
            "reason": { "description": "Why, for `fontscale config`.", "$ref": "#/$defs/text" }
          },
          "additionalProperties": false
        }
      ]
    },
    "rules": {
      "description": "Severities, by the rules' ids.",
      "type": "object",
      "properties": {
        "plist-font-missing": { "$ref": "#/$defs/setting" },
        "plist-font-unlisted": { "$ref": "#/$defs/setting" },
        "plist-font-case": { "$ref": "#/$defs/setting" },
        "plist-font-normalization": { "$ref": "#/$defs/setting" },
        "plist-font-duplicate": { "$ref": "#/$defs/setting" },
        "plist-font-not-a-font": { "$ref": "#/$defs/setting" },
        "plist-font-malformed": { "$ref": "#/$defs/setting" },
        "plist-font-path": { "$ref": "#/$defs/setting" },
        "target-membership": { "$ref": "#/$defs/setting" },
        "plist-extension-missing": { "$ref": "#/$defs/setting" },
        "plist-macos-key": { "$ref": "#/$defs/setting" },
        "plist-key-ignored": { "$ref": "#/$defs/setting" },
        "plist-framework-ignored": { "$ref": "#/$defs/setting" },
        "font-external": { "$ref": "#/$defs/setting" },
        "name-unknown": { "$ref": "#/$defs/setting" },
        "name-stale-ib": { "$ref": "#/$defs/setting" },
        "name-is-filename": { "$ref": "#/$defs/setting" },
        "name-is-full-name": { "$ref": "#/$defs/setting" },
        "name-is-family": { "$ref": "#/$defs/setting" },
        "name-case": { "$ref": "#/$defs/setting" },
        "name-system-private": { "$ref": "#/$defs/setting" },
        "name-not-on-os": { "$ref": "#/$defs/setting" },
        "font-unwrapped": { "$ref": "#/$defs/setting" },
        "weight-modifier-ignored": { "$ref": "#/$defs/setting" },
        "vf-no-instance": { "$ref": "#/$defs/setting" },
        "icon-glyph-missing": { "$ref": "#/$defs/setting" },
        "scale-twice": { "$ref": "#/$defs/setting" },
        "scale-none": { "$ref": "#/$defs/setting" },
        "scale-clamped": { "$ref": "#/$defs/setting" },
        "swiftui-line-limit": { "$ref": "#/$defs/setting" },
        "ib-system-as-custom": { "$ref": "#/$defs/setting" },
        "ib-attributed-font": { "$ref": "#/$defs/setting" },
        "label-not-adjusting": { "$ref": "#/$defs/setting" },
        "label-cannot-grow": { "$ref": "#/$defs/setting" },
        "content-cannot-scroll": { "$ref": "#/$defs/setting" },
        "launch-screen-font": { "$ref": "#/$defs/setting" },
        "glyph-missing-strings": { "$ref": "#/$defs/setting" },
        "locale-not-covered": { "$ref": "#/$defs/setting" },
        "ps-duplicate": { "$ref": "#/$defs/setting" },
        "ps-shadows-system": { "$ref": "#/$defs/setting" },
        "ps-illegal": { "$ref": "#/$defs/setting" },
        "ps-platform-mismatch": { "$ref": "#/$defs/setting" },
        "name-table-incomplete": { "$ref": "#/$defs/setting" },
        "name-edge-space": { "$ref": "#/$defs/setting" },
        "family-split": { "$ref": "#/$defs/setting" },
        "family-style-collision": { "$ref": "#/$defs/setting" },
        "family-linking": { "$ref": "#/$defs/setting" },
        "weight-mismatch": { "$ref": "#/$defs/setting" },
        "bold-text-missing": { "$ref": "#/$defs/setting" },
        "vf-weight-default": { "$ref": "#/$defs/setting" },
        "vf-instance-name": { "$ref": "#/$defs/setting" },
        "vf-and-static": { "$ref": "#/$defs/setting" },
        "metrics-family-jump": { "$ref": "#/$defs/setting" },
        "scale-min-size": { "$ref": "#/$defs/setting" },
        "scale-inversion": { "$ref": "#/$defs/setting" },
        "file-kind": { "$ref": "#/$defs/setting" },
        "file-web-font": { "$ref": "#/$defs/setting" },
        "file-damaged": { "$ref": "#/$defs/setting" },
        "file-unreadable": { "$ref": "#/$defs/setting" },
        "store-table": { "$ref": "#/$defs/setting" },
        "font-os-support": { "$ref": "#/$defs/setting" },
        "embed-rights": { "$ref": "#/$defs/setting" },
        "metrics-hhea-zero": { "$ref": "#/$defs/setting" },
        "metrics-clip": { "$ref": "#/$defs/setting" },
        "metrics-off-centre": { "$ref": "#/$defs/setting" },
        "metrics-line-gap": { "$ref": "#/$defs/setting" },
        "metrics-sets-differ": { "$ref": "#/$defs/setting" },
        "font-unused": { "$ref": "#/$defs/setting" },
        "suppression-unknown": { "$ref": "#/$defs/setting" },
        "suppression-unused": { "$ref": "#/$defs/setting" }
      },
      "additionalProperties": false
    }
  }
}

"""#
}
