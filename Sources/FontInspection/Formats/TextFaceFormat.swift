internal import TextFormatting

/// Families and their faces as people read them: a family line and, under it, an aligned line for
/// each face with PostScript name, weight number and word, slant, and file.
///
/// Where properties are asked for, they stand behind the name instead, under a line of their names.
public struct TextFaceFormat: FaceFormat {
  public static let name = "text"
  public static let summary = "families and their faces, a line each"
  public static let pathExtensions = ["txt"]

  /// Below this many columns a face is a few lines of `label: value`.
  private static let narrowestTable = 60

  public init() {}

  public func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) {
    let styler = ANSIStyler(isEnabled: options.isColored)
    if let width = options.width, width < Self.narrowestTable {
      writeNarrow(list, styler, &output)
    } else if list.properties.isEmpty {
      writeTable(list, options.width, styler, &output)
    } else {
      writeProperties(list, styler, &output)
    }
    if let sentence = Self.sentence(onDuplicates: list.duplicates.count) {
      output += sentence + "\n"
    }
  }

  /// The line that explains the mark behind a name; nil where none is marked.
  ///
  /// iOS refuses the second font of a name with `CTFontManagerError.duplicatedName`, 305 (seen in
  /// github.com/RevenueCat/purchases-ios pull request 7396).
  private static func sentence(onDuplicates count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "* in more than one place: by that name iOS gives one of them only"
    default:
      "* \(count) names are in more than one place: by each iOS gives one face only"
    }
  }

  private func writeTable(
    _ list: FaceList, _ width: Int?, _ styler: ANSIStyler, _ output: inout String
  ) {
    var table = TextTable(columns: [.name, .text, .text, .text], indentation: 2)
    let faces = list.faces
    let digits = faces.map { Self.weight(of: $0).count }.max() ?? 0
    let room = width.map { $0 - Self.widthBeforeFile(faces, digits) }
    for family in list.families {
      appendHeading(family, to: &table)
      for face in family.faces {
        table.append([
          Self.nameCell(of: face, in: list),
          .init(Self.weightAndWord(of: face, digits)),
          .init(Self.slant(of: face)),
          .init(Self.shortened(face.fontArgument, to: room)),
        ])
      }
    }
    table.write(to: &output, styler)
  }

  private func writeProperties(_ list: FaceList, _ styler: ANSIStyler, _ output: inout String) {
    // Every line begins with the name, asked for or not.
    let properties = list.properties.filter { $0 != .postScriptName }
    var table = TextTable(
      columns: [.name] + properties.map { $0.kind == .number ? .number : .text }, indentation: 2)
    if !list.families.isEmpty {
      table.append(
        ([FaceProperty.postScriptName] + properties).map { .init($0.name, style: .bold) })
    }
    for family in list.families {
      appendHeading(family, to: &table)
      for face in family.faces {
        table.append(
          [Self.nameCell(of: face, in: list)] + properties.map { .init($0.text(of: face) ?? "-") })
      }
    }
    table.write(to: &output, styler)
  }

  private func appendHeading(_ family: FontCatalog.Family, to table: inout TextTable) {
    let name = family.name?.showingOddSpaces ?? "(no name)"
    let count = "\(family.faces.count) \(family.faces.count == 1 ? "face" : "faces")"
    // What may run from right to left would change places with what follows it, so it stands alone.
    if name.mayRunRightToLeft {
      table.appendHeading(name)
    } else {
      table.appendHeading(name, rest: "  " + count)
    }
  }

  private func writeNarrow(_ list: FaceList, _ styler: ANSIStyler, _ output: inout String) {
    for family in list.families {
      output += styler(.bold, family.name?.showingOddSpaces ?? "(no name)") + "\n"
      for face in family.faces {
        let mark = list.isDuplicate(face) ? "*" : ""
        output += "  name: \(styler(.bold, Self.name(of: face).escapingControls))\(mark)\n"
        guard list.properties.isEmpty else {
          for property in list.properties where property != .postScriptName {
            output += "  \(property.name): \((property.text(of: face) ?? "-").escapingControls)\n"
          }
          continue
        }
        let words = [Self.weight(of: face), face.weightName.rawValue, Self.slant(of: face)]
        output += "  weight: \(words.filter { !$0.isEmpty }.joined(separator: " "))\n"
        output += "  file: \(face.fontArgument.escapingControls)\n"
      }
    }
  }

  // MARK: - Cells

  private static func nameCell(of face: FontFace, in list: FaceList) -> TextTable.Cell {
    .init(name(of: face), style: .bold, mark: list.isDuplicate(face) ? "*" : nil)
  }

  private static func name(of face: FontFace) -> String {
    face.postScriptName?.showingOddSpaces ?? "(no PostScript name)"
  }

  /// Whether the face slants; where an axis speaks against what the font's fields say of its default,
  /// the axis, since what iOS says there is not known.
  private static func slant(of face: FontFace) -> String {
    face.slantDoubt?.plainText ?? (face.italic ? "italic" : "")
  }

  private static func weight(of face: FontFace) -> String {
    guard let weight = face.weight else { return "-" }
    return Int(exactly: weight).map(String.init) ?? String(weight)
  }

  /// Number and word are one cell, the number right-aligned in it.
  private static func weightAndWord(of face: FontFace, _ digits: Int) -> String {
    let number = weight(of: face)
    let margin = String(repeating: " ", count: max(0, digits - number.count))
    return margin + number + " " + face.weightName.rawValue
  }

  /// How many columns stand before the file's, gaps included.
  private static func widthBeforeFile(_ faces: [FontFace], _ digits: Int) -> Int {
    let names = faces.map { DisplayWidth.of(Self.name(of: $0).escapingControls) }
    let name = names.filter { $0 <= TextTable.Column.name.limit ?? .max }.max() ?? 0
    let word = faces.map { $0.weightName.rawValue.count }.max() ?? 0
    let slant = faces.contains(where: \.italic) ? "italic".count : 0
    return 2 + name + 2 + digits + 1 + word + 2 + slant + 2
  }

  /// A path without as many of its first folders as need be; its last component is never shortened.
  private static func shortened(_ path: String, to room: Int?) -> String {
    guard let room, DisplayWidth.of(path.escapingControls) > room else { return path }
    var rest = path[...]
    while let slash = rest.dropFirst().firstIndex(of: "/") {
      rest = rest[slash...]
      let candidate = "..." + rest
      if DisplayWidth.of(candidate.escapingControls) <= room { return candidate }
    }
    return rest.first == "/" ? "..." + rest : path
  }
}
