/// The marks that Git leaves in a file where two changes meet (git-merge(1), "How conflicts are
/// presented").
enum MergeConflicts {
  private static let word = WordSearch(["\n<<<<<<<"])

  private enum Side {
    case outside, first, other
  }

  /// Blanks the marks and every side but the first, so that what is left is one whole version of the
  /// file with each byte at its old place.
  ///
  /// - Returns: The offset of the first mark; nil where there is none.
  static func takeFirstSide(of bytes: inout [UInt8]) -> Int? {
    guard word.matches(bytes) else { return nil }
    var first: Int?
    var side = Side.outside
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      var isMark = true
      switch side {
      case .outside where isLine(bytes, start..<end, of: "<"):
        first = first ?? start
        side = .first
      case .first where isLine(bytes, start..<end, of: "|") || isLine(bytes, start..<end, of: "="):
        side = .other
      case .first where isLine(bytes, start..<end, of: ">"),
        .other where isLine(bytes, start..<end, of: ">"):
        side = .outside
      default: isMark = false
      }
      if isMark || side == .other {
        for offset in start..<end { bytes[offset] = UInt8(ascii: " ") }
      }
      start = end + 1
    }
    return first
  }

  /// True if the line begins with seven of `mark`, and nothing or a space follows.
  private static func isLine(
    _ bytes: [UInt8], _ line: Range<Int>, of mark: Unicode.Scalar
  ) -> Bool {
    let text = bytes[line]
    guard text.count >= 7, text.prefix(7).allSatisfy({ $0 == UInt8(ascii: mark) }) else {
      return false
    }
    return text.count == 7 || text[line.lowerBound + 7] <= UInt8(ascii: " ")
  }
}
