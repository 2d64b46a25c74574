/// What the advances say of the pitch, beside `post` isFixedPitch, which alone iOS goes by.
enum PitchNote {
  /// A note where the flag and the advances disagree; nil where they agree or there is too little to
  /// tell by.
  ///
  /// Glyphs without an advance do not count: marks have none in fixed pitch either. CoreText goes by
  /// the flag alone, so a font that everyone takes for monospaced is not to iOS
  /// (github.com/uiua-lang/uiua issue 1001, github.com/githubnext/monaspace issue 287).
  ///
  /// - Parameters:
  ///   - isFixedPitch: What `post` says.
  ///   - hhea: `hhea`, which says how many advances there are.
  ///   - table: `hmtx`.
  ///   - glyphCount: How many glyphs the font has; those behind the last advance have that one.
  static func note(
    isFixedPitch: Bool, hhea: Span<UInt8>, _ table: Span<UInt8>, glyphCount: Int
  ) -> FaceNote? {
    guard let hmtx = Hmtx(hhea: hhea, table) else { return nil }
    var least = Double.infinity
    var most = 0.0
    var counted = 0
    for glyph in 0..<min(hmtx.advanceCount, glyphCount) {
      guard let advance = hmtx.advance(of: glyph, in: table), advance > 0 else { continue }
      least = min(least, advance)
      most = max(most, advance)
      counted += 1
    }
    let isRepeated = hmtx.advance(of: hmtx.advanceCount - 1, in: table).map { $0 > 0 } ?? false
    if isRepeated { counted += max(0, glyphCount - hmtx.advanceCount) }
    // .notdef and a letter would be equal by chance.
    guard counted > 2 else { return nil }
    let (narrow, wide) = (Int(least), Int(most))
    if isFixedPitch, narrow != wide {
      return FaceNote(
        .pitchAndAdvancesDisagree,
        "post says that the font is monospaced, but its advances run from \(narrow) to \(wide)")
    }
    if !isFixedPitch, narrow == wide {
      return FaceNote(
        .pitchAndAdvancesDisagree,
        "every advance is \(wide), but post does not say that the font is monospaced, and iOS goes "
          + "by that")
    }
    return nil
  }
}
