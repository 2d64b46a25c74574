/// Whether `CFF ` or `CFF2` is whole: its header, its lists, and what its top dictionary leads to (Adobe
/// Technical Note 5176, "The Compact Font Format Specification"; OpenType specification, `CFF2`).
///
/// Glyphs are not run. Of each list only the ends are looked at, which a table cut short or written over
/// does not survive, so that the work does not grow with the number of glyphs.
enum CFFStructure {
  /// What is wrong with a table, as half a sentence; nil where nothing is.
  static func fault(of table: Span<UInt8>) -> String? {
    switch table.uint8(at: 0) {
    case 1: faultOfVersion1(table)
    case 2: faultOfVersion2(table)
    default: "its header is of no version that there is"
    }
  }

  private static func faultOfVersion1(_ table: Span<UInt8>) -> String? {
    guard let header = table.uint8(at: 2), header >= 4 else { return "its header is not whole" }
    var position = Int(header)
    var top: CFFDictionary?
    // Section 2, "Data Layout": the lists that stand one behind the other.
    for list in ["names", "top dictionaries", "strings", "shared subroutines"] {
      guard let index = CFFIndex(table, at: position, isWide: false) else {
        return "its list of \(list) does not lie inside it"
      }
      if list == "top dictionaries" {
        guard let range = index.range(of: 0, in: table) else { return "it has no top dictionary" }
        top = CFFDictionary(table.extracting(range))
      }
      position = index.end
    }
    guard let top else { return "it has no top dictionary" }
    if let fault = fault(of: top, in: table, isWide: false) { return fault }
    // Offsets up to 2 and 1 are charsets and encodings that every reader knows (sections 12 and 13).
    return outside(top, 15, "charset", above: 2, table)
      ?? outside(top, 16, "encoding", above: 1, table)
  }

  private static func faultOfVersion2(_ table: Span<UInt8>) -> String? {
    guard let header = table.uint8(at: 2).map(Int.init), header >= 5,
      let length = table.uint16(at: 3).map(Int.init), header + length <= table.count
    else { return "its header is not whole" }
    guard CFFIndex(table, at: header + length, isWide: true) != nil else {
      return "its list of shared subroutines does not lie inside it"
    }
    let top = CFFDictionary(table.extracting(header..<(header + length)))
    if let fault = fault(of: top, in: table, isWide: true) { return fault }
    return outside(top, 24, "variation store", above: 0, table)
  }

  /// What holds for both versions: glyphs, private data, and font dictionaries.
  private static func fault(
    of top: CFFDictionary, in table: Span<UInt8>, isWide: Bool
  ) -> String? {
    guard let glyphs = top.numbers(17)?.last, glyphs > 0 else {
      return "its top dictionary leads to no glyphs"
    }
    guard let index = CFFIndex(table, at: glyphs, isWide: isWide) else {
      return "its list of glyphs does not lie inside it"
    }
    guard index.count > 0 else { return "its list of glyphs is empty" }
    if let numbers = top.numbers(18), numbers.count == 2, numbers[0] > 0,
      numbers[1] < 0 || numbers[0] + numbers[1] > table.count
    {
      return "its private dictionary does not lie inside it"
    }
    if let fonts = top.numbers(0x0C24)?.last, CFFIndex(table, at: fonts, isWide: isWide) == nil {
      return "its list of font dictionaries does not lie inside it"
    }
    return outside(top, 0x0C25, "choice of font dictionaries", above: 0, table)
  }

  /// Said of what the top dictionary puts behind the table's end.
  private static func outside(
    _ top: CFFDictionary, _ operation: Int, _ what: String, above least: Int, _ table: Span<UInt8>
  ) -> String? {
    guard let offset = top.numbers(operation)?.last, offset > least, offset >= table.count else {
      return nil
    }
    return "its \(what) does not lie inside it"
  }
}
