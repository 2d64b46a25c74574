/// Big-endian reading that checks every offset against the bytes that are there.
///
/// All numbers in sfnt tables are big-endian (OpenType specification, "Data types").
extension Span where Element == UInt8 {
  func uint8(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    return self[offset]
  }

  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
  }

  func int16(at offset: Int) -> Int16? {
    uint16(at: offset).map(Int16.init(bitPattern:))
  }

  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return UInt32(self[offset]) << 24 | UInt32(self[offset + 1]) << 16
      | UInt32(self[offset + 2]) << 8 | UInt32(self[offset + 3])
  }

  func int32(at offset: Int) -> Int32? {
    uint32(at: offset).map(Int32.init(bitPattern:))
  }

  /// A signed 16.16 number.
  func fixed(at offset: Int) -> Double? {
    int32(at: offset).map { Double($0) / 65536 }
  }

  /// A signed 2.14 number.
  func f2dot14(at offset: Int) -> Double? {
    int16(at: offset).map { Double($0) / 16384 }
  }

  func tag(at offset: Int) -> FontTag? {
    uint32(at: offset).map(FontTag.init(rawValue:))
  }

  /// A copy of a range, as far as the bytes go.
  func copy(_ range: Range<Int>) -> [UInt8] {
    let start = Swift.max(0, Swift.min(range.lowerBound, count))
    let end = Swift.max(start, Swift.min(range.upperBound, count))
    // The array takes its elements before the closure ends.
    return unsafe extracting(start..<end).withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// The text of bytes that are all ASCII, or in `width` 2 of units that are, as nearly all names are;
  /// nil for any other, and where a last byte is odd.
  func asciiText(width: Int) -> String? {
    guard width == 1 || width == 2, count.isMultiple(of: width) else { return nil }
    var offset = 0
    while offset < count {
      if width == 2 {
        if self[offset] != 0 { return nil }
        offset += 1
      }
      if self[offset] >= 0x80 { return nil }
      offset += 1
    }
    // What is read is what was looked at just now.
    return unsafe String(unsafeUninitializedCapacity: count / width) { text in
      for place in 0..<(count / width) {
        unsafe text.initializeElement(at: place, to: self[place * width + width - 1])
      }
      return count / width
    }
  }

  /// True where the bytes begin with `text`.
  func starts(with text: String) -> Bool {
    guard count >= text.utf8.count else { return false }
    var offset = 0
    for byte in text.utf8 {
      if self[offset] != byte { return false }
      offset += 1
    }
    return true
  }
}
