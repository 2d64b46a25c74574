import DynamicType
import FontInspection
import TextFormatting

/// A page to send or to print: one table per face, the system's size under each of the face's own.
///
/// The file stands by itself: no script, no link, and a policy that allows its one style sheet alone.
/// It reads in the right order without the style, and means the same without colour.
public struct HTMLEmitter: Emitter {
  public init() {}

  public var name: String { "html" }
  public var summary: String { "a page that stands by itself, light and dark" }
  public var pathExtensions: [String] { ["html", "htm"] }
  public var heedsMetrics: Bool { true }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    let names = tables.tables.map(\.face.label).joined(separator: ", ").escapedForMarkup
    output.write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      '\(Self.styleHash)'; img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(names.isEmpty ? "No font" : names): size table</title>
      <link rel="icon" href="data:,">
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      <h1>Size table</h1>
      <p>Sizes in points on \(tables.scale.platform.escapedForMarkup), \
      \(tables.origin.escapedForMarkup). Under each, small, the system font\u{2019}s.</p>

      """)
    if tables.tables.isEmpty { output.write("<p>No font was given.</p>\n") }
    for (index, table) in tables.tables.enumerated() {
      Section(table: table, set: tables, metrics: context.metrics ?? [], id: "face\(index)")
        .write(to: &output)
    }
    output.write("</main>\n</body>\n</html>\n")
  }

  /// SHA-256 of `style`, as Content Security Policy Level 3 wants it; a test calculates it anew.
  static let styleHash = "sha256-9CgC+FifvayxEF5iJ0g7zLkFjV6fYuNQZzH6ZHEcUxA="

  /// Contrast on the ground is 4.5 and more for text, 3 and more for lines that mean something, light
  /// and dark.
  static let style = """

