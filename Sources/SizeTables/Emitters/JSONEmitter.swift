import DynamicType
import FontInspection
import TextFormatting

/// The document `fontscale.table/1`: every number that a table has, and the face that it is of.
public struct JSONEmitter: Emitter {
  public init() {}

  public var name: String { "json" }
  public var summary: String { "every number, for scripts" }
  public var pathExtensions: [String] { ["json"] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    output.write(document(tables).text)
  }

  private func document(_ set: SizeTableSet) -> JSONValue {
    [
      "schema": "fontscale.table/1",
      "platform": .string(set.scale.platform),
      "scaling": .string(set.scaling.name),
      "displayScale": .number(set.displayScale),
      "tables": .array(
        set.tables.map { table in
          ["face": table.face.json, "rows": .array(table.rows.map(row))]
        }),
      "unreadable": .array(set.unreadable.map(\.json)),
    ]
  }

  private func row(_ row: SizeTable.Row) -> JSONValue {
    [
      "style": .string(row.style),
      "baseSize": .number(row.baseSize),
      "cells": .array(row.cells.map(cell)),
    ]
  }

  private func cell(_ cell: SizeTable.Cell) -> JSONValue {
    [
      "category": .string(cell.category.name),
      "systemSize": JSONValue(cell.systemSize),
      "systemLeading": JSONValue(cell.systemLeading),
      "size": JSONValue(cell.size),
      "ratio": JSONValue(cell.ratio),
      "lineHeight": JSONValue(cell.lineHeight),
      "ascender": JSONValue(cell.ascender),
      "descender": JSONValue(cell.descender),
      "leading": JSONValue(cell.leading),
      "lineSpacing": JSONValue(cell.lineSpacing),
      "capHeight": JSONValue(cell.capHeight),
      "xHeight": JSONValue(cell.xHeight),
      "averageAdvance": JSONValue(cell.averageAdvance),
      "notes": .array(cell.notes.map { .string($0.rawValue) }),
    ]
  }
}
