import DynamicType
import FontInspection
import TextFormatting

/// A row per style and category, as RFC 4180 has it; columns bear the names of the JSON fields.
public struct CSVEmitter: Emitter {
  public init() {}

  public var name: String { "csv" }
  public var summary: String { "a row per style and category, for spreadsheets" }
  public var pathExtensions: [String] { ["csv"] }

  /// The columns, each with how it is read from a cell; text is escaped for CSV.
  static let columns:
    [(name: String, value: @Sendable (SizeTable, SizeTable.Row, SizeTable.Cell) -> String)] = [
      ("file", { table, _, _ in text(table.face.path) }),
      ("postScriptName", { table, _, _ in text(table.face.postScriptName ?? "") }),
      ("style", { _, row, _ in row.style }),
      ("baseSize", { _, row, _ in number(row.baseSize) }),
      ("category", { _, _, cell in cell.category.name }),
      ("systemSize", { _, _, cell in number(cell.systemSize) }),
      ("systemLeading", { _, _, cell in number(cell.systemLeading) }),
      ("size", { _, _, cell in number(cell.size) }),
      ("ratio", { _, _, cell in number(cell.ratio) }),
      ("lineHeight", { _, _, cell in number(cell.lineHeight) }),
      ("ascender", { _, _, cell in number(cell.ascender) }),
      ("descender", { _, _, cell in number(cell.descender) }),
      ("leading", { _, _, cell in number(cell.leading) }),
      ("lineSpacing", { _, _, cell in number(cell.lineSpacing) }),
      ("capHeight", { _, _, cell in number(cell.capHeight) }),
      ("xHeight", { _, _, cell in number(cell.xHeight) }),
      ("averageAdvance", { _, _, cell in number(cell.averageAdvance) }),
      ("notes", { _, _, cell in cell.notes.map(\.rawValue).joined(separator: " ") }),
    ]

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    write(Self.columns.map(\.name), to: &output)
    for table in tables.tables {
      for row in table.rows {
        for cell in row.cells {
          write(Self.columns.map { $0.value(table, row, cell) }, to: &output)
        }
      }
    }
  }

  /// RFC 4180, section 2: fields parted by commas, records ended by CRLF. Fields are escaped already.
  private func write(_ fields: [String], to output: inout some TextOutputStream) {
    output.write(fields.joined(separator: ",") + "\r\n")
  }

  /// Text from a file, which a spreadsheet must not run as a formula.
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
