/// A table of sizes that somebody made by hand: styles, of which some may be invented, and a size
/// for each category that the maker thought of.
public struct SizePreset: Sendable, Equatable {
  /// The styles in the maker's order.
  public let rows: [Row]

  public init(rows: [Row]) { self.rows = rows }

  /// One style of the table.
  public struct Row: Sendable, Equatable {
    /// UIKit's name of the style, or the maker's.
    public let name: String
    /// The size that the app asks for, where the table says it; else the one at the default category.
    public let baseSize: Double?
    /// The largest size that the app asks for, where the table says it.
    public let maximumSize: Double?
    /// The cells that are filled, smallest text first.
    public let cells: [Cell]

    public init(
      name: String, baseSize: Double? = nil, maximumSize: Double? = nil, cells: [Cell]
    ) {
      self.name = name
      self.baseSize = baseSize
      self.maximumSize = maximumSize
      self.cells = cells.sorted { $0.category < $1.category }
    }
  }

  /// One size.
  public struct Cell: Sendable, Equatable {
    public let category: ContentSizeCategory
    /// In points.
    public let size: Double
    /// The factor, where the table says it; else the size by the base size.
    public let ratio: Double?

    public init(category: ContentSizeCategory, size: Double, ratio: Double? = nil) {
      self.category = category
      self.size = size
      self.ratio = ratio
    }
  }
}

extension SizePreset.Row {
  /// A row with a size for every category, smallest text first.
  init(_ name: String, _ sizes: [Double]) {
    self.init(
      name: name,
      cells: zip(ContentSizeCategory.allCases, sizes).map { .init(category: $0, size: $1) })
  }

  /// The size that the others are measured by: the one given, else that at the category; nil where
  /// the table has neither.
  func base(at category: ContentSizeCategory) -> Double? {
    baseSize ?? cells.first { $0.category == category }?.size
  }
}
