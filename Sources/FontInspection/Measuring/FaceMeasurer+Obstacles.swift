extension FaceMeasurer {
  /// What in a font keeps its glyphs from being measured; nil where nothing does.
  ///
  /// FreeType refuses such fonts as well, but says only a number.
  static func obstacle(to tables: FaceTables, _ file: Span<UInt8>) -> FontError? {
    for (tag, least) in required {
      guard let range = tables.directory.range(of: tag, in: file) else {
        return FontError(
          .damaged, "it has no whole table \(tag.text), without which glyphs cannot be measured",
          help: FontError.fetchAgain)
      }
      guard range.count >= least else {
        return FontError(
          .damaged,
          "the table \(tag.text) has \(range.count) \(range.count == 1 ? "byte" : "bytes"), its fields "
            + "take \(least), so glyphs cannot be measured", help: FontError.fetchAgain)
      }
    }
    guard let range = tables.directory.range(of: "head", in: file),
      let error = Head.gridFault(file.extracting(range))
    else { return nil }
    return error
  }

  /// The tables that give glyphs their measures, and what their fields take (OpenType specification,
  /// each table).
  private static let required: [(FontTag, Int)] = [("head", 54), ("hhea", 36), ("hmtx", 4)]
}

extension Head {
  /// What is wrong with the units per em that a whole `head` states; nil where nothing is.
  static func gridFault(_ table: Span<UInt8>) -> FontError? {
    guard let stated = table.uint16(at: 18), Head(table).unitsPerEm == nil else { return nil }
    return FontError(
      .damaged,
      "head states \(stated) units per em, but 16 to 16384 are allowed, so nothing can be scaled",
      help: "set the units per em that the outlines are drawn in, in most fonts 1000 or 2048, and "
        + "export the font again")
  }
}
