import DynamicType
import FontInspection
import TextFormatting

/// Text for people: a grid with the categories across or, for one style alone, a line per category
/// with the face's metrics.
///
/// On a terminal the columns fit its width: below 120 columns the optional ones are left out, a grid
/// that is still too wide is cut into several, one above the other, and below 60 columns there is a
/// line per number. Elsewhere everything is printed. Nothing is ever shortened.
public struct TextEmitter: Emitter {
  public init() {}

  public var name: String { "text" }
  public var summary: String { "a grid for people, categories across" }
  public var pathExtensions: [String] { ["txt"] }

  /// From this width on, the optional columns are shown.
  private static let wide = 120
  /// Below this width, there are no columns.
  private static let narrow = 60

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    for (position, table) in tables.tables.enumerated() {
      if position > 0 { output.write("\n") }
      let layout = Layout(set: tables, table: table, context: context)
      layout.writeHeading(to: &output)
      if let width = context.width, width < Self.narrow {
        layout.writeLines(to: &output)
      } else if let row = table.rows.first, table.rows.count == 1 {
        layout.writeStyle(row, isWide: Self.isWide(context), to: &output)
      } else {
        layout.writeGrid(isWide: Self.isWide(context), to: &output)
      }
      layout.writeSummary(to: &output)
    }
  }

  private static func isWide(_ context: EmitterContext) -> Bool {
    context.width.map { $0 >= wide } ?? true
  }
}

/// One face's table as text.
private struct Layout {
  let set: SizeTableSet
  let table: SizeTable
  let context: EmitterContext

  private var styler: ANSIStyler { context.styler }
  private var categories: [ContentSizeCategory] { table.rows.first?.cells.map(\.category) ?? [] }

  // MARK: Heading

  func writeHeading(to output: inout some TextOutputStream) {
    let name = table.face.label.escapingControls
    let source = "points from \(set.scaling.title)"
    let parts =
      if let row = table.rows.first, table.rows.count == 1 {
        ["\(row.style) \(size(row.baseSize)) pt on \(set.scale.platform), \(source)"]
      } else {
        ["on \(set.scale.platform), \(source);", "system size where it differs"]
      }
    let rest = parts.joined(separator: " ")
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    // A name that may run from right to left would carry the rest of the line with it.
    if isASCII, fits(DisplayWidth.of(name) + 1 + rest.utf8.count) {
      output.write(styler(.bold, name) + " " + rest + "\n")
    } else {
      let lines = fits(2 + rest.utf8.count) ? [rest] : parts
      output.write(styler(.bold, name) + "\n" + lines.map { "  \($0)\n" }.joined())
    }
  }

  private func fits(_ columns: Int) -> Bool {
    context.width.map { columns <= $0 } ?? true
  }

  // MARK: Grid

  /// Wide enough for every style's name and one column more: where the design puts the first size.
  private static let labelWidth = 12

  func writeGrid(isWide: Bool, to output: inout some TextOutputStream) {
    let grid = self.grid(categories, extras: isWide)
    guard let width = context.width else {
      output.write(grid)
      return
    }
    if Self.width(of: grid) <= width {
      output.write(grid)
      return
    }
    // As many categories at once as fit; one at least.
    var rest = categories[...]
    var isFirst = true
    while !rest.isEmpty {
      var count = rest.count
      while count > 1, Self.width(of: self.grid(Array(rest.prefix(count)), extras: false)) > width {
        count -= 1
      }
      if !isFirst { output.write("\n") }
      output.write(self.grid(Array(rest.prefix(count)), extras: false))
      rest = rest.dropFirst(count)
      isFirst = false
    }
  }

