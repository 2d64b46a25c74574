internal import TextFormatting

/// A specimen sheet for each font: a label, a key and what there is to say, in three columns.
public struct TextInspectionFormat: InspectionFormat {
  public static let name = "text"
  public static let summary = "a sheet for each font; with --property one fact on each line"
  public static let suffixes = ["txt", "text"]

  /// Off a terminal a sheet has the width of a page; on one, lines longer than this are hard to read.
  private static let usualWidth = 80
  private static let greatestWidth = 100
  /// Below this many columns a sheet is lines of `key: text`.
  private static let narrowest = 60

  public static let repeatsFonts = false

  public init() {}

  public func write(
    _ report: InspectionReport, options: InspectionOptions, to output: inout String
  ) {
    guard options.properties.isEmpty else {
      for file in report.files {
        for face in file.faces {
          for property in options.properties {
            for line in property.lines(of: face, in: file) ?? ["-"] {
              output += line.escapingControls + "\n"
            }
          }
        }
      }
      return
    }
    let width = min(options.layout.width ?? Self.usualWidth, Self.greatestWidth)
    let styler = ANSIStyler(isEnabled: options.layout.isColored)
    for (position, file) in report.files.enumerated() {
      let sheet = InspectionSheet(file, libraries: report.libraries, isVerbose: options.isVerbose)
      if position > 0 { output += "\n" }
      if width < Self.narrowest {
        NarrowLayout(width: width, styler: styler).write(sheet, to: &output)
      } else {
        WideLayout(width: width, styler: styler).write(sheet, to: &output)
      }
    }
  }
}

/// Label, key and text in columns.
private struct WideLayout {
  let width: Int
  let styler: ANSIStyler

  /// Where keys and texts begin.
  private let keyColumn = 11
  private let textColumn = 32

  func write(_ sheet: InspectionSheet, to output: inout String) {
    writeHeading(sheet.title, sheet.summary, &output)
    for font in sheet.fonts {
      if let title = font.title { output += "\n" + styler(.bold, title.escapingControls) + "\n" }
      for section in font.sections { write(section, &output) }
    }
    if sheet.fonts.count > 1 { output += "\n" }
    output += styler(.bold, "SHA-256") + spaces(keyColumn - 7) + sheet.sha256 + "\n"
  }

  private func writeHeading(_ title: String, _ summary: String, _ output: inout String) {
    let title = title.escapingControls
    let used = DisplayWidth.of(title)
    var lines = wrapped(summary, width - textColumn)[...]
    output += styler(.bold, title)
    if used + 2 <= textColumn, let first = lines.popFirst() {
      output += spaces(textColumn - used) + first
    }
    output += "\n"
    for line in lines { output += spaces(textColumn) + line + "\n" }
  }

  private func write(_ section: InspectionSheet.Section, _ output: inout String) {
    var label = section.label
    /// The label stands before the first line only.
    func margin() -> String {
      defer { label = "" }
      return styler(.bold, label) + spaces(keyColumn - label.utf8.count)
    }
    for row in section.rows {
      switch row {
      case .fact(let key, let text, let name):
        write(key, wrapped(text, width - textColumn), name, margin(), &output)
      case .list(let key, let items):
        write(key, wrapped(items, width - textColumn), nil, margin(), &output)
      case .sentence(let text):
        for line in wrapped(text, width - keyColumn) { output += margin() + line + "\n" }
      case .grid(let key, let heads, let rows):
        write(key, heads, rows, margin, &output)
      case .table(let columns, let heads, let rows, let namesStandFirst):
        var table = TextTable(columns: columns, indentation: 0)
        // Heads say what numbers count; text speaks for itself.
        if columns.contains(where: { $0.alignment == .right }) {
          table.append(heads.map { TextTable.Cell($0) })
        }
        for row in rows {
          table.append(
            row.enumerated().map {
              TextTable.Cell($1, style: namesStandFirst && $0 == 0 ? .bold : nil)
            })
        }
        let lines = table.text(.plain).split(separator: "\n")
        guard lines.contains(where: { DisplayWidth.of($0) > width - keyColumn }) else {
          for line in table.text(styler).split(separator: "\n") { output += margin() + line + "\n" }
          continue
        }
        // Columns that are too wide for the page become lines, a row's rest below its first cell.
        for row in rows {
          var cells = row[...]
          if namesStandFirst, let first = cells.popFirst() {
            output += margin() + styler(.bold, first.escapingControls) + "\n"
          }
          let items = labelled(
            cells, columns.dropFirst(namesStandFirst ? 1 : 0),
            heads.dropFirst(namesStandFirst ? 1 : 0))
          let indentation = namesStandFirst ? 2 : 0
          for line in wrapped(items, width - keyColumn - indentation) {
            output += margin() + spaces(indentation) + line + "\n"
          }
        }
      }
    }
  }

  private func write(
    _ key: String, _ lines: [String], _ name: String?, _ margin: String, _ output: inout String
  ) {
    let key = key.escapingControls
    let used = keyColumn + DisplayWidth.of(key)
    var lines = lines[...]
    output += margin + key
    // A key as wide as its column stands alone, and its text on the next line.
    if used + 2 <= textColumn, let first = lines.popFirst() {
      output += spaces(textColumn - used) + styled(first, name)
    }
    output += "\n"
    for line in lines { output += spaces(textColumn) + styled(line, name) + "\n" }
  }

