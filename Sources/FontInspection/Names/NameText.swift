/// The text of a `name` record, decoded after its platform and encoding.
///
/// The one place where `inspect` decodes names: an encoding that is added belongs here.
enum NameText {
  /// nil where the encoding is not decoded.
  static func decode(
    _ bytes: Span<UInt8>, platform: Int, encoding: Int, language: Int
  ) -> String? {
    switch (platform, encoding) {
    case (0, _), (3, 0), (3, 1), (3, 10): return utf16(bytes)
    case (1, 0): return MacRoman.decode(bytes)
    default: return nil
    }
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
