/// The small tables of a face that every reading wants, each read together with its neighbours.
struct TablePieces {
  private var pieces: [(range: Range<Int>, bytes: [UInt8])] = []

  /// The tables, with as many bytes as their fields take.
  private static let wanted: [(tag: FontTag, prefix: Int)] = [
    ("head", 54), ("hhea", 36), ("maxp", 6), ("OS/2", 100), ("name", 4096), ("post", 32),
  ]
  /// How far apart two tables may lie to be read at once: to copy a few bytes more takes less time
  /// than to ask again.
  private static let widestGap = 64

  /// - Parameter piece: gives the bytes of a range, fewer where the file ends before it does.
  init(_ directory: TableDirectory, size: Int, piece: (Range<Int>) -> [UInt8]) {
    var ranges: [Range<Int>] = []
    for (tag, prefix) in Self.wanted {
      if let range = directory.range(of: tag, size: size) { ranges.append(range.prefix(prefix)) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var start = 0
    while start < ranges.count {
      var joined = ranges[start]
      var end = start + 1
      while end < ranges.count, ranges[end].lowerBound <= joined.upperBound + Self.widestGap {
        joined = joined.lowerBound..<max(joined.upperBound, ranges[end].upperBound)
        end += 1
      }
      if end - start > 1 { pieces.append((joined, piece(joined))) }
      start = end
    }
  }

  /// The bytes of a range, from what has been read or else from `piece`.
  func bytes(in range: Range<Int>, _ piece: (Range<Int>) -> [UInt8]) -> [UInt8] {
    for known in pieces
    where known.range.lowerBound <= range.lowerBound && range.upperBound <= known.range.upperBound {
      let start = range.lowerBound - known.range.lowerBound
      return known.bytes.span.copy(start..<(start + range.count))
    }
    return piece(range)
  }
}
