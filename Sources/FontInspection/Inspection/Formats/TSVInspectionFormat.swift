internal import TextFormatting

/// A line for each face, its fields separated by tabs: for `cut` and `awk`.
///
/// Tabs and line breaks in a field are shown as `\u{9}`, so that every line has as many fields.
public struct TSVInspectionFormat: InspectionFormat {
  public static let name = "tsv"
  public static let summary = "a line for each face, fields separated by tabs"
  public static let suffixes = ["tsv", "tab"]

  public init() {}

  public func write(
    _ report: InspectionReport, options: InspectionOptions, to output: inout String
  ) {
    let properties = options.properties.isEmpty ? InspectionProperty.all : options.properties
    output += properties.map(\.name).joined(separator: "\t") + "\n"
    for file in report.files {
      for face in file.faces {
        output += properties.map { ($0.text(of: face, in: file) ?? "").escapingControls }
          .joined(separator: "\t")
        output += "\n"
      }
    }
  }
}
