import DynamicType
import FontInspection
import TextFormatting

/// The columns of CSV parted by tabs: for pasting into a spreadsheet, and for `cut` and `awk`.
///
/// Nothing is quoted, since no value holds a tab or a line break: those are shown as `\u{9}`.
public struct TSVEmitter: Emitter {
  public init() {}

  public var name: String { "tsv" }
  public var summary: String { "the same parted by tabs, for pasting, cut and awk" }
  public var pathExtensions: [String] { ["tsv"] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    write(CSVEmitter.columns.map(\.name), to: &output)
    for table in tables.tables {
      for row in table.rows {
        for cell in row.cells {
          write(
            CSVEmitter.columns.map { Self.unquoted($0.value(table, row, cell)) }, to: &output)
        }
      }
    }
  }

  private func write(_ fields: [String], to output: inout some TextOutputStream) {
    output.write(fields.map(\.escapingControls).joined(separator: "\t") + "\n")
  }

  /// A field of CSV without its quotation marks.
  private static func unquoted(_ field: String) -> String {
    guard field.utf8.count >= 2, field.utf8.first == UInt8(ascii: "\"") else { return field }
    var text = String.UnicodeScalarView()
    var isDoubled = false
    for scalar in field.unicodeScalars.dropFirst().dropLast() {
      isDoubled = scalar == "\"" && !isDoubled
      if !isDoubled { text.append(scalar) }
    }
    return String(text)
  }
}
