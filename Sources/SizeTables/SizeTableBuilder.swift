public import DynamicType
public import FontInspection

/// Works out size tables: which styles and categories, from which sizes, by which scaling.
public struct SizeTableBuilder: Sendable {
  /// The platform's grid as the scaling shows it.
  public let scale: TypeScale
  public let scaling: any Scaling
  /// Pixels per point of the display.
  public let displayScale: Double

  private let rows: [TypeScale.Row]
  private let categories: [ContentSizeCategory]
  private let baseSizes: [String: Double]
  private let maximumSizes: [String: Double]
  private let match: MatchedMetric?
  /// What every face's own table is taken from; nil where all have the same sizes.
  private let imported: ImportedScaling?

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - scale: the platform.
  ///   - styles: names of rows of the scale; nil for all. Tables list them in the scale's order, each
  ///     once.
  ///   - categories: nil for all of the scale's. Tables list them in ascending order, each once.
  ///   - baseSizes: by names of rows, in points; the system font's size at the default category for
  ///     every other row.
  ///   - maximumSizes: by names of rows, in points, as `maximumPointSize` of `UIFontMetrics`.
  ///   - match: by which length base sizes are matched to the system font; nil where they are not.
  ///   - displayScale: pixels per point; 3 on most iPhones. Font sizes do not depend on it.
  /// - Throws: what cannot be asked for: an unknown style, a category that the platform lacks, a size
  ///   that no font can have, two wishes that contradict each other.
  public init(
    scale platform: TypeScale = .iOS, styles: [String]? = nil,
    categories: [ContentSizeCategory]? = nil, baseSizes: [String: Double] = [:],
    maximumSizes: [String: Double] = [:], match: MatchedMetric? = nil,
    scaling: any Scaling = UIFontMetricsScaling(), displayScale: Double = 3
  ) throws(SizeTableError) {
    if scaling is UIFontMetricsScaling, !platform.hasFontMetrics {
      throw .noFontMetrics(platform: platform.platform)
    }
    let scale = scaling.scale(on: platform)
    func check(style: String) throws(SizeTableError) {
      guard !scale.rows.contains(where: { $0.name == style }) else { return }
      if scaling.hasOwnSizes { throw .styleNotInTable(style, scaling: scaling.title) }
      throw .unknownStyle(style, platform: scale.platform, reason: scale.absence)
    }
    // In the order of their bytes, so that of several faults always the same one is told.
    let bases = baseSizes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let maxima = maximumSizes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for style in (styles ?? []) + bases.map(\.key) + maxima.map(\.key) { try check(style: style) }
    for (style, size) in bases where !FontMetrics.validPointSizes.contains(size) {
      throw .invalidBaseSize(size, style: style)
    }
    for (style, size) in maxima where !FontMetrics.validPointSizes.contains(size) {
      throw .invalidMaximumSize(size, style: style)
    }
    if scaling.hasOwnSizes {
      if let style = bases.first?.key { throw .sizesAreWritten(style, scaling: scaling.title) }
      if let match { throw .sizesAreWritten("--match \(match.rawValue)", scaling: scaling.title) }
    }
    if let match {
      guard SystemFontMatch.systemUnits(match) != nil else { throw .notPublished(match) }
      if let style = bases.first?.key { throw .baseSizeAndMatch(style) }
    }
    for category in categories ?? [] where !scale.categories.contains(category) {
      if scaling.hasOwnSizes { throw .categoryNotInTable(category, scaling: scaling.title) }
      throw .unknownCategory(category, platform: scale.platform, reason: scale.absence)
    }
    guard displayScale.isFinite, displayScale > 0 else { throw .invalidDisplayScale(displayScale) }
    self.scale = scale
    self.scaling = scaling
    self.displayScale = displayScale
    self.baseSizes = baseSizes
    self.maximumSizes = maximumSizes
    self.match = match
    imported = scaling as? ImportedScaling
    self.rows = scale.rows.filter { styles?.contains($0.name) ?? true }
    self.categories = scale.categories.filter { categories?.contains($0) ?? true }
  }

  /// Checks that an imported file has a table for each face, or the same for all.
  public func checkTables(for faces: [FontFace]) throws(SizeTableError) {
    guard let imported else { return }
    for face in faces where imported.table(for: face) == nil {
      throw .noTableOf(face: face.label, names: imported.names)
    }
  }

  /// The tables of several faces, in their order.
  public func tables(for faces: [FontFace]) -> SizeTableSet {
    SizeTableSet(
      scale: scale, scaling: scaling, displayScale: displayScale,
      tables: faces.map { table(for: $0) })
  }

