public import DynamicType
public import FontInspection

/// One face's sizes and metrics for text styles and content size categories.
public struct SizeTable: Sendable, Equatable {
  /// The face that draws: with Bold Text on it may be another one than was asked for.
  public let face: FontFace
  /// The styles, in the order of the scale.
  public let rows: [Row]
  /// What is good and bad about the sizes.
  public let judgements: [SizeJudgement]
  /// With Bold Text on: which face was asked for, and which one stands for it; else nil.
  public var boldText: BoldTextPair?

  public init(
    face: FontFace, rows: [Row], judgements: [SizeJudgement] = [], boldText: BoldTextPair? = nil
  ) {
    self.face = face
    self.rows = rows
    self.judgements = judgements
    self.boldText = boldText
  }

  /// One text style.
  public struct Row: Sendable, Equatable {
    /// UIKit's name, or the platform's where UIKit lacks the style.
    public let style: String
    /// The style in UIKit; nil where UIKit lacks it.
    public let textStyle: TextStyle?
    /// The weight of the system font in this style; nil where it is not published.
    public var weight: FontWeight? = nil
    /// The same with the bold trait.
    public var emphasizedWeight: FontWeight? = nil
    /// The font's size at the default category, in points, as the app asks for it; nil where a table
    /// does not say it.
    public let baseSize: Double?
    /// How the base size was matched to the system font; nil where it was not.
    public let match: SystemFontMatch?
    /// The largest size that the app asks for; nil for none.
    public let maximumSize: Double?
    /// The first category of the platform, shown or not, at which the font is at least twice its
    /// base size, as WCAG 2.2, success criterion 1.4.4 asks of text; nil if there is none.
    public let doublesAt: ContentSizeCategory?
    /// The categories asked for, smallest text first.
    public let cells: [Cell]
  }

  /// One text style at one category. Lengths are points at `size`, rounded to nothing; nil where a
  /// number does not exist.
  public struct Cell: Sendable, Equatable {
    public let category: ContentSizeCategory
    /// The system font's size.
    public let systemSize: Double?
    /// The system font's line height as Apple publishes it, in disputed cells too.
    public let systemLeading: Double?
    /// The size that the app gets.
    public let size: Double?
    /// The factor of the scaling as an unrounded quotient; `size` is rounded, so it may differ from
    /// `baseSize` times this.
    public let ratio: Double?
    /// `ascender` − `descender`, the distance of a label's lines.
    public let lineHeight: Double?
    public let ascender: Double?
    /// Negative below the baseline.
    public let descender: Double?
    /// The line gap.
    public let leading: Double?
    /// `lineHeight` + `leading`.
    public let lineSpacing: Double?
    public let capHeight: Double?
    public let xHeight: Double?
    /// The width of the average character (`OS/2` xAvgCharWidth).
    public let averageAdvance: Double?
    public var notes: [CellNote]
    /// What `UIFontMetrics.scaledValue(for:)` makes of the base size at the display scale: a length
    /// that grows with the text, to the pixel; nil where another scaling than `UIFontMetrics` is shown.
    public var scaledValue: Double? = nil
    /// The other lengths of the face, in font units.
    var stated = StatedMetrics()
    /// What they are divided by; nil where the face has none.
    var unitsPerEm: Int? = nil

    /// A length that `OS/2` or `post` states, in points at `size`.
    public func points(_ metric: StatedMetric) -> Double? {
      guard let units = stated[metric], let size, let unitsPerEm, unitsPerEm > 0 else {
        return nil
      }
      let points = units * size / Double(unitsPerEm)
      return points.isFinite ? points : nil
    }
  }
}

/// Something that a reader of a cell should know; the raw value is what data formats print.
public enum CellNote: String, Sendable, Equatable, CaseIterable {
  /// The published line height contradicts the measured scaling; `size` and `ratio` follow the
  /// measurement unless the curve that is published was asked for.
  case disputedLeading = "disputed-leading"
  /// The published line height breaks the rule that all its neighbours follow.
  case irregularLeading = "irregular-leading"
  /// Apple changed the number from one publication to the next.
  case revised = "revised"
  /// `size` is less than the smallest text that the platform's guidelines allow.
  case belowMinimum = "below-minimum"
  /// The style is larger than one that should be larger, or smaller than one that should be smaller.
  case orderInverted = "order-inverted"
  /// Another style of another base size and the same weight has the same size here.
  case indistinguishable = "indistinguishable"
  /// The maximum is reached.
  case atMaximum = "at-maximum"
}

/// What an emitter prints: tables of several faces, made alike.
public struct SizeTableSet: Sendable {
  /// The platform's grid, or that of the scaling where it has styles or categories of its own.
  public let scale: TypeScale
  public let scaling: any Scaling
  /// Pixels per point of the display.
  public let displayScale: Double
  /// Whether the faces are those that stand for others when Bold Text is on.
  public let legibility: LegibilityWeight
  /// One table per face, in the order in which the faces were given.
  public let tables: [SizeTable]
  /// Fonts that were asked for and could not be read; only data formats print them.
  public var unreadable: [UnreadableFont]

  public init(
    scale: TypeScale, scaling: any Scaling, displayScale: Double,
    legibility: LegibilityWeight = .regular, tables: [SizeTable],
    unreadable: [UnreadableFont] = []
  ) {
    self.scale = scale
    self.scaling = scaling
    self.displayScale = displayScale
    self.legibility = legibility
    self.tables = tables
    self.unreadable = unreadable
  }
}

extension FontFace {
  /// What a reader knows the face by: the PostScript name, else the full name, else the family and
  /// the place in its design space, else the file.
  var label: String {
    if let name = postScriptName ?? fullName { return name }
    guard let family else { return displayPath }
    guard let instance, !instance.isDefault, instance.name == nil else { return family }
    let place = instance.coordinates
      .map { "\($0.tag)=\(DecimalText.shortest($0.value, decimals: 3))" }
      .joined(separator: ",")
    return place.isEmpty ? family : "\(family) \(place)"
  }
}
