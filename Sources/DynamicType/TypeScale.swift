/// One platform's grid of text styles and content size categories: what Apple's own font is set in.
public struct TypeScale: Sendable, Equatable {
  /// The platform's name as Apple writes it, such as `iOS`.
  public let platform: String
  /// The category that a new device is set to, and at which a font has its base size.
  public let defaultCategory: ContentSizeCategory
  /// Devices that are set to another category when they are new; empty but for watchOS.
  public let devices: [Device]
  /// The categories that the platform has, smallest text first.
  public let categories: [ContentSizeCategory]
  /// The smallest text that the Human Interface Guidelines allow, in points.
  public let minimumSize: Double
  /// How much larger than by default the guidelines want text to become: 2, and 1.4 on watchOS.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility ("at least 200 percent, or 140 percent
  /// in watchOS apps"); WCAG 2.2, success criterion 1.4.4, asks for 200 % too.
  public let enlargement: Double
  /// Whether the platform has `UIFontMetrics`, or scales custom fonts as it does.
  public let hasFontMetrics: Bool
  /// Whether text follows a setting; where it does not, sizes are fixed.
  public let hasDynamicType: Bool
  /// Why the platform lacks a style or a category that another one has, in one sentence without a
  /// full stop: what is not published is not guessed.
  public let absence: String
  /// The styles in the order of the guidelines.
  public let rows: [Row]

  /// Makes a scale.
  public init(
    platform: String, defaultCategory: ContentSizeCategory, devices: [Device] = [],
    categories: [ContentSizeCategory], minimumSize: Double, enlargement: Double = 2,
    hasFontMetrics: Bool = true, hasDynamicType: Bool = true,
    absence: String = "the platform has no others", rows: [Row]
  ) {
    self.platform = platform
    self.defaultCategory = defaultCategory
    self.devices = devices
    self.categories = categories
    self.minimumSize = minimumSize
    self.enlargement = enlargement
    self.hasFontMetrics = hasFontMetrics
    self.hasDynamicType = hasDynamicType
    self.absence = absence
    self.rows = rows
  }
}

extension TypeScale {
  /// A kind of device, and the category that it is set to when it is new.
  public struct Device: Sendable, Equatable {
    /// The name as people say it, such as `44mm`.
    public let name: String
    public let defaultCategory: ContentSizeCategory

    public init(_ name: String, defaultCategory: ContentSizeCategory) {
      self.name = name
      self.defaultCategory = defaultCategory
    }
  }

  /// One style of a scale.
  public struct Row: Sendable, Equatable {
    /// The style's name: UIKit's, or the platform's where UIKit lacks the style.
    public let name: String
    /// Other names that the platform's guidelines or people use for it.
    public let otherNames: [String]
    /// The style in UIKit; nil where UIKit lacks it.
    public let style: TextStyle?
    /// The weight of the system font in this style; nil where it is not published.
    public let weight: FontWeight?
    /// The weight of the system font in this style with the bold trait; nil where it is not
    /// published.
    public let emphasizedWeight: FontWeight?
    /// The published cells, smallest text first.
    public let cells: [Cell]

    /// Makes the row of a style that UIKit has.
    public init(
      _ style: TextStyle, otherNames: [String] = [], weight: FontWeight?,
      emphasizedWeight: FontWeight?, cells: [Cell]
    ) {
      self.init(
        name: style.name, otherNames: otherNames, style: style, weight: weight,
        emphasizedWeight: emphasizedWeight, cells: cells)
    }

    /// Makes a row; `style` is nil for a style that UIKit lacks.
    public init(
      name: String, otherNames: [String] = [], style: TextStyle?, weight: FontWeight?,
      emphasizedWeight: FontWeight?, cells: [Cell]
    ) {
      self.name = name
      self.otherNames = otherNames
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
    /// The line height as published, in points; nil where none is.
    public let leading: Double?
    /// The line height that measured values imply, in points, where it is not the published one.
    public let measuredLeading: Double?
    /// What speaks against a published number; nil where nothing does.
    public let doubt: Doubt?

    /// Whether measured values contradict the published line height.
    public var isDisputed: Bool { measuredLeading != nil }

    /// Makes a cell.
    public init(
      category: ContentSizeCategory, size: Double, leading: Double?,
      measuredLeading: Double? = nil, doubt: Doubt? = nil
    ) {
      self.category = category
      self.size = size
      self.leading = leading
      self.measuredLeading = measuredLeading
      self.doubt = doubt
    }

    /// The line height that `UIFontMetrics` calculates with on a curve, in points.
    public func leading(on curve: LeadingCurve) -> Double? {
      switch curve {
      case .measured: measuredLeading ?? leading
      case .hig: leading
      }
    }
  }

  /// What speaks against a published number.
  public enum Doubt: String, Sendable, Equatable, CaseIterable {
    /// The published line height breaks the rule that all its neighbours follow.
    case irregularLeading
    /// Apple changed the number from one publication to the next; it is the newer one.
    case revised
  }
}

/// Which line heights a scaling by line heights goes by, where publication and measurement differ.
public enum LeadingCurve: String, Sendable, Equatable, CaseIterable {
  /// What measured values imply, else what is published.
  case measured
  /// What the Human Interface Guidelines publish.
  case hig
}

extension TypeScale {
  /// Every scale that there is: to add a platform, write its file in `Platforms` and a line here.
  public static let all: [TypeScale] = [
    .iOS, .watchOS, .macOS, .tvOS, .visionOS, .iOS7To10,
  ]

  /// The scale of a platform by its name, letters in either case and other marks not counting; nil
  /// if there is none.
  ///
  /// The name of a device may follow, which sets the default category: `watchOS:44mm`. `iPadOS` is
  /// `iOS`.
  public static func named(_ platform: String) -> TypeScale? {
    let sides = platform.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = sides.first, let spelling = Spelling(String(first)) else { return nil }
    let isPad = spelling.matches("ipados")
    guard let scale = all.first(where: { Spelling($0.platform) == spelling || isPad }) else {
      return nil
    }
    return sides.count == 1 ? scale : scale.on(device: String(sides[1]))
  }

  /// The scale as it is on a device that is set to another category when it is new; nil if the
  /// platform knows no such device.
  public func on(device name: String) -> TypeScale? {
    guard let spelling = Spelling(name),
      let device = devices.first(where: { Spelling($0.name) == spelling })
    else { return nil }
    return with(defaultCategory: device.defaultCategory, categories: categories, rows: rows)
  }

  /// The same platform with another default category, other categories and rows.
  func with(
    defaultCategory: ContentSizeCategory, categories: [ContentSizeCategory], rows: [Row]
  ) -> TypeScale {
    TypeScale(
      platform: platform, defaultCategory: defaultCategory, devices: devices,
      categories: categories, minimumSize: minimumSize, enlargement: enlargement,
      hasFontMetrics: hasFontMetrics, hasDynamicType: hasDynamicType, absence: absence, rows: rows)
  }

  /// The row of a style; nil where the platform lacks it.
  public func row(for style: TextStyle) -> Row? {
    rows.first { $0.style == style }
  }

  /// The row of a style in any spelling that `TextStyle` reads, or by the platform's own name; nil
  /// where the platform lacks it.
  public func row(named name: String) -> Row? {
    if let style = TextStyle(parsing: name), let row = row(for: style) { return row }
    if let row = rows.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return row }
    guard let spelling = Spelling(name, droppingPrefixes: TextStyle.typeNames) else { return nil }
    return rows.first { row in
      ([row.name] + row.otherNames).contains { Spelling($0) == spelling }
    }
  }
}