  /// The tables of the faces that stand for others when Bold Text is on, in their order; a face for
  /// which there is none stands for itself.
  public func tables(withBoldText pairs: [BoldTextPair]) -> SizeTableSet {
    SizeTableSet(
      scale: scale, scaling: scaling, displayScale: displayScale, legibility: .bold,
      tables: pairs.map { pair in
        var table = table(for: pair.boldFace ?? pair.face)
        table.boldText = pair
        return table
      })
  }

  /// One face's table; a style without any size to start from is left out.
  public func table(for face: FontFace) -> SizeTable {
    // Judged by all that the platform has, shown or not; told is what is about something shown.
    let all = scale.rows.compactMap { draft(of: face, $0) }
    let shown = Set(rows.map(\.name))
    let drafts = all.filter { shown.contains($0.row.name) }
    let baseless = Set(all.filter { $0.baseSize == nil }.map(\.row.name))
    let coarse = all.flatMap { draft in
      draft.baseSize.flatMap {
        fontMetrics(of: draft.row)?.coarseness(of: $0, displayScale: displayScale)
      } ?? []
    }
    let judgements = (SizeJudge(scale: scale).judgements(of: all.map(\.judged)) + coarse).filter {
      if case .neverEnlarges(let style, _, _, _) = $0, baseless.contains(style) { return false }
      return ($0.category.map(categories.contains) ?? true)
        && $0.styles.contains(where: shown.contains)
    }
    var notes: [String: [ContentSizeCategory: Set<CellNote>]] = [:]
    for judgement in judgements {
      guard let category = judgement.category else { continue }
      func add(_ note: CellNote, _ style: String) {
        notes[style, default: [:]][category, default: []].insert(note)
      }
      switch judgement {
      case .belowMinimum(let style, _, _, _): add(.belowMinimum, style)
      case .orderInverted(let style, _, let other, _, _):
        add(.orderInverted, style)
        add(.orderInverted, other)
      case .indistinguishable(let style, let other, _, _):
        add(.indistinguishable, style)
        add(.indistinguishable, other)
      case .neverEnlarges, .maximumPreventsEnlarging, .coarseScaledValue: continue
      }
    }
    return SizeTable(
      face: face, rows: drafts.map { row(of: face, $0, notes: notes[$0.row.name] ?? [:]) },
      judgements: judgements)
  }

  /// A row before its cells are worked out: every category of the platform, with its size alone.
  private struct Draft {
    let row: TypeScale.Row
    let scaling: any Scaling
    let baseSize: Double?
    let match: SystemFontMatch?
    let judged: SizeJudge.Style
  }

  private func draft(of face: FontFace, _ row: TypeScale.Row) -> Draft? {
    let table = imported.flatMap { $0.table(for: face) ?? $0.first }
    let scaling: any Scaling = table ?? self.scaling
    let usual = baseSizes[row.name] ?? scaling.baseSize(in: row, of: scale)
    guard usual != nil || scaling.hasOwnSizes else { return nil }
    var matched = match.flatMap { match in
      usual.flatMap { SystemFontMatch.match(face, by: match, systemSize: $0) }
    }
    if let size = matched?.baseSize, !FontMetrics.validPointSizes.contains(size) { matched = nil }
    let baseSize = (matched?.baseSize ?? usual).map(Self.written)
    let maximum = (maximumSizes[row.name] ?? table?.maximumSize(in: row)).map(Self.written)
    let sizes = scale.categories.compactMap { category in
      // A table has its sizes whether or not one of them is the base of the others.
      scaling.size(from: baseSize ?? 0, in: row, of: scale, at: category).map { size in
        (category: category, size: Self.written(maximum.map { min($0, size) } ?? size))
      }
    }
    let nearest = sizes.first { $0.category >= scale.defaultCategory } ?? sizes.last
    guard let judgedBase = baseSize ?? nearest?.size else { return nil }
    return Draft(
      row: row, scaling: scaling, baseSize: baseSize, match: matched?.match,
      judged: SizeJudge.Style(
        name: row.name, baseSize: judgedBase, weight: row.weight, maximumSize: maximum,
        sizes: sizes))
  }

  /// The size as data formats write it, with six decimals: what is worked out from it is then the
  /// same whether the size comes from a scaling or out of a file.
  private static func written(_ size: Double) -> Double {
    // Far above any size there are no such decimals.
    size.magnitude < 9e9 ? (size * 1e6).rounded() / 1e6 : size
  }

  private func row(
    of face: FontFace, _ draft: Draft, notes: [ContentSizeCategory: Set<CellNote>]
  ) -> SizeTable.Row {
    SizeTable.Row(
      style: draft.row.name, textStyle: draft.row.style, weight: draft.row.weight,
      emphasizedWeight: draft.row.emphasizedWeight, baseSize: draft.baseSize,
      match: draft.match, maximumSize: draft.judged.maximumSize,
      doublesAt: draft.baseSize.flatMap {
        SizeJudge.category(whereSizes: draft.judged.sizes, reach: 2, times: $0)
      },
      cells: categories.map { category in
        cell(
          of: face, draft, at: category,
          size: draft.judged.sizes.first { $0.category == category }?.size,
          notes: notes[category] ?? [])
      })
  }

