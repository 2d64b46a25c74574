internal import TextFormatting

/// An inspection as a specimen sheet: facts in reading order, before they are laid out.
///
/// Text and Markdown print the same sheet, so that they cannot say different things.
struct InspectionSheet {
  struct Section {
    let label: String
    var rows: [Row] = []
  }

  enum Row {
    /// A key and what stands behind it.
    ///
    /// - Parameter name: the beginning of the text that is a name to copy.
    case fact(key: String, text: String, name: String? = nil)
    /// A key and a list, of which no element is broken as long as it fits on a line.
    case list(key: String, items: [String])
    /// A sentence of its own.
    case sentence(String)
    /// Numbers in columns: the key of the head, the columns' heads, and rows with their keys.
    case grid(key: String, heads: [String], rows: [(key: String, numbers: [String])])
    /// Columns of text; those of numbers stand right.
    case table(
      columns: [TextTable.Column], heads: [String], rows: [[String]], namesStandFirst: Bool)
  }

  /// The file's name.
  let title: String
  /// What the file is, in a line.
  let summary: String
  /// Of the whole file.
  let sha256: String
  /// A sheet for each font in the file; a variable font's instances share one.
  let fonts: [Font]

  struct Font {
    /// What tells the font from the others in its file; nil where there is but one.
    let title: String?
    let sections: [Section]
  }

  /// - Parameter isVerbose: all names, ranges and tables too.
  init(_ file: InspectedFile, libraries: LibraryVersions, isVerbose: Bool) {
    title = file.displayPath
    sha256 = file.sha256
    let formats = Set(file.faces.map(\.face.format))
    let format = formats.count == 1 ? formats.first.map(Self.words(for:)) ?? "" : "several formats"
    summary =
      "\(file.faceCount) \(file.faceCount == 1 ? "face" : "faces"), \(format), "
      + (file.container == .sfnt ? "" : "\(Self.words(for: file.container)), ")
      + "\(Self.grouped(file.size)) bytes"
    var groups: [[InspectedFace]] = []
    for face in file.faces {
      if groups.last?.first?.face.faceIndex == face.face.faceIndex {
        groups[groups.count - 1].append(face)
      } else {
        groups.append([face])
      }
    }
    let hasSeveral = groups.count > 1 || file.container == .collection
    fonts = groups.compactMap { group in
      let representative = group.first { $0.face.instance?.isDefault ?? true } ?? group.first
      guard let representative else { return nil }
      let builder = SheetBuilder(
        face: representative, group: group, file: file, libraries: libraries, isVerbose: isVerbose)
      return Font(
        title: hasSeveral ? "\(file.displayPath)#\(representative.face.faceIndex)" : nil,
        sections: builder.sections.filter { !$0.rows.isEmpty })
    }
  }

  static func words(for format: OutlineFormat) -> String {
    switch format {
    case .truetype: "TrueType outlines"
    case .cff: "CFF outlines"
    case .cff2: "CFF2 outlines"
    case .bitmap: "bitmaps"
    case .type1: "Type 1 outlines"
    case .none: "no outlines"
    }
  }

  static func words(for container: FontContainer) -> String {
    switch container {
    case .sfnt: "sfnt"
    case .collection: "collection"
    case .woff: "WOFF"
    case .woff2: "WOFF2"
    case .dfont: "resource fork (dfont)"
    case .pfa: "PFA"
    case .pfb: "PFB"
    case .pcf: "PCF"
    case .bdf: "BDF"
    }
  }

  /// A count with commas from 10,000 on.
  static func grouped(_ count: Int) -> String {
    guard count >= 10_000 else { return String(count) }
    var digits = Array(String(count))
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: position)
      position -= 3
    }
    return String(digits)
  }
}
