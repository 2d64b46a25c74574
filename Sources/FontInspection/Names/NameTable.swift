internal import SystemInterop

/// What the `name` table says (OpenType specification, `name`), read with CoreText's preferences.
///
/// Which record CoreText takes is not published. The order here is the one that fits what is known:
/// fonts with only Windows records work on current systems (googlefonts/fontbakery, check
/// `no_mac_entries`), and macOS came to prefer them (googlefonts/gftools issue 469).
struct NameTable {
  /// The name IDs that identity rests on are all below this one.
  private static let firstForeignID = 26

  /// Those IDs, a bit each: family, style, full name, PostScript name, typographic family and style,
  /// and the prefix for instances.
  private static let identity: UInt32 = [1, 2, 4, 6, 16, 17, 25].reduce(0) { $0 | 1 << $1 }

  private var chosen: [Candidate?]
  /// The Macintosh platform's own English records, to tell whether it says the same.
  private var macintosh: [Candidate?]
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

  private enum Encoding: Equatable {
    case utf16
    case latin1
    case macintosh(MacEncoding)
    case macintoshCJK(MacCJK)
    case windows(LegacyEncoding)

    /// True where not every sequence of bytes is text.
    var mayFail: Bool {
      switch self {
      case .utf16, .latin1, .macintosh: false
      case .macintoshCJK, .windows: true
      }
    }

    func decode(_ bytes: Span<UInt8>) -> String? {
      switch self {
      case .utf16: return NameTable.decodeUTF16(bytes)
      case .latin1:
        var scalars = String.UnicodeScalarView()
        for offset in 0..<bytes.count { scalars.append(Unicode.Scalar(bytes[offset])) }
        return String(scalars)
      case .macintosh(let encoding): return encoding.decode(bytes)
      case .macintoshCJK(let encoding): return encoding.decode(bytes)
      case .windows(let encoding):
        // Many such records hold each single byte with a zero before it, as Fontconfig notes
        // (`fcfreetype.c`); no character of these encodings holds a zero byte.
        var kept: [UInt8] = []
        for offset in 0..<bytes.count where bytes[offset] != 0 { kept.append(bytes[offset]) }
        return kept.isEmpty ? nil : encoding.decode(kept)
      }
    }
  }

  /// Reads the table.
  ///
  /// - Parameters:
  ///   - table: the table's bytes.
  ///   - includesAllIDs: whether all IDs are wanted, as axes and named instances may use any; else
  ///     only those of identity, which saves looking at long copyrights and descriptions.
  /// - Returns: nil where even the header is not there.
  init?(_ table: Span<UInt8>, includesAllIDs: Bool) {
    guard let count = table.uint16(at: 2), let storage = table.uint16(at: 4) else { return nil }
    self.storage = Int(storage)
    chosen = Array(repeating: nil, count: Self.firstForeignID)
    macintosh = chosen
    for index in 0..<Int(count) {
      let record = 6 + 12 * index
      // A count that is larger than the table ends with the table.
      guard let platform = table.uint16(at: record), let encodingID = table.uint16(at: record + 2),
        let language = table.uint16(at: record + 4), let nameID = table.uint16(at: record + 6),
        let length = table.uint16(at: record + 8), let offset = table.uint16(at: record + 10)
      else { break }
      announced += Int(length)
      let id = Int(nameID)
      guard includesAllIDs || id < Self.firstForeignID && Self.identity & (1 << id) != 0
      else { continue }
      // An empty record, or one outside the table, is none.
      let start = self.storage + Int(offset)
      guard length > 0, start + Int(length) <= table.count,
        let (preference, encoding) = Self.rank(platform, encodingID, language)
      else { continue }
      var rank = preference
      // What a language tag calls English is as good as what a number does. Facts of how CoreText takes
      // such records are not public: a rule of ours.
      if platform == 3, encoding == .utf16, language >= 0x8000,
        Self.isEnglish(tag: Int(language) - 0x8000, of: Int(count), storage: self.storage, table)
      {
        rank = Self.lastWindowsEnglish
      }
      let current = id < Self.firstForeignID ? chosen[id] : foreign[id]
      // Most records repeat in other languages what was found.
      if let current, current.rank <= rank, rank != Self.macintoshEnglish { continue }
      if encoding == .utf16 {
        if length < 2 { continue }
        let bytes = table.extracting(start..<(start + Int(length)))
        if !Self.isWhole(utf16: bytes) { rank += Self.notWhole }
      }
      if rank == Self.macintoshEnglish, id < Self.firstForeignID, macintosh[id] == nil {
        macintosh[id] = Candidate(
          rank: rank, encoding: encoding, offset: start, length: Int(length))
      }
      if let current, current.rank <= rank { continue }
      // Names are short; a long record is made to keep its reader busy.
      if encoding.mayFail, length > 2048 { continue }
      if encoding.mayFail, encoding.decode(table.extracting(start..<(start + Int(length)))) == nil {
        continue
      }
      let candidate = Candidate(
        rank: rank, encoding: encoding, offset: start, length: Int(length))
      if id < Self.firstForeignID { chosen[id] = candidate } else { foreign[id] = candidate }
    }
  }

