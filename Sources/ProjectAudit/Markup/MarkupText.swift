/// The bytes of a text file as UTF-8, whatever Unicode encoding it is stored in.
enum MarkupText {
  /// The file as UTF-8: UTF-16 is told by its byte order mark or by how `<` is stored (XML 1.0,
  /// appendix F), everything else is taken as UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch (bytes[safe: 0], bytes[safe: 1]) {
    case (0xFF, 0xFE): utf8(fromUTF16: bytes.dropFirst(2), isBigEndian: false)
    case (0xFE, 0xFF): utf8(fromUTF16: bytes.dropFirst(2), isBigEndian: true)
    case (UInt8(ascii: "<"), 0): utf8(fromUTF16: bytes[...], isBigEndian: false)
    case (0, UInt8(ascii: "<")): utf8(fromUTF16: bytes[...], isBigEndian: true)
    default: bytes
    }
  }

  /// True if `utf8` takes the file as UTF-16.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    switch (bytes[safe: 0], bytes[safe: 1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (UInt8(ascii: "<"), 0), (0, UInt8(ascii: "<")): true
    default: false
    }
  }

  /// ISO 8859-1 as UTF-8.
  static func utf8(fromLatin1 bytes: [UInt8]) -> [UInt8] {
    Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
  }

  /// A last odd byte is dropped; surrogates without their other half become U+FFFD.
  static func utf8(fromUTF16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
