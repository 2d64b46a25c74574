/// The upper half of Mac OS Roman, 0x80…0xFF, as Unicode.
///
/// Source: Unicode Consortium, Mappings/VENDORS/APPLE/ROMAN.TXT (0xDB is the euro sign since Mac
/// OS 8.5; 0xF0 is Apple's logo, U+F8FF).
private let upperHalf: [Unicode.Scalar] = Array(
  ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
    + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

/// Text in Mac OS Roman.
enum MacRoman {
  static func decode(_ bytes: Span<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for offset in 0..<bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        scalars.append(Unicode.Scalar(byte))
      } else if Int(byte) - 0x80 < upperHalf.count {
        scalars.append(upperHalf[Int(byte) - 0x80])
      }
    }
    return String(scalars)
  }
}