    :root { color-scheme: light dark; --ground: #fff; --tint: #eef0fb; --ink: #1a1a18;
      --muted: #585853; --line: #dcdcd6; --accent: #3348c4; --error: #b3261e; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #161617; --tint: #23263a; --ink: #ececea; --muted: #a9a9a3;
        --line: #38383a; --accent: #a5b4ff; --error: #ff9c92; }
    }
    body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.5;
      font-family: system-ui, sans-serif; font-variant-numeric: tabular-nums lining-nums; }
    main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem; }
    h1 { font-size: 2.25rem; line-height: 1.15; font-weight: 600; margin: 0; }
    h2 { font-size: 1.625rem; line-height: 1.2; font-weight: 600; margin: 3rem 0 0.5rem;
      overflow-wrap: anywhere; }
    p { max-width: 42rem; margin: 0.5rem 0; }
    .scroll { overflow-x: auto; position: relative; }
    .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    table { border-collapse: collapse; font-size: 0.875rem; line-height: 1.35; }
    caption { text-align: start; color: var(--muted); padding-block: 0.25rem; }
    th, td { padding: 0.375rem 0.625rem; text-align: end; vertical-align: top;
      border-block-end: 1px solid var(--line); white-space: nowrap; }
    th { font-weight: 600; }
    .metric { font-weight: 400; }
    tbody th, thead th:first-child { text-align: start; position: sticky;
      inset-inline-start: 0; background: var(--ground); }
    .group { text-align: center; }
    .apart { border-inline-start: 1px solid var(--muted); }
    .default { background: var(--tint); }
    .double { border-inline-start: 3px solid var(--accent); }
    .small { color: var(--error); }
    td > span, td small { display: block; }
    .mark { position: absolute; }
    small { font-size: 0.8125rem; color: var(--muted); }
    .notes { font-size: 0.8125rem; color: var(--muted); }
    .said { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    @media print { .scroll { overflow: visible; } tr { break-inside: avoid; } }

    """
}

/// One face.
private struct Section {
  let table: SizeTable
  let set: SizeTableSet
  /// Numbers that were asked for beside the sizes.
  let metrics: [CellMetric]
  let id: String

  private var doubts: TableDoubts { TableDoubts(table, of: set) }
  private var categories: [ContentSizeCategory] { table.rows.first?.cells.map(\.category) ?? [] }

  func write(to output: inout some TextOutputStream) {
    output.write(
      """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(table.face.label.escapedForMarkup)</h2>

      """)
    if categories.isEmpty {
      output.write("<p>No sizes: no style was asked for.</p>\n")
    } else {
      output.write(
        """
        <div class="scroll" role="region" aria-labelledby="\(id)" tabindex="0">
        <table>
        <caption>Text style by content size category, in points</caption>

        """)
      writeHead(to: &output)
      output.write("<tbody>\n")
      for row in table.rows {
        write(row, to: &output)
        for metric in metrics where ![.size, .systemSize].contains(metric) {
          write(metric, of: row, to: &output)
        }
      }
      output.write("</tbody>\n</table>\n</div>\n")
      writeNotes(to: &output)
    }
    output.write("</section>\n")
  }

  // MARK: Head

  private func writeHead(to output: inout some TextOutputStream) {
    let accessibility = categories.filter(\.isAccessibilityCategory).count
    let standard = categories.count - accessibility
    output.write("<thead>\n")
    if standard > 0, accessibility > 0 {
      output.write(
        "<tr><td></td><th class=\"group\" scope=\"colgroup\" colspan=\"\(standard)\">Standard</th>"
          + "<th class=\"group apart\" scope=\"colgroup\" colspan=\"\(accessibility)\">"
          + "Accessibility</th></tr>\n")
    }
    output.write("<tr><th scope=\"col\">Style</th>")
    for category in categories {
      let isDefault = category == set.scale.defaultCategory
      output.write(
        "<th\(classes(of: category)) scope=\"col\"><abbr title=\"\(category.name)\">"
          + "\(set.head(of: category).escapedForMarkup)</abbr>\(isDefault ? " default" : "")</th>")
    }
    output.write("</tr>\n</thead>\n")
  }

  /// Whether a category begins the second group.
  private func isApart(_ category: ContentSizeCategory) -> Bool {
    category.isAccessibilityCategory && category != categories.first
      && category == categories.first(where: \.isAccessibilityCategory)
  }

  private func classes(of category: ContentSizeCategory, _ more: [String] = []) -> String {
    var names = more
    if category == set.scale.defaultCategory { names.append("default") }
    if isApart(category), !more.contains("double") { names.append("apart") }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  // MARK: Rows

  private func write(_ row: SizeTable.Row, to output: inout some TextOutputStream) {
    output.write("<tr><th scope=\"row\">\(row.style.escapedForMarkup)</th>")
    for cell in row.cells {
      let doubles = cell.category == row.doublesAt
      let isSmall = cell.notes.contains(.belowMinimum)
      let marks = (isSmall ? "*" : "") + (doubts.concern(cell) ? "\u{2020}" : "")
      // Marks hang behind the number, so that numbers stay aligned.
      let mark = marks.isEmpty ? "" : "<span class=\"mark\">\(marks)</span>"
      output.write(
        "<td\(classes(of: cell.category, doubles ? ["double"] : []))>"
          + "<span\(isSmall ? " class=\"small\"" : "")>\(size(cell.size))\(mark)</span>"
          + "<small><span class=\"said\">system </span>\(size(cell.systemSize))</small></td>")
    }
    output.write("</tr>\n")
  }

  private func write(
    _ metric: CellMetric, of row: SizeTable.Row, to output: inout some TextOutputStream
  ) {
    let head = "\(row.style), \(metric.title)".escapedForMarkup
    output.write("<tr><th class=\"metric\" scope=\"row\">\(head)</th>")
    let numbers = row.cells.map { metric.value(in: $0) }
    let decimals = DecimalText.decimals(for: numbers, atMost: 2)
    for (cell, value) in zip(row.cells, numbers) {
      let number = DecimalText.fixed(value, decimals: decimals)
      output.write("<td\(classes(of: cell.category))>\(number)</td>")
    }
    output.write("</tr>\n")
  }

  // MARK: Notes

  private func writeNotes(to output: inout some TextOutputStream) {
    let cells = table.rows.flatMap(\.cells)
    var notes: [String] = []
    if cells.contains(where: { $0.notes.contains(.belowMinimum) }) {
      notes.append(
        "* below \(size(set.scale.minimumSize)) pt, the smallest text that Apple allows.")
    }
    notes += doubts.fullSentences.map { "\u{2020} " + $0 }
    if table.rows.contains(where: { row in row.cells.contains { $0.category == row.doublesAt } }) {
      notes.append("The thick line stands before the first size that is twice the base size.")
    }
    var judgements = ""
    JudgementText(table.judgements, of: set, width: nil).write(to: &judgements)
    notes += judgements.split(separator: "\n").map(String.init)
    for note in notes { output.write("<p class=\"notes\">\(note.escapedForMarkup)</p>\n") }
  }

  private func size(_ value: Double?) -> String { DecimalText.shortest(value, decimals: 2) }
}
