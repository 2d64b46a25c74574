internal import TextFormatting

// What the face is called.
extension FaceProperty {
  public static let postScriptName = FaceProperty(
    "postScriptName", .text, "the name iOS knows the face by, for UIFont(name:)"
  ) { JSONValue($0.postScriptName) }

  public static let postScriptNameSource = FaceProperty(
    "postScriptNameSource", .text, "where that name comes from: name, fvar, derived, missing"
  ) { .string($0.postScriptNameSource.rawValue) }

  public static let family = FaceProperty(
    "family", .text, "the family name (name ID 16, else 1)"
  ) { JSONValue($0.family) }

  public static let style = FaceProperty(
    "style", .text, "the style name (name ID 17, else 2; an instance's own)"
  ) { JSONValue($0.style) }

  public static let fullName = FaceProperty(
    "fullName", .text, "the full name (name ID 4)"
  ) { JSONValue($0.fullName) }

  public static let aliasFreeType = FaceProperty(
    "aliases.freetype", .text, "what FreeType calls it, where that differs"
  ) { JSONValue($0.aliases.freetype) }

  public static let aliasFontconfig = FaceProperty(
    "aliases.fontconfig", .text, "what Fontconfig calls it, where that differs"
  ) { JSONValue($0.aliases.fontconfig) }

  public static let aliasAdobe = FaceProperty(
    "aliases.adobeTN5902", .text, "its name by Adobe's Technical Note 5902, where that differs"
  ) { JSONValue($0.aliases.adobeTN5902) }
}
