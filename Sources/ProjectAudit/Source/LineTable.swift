import SystemInterop

/// Turns byte offsets of one file into lines and columns.
///
/// Bytes that are no UTF-8 are tolerated: each maximal ill-formed part counts as the one U+FFFD that
/// the Unicode Standard (section 3.9, "U+FFFD Substitution of Maximal Subparts") shows in its place.
/// A byte order mark at the very beginning is not counted. Asking is cheap even in a file that is one
/// long line, because the count of scalars is noted every so many bytes.
struct LineTable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte, ascending.
  private var lineStarts: [Int]
  /// True if every byte is a scalar of its own.
  private let isASCII: Bool
  /// Scalar boundaries, ascending, with the number of scalars that lie before each.
  private var checkpoints: [(offset: Int, scalars: Int)] = []

  /// A power of two.
  private static let checkpointDistance = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStarts = [start]
    checkpoints = [(start, 0)]
    isASCII = Self.isASCII(bytes)
    // As most files are.
    if isASCII, ByteSearch.offset(of: UInt8(ascii: "\r"), in: bytes) == nil {
      var next = start
      while let end = ByteSearch.offset(of: UInt8(ascii: "\n"), in: bytes, from: next) {
        lineStarts.append(end + 1)
        next = end + 1
      }
      return
    }
    var offset = start
    var scalars = 0
    let text = bytes.span
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\n") {
        lineStarts.append(offset + 1)
      } else if byte == UInt8(ascii: "\r"), bytes[safe: offset + 1] != UInt8(ascii: "\n") {
        lineStarts.append(offset + 1)
      }
      offset += byte < 0x80 ? 1 : Self.scalarLength(in: bytes, at: offset)
      scalars += 1
      if !isASCII, scalars & (Self.checkpointDistance - 1) == 0 {
        checkpoints.append((offset, scalars))
      }
    }
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    return all < 0x80
  }

  /// The position of the byte at `offset`; an offset outside the file gives the nearest end.
  func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    let line = Self.last(lineStarts) { $0 <= offset }
    let column = scalars(from: lineStarts[line], to: offset)
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The offset of the byte at `position`; nil where the file has no such place.
  func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.column >= 1, position.line <= lineStarts.count else {
      return nil
    }
    var offset = lineStarts[position.line - 1]
    let end = position.line < lineStarts.count ? lineStarts[position.line] : bytes.count
    for _ in 1..<position.column {
      guard offset < end else { return nil }
      offset += Self.scalarLength(in: bytes, at: offset)
    }
    return offset <= end ? offset : nil
  }

  private func scalars(from start: Int, to end: Int) -> Int {
    if isASCII { return end - start }
    return end - start <= Self.checkpointDistance
      ? scalars(between: start, end) : scalars(before: end) - scalars(before: start)
  }

  private func scalars(before offset: Int) -> Int {
    let checkpoint = checkpoints[Self.last(checkpoints) { $0.offset <= offset }]
    return checkpoint.scalars + scalars(between: checkpoint.offset, offset)
  }

  private func scalars(between start: Int, _ end: Int) -> Int {
    var current = start
    var count = 0
    while current < end {
      current += Self.scalarLength(in: bytes, at: current)
      count += 1
    }
    return count
  }

  /// The index of the last element that fulfils `isBefore`, which the first element always does.
  private static func last<Element>(_ elements: [Element], isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, elements.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isBefore(elements[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// How many bytes the scalar at `offset` takes, or the ill-formed part that stands there.
  ///
  /// The ranges are those of the Unicode Standard, table 3-7 "Well-Formed UTF-8 Byte Sequences".
  private static func scalarLength(in bytes: [UInt8], at offset: Int) -> Int {
    let lead = bytes[offset]
    let following: Int
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: following = 1
    case 0xE0: (following, allowed) = (2, 0xA0...0xBF)
    case 0xED: (following, allowed) = (2, 0x80...0x9F)
    case 0xE1...0xEF: following = 2
    case 0xF0: (following, allowed) = (3, 0x90...0xBF)
    case 0xF1...0xF3: following = 3
    case 0xF4: (following, allowed) = (3, 0x80...0x8F)
    default: return 1
    }
    var length = 1
    while length <= following, let byte = bytes[safe: offset + length], allowed.contains(byte) {
      length += 1
      allowed = 0x80...0xBF
    }
    return length
  }
}

extension Array {
  /// The element at `index`, or nil where there is none.
  subscript(safe index: Int) -> Element? {
    index >= 0 && index < count ? self[index] : nil
  }
}
