public import DynamicType

/// A table of sizes that was read from a file.
public struct SizeTableImport: Sendable, Equatable {
  /// The sizes; of several fonts' those of the first.
  public var preset: SizePreset { tables.first?.preset ?? SizePreset(rows: []) }
  /// One table, or one for each font that the file names.
  public let tables: [FaceTable]
  /// The platform that the file says its sizes are of; nil where it does not say.
  public let platform: String?
  /// The category at which its sizes are base sizes, where the file says it.
  public let defaultCategory: ContentSizeCategory?
  /// The platform that the file names, as it is on a device with its default category; nil where it
  /// names none that is known.
  public var scale: TypeScale? {
    guard let scale = platform.flatMap(TypeScale.named) else { return nil }
    guard let defaultCategory, defaultCategory != scale.defaultCategory,
      let device = scale.devices.first(where: { $0.defaultCategory == defaultCategory })
    else { return scale }
    return scale.on(device: device.name)
  }
  /// What holds something else, such as `column 3, "Weight"`; for a note.
  public let passedOver: [String]
  /// What a reader should look at, such as a style's name that is nearly one of Apple's.
  public var remarks: [String] {
    var names: [String] = []
    for name in tables.flatMap(\.preset.rows).map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { name in
      TableWords.nearestStyle(name).map {
        "\"\(name)\" is read as a style of its own; Apple's nearest is \($0)"
      }
    }
  }

  /// The sizes of one font.
  public struct FaceTable: Sendable, Equatable {
    /// The font's name where the file says it.
    public let postScriptName: String?
    public let preset: SizePreset
  }

  init(preset: SizePreset, passedOver: [String] = []) {
    self.init(
      tables: [FaceTable(postScriptName: nil, preset: preset)], passedOver: passedOver)
  }

  init(
    tables: [FaceTable], platform: String? = nil, defaultCategory: ContentSizeCategory? = nil,
    passedOver: [String] = []
  ) {
    self.tables = tables
    self.platform = platform
    self.defaultCategory = defaultCategory
    self.passedOver = passedOver
  }
}

/// Why a file is no table of sizes, and where.
public struct SizeTableImportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Where it is: a spreadsheet's row, or a line of a text; from 1 on. Nil where the whole file is
  /// meant.
  public let row: Int?
  /// A spreadsheet's column, or the place in the line, in Unicode scalars; from 1 on.
  public let column: Int?
  /// What stands there, as it stands there; empty for nothing.
  public let found: String
  /// What should stand there, without a full stop.
  public let expected: String

  init(row: Int? = nil, column: Int? = nil, found: String, expected: String) {
    self.row = row
    self.column = column
    self.found = found
    self.expected = expected
  }

  init(_ position: TextPosition, found: String, expected: String) {
    self.init(row: position.line, column: position.column, found: found, expected: expected)
  }

  public var description: String {
    let shown = found.unicodeScalars.count > 60 ? found.prefix(60) + "..." : found[...]
    let what = found.isEmpty ? "found nothing" : "found \"\(shown)\""
    let place = [row.map { "row \($0)" }, column.map { "column \($0)" }].compactMap { $0 }
    return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + what
      + ", expected \(expected)"
  }
}

/// A place in a text, from 1 on; columns are Unicode scalars.
struct TextPosition: Sendable, Equatable {
  var line: Int
  var column: Int
}

extension SizeTableImport {
  /// Reads a table of sizes: a designer's spreadsheet as CSV, TSV or a Markdown table, JSON, or a
  /// dictionary or `switch` out of Swift or Objective-C source.
  ///
  /// What the file is, is told by what is in it. Styles and categories may be spelled in any way, and
  /// in several languages; styles that Apple does not have are kept under the name they have.
  ///
  /// - Throws: the first thing that is wrong, with its place; nothing is half read.
  public init(_ bytes: [UInt8]) throws(SizeTableImportError) {
    if let kind = Self.kindOfPackage(bytes) {
      throw SizeTableImportError(
        found: kind, expected: "text: export the sheet as CSV, or save the table as JSON")
    }
    let text = ImportedText.decoded(bytes)
    guard !text.unicodeScalars.contains("\0") else {
      throw SizeTableImportError(
        found: "binary data", expected: "a table of sizes as text, such as CSV or JSON")
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw SizeTableImportError(found: "", expected: "a table of sizes")
    }
    switch Self.format(of: text) {
    case .json: self = try JSONTableReader.read(text)
    case .source: self = try SourceTableReader.read(text)
    case .sheet: self = try SheetReader.read(text)
    }
  }

  private enum Format { case json, source, sheet }

