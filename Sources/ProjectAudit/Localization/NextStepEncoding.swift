/// NeXTSTEP's 8-bit encoding, in which old-style property lists count octal escapes.
///
/// Source: unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT.
enum NextStepEncoding {
  /// The character that `byte` stands for; U+FFFD where it stands for none.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte - 0x80)]
  }

  /// 0x80 to 0xFF, sixteen a line.
  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ"
      + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
      + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ"
      + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ"
      + "—±¼½¾àáâãäåçèéêë"
      + "ìÆíªîïðñŁØŒºòóôõ"
      + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
