extension ColourGlyphs {
  /// Reads the tables that draw in colour.
  ///
  /// - Parameter name: the value of a name ID, for palettes.
  /// - Returns: what is damaged, each a sentence.
  mutating func read(
    _ directory: TableDirectory, _ file: Span<UInt8>, name: (Int) -> String?
  ) -> [String] {
    var notes: [String] = []
    func say(_ more: [String], of tag: String, in colour: inout ColourGlyphs) {
      notes += more
      if !more.isEmpty { colour.damagedTables.append(tag) }
    }
    for tag in ["COLR", "CPAL", "sbix", "CBDT", "SVG "] as [FontTag]
    where directory.contains(tag) && directory.range(of: tag, in: file) == nil {
      say(["\(tag.trimmed) is empty or not inside the file"], of: tag.trimmed, in: &self)
    }
    if let range = directory.range(of: "COLR", in: file) {
      let table = COLR(file.extracting(range))
      layeredGlyphs = table.layeredGlyphs
      paintedGlyphs = table.paintedGlyphs
      say(table.notes, of: "COLR", in: &self)
    }
    if let range = directory.range(of: "CPAL", in: file) {
      let table = CPAL(file.extracting(range))
      palettes = table.palettes.map { palette in
        Palette(
          name: palette.nameID.flatMap(name), colors: palette.colors,
          isForLight: palette.isForLight, isForDark: palette.isForDark)
      }
      say(table.notes, of: "CPAL", in: &self)
    }
    if let range = directory.range(of: "sbix", in: file) {
      let table = Sbix(file.extracting(range))
      sbix = table.sizes
      say(table.notes, of: "sbix", in: &self)
    }
    if let range = directory.range(of: "SVG ", in: file) {
      let table = SVGTable(file.extracting(range))
      svg = (table.documents, table.glyphs)
      say(table.notes, of: "SVG", in: &self)
    }
    if directory.range(of: "CBDT", in: file) != nil {
      guard let range = directory.range(of: "CBLC", in: file) else {
        say(["CBDT's pictures cannot be found: CBLC is missing or empty"], of: "CBDT", in: &self)
        cbdt = []
        return notes
      }
      let table = BitmapLocation(file.extracting(range), tag: "CBLC")
      cbdt = table.sizes
      say(table.notes, of: "CBDT", in: &self)
    }
    return notes
  }
}
