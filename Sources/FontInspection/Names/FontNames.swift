/// A font's names as iOS reports them.
struct FontNames {
  /// ID 6, verbatim: it is the font's identity.
  let postScriptName: String?
  /// ID 16, else 1. IDs 21 and 22, which FreeType and Fontconfig prefer, are not used by CoreText.
  let family: String?
  /// ID 17, else 2.
  let style: String?
  /// ID 4.
  let fullName: String?
  /// ID 25, which only Adobe's naming of instances uses.
  let variationsPrefix: String?

  private let table: NameTable?
  private let range: Range<Int>?

  init(_ tables: FaceTables, _ file: Span<UInt8>) {
    range = tables.nameRange
    guard let range else {
      table = nil
      postScriptName = nil
      family = nil
      style = nil
      fullName = nil
      variationsPrefix = nil
      return
    }
    let bytes = file.extracting(range)
    let table = NameTable(bytes, includesForeignIDs: tables.fvar != nil)
    self.table = table
    postScriptName = table?.value(6, in: bytes)
    family = table?.value(16, in: bytes) ?? table?.value(1, in: bytes)
    style = table?.value(17, in: bytes) ?? table?.value(2, in: bytes)
    fullName = table?.value(4, in: bytes)
    variationsPrefix = table?.value(25, in: bytes)
  }

  /// The value of any name ID, chosen as the others are.
  func value(_ id: Int, _ file: Span<UInt8>) -> String? {
    guard let range else { return nil }
    return table?.value(id, in: file.extracting(range))
  }
}
