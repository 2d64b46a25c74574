/// Four bytes that name a table, an axis or a metric (OpenType specification, "Data types", Tag).
struct FontTag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A tag from four ASCII characters; shorter ones are filled with spaces.
  ///
  /// Inlined, so that a tag in the source costs no more than its number.
  @inline(__always) init(stringLiteral value: StaticString) {
    rawValue = value.withUTF8Buffer { bytes in
      var tag: UInt32 = 0
      for place in 0..<4 {
        tag = tag << 8 | (place < bytes.count ? UInt32(unsafe bytes[place]) : 0x20)
      }
      return tag
    }
  }

  /// The tag of the first four bytes of `text`, filled with spaces.
  init(_ text: String) {
    var bytes: UInt32 = 0
    var count = 0
    for byte in text.utf8.prefix(4) {
      bytes = bytes << 8 | UInt32(byte)
      count += 1
    }
    while count < 4 {
      bytes = bytes << 8 | 0x20
      count += 1
    }
    rawValue = bytes
  }

  /// The tag's four characters; a byte outside printable ASCII is shown as `?`.
  var text: String {
    String(
      String.UnicodeScalarView(
        [24, 16, 8, 0].map { shift -> Unicode.Scalar in
          let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
          return (0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : "?"
        }))
  }
}
