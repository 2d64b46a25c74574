/// Cells of a text whose rows are lines: RFC 4180, and what office programs make of it.
struct DelimitedText {
  /// The rows as a spreadsheet counts them, empty ones too; cells without their quotes and without
  /// space around them.
  let rows: [[String]]

  /// What parts cells, in the order in which equally good ones are preferred.
  static let delimiters: [Unicode.Scalar] = ["\t", ";", ",", "|"]

  /// Takes a text apart.
  ///
  /// - Throws: where a quoted cell does not end.
  init(_ text: String, delimiter: Unicode.Scalar) throws(SizeTableImportError) {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var wasQuoted = false
    var isAfterReturn = false
    var opening = (row: 1, column: 1)

    func trimmed(_ cell: String.UnicodeScalarView) -> String {
      var slice = cell[...]
      while let first = slice.first, Self.isSpace(first) { slice = slice.dropFirst() }
      while let last = slice.last, Self.isSpace(last) { slice = slice.dropLast() }
      return String(slice)
    }
    func endCell() {
      row.append(trimmed(cell))
      cell = .init()
      wasQuoted = false
    }
    func endRow() {
      endCell()
      rows.append(row)
      row = []
    }

    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      if isQuoted {
        guard scalar == "\"" else {
          cell.append(scalar)
          continue
        }
        if next == "\"" {
          cell.append(scalar)
          next = scalars.next()
        } else {
          isQuoted = false
          wasQuoted = true
        }
        continue
      }
      // CR, LF and CRLF each end one row.
      if scalar == "\n", isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      switch scalar {
      case "\r", "\n": endRow()
      case delimiter: endCell()
      case "\"" where !wasQuoted && cell.allSatisfy(Self.isSpace):
        isQuoted = true
        cell = .init()
        opening = (rows.count + 1, row.count + 1)
      default: cell.append(scalar)
      }
    }
    if isQuoted {
      throw SizeTableImportError(
        row: opening.row, column: opening.column, found: String(cell.prefix(40)),
        expected: "a closing quotation mark before the end of the file")
    }
    if !cell.isEmpty || !row.isEmpty || wasQuoted { endRow() }
    self.rows = delimiter == "|" ? rows.map(Self.withoutFrame) : rows
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}"
  }

  /// A row of a Markdown table without the bars at its ends; the rule below its head becomes empty.
  private static func withoutFrame(_ row: [String]) -> [String] {
    var row = row
    if row.count > 1, row.first == "" { row.removeFirst() }
    if row.count > 1, row.last == "" { row.removeLast() }
    let isRule = row.allSatisfy { cell in
      !cell.isEmpty && cell.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    }
    return isRule ? [] : row
  }
}
