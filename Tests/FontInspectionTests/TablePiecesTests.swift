import Testing

@testable import FontInspection

@Suite struct TablePiecesTests {
  /// A directory of tables at the places given, in a file whose bytes are their own offsets.
  private static func directory(_ tables: [(FontTag, Int, Int)]) throws -> TableDirectory {
    var bytes: [UInt8] = [0, 1, 0, 0, 0, UInt8(tables.count), 0, 0, 0, 0, 0, 0]
    for (tag, offset, length) in tables {
      for number in [tag.rawValue, 0, UInt32(offset), UInt32(length)] {
        bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
    }
    return try TableDirectory(at: 0, size: 100_000) { bytes.span.copy($0) }
  }

  @Test(
    arguments: [
      ([("head", 1000, 54), ("hhea", 1056, 36)], [1000..<1092], "neighbours are read at once"),
      ([("name", 500, 300), ("post", 800, 32)], [500..<832], "and so are those that touch"),
      (
        [("head", 1000, 54), ("hhea", 9000, 36)], [],
        "those far apart are left for when they are wanted"
      ),
      (
        [("hmtx", 1000, 54), ("head", 1054, 54)], [],
        "a table that is not always wanted joins nothing"
      ),
      ([("head", 90_000, 54), ("hhea", 99_990, 36)], [], "a table outside the file is none"),
      ([("head", 1000, 54), ("OS/2", 1010, 96)], [1000..<1106], "tables may overlap"),
    ] as [([(String, Int, Int)], [Range<Int>], String)])
  func readsNeighboursAtOnce(
    _ tables: [(String, Int, Int)], _ expected: [Range<Int>], _ reason: String
  ) throws {
    var asked: [Range<Int>] = []
    let directory = try Self.directory(tables.map { (FontTag($0.0), $0.1, $0.2) })
    let piece: (Range<Int>) -> [UInt8] = { range in
      asked.append(range)
      return range.map { UInt8(truncatingIfNeeded: $0) }
    }
    let pieces = TablePieces(directory, size: 100_000, piece: piece)
    #expect(asked == expected, Comment(rawValue: reason))
    for (tag, _, _) in tables {
      guard let range = directory.range(of: FontTag(tag), size: 100_000) else { continue }
      #expect(
        pieces.bytes(in: range, piece) == range.map { UInt8(truncatingIfNeeded: $0) },
        "\(tag): \(reason)")
    }
  }
}
