internal import SystemInterop

/// The Macintosh platform's double-byte encodings: the common encodings of their time, with a few
/// single bytes of Apple's own.
///
/// Source: Unicode Consortium, Mappings/VENDORS/APPLE, JAPANESE.TXT, CHINTRAD.TXT, KOREAN.TXT and
/// CHINSIMP.TXT.
struct MacCJK: Sendable, Equatable {
  let encoding: LegacyEncoding
  /// Apple's single bytes.
  let singles: [UInt8: Unicode.Scalar]

  /// The encoding of a record; nil where it is not one of these four.
  init?(encodingID: UInt16) {
    let common: [UInt8: Unicode.Scalar] = [
      0x80: "\\", 0xA0: "\u{A0}", 0xFD: "©", 0xFE: "™", 0xFF: "…",
    ]
    switch encodingID {
    case 1: self.init(.japanese, common)
    case 2: self.init(.traditionalChinese, common)
    case 3:
      self.init(.korean, [0x80: "\u{A0}", 0x81: "₩", 0x82: "—", 0x83: "©", 0xFE: "™", 0xFF: "…"])
    case 25:
      self.init(
        .simplifiedChinese, [0x80: "ü", 0xA0: "\u{A0}", 0xFD: "©", 0xFE: "™", 0xFF: "…"])
    default: return nil
    }
  }

  private init(_ encoding: LegacyEncoding, _ singles: [UInt8: Unicode.Scalar]) {
    self.encoding = encoding
    self.singles = singles
  }

  /// nil where the bytes are not in this encoding.
  func decode(_ bytes: Span<UInt8>) -> String? {
    var text = ""
    var run: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if let single = singles[byte] {
        guard let decoded = run.isEmpty ? "" : encoding.decode(run) else { return nil }
        text += decoded
        text.unicodeScalars.append(single)
        run = []
        offset += 1
        continue
      }
      run.append(byte)
      offset += 1
      if isLead(byte), offset < bytes.count {
        run.append(bytes[offset])
        offset += 1
      }
    }
    guard let decoded = run.isEmpty ? "" : encoding.decode(run) else { return nil }
    return text + decoded
  }

  /// True for the first of two bytes; 0xA1…0xDF are single half-width katakana in Japanese.
  private func isLead(_ byte: UInt8) -> Bool {
    guard byte >= 0x81 else { return false }
    return encoding != .japanese || byte <= 0x9F || byte >= 0xE0
  }
}
