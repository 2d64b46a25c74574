/// What the `name` table says (OpenType specification, `name`), read with CoreText's preferences.
///
/// Which record CoreText takes is not published. The order here is the one that fits what is known:
/// fonts with only Windows records work on current systems (googlefonts/fontbakery, check
/// `no_mac_entries`), and macOS came to prefer them (googlefonts/gftools issue 469).
struct NameTable {
  /// The name IDs that identity rests on are all below this one.
  private static let firstForeignID = 26

  private var chosen: [Candidate?]
  /// Records with IDs from `firstForeignID` on, where they were asked for.
  private var foreign: [Int: Candidate] = [:]
  private let storage: Int

  /// The best record found for a name ID.
  private struct Candidate {
    let rank: Int
    let encoding: Encoding
    let offset: Int
    let length: Int
  }

  private enum Encoding { case utf16, macRoman }

  /// Reads the table.
  ///
  /// - Parameters:
  ///   - table: the table's bytes.
  ///   - includesForeignIDs: whether IDs from 26 on are wanted: those of axes and named instances.
  /// - Returns: nil where even the header is not there.
  init?(_ table: Span<UInt8>, includesForeignIDs: Bool) {
    guard let count = table.uint16(at: 2), let storage = table.uint16(at: 4) else { return nil }
    self.storage = Int(storage)
    chosen = Array(repeating: nil, count: Self.firstForeignID)
    for index in 0..<Int(count) {
      let record = 6 + 12 * index
      // A count that is larger than the table ends with the table.
      guard let platform = table.uint16(at: record), let encodingID = table.uint16(at: record + 2),
        let language = table.uint16(at: record + 4), let nameID = table.uint16(at: record + 6),
        let length = table.uint16(at: record + 8), let offset = table.uint16(at: record + 10)
      else { break }
      let id = Int(nameID)
      guard id < Self.firstForeignID || includesForeignIDs else { continue }
      // An empty record, or one outside the table, is none.
      let start = self.storage + Int(offset)
      guard length > 0, start + Int(length) <= table.count,
        let (rank, encoding) = Self.rank(platform, encodingID, language)
      else { continue }
      if encoding == .utf16, length < 2 { continue }
      let current = id < Self.firstForeignID ? chosen[id] : foreign[id]
      if let current, current.rank <= rank { continue }
      let candidate = Candidate(
        rank: rank, encoding: encoding, offset: start, length: Int(length))
      if id < Self.firstForeignID { chosen[id] = candidate } else { foreign[id] = candidate }
    }
  }

  /// The English value of a name ID, else the first that can be decoded; nil where there is none.
  func value(_ id: Int, in table: Span<UInt8>) -> String? {
    let candidate = (0..<Self.firstForeignID).contains(id) ? chosen[id] : foreign[id]
    guard let candidate, candidate.offset + candidate.length <= table.count else { return nil }
    let bytes = table.extracting(candidate.offset..<(candidate.offset + candidate.length))
    switch candidate.encoding {
    case .macRoman: return MacRoman.decode(bytes)
    case .utf16: return Self.decodeUTF16(bytes)
    }
  }

  /// How early a record is taken, and how its text is encoded; nil for an encoding not decoded here.
  ///
  /// Order: Windows in US English (encodings 1, 10, 0), Windows in other English, the Unicode
  /// platform, Macintosh Roman in English, and then whatever comes first.
  private static func rank(
    _ platform: UInt16, _ encoding: UInt16, _ language: UInt16
  ) -> (Int, Encoding)? {
    switch (platform, encoding) {
    case (3, 1), (3, 10), (3, 0):
      if language == 0x0409 { return (encoding == 1 ? 0 : encoding == 10 ? 1 : 2, .utf16) }
      // From 0x8000 on the number points at a language tag of format 1 and is no Windows language.
      if language < 0x8000, language & 0x3FF == 9 { return (3, .utf16) }
      return (6, .utf16)
    case (0, _): return (4, .utf16)
    case (1, 0): return (language == 0 ? 5 : 6, .macRoman)
    default: return nil
    }
  }

  /// UTF-16 in big-endian order; a lone surrogate becomes U+FFFD, a last odd byte is dropped.
  private static func decodeUTF16(_ bytes: Span<UInt8>) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var offset = 0
    while let unit = bytes.uint16(at: offset) {
      units.append(unit)
      offset += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
}
