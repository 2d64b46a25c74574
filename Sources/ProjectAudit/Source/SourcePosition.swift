/// A place in a text file, as editors and SARIF count it.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1; a line ends at LF, CRLF or a lone CR.
  public let line: Int
  /// The column, counted from 1, in Unicode scalars (SARIF's `unicodeCodePoints`).
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Before every position: where what has none is sorted.
  static let beforeAll = SourcePosition(line: 0, column: 0)

  /// The place of what stands in a file without lines, such as an executable.
  public static let nowhere = SourcePosition(line: 0, column: 0)

  /// The position itself; nil for `nowhere`.
  var inLines: SourcePosition? { line > 0 ? self : nil }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
