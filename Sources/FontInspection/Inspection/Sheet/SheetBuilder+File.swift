internal import TextFormatting

/// Who made it, what they allow, and the tables that it is made of.
extension SheetBuilder {
  var licence: InspectionSheet.Section {
    var section = Section(label: "Licence")
    let licence = face.licence
    let embedding = face.embedding.map { "embedding: \($0.text) (fsType \($0.fsType))" }
    let isStated = licence.description != nil || licence.url != nil
    section.rows.append(
      .fact(
        key: licence.name
          ?? (isStated ? "its own" : licence.isInCopyright ? "see copyright" : "none stated"),
        text: embedding ?? "embedding: not stated\(face.tables.isEmpty ? "" : " (no OS/2)")"))
    if let text = licence.description, licence.name == nil || isVerbose {
      section.rows.append(.fact(key: "licence", text: beginning(of: text)))
    }
    for (key, value) in [
      ("licence URL", licence.url), ("copyright", licence.copyright), ("version", licence.version),
    ] {
      if let value { section.rows.append(.fact(key: key, text: beginning(of: value))) }
    }
    guard isVerbose else { return section }
    for (key, value) in [
      ("trademark", licence.trademark), ("manufacturer", licence.manufacturer),
      ("designer", licence.designer), ("vendor", licence.vendor),
    ] {
      if let value { section.rows.append(.fact(key: key, text: value)) }
    }
    return section
  }

  /// As much of a text as has room beside the other facts; a whole licence is for `-v`.
  private func beginning(of text: String) -> String {
    guard !isVerbose, text.count > 2 * Self.mostText else { return text }
    var beginning = text.prefix(Self.mostText)
    if let space = beginning.lastIndex(where: \.isWhitespace), space > beginning.startIndex {
      beginning = beginning[..<space]
    }
    return "\(beginning) ... (-v has all \(InspectionSheet.grouped(text.count)) characters)"
  }

  /// Some six lines; what is less than twice as long is shown whole.
  private static let mostText = 300

  var tables: InspectionSheet.Section {
    var section = Section(label: "Tables")
    guard !face.tables.isEmpty else { return section }
    guard isVerbose else {
      let count = face.tables.count
      section.rows.append(
        .fact(
          key: "\(count) \(count == 1 ? "table" : "tables")",
          text: face.tables.map(\.tag).joined(separator: " ")))
      return section
    }
    let rows = face.tables.map { table -> [String] in
      let place = table.isWhole ? "" : "outside the file"
      return [table.tag, String(table.offset), String(table.length), place]
    }
    section.rows.append(
      .table(
        columns: [.text, .number, .number, .text], heads: ["tag", "offset", "length", ""],
        rows: rows, namesStandFirst: false))
    return section
  }
}
