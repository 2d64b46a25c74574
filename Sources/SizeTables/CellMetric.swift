import FontInspection

/// A number of a cell that a reader can ask for by name.
public enum CellMetric: String, Sendable, Equatable, CaseIterable {
  case systemSize, systemLeading, size, ratio, lineHeight, ascender, descender, leading
  case lineSpacing, capHeight, xHeight, averageAdvance
  /// What `UIFontMetrics.scaledValue(for:)` makes of the base size.
  case scaledValue
  // What `OS/2` and `post` state beside: the raw values are those of `StatedMetric`.
  case typoAscender, typoDescender, typoLineGap, winAscent, winDescent
  case underlinePosition, underlineThickness, strikeoutPosition, strikeoutSize
  case subscriptXSize, subscriptYSize, subscriptXOffset, subscriptYOffset
  case superscriptXSize, superscriptYSize, superscriptXOffset, superscriptYOffset

  /// The length that `OS/2` or `post` states; nil for the numbers that every table has.
  var stated: StatedMetric? { StatedMetric(name: rawValue) }

  /// The name as data formats have it.
  public var name: String { rawValue }

  /// The name in words, for the head of a column or a line.
  public var title: String {
    switch self {
    case .systemSize: "system"
    case .systemLeading: "system line"
    case .size: "size"
    case .ratio: "ratio"
    case .lineHeight: "line"
    case .ascender: "ascender"
    case .descender: "descender"
    case .leading: "leading"
    case .lineSpacing: "line spacing"
    case .capHeight: "cap height"
    case .xHeight: "x-height"
    case .averageAdvance: "average advance"
    case .scaledValue: "scaled value"
    default: words
    }
  }

  /// The number in a cell.
  public func value(in cell: SizeTable.Cell) -> Double? {
    switch self {
    case .systemSize: cell.systemSize
    case .systemLeading: cell.systemLeading
    case .size: cell.size
    case .ratio: cell.ratio
    case .lineHeight: cell.lineHeight
    case .ascender: cell.ascender
    case .descender: cell.descender
    case .leading: cell.leading
    case .lineSpacing: cell.lineSpacing
    case .capHeight: cell.capHeight
    case .xHeight: cell.xHeight
    case .averageAdvance: cell.averageAdvance
    case .scaledValue: cell.scaledValue
    default: stated.flatMap(cell.points)
    }
  }

  /// The name with spaces before its capitals: `underline position`.
  private var words: String {
    rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }
}
