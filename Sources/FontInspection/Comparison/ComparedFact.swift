internal import TextFormatting

/// A fact that is compared when one face replaces another, and whether code relies on it.
struct ComparedFact: Sendable {
  let property: InspectionProperty
  /// True where an app that names the face, or lays out text in it, shows a difference.
  let isReliedOn: Bool
  /// True for lengths in font units, which are compared per em: a font that is drawn anew in a finer
  /// grid stays the same.
  let isLength: Bool

  private init(_ property: InspectionProperty, isReliedOn: Bool, isLength: Bool = false) {
    self.property = property
    self.isReliedOn = isReliedOn
    self.isLength = isLength
  }

  /// Every fact, in reading order.
  static let all: [ComparedFact] =
    reliedOn([
      .postScriptName, .family, .style, .fullName, .weight, .weightName, .width, .italic, .bold,
      .monospaced,
    ])
    + [FaceProperty.ascender, .descender, .lineGap, .lineHeight, .capHeight, .xHeight].map {
      ComparedFact(InspectionProperty($0), isReliedOn: true, isLength: true)
    }
    + named(["appleSupport.verdict"], isReliedOn: true)
    + [FaceProperty.averageAdvance].map {
      // CoreText has no name for it, and apps that use it read it themselves.
      ComparedFact(InspectionProperty($0), isReliedOn: false, isLength: true)
    }
    // iOS lays lines out by `hhea`; other systems, and other apps, do not.
    + lengths([
      "verticalMetrics.typo.ascender", "verticalMetrics.typo.descender",
      "verticalMetrics.typo.lineGap", "verticalMetrics.win.ascender",
      "verticalMetrics.win.descender",
    ])
    + named(["verticalMetrics.useTypoMetrics"], isReliedOn: false)
    + strokes
    + [FaceProperty.unitsPerEm, .glyphCount, .format, .container, .variable].map {
      ComparedFact(InspectionProperty($0), isReliedOn: false)
    }
    + named(["licence.version", "licence.name", "embedding.fsType"], isReliedOn: false)

  /// Underlines, strikeouts and raised or lowered text are drawn by them; nothing else moves.
  private static let strokes = StatedMetric.allCases.filter { !$0.isVertical }.map { metric in
    ComparedFact(
      InspectionProperty(metric.name, "a length that `table --metrics` offers") { face, _ in
        JSONValue(face.face.metrics.stated[metric])
      }, isReliedOn: false, isLength: true)
  }

  private static func reliedOn(_ properties: [FaceProperty]) -> [ComparedFact] {
    properties.map { ComparedFact(InspectionProperty($0), isReliedOn: true) }
  }

  private static func lengths(_ names: [String]) -> [ComparedFact] {
    names.compactMap { InspectionProperty.named($0) }
      .map { ComparedFact($0, isReliedOn: false, isLength: true) }
  }

  private static func named(_ names: [String], isReliedOn: Bool) -> [ComparedFact] {
    names.compactMap { InspectionProperty.named($0) }
      .map { ComparedFact($0, isReliedOn: isReliedOn) }
  }

  /// The change of the fact; nil where it is the same.
  func change(
    from old: InspectedFace, in oldFile: InspectedFile, to new: InspectedFace,
    in newFile: InspectedFile
  ) -> FaceComparison.Change? {
    let before = property.json(of: old, in: oldFile)
    let after = property.json(of: new, in: newFile)
    // Without an em on one side lengths are compared as they stand; that it is gone is a fact of its own.
    if isLength, (old.face.unitsPerEm == nil) == (new.face.unitsPerEm == nil) {
      let lengths = (old.face.perEm(before), new.face.perEm(after))
      if let first = lengths.0, let second = lengths.1, abs(first - second) < Self.sameLength {
        return nil
      }
      if lengths.0 == nil, lengths.1 == nil { return nil }
    } else if before.plainText.map({ Array($0.utf8) }) == after.plainText.map({ Array($0.utf8) }) {
      return nil
    }
    return FaceComparison.Change(
      property: property.name, old: before, new: after, isBreaking: isReliedOn)
  }

  /// Lengths per em that differ less are the same: a hundredth of a unit in the finest grid there is
  /// (16,384 per em) is what rounding leaves of interpolated metrics.
  static let sameLength = 0.01 / 16_384
}

extension FontFace {
  /// A length in font units as a part of the em; nil where there is no length or no em.
  fileprivate func perEm(_ length: JSONValue) -> Double? {
    guard let unitsPerEm, unitsPerEm > 0 else { return nil }
    switch length {
    case .integer(let value): return Double(value) / Double(unitsPerEm)
    case .number(let value): return value / Double(unitsPerEm)
    default: return nil
    }
  }
}
