/// Something that a table of sizes is good or bad at, as a value that a rule can report and a table
/// can note.
public enum SizeJudgement: Sendable, Equatable {
  /// A size is less than the smallest text that the platform's guidelines allow.
  case belowMinimum(style: String, category: ContentSizeCategory, size: Double, minimum: Double)
  /// A style that should be the smaller one is the larger one at a category.
  case orderInverted(
    style: String, size: Double, overtakenBy: String, itsSize: Double,
    category: ContentSizeCategory)
  /// Two styles of unlike base size and of one weight are of one size at a category.
  case indistinguishable(
    style: String, other: String, size: Double, category: ContentSizeCategory)
  /// A style never becomes as much larger as the guidelines want text to become. It is information
  /// alone where the platform's own font does not either.
  case neverEnlarges(style: String, largest: Double, wanted: Double, isPlatformsOwn: Bool)
  /// The maximum makes it impossible, whatever the curve.
  case maximumPreventsEnlarging(style: String, maximum: Double, wanted: Double)
  /// A length given to `@ScaledMetric` or `scaledValue` is so small that rounding to a pixel carries it
  /// more than a twentieth away from the curve.
  case coarseScaledValue(
    style: String, category: ContentSizeCategory, value: Double, scaled: Double, exact: Double)
}

extension SizeJudgement {
  /// A short stable name, as data formats print it.
  public var code: String {
    switch self {
    case .belowMinimum: "below-minimum"
    case .orderInverted: "order-inverted"
    case .indistinguishable: "indistinguishable"
    case .neverEnlarges: "never-enlarges"
    case .maximumPreventsEnlarging: "maximum-prevents-enlarging"
    case .coarseScaledValue: "coarse-scaled-value"
    }
  }

  /// The style that it is about; of two the one that should be the larger.
  public var style: String {
    switch self {
    case .belowMinimum(let style, _, _, _), .orderInverted(let style, _, _, _, _),
      .indistinguishable(let style, _, _, _), .neverEnlarges(let style, _, _, _),
      .maximumPreventsEnlarging(let style, _, _), .coarseScaledValue(let style, _, _, _, _):
      style
    }
  }

  /// The styles that it is about, one or two.
  public var styles: [String] {
    switch self {
    case .orderInverted(let style, _, let other, _, _),
      .indistinguishable(let style, let other, _, _):
      [style, other]
    default: [style]
    }
  }

  /// The category that it is about; nil where it is about all.
  public var category: ContentSizeCategory? {
    switch self {
    case .belowMinimum(_, let category, _, _), .orderInverted(_, _, _, _, let category),
      .indistinguishable(_, _, _, let category), .coarseScaledValue(_, let category, _, _, _):
      category
    case .neverEnlarges, .maximumPreventsEnlarging: nil
    }
  }

  /// Whether it tells something to know rather than something to mend: Apple's own curves do it.
  public var isInformation: Bool {
    switch self {
    case .indistinguishable: true
    case .neverEnlarges(_, _, _, let isPlatformsOwn): isPlatformsOwn
    default: false
    }
  }
}

/// Judges tables of sizes.
public struct SizeJudge: Sendable {
  private let scale: TypeScale

  /// Makes a judge that goes by a platform's guidelines.
  public init(scale: TypeScale) { self.scale = scale }

  /// What is judged: one style, in the order of the hierarchy, most prominent first.
  public struct Style: Sendable, Equatable {
    public let name: String
    public let baseSize: Double
    /// The weight meant for the style; nil where none is known.
    public let weight: FontWeight?
    /// The largest size that the app lets the style grow to; nil for none.
    public let maximumSize: Double?
    /// Sizes by category; categories without a size are left out.
    public let sizes: [(category: ContentSizeCategory, size: Double)]

    public init(
      name: String, baseSize: Double, weight: FontWeight?, maximumSize: Double? = nil,
      sizes: [(category: ContentSizeCategory, size: Double)]
    ) {
      self.name = name
      self.baseSize = baseSize
      self.weight = weight
      self.maximumSize = maximumSize
      self.sizes = sizes
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.baseSize == right.baseSize && left.weight == right.weight
        && left.maximumSize == right.maximumSize
        && left.sizes.elementsEqual(right.sizes) { $0 == $1 }
    }

    func size(at category: ContentSizeCategory) -> Double? {
      sizes.first { $0.category == category }?.size
    }
  }

