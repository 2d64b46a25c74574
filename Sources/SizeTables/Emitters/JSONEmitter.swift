import DynamicType
import FontInspection
import TextFormatting

/// The document `fontscale.table/1`: every number that a table has, and the face that it is of.
public struct JSONEmitter: Emitter {
  public init() {}

  public var name: String { "json" }
  public var summary: String { "every number, for scripts" }
  public var pathExtensions: [String] { ["json"] }
  public var heedsMetrics: Bool { true }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    output.write(document(tables, context).text)
  }

  private func document(_ set: SizeTableSet, _ context: EmitterContext) -> JSONValue {
    // Those that every cell has are always there.
    let stated = (context.metrics ?? []).compactMap(\.stated)
    return [
      "schema": "fontscale.table/1",
      "platform": .string(set.scale.platform),
      "defaultCategory": .string(set.scale.defaultCategory.name),
      "scaling": .string(set.scaling.name),
      "curve": JSONValue(set.scaling.curve?.rawValue),
      "legibility": .string(set.legibility.rawValue),
      "displayScale": .number(set.displayScale),
      "tables": .array(
        set.tables.map { table in
          [
            "face": table.face.json,
            "boldText": table.boldText.map(boldText) ?? .null,
            "rows": .array(table.rows.map { row($0, set.scaling, stated) }),
            "judgements": .array(table.judgements.map(judgement)),
          ]
        }),
      "unreadable": .array(set.unreadable.map(\.json)),
    ]
  }

  private func boldText(_ pair: BoldTextPair) -> JSONValue {
    [
      "insteadOf": pair.face.json,
      "wantedWeight": .string(pair.wantedWeight.rawValue),
      "postScriptName": JSONValue(pair.boldFace?.postScriptName),
      "advice": JSONValue(pair.advice),
    ]
  }

  private func judgement(_ judgement: SizeJudgement) -> JSONValue {
    [
      "code": .string(judgement.code),
      "style": .string(judgement.style),
      "otherStyle": JSONValue(judgement.styles.dropFirst().first),
      "category": JSONValue(judgement.category?.name),
      "isInformation": .bool(judgement.isInformation),
      "message": .string(judgement.message),
    ]
  }

  private func row(
    _ row: SizeTable.Row, _ scaling: any Scaling, _ stated: [StatedMetric]
  ) -> JSONValue {
    [
      "style": .string(row.style),
      "weight": JSONValue(row.weight?.rawValue),
      "emphasizedWeight": JSONValue(row.emphasizedWeight?.rawValue),
      "baseSize": JSONValue(row.baseSize),
      "match": row.match.map { match in
        [
          "metric": .string(match.metric.rawValue),
          "systemSize": .number(match.systemSize),
          "length": .number(match.length),
          "unmatchedLength": .number(match.unmatchedLength),
        ]
      } ?? .null,
      "maximumSize": JSONValue(row.maximumSize),
      "doublesAt": JSONValue(row.doublesAt?.name),
      "cells": .array(row.cells.map { cell($0, scaling, stated) }),
    ]
  }

  private func cell(
    _ cell: SizeTable.Cell, _ scaling: any Scaling, _ stated: [StatedMetric]
  ) -> JSONValue {
    let asked = stated.map { (key: $0.name, value: JSONValue(cell.points($0))) }
    return .object(members(cell, scaling) + asked)
  }

  private func members(
    _ cell: SizeTable.Cell, _ scaling: any Scaling
  ) -> [(key: String, value: JSONValue)] {
    [
      ("category", .string(cell.category.name)),
      ("setting", JSONValue(scaling.settingName(at: cell.category))),
      ("systemSize", JSONValue(cell.systemSize)),
      ("systemLeading", JSONValue(cell.systemLeading)),
      ("size", JSONValue(cell.size)),
      ("ratio", JSONValue(cell.ratio)),
      ("lineHeight", JSONValue(cell.lineHeight)),
      ("ascender", JSONValue(cell.ascender)),
      ("descender", JSONValue(cell.descender)),
      ("leading", JSONValue(cell.leading)),
      ("lineSpacing", JSONValue(cell.lineSpacing)),
      ("capHeight", JSONValue(cell.capHeight)),
      ("xHeight", JSONValue(cell.xHeight)),
      ("averageAdvance", JSONValue(cell.averageAdvance)),
      ("scaledValue", JSONValue(cell.scaledValue)),
      ("notes", .array(cell.notes.map { .string($0.rawValue) })),
    ]
  }
}
