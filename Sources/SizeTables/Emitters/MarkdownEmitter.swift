import DynamicType
import FontInspection
import TextFormatting

/// A table for a pull request or a wiki, in GitHub's Markdown: the categories across, the system's
/// size in brackets where it differs.
public struct MarkdownEmitter: Emitter {
  public init() {}

  public var name: String { "markdown" }
  public var summary: String { "a table to paste into a pull request" }
  public var pathExtensions: [String] { ["md", "markdown"] }
  public var heedsMetrics: Bool { true }
  public var heedsTransposition: Bool { true }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    for (position, table) in tables.tables.enumerated() {
      if position > 0 { output.write("\n") }
      write(table, tables, context, to: &output)
    }
  }

  private func write(
    _ table: SizeTable, _ set: SizeTableSet, _ context: EmitterContext,
    to output: inout some TextOutputStream
  ) {
    let source = "\(set.scale.platform), \(set.source)".escapedForMarkdown
    output.write("**\(table.face.label.escapedForMarkdown)** on \(source)\n\n")
    let categories = table.rows.first?.cells.map(\.category) ?? []
    guard !categories.isEmpty else {
      output.write("No sizes.\n")
      return
    }
    let heads = categories.map { set.head(of: $0).escapedForMarkdown }
    let doubts = TableDoubts(table, of: set)
    let lines = self.lines(of: table, doubts, context)
    if context.isTransposed {
      writeRow(["Category"] + lines.map(\.head), to: &output)
      writeRow(["---"] + lines.map { _ in "---:" }, to: &output)
      for (position, head) in heads.enumerated() {
        writeRow([head] + lines.map { $0.cells[position] }, to: &output)
      }
    } else {
      writeRow(["Style"] + heads, to: &output)
      writeRow(["---"] + heads.map { _ in "---:" }, to: &output)
      for line in lines { writeRow([line.head] + line.cells, to: &output) }
    }
    var notes = ["In brackets the system font's size, where it differs."]
    if table.rows.contains(where: { $0.cells.contains { $0.notes.contains(.belowMinimum) } }) {
      let minimum = DecimalText.shortest(set.scale.minimumSize, decimals: 2)
      notes.append("\\* below \(minimum) pt.")
    }
    output.write("\n" + notes.joined(separator: " ") + "\n")
    for sentence in doubts.fullSentences {
      output.write("\n\u{2020} " + sentence.escapedForMarkdown + "\n")
    }
    var judgements = ""
    JudgementText(table.judgements, of: set, width: nil).write(to: &judgements)
    for line in judgements.split(separator: "\n") {
      output.write("\n" + String(line).escapedForMarkdown + "\n")
    }
  }

  /// The sizes of each style and, under them, the numbers that were asked for.
  private func lines(
    of table: SizeTable, _ doubts: TableDoubts, _ context: EmitterContext
  ) -> [(head: String, cells: [String])] {
    table.rows.flatMap { row in
      let style = row.style.escapedForMarkdown
      let metrics = (context.metrics ?? []).filter { ![.size, .systemSize].contains($0) }
      return [(style, row.cells.map { text($0, doubts) })]
        + metrics.map { metric in
          let numbers = row.cells.map { metric.value(in: $0) }
          let decimals = DecimalText.decimals(for: numbers, atMost: 2)
          return (
            "\(style), \(metric.title)",
            numbers.map { DecimalText.fixed($0, decimals: decimals) }
          )
        }
    }
  }

  private func writeRow(_ cells: [String], to output: inout some TextOutputStream) {
    output.write("| " + cells.joined(separator: " | ") + " |\n")
  }

  private func text(_ cell: SizeTable.Cell, _ doubts: TableDoubts) -> String {
    let size = DecimalText.shortest(cell.size, decimals: 2)
    let mark =
      (cell.notes.contains(.belowMinimum) ? "\\*" : "") + (doubts.concern(cell) ? "\u{2020}" : "")
    guard let system = cell.systemSize, system != cell.size else { return size + mark }
    return "\(size)\(mark) (\(DecimalText.shortest(system, decimals: 2)))"
  }
}