  private func styled(_ line: String, _ name: String?) -> String {
    guard let name = name?.escapingControls, line.hasPrefix(name) else { return line }
    return styler(.bold, name) + line.dropFirst(name.count)
  }

  private func write(
    _ key: String, _ heads: [String], _ rows: [(key: String, numbers: [String])],
    _ margin: () -> String, _ output: inout String
  ) {
    let widths = heads.indices.map { column in
      max(
        heads[column].utf8.count,
        rows.map { column < $0.numbers.count ? $0.numbers[column].utf8.count : 0 }.max() ?? 0)
    }
    guard textColumn + widths.reduce(0, +) + 2 * max(0, widths.count - 1) <= width else {
      // On a narrow page each row is a fact.
      output += margin() + key + "\n"
      for row in rows {
        let text = zip(heads, row.numbers).map { "\($0) \($1)" }.joined(separator: ", ")
        write(row.key, wrapped(text, width - textColumn), nil, margin(), &output)
      }
      return
    }
    for (key, cells) in [(key, heads)] + rows.map({ ($0.key, $0.numbers) }) {
      var line = margin() + key + spaces(max(2, textColumn - keyColumn - key.utf8.count))
      for (column, cell) in cells.enumerated() where column < widths.count {
        line += (column == 0 ? "" : "  ") + spaces(widths[column] - cell.utf8.count) + cell
      }
      output += line + "\n"
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

/// A line for each fact, for narrow terminals.
private struct NarrowLayout {
  let width: Int
  let styler: ANSIStyler

  func write(_ sheet: InspectionSheet, to output: inout String) {
    output += styler(.bold, sheet.title.escapingControls) + "\n"
    for line in wrapped(sheet.summary, width) { output += line + "\n" }
    for font in sheet.fonts {
      if let title = font.title { output += "\n" + styler(.bold, title.escapingControls) + "\n" }
      for section in font.sections {
        output += styler(.bold, section.label) + "\n"
        for row in section.rows { write(row, &output) }
      }
    }
    output += styler(.bold, "SHA-256") + "\n  \(sheet.sha256)\n"
  }

  private func write(_ row: InspectionSheet.Row, _ output: inout String) {
    switch row {
    case .fact(let key, let text, _):
      write(key.isEmpty ? text : text.isEmpty ? key : "\(key): \(text)", &output)
    case .list(let key, let items):
      let key = key.split(separator: " ").joined(separator: " ")
      write(wrapped(["\(key): \(items.first ?? "")"] + items.dropFirst(), width - 4), &output)
    case .sentence(let text):
      write(text, &output)
    case .grid(let key, let heads, let rows):
      write(key, &output)
      for row in rows {
        for (head, number) in zip(heads, row.numbers) {
          write("\(row.key), \(head): \(number)", &output)
        }
      }
    case .table(let columns, let heads, let rows, _):
      for row in rows {
        write(wrapped(labelled(row[...], columns[...], heads[...]), width - 4), &output)
      }
    }
  }

  /// What one line has no room for goes on below it, two columns further in.
  private func write(_ text: String, _ output: inout String) {
    write(wrapped(text, width - 4), &output)
  }

  private func write(_ lines: [String], _ output: inout String) {
    for (index, line) in lines.enumerated() {
      output += (index == 0 ? "  " : "    ") + line + "\n"
    }
  }
}

/// A row of a table as a list: numbers say what they count, since no head stands above them.
private func labelled(
  _ cells: ArraySlice<String>, _ columns: ArraySlice<TextTable.Column>, _ heads: ArraySlice<String>
) -> [String] {
  zip(cells, zip(columns, heads)).filter { !$0.0.isEmpty }.map { cell, column in
    column.0.alignment == .right ? "\(column.1) \(cell)" : cell
  }
}

/// A list in lines of at most so many columns, broken behind its commas; an element that is wider is
/// broken at its spaces, and shares no line with others.
private func wrapped(_ items: [String], _ width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for (index, item) in items.enumerated() {
    let text = item + (index == items.count - 1 ? "" : ",")
    let columns = DisplayWidth.of(text.escapingControls)
    if !line.isEmpty, used + 1 + columns > width {
      lines.append(line)
      line = ""
      used = 0
    }
    guard columns <= width else {
      lines += wrapped(text, width)
      continue
    }
    line += (line.isEmpty ? "" : " ") + text.escapingControls
    used += columns + (used == 0 ? 0 : 1)
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

/// The text in lines of at most so many columns, broken at spaces and at the text's own line breaks;
/// a word that is wider stands alone.
///
/// What is not printable is escaped.
private func wrapped(_ text: String, _ width: Int) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(whereSeparator: \.isNewline) {
    var line = ""
    var used = 0
    for word in String(paragraph).escapingControls.split(separator: " ") {
      let columns = DisplayWidth.of(word)
      if !line.isEmpty, used + 1 + columns > width {
        lines.append(line)
        line = ""
        used = 0
      }
      line += (line.isEmpty ? "" : " ") + word
      used += columns + (used == 0 ? 0 : 1)
    }
    if !line.isEmpty { lines.append(line) }
  }
  return lines
}
