import DynamicType
import FontInspection
import TextFormatting

/// Text for people: a line per size or, for a list of characters, a line per character under each
/// size, rounded to two decimals.
///
/// On a terminal too narrow for the columns there is a line per number. Nothing is ever shortened.
public struct TextMeasureFormat: MeasureFormat {
  public init() {}

  public var name: String { "text" }
  public var summary: String { "a line per size for people, in points" }
  public var pathExtensions: [String] { ["txt"] }

  public func write(
    _ report: MeasureReport, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    for (position, table) in report.tables.enumerated() {
      if position > 0 { output.write("\n") }
      for (number, text) in table.texts.enumerated() {
        if number > 0 { output.write("\n") }
        Layout(report: report, table: table, text: text, context: context)
          .write(withHeading: number == 0, to: &output)
      }
    }
    if !report.isCharacterList, !report.tables.isEmpty {
      WrappedText.write(
        "Not shaped: no kerning, no ligatures; each character is a glyph by itself.",
        width: context.width, to: &output)
    }
  }
}

/// One text in one face.
private struct Layout {
  let report: MeasureReport
  let table: MeasureTable
  let text: TextMeasurement
  let context: EmitterContext

  /// The columns of both layouts need this much.
  private static let narrowest = 72

  private var isNarrow: Bool { context.width.map { $0 < Self.narrowest } ?? false }
  private var styler: ANSIStyler { context.styler }

  func write(withHeading hasHeading: Bool, to output: inout some TextOutputStream) {
    if hasHeading { writeHeading(to: &output) }
    if !report.isCharacterList { output.write("\"" + text.text.escapingControls + "\"\n") }
    if report.isCharacterList {
      for group in distinctSizes {
        let head = "\(size(group.points)) pt"
        var text = ""
        WrappedText.write(head + group.places, width: context.width, to: &text)
        output.write(styler(.bold, head) + text.dropFirst(head.count))
        writeCharacters(at: group.size, to: &output)
      }
    } else {
      writeSizes(to: &output)
    }
    writeMissing(to: &output)
  }

  // MARK: Heading

  /// Styles, in the order of the table, each once.
  private var styles: [String] {
    var styles: [String] = []
    for size in table.sizes {
      if let style = size.style, !styles.contains(style) { styles.append(style) }
    }
    return styles
  }

  private func writeHeading(to output: inout some TextOutputStream) {
    let name = table.face.label.escapingControls
    var rest = "in points"
    if let origin = report.origin {
      let style =
        styles.count == 1 && !report.isCharacterList ? "\(styles[0].escapingControls) " : ""
      let source =
        origin.scaling is FixedScaling
        ? "fixed sizes in points" : "points from \(origin.scaling.title)"
      rest = "\(style)on \(origin.platform), \(source)"
    }
    let fits = context.width.map { DisplayWidth.of(name) + 1 + rest.utf8.count <= $0 } ?? true
    // A name that may run from right to left would carry the rest of the line with it.
    if fits, name.utf8.allSatisfy({ $0 < 0x80 }) {
      output.write(styler(.bold, name) + " " + rest + "\n")
    } else {
      output.write(styler(.bold, name) + "\n")
      WrappedText.write(rest, width: context.width, first: "  ", to: &output)
    }
  }

  // MARK: A text

  /// Heading, and the number of a size.
  private var columns: [(head: String, value: (MeasuredSize) -> Double?)] {
    [
      ("width", { table.points(text.width, at: $0) }),
      ("height", { table.lineHeight(at: $0) }),
      ("ink left", { table.points(text.ink, at: $0)?.left }),
      ("top", { table.points(text.ink, at: $0)?.top }),
      ("right", { table.points(text.ink, at: $0)?.right }),
      ("bottom", { table.points(text.ink, at: $0)?.bottom }),
    ]
  }

