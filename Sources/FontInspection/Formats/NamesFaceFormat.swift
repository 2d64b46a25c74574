internal import TextFormatting

/// One PostScript name on each line, for scripts.
///
/// A name stands once, however many files have it; faces without one are left out.
public struct NamesFaceFormat: FaceFormat {
  public static let name = "names"
  public static let summary = "one PostScript name on each line"
  public static let pathExtensions: [String] = []
  public static let printsProperties = false

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    var seen: Set<[UInt8]> = []
    for face in list.faces {
      guard let name = face.postScriptName, seen.insert(Array(name.utf8)).inserted else { continue }
      // A line break in a name must not make two names of it.
      output += name.escapingControls + "\n"
    }
  }
}
