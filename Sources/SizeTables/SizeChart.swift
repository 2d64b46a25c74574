import DynamicType

/// What a chart of one face's table shows: a panel for each style, all on one scale.
struct SizeChart {
  /// One style.
  struct Panel {
    let style: String
    /// The sizes that the app gets, by category; nil where there is none.
    let sizes: [Double?]
    /// The system font's.
    let systemSizes: [Double?]
  }

  let categories: [ContentSizeCategory]
  /// What the categories are called.
  let heads: [String]
  let panels: [Panel]
  /// Where the scale of sizes ends: a multiple of `step` that no size exceeds.
  let top: Double
  /// How far the lines of the grid are apart, in points.
  let step: Double

  /// - Parameter set: the tables that share the scale, `table` among them.
  init(_ table: SizeTable, in set: SizeTableSet) {
    categories = table.rows.first?.cells.map(\.category) ?? []
    heads = categories.map(set.head)
    panels = table.rows.map { row in
      Panel(
        style: row.style, sizes: row.cells.map(\.size), systemSizes: row.cells.map(\.systemSize))
    }
    let largest =
      set.tables.flatMap(\.rows).flatMap(\.cells).flatMap { [$0.size, $0.systemSize] }
      .compactMap { $0 }.filter { $0.isFinite }.max() ?? 0
    // 20, 40, 100, 200, 400, … so that there are three to five lines.
    var step = 20.0
    var factors = [2.0, 2.5, 2.0]
    while largest / step > 5, step < 1e9 {
      step *= factors[0]
      factors.append(factors.removeFirst())
    }
    self.step = step
    top = max(step, (largest / step).rounded(.up) * step)
  }

  /// The lines of the grid, from 0 on.
  var lines: [Double] {
    Array(stride(from: 0, through: top + step / 2, by: step))
  }

  /// The places of the labels under a panel: the ends, the default and the first accessibility size.
  var labelled: [Int] {
    let wanted: [ContentSizeCategory?] = [
      categories.first, .large, .accessibilityMedium, categories.last,
    ]
    return categories.indices.filter { wanted.contains(categories[$0]) }
  }
}

extension SizeChart.Panel {
  /// The first and the last of the sizes, as `15 -> 48`; one alone where both are equal.
  static func span(_ sizes: [Double?], arrow: String) -> String {
    let known = sizes.compactMap { $0 }
    guard let first = known.first, let last = known.last else { return "-" }
    let start = DecimalText.shortest(first, decimals: 2)
    return first == last ? start : "\(start) \(arrow) \(DecimalText.shortest(last, decimals: 2))"
  }
}
