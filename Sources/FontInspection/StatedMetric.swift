/// A length in font units that `OS/2` or `post` states and iOS lays no line out by (OpenType
/// specification, `OS/2` and `post`).
public enum StatedMetric: String, Sendable, Hashable, CaseIterable {
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
}
