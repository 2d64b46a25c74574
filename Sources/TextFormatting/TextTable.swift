/// Rows of aligned columns, two spaces apart, without rules.
///
/// Nothing is ever shortened. Where a cell is wider than its column allows, or may run from right to
/// left, the row is broken: what follows stands aligned on the next line. Control characters in a
/// cell are escaped.
public struct TextTable: Sendable {
  /// Which edge the cells of a column share: numbers right on their unit, text left.
  public enum Alignment: Sendable, Equatable {
    case left
    case right
  }

  public struct Column: Sendable, Equatable {
    public var alignment: Alignment
    /// How wide a cell may be before it breaks its row; nil for any width.
    public var limit: Int?

    public init(_ alignment: Alignment = .left, limit: Int? = nil) {
      self.alignment = alignment
      self.limit = limit
    }

    /// Text from a file: a name of more than 32 columns breaks its row.
    public static let name = Column(.left, limit: 32)
    public static let text = Column(.left)
    public static let number = Column(.right)
  }

  public struct Cell: Sendable, Equatable, ExpressibleByStringLiteral {
    public var text: String
    public var style: ANSIStyle?
    /// Hangs in the gap behind the cell without moving it, such as `*`; one column at most.
    public var mark: Character?

    public init(_ text: String, style: ANSIStyle? = nil, mark: Character? = nil) {
      self.text = text
      self.style = style
      self.mark = mark
    }

    public init(stringLiteral value: String) { self.init(value) }
  }

  public let columns: [Column]
  /// How many spaces stand before every row.
  public let indentation: Int
  public private(set) var rows: [[Cell]] = []
  /// Lines that stand between rows, at the left edge: each before the row of its number.
  private var headings: [(row: Int, text: String, style: ANSIStyle?, rest: String)] = []

  public init(columns: [Column], indentation: Int = 0) {
    self.columns = columns
    self.indentation = max(0, indentation)
  }

  /// Adds a row; cells without a column are dropped, missing ones are empty.
  public mutating func append(_ row: [Cell]) {
    rows.append(Array(row.prefix(columns.count)))
  }

  /// Adds a line of its own, at the left edge; the columns on both sides of it stay aligned.
  ///
  /// - Parameters:
  ///   - heading: what the following rows have in common.
  ///   - rest: what follows it unstyled, such as a count.
  public mutating func appendHeading(
    _ heading: String, style: ANSIStyle? = .bold, rest: String = ""
  ) {
    headings.append((row: rows.count, text: heading, style: style, rest: rest))
  }

  /// The table, each row ending in a newline, without spaces at the end of a line.
  public func text(_ styler: ANSIStyler = .plain) -> String {
    var output = ""
    write(to: &output, styler)
    return output
  }

  /// Writes the table, each row ending in a newline, without spaces at the end of a line.
  public func write(to output: inout some TextOutputStream, _ styler: ANSIStyler = .plain) {
    let widths = columnWidths()
    let margin = String(repeating: " ", count: indentation)
    var waiting = headings[...]
    func writeHeadings(before row: Int) {
      while let heading = waiting.first, heading.row <= row {
        output.write(
          styler(heading.style, heading.text.escapingControls) + heading.rest.escapingControls
            + "\n")
        waiting.removeFirst()
      }
    }
    for (number, row) in rows.enumerated() {
      writeHeadings(before: number)
      var line = Line(margin: margin)
      for (position, cell) in row.enumerated() where position < columns.count {
        let text = cell.text.escapingControls
        let width = DisplayWidth.of(text)
        let slack = max(0, widths[position] - width)
        if columns[position].alignment == .right { line.space(slack) }
        line.add(styler(cell.style, text), isEmpty: text.isEmpty)
        if columns[position].alignment == .left { line.space(slack) }
        // The mark takes the first of the two spaces between columns.
        if let mark = cell.mark {
          line.retract(columns[position].alignment == .left ? slack : 0)
          line.add(String(mark), isEmpty: false)
          line.space((columns[position].alignment == .left ? slack : 0) + 1)
        } else {
          line.space(2)
        }
        // What may run from right to left would change places with what follows it.
        if breaksRow(width, columns[position]) || text.mayRunRightToLeft {
          output.write(line.finished)
          line = Line(margin: margin)
          for before in 0...position { line.space(widths[before] + 2) }
        }
      }
      output.write(line.finished)
    }
    writeHeadings(before: rows.count)
  }

  private func breaksRow(_ width: Int, _ column: Column) -> Bool {
    column.limit.map { width > $0 } ?? false
  }

  /// How wide each column is; cells that break their row do not count.
  private func columnWidths() -> [Int] {
    var widths = Array(repeating: 0, count: columns.count)
    for row in rows {
      for (position, cell) in row.enumerated() where position < columns.count {
        let width = DisplayWidth.of(cell.text.escapingControls)
        if !breaksRow(width, columns[position]) { widths[position] = max(widths[position], width) }
      }
    }
    return widths
  }

  /// A line whose spaces are written only once something follows them.
  private struct Line {
    private let margin: String
    private var text = ""
    private var pending = 0

    init(margin: String) { self.margin = margin }

    mutating func space(_ count: Int) { pending += count }

    /// Takes back spaces that were asked for last.
    mutating func retract(_ count: Int) { pending = max(0, pending - count) }

    mutating func add(_ piece: String, isEmpty: Bool) {
      guard !isEmpty else { return }
      text += String(repeating: " ", count: pending) + piece
      pending = 0
    }

    /// The line with its newline; empty for one that holds nothing.
    var finished: String { text.isEmpty ? "" : margin + text + "\n" }
  }
}
