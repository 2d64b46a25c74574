internal import TextFormatting

/// A record for each face, for spreadsheets: RFC 4180, with CRLF as in every CSV of the tool.
public struct CSVInspectionFormat: InspectionFormat {
  public static let name = "csv"
  public static let summary = "a record for each face with a field for each property"
  public static let suffixes = ["csv"]

  /// RFC 4180, section 2, rule 1.
  private static let lineBreak = "\r\n"

  public init() {}

  public func write(
    _ report: InspectionReport, options: InspectionOptions, to output: inout String
  ) {
    let properties = options.properties.isEmpty ? InspectionProperty.all : options.properties
    output += CSVField.record(properties.map(\.name), lineBreak: Self.lineBreak)
    for file in report.files {
      for face in file.faces {
        let fields = properties.map { property -> String in
          let text = property.text(of: face, in: file) ?? ""
          // A number keeps its sign; text from the font is anybody's.
          return CSVField.escaped(text.escapingControls, guardingFormulas: Double(text) == nil)
        }
        output += fields.joined(separator: ",") + Self.lineBreak
      }
    }
  }
}
