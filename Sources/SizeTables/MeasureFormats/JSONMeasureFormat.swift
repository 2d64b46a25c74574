import DynamicType
import FontInspection
import TextFormatting

/// The document `fontscale.measure/1`: every text at every size, glyph by glyph.
public struct JSONMeasureFormat: MeasureFormat {
  public init() {}

  public var name: String { "json" }
  public var summary: String { "every glyph at every size, for scripts" }
  public var pathExtensions: [String] { ["json"] }

  public func write(
    _ report: MeasureReport, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    let document: JSONValue = [
      "schema": "fontscale.measure/1",
      "platform": JSONValue(report.origin?.platform),
      "scaling": JSONValue(report.origin?.scaling.name),
      // Nothing is shaped yet: kerning, ligatures and joining are not in the widths.
      "shaping": "none",
      "measurements": .array(
        report.tables.flatMap { table in table.texts.map { measurement($0, table) } }),
      "unreadable": .array(report.unreadable.map(\.json)),
    ]
    output.write(document.text)
  }

  private func measurement(_ text: TextMeasurement, _ table: MeasureTable) -> JSONValue {
    [
      "face": table.face.json,
      "text": .string(text.text),
      "results": .array(table.sizes.map { result(text, table, at: $0) }),
    ]
  }

  private func result(
    _ text: TextMeasurement, _ table: MeasureTable, at size: MeasuredSize
  ) -> JSONValue {
    [
      "style": JSONValue(size.style),
      "category": JSONValue(size.category?.name),
      "size": JSONValue(size.points),
      "width": JSONValue(table.points(text.width, at: size)),
      "height": JSONValue(table.lineHeight(at: size)),
      "ink": ink(table.points(text.ink, at: size)),
      "glyphs": .array(text.glyphs.map { glyph($0, table, at: size) }),
      "missing": .array(text.missing.map { .string($0.codeName) }),
    ]
  }

  private func glyph(
    _ glyph: TextMeasurement.Glyph, _ table: MeasureTable, at size: MeasuredSize
  ) -> JSONValue {
    let measurement = glyph.measurement
    return [
      "glyph": .integer(measurement.glyph),
      "name": JSONValue(measurement.name),
      "character": .string(glyph.character.codeName),
      "cluster": .integer(glyph.cluster),
      "advance": JSONValue(table.points(measurement.advance, at: size)),
      "leftSideBearing": JSONValue(table.points(measurement.leftSideBearing, at: size)),
      "rightSideBearing": JSONValue(table.points(measurement.rightSideBearing, at: size)),
      "ink": ink(table.points(measurement.ink, at: size)),
    ]
  }

  /// Its keys are always there.
  private func ink(_ ink: InkBox?) -> JSONValue {
    [
      "left": JSONValue(ink?.left), "top": JSONValue(ink?.top), "right": JSONValue(ink?.right),
      "bottom": JSONValue(ink?.bottom),
    ]
  }
}
