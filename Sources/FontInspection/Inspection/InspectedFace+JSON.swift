public import TextFormatting

extension InspectionReport {
  /// `fontscale.inspect/1`, the schema in `Documentation/Schemas/inspect.json`.
  public var json: JSONValue {
    [
      "files": .array(files.map(\.json)),
      "libraries": [
        "fontconfig": JSONValue(libraries.fontconfig), "freetype": JSONValue(libraries.freetype),
      ],
      "schema": "fontscale.inspect/1",
      "unreadable": .array(unreadable.map(\.json)),
    ]
  }
}

extension InspectedFile {
  var json: JSONValue {
    [
      "container": .string(container.rawValue),
      "faces": .array(faces.map(\.json)),
      "notes": .array(notes.map(JSONValue.string)),
      "path": .string(path),
      "sha256": .string(sha256),
      "size": .integer(size),
    ]
  }
}

extension InspectedFace {
  /// The face as `inspect --format json` gives it: every field of `FontFace.json`, and these.
  public var json: JSONValue {
    let own: [(key: String, value: JSONValue)] = [
      ("appleSupport", appleSupport.json),
      ("axes", .array(axes.map(\.json))),
      ("colour", colour.json),
      ("coverage", coverage.json),
      ("embedding", embedding?.json ?? .null),
      (
        "evidence",
        .object(
          face.evidence.map { evidence in
            (
              key: evidence.fact,
              value: [
                "basis": .string(evidence.basis.rawValue), "reason": .string(evidence.reason),
              ]
            )
          })
      ),
      ("features", .array(features.map(\.json))),
      ("hinting", hinting.json),
      ("instances", .array(instances.map(\.json))),
      ("languages", languages.json),
      ("licence", licence.json),
      ("names", .array(names.map(\.json))),
      (
        "notes",
        .array(
          face.notes.map {
            ["code": .string($0.code.rawValue), "message": .string($0.message)]
          } + notes.map { ["code": "damaged-table", "message": .string($0)] })
      ),
      ("scripts", .array(scripts.map(\.json))),
      ("styleAttributes", styleAttributes?.json ?? .null),
      ("tables", .array(tables.map(\.json))),
      ("verticalMetrics", verticalMetrics.json),
    ]
    guard let members = face.json.members else { return .object(own) }
    // A field that the face comes to have of its own holds.
    let taken = Set(members.map(\.key))
    return .object(members + own.filter { !taken.contains($0.key) })
  }
}

extension NameRecord {
  var json: JSONValue {
    [
      "encodingID": .integer(encoding),
      "language": JSONValue(languageText),
      "languageID": .integer(language),
      "languageTag": JSONValue(languageTag),
      "meaning": JSONValue(meaning),
      "nameID": .integer(nameID),
      "platform": .string(platformText),
      "platformID": .integer(platform),
      "value": JSONValue(value),
    ]
  }
}

extension TableRecord {
  var json: JSONValue {
    [
      "isWhole": .bool(isWhole), "length": .integer(length), "offset": .integer(offset),
      "tag": .string(tag),
    ]
  }
}

extension VariationAxis {
  var json: JSONValue {
    [
      "default": .number(defaultValue), "isHidden": .bool(isHidden), "maximum": .number(maximum),
      "minimum": .number(minimum), "name": JSONValue(name), "tag": .string(tag),
    ]
  }
}

extension NamedInstance {
  var json: JSONValue {
    [
      "coordinates": coordinates.json, "index": .integer(index), "isDefault": .bool(isDefault),
      "name": JSONValue(name), "postScriptName": JSONValue(postScriptName),
      "postScriptNameSource": .string(postScriptNameSource.rawValue),
    ]
  }
}

extension [AxisValue] {
  /// The values by tag; of two for one axis the first holds, as keys must differ.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    // A damaged font may claim ten thousand axes, in each of its instances.
    var seen: Set<String> = []
    for coordinate in self where seen.insert(coordinate.tag).inserted {
      members.append((key: coordinate.tag, value: .number(coordinate.value)))
    }
    return .object(members)
  }
}

extension StyleAttributes {
  var json: JSONValue {
    [
      "axes": .array(
        axes.map {
          [
            "name": JSONValue($0.name), "ordering": .integer($0.ordering), "tag": .string($0.tag),
          ]
        }),
      "elidedFallbackName": JSONValue(elidedFallbackName),
      "values": .array(
        values.map { value in
          [
            "coordinates": value.coordinates.json, "isElidable": .bool(value.isElidable),
            "linkedValue": JSONValue(value.linkedValue), "name": JSONValue(value.name),
            "range": value.range.map {
              ["maximum": .number($0.upperBound), "minimum": .number($0.lowerBound)]
            } ?? .null,
          ]
        }),
    ]
  }
}

extension VerticalMetrics {
  var json: JSONValue {
    [
      "hhea": json(of: hhea, isOwn: true),
      "typo": json(of: typo, isOwn: false),
      "used": JSONValue(used),
      "useTypoMetrics": .bool(usesTypoMetrics),
      "win": json(of: win, isOwn: false),
    ]
  }

