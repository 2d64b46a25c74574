import DynamicType
import FontInspection
import TextFormatting

/// Text for people: a grid with the categories across or, for one style alone, a line per category
/// with the face's metrics.
///
/// On a terminal the columns fit its width: below 120 columns the optional ones are left out, a grid
/// that is still too wide is cut into several, one above the other, and below 60 columns there is a
/// line per number. Elsewhere everything is printed. Nothing is ever shortened.
///
/// Several faces stand side by side in one grid, where each face's numbers are marked that are not the
/// first one's.
public struct TextEmitter: Emitter {
  public init() {}

  public var name: String { "text" }
  public var summary: String { "a grid for people, categories across" }
  public var pathExtensions: [String] { ["txt"] }
  public var heedsMetrics: Bool { true }
  public var heedsTransposition: Bool { true }

  /// From this width on, the optional columns are shown.
  private static let wide = 120
  /// Below this width, there are no columns.
  private static let narrow = 60

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    let isNarrow = context.width.map { $0 < Self.narrow } ?? false
    if tables.tables.count > 1, !isNarrow {
      ComparisonLayout(set: tables, context: context).write(to: &output)
      return
    }
    for (position, table) in tables.tables.enumerated() {
      if position > 0 { output.write("\n") }
      let layout = Layout(set: tables, table: table, context: context)
      layout.writeHeading(to: &output)
      if isNarrow {
        layout.writeLines(to: &output)
      } else if let row = table.rows.first, table.rows.count == 1 {
        layout.writeStyle(row, isWide: Self.isWide(context), to: &output)
      } else if context.isTransposed {
        layout.writeTransposedGrid(to: &output)
      } else {
        layout.writeGrid(isWide: Self.isWide(context), to: &output)
      }
      layout.writeSummary(to: &output)
      // One style is not compared with others; what it says of itself stands in its table.
      let judgements = table.judgements.filter {
        if case .coarseScaledValue = $0 { return true }
        return table.rows.count > 1
      }
      JudgementText(judgements, of: tables, width: context.width).write(to: &output)
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
  private var doubts: TableDoubts { TableDoubts(table, of: set) }
  private var categories: [ContentSizeCategory] { table.rows.first?.cells.map(\.category) ?? [] }

  // MARK: Heading

  func writeHeading(to output: inout some TextOutputStream) {
    let name = table.face.label.escapingControls
    let source = set.source
    let standIn =
      table.boldText.map { pair in
        pair.boldFace == nil
          ? "with Bold Text too, " : "for \(pair.face.label.escapingControls) with Bold Text, "
      } ?? ""
    let parts =
      if let row = table.rows.first, table.rows.count == 1 {
        [
          standIn
            + "\(row.style)\(row.baseSize.map { " \(size($0)) pt" } ?? "") on \(set.scale.platform), \(source)"
        ]
      } else if !standIn.isEmpty {
        [standIn + "on \(set.scale.platform), \(source);", "system size where it differs"]
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
      output.write(styler(.bold, name) + "\n")
      for line in lines {
        WrappedText.write(line, width: context.width, first: "  ", to: &output)
      }
    }
  }

  private func fits(_ columns: Int) -> Bool {
    context.width.map { columns <= $0 } ?? true
  }

  // MARK: Grid

  /// Wide enough for every style's name and one column more: where the design puts the first size.
  private static let labelWidth = 12

  func writeGrid(isWide: Bool, to output: inout some TextOutputStream) {
    GridFitting.write(columns: categories.count, width: context.width, to: &output) {
      range, isWhole in
      grid(Array(categories[range]), extras: isWhole && isWide)
    }
  }

  /// Categories down, styles across.
  func writeTransposedGrid(to output: inout some TextOutputStream) {
    GridFitting.write(columns: table.rows.count, width: context.width, to: &output) { range, _ in
      let rows = table.rows[range]
      var grid = TextTable(columns: [.text] + Array(repeating: .number, count: rows.count))
      grid.append([label("")] + rows.map { .init(padded($0.style), style: .bold) })
      for (position, category) in categories.enumerated() {
        let cells = rows.map { $0.cells[position] }
        append(cells, head: head(category), to: &grid)
      }
      return grid.text(styler)
    }
  }

  /// A line of sizes, one of the system's where they differ, and one for each number asked for.
  private func append(
    _ cells: [SizeTable.Cell], head: String, extras: [TextTable.Cell] = [],
    to grid: inout TextTable
  ) {
    grid.append(
      [label(head)] + cells.map { .init(padded(size($0.size)), mark: mark($0)) } + extras)
    if cells.contains(where: { $0.systemSize != nil && $0.size != $0.systemSize }) {
      grid.append(
        [label("  system")]
          + cells.map { .init(padded($0.size == $0.systemSize ? "." : size($0.systemSize))) })
    }
    for metric in context.metrics ?? [] where metric != .size && metric != .systemSize {
      let values = cells.map(metric.value)
      let decimals = DecimalText.decimals(for: values, atMost: metric == .ratio ? 3 : 2)
      grid.append(
        [label("  " + metric.title)]
          + values.map { .init(padded(DecimalText.fixed($0, decimals: decimals))) })
    }
  }

  /// What a category's column is headed by: its own name, or that of the setting that stands there.
  private func head(_ category: ContentSizeCategory) -> String {
    set.scaling.settingName(at: category) ?? category.shortName
  }

  private func grid(_ categories: [ContentSizeCategory], extras: Bool) -> String {
    let ends = extras ? self.ends : []
    let lines = ends.map { end in
      table.rows.map { row in row.cells.first { $0.category == end }?.lineHeight }
    }
    let decimals = DecimalText.decimals(for: lines.flatMap { $0 }, atMost: 2)
    let extraHeads = extras ? ["base", "2x from"] + ends.map { "line at \(head($0))" } : []
    var grid = TextTable(
      columns: [.text]
        + Array(repeating: .number, count: categories.count + extraHeads.count))

    grid.append(
      [label("")]
        + (categories.map { padded(head($0)) } + extraHeads).map { .init($0, style: .bold) })
    for (position, row) in table.rows.enumerated() {
      let extraCells =
        extras
        ? [size(row.baseSize), row.doublesAt.map(head) ?? "-"]
          + lines.map { DecimalText.fixed($0[position], decimals: decimals) }
        : []
      append(
        row.cells.filter { categories.contains($0.category) }, head: row.style,
        extras: extraCells.map { .init($0) }, to: &grid)
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
  private func columns(
    isWide: Bool
  ) -> [(head: String, text: (SizeTable.Cell) -> String)] {
    func column(_ metric: CellMetric) -> (head: String, text: (SizeTable.Cell) -> String) {
      switch metric {
      case .size, .systemSize, .systemLeading:
        (metric.title, { DecimalText.shortest(metric.value(in: $0), decimals: 2) })
      default: (metric.title, { DecimalText.fixed(metric.value(in: $0), decimals: 3) })
      }
    }
    if let metrics = context.metrics {
      return ([.size] + metrics.filter { $0 != .size }).map(column)
    }
    let usual: [CellMetric] = [
      .size, .systemSize, .ratio, .lineHeight, .ascender, .descender, .capHeight, .xHeight,
    ]
    let more: [CellMetric] = [.leading, .lineSpacing, .averageAdvance]
    return (isWide ? usual + more : usual).map(column)
  }

  func writeStyle(
    _ row: SizeTable.Row, isWide: Bool, to output: inout some TextOutputStream
  ) {
    let columns = columns(isWide: isWide)
    var lines = TextTable(
      columns: [.text] + Array(repeating: .number, count: columns.count))
    lines.append([.init("    ")] + columns.map { .init($0.head, style: .bold) })
    for cell in row.cells {
      let head = head(cell.category)
      lines.append(
        [.init(head + String(repeating: " ", count: max(0, 4 - head.utf8.count)))]
          + columns.enumerated().map { position, column in
            .init(column.text(cell), mark: position == 0 ? mark(cell) : nil)
          })
    }
    let text = lines.text(styler)
    if let width = context.width, GridFitting.width(of: text) > width {
      writeLines(to: &output)
    } else {
      output.write(text)
    }
  }

  // MARK: Lines

  /// A line per number, for a terminal too narrow for columns.
  func writeLines(to output: inout some TextOutputStream) {
    if let row = table.rows.first, table.rows.count == 1 {
      for cell in row.cells {
        output.write(styler(.bold, cell.category.shortName) + "\n")
        for (position, column) in columns(isWide: true).enumerated() {
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
      return "\(DecimalText.shortest(height, decimals: 2)) at \(head(end))"
    }
    if let row, let factor, !examples.isEmpty {
      sentences.append(
        "Line height \(DecimalText.shortest(factor, decimals: 3)) x size: \(row.style) "
          + examples.joined(separator: ", ") + ".")
    } else if !table.rows.isEmpty {
      sentences.append("No line height: the font has no readable head or hhea table.")
    }
    let cells = table.rows.flatMap(\.cells)
    if cells.contains(where: { $0.notes.contains(.belowMinimum) }) {
      sentences.append("* below \(size(set.scale.minimumSize)) pt")
    }
    if cells.contains(where: { mark($0) == "#" }) { sentences.append("# both * and +") }
    let line = sentences.joined(separator: "  ")
    for text in fits(line.utf8.count) ? [line] : sentences where !text.isEmpty {
      WrappedText.write(text, width: context.width, to: &output)
    }
    for sentence in doubts.sentences {
      WrappedText.write("+ " + sentence, width: context.width, to: &output)
    }
    if let row, let match = row.match {
      WrappedText.write(
        "Matched to SF Pro Text by \(match.metric.rawValue): \(row.style) \(size(row.baseSize)) for "
          + "Apple's \(size(match.systemSize)), both "
          + "\(DecimalText.shortest(match.length, decimals: 2)) pt "
          + "(\(DecimalText.shortest(match.unmatchedLength, decimals: 2)) unmatched).",
        width: context.width, to: &output)
    }
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
    switch (cell.notes.contains(.belowMinimum), doubts.concern(cell)) {
    case (true, true): "#"
    case (true, false): "*"
    case (false, true): "+"
    case (false, false): nil
    }
  }
}