  /// What scales the style's lengths; nil where another scaling is shown.
  private func fontMetrics(of row: TypeScale.Row) -> FontMetrics? {
    scaling.curve.map {
      FontMetrics(row: row, defaultCategory: scale.defaultCategory, curve: $0)
    }
  }

  private func cell(
    of face: FontFace, _ draft: Draft, at category: ContentSizeCategory, size: Double?,
    notes: Set<CellNote>
  ) -> SizeTable.Cell {
    let system = draft.row.cell(for: category)
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

    var notes = notes
    if system?.isDisputed ?? false { notes.insert(.disputedLeading) }
    switch system?.doubt {
    case .irregularLeading?: notes.insert(.irregularLeading)
    case .revised?: notes.insert(.revised)
    case nil: break
    }
    if let size, let maximum = draft.judged.maximumSize, size == maximum {
      notes.insert(.atMaximum)
    }

    return SizeTable.Cell(
      category: category, systemSize: system?.size, systemLeading: system?.leading, size: size,
      ratio: size == nil
        ? nil
        : draft.baseSize.flatMap {
          draft.scaling.ratio(from: $0, in: draft.row, of: scale, at: category)
        },
      lineHeight: points(height), ascender: points(metrics.ascender),
      descender: points(metrics.descender), leading: points(metrics.lineGap),
      lineSpacing: points(spacing), capHeight: points(metrics.capHeight),
      xHeight: points(metrics.xHeight), averageAdvance: points(metrics.averageAdvance),
      notes: notes.isEmpty ? [] : CellNote.allCases.filter(notes.contains),
      scaledValue: draft.baseSize.flatMap {
        fontMetrics(of: draft.row)?.scaledValue(
          for: $0, compatibleWith: category, displayScale: displayScale)
      },
      stated: metrics.stated, unitsPerEm: face.unitsPerEm)
  }
}

/// What a `SizeTableBuilder` cannot be asked for.
public enum SizeTableError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The scale has no row of that name; the reason is the scale's.
  case unknownStyle(String, platform: String, reason: String)
  /// The platform does not have the category, or its sizes are not published.
  case unknownCategory(ContentSizeCategory, platform: String, reason: String)
  /// The table of sizes that the scaling is has no such style.
  case styleNotInTable(String, scaling: String)
  case categoryNotInTable(ContentSizeCategory, scaling: String)
  /// The size is not in `FontMetrics.validPointSizes`.
  case invalidBaseSize(Double, style: String)
  case invalidMaximumSize(Double, style: String)
  /// The display scale is no positive number.
  case invalidDisplayScale(Double)
  /// A base size for a scaling that has its sizes written down.
  case sizesAreWritten(String, scaling: String)
  /// A base size that is given and matched.
  case baseSizeAndMatch(String)
  /// San Francisco's length is not published.
  case notPublished(MatchedMetric)
  /// A file with unlike sizes for several fonts has none for the face.
  case noTableOf(face: String, names: [String])
  /// The platform is older than `UIFontMetrics`.
  case noFontMetrics(platform: String)

  public var description: String {
    switch self {
    case .unknownStyle(let style, let platform, let reason):
      "no size of \(style) is published for \(platform): \(reason)"
    case .unknownCategory(let category, let platform, let reason):
      "no size at \(category.name) is published for \(platform): \(reason)"
    case .styleNotInTable(let style, let scaling): "\(scaling) has no style \(style)"
    case .categoryNotInTable(let category, let scaling):
      "\(scaling) has no size at \(category.name)"
    case .invalidBaseSize(let size, let style):
      "\(size) is no size for \(style): a base size is 1 to 10000 points"
    case .invalidMaximumSize(let size, let style):
      "\(size) is no maximum for \(style): a size is 1 to 10000 points"
    case .invalidDisplayScale(let scale):
      "\(scale) is no display scale: it is a number above 0, such as 2 or 3"
    case .sizesAreWritten(let style, let scaling):
      "a base size (\(style)) has no meaning for \(scaling), which has its sizes written down"
    case .baseSizeAndMatch(let style):
      "the base size of \(style) is either given or matched, not both"
    case .notPublished(let metric):
      "the average \(metric.rawValue) of San Francisco is not published, so nothing can be matched to it"
    case .noTableOf(let face, let names):
      "the imported file has sizes of \(names.prefix(10).joined(separator: ", ")), unlike each other, "
        + "and none of \(face)"
    case .noFontMetrics(let platform):
      "\(platform) has no UIFontMetrics, which came with iOS 11"
    }
  }
}
