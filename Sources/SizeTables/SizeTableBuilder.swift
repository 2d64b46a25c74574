public import DynamicType
public import FontInspection

/// Works out size tables: which styles and categories, from which sizes, by which scaling.
public struct SizeTableBuilder: Sendable {
  public let scale: TypeScale
  public let scaling: any Scaling
  /// Pixels per point of the display.
  public let displayScale: Double

  private let rows: [TypeScale.Row]
  private let categories: [ContentSizeCategory]
  private let baseSizes: [String: Double]

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - scale: the platform.
  ///   - styles: names of rows of the scale; nil for all. Tables list them in the scale's order, each
  ///     once.
  ///   - categories: nil for all of the scale's. Tables list them in ascending order, each once.
  ///   - baseSizes: by names of rows, in points; the system font's size at the default category for
  ///     every other row.
  ///   - displayScale: pixels per point; 3 on most iPhones. Font sizes do not depend on it.
  /// - Throws: what cannot be asked for: an unknown style, a category that the platform lacks, a size
  ///   that no font can have.
  public init(
    scale: TypeScale = .iOS, styles: [String]? = nil, categories: [ContentSizeCategory]? = nil,
    baseSizes: [String: Double] = [:], scaling: any Scaling = UIFontMetricsScaling(),
    displayScale: Double = 3
  ) throws(SizeTableError) {
    // In the order of their bytes, so that of several faults always the same one is told.
    let bases = baseSizes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for style in (styles ?? []) + bases.map(\.key)
    where !scale.rows.contains(where: { $0.name == style }) {
      throw .unknownStyle(style, platform: scale.platform)
    }
    for (style, size) in bases where !FontMetrics.validPointSizes.contains(size) {
      throw .invalidBaseSize(size, style: style)
    }
    for category in categories ?? [] where !scale.categories.contains(category) {
      throw .unknownCategory(category, platform: scale.platform)
    }
    guard displayScale.isFinite, displayScale > 0 else { throw .invalidDisplayScale(displayScale) }
    self.scale = scale
    self.scaling = scaling
    self.displayScale = displayScale
    self.baseSizes = baseSizes
    self.rows = scale.rows.filter { styles?.contains($0.name) ?? true }
    self.categories = scale.categories.filter { categories?.contains($0) ?? true }
  }

  /// The tables of several faces, in their order.
  public func tables(for faces: [FontFace]) -> SizeTableSet {
    SizeTableSet(
      scale: scale, scaling: scaling, displayScale: displayScale,
      tables: faces.map { table(for: $0) })
  }

  /// One face's table; a style without any size to start from is left out.
  public func table(for face: FontFace) -> SizeTable {
    SizeTable(face: face, rows: rows.compactMap { row(of: face, $0) })
  }

  private func row(of face: FontFace, _ row: TypeScale.Row) -> SizeTable.Row? {
    guard let baseSize = baseSizes[row.name] ?? row.cell(for: scale.defaultCategory)?.size else {
      return nil
    }
    return SizeTable.Row(
      style: row.name, textStyle: row.style, baseSize: baseSize,
      doublesAt: scale.categories.first { category in
        scaling.size(from: baseSize, in: row, of: scale, at: category).map { $0 >= 2 * baseSize }
          ?? false
      },
      cells: categories.map { cell(of: face, row, at: $0, from: baseSize) })
  }

  private func cell(
    of face: FontFace, _ row: TypeScale.Row, at category: ContentSizeCategory, from base: Double
  ) -> SizeTable.Cell {
    let system = row.cell(for: category)
    let size = scaling.size(from: base, in: row, of: scale, at: category)
    let metrics = face.metrics

    /// Multiplies before it divides, so that 2400 of 2000 units at 17 points is 20.4.
    func points(_ units: Double?) -> Double? {
      guard let units, let size, let unitsPerEm = face.unitsPerEm, unitsPerEm > 0 else {
        return nil
      }
      let points = units * size / Double(unitsPerEm)
      return points.isFinite ? points : nil
    }

    let height: Double? =
      if let ascender = metrics.ascender, let descender = metrics.descender {
        ascender - descender
      } else {
        nil
      }
    let spacing: Double? =
      if let height, let lineGap = metrics.lineGap { height + lineGap } else { nil }

    var notes: [CellNote] = []
    if system?.isDisputed ?? false { notes.append(.disputedLeading) }
    if let size, size < scale.minimumSize { notes.append(.belowMinimum) }

    return SizeTable.Cell(
      category: category, systemSize: system?.size, systemLeading: system?.leading, size: size,
      ratio: scaling.ratio(in: row, of: scale, at: category),
      lineHeight: points(height), ascender: points(metrics.ascender),
      descender: points(metrics.descender), leading: points(metrics.lineGap),
      lineSpacing: points(spacing), capHeight: points(metrics.capHeight),
      xHeight: points(metrics.xHeight), averageAdvance: points(metrics.averageAdvance),
      notes: notes)
  }
}

/// What a `SizeTableBuilder` cannot be asked for.
public enum SizeTableError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The scale has no row of that name.
  case unknownStyle(String, platform: String)
  /// The platform does not have the category.
  case unknownCategory(ContentSizeCategory, platform: String)
  /// The size is not in `FontMetrics.validPointSizes`.
  case invalidBaseSize(Double, style: String)
  /// The display scale is no positive number.
  case invalidDisplayScale(Double)

  public var description: String {
    switch self {
    case .unknownStyle(let style, let platform):
      "\(platform) has no text style \"\(style)\""
    case .unknownCategory(let category, let platform):
      "\(platform) has no content size category \(category.name)"
    case .invalidBaseSize(let size, let style):
      "\(size) is no size for \(style): a base size is 1 to 10000 points"
    case .invalidDisplayScale(let scale):
      "\(scale) is no display scale: it is a number above 0, such as 2 or 3"
    }
  }
}
