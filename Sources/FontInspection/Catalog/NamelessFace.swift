/// Why code cannot reach a face of a list by its name.
public struct NamelessFace: Sendable, Equatable {
  public let displayPath: String
  /// What is missing, as half a sentence without the path.
  public let message: String
  /// One thing to do about it.
  public let help: String

  init(_ face: FontFace) {
    displayPath = face.displayPath
    if let instance = face.instance, let index = instance.index, !instance.isDefault,
      instance.name == nil
    {
      message =
        "instance \(index) of face \(face.faceIndex) has no name, so iOS cannot find it by one"
      help = "ask whoever made the font to name it, by a name ID that is there"
    } else {
      message =
        "face \(face.faceIndex) has no PostScript name, so iOS will not load it by name"
      help =
        [.pcf, .bdf].contains(face.container)
        ? "ship a TTF or OTF; bitmap fonts of X11 have no such names"
        : "ask whoever made the font for one with name ID 6"
    }
  }

  /// One for each font without name ID 6 and each instance whose name is not there, in the order of
  /// the faces.
  static func all(in families: [FontCatalog.Family]) -> [NamelessFace] {
    var all: [NamelessFace] = []
    var seen: Set<[String]> = []
    for family in families {
      for face in family.faces where face.postScriptName == nil {
        let nameless = NamelessFace(face)
        // All instances of a font lack the same ID 6.
        if seen.insert([nameless.displayPath, nameless.message]).inserted { all.append(nameless) }
      }
    }
    return all
  }
}
