internal import TextFormatting

/// One JSON object on each line: a face as in `json`, without the families around it.
///
/// What cannot be read has no line here; it is said on standard error.
public struct JSONLinesFaceFormat: FaceFormat {
  public static let name = "jsonl"
  public static let summary = "one face on each line, each as in json"
  public static let pathExtensions = ["jsonl", "ndjson"]
  public static let printsAliases = true

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    for face in list.faces {
      let value = list.properties.isEmpty ? face.json : list.properties.json(of: face)
      value.writeLine(to: &output)
      output += "\n"
    }
  }
}
