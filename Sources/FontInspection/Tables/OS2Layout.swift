/// The fields of `OS/2` that `inspect` shows beside those of `OS2` (OpenType specification, `OS/2`).
struct OS2Layout: Sendable, Equatable {
  let version: Int
  /// What may be done with the font in documents.
  let fsType: Int?
  /// achVendID without what fills it: spaces by the specification, zeroes in many fonts.
  let vendor: String?
  let fsSelection: Int?
  let typoAscender: Int?
  let typoDescender: Int?
  let typoLineGap: Int?
  let winAscent: Int?
  /// Positive below the baseline, unlike every other descender.
  let winDescent: Int?

  init(_ table: Span<UInt8>) {
    version = Int(table.uint16(at: 0) ?? 0)
    fsType = table.uint16(at: 8).map(Int.init)
    vendor = table.tag(at: 58).map(Self.unfilled)
    fsSelection = table.uint16(at: 62).map(Int.init)
    typoAscender = table.int16(at: 68).map(Int.init)
    typoDescender = table.int16(at: 70).map(Int.init)
    typoLineGap = table.int16(at: 72).map(Int.init)
    winAscent = table.uint16(at: 74).map(Int.init)
    winDescent = table.uint16(at: 76).map(Int.init)
  }

  private static func unfilled(_ tag: FontTag) -> String {
    var text = tag.text
    var rest = tag.rawValue
    while !text.isEmpty, [0, 0x20].contains(rest & 0xFF) {
      text.removeLast()
      rest >>= 8
    }
    return text
  }

  /// fsSelection bit 7, from version 4 on.
  var usesTypoMetrics: Bool { version >= 4 && (fsSelection ?? 0) & 0x80 != 0 }
}
