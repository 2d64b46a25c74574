/// Cuts a grid that is too wide into several, one above the other.
enum GridFitting {
  /// Writes all columns in one grid if it fits, else as many at once as fit; one at least.
  ///
  /// - Parameter grid: makes the grid of some columns; whether they are all of them, so that it may
  ///   add some more.
  static func write(
    columns: Int, width: Int?, to output: inout some TextOutputStream,
    grid: (Range<Int>, _ isWhole: Bool) -> String
  ) {
    let whole = grid(0..<columns, true)
    guard let width, Self.width(of: whole) > width else {
      output.write(whole)
      return
    }
    var start = 0
    while start < columns {
      var end = columns
      while end - start > 1, Self.width(of: grid(start..<end, false)) > width { end -= 1 }
      if start > 0 { output.write("\n") }
      output.write(grid(start..<end, false))
      start = end
    }
  }

  /// The longest line, without what only styles it.
  static func width(of grid: String) -> Int {
    grid.split(separator: "\n").map { line in
      // Everything in the grid is ASCII; a style is ESC [ … m.
      var width = 0
      var isStyle = false
      for byte in line.utf8 {
        if byte == 0x1B { isStyle = true }
        if !isStyle { width += 1 }
        if byte == UInt8(ascii: "m") { isStyle = false }
      }
      return width
    }.max() ?? 0
  }
}