  /// The English value of a name ID, else the first that can be decoded; nil where there is none.
  func value(_ id: Int, in table: Span<UInt8>) -> String? {
    let candidate = (0..<Self.firstForeignID).contains(id) ? chosen[id] : foreign[id]
    return candidate.flatMap { Self.decode($0, in: table) }
  }

  /// True where a name ID has a value, but none in English.
  func isForeign(_ id: Int) -> Bool {
    guard (0..<Self.firstForeignID).contains(id), let candidate = chosen[id] else { return false }
    return candidate.rank % Self.notWhole > Self.macintoshEnglish
  }

  /// How many bytes of text the records announce together; records may share them.
  private(set) var announced = 0

  /// What the Windows and the Macintosh platform say in English, where both say something and they
  /// differ; which of them CoreText takes is contradictory in public sources.
  func conflict(_ id: Int, in table: Span<UInt8>) -> (windows: String, macintosh: String)? {
    guard (0..<Self.firstForeignID).contains(id), let first = chosen[id],
      let second = macintosh[id],
      first.rank <= Self.lastWindowsEnglish, !Self.areSameASCII(first, second, in: table),
      let windows = Self.decode(first, in: table),
      let other = Self.decode(second, in: table), !windows.utf8.elementsEqual(other.utf8)
    else { return nil }
    return (windows, other)
  }

  /// True where UTF-16 and single bytes spell one ASCII name, as nearly always: nothing need be decoded.
  private static func areSameASCII(
    _ wide: Candidate, _ narrow: Candidate, in table: Span<UInt8>
  ) -> Bool {
    guard wide.encoding == .utf16, case .macintosh = narrow.encoding,
      wide.length == 2 * narrow.length, wide.offset + wide.length <= table.count,
      narrow.offset + narrow.length <= table.count
    else { return false }
    for place in 0..<narrow.length {
      let byte = table[narrow.offset + place]
      guard byte < 0x80, table[wide.offset + 2 * place] == 0,
        table[wide.offset + 2 * place + 1] == byte
      else { return false }
    }
    return true
  }

  private static func decode(_ candidate: Candidate, in table: Span<UInt8>) -> String? {
    guard candidate.offset + candidate.length <= table.count else { return nil }
    let bytes = table.extracting(candidate.offset..<(candidate.offset + candidate.length))
    return candidate.encoding.decode(bytes)
  }

  private static let lastWindowsEnglish = 3
  private static let macintoshEnglish = 5

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
      if language < 0x8000, language & 0x3FF == 9 {
        return (lastWindowsEnglish, .utf16)
      }
      return (6, .utf16)
    case (3, 2): return (6, .windows(.japanese))
    case (3, 3): return (6, .windows(.simplifiedChinese))
    case (3, 4): return (6, .windows(.traditionalChinese))
    case (3, 5): return (6, .windows(.korean))
    case (3, 6): return (6, .windows(.johab))
    case (0, _): return (4, .utf16)
    // The ISO platform, long withdrawn: ASCII, ISO 10646 and Latin-1.
    case (2, 1): return (6, .utf16)
    case (2, 0), (2, 2): return (6, .latin1)
    case (1, _):
      if let single = MacEncoding(encodingID: encoding, language: language) {
        return (encoding == 0 && language == 0 ? macintoshEnglish : 6, .macintosh(single))
      }
      return MacCJK(encodingID: encoding).map { (6, .macintoshCJK($0)) }
    default: return nil
    }
  }

  /// Whether a language tag of a table of format 1 is `en`, or begins with `en-`, in either case
  /// (OpenType specification, `name`, "Naming table version 1"; RFC 5646, section 2.1.1).
  private static func isEnglish(
    tag index: Int, of count: Int, storage: Int, _ table: Span<UInt8>
  ) -> Bool {
    let list = 6 + 12 * count
    guard table.uint16(at: 0) == 1, index < Int(table.uint16(at: list) ?? 0),
      let length = table.uint16(at: list + 2 + 4 * index),
      let offset = table.uint16(at: list + 4 + 4 * index)
    else { return false }
    let start = storage + Int(offset)
    guard length >= 4, start + Int(length) <= table.count,
      table.uint16(at: start).map({ $0 | 0x20 }) == 0x65,
      table.uint16(at: start + 2).map({ $0 | 0x20 }) == 0x6E
    else { return false }
    return length == 4 || table.uint16(at: start + 4) == 0x2D
  }

  /// What a record's rank is raised by if it is not quite UTF-16: it counts only where no other does.
  private static let notWhole = 10

  /// True where no byte is odd and no surrogate alone.
  private static func isWhole(utf16 bytes: Span<UInt8>) -> Bool {
    guard bytes.count.isMultiple(of: 2) else { return false }
    var offset = 0
    while let unit = bytes.uint16(at: offset) {
      offset += 2
      guard unit & 0xF800 == 0xD800 else { continue }
      guard unit < 0xDC00, let next = bytes.uint16(at: offset), next & 0xFC00 == 0xDC00 else {
        return false
      }
      offset += 2
    }
    return true
  }

  /// UTF-16 in big-endian order; a lone surrogate becomes U+FFFD, a last odd byte is dropped.
  fileprivate static func decodeUTF16(_ bytes: Span<UInt8>) -> String {
    if let text = bytes.asciiText(width: 2) { return text }
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
