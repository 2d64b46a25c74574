internal import TextFormatting

/// What `GSUB` and `GPOS` do for which scripts.
extension SheetBuilder {
  var scripts: InspectionSheet.Section {
    var section = Section(label: "Scripts")
    guard !face.scripts.isEmpty else { return section }
    let count = face.scripts.count
    section.rows.append(
      .list(
        key: "\(count) laid out",
        items: face.scripts.map { script in
          var text = script.tag
          if let name = script.name { text += " \(name)" }
          if !script.languages.isEmpty {
            text += " (\(script.languages.joined(separator: " ")))"
          }
          return text
        }))
    return section
  }

  var features: InspectionSheet.Section {
    var section = Section(label: "Features")
    guard !face.features.isEmpty else { return section }
    let count = face.features.count
    let key = "\(count) \(count == 1 ? "feature" : "features")"
    guard isVerbose else {
      section.rows.append(
        .fact(key: key, text: face.features.map(\.tag).joined(separator: " ")))
      let named = face.features.filter { $0.fontName != nil }
      for feature in named {
        section.rows.append(.fact(key: feature.tag, text: feature.fontName ?? ""))
      }
      return section
    }
    section.rows.append(.fact(key: key, text: ""))
    section.rows.append(
      .table(
        columns: [.text, .text, .text], heads: ["tag", "name", "tables"],
        rows: face.features.map { feature in
          [
            feature.tag, feature.fontName ?? feature.name ?? "-",
            feature.tables.joined(separator: ", "),
          ]
        }, namesStandFirst: false))
    return section
  }
}
