import FontInspection

/// What faces of one design have in common whatever family they say: the beginning of their PostScript
/// names, and their families without words for weight and slant.
///
/// Both have to agree: `ArchivoBlack-Regular` is a family of its own beside `Archivo-Bold`, and so is
/// `Univers-Condensed`, whose family says a width.
struct FontDesign: Hashable {
  private let postScriptStem: [UInt8]
  private let familyStem: String

  /// nil for a font that lacks one of the names.
  init?(_ font: FontFace) {
    guard let name = font.postScriptName, let family = font.family, !name.isEmpty else {
      return nil
    }
    let lowercased = name.asciiLowercased
    if let hyphen = lowercased.firstIndex(of: UInt8(ascii: "-")) {
      postScriptStem = Array(lowercased[..<hyphen])
    } else {
      postScriptStem = Array(StyleName.stem(ofFamily: name).utf8)
    }
    familyStem = StyleName.stem(ofFamily: family)
    guard !postScriptStem.isEmpty, !familyStem.isEmpty else { return nil }
  }

  /// The design as a text that stays the same.
  var key: String { String(decoding: postScriptStem, as: UTF8.self) + " " + familyStem }
}
