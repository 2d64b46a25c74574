/// The tables of one face that identity and metrics rest on, each read once.
///
/// A table that is damaged, or not inside the file, is nil and said in a note; only a file that no
/// system could draw from is refused. What lies outside the file makes it a file cut short, which is
/// said as such though the face is listed.
struct FaceTables: Sendable {
  let directory: TableDirectory
  /// The size of the whole file.
  let size: Int
  let head: Head?
  let hhea: Hhea?
  let os2: OS2?
  let post: Post?
  let fvar: Fvar?
  let avar: Avar?
  let glyphCount: Int?
  /// The bytes of `name` and `MVAR`, which are read where they are needed; empty without them.
  let name: [UInt8]
  let mvar: [UInt8]
  /// Said of the first table that does not lie inside the file.
  let truncation: FontError?
  /// Said of tables that are not there and without which no system draws the font.
  let incompleteness: FontError?

  /// Tables without which nothing can be drawn or named.
  private static let essential: [FontTag] = [
    "head", "maxp", "cmap", "name", "glyf", "loca", "CFF ", "CFF2",
  ]

  /// - Parameter notes: takes up what is damaged, each note a sentence of its own.
  /// - Throws: `FontError` where the directory or an essential table does not lie inside the file.
  init(_ file: Span<UInt8>, directoryAt offset: Int, notes: inout [String]) throws(FontError) {
    try self.init(
      directoryAt: offset, size: file.count, notes: &notes, piece: { file.copy($0) })
  }

  /// As above, of a file of `size` bytes that is read in pieces.
  ///
  /// - Parameter piece: gives the bytes of a range, fewer where the file ends before it does.
  init(
    directoryAt offset: Int, size: Int, notes: inout [String], piece: (Range<Int>) -> [UInt8]
  ) throws(FontError) {
    guard let version = piece(offset..<(offset + 4)).span.uint32(at: 0) else {
      throw FontError(
        .truncated, "the font begins at byte \(offset), the file has \(size)",
        help: FontError.fetchAgain)
    }
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else {
      throw FontError(
        .damaged, "no font begins at byte \(offset)", help: FontError.fetchAgain)
    }
    let directory = try TableDirectory(at: offset, size: size, piece: piece)
    var truncation: FontError?
    for entry in directory.entries where entry.end > size {
      let error = FontError(
        .truncated,
        "the table \(entry.tag.text) should end at byte \(entry.end), the file has \(size)",
        help: FontError.fetchAgain)
      if Self.essential.contains(entry.tag) { throw error }
      if truncation == nil { truncation = error }
    }
    self.truncation = truncation
    self.directory = directory
    self.size = size
    incompleteness = Self.incompleteness(of: directory, size: size)

    let pieces = TablePieces(directory, size: size, piece: piece)

    /// A table's bytes, or as many of them as its fields take; nil where there is none.
    func table(_ tag: FontTag, prefix: Int = .max) -> [UInt8]? {
      directory.range(of: tag, size: size).map { pieces.bytes(in: $0.prefix(prefix), piece) }
    }
    for (tag, least) in Self.leastSizes {
      guard let length = directory.range(of: tag, size: size)?.count, length < least else {
        continue
      }
      notes.append(
        "the table \(tag.text) is damaged: it has \(length) \(length == 1 ? "byte" : "bytes"), its "
          + "fields take \(least)")
    }
    head = table("head", prefix: 54).map { Head($0.span) }
    if let head, head.unitsPerEm == nil, directory["head"]?.length ?? 0 >= 54 {
      notes.append("head states no units per em between 16 and 16384")
    }
    if let head, !head.hasMagicNumber, directory["head"]?.length ?? 0 >= 54 {
      notes.append("head does not have its magic number")
    }
    hhea = table("hhea", prefix: 36).flatMap { Hhea($0.span) }
    os2 = table("OS/2", prefix: 100).map { OS2($0.span) }
    post = table("post", prefix: 32).map { Post($0.span) }
    glyphCount = table("maxp", prefix: 6).flatMap { $0.span.uint16(at: 4) }.map(Int.init)
    name = table("name") ?? []

    var fvar: Fvar?
    if let bytes = table("fvar") {
      do throws(FontError) {
        let variations = try Fvar(bytes.span)
        // Without an axis there is nothing to vary.
        if !variations.axes.isEmpty { fvar = variations }
      } catch {
        notes.append(error.message)
      }
    }
    self.fvar = fvar
    avar = fvar == nil ? nil : table("avar").map { Avar($0) }
    if let avar, !avar.isWhole {
      notes.append("the table avar is damaged: it ends before what it announces")
    }
    mvar = fvar == nil ? [] : table("MVAR") ?? []
    if !mvar.isEmpty, !MVAR.isWhole(mvar.span) {
      notes.append("the table MVAR is damaged, so metrics may not vary as they should")
    }
  }

  /// What the fields of tables take that must be whole (OpenType specification, each table).
  private static let leastSizes: [(FontTag, Int)] = [
    ("head", 54), ("hhea", 36), ("maxp", 6), ("post", 32), ("OS/2", 68), ("name", 6),
    ("cmap", 4), ("hmtx", 4),
  ]

  /// What every font needs (OpenType specification, "Required Tables"), but for `name`, `OS/2` and
  /// `post`: without those a font draws, though under no name.
  private static func incompleteness(
    of directory: TableDirectory, size: Int
  ) -> FontError? {
    func has(_ tag: FontTag) -> Bool { directory.range(of: tag, size: size) != nil }
    // Apple's bitmap fonts have `bhed` in place of `head` and need no horizontal metrics.
    let isAppleBitmap = has("bhed")
    var missing: [String] = []
    for (tag, isNeededByBitmaps) in Self.required
    where !has(tag) && !(isAppleBitmap && !isNeededByBitmaps) {
      missing.append(tag.text)
    }
    if has("glyf") != has("loca") {
      missing.append(has("glyf") ? "loca" : "glyf")
    } else if !has("glyf"), !Self.drawing.contains(where: has), !directory.contains("glyf") {
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

  /// Told by the table that holds the outlines, not by the signature (OpenType specification, "Font
  /// Tables": `OTTO` means CFF, but fonts exist that contradict themselves). An empty table is none,
  /// as for FreeType (`src/sfnt/ttload.c`): bitmap fonts come with a `glyf` of no bytes.
  var format: OutlineFormat {
    if directory.hasContent("glyf") { return .truetype }
    if directory.hasContent("CFF2") { return .cff2 }
    if directory.hasContent("CFF ") { return .cff }
    let bitmaps: [FontTag] = ["sbix", "CBDT", "EBDT", "bdat"]
    return bitmaps.contains(where: directory.hasContent) ? .bitmap : .none
  }

  var hasOutlines: Bool { [.truetype, .cff, .cff2].contains(format) }
}