  /// What the text looks like. A sheet may mention any word in a cell, so source has to show both a
  /// word of its own and its punctuation.
  private static func format(of text: String) -> Format {
    let first = firstBehindComments(text)
    if first == "{" { return .json }
    let hasBraces = text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "["))
    let words = [
      "import UIKit", "import SwiftUI", "#import", "@import", "ContentSizeCategory", "TextStyle",
      "fontSizeTable", "switch ", "let ", "var ",
    ]
    let isSource =
      hasBraces && text.utf8.contains(UInt8(ascii: ":")) && words.contains { text.contains($0) }
    if first == "[" {
      // `[{"style": …` and `[[…` are JSON, `[.body: [.large: 17]]` is source.
      let second = text.unicodeScalars.drop { $0.properties.isWhitespace }.dropFirst()
        .first { !$0.properties.isWhitespace }
      if second == "{" || second == "]" { return .json }
      return .source
    }
    return isSource || first == "@" && hasBraces ? .source : .sheet
  }

  /// The first scalar of the text itself, since JSON may begin with a remark as source does.
  private static func firstBehindComments(_ text: String) -> Unicode.Scalar? {
    for line in text.split(whereSeparator: \.isNewline) {
      let scalar = line.unicodeScalars.first { !$0.properties.isWhitespace }
      guard let scalar, !line.drop(while: \.isWhitespace).hasPrefix("//") else { continue }
      return scalar
    }
    return nil
  }

  /// The name of a kind of file that is a package and no text; nil for text.
  private static func kindOfPackage(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a zip archive, such as .xlsx, .numbers or .ods"
    }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return "an old Excel workbook (.xls)" }
    if bytes.starts(with: Array("bplist".utf8)) { return "a binary property list" }
    if bytes.starts(with: Array("%PDF".utf8)) { return "a PDF" }
    let fonts: [[UInt8]] = [
      [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8) + [0], Array("ttcf".utf8) + [0],
      Array("wOFF".utf8), Array("wOF2".utf8),
    ]
    if fonts.contains(where: { bytes.starts(with: $0) }) {
      return "a font file, which belongs before --import"
    }
    let images: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
    if images.contains(where: { bytes.starts(with: $0) }) { return "a picture" }
    if bytes.starts(with: [0x1F, 0x8B]) { return "a gzip archive" }
    return nil
  }
}

/// Collects sizes in the order in which styles are met.
struct SizeCollector {
  private var names: [String] = []
  private var bases: [String: Double] = [:]
  private var maxima: [String: Double] = [:]
  private var cells: [String: [ContentSizeCategory: SizePreset.Cell]] = [:]

  /// More styles than any design has; comparing each with each has to stay cheap.
  private static let styleLimit = 500

  /// Adds a size.
  ///
  /// - Throws: where another size is there already, or where there are far too many styles.
  mutating func add(
    _ size: Double, ratio: Double? = nil, style: String, at category: ContentSizeCategory,
    row: Int, column: Int
  ) throws(SizeTableImportError) {
    if let before = cells[style]?[category] {
      guard before.size == size else {
        throw SizeTableImportError(
          row: row, column: column, found: DecimalText.shortest(size, decimals: 6),
          expected: "the size that \(style) already has at \(category.name), "
            + DecimalText.shortest(before.size, decimals: 6))
      }
      return
    }
    if cells[style] == nil {
      names.append(style)
      guard names.count <= Self.styleLimit else {
        throw SizeTableImportError(
          row: row, column: column, found: style,
          expected: "no more than \(Self.styleLimit) styles")
      }
    }
    cells[style, default: [:]][category] = .init(category: category, size: size, ratio: ratio)
  }

  /// Notes the base size of a style; the first one counts.
  mutating func setBase(_ size: Double, style: String) {
    if bases[style] == nil { bases[style] = size }
  }

  /// Notes the largest size of a style; the first one counts.
  mutating func setMaximum(_ size: Double, style: String) {
    if maxima[style] == nil { maxima[style] = size }
  }

  /// Whether nothing has been added.
  var isEmpty: Bool { names.isEmpty }

  var preset: SizePreset {
    SizePreset(
      rows: names.map { name in
        SizePreset.Row(
          name: name, baseSize: bases[name], maximumSize: maxima[name],
          cells: (cells[name] ?? [:]).values.map { $0 })
      })
  }
}

/// Collects the sizes of one font or of several, in the order in which they are met.
struct FaceCollector {
  private var faces: [(name: String?, sizes: SizeCollector)] = [(nil, SizeCollector())]
  private var current = 0

  /// More fonts than anybody tables at once.
  private static let faceLimit = 500

  /// Says of which font the following sizes are; nil for none in particular.
  mutating func select(_ name: String?) {
    func isIt(_ other: String?) -> Bool {
      guard let name, let other else { return name == nil && other == nil }
      return name.utf8.elementsEqual(other.utf8)
    }
    if isIt(faces[current].name) { return }
    if let index = faces.firstIndex(where: { isIt($0.name) }) {
      current = index
    } else if faces.count < Self.faceLimit {
      faces.append((name, SizeCollector()))
      current = faces.count - 1
    }
  }

  mutating func add(
    _ size: Double, ratio: Double? = nil, style: String, at category: ContentSizeCategory,
    row: Int, column: Int
  ) throws(SizeTableImportError) {
    try faces[current].sizes.add(
      size, ratio: ratio, style: style, at: category, row: row, column: column)
  }

  mutating func setBase(_ size: Double, style: String) {
    faces[current].sizes.setBase(size, style: style)
  }

  mutating func setMaximum(_ size: Double, style: String) {
    faces[current].sizes.setMaximum(size, style: style)
  }

  var isEmpty: Bool { faces.allSatisfy(\.sizes.isEmpty) }

  var tables: [SizeTableImport.FaceTable] {
    faces.filter { !$0.sizes.isEmpty }
      .map { .init(postScriptName: $0.name, preset: $0.sizes.preset) }
  }
}
