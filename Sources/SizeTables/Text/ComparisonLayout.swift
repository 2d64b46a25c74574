import DynamicType
import FontInspection
import TextFormatting

/// Several faces side by side in one grid: sizes once where they are alike, and a line per face for
/// each number, marked where it is not the first face's.
struct ComparisonLayout {
  private let set: SizeTableSet
  private let context: EmitterContext
  private let metrics: [CellMetric]

  init(set: SizeTableSet, context: EmitterContext) {
    self.set = set
    self.context = context
    metrics = (context.metrics ?? [.lineHeight]).filter { $0 != .size && $0 != .systemSize }
  }

  func write(to output: inout some TextOutputStream) {
    writeHeading(to: &output)
    let categories = set.tables.first?.rows.first?.cells.map(\.category) ?? []
    let styles = self.styles
    if context.isTransposed {
      GridFitting.write(columns: styles.count, width: context.width, to: &output) { range, _ in
        grid(
          heads: styles[range].map { $0 },
          lines: categories.map { category in
            (head(category), styles[range].map { (style: $0, category: category) })
          })
      }
    } else {
      GridFitting.write(columns: categories.count, width: context.width, to: &output) {
        range, _ in
        grid(
          heads: categories[range].map(head),
          lines: styles.map { style in
            (style, categories[range].map { (style: style, category: $0) })
          })
      }
    }
    var legend = isMarked ? ["! not as in A"] : []
    if set.tables.contains(where: { $0.rows.contains { $0.cells.contains(where: isBelowMinimum) } })
    {
      legend.append("* below \(Self.size(set.scale.minimumSize)) pt")
    }
    if isMarkedTwice { legend.append("# both * and +") }
    if !legend.isEmpty {
      WrappedText.write(legend.joined(separator: "  "), width: context.width, to: &output)
    }
    let doubts = set.tables.map { TableDoubts($0, of: set).sentences }
    let isOne = doubts.allSatisfy { $0 == doubts.first }
    for (letter, sentences) in zip(letters, doubts) where letter == "A" || !isOne {
      for sentence in sentences {
        WrappedText.write(
          (isOne ? "+ " : "\(letter) + ") + sentence, width: context.width, to: &output)
      }
    }
    for (letter, table) in zip(letters, set.tables) {
      guard let row = table.rows.first(where: { $0.textStyle == .body }) ?? table.rows.first,
        let match = row.match
      else { continue }
      WrappedText.write(
        "\(letter) matched by \(match.metric.rawValue): \(row.style) \(Self.size(row.baseSize)) for "
          + "Apple's \(Self.size(match.systemSize))", width: context.width, to: &output)
    }
    for (letter, table) in zip(letters, set.tables) where table.rows.count > 1 {
      var text = ""
      // The order of sizes is the same for all faces unless each has its own base sizes.
      guard letter == "A" || table.judgements != set.tables.first?.judgements else { continue }
      JudgementText(table.judgements, of: set, width: context.width).write(to: &text)
      output.write(
        set.tables.contains { $0.judgements != table.judgements } && !text.isEmpty
          ? "\(letter)\n\(text)" : text)
    }
  }

  /// A letter for each face, then numbers.
  private var letters: [String] {
    self.set.tables.indices.map { index in
      Unicode.Scalar(UInt32(index) + 0x41).flatMap { index < 26 ? String(Character($0)) : nil }
        ?? "\(index + 1)"
    }
  }

  /// All styles that a face has, in the order of the first that has them.
  private var styles: [String] {
    var seen: Set<String> = []
    return set.tables.flatMap { $0.rows.map(\.style) }.filter { seen.insert($0).inserted }
  }

  private func writeHeading(to output: inout some TextOutputStream) {
    for (letter, table) in zip(letters, set.tables) {
      let standIn =
        table.boldText.map { pair in
          pair.boldFace == nil
            ? " with Bold Text too" : " for \(pair.face.label.escapingControls) with Bold Text"
        } ?? ""
      output.write(
        "\(letter) " + context.styler(.bold, table.face.label.escapingControls) + standIn + "\n")
    }
    WrappedText.write(
      "on \(set.scale.platform), \(set.source); system size where it differs",
      width: context.width, to: &output)
  }

