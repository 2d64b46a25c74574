internal import TextFormatting

/// The same sheet as tables of Markdown, for issues and pages.
///
/// GitHub Flavored Markdown Spec 0.29, section 4.10.
public struct MarkdownInspectionFormat: InspectionFormat {
  public static let name = "markdown"
  public static let summary = "the sheet as tables, for issues and pages"
  public static let suffixes = ["md", "markdown"]

  public static let repeatsFonts = false

  public init() {}

  public func write(
    _ report: InspectionReport, options: InspectionOptions, to output: inout String
  ) {
    guard options.properties.isEmpty else {
      writeProperties(report, options.properties, &output)
      return
    }
    for (position, file) in report.files.enumerated() {
      let sheet = InspectionSheet(file, libraries: report.libraries, isVerbose: options.isVerbose)
      output += (position == 0 ? "" : "\n") + "# \(Self.cell(sheet.title))\n\n\(sheet.summary)\n"
      for font in sheet.fonts {
        if let title = font.title { output += "\n## \(Self.cell(title))\n" }
        for section in font.sections { write(section, &output) }
      }
      output += "\nSHA-256: `\(sheet.sha256)`\n"
    }
  }

  private func writeProperties(
    _ report: InspectionReport, _ properties: [InspectionProperty], _ output: inout String
  ) {
    writeRow(properties.map(\.name), &output)
    writeRow(properties.map { _ in "---" }, isPlain: true, &output)
    for file in report.files {
      for face in file.faces {
        writeRow(properties.map { $0.text(of: face, in: file) ?? "-" }, &output)
      }
    }
  }

  private func write(_ section: InspectionSheet.Section, _ output: inout String) {
    output += "\n### \(section.label)\n"
    var isInFacts = false
    for row in section.rows {
      switch row {
      case .fact(let key, let text, let name):
        if !isInFacts { output += "\n| | |\n|---|---|\n" }
        isInFacts = true
        var text = Self.cell(text)
        if let name = name.map(Self.cell), text.hasPrefix(name) {
          text = "**\(name)**" + text.dropFirst(name.count)
        }
        output += "| \(Self.cell(key)) | \(text) |\n"
      case .list(let key, let items):
        if !isInFacts { output += "\n| | |\n|---|---|\n" }
        isInFacts = true
        output += "| \(Self.cell(key)) | \(Self.cell(items.joined(separator: ", "))) |\n"
      case .sentence(let text):
        isInFacts = false
        output += "\n\(Self.cell(text))\n"
      case .grid(let key, let heads, let rows):
        isInFacts = false
        output += "\n"
        writeRow([key] + heads, &output)
        writeRow(["---"] + heads.map { _ in "---:" }, isPlain: true, &output)
        for row in rows { writeRow([row.key] + row.numbers, &output) }
      case .table(let columns, let heads, let rows, _):
        isInFacts = false
        output += "\n"
        writeRow(heads, &output)
        writeRow(
          columns.map { $0.alignment == .right ? "---:" : "---" }, isPlain: true, &output)
        for row in rows { writeRow(row, &output) }
      }
    }
  }

  private func writeRow(_ cells: [String], isPlain: Bool = false, _ output: inout String) {
    output += "| " + (isPlain ? cells : cells.map(Self.cell)).joined(separator: " | ") + " |\n"
  }

  /// Text in which nothing is markup: what comes out of a font is anybody's.
  private static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.escapingControls.unicodeScalars {
      switch scalar {
      case "\\", "|", "*", "_", "`", "<", ">", "[", "]", "#", "~", "&":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