  /// The longest line, without what only styles it.
  private static func width(of grid: String) -> Int {
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

  private func grid(_ categories: [ContentSizeCategory], extras: Bool) -> String {
    let ends = extras ? self.ends : []
    let lines = ends.map { end in
      table.rows.map { row in row.cells.first { $0.category == end }?.lineHeight }
    }
    let decimals = DecimalText.decimals(for: lines.flatMap { $0 }, atMost: 2)
    let extraHeads = extras ? ["base", "2x from"] + ends.map { "line at \($0.shortName)" } : []
    var grid = TextTable(
      columns: [.text]
        + Array(repeating: .number, count: categories.count + extraHeads.count))

    grid.append(
      [label("")]
        + (categories.map { padded($0.shortName) } + extraHeads).map { .init($0, style: .bold) })
    for (position, row) in table.rows.enumerated() {
      let cells = row.cells.filter { categories.contains($0.category) }
      let extraCells =
        extras
        ? [size(row.baseSize), row.doublesAt?.shortName ?? "-"]
          + lines.map { DecimalText.fixed($0[position], decimals: decimals) }
        : []
      grid.append(
        [label(row.style)]
          + cells.map { .init(padded(size($0.size)), mark: mark($0)) }
          + extraCells.map { .init($0) })
      if cells.contains(where: { $0.size != $0.systemSize }) {
        grid.append(
          [label("  system")]
            + cells.map {
              .init(padded($0.size == $0.systemSize ? "." : size($0.systemSize)))
            })
      }
    }
    return grid.text(styler)
  }

  private func label(_ text: String) -> TextTable.Cell {
    .init(text + String(repeating: " ", count: max(0, Self.labelWidth - text.utf8.count)))
  }

  /// At least three columns wide, so that all columns but XXXL are alike.
  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 3 - text.utf8.count)) + text
  }

  // MARK: One style

  /// The columns of the layout for one style: heading, and the text of a cell.
  private static func columns(
    isWide: Bool
  ) -> [(head: String, text: (SizeTable.Cell) -> String)] {
    func points(_ value: Double?) -> String { DecimalText.fixed(value, decimals: 3) }
    var columns: [(head: String, text: (SizeTable.Cell) -> String)] = [
      ("size", { DecimalText.shortest($0.size, decimals: 2) }),
      ("system", { DecimalText.shortest($0.systemSize, decimals: 2) }),
      ("ratio", { points($0.ratio) }),
      ("line", { points($0.lineHeight) }),
      ("ascender", { points($0.ascender) }),
      ("descender", { points($0.descender) }),
      ("cap height", { points($0.capHeight) }),
      ("x-height", { points($0.xHeight) }),
    ]
    if isWide {
      columns += [
        ("leading", { points($0.leading) }),
        ("line spacing", { points($0.lineSpacing) }),
        ("average advance", { points($0.averageAdvance) }),
      ]
    }
    return columns
  }

  func writeStyle(
    _ row: SizeTable.Row, isWide: Bool, to output: inout some TextOutputStream
  ) {
    let columns = Self.columns(isWide: isWide)
    var lines = TextTable(
      columns: [.text] + Array(repeating: .number, count: columns.count))
    lines.append([.init("    ")] + columns.map { .init($0.head, style: .bold) })
    for cell in row.cells {
      let head = cell.category.shortName
      lines.append(
        [.init(head + String(repeating: " ", count: 4 - head.utf8.count))]
          + columns.enumerated().map { position, column in
            .init(column.text(cell), mark: position == 0 ? mark(cell) : nil)
          })
    }
    lines.write(to: &output, styler)
  }

  // MARK: Lines

  /// A line per number, for a terminal too narrow for columns.
  func writeLines(to output: inout some TextOutputStream) {
    if let row = table.rows.first, table.rows.count == 1 {
      for cell in row.cells {
        output.write(styler(.bold, cell.category.shortName) + "\n")
        for (position, column) in Self.columns(isWide: true).enumerated() {
          let mark = position == 0 ? self.mark(cell).map(String.init) ?? "" : ""
          output.write("  \(column.head): \(column.text(cell))\(mark)\n")
        }
      }
      return
    }
    for row in table.rows {
      for cell in row.cells {
        let system = cell.size == cell.systemSize ? "" : ", system \(size(cell.systemSize))"
        let mark = self.mark(cell).map(String.init) ?? ""
        output.write(
          "\(row.style) \(cell.category.shortName): \(size(cell.size))\(mark)\(system)\n")
      }
    }
  }

  // MARK: Last line

  /// The sentence to quote.
  func writeSummary(to output: inout some TextOutputStream) {
    var sentences: [String] = []
    let row = table.rows.first { $0.textStyle == .body } ?? table.rows.first
    let examples = ends.compactMap { end -> String? in
      guard let height = row?.cells.first(where: { $0.category == end })?.lineHeight else {
        return nil
      }
      return "\(DecimalText.shortest(height, decimals: 2)) at \(end.shortName)"
    }
    if let row, let factor, !examples.isEmpty {
      sentences.append(
        "Line height \(DecimalText.shortest(factor, decimals: 3)) x size: \(row.style) "
          + examples.joined(separator: ", ") + ".")
    } else if !table.rows.isEmpty {
      sentences.append("No line height: the font has no readable head or hhea table.")
    }
    if table.rows.contains(where: { $0.cells.contains { mark($0) != nil } }) {
      sentences.append("* below \(size(set.scale.minimumSize)) pt")
    }
    if !sentences.isEmpty { output.write(sentences.joined(separator: "  ") + "\n") }
  }

  // MARK: Numbers

  /// Line height by size.
  private var factor: Double? {
    let face = table.face
    guard let ascender = face.metrics.ascender, let descender = face.metrics.descender,
      let unitsPerEm = face.unitsPerEm, unitsPerEm > 0
    else { return nil }
    return (ascender - descender) / Double(unitsPerEm)
  }

  /// The two categories that stand for all: the default and the largest one of those shown.
  private var ends: [ContentSizeCategory] {
    guard let last = categories.last else { return [] }
    let first =
      categories.contains(set.scale.defaultCategory)
      ? set.scale.defaultCategory : categories.first ?? last
    return first == last ? [last] : [first, last]
  }

  private func size(_ value: Double?) -> String { DecimalText.shortest(value, decimals: 2) }

  private func mark(_ cell: SizeTable.Cell) -> Character? {
    cell.notes.contains(.belowMinimum) ? "*" : nil
  }
}
