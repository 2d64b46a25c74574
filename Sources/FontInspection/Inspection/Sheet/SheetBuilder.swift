internal import TextFormatting

/// Makes the sections of one font; each section is a property in the file of its topic.
struct SheetBuilder {
  let face: InspectedFace
  /// The faces that share the sheet: those of one font, `face` among them.
  let group: [InspectedFace]
  let file: InspectedFile
  let libraries: LibraryVersions
  let isVerbose: Bool

  typealias Section = InspectionSheet.Section

  /// Every section in reading order, also those that have nothing to say.
  var sections: [InspectionSheet.Section] {
    var sections = [
      names, weight, vertical, axes, styles, instances, coverage, blocks, languages, scripts,
      features, colour, hinting, support, licence, tables,
    ]
    if isVerbose { sections += [allNames, evidence] }
    return sections + [notes]
  }

  /// Each note once; what not every instance has comes behind the others, with those that have it.
  var notes: InspectionSheet.Section {
    var messages: [String] = []
    var bearers: [String: [FontFace]] = [:]
    for member in group {
      for note in member.face.notes {
        if bearers[note.message] == nil { messages.append(note.message) }
        bearers[note.message, default: []].append(member.face)
      }
    }
    let shared = messages.filter { bearers[$0]?.count == group.count }
    let partial = messages.filter { bearers[$0]?.count != group.count }.map { message in
      let faces = bearers[message] ?? []
      let who =
        faces.count == 1
        ? (faces[0].instance?.name ?? faces[0].style ?? "one face").showingOddSpaces
        : "\(faces.count) of \(group.count) faces"
      return "\(who): \(message)"
    }
    return Section(
      label: "Notes",
      rows: (shared + partial + face.notes).map { .sentence($0.showingOddSpaces) })
  }
}
