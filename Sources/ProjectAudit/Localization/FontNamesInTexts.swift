/// Names of fonts among an app's texts, as where each language has a font of its own:
/// `"title.font" = "Lato-Bold";`.
///
/// Nothing tells that a text is used so. One whose key speaks of fonts is likely a name; any other of a
/// PostScript name's form counts only where it is that of a font.
enum FontNamesInTexts {
  static let api = FontAPI("localized text", .uiKit)

  /// Takes up the text of `key` if it may be a font's name.
  static func add(
    _ text: String, key: String?, path: String, position: SourcePosition?,
    to project: inout AppProject
  ) {
    guard hasForm(text) else { return }
    let reference = FontReference(
      name: text, api: api, path: path, position: position ?? .beforeAll, certainty: .likely)
    if let key, speaksOfFonts(key) {
      project.references.append(reference)
    } else if text.utf8.contains(UInt8(ascii: "-")) {
      project.possibleNames.append(reference)
    }
  }

  /// PostScript names are of up to 63 printable ASCII characters without blanks and brackets (OpenType,
  /// `name` ID 6).
  private static func hasForm(_ text: String) -> Bool {
    (3...63).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x21...0x7E).contains($0) && !"[](){}<>/%".utf8.contains($0)
      }
  }

  /// `font`, `title.font`, `fontName`, `title_font_name`: not `font.size`, nor words such as `front`.
  private static func speaksOfFonts(_ key: String) -> Bool {
    let key = String(
      decoding: key.asciiLowercased.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    return key.hasSuffix("font") || key.hasSuffix("fontname")
  }
}
