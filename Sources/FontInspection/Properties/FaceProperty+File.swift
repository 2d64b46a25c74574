internal import TextFormatting

// Where the face is, and how it is made.
extension FaceProperty {
  public static let path = FaceProperty(
    "path", .text, "the file, relative to the folder that was searched"
  ) { .string($0.path) }

  public static let faceIndex = FaceProperty(
    "faceIndex", .number, "the face's index in its file"
  ) { .integer($0.faceIndex) }

  public static let file = FaceProperty(
    "file", .text, "the face as other commands take it: FILE, FILE#INDEX or FILE@INSTANCE"
  ) { .string($0.fontArgument) }

  public static let container = FaceProperty(
    "container", .text, "what wraps the tables, such as sfnt, collection, woff2"
  ) { .string($0.container.rawValue) }

  public static let format = FaceProperty(
    "format", .text, "how glyphs are drawn: truetype, cff, cff2, bitmap, type1"
  ) { .string($0.format.rawValue) }
}

extension FontFace {
  /// The face as the command line takes it: the file, with `#` for a member of a collection and `@`
  /// for a named instance.
  public var fontArgument: String {
    var text = displayPath
    if container == .collection || container == .dfont { text += "#\(faceIndex)" }
    if let name = instance?.name, instance?.index != nil { text += "@\(name)" }
    return text
  }
}