  /// A set, with how much it differs from `hhea` unless it is `hhea` itself.
  private func json(of set: Set?, isOwn: Bool) -> JSONValue {
    guard let set else { return .null }
    var members: [(key: String, value: JSONValue)] = [
      ("ascender", .number(set.ascender)), ("descender", .number(set.descender)),
      ("lineGap", JSONValue(set.lineGap)), ("lineHeight", .number(set.lineHeight)),
    ]
    if !isOwn {
      members.append(
        (
          "differenceFromHhea",
          difference(of: set).map {
            [
              "ascender": .number($0.ascender), "descender": .number($0.descender),
              "lineGap": JSONValue($0.lineGap), "lineHeight": .number($0.lineHeight),
            ]
          } ?? .null
        ))
    }
    return .object(members)
  }
}

extension Coverage {
  var json: JSONValue {
    [
      "blocks": .array(
        blocks.map { block in
          [
            "assigned": .integer(block.block.assigned), "characters": .integer(block.characters),
            "name": .string(block.block.name),
            "range": .string(CodePointSet.text(of: block.block.first...block.block.last)),
          ]
        }),
      "characters": .integer(characters.count),
      "charset": charset.map { ["codes": .integer($0.codes), "name": JSONValue($0.name)] } ?? .null,
      "encoding": JSONValue(encoding),
      "ranges": .array(characters.texts.map(JSONValue.string)),
      "scripts": .array(scripts.map(JSONValue.string)),
      "variationSequences": JSONValue(variationSequences),
    ]
  }
}

extension LayoutFeature {
  var json: JSONValue {
    [
      "fontName": JSONValue(fontName), "name": JSONValue(name),
      "tables": .array(tables.map(JSONValue.string)), "tag": .string(tag),
    ]
  }
}

extension LayoutScript {
  var json: JSONValue {
    [
      "languages": .array(languages.map(JSONValue.string)), "name": JSONValue(name),
      "tables": .array(tables.map(JSONValue.string)), "tag": .string(tag),
    ]
  }
}

extension LanguageCoverage {
  var json: JSONValue {
    [
      "complete": .array(complete.map(JSONValue.string)),
      "incomplete": .array(
        incomplete.map {
          [
            "language": .string($0.language),
            "missing": .array($0.missing.texts.map(JSONValue.string)),
            "missingCount": .integer($0.missing.count), "required": .integer($0.required),
          ]
        }),
      "known": .integer(known),
    ]
  }
}

extension Licence {
  var json: JSONValue {
    [
      "copyright": JSONValue(copyright), "description": JSONValue(description),
      "designer": JSONValue(designer), "manufacturer": JSONValue(manufacturer),
      "name": JSONValue(name), "trademark": JSONValue(trademark), "url": JSONValue(url),
      "vendor": JSONValue(vendor), "version": JSONValue(version),
    ]
  }
}

extension Embedding {
  var json: JSONValue {
    [
      "allowsBitmapsOnly": .bool(allowsBitmapsOnly), "forbidsSubsetting": .bool(forbidsSubsetting),
      "fsType": .integer(fsType), "permission": .string(permission.rawValue),
      "text": .string(text),
    ]
  }
}

extension ColourGlyphs {
  var json: JSONValue {
    [
      "cbdt": sizes(cbdt),
      "kinds": .array(kinds.map(JSONValue.string)),
      "layeredGlyphs": .integer(layeredGlyphs),
      "paintedGlyphs": .integer(paintedGlyphs),
      "palettes": palettes.map { palettes in
        .array(
          palettes.map {
            [
              "colors": .array($0.colors.map(JSONValue.string)), "forDark": .bool($0.isForDark),
              "forLight": .bool($0.isForLight), "name": JSONValue($0.name),
            ]
          })
      } ?? .null,
      "sbix": sizes(sbix),
      "svg": svg.map { ["documents": .integer($0.documents), "glyphs": .integer($0.glyphs)] }
        ?? .null,
    ]
  }

  private func sizes(_ sizes: [Int]?) -> JSONValue {
    sizes.map { .array($0.map(JSONValue.integer)) } ?? .null
  }
}

extension Hinting {
  var json: JSONValue {
    [
      "alignmentZones": JSONValue(alignmentZones),
      "controlValueProgram": JSONValue(controlValueProgram),
      "controlValues": JSONValue(controlValues),
      "fontProgram": JSONValue(fontProgram),
      "gasp": gasp.map { ranges in
        .array(
          ranges.map {
            [
              "gridfits": .bool($0.gridfits), "smooths": .bool($0.smooths),
              "through": .integer($0.through),
            ]
          })
      } ?? .null,
      "instructedGlyphs": JSONValue(instructedGlyphs),
      "kind": .string(kind),
      "stemWidths": JSONValue(stemWidths),
    ]
  }
}

extension AppleSupport {
  var json: JSONValue {
    [
      "reasons": .array(
        reasons.map {
          [
            "basis": .string($0.basis.rawValue), "message": .string($0.message),
            "subject": .string($0.subject),
          ]
        }),
      "since": JSONValue(since),
      "verdict": .string(verdict.rawValue),
    ]
  }
}
