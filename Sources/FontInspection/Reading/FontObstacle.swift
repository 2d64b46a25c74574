/// Something that keeps any system from drawing a font, though its face is listed with what its tables say.
struct FontObstacle: Sendable, Equatable {
  /// The table it is about, or `tables` or `file` for several.
  let subject: String
  let error: FontError

  init(subject: String, _ error: FontError) {
    self.subject = subject
    self.error = error
  }

  var noteCode: FaceNote.Code { error.code == .incomplete ? .tableMissing : .damagedTable }

  /// The error as a reason, whose subject need not be said again.
  var reason: AppleSupport.Reason {
    for prefix in ["the table \(subject) ", "\(subject) "] where error.message.hasPrefix(prefix) {
      return .init(subject, String(error.message.dropFirst(prefix.count)), .rule)
    }
    return .init(subject, error.message, .rule)
  }
}

extension FontObstacle {
  /// Said of the first table that does not lie inside the file.
  ///
  /// - Parameter tables: how many do not.
  static func truncation(of directory: TableDirectory, size: Int, tables: Int) -> FontError? {
    guard let first = directory.entries.first(where: { $0.end > size }) else { return nil }
    let others =
      switch tables {
      case ...1: ""
      case 2: "; one more table does not end inside it either"
      default: "; \(tables - 1) more tables do not end inside it either"
      }
    return FontError(
      .truncated,
      "the table \(first.tag.text) should end at byte \(first.end), the file has \(size)\(others)",
      help: FontError.fetchAgain)
  }

  /// Said of tables that are not there, or empty, and without which no system draws the font: what every
  /// font needs (OpenType specification, "Required Tables"), but for `name`, `OS/2` and `post`: without
  /// those a font draws, though under no name. A table outside the file is there; that is said otherwise.
  static func incompleteness(of directory: TableDirectory, announcesCFF: Bool) -> FontError? {
    let has = directory.hasContent
    // Apple's bitmap fonts have `bhed` in place of `head` and need no horizontal metrics.
    let isAppleBitmap = has("bhed")
    var missing: [String] = []
    for (tag, isNeededByBitmaps) in required
    where !has(tag) && !(isAppleBitmap && !isNeededByBitmaps) {
      missing.append(tag.text)
    }
    let hasGlyphs = has("glyf")
    if hasGlyphs != has("loca") {
      // X.org's fonttosfnt writes an empty `glyf` beside bitmaps (its `write.c`), and `OTTO` draws CFF.
      let isDrawnOtherwise =
        hasGlyphs ? announcesCFF && (has("CFF ") || has("CFF2")) : drawing.contains(where: has)
      if !isDrawnOtherwise { missing.append(hasGlyphs ? "loca" : "glyf") }
    } else if !hasGlyphs, !drawing.contains(where: has), !directory.contains("glyf") {
      missing.append("glyf or CFF")
    }
    guard !missing.isEmpty else { return nil }
    let list = missing.joined(separator: ", ")
    return FontError(
      .incomplete,
      "the font lacks the table\(missing.count == 1 ? "" : "s") \(list), without which it cannot be drawn",
      help: FontError.fetchAgain)
  }

  /// The tables without which no font draws.
  private static let required: [(tag: FontTag, isNeededByBitmaps: Bool)] = [
    ("head", false), ("hhea", false), ("hmtx", false), ("maxp", true), ("cmap", true),
  ]

  /// The tables that draw beside `glyf`.
  private static let drawing: [FontTag] = ["CFF ", "CFF2", "sbix", "CBDT", "EBDT", "bdat", "SVG "]

  // MARK: - Tables that are too short

  /// No table needs more bytes than this to be read.
  static let mostNeeded = 68

  /// A table that is too short to be read and without which nothing can be drawn; nil for any other.
  static func shortTable(_ entry: TableDirectory.Entry, of directory: TableDirectory)
    -> FontObstacle?
  {
    guard let (_, least) = needed.first(where: { $0.tag == entry.tag }), entry.length < least,
      // An empty `glyf` is how bitmap fonts say that they have no outlines.
      entry.tag != "loca" || directory.hasContent("glyf")
    else { return nil }
    return FontObstacle(
      subject: entry.tag.trimmed,
      FontError(
        .damaged,
        "the table \(entry.tag.trimmed) has \(bytes(entry.length)), its fields take \(least), so nothing "
          + "can be drawn", help: FontError.fetchAgain))
  }

  /// As above, of tables without which a font draws.
  static func shortTableNote(_ entry: TableDirectory.Entry) -> FaceNote? {
    guard let (_, least) = told.first(where: { $0.tag == entry.tag }), entry.length < least else {
      return nil
    }
    return FaceNote(
      .damagedTable,
      "the table \(entry.tag.trimmed) is damaged: it has \(bytes(entry.length)), its fields take \(least)"
    )
  }

  private static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

  /// What the fields of tables take that every one of their kind begins with (OpenType specification, each
  /// table; Adobe Technical Note 5176 for `CFF `).
  private static let needed: [(tag: FontTag, least: Int)] = [
    ("head", 54), ("hhea", 36), ("hmtx", 4), ("maxp", 6), ("cmap", 4), ("loca", 4), ("CFF ", 4),
    ("CFF2", 5),
  ]

  private static let told: [(tag: FontTag, least: Int)] = [("post", 32), ("OS/2", 68), ("name", 6)]
}
