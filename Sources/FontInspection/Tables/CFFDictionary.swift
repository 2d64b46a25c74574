/// A DICT: operands, then their operator (Technical Note 5176, section 4). Two-byte operators are 0x0Cnn here.
struct CFFDictionary {
  private var entries: [Int: [Int]] = [:]

  /// No operator takes more operands (section 4: 48).
  private static let mostOperands = 48

  init(_ bytes: Span<UInt8>) {
    var operands: [Int] = []
    var offset = 0
    while let byte = bytes.uint8(at: offset) {
      offset += 1
      switch byte {
      case 12:
        guard let second = bytes.uint8(at: offset) else { return }
        offset += 1
        entries[0x0C00 | Int(second)] = operands
        operands = []
      case 0...21, 22...24:
        // 22 to 24 are CFF2's vsindex, blend and vstore; blend leaves its operands for what follows.
        if byte != 23 {
          entries[Int(byte)] = operands
          operands = []
        }
      case 28:
        guard let value = bytes.int16(at: offset) else { return }
        operands.append(Int(value))
        offset += 2
      case 29:
        guard let value = bytes.int32(at: offset) else { return }
        operands.append(Int(value))
        offset += 4
      case 30:
        // A real number in nibbles, up to one that is 15. Its value does not matter here.
        while let pair = bytes.uint8(at: offset) {
          offset += 1
          if pair & 0xF == 0xF || pair >> 4 == 0xF { break }
        }
        operands.append(0)
      case 32...246: operands.append(Int(byte) - 139)
      case 247...250:
        guard let low = bytes.uint8(at: offset) else { return }
        operands.append((Int(byte) - 247) * 256 + Int(low) + 108)
        offset += 1
      case 251...254:
        guard let low = bytes.uint8(at: offset) else { return }
        operands.append(-(Int(byte) - 251) * 256 - Int(low) - 108)
        offset += 1
      default: break
      }
      // CFF2 allows 513 operands (OpenType specification, CFF2, appendix); only the last ones count.
      if operands.count > Self.mostOperands * 16 { operands.removeFirst() }
    }
  }

  func numbers(_ operation: Int) -> [Int]? { entries[operation] }
  func has(_ operation: Int) -> Bool { entries[operation]?.isEmpty == false }
}
