import FontInspection

/// A length by which a font can be made to look as large as San Francisco.
public enum MatchedMetric: String, Sendable, Equatable, CaseIterable {
  case xHeight = "x-height"
  case capHeight = "cap-height"
  case lineHeight = "line-height"
  case width
}

/// What a face's base size has to be to look as large as the system font does at its size.
///
/// The system font is SF Pro Text: 2048 units per em, ascender 1950, descender -494, no line gap, cap
/// height 1443 (several public tables of font metrics agree on these), x-height 1078 (one author).
/// Check: 15 points x 2444 / 2048 is 17.900391, the line height that was measured at 15 points. Its
/// average width is not published, so nothing can be matched by width.
public struct SystemFontMatch: Sendable, Equatable {
  public let metric: MatchedMetric
  /// The system font's size, in points.
  public let systemSize: Double
  /// The length that both have, in points: the system font's at `systemSize`.
  public let length: Double
  /// The length in the face at the system font's size, in points.
  public let unmatchedLength: Double

  /// The units per em and the lengths of SF Pro Text; nil where it is not published.
  static func systemUnits(_ metric: MatchedMetric) -> Double? {
    switch metric {
    case .xHeight: 1078
    case .capHeight: 1443
    case .lineHeight: 1950 + 494
    case .width: nil
    }
  }

  static let systemUnitsPerEm = 2048.0

  /// The length of a face in its own units; nil where the face lacks it.
  static func units(_ metric: MatchedMetric, of face: FontFace) -> Double? {
    switch metric {
    case .xHeight: face.metrics.xHeight
    case .capHeight: face.metrics.capHeight
    case .lineHeight:
      if let ascender = face.metrics.ascender, let descender = face.metrics.descender {
        ascender - descender
      } else {
        nil
      }
    case .width: nil
    }
  }

  /// The base size at which a face looks as large as the system font; nil where the face lacks the
  /// length.
  static func match(
    _ face: FontFace, by metric: MatchedMetric, systemSize: Double
  ) -> (baseSize: Double, match: SystemFontMatch)? {
    guard let systemUnits = systemUnits(metric), let units = units(metric, of: face), units > 0,
      units.isFinite, let unitsPerEm = face.unitsPerEm, unitsPerEm > 0
    else { return nil }
    let size =
      systemSize * systemUnits * Double(unitsPerEm) / (systemUnitsPerEm * units)
    return (
      size,
      SystemFontMatch(
        metric: metric, systemSize: systemSize,
        length: systemSize * systemUnits / systemUnitsPerEm,
        unmatchedLength: systemSize * units / Double(unitsPerEm))
    )
  }
}