  private func head(_ category: ContentSizeCategory) -> String {
    set.scaling.settingName(at: category) ?? category.shortName
  }

  /// The cells of one place in all faces; nil where a face lacks it.
  private func cells(_ place: (style: String, category: ContentSizeCategory)) -> [SizeTable.Cell?] {
    set.tables.map { table in
      table.rows.first { $0.style == place.style }?.cells.first { $0.category == place.category }
    }
  }

  private func grid(
    heads: [String],
    lines: [(label: String, places: [(style: String, category: ContentSizeCategory)])]
  ) -> String {
    var grid = TextTable(columns: [.text] + Array(repeating: .number, count: heads.count))
    grid.append([label("")] + heads.map { .init(padded($0), style: .bold) })
    for line in lines {
      let columns = line.places.map(cells)
      let sizes = columns.map { $0.map { $0?.size } }
      if sizes.allSatisfy({ Self.isOne($0) }) {
        grid.append(
          [label(line.label)]
            + columns.map { cells in
              let cell = cells.first ?? nil
              return .init(
                padded(Self.size(cell?.size)),
                mark: cell.flatMap(mark))
            })
      } else {
        grid.append([label(line.label)])
        append(
          label: "size", sizes.map { $0 }, decimals: nil,
          marks: columns.map { $0.map { $0.flatMap(mark) } }, to: &grid)
      }
      let systems = columns.map { ($0.first ?? nil)?.systemSize }
      if zip(systems, sizes).contains(where: { system, sizes in
        system != nil && sizes.contains { $0 != system }
      }) {
        grid.append(
          [label("  system")]
            + zip(systems, sizes).map { system, sizes in
              .init(padded(sizes.allSatisfy { $0 == system } ? "." : Self.size(system)))
            })
      }
      for metric in metrics {
        let values = columns.map { $0.map { $0.flatMap(metric.value) } }
        append(
          label: metric.title, values,
          decimals: DecimalText.decimals(
            for: values.flatMap { $0 }, atMost: metric == .ratio ? 3 : 2),
          to: &grid)
      }
    }
    return grid.text(context.styler)
  }

  /// A line for each face.
  private func append(
    label name: String, _ values: [[Double?]], decimals: Int?, marks: [[Character?]] = [],
    to grid: inout TextTable
  ) {
    for (index, letter) in letters.enumerated() {
      grid.append(
        [label("  \(letter) \(name)")]
          + values.enumerated().map { column, values in
            let value = index < values.count ? values[index] : nil
            let own =
              column < marks.count && index < marks[column].count ? marks[column][index] : nil
            let text =
              decimals.map { DecimalText.fixed(value, decimals: $0) } ?? Self.size(value)
            return .init(padded(text), mark: value == (values.first ?? nil) ? own : "!")
          })
    }
  }

  /// Whether any number is marked.
  private var isMarked: Bool {
    guard let first = set.tables.first else { return false }
    return set.tables.dropFirst().contains { table in
      zip(table.rows, first.rows).contains { row, other in
        zip(row.cells, other.cells).contains { cell, other in
          ([.size] + metrics).contains { $0.value(in: cell) != $0.value(in: other) }
        }
      }
    }
  }

  private func isBelowMinimum(_ cell: SizeTable.Cell) -> Bool {
    cell.notes.contains(.belowMinimum)
  }

  /// As in a table of one face.
  private func mark(_ cell: SizeTable.Cell) -> Character? {
    let isDoubted = set.tables.first.map { TableDoubts($0, of: set).concern(cell) } ?? false
    if isBelowMinimum(cell) { return isDoubted ? "#" : "*" }
    return isDoubted ? "+" : nil
  }

  private var isMarkedTwice: Bool {
    self.set.tables.contains { $0.rows.contains { $0.cells.contains { mark($0) == "#" } } }
  }

  private static func isOne(_ sizes: [Double?]) -> Bool {
    sizes.allSatisfy { $0 == (sizes.first ?? nil) }
  }

  private static func size(_ value: Double?) -> String { DecimalText.shortest(value, decimals: 2) }

  private func label(_ text: String) -> TextTable.Cell {
    .init(text + String(repeating: " ", count: max(0, 12 - text.utf8.count)))
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 3 - text.utf8.count)) + text
  }
}
