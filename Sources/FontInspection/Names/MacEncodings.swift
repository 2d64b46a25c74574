/// The single-byte encodings of the Macintosh platform: ASCII below 0x80, and above it a table each.
///
/// Source: Unicode Consortium, Mappings/VENDORS/APPLE, the file named with each.
enum MacEncoding: Sendable, Equatable, CaseIterable {
  case roman, cyrillic, centralEuropean, greek, turkish, croatian, romanian, icelandic

  /// The encoding of a record (TrueType Reference Manual, `name`: platform-specific encoding and
  /// language identifiers); nil where it is not one of these.
  ///
  /// Some languages written in the Roman script have an encoding of their own.
  init?(encodingID: UInt16, language: UInt16) {
    switch encodingID {
    case 0:
      switch language {
      case 15: self = .icelandic
      case 17: self = .turkish
      case 18: self = .croatian
      case 25, 26, 28, 36, 38, 39, 40: self = .centralEuropean
      case 37: self = .romanian
      default: self = .roman
      }
    case 6: self = .greek
    case 7: self = .cyrillic
    case 29: self = .centralEuropean
    case 35: self = .turkish
    case 36: self = .croatian
    case 37: self = .icelandic
    case 38: self = .romanian
    default: return nil
    }
  }

  func decode(_ bytes: Span<UInt8>) -> String {
    if let text = bytes.asciiText(width: 1) { return text }
    let table = upperHalf
    var scalars = String.UnicodeScalarView()
    for offset in 0..<bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        scalars.append(Unicode.Scalar(byte))
      } else {
        scalars.append(Int(byte) - 0x80 < table.count ? table[Int(byte) - 0x80] : "\u{FFFD}")
      }
    }
    return String(scalars)
  }

  /// 0x80…0xFF as Unicode.
  private var upperHalf: [Unicode.Scalar] {
    switch self {
    case .roman: romanTable
    case .cyrillic: cyrillicTable
    case .centralEuropean: centralEuropeanTable
    case .greek: greekTable
    case .turkish: turkishTable
    case .croatian: croatianTable
    case .romanian: romanianTable
    case .icelandic: icelandicTable
    }
  }
}

/// ROMAN.TXT; 0xDB is the euro sign since Mac OS 8.5, 0xF0 is Apple's logo, U+F8FF.
private let romanTable: [Unicode.Scalar] = Array(
  ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
    + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

/// CYRILLIC.TXT
private let cyrillicTable: [Unicode.Scalar] = Array(
  ("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
    + "†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњ"
    + "јЅ¬√ƒ≈∆«»…\u{A0}ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёя"
    + "абвгдежзийклмнопрстуфхцчшщъыьэю€").unicodeScalars)

/// CENTEURO.TXT
private let centralEuropeanTable: [Unicode.Scalar] = Array(
  ("ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü"
    + "†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ"
    + "ņŃ¬√ńŇ∆«»…\u{A0}ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖ"
    + "ŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ").unicodeScalars)

/// GREEK.TXT
private let greekTable: [Unicode.Scalar] = Array(
  ("Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦€ùûü"
    + "†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩ"
    + "άΝ¬ΟΡ≈Τ«»…\u{A0}ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏ"
    + "ύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ\u{AD}").unicodeScalars)

/// TURKISH.TXT
private let turkishTable: [Unicode.Scalar] = Array(
  ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş"
    + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙ\u{F8A0}ˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

/// CROATIAN.TXT
private let croatianTable: [Unicode.Scalar] = Array(
  ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø"
    + "¿¡¬√ƒ≈Ć«Č…\u{A0}ÀÃÕŒœĐ—“”‘’÷◊\u{F8FF}©⁄€‹›Æ»"
    + "–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ").unicodeScalars)

/// ROMANIAN.TXT
private let romanianTable: [Unicode.Scalar] = Array(
  ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "†°¢£§•¶ß®©™´¨≠ĂȘ∞±≤≥¥µ∂∑∏π∫ªºΩăș"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›Țț"
    + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

/// ICELAND.TXT
private let icelandicTable: [Unicode.Scalar] = Array(
  ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
    + "Ý°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€ÐðÞþ"
    + "ý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)