  /// Everything there is to say, by style and category: first what is about one style, in the order
  /// given, then what is about two.
  public func judgements(of styles: [Style]) -> [SizeJudgement] {
    styles.flatMap(judgements(of:)) + comparisons(of: styles)
  }

  /// The first category at which a style is so many times its base size; nil if there is none.
  public static func category(
    whereSizes sizes: [(category: ContentSizeCategory, size: Double)], reach factor: Double,
    times baseSize: Double
  ) -> ContentSizeCategory? {
    sizes.first { $0.size >= factor * baseSize }?.category
  }

  private func judgements(of style: Style) -> [SizeJudgement] {
    var found: [SizeJudgement] = style.sizes.compactMap { category, size in
      size < scale.minimumSize
        ? .belowMinimum(
          style: style.name, category: category, size: size, minimum: scale.minimumSize) : nil
    }
    let wanted = style.baseSize * scale.enlargement
    if let maximum = style.maximumSize, maximum < wanted {
      found.append(
        .maximumPreventsEnlarging(style: style.name, maximum: maximum, wanted: wanted))
      return found
    }
    // A platform with one category has nothing to enlarge by.
    guard style.sizes.count > 1, scale.categories.count > 1, let largest = style.sizes.last,
      // Judged by the platform's whole range alone: of a part of it nothing follows.
      largest.category
        == (TypeScale.all.first { $0.platform == scale.platform } ?? scale).categories.last,
      Self.category(
        whereSizes: style.sizes, reach: scale.enlargement, times: style.baseSize) == nil
    else { return found }
    let system = scale.rows.first { $0.name == style.name }
    let isPlatformsOwn =
      if let own = system?.cells.last?.size,
        let base = system?.cell(for: scale.defaultCategory)?.size
      {
        own < scale.enlargement * base
      } else {
        false
      }
    found.append(
      .neverEnlarges(
        style: style.name, largest: largest.size, wanted: wanted, isPlatformsOwn: isPlatformsOwn))
    return found
  }

  /// Compares every style with those that stand below it: those of a smaller base size, and of the
  /// same base size those named later; for being alike with those of the next smaller size.
  private func comparisons(of styles: [Style]) -> [SizeJudgement] {
    var found: [SizeJudgement] = []
    for (position, style) in styles.enumerated() {
      // Alike is compared with the next smaller size alone: further ones follow from it.
      let next = styles.filter { $0.baseSize < style.baseSize && $0.weight == style.weight }
        .map(\.baseSize).max()
      for (otherPosition, other) in styles.enumerated()
      where other.baseSize < style.baseSize
        || (other.baseSize == style.baseSize && otherPosition > position)
      {
        for (category, size) in style.sizes {
          guard let otherSize = other.size(at: category) else { continue }
          if otherSize > size {
            found.append(
              .orderInverted(
                style: style.name, size: size, overtakenBy: other.name, itsSize: otherSize,
                category: category))
          } else if otherSize == size, other.baseSize == next, style.weight == other.weight {
            found.append(
              .indistinguishable(
                style: style.name, other: other.name, size: size, category: category))
          }
        }
      }
    }
    return found
  }
}

extension FontMetrics {
  /// Where a length given to `scaledValue` or `@ScaledMetric` comes out more than a twentieth away
  /// from the curve, because it is rounded to a pixel.
  ///
  /// So `@ScaledMetric var factor = 1.0` is 1.333 at caption1 and `xLarge`, where the curve says
  /// 1.1875 (measured, wanteddev/montage-ios pull request 574). Scale 100 and divide instead.
  ///
  /// - Parameter displayScale: pixels per point.
  /// - Returns: one judgement for each category; none for a length of 0.
  public func coarseness(of value: Double, displayScale: Double = 3) -> [SizeJudgement] {
    row.cells.compactMap { cell in
      guard let ratio = ratio(compatibleWith: cell.category),
        let scaled = scaledValue(
          for: value, compatibleWith: cell.category, displayScale: displayScale)
      else { return nil }
      let exact = value * ratio
      guard exact.magnitude > 0, (scaled - exact).magnitude > exact.magnitude / 20 else {
        return nil
      }
      return .coarseScaledValue(
        style: row.name, category: cell.category, value: value, scaled: scaled, exact: exact)
    }
  }
}