  private func writeSizes(to output: inout some TextOutputStream) {
    let columns = columns
    let hasCategories = table.sizes.contains { $0.category != nil }
    if isNarrow {
      for measured in table.sizes {
        let place = [measured.style, measured.category?.shortName].compactMap { $0 }
        let head = (place + ["\(size(measured.points)) pt"]).joined(separator: " ")
        output.write(styler(.bold, head.escapingControls) + "\n")
        for column in columns {
          output.write("  \(column.head): \(number(column.value(measured)))\n")
        }
      }
      return
    }
    var lines = TextTable(
      columns: (hasCategories ? [.text] : [])
        + Array(repeating: .number, count: columns.count + 1))
    let heads = ["size"] + columns.map(\.head)
    lines.append(
      (hasCategories ? [.init("    ")] : []) + heads.map { .init($0, style: .bold) })
    var style: String?
    for measured in table.sizes {
      if styles.count > 1, measured.style != style, let name = measured.style {
        lines.appendHeading(name)
        style = name
      }
      let head = measured.category?.shortName ?? ""
      lines.append(
        (hasCategories
          ? [.init(head + String(repeating: " ", count: max(0, 4 - head.utf8.count)))] : [])
          + [.init(size(measured.points))] + columns.map { .init(number($0.value(measured))) })
    }
    lines.write(to: &output, styler)
  }

  // MARK: A list of characters

  /// Each size once, since everything depends on the size alone, with the cells that have it.
  private var distinctSizes: [(points: Double?, size: MeasuredSize, places: String)] {
    var groups: [(size: MeasuredSize, places: [String])] = []
    for measured in table.sizes {
      let place = [measured.style?.escapingControls, measured.category?.shortName]
        .compactMap { $0 }.joined(separator: " ")
      if let index = groups.firstIndex(where: { $0.size.points == measured.points }) {
        groups[index].places.append(place)
      } else {
        groups.append((measured, [place]))
      }
    }
    return groups.map { group in
      let places = group.places.filter { !$0.isEmpty }
      return (
        group.size.points, group.size,
        places.isEmpty ? "" : ": " + places.joined(separator: ", ")
      )
    }
  }

  private func writeCharacters(at size: MeasuredSize, to output: inout some TextOutputStream) {
    let heads = ["advance", "left bearing", "right bearing", "ink top", "ink bottom"]
    func numbers(_ glyph: GlyphMeasurement) -> [String] {
      [
        glyph.advance, glyph.leftSideBearing, glyph.rightSideBearing, glyph.ink?.top,
        glyph.ink?.bottom,
      ].map { number(table.points($0, at: size)) }
    }
    if isNarrow {
      for glyph in text.glyphs {
        output.write(
          styler(.bold, glyph.character.codeName) + " "
            + shown(glyph.character) + "\n")
        for (head, number) in zip(heads, numbers(glyph.measurement)) {
          output.write("  \(head): \(number)\n")
        }
      }
      return
    }
    // The character stands last: it may run from right to left.
    var lines = TextTable(
      columns: [.text] + Array(repeating: .number, count: heads.count) + [.text])
    lines.append([.init("")] + heads.map { .init($0, style: .bold) })
    for glyph in text.glyphs {
      lines.append(
        [.init(glyph.character.codeName)] + numbers(glyph.measurement).map { .init($0) }
          + [.init(shown(glyph.character))])
    }
    lines.write(to: &output, styler)
  }

  // MARK: What is missing

  private func writeMissing(to output: inout some TextOutputStream) {
    guard !text.missing.isEmpty else { return }
    let codes = text.missing.map(\.codeName).joined(separator: ", ")
    guard !report.isCharacterList else {
      // It may lack thousands: their codes are enough.
      WrappedText.write("Missing: \(codes)", width: context.width, to: &output)
      return
    }
    // The characters stand last: they may run from right to left.
    let characters = text.missing.map(shown).joined()
    let line = "Missing, so as wide as .notdef (a device takes another font): \(codes)"
    let whole = line + (characters.isEmpty ? "" : "  \(characters)")
    if let width = context.width, DisplayWidth.of(whole) > width {
      WrappedText.write(line, width: width, to: &output)
      if !characters.isEmpty { output.write("  \(characters)\n") }
    } else {
      output.write(whole + "\n")
    }
  }

  /// A character to look at; nothing for a space, which would only end the line.
  private func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.isWhitespace ? "" : String(Character(scalar)).escapingControls
  }

  // MARK: Numbers

  private func number(_ value: Double?) -> String { DecimalText.fixed(value, decimals: 2) }
  private func size(_ value: Double?) -> String { DecimalText.shortest(value, decimals: 2) }
}
