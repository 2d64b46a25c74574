internal import TextFormatting

/// A record for each face, as RFC 4180 has it; the columns are properties and bear their names.
public struct CSVFaceFormat: FaceFormat {
  public static let name = "csv"
  public static let summary = "a record for each face, for spreadsheets"
  public static let printsAliases = true

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    let columns = list.properties.isEmpty ? FaceProperty.all : list.properties
    write(columns.map(\.name), to: &output)
    for face in list.faces {
      let fields = columns.map { column in
        // Names out of a font are anybody's text, which a spreadsheet must not run as a formula.
        CSVField.escaped(
          (column.text(of: face) ?? "").escapingControls, guardingFormulas: column.kind == .text)
      }
      write(fields, to: &output)
    }
  }

  /// RFC 4180, section 2: fields parted by commas, records ended by CRLF. Fields are escaped already.
  private func write(_ fields: [String], to output: inout String) {
    output += fields.joined(separator: ",") + "\r\n"
  }
}
