import DynamicType
import FontInspection
import TextFormatting

/// A chart for a document: size against category, a small panel per style and one scale for all, the
/// system's curve dashed beside the font's own.
///
/// It stands by itself: no script, no link, the reader's own interface font, colours for light and
/// dark. The first face's description says in words what the curves show.
public struct SVGEmitter: Emitter {
  public init() {}

  public var name: String { "svg" }
  public var summary: String { "a chart of the curves, light and dark" }
  public var pathExtensions: [String] { ["svg"] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    let charts = tables.tables.map { table in
      FaceChart(
        chart: SizeChart(table, in: tables), label: table.face.label,
        set: tables, doubts: TableDoubts(table, of: tables).fullSentences)
    }
    let height = max(1, charts.reduce(0) { $0 + $1.height })
    let names = tables.tables.map(\.face.label).joined(separator: ", ")
    let description = charts.map(\.description).joined(separator: " ")
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(FaceChart.width)" height="\(height)" \
      viewBox="0 0 \(FaceChart.width) \(height)" role="img" aria-labelledby="title description">
      <title id="title">\(names.escapedForMarkup): size against content size category</title>
      <desc id="description">\(description.escapedForMarkup)</desc>
      <style>
      \(Self.style)
      </style>
      <rect class="ground" width="\(FaceChart.width)" height="\(height)"/>

      """)
    var offset = 0
    for chart in charts {
      output.write("<g transform=\"translate(0 \(offset))\">\n")
      chart.write(to: &output)
      output.write("</g>\n")
      offset += chart.height
    }
    output.write("</svg>\n")
  }

  /// Every text and line has a contrast of 4.5 and 3 to its ground, light and dark; the grid alone is
  /// decoration, since the last values are written out.
  private static let style = """
    text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #585853; \
    font-variant-numeric: tabular-nums; }
    .ground { fill: #ffffff; }
    .face { font-size: 20px; font-weight: 600; fill: #1a1a18; }
    .style { font-weight: 600; fill: #1a1a18; }
    .own-text { fill: #3348c4; font-weight: 600; }
    .end { text-anchor: end; }
    .middle { text-anchor: middle; }
    .band { fill: #f5f5f2; }
    .grid { stroke: #dcdcd6; stroke-width: 1; }
    .axis { stroke: #84847c; stroke-width: 1; }
    .own, .system { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
    .own { stroke: #3348c4; }
    .system { stroke: #585853; stroke-width: 1.5; stroke-dasharray: 4 4; }
    .own-dot { fill: #3348c4; }
    .system-dot { fill: #585853; }
    @media (prefers-color-scheme: dark) {
    text { fill: #a9a9a3; }
    .ground { fill: #161617; }
    .face, .style { fill: #ececea; }
    .own-text { fill: #a5b4ff; }
    .band { fill: #202022; }
    .grid { stroke: #38383a; }
    .axis { stroke: #80807a; }
    .own { stroke: #a5b4ff; }
    .system { stroke: #a9a9a3; }
    .own-dot { fill: #a5b4ff; }
    .system-dot { fill: #a9a9a3; }
    }
    """
}

/// One face's panels, from the top of its own drawing.
private struct FaceChart {
  let chart: SizeChart
  let label: String
  let set: SizeTableSet
  /// What speaks against some of the sizes.
  let doubts: [String]

  static let width = 960
  private static let panelsPerRow = 4
  private static let margin = 24
  /// The name of the face, and the line under it.
  private static let headHeight = 72
  private static let panelWidth = 228
  private static let panelHeight = 196
  /// Where curves are drawn, from the panel's corner.
  private static let plotLeft = 22.0
  private static let plotRight = 188.0
  private static let plotTop = 30.0
  private static let plotBottom = 150.0

  /// The key takes a place behind the last panel.
  private var rowCount: Int { chart.panels.count / Self.panelsPerRow + 1 }
  private var panelsEnd: Int { Self.headHeight + rowCount * Self.panelHeight }
  /// As many characters of the interface font stand side by side under the panels.
  private static let lineLength = 130
  private static let lineHeight = 18
  private var doubtLines: [String] {
    doubts.flatMap { WrappedText.lines($0, width: Self.lineLength) }
  }
  var height: Int { panelsEnd + doubtLines.count * Self.lineHeight + Self.margin / 2 }

  /// What the curves show, for those who do not see them.
  var description: String {
    let styles = chart.panels.map { panel in
      let own = SizeChart.Panel.span(panel.sizes, arrow: "to")
      let system = SizeChart.Panel.span(panel.systemSizes, arrow: "to")
      return "\(panel.style) \(own) points\(own == system ? "" : ", system \(system)")"
    }
    let ends = [chart.categories.first, chart.categories.last].compactMap { $0?.name }
    let range = ends.count == 2 && ends[0] != ends[1] ? " from \(ends[0]) to \(ends[1])" : ""
    return "\(label) on \(set.scale.platform)\(range): " + styles.joined(separator: "; ") + "."
      + doubts.map { " " + $0 }.joined()
  }

  func write(to output: inout some TextOutputStream) {
    let source =
      "Size in points by content size category on \(set.scale.platform), \(set.origin)"
    output.write(
      """
      <text class="face" x="\(Self.margin)" y="38">\(label.escapedForMarkup)</text>
      <text x="\(Self.margin)" y="58">\(source.escapedForMarkup)</text>

      """)
    for (index, panel) in chart.panels.enumerated() {
      open(index, to: &output)
      write(panel, to: &output)
      output.write("</g>\n")
    }
    open(chart.panels.count, to: &output)
    writeKey(to: &output)
    output.write("</g>\n")
    for (index, line) in doubtLines.enumerated() {
      let y = panelsEnd + index * Self.lineHeight
      output.write("<text x=\"\(Self.margin)\" y=\"\(y)\">\(line.escapedForMarkup)</text>\n")
    }
  }

  private func open(_ index: Int, to output: inout some TextOutputStream) {
    let x = Self.margin + index % Self.panelsPerRow * Self.panelWidth
    let y = Self.headHeight + index / Self.panelsPerRow * Self.panelHeight
    output.write("<g transform=\"translate(\(x) \(y))\">\n")
  }

  private func write(_ panel: SizeChart.Panel, to output: inout some TextOutputStream) {
    let span = SizeChart.Panel.span(panel.sizes, arrow: "\u{2192}")
    output.write(
      "<text x=\"0\" y=\"16\"><tspan class=\"style\">\(panel.style.escapedForMarkup)</tspan>"
        + "<tspan dx=\"8\">\(span)</tspan></text>\n")
    writeGrid(to: &output)
    writeCurve(panel.systemSizes, name: "system", to: &output)
    writeCurve(panel.sizes, name: "own", to: &output)
    writeEnds(panel, to: &output)
  }

  private func writeGrid(to output: inout some TextOutputStream) {
    if let first = chart.categories.firstIndex(where: \.isAccessibilityCategory) {
      let left = x(first) - stepWidth / 2
      output.write(
        "<rect class=\"band\" x=\"\(number(left))\" y=\"\(number(Self.plotTop))\" "
          + "width=\"\(number(Self.plotRight - left))\" "
          + "height=\"\(number(Self.plotBottom - Self.plotTop))\"/>\n")
    }
    for line in chart.lines {
      let place = number(y(line))
      output.write(
        "<path class=\"\(line == 0 ? "axis" : "grid")\" "
          + "d=\"M\(number(Self.plotLeft)) \(place)H\(number(Self.plotRight))\"/>"
          + "<text class=\"end\" x=\"\(number(Self.plotLeft - 4))\" y=\"\(number(y(line) + 4))\">"
          + "\(DecimalText.shortest(line, decimals: 0))</text>\n")
    }
    for index in chart.labelled {
      output.write(
        "<text class=\"middle\" x=\"\(number(x(index)))\" y=\"\(number(Self.plotBottom + 17))\">"
          + "\(chart.heads[index].escapedForMarkup)</text>\n")
    }
  }

  /// A line through what there is, interrupted where there is nothing; one point alone is a dot.
  private func writeCurve(
    _ sizes: [Double?], name: String, to output: inout some TextOutputStream
  ) {
    var path = ""
    var runLength = 0
    var dots: [(Double, Double)] = []
    for (index, size) in sizes.enumerated() {
      guard let size, size.isFinite else {
        runLength = 0
        continue
      }
      path += "\(runLength == 0 ? "M" : "L")\(number(x(index))) \(number(y(size)))"
      runLength += 1
      let endsRun = index + 1 == sizes.count || sizes[index + 1] == nil
      if runLength == 1, endsRun { dots.append((x(index), y(size))) }
    }
    if !path.isEmpty { output.write("<path class=\"\(name)\" d=\"\(path)\"/>\n") }
    for dot in dots {
      output.write(
        "<circle class=\"\(name)-dot\" cx=\"\(number(dot.0))\" cy=\"\(number(dot.1))\" r=\"3\"/>\n")
    }
  }

  /// The last values at the ends of their lines, moved apart where they would touch.
  private func writeEnds(_ panel: SizeChart.Panel, to output: inout some TextOutputStream) {
    let own = panel.sizes.last ?? nil
    let system = panel.systemSizes.last ?? nil
    var ownPlace = own.map { y($0) + 4 }
    var systemPlace = system.map { y($0) + 4 }
    if let first = ownPlace, let second = systemPlace {
      if own == system {
        systemPlace = nil
      } else {
        let missing = 13 - abs(first - second)
        if missing > 0 {
          let direction = first < second ? -1.0 : 1.0
          ownPlace = first + direction * missing / 2
          systemPlace = second - direction * missing / 2
        }
      }
    }
    let left = number(Self.plotRight + 4)
    if let ownPlace {
      output.write(
        "<text class=\"own-text\" x=\"\(left)\" y=\"\(number(ownPlace))\">"
          + "\(DecimalText.shortest(own, decimals: 1))</text>\n")
    }
    if let systemPlace {
      output.write(
        "<text x=\"\(left)\" y=\"\(number(systemPlace))\">"
          + "\(DecimalText.shortest(system, decimals: 1))</text>\n")
    }
  }

  private func writeKey(to output: inout some TextOutputStream) {
    let hasBand = chart.categories.contains(where: \.isAccessibilityCategory)
    output.write(
      """
      <path class="own" d="M\(number(Self.plotLeft)) 50h32"/>
      <text x="66" y="54">this font</text>
      <path class="system" d="M\(number(Self.plotLeft)) 74h32"/>
      <text x="66" y="78">system font</text>

      """)
    guard hasBand else { return }
    output.write(
      """
      <rect class="band" x="\(number(Self.plotLeft))" y="90" width="32" height="16"/>
      <text x="66" y="102">accessibility sizes</text>

      """)
  }

  // MARK: Places

  private var stepWidth: Double {
    (Self.plotRight - Self.plotLeft) / Double(max(1, chart.categories.count))
  }

  /// The middle of a category's step.
  private func x(_ index: Int) -> Double {
    Self.plotLeft + stepWidth * (Double(index) + 0.5)
  }

  private func y(_ size: Double) -> Double {
    Self.plotBottom - size / chart.top * (Self.plotBottom - Self.plotTop)
  }

  private func number(_ value: Double) -> String { DecimalText.shortest(value, decimals: 2) }
}
