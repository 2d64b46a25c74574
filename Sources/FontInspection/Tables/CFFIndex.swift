/// An INDEX: objects one behind the other, found by their offsets (Technical Note 5176, section 5).
struct CFFIndex {
  let count: Int
  /// Where the next structure begins.
  let end: Int
  private let offsetSize: Int
  private let offsets: Int
  /// Offsets count from the byte before the data.
  private let base: Int

  init?(_ table: Span<UInt8>, at start: Int, isWide: Bool) {
    let countSize = isWide ? 4 : 2
    let count =
      isWide ? table.uint32(at: start).map(Int.init) : table.uint16(at: start).map(Int.init)
    guard start >= 0, let count else { return nil }
    self.count = count
    guard count > 0 else {
      end = start + countSize
      offsetSize = 1
      offsets = end
      base = end
      return
    }
    guard let size = table.uint8(at: start + countSize), (1...4).contains(size) else {
      return nil
    }
    offsetSize = Int(size)
    offsets = start + countSize + 1
    base = offsets + (count + 1) * offsetSize - 1
    guard base < table.count else { return nil }
    guard let last = Self.number(table, at: offsets + count * offsetSize, size: offsetSize),
      base + last <= table.count
    else { return nil }
    end = base + last
  }

  func range(of object: Int, in table: Span<UInt8>) -> Range<Int>? {
    guard object >= 0, object < count,
      let first = Self.number(table, at: offsets + object * offsetSize, size: offsetSize),
      let next = Self.number(table, at: offsets + (object + 1) * offsetSize, size: offsetSize),
      first >= 1, first <= next, base + next <= table.count
    else { return nil }
    return (base + first)..<(base + next)
  }

  private static func number(_ table: Span<UInt8>, at offset: Int, size: Int) -> Int? {
    var value = 0
    for index in 0..<size {
      guard let byte = table.uint8(at: offset + index) else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }
}

/// The name that a CFF font gives itself, which PostScript knows it by (Adobe Technical Note 5176,
/// section 7, "Name INDEX"); CFF2 has none.
enum CFFName {
  /// The name of the first font in a `CFF ` table; nil where it has none.
  static func read(_ table: Span<UInt8>) -> String? {
    guard table.uint8(at: 0) == 1,
      let names = CFFIndex(table, at: Int(table.uint8(at: 2) ?? 4), isWide: false),
      let range = names.range(of: 0, in: table), !range.isEmpty, range.count <= mostBytes
    else { return nil }
    return MacEncoding.roman.decode(table.extracting(range))
  }

  /// The section allows 127 characters; what is longer is damaged.
  private static let mostBytes = 1024
}
