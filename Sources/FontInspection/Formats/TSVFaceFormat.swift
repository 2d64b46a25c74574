internal import TextFormatting

/// A line for each face, its values parted by tabs; the columns are properties and bear their names.
///
/// For `cut` and `awk`: nothing is quoted, since no value holds a tab or a line break: those are
/// escaped as `\u{9}` and `\u{A}`.
public struct TSVFaceFormat: FaceFormat {
  public static let name = "tsv"
  public static let summary = "the same parted by tabs, for cut and awk"
  public static let printsAliases = true

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    let columns = list.properties.isEmpty ? FaceProperty.all : list.properties
    output += columns.map(\.name).joined(separator: "\t") + "\n"
    for face in list.faces {
      let fields = columns.map { ($0.text(of: face) ?? "").escapingControls }
      output += fields.joined(separator: "\t") + "\n"
    }
  }
}
