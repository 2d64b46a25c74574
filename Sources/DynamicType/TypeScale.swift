/// One platform's grid of text styles and content size categories: what Apple's own font is set in.
public struct TypeScale: Sendable, Equatable {
  /// The platform's name as Apple writes it, such as `iOS`.
  public let platform: String
  /// The category that a new device is set to, and at which a font has its base size.
  public let defaultCategory: ContentSizeCategory
  /// The categories that the platform has, smallest text first.
  public let categories: [ContentSizeCategory]
  /// The smallest text that the Human Interface Guidelines allow, in points.
  public let minimumSize: Double
  /// The styles in the order of the guidelines.
  public let rows: [Row]

  /// Makes a scale; every row should have a cell for every category.
  public init(
    platform: String, defaultCategory: ContentSizeCategory, categories: [ContentSizeCategory],
    minimumSize: Double, rows: [Row]
  ) {
    self.platform = platform
    self.defaultCategory = defaultCategory
    self.categories = categories
    self.minimumSize = minimumSize
    self.rows = rows
  }
}

extension TypeScale {
  /// One style of a scale.
  public struct Row: Sendable, Equatable {
    /// The style's name: UIKit's, or the platform's where UIKit lacks the style.
    public let name: String
    /// The style in UIKit; nil where UIKit lacks it.
    public let style: TextStyle?
    /// The weight of the system font in this style.
    public let weight: FontWeight
    /// The weight of the system font in this style with the bold trait.
    public let emphasizedWeight: FontWeight
    /// One cell for each category of the scale, smallest text first.
    public let cells: [Cell]

    /// Makes the row of a style that UIKit has.
    public init(
      _ style: TextStyle, weight: FontWeight, emphasizedWeight: FontWeight, cells: [Cell]
    ) {
      self.init(
        name: style.name, style: style, weight: weight, emphasizedWeight: emphasizedWeight,
        cells: cells)
    }

    /// Makes a row; `style` is nil for a style that UIKit lacks.
    public init(
      name: String, style: TextStyle?, weight: FontWeight, emphasizedWeight: FontWeight,
      cells: [Cell]
    ) {
      self.name = name
      self.style = style
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.cells = cells
    }

    /// The cell of a category; nil where the platform publishes none.
    public func cell(for category: ContentSizeCategory) -> Cell? {
      cells.first { $0.category == category }
    }
  }

  /// The system font in one style at one category.
  public struct Cell: Sendable, Equatable {
    public let category: ContentSizeCategory
    /// The system font's size, in points.
    public let size: Double
    /// The line height as published, in points.
    public let leading: Double
    /// The line height that `UIFontMetrics` calculates with, in points: the published one, but
    /// where measured values imply another.
    public let scalingLeading: Double

    /// Whether measured values contradict the published line height.
    public var isDisputed: Bool { leading != scalingLeading }

    /// Makes a cell; `scalingLeading` is given only where it differs from the published line height.
    public init(
      category: ContentSizeCategory, size: Double, leading: Double, scalingLeading: Double? = nil
    ) {
      self.category = category
      self.size = size
      self.leading = leading
      self.scalingLeading = scalingLeading ?? leading
    }
  }
}

extension TypeScale {
  /// Every scale that there is: to add a platform, write its file in `Platforms` and a line here.
  public static let all: [TypeScale] = [
    .iOS
  ]

  /// The scale of a platform by its name, letters in either case; nil if there is none.
  public static func named(_ platform: String) -> TypeScale? {
    guard let spelling = Spelling(platform) else { return nil }
    return all.first { Spelling($0.platform) == spelling }
  }

  /// The row of a style; nil where the platform lacks it.
  public func row(for style: TextStyle) -> Row? {
    rows.first { $0.style == style }
  }

  /// The row of a style in any spelling that `TextStyle` reads, or by the platform's own name; nil
  /// where the platform lacks it.
  public func row(named name: String) -> Row? {
    if let style = TextStyle(parsing: name), let row = row(for: style) { return row }
    guard let spelling = Spelling(name) else { return nil }
    return rows.first { Spelling($0.name) == spelling }
  }
}
