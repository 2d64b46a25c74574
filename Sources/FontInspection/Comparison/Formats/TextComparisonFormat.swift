internal import TextFormatting

/// What changes, as people read it: a heading for each face and, under it, a line for each difference
/// with the old and the new value. What code relies on has a `*`.
public struct TextComparisonFormat: ComparisonFormat {
  public static let name = "text"
  public static let summary = "a line for each difference"
  public static let pathExtensions = ["txt"]

  public init() {}

  public func write(
    _ comparison: FontComparison, options: TextLayoutOptions, isVerbose: Bool,
    to output: inout String
  ) {
    let styler = ANSIStyler(isEnabled: options.isColored)
    if let width = options.width, width < Self.narrowestTable {
      Self.writeNarrow(comparison, isVerbose, styler, &output)
    } else {
      Self.writeTable(comparison, isVerbose, styler, &output)
    }
    if comparison.isBreaking { output += "* code that uses the old font sees the difference\n" }
    output += Self.sentence(comparison) + "\n"
  }

  /// Below this many columns a difference is a line of `label: old -> new`.
  private static let narrowestTable = 60

  private static func writeTable(
    _ comparison: FontComparison, _ isVerbose: Bool, _ styler: ANSIStyler, _ output: inout String
  ) {
    var table = TextTable(columns: [.text, .name, .text], indentation: 2)
    for face in comparison.faces where face.isChanged {
      table.appendHeading(Self.heading(of: face), rest: Self.explanation(of: face))
      for row in Self.rows(for: face, isVerbose: isVerbose) { row.append(to: &table) }
    }
    table.write(to: &output, styler)
  }

  private static func writeNarrow(
    _ comparison: FontComparison, _ isVerbose: Bool, _ styler: ANSIStyler, _ output: inout String
  ) {
    for face in comparison.faces where face.isChanged {
      output += styler(.bold, heading(of: face).escapingControls) + explanation(of: face) + "\n"
      for row in rows(for: face, isVerbose: isVerbose) { output += "  " + row.line + "\n" }
    }
  }

  // MARK: - Words

  /// The PostScript name, else the full name, else the family and the place in its design space.
  private static func name(of face: FontFace?) -> String {
    if let name = face?.postScriptName ?? face?.fullName { return name }
    guard let family = face?.family, let location = face?.instance?.coordinatesJSON.plainText else {
      return "(no PostScript name)"
    }
    return "\(family) \(location)"
  }

  private static func heading(of face: FaceComparison) -> String {
    switch face.match {
    case .postScriptName, .removed: name(of: face.old)
    case .added: name(of: face.new)
    case .index:
      name(of: face.old) == name(of: face.new)
        ? name(of: face.old) : "\(name(of: face.old)) -> \(name(of: face.new))"
    }
  }

  private static func explanation(of face: FaceComparison) -> String {
    switch face.match {
    case .postScriptName: ""
    case .index: "  by its place in the file"
    case .removed: "*  removed"
    case .added: "  added"
    }
  }

  /// The line to quote.
  private static func sentence(_ comparison: FontComparison) -> String {
    let faces = comparison.faces
    let breaking = faces.count(where: \.isBreaking)
    let harmless = faces.count { $0.isChanged && !$0.isBreaking }
    let total = "\(faces.count) \(faces.count == 1 ? "face" : "faces")"
    guard breaking + harmless > 0 else {
      return comparison.isSameFile
        ? "\(total) compared: the files are the same"
        : "\(total) compared: nothing that is compared changed"
    }
    return "\(total) compared: \(breaking) changed in what code relies on, "
      + "\(harmless) in other things only"
  }

  // MARK: - Rows

  /// One difference.
  private struct Row {
    let label: String
    let old: String
    let new: String
    let isBreaking: Bool

    func append(to table: inout TextTable) {
      let mark: Character? = isBreaking ? "*" : nil
      table.append([.init(label, mark: mark), .init(old), .init(new)])
    }

    /// The row where a table has no room.
    var line: String {
      let head = label.isEmpty ? "" : "\(label.escapingControls)\(isBreaking ? "*" : ""): "
      return head + old.escapingControls + (new.isEmpty ? "" : " -> " + new.escapingControls)
    }
  }

