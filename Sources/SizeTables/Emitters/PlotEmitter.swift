import DynamicType
import FontInspection
import TextFormatting

/// Curves in a terminal, in ASCII: the categories down, the size to the right, one panel per style and
/// one scale for all of them.
///
/// `o` is the font, `+` the system font, `*` both. On a terminal the scale fits its width; elsewhere it
/// is made for 80 columns.
public struct PlotEmitter: Emitter {
  public init() {}

  public var name: String { "plot" }
  public var summary: String { "curves in the terminal, size against category" }
  public var pathExtensions: [String] { [] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    for (position, table) in tables.tables.enumerated() {
      if position > 0 { output.write("\n") }
      let chart = SizeChart(table, in: tables)
      let name = table.face.label.escapingControls
      output.write(context.styler(.bold, name) + "\n")
      WrappedText.write(
        "on \(tables.scale.platform), \(tables.source)", width: context.width, first: "  ",
        to: &output)
      output.write("  o this font, + system font, * both\n")
      let plot = Plot(chart: chart, context: context)
      for panel in chart.panels { plot.write(panel, to: &output) }
      let sentences = TableDoubts(table, of: tables).fullSentences
      if !sentences.isEmpty { output.write("\n") }
      for sentence in sentences {
        WrappedText.write(sentence, width: context.width ?? Plot.usualWidth, to: &output)
      }
    }
  }
}

/// The panels of one face.
private struct Plot {
  let chart: SizeChart
  let context: EmitterContext
  /// How many columns the scale takes, its end included.
  private let columns: Int

  /// The category, two numbers, and the gaps between them.
  private let margin: Int
  /// `XXXL`, or more where the scaling calls its settings otherwise.
  private let headWidth: Int
  /// Wide enough for 60 points at a column each.
  fileprivate static let usualWidth = 80
  private static let narrowest = 20

  init(chart: SizeChart, context: EmitterContext) {
    self.chart = chart
    self.context = context
    headWidth = chart.heads.map { DisplayWidth.of($0) }.reduce(4, max)
    margin = headWidth + 15
    let width = min(context.width ?? Self.usualWidth, 2 * Self.usualWidth)
    let room = max(Self.narrowest, width - margin)
    // As many columns for each line of the grid as fit, a multiple of ten if they are ten or more: at
    // 80 columns then each column is a point.
    let lines = max(1, chart.lines.count - 1)
    let perLine = max(1, (room - 1) / lines)
    columns = (perLine < 10 ? perLine : perLine / 10 * 10) * lines + 1
  }

  func write(_ panel: SizeChart.Panel, to output: inout some TextOutputStream) {
    let span = SizeChart.Panel.span(panel.sizes, arrow: "->")
    let system = SizeChart.Panel.span(panel.systemSizes, arrow: "->")
    output.write("\n")
    output.write(context.styler(.bold, panel.style.escapingControls))
    output.write(span == system ? "  \(span)\n" : "  \(span), system \(system)\n")
    writeScale(to: &output)
    for (index, head) in chart.heads.enumerated() {
      writeLine(head, panel.sizes[index], panel.systemSizes[index], to: &output)
    }
  }

  /// The numbers of the grid above its lines, the last one ending with it.
  private func writeScale(to output: inout some TextOutputStream) {
    var line = "  " + padded("", to: headWidth) + padded("font", to: 6) + padded("sys", to: 6)
    line += String(repeating: " ", count: max(0, margin - line.utf8.count))
    for value in chart.lines {
      let text = DecimalText.shortest(value, decimals: 0)
      let place = margin + column(of: value)
      let start = value == chart.lines.last ? place - text.utf8.count + 1 : place
      let gap = start - line.utf8.count
      // Where numbers would touch, the later one is left out; the grid shows its line.
      guard gap >= 1 || value == 0 else { continue }
      line += String(repeating: " ", count: max(0, gap)) + text
    }
    output.write(line + "\n")
  }

  private func writeLine(
    _ head: String, _ size: Double?, _ systemSize: Double?,
    to output: inout some TextOutputStream
  ) {
    var marks = [UInt8](repeating: UInt8(ascii: " "), count: columns)
    for value in chart.lines { marks[column(of: value)] = UInt8(ascii: ":") }
    if let systemSize { marks[column(of: systemSize)] = UInt8(ascii: "+") }
    if let size {
      let place = column(of: size)
      // Both at once is said only where both are the same number.
      marks[place] = size == systemSize ? UInt8(ascii: "*") : UInt8(ascii: "o")
    }
    while marks.last == UInt8(ascii: " ") { marks.removeLast() }
    output.write(
      "  " + padded(head, to: headWidth, left: false) + padded(text(size), to: 6)
        + padded(text(systemSize), to: 6) + " " + String(decoding: marks, as: UTF8.self) + "\n")
  }

  private func column(of value: Double) -> Int {
    let place = (value / chart.top * Double(columns - 1)).rounded()
    guard place.isFinite else { return 0 }
    return Int(max(0, min(Double(columns - 1), place)))
  }

  private func text(_ value: Double?) -> String { DecimalText.shortest(value, decimals: 1) }

  private func padded(_ text: String, to width: Int, left: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - text.utf8.count))
    return left ? space + text : text + space
  }
}
