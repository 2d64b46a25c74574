/// Turns libyaml's offsets into lines and columns.
///
/// libyaml's own lines also end at U+0085, U+2028 and U+2029, where no editor ends them.
struct PositionTable {
  /// The offset of each line's first scalar, in scalars and in bytes; ascending.
  private var lines: [(scalar: Int, byte: Int)] = [(0, 0)]
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var scalar = 0
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      // Continuation bytes begin no scalar.
      if byte & 0xC0 != 0x80 { scalar += 1 }
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { lines.removeLast() }
        lines.append((scalar, index + 1))
      } else if byte == UInt8(ascii: "\r") {
        lines.append((scalar, index + 1))
      }
      previous = byte
    }
  }

  func position(of offset: YAMLEventParser.Failure.Offset) -> YAMLNode.Position {
    switch offset {
    case .scalars(let scalar):
      let line = last { $0.scalar <= scalar }
      return YAMLNode.Position(line: line + 1, column: max(0, scalar - lines[line].scalar) + 1)
    case .bytes(let byte):
      let line = last { $0.byte <= byte }
      let before = bytes.dropFirst(lines[line].byte).prefix(max(0, byte - lines[line].byte))
      return YAMLNode.Position(line: line + 1, column: before.count { $0 & 0xC0 != 0x80 } + 1)
    }
  }

  /// The index of the last line that begins where `isBefore` holds, which is so for the first.
  private func last(_ isBefore: ((scalar: Int, byte: Int)) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isBefore(lines[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