  private static func rows(for face: FaceComparison, isVerbose: Bool) -> [Row] {
    let names = face.changes.filter { $0.property.hasPrefix("names.") }
    let isShort = !isVerbose && names.count > mostNames
    var rows = face.changes.filter { !isShort || !$0.property.hasPrefix("names.") }.map { change in
      let isName = !isVerbose && change.property.hasPrefix("names.")
      func text(_ value: JSONValue) -> String {
        let text = value.plainText ?? "-"
        return isName && text.count > longestName ? text.prefix(longestName) + "..." : text
      }
      return Row(
        label: change.property, old: text(change.old), new: text(change.new),
        isBreaking: change.isBreaking)
    }
    if isShort {
      rows.append(
        Row(
          label: "name records", old: "\(names.count) differ (-v lists them)", new: "",
          isBreaking: false))
    }
    for height in face.lineHeights {
      rows.append(
        Row(
          label: "line height at \(number(height.size)) pt", old: points(height.old),
          new: points(height.new), isBreaking: true))
    }
    rows += characters("characters removed", face.removedCharacters, isVerbose, isBreaking: true)
    rows += characters("characters added", face.addedCharacters, isVerbose, isBreaking: false)
    rows += words("languages no longer complete", face.languages.removed, isBreaking: true)
    rows += words("languages now complete", face.languages.added, isBreaking: false)
    rows += words("features removed", face.features.removed, isBreaking: true)
    rows += words("features added", face.features.added, isBreaking: false)
    if face.old != nil, face.new != nil {
      rows += advances(face.advances, isVerbose)
      if let outlines = face.outlines, outlines.changed > 0 {
        rows.append(
          Row(
            label: "outlines", old: "\(outlines.changed) of \(outlines.compared) differ", new: "",
            isBreaking: false))
      }
      rows += face.tables.map { kind, tags in
        Row(label: "\(kind) differs", old: tags.joined(separator: " "), new: "", isBreaking: false)
      }
    }
    return rows
  }

  /// More records of `name` than this are counted only, and longer texts cut, unless -v asks for them.
  private static let mostNames = 4
  private static let longestName = 40

  private static func words(_ label: String, _ words: [String], isBreaking: Bool) -> [Row] {
    guard !words.isEmpty else { return [] }
    return [
      Row(label: label, old: words.joined(separator: " "), new: "", isBreaking: isBreaking)
    ]
  }

  /// Ranges in a line of their own each where they are asked for, or where they are few.
  private static func characters(
    _ label: String, _ characters: CodePointSet, _ isVerbose: Bool, isBreaking: Bool
  ) -> [Row] {
    guard characters.count > 0 else { return [] }
    let few = 4
    if !isVerbose, characters.ranges.count > few {
      let text = "\(characters.count) in \(characters.ranges.count) ranges (-v lists them)"
      return [Row(label: label, old: text, new: "", isBreaking: isBreaking)]
    }
    guard isVerbose, characters.ranges.count > few else {
      return [
        Row(
          label: label, old: characters.texts.joined(separator: " "), new: "",
          isBreaking: isBreaking)
      ]
    }
    return characters.texts.enumerated().map { index, range in
      Row(label: index == 0 ? label : "", old: range, new: "", isBreaking: isBreaking && index == 0)
    }
  }

  private static func advances(_ advances: FaceComparison.Advances?, _ isVerbose: Bool) -> [Row] {
    guard let advances else {
      return [Row(label: "widths", old: "cannot be measured", new: "", isBreaking: false)]
    }
    guard !advances.changes.isEmpty else { return [] }
    if isVerbose {
      return advances.changes.map { change in
        Row(
          label: "width of \(change.character.codeName)", old: "\(number(change.old)) em",
          new: "\(number(change.new)) em", isBreaking: true)
      }
    }
    var rows = [
      Row(
        label: "widths", old: "\(advances.changes.count) of \(advances.compared) differ",
        new: "", isBreaking: true)
    ]
    // Of several that change as much, the first.
    if let largest = advances.changes.max(by: { abs($0.new - $0.old) < abs($1.new - $1.old) }) {
      rows.append(
        Row(
          label: "  most: width of \(largest.character.codeName)", old: "\(number(largest.old)) em",
          new: "\(number(largest.new)) em", isBreaking: true))
    }
    return rows
  }

  private static func number(_ value: Double) -> String {
    JSONValue.number((value * 10_000).rounded() / 10_000).plainText ?? "-"
  }

  /// Points with three decimals, so that the point stands in one column.
  private static func points(_ value: Double?) -> String {
    guard let value, let thousandths = Int(exactly: (value * 1000).rounded()) else { return "-" }
    let digits = String(thousandths.magnitude % 1000)
    return (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1000) + "."
      + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
