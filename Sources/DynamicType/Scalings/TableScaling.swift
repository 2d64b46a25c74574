/// A table's own sizes: a designer's, or one of the presets.
public struct TableScaling: Scaling {
  public let name: String
  public let title: String
  public let preset: SizePreset

  public init(name: String, title: String, preset: SizePreset) {
    self.name = name
    self.title = title
    self.preset = preset
  }

  public var rule: String { "written down, one by one" }
  public var hasOwnSizes: Bool { true }

  /// The table's styles in its own order, and the platform's categories of which it has a size.
  ///
  /// A style of the platform keeps Apple's numbers beside the table's.
  public func scale(on platform: TypeScale) -> TypeScale {
    let categories = ContentSizeCategory.allCases.filter { category in
      preset.rows.contains { $0.cells.contains { $0.category == category } }
    }
    let rows = preset.rows.map { row in
      let style = TextStyle(parsing: row.name)
      let known = platform.rows.first { $0.name == row.name }
      return known
        ?? TypeScale.Row(
          name: row.name, style: style?.name == row.name ? style : nil, weight: nil,
          emphasizedWeight: nil, cells: [])
    }
    return platform.with(
      defaultCategory: platform.defaultCategory, categories: categories, rows: rows)
  }

  public func baseSize(in row: TypeScale.Row, of scale: TypeScale) -> Double? {
    self.row(row)?.base(at: scale.defaultCategory)
  }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    guard let row = self.row(row), let cell = row.cells.first(where: { $0.category == category })
    else { return nil }
    return cell.ratio ?? row.base(at: scale.defaultCategory).map { cell.size / $0 }
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    self.row(row)?.cells.first { $0.category == category }?.size
  }

  /// The largest size that the app asks for, where the table says it.
  public func maximumSize(in row: TypeScale.Row) -> Double? { self.row(row)?.maximumSize }

  private func row(_ row: TypeScale.Row) -> SizePreset.Row? {
    preset.rows.first { $0.name.utf8.elementsEqual(row.name.utf8) }
  }
}

/// A scaling that is a table under a name; it has nothing to add.
public protocol PresetScaling: Scaling {
  var preset: SizePreset { get }
}

extension PresetScaling {
  public var rule: String { table.rule }
  public var hasOwnSizes: Bool { true }
  public func scale(on platform: TypeScale) -> TypeScale { table.scale(on: platform) }

  public func baseSize(in row: TypeScale.Row, of scale: TypeScale) -> Double? {
    table.baseSize(in: row, of: scale)
  }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    table.ratio(in: row, of: scale, at: category)
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    table.size(from: baseSize, in: row, of: scale, at: category)
  }

  private var table: TableScaling { TableScaling(name: name, title: title, preset: preset) }
}
