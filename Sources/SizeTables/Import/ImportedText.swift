/// The text of a file that an office program has written.
enum ImportedText {
  /// Decodes UTF-8 and UTF-16 by their mark or by what they look like, else Windows-1252: Excel's
  /// "Unicode text" is UTF-16 with tabs, its plain CSV is in the system's code page.
  static func decoded(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    // No text holds NUL: without a mark, every other byte being one means UTF-16 of Latin text.
    let sample = bytes.prefix(200)
    let zeros = sample.indices.filter { sample[$0] == 0 }
    if sample.count >= 4, zeros.count * 3 > sample.count {
      let even = zeros.filter { $0 % 2 == 0 }.count
      return utf16(bytes[...], isBigEndian: even * 2 > zeros.count)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(windows1252(byte)) }
    return String(text)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt8?
    for byte in bytes {
      guard let before = first else {
        first = byte
        continue
      }
      first = nil
      units.append(
        isBigEndian
          ? UInt16(before) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(before))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// One byte of Windows-1252; the five that it leaves open become U+FFFD.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let high: [UInt32] = [
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
      0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
      0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
    ]
    return Unicode.Scalar(high[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }
}
