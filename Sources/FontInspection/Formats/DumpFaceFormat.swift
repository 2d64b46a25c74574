/// What the familiar loop over `UIFont.familyNames` prints on a device: a line for each family.
///
/// Faces without a PostScript name do not come up there, nor do families without a name.
public struct DumpFaceFormat: FaceFormat {
  public static let name = "dump"
  public static let summary = "what the loop over UIFont.familyNames prints"
  public static let printsProperties = false

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    for family in list.families {
      let names = family.faces.compactMap(\.postScriptName)
      guard let name = family.name, !names.isEmpty else { continue }
      // Printing an array of strings quotes and escapes them as the loop on the device does.
      output += "Family: \(name) Font names: \(names)\n"
    }
  }
}
