/// The tables of one face that identity and metrics rest on, each read once.
///
/// A table that is damaged, or not inside the file, gives what it can and is said; it hides no other.
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
  /// What keeps any system from drawing the font, each with an error of its own.
  private(set) var obstacles: [FontObstacle] = []
  /// What else is damaged or contradicts itself, each a note of its own.
  private(set) var damage: [FaceNote] = []
  /// Whether the font begins with `OTTO`, which announces CFF outlines.
  private let announcesCFF: Bool

  /// - Throws: `FontError` where the directory, or every table, does not lie inside the file.
  init(_ file: Span<UInt8>, directoryAt offset: Int) throws(FontError) {
    try self.init(directoryAt: offset, size: file.count, piece: { file.copy($0) })
  }

  /// As above, of a file of `size` bytes that is read in pieces.
  ///
  /// - Parameter piece: gives the bytes of a range, fewer where the file ends before it does.
  init(
    directoryAt offset: Int, size: Int, piece: (Range<Int>) -> [UInt8]
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
    announcesCFF = version == 0x4F54_544F
    let directory = try TableDirectory(at: offset, size: size, piece: piece)
    self.directory = directory
    self.size = size
    let outside = directory.entries.count { $0.end > size }
    if outside > 0, let error = FontObstacle.truncation(of: directory, size: size, tables: outside)
    {
      guard outside < directory.entries.count else { throw error }
      obstacles.append(FontObstacle(subject: "file", error))
    }
    if let error = FontObstacle.incompleteness(of: directory, announcesCFF: announcesCFF) {
      obstacles.append(FontObstacle(subject: "tables", error))
    }
    for entry in directory.entries where entry.length < FontObstacle.mostNeeded {
      guard entry.length > 0, entry.end <= size, directory[entry.tag] == entry else { continue }
      if let obstacle = FontObstacle.shortTable(entry, of: directory) {
        obstacles.append(obstacle)
      } else if let note = FontObstacle.shortTableNote(entry) {
        damage.append(note)
      }
    }

    let pieces = TablePieces(directory, size: size, piece: piece)

    /// A table's bytes, or as many of them as its fields take; nil where there is none.
    func table(_ tag: FontTag, prefix: Int = .max) -> [UInt8]? {
      directory.range(of: tag, size: size).map { pieces.bytes(in: $0.prefix(prefix), piece) }
    }
    let headBytes = table("head", prefix: 54)
    head = headBytes.map { Head($0.span) }
    if let headBytes, let head, headBytes.count >= 54 {
      if head.unitsPerEm == nil, let error = Head.gridFault(headBytes.span) {
        obstacles.append(FontObstacle(subject: "head", error))
      }
      if !head.hasMagicNumber {
        damage.append(FaceNote(.damagedTable, "head does not have its magic number"))
      }
    }
    hhea = table("hhea", prefix: 36).flatMap { Hhea($0.span) }
    os2 = table("OS/2", prefix: 100).map { OS2($0.span) }
    post = table("post", prefix: 32).map { Post($0.span) }
    glyphCount = table("maxp", prefix: 6).flatMap { $0.span.uint16(at: 4) }.map(Int.init)
    name = table("name") ?? []

    var fvar: Fvar?
    var fvarFault: String?
    if let bytes = table("fvar") {
      do throws(FontError) {
        let variations = try Fvar(bytes.span)
        // Without an axis there is nothing to vary.
        if !variations.axes.isEmpty { fvar = variations }
      } catch {
        fvarFault = error.message
      }
    }
    self.fvar = fvar
    if let fvarFault { damage.append(FaceNote(.damagedTable, fvarFault)) }
    avar = fvar == nil ? nil : table("avar").map { Avar($0) }
    if let avar, !avar.isWhole {
      damage.append(
        FaceNote(.damagedTable, "the table avar is damaged: it ends before what it announces"))
    }
    mvar = fvar == nil ? [] : table("MVAR") ?? []
    if !mvar.isEmpty, !MVAR.isWhole(mvar.span) {
      damage.append(
        FaceNote(
          .damagedTable, "the table MVAR is damaged, so metrics may not vary as they should"))
    }
    if let fault = contradiction { damage.append(FaceNote(.signatureMismatch, fault)) }
  }

  /// Looks at what draws the glyphs as far as it can be told without drawing any: the structure of `CFF `
  /// or `CFF2`. It takes the whole file, so those who list fonts do without.
  mutating func checkOutlines(in file: Span<UInt8>) {
    let tag: FontTag
    switch format {
    case .cff: tag = "CFF "
    case .cff2: tag = "CFF2"
    default: return
    }
    // What is missing, outside the file or shorter than its header has been said.
    guard let range = directory.range(of: tag, in: file),
      !obstacles.contains(where: { $0.subject == tag.trimmed }),
      let fault = CFFStructure.fault(of: file.extracting(range))
    else { return }
    obstacles.append(
      FontObstacle(
        subject: tag.trimmed,
        FontError(
          .damaged, "the table \(tag.trimmed) is damaged: \(fault), so nothing can be drawn",
          help: FontError.fetchAgain)))
  }

  /// Everything above as notes of a face.
  var notes: [FaceNote] {
    obstacles.map { FaceNote($0.noteCode, $0.error.message) } + damage
  }

  /// Which outlines are drawn: those that the signature announces, and only where they are missing the
  /// others (OpenType specification, "Font Tables": `OTTO` means CFF; FreeType's TrueType and CFF drivers
  /// go by the signature too). An empty table is none, as for FreeType (`src/sfnt/ttload.c`): bitmap fonts
  /// come with a `glyf` of no bytes.
  var format: OutlineFormat {
    if !announcesCFF, directory.hasContent("glyf") { return .truetype }
    if directory.hasContent("CFF2") { return .cff2 }
    if directory.hasContent("CFF ") { return .cff }
    if directory.hasContent("glyf") { return .truetype }
    let bitmaps: [FontTag] = ["sbix", "CBDT", "EBDT", "bdat"]
    return bitmaps.contains(where: directory.hasContent) ? .bitmap : .none
  }

  /// What the signature and the outlines say differently; nil where they agree.
  private var contradiction: String? {
    switch (announcesCFF, format) {
    case (true, .truetype):
      "the font begins with OTTO, which means CFF, but has TrueType outlines"
    case (false, .cff), (false, .cff2):
      "the font begins as one with TrueType outlines, but has CFF ones, which take OTTO"
    case (true, .cff), (true, .cff2):
      directory.hasContent("glyf")
        ? "the font has CFF outlines and TrueType ones; it begins with OTTO, so CFF is drawn" : nil
    default: nil
    }
  }

  /// Why nobody can tell whether the font is drawn: its signature announces outlines that it does not
  /// have. FreeType refuses such fonts; no public source says what CoreText does.
  var drawingDoubt: String? {
    guard (format == .truetype) == announcesCFF else { return nil }
    return [.truetype, .cff, .cff2].contains(format) ? contradiction : nil
  }

  var hasOutlines: Bool { [.truetype, .cff, .cff2].contains(format) }
}
