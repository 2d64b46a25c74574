internal import SystemInterop

/// The text of a `name` record, decoded after its platform, encoding and language.
///
/// `NameTable` decodes the records that it chooses in the same way.
enum NameText {
  /// nil where the encoding is not decoded, or the bytes are not in it.
  static func decode(
    _ bytes: Span<UInt8>, platform: Int, encoding: Int, language: Int
  ) -> String? {
    guard let encodingID = UInt16(exactly: encoding), let language = UInt16(exactly: language)
    else { return nil }
    switch (platform, encoding) {
    case (0, _), (3, 0), (3, 1), (3, 10): return utf16(bytes)
    case (1, _):
      if let single = MacEncoding(encodingID: encodingID, language: language) {
        return single.decode(bytes)
      }
      return MacCJK(encodingID: encodingID)?.decode(bytes)
    case (3, 2): return legacy(bytes, .japanese)
    case (3, 3): return legacy(bytes, .simplifiedChinese)
    case (3, 4): return legacy(bytes, .traditionalChinese)
    case (3, 5): return legacy(bytes, .korean)
    case (3, 6): return legacy(bytes, .johab)
    default: return nil
    }
  }

  /// Single bytes often have a zero before them there, which is no character.
  private static func legacy(_ bytes: Span<UInt8>, _ encoding: LegacyEncoding) -> String? {
    var kept: [UInt8] = []
    for offset in 0..<bytes.count where bytes[offset] != 0 { kept.append(bytes[offset]) }
    return kept.isEmpty ? nil : encoding.decode(kept)
  }

  /// UTF-16 in big-endian order; a lone surrogate becomes U+FFFD, a last odd byte is dropped.
  static func utf16(_ bytes: Span<UInt8>) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var offset = 0
    while let unit = bytes.uint16(at: offset) {
      units.append(unit)
      offset += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
}
