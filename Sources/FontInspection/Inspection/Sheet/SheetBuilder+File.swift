/// Who made it, what they allow, and the tables that it is made of.
extension SheetBuilder {
  var licence: InspectionSheet.Section {
    var section = Section(label: "Licence")
    let licence = face.licence
    let embedding = face.embedding.map { "embedding: \($0.text) (fsType \($0.fsType))" }
    let isStated = licence.description != nil || licence.url != nil
    section.rows.append(
      .fact(
        key: licence.name ?? (isStated ? "its own" : "none stated"),
        text: embedding ?? "embedding: not stated (no OS/2)"))
    if let text = licence.description, licence.name == nil || isVerbose {
      section.rows.append(.fact(key: "licence", text: text))
    }
    for (key, value) in [
      ("licence URL", licence.url), ("copyright", licence.copyright), ("version", licence.version),
    ] {
      if let value { section.rows.append(.fact(key: key, text: value)) }
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
