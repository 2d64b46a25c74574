/// Makes the sections of one font; each section is a property in the file of its topic.
struct SheetBuilder {
  let face: InspectedFace
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

  var notes: InspectionSheet.Section {
    Section(
      label: "Notes",
      rows: (face.face.notes.map(\.message) + face.notes).map { .sentence($0) })
  }
}
