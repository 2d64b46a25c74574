/// A font's names as iOS reports them.
struct FontNames {
  /// ID 6, verbatim: it is the font's identity.
  let postScriptName: String?
  /// ID 16, else 1. IDs 21 and 22, which FreeType and Fontconfig prefer, are not used by CoreText.
  let family: String?
  /// ID 1, where ID 16 says otherwise.
  let legacyFamily: String?
  /// ID 17, else 2.
  let style: String?
  /// ID 4.
  let fullName: String?
  /// ID 25, which only Adobe's naming of instances uses.
  let variationsPrefix: String?

  /// Where the platforms' English names differ.
  let notes: [FaceNote]

  /// How many bytes of text the records announce together.
  let announced: Int

  private let table: NameTable?
  private let bytes: [UInt8]

  /// - Parameter includesAllIDs: whether `value` is asked for more than the above; the names of axes and
  ///   instances are there in any case.
  init(_ tables: FaceTables, includesAllIDs: Bool = false) {
    self.bytes = tables.name
    let name = tables.name
    let bytes = name.span
    let table = NameTable(bytes, includesAllIDs: includesAllIDs || tables.fvar != nil)
    self.table = table
    postScriptName = table?.value(6, in: bytes)
    let short = table?.value(1, in: bytes)
    let typographic = table?.value(16, in: bytes)
    family = typographic ?? short
    legacyFamily =
      typographic.map { $0.utf8.elementsEqual((short ?? $0).utf8) } == false ? short : nil
    style = table?.value(17, in: bytes) ?? table?.value(2, in: bytes)
    fullName = table?.value(4, in: bytes)
    variationsPrefix = table?.value(25, in: bytes)
    announced = table?.announced ?? 0
    var notes: [FaceNote] = [1, 2, 4, 6, 16, 17].compactMap { id in
      guard let (windows, macintosh) = table?.conflict(id, in: bytes) else { return nil }
      return FaceNote(
        .nameRecordsDiffer,
        "name ID \(id) is \"\(windows)\" for Windows and \"\(macintosh)\" for Macintosh; "
          + "the first is taken")
    }
    if table?.isForeign(typographic == nil ? 1 : 16) == true {
      notes.append(
        FaceNote(
          .familyNotEnglish, "no family name is in English, so the first that can be read is taken")
      )
    }
    self.notes = notes
  }

  /// The value of any name ID, chosen as the others are.
  func value(_ id: Int) -> String? {
    table?.value(id, in: bytes.span)
  }
}
