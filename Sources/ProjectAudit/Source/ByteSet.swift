/// A set of bytes whose membership costs no more than looking at a bit.
struct ByteSet: Sendable, ExpressibleByStringLiteral {
  private var low: (UInt64, UInt64) = (0, 0)
  private var high: (UInt64, UInt64) = (0, 0)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  /// The bytes of the text.
  init(stringLiteral text: String) { self.init(text.utf8) }

  private mutating func insert(_ byte: UInt8) {
    let bit = (1 as UInt64) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: low.0 |= bit
    case 1: low.1 |= bit
    case 2: high.0 |= bit
    default: high.1 |= bit
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: low.0
      case 1: low.1
      case 2: high.0
      default: high.1
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }
}
