import DynamicType
import FontInspection
import TextFormatting

/// A row per text and size or, for a list of characters, per character and size, as RFC 4180 has it;
/// numbers are those of the JSON fields.
public struct CSVMeasureFormat: MeasureFormat {
  public init() {}

  public var name: String { "csv" }
  public var summary: String { "a row per text or character, and size" }
  public var pathExtensions: [String] { ["csv"] }

  /// What stands at the left of both layouts.
  private static let commonColumns = ["file", "postScriptName"]
  private static let sizeColumns = ["style", "category", "size"]
  private static let inkColumns = ["inkLeft", "inkTop", "inkRight", "inkBottom"]
  private static let textColumns =
    commonColumns + ["text"] + sizeColumns + ["width", "height"] + inkColumns + ["missing"]
  private static let characterColumns =
    commonColumns + ["character"] + sizeColumns
    + ["glyph", "name", "advance", "leftSideBearing", "rightSideBearing"] + inkColumns

  public func write(
    _ report: MeasureReport, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    write(report.isCharacterList ? Self.characterColumns : Self.textColumns, to: &output)
    for table in report.tables {
      let face = [Self.text(table.face.path), Self.text(table.face.postScriptName ?? "")]
      for text in table.texts {
        for size in table.sizes {
          let place = [
            Self.text(size.style ?? ""), size.category?.name ?? "", Self.number(size.points),
          ]
          guard report.isCharacterList else {
            let numbers = [
              Self.number(table.points(text.width, at: size)),
              Self.number(table.lineHeight(at: size)),
            ]
            let missing = text.missing.map(\.codeName).joined(separator: " ")
            write(
              face + [Self.text(text.text)] + place + numbers
                + Self.ink(table.points(text.ink, at: size)) + [Self.text(missing)], to: &output)
            continue
          }
          for glyph in text.glyphs {
            let measurement = glyph.measurement
            let numbers = [
              measurement.advance, measurement.leftSideBearing, measurement.rightSideBearing,
            ].map { Self.number(table.points($0, at: size)) }
            write(
              face + [Self.text(glyph.character.codeName)] + place
                + [String(measurement.glyph), Self.text(measurement.name ?? "")] + numbers
                + Self.ink(table.points(measurement.ink, at: size)), to: &output)
          }
        }
      }
    }
  }

  /// RFC 4180, section 2: fields parted by commas, records ended by CRLF. Fields are escaped already.
  private func write(_ fields: [String], to output: inout some TextOutputStream) {
    output.write(fields.joined(separator: ",") + "\r\n")
  }

  private static func ink(_ ink: InkBox?) -> [String] {
    [ink?.left, ink?.top, ink?.right, ink?.bottom].map(number)
  }

  /// Text from a file or a command line, which a spreadsheet must not run as a formula.
  private static func text(_ value: String) -> String {
    CSVField.escaped(value, guardingFormulas: true)
  }

  /// A number as in JSON; nothing where there is none.
  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    var text = ""
    JSONValue.number(value).write(to: &text)
    return text
  }
}
