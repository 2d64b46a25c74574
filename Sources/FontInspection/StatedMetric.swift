/// A length in font units that `OS/2` or `post` states and iOS lays no line out by (OpenType
/// specification, `OS/2` and `post`).
public enum StatedMetric: Int, Sendable, Hashable, CaseIterable {
  /// sTypoAscender, sTypoDescender (negative below the baseline) and sTypoLineGap.
  case typoAscender, typoDescender, typoLineGap
  /// usWinAscent and usWinDescent, which is positive below the baseline.
  case winAscent, winDescent
  /// `post` underlinePosition, the top of the stroke, negative below the baseline.
  case underlinePosition
  case underlineThickness
  /// yStrikeoutPosition, the top of the stroke above the baseline, and yStrikeoutSize, its thickness.
  case strikeoutPosition, strikeoutSize
  case subscriptXSize, subscriptYSize, subscriptXOffset, subscriptYOffset
  case superscriptXSize, superscriptYSize, superscriptXOffset, superscriptYOffset

  /// Whether it is one of the sets beside `hhea` that other systems set lines by.
  var isVertical: Bool { rawValue <= Self.winDescent.rawValue }

  /// The metric's name in output, as above.
  public var name: String { String(describing: self) }

  /// The metric of a name; nil where there is none.
  public init?(name: String) {
    guard let metric = Self.byName[name] else { return nil }
    self = metric
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
