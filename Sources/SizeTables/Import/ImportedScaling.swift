public import DynamicType
import FontInspection

/// The sizes of an imported file, which may have a table for each of several fonts.
public struct ImportedScaling: Scaling {
  private let tables: [(name: String?, scaling: TableScaling)]
  /// The styles and categories of all the tables.
  private let union: TableScaling

  public init(_ file: SizeTableImport) {
    tables = file.tables.map { (name: $0.postScriptName, scaling: Self.scaling($0.preset)) }
    var rows: [SizePreset.Row] = []
    for row in file.tables.flatMap(\.preset.rows) {
      guard let index = rows.firstIndex(where: { $0.name.utf8.elementsEqual(row.name.utf8) }) else {
        rows.append(row)
        continue
      }
      let known = rows[index]
      let more = row.cells.filter { cell in
        !known.cells.contains { $0.category == cell.category }
      }
      rows[index] = .init(name: known.name, baseSize: known.baseSize, cells: known.cells + more)
    }
    union = Self.scaling(SizePreset(rows: rows))
  }

  private static func scaling(_ preset: SizePreset) -> TableScaling {
    TableScaling(name: "custom", title: "an imported table", preset: preset)
  }

  public var name: String { union.name }
  public var title: String { union.title }
  public var rule: String { union.rule }
  public var hasOwnSizes: Bool { true }

  public func scale(on platform: TypeScale) -> TypeScale { union.scale(on: platform) }

  public func baseSize(in row: TypeScale.Row, of scale: TypeScale) -> Double? {
    union.baseSize(in: row, of: scale)
  }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    union.ratio(in: row, of: scale, at: category)
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    union.size(from: baseSize, in: row, of: scale, at: category)
  }

  /// The names of the fonts that the file has tables of.
  var names: [String] { tables.compactMap(\.name) }

  var first: TableScaling? { tables.first?.scaling }

  /// The table of a face: that of its PostScript name, else the first where all are alike.
  func table(for face: FontFace) -> TableScaling? {
    if let name = face.postScriptName,
      let own = tables.first(where: { $0.name?.utf8.elementsEqual(name.utf8) ?? false })
    {
      return own.scaling
    }
    guard let first, tables.allSatisfy({ $0.scaling.preset == first.preset }) else { return nil }
    return first
  }
}
