/// A text that looks like a font's name, in a file's own declarations.
struct PossibleName: Sendable, Equatable {
  var text: String
  var place: SourcePlace
}

extension SourceFacts {
  /// Notes the texts that look like a font's name: what stands in something called after fonts, or ends
  /// in a style as PostScript names do.
  ///
  /// A file's own facts are enough for that, so that files can be asked at once.
  mutating func notePossibleNames() {
    // Members of one type stand together.
    var owner = ""
    var ownerIsOfFonts = false
    for index in declarations.indices
    where declarations[index].kind != .statements && !declarations[index].values.isEmpty {
      let texts = declarations[index].values.flatMap(\.texts)
      guard !texts.isEmpty else { continue }
      if !declarations[index].owner.hasSameBytes(as: owner) {
        owner = declarations[index].owner
        ownerIsOfFonts = Self.speaksOfFonts(owner)
      }
      let isOfFonts = ownerIsOfFonts || Self.speaksOfFonts(declarations[index].name)
      for (text, place) in texts where Self.isNameLike(text, isOfFonts: isOfFonts) {
        possibleNames.append(PossibleName(text: text, place: place))
      }
    }
  }

  private static func speaksOfFonts(_ name: String) -> Bool {
    name.containsBytes(of: "ont") || name.containsBytes(of: "ypeface")
  }

  /// PostScript names are of ASCII without blanks (OpenType, `name` ID 6).
  private static func isNameLike(_ text: String, isOfFonts: Bool) -> Bool {
    let bytes = text.utf8
    guard (3...63).contains(bytes.count), isOfFonts || endsInStyle(bytes) else { return false }
    return bytes.allSatisfy { (33...126).contains($0) && !otherMarks.contains($0) }
  }

  /// True for `…-Bold`.
  private static func endsInStyle(_ bytes: String.UTF8View) -> Bool {
    guard let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")), hyphen > bytes.startIndex else {
      return false
    }
    let next = bytes.index(after: hyphen)
    return next < bytes.endIndex && (0x41...0x5A).contains(bytes[next])
  }

  private static let otherMarks: ByteSet = "[](){}<>/%"
}
