/// The characters that `cmap` maps to glyphs (OpenType specification, `cmap`).
///
/// Only which characters there are is read, not their glyphs. A character that is mapped to glyph 0
/// or to a glyph that the font does not have counts as missing. All work is bounded by the table's
/// length, whatever counts it states: groups that overlap are united as ranges, never walked through.
struct Cmap: Sendable, Equatable {
  /// What the characters of the subtable are numbered by.
  enum Encoding: String, Sendable {
    case unicode
    /// Windows encoding 0: private characters, or codes at F000.
    case symbol
    case macRoman
  }

  struct Subtable: Sendable, Equatable {
    let platform: Int
    let encoding: Int
    /// Where it begins in the table.
    let offset: Int
    /// nil where it does not lie inside the table.
    let format: Int?
  }

  let subtables: [Subtable]
  /// The subtable that was read; nil where none can be.
  let chosen: Subtable?
  let encoding: Encoding
  let characters: CodePointSet
  /// Variation sequences (format 14), by their base characters: those of the default glyph and those
  /// of another. nil where the font has no such subtable.
  let variationSequences: Int?
  /// What is damaged, as a sentence.
  let notes: [String]

  /// Reads the table.
  ///
  /// - Parameters:
  ///   - table: the table's bytes.
  ///   - glyphCount: how many glyphs the font has; nil where that is not known.
  init(_ table: Span<UInt8>, glyphCount: Int?) {
    var notes: [String] = []
    var subtables: [Subtable] = []
    let count = Int(table.uint16(at: 2) ?? 0)
    for index in 0..<min(count, table.count / 8) {
      let record = 4 + 8 * index
      guard let platform = table.uint16(at: record), let encoding = table.uint16(at: record + 2),
        let offset = table.uint32(at: record + 4)
      else { break }
      subtables.append(
        Subtable(
          platform: Int(platform), encoding: Int(encoding), offset: Int(offset),
          format: table.uint16(at: Int(offset)).map(Int.init)))
    }
    if table.count < 4 {
      notes.append("cmap is shorter than its header")
    } else if subtables.count < count {
      notes.append(
        "cmap is shorter than its list of \(count) \(count == 1 ? "subtable" : "subtables")")
    } else if count == 0 {
      notes.append("cmap lists no subtable, so no character has a glyph")
    }
    self.subtables = subtables

    let limit = glyphCount ?? 0x1_0000
    var chosen: Subtable?
    var encoding = Encoding.unicode
    var ranges: [ClosedRange<UInt32>] = []
    for (platform, number, kind) in Self.preference where chosen == nil {
      for subtable in subtables
      where subtable.platform == platform && subtable.encoding == number
        && subtable.format.map(Self.readableFormats.contains) == true
      {
        chosen = subtable
        encoding = kind
        var reader = Reader(start: subtable.offset, glyphCount: limit)
        ranges = reader.read(table, format: subtable.format ?? 0)
        if reader.isCut { notes.append("cmap is damaged: a subtable is cut short") }
        if reader.hasReversedGroup {
          notes.append("cmap is damaged: it has ranges of characters that end before they begin")
        }
        break
      }
    }
    if chosen == nil, let cut = Self.cutSubtable(among: subtables) {
      notes.append(
        "cmap is damaged: its subtable for platform \(cut.platform), encoding \(cut.encoding) does not "
          + "lie inside it")
    } else if chosen == nil, !subtables.isEmpty {
      notes.append(
        "cmap has no subtable that is read here: none is in Unicode, symbols or Mac Roman")
    }
    if encoding == .macRoman { ranges = Self.unicode(ofMacRoman: ranges) }
    self.chosen = chosen
    self.encoding = encoding
    characters = CodePointSet(ranges)

    let sequences = subtables.first { $0.format == 14 }
    variationSequences = sequences.map { Self.countSequences(table, at: $0.offset) }
    if let start = sequences?.offset,
      let stated = table.uint32(at: start + 6), start + 10 + 11 * Int(stated) > table.count
    {
      notes.append("cmap is damaged: its list of variation sequences is cut short")
    }
    self.notes = notes
  }

  /// Which subtable is read: all of Unicode before its first plane, Windows before the Unicode
  /// platform, and others only where there is no Unicode at all.
  static let preference: [(Int, Int, Encoding)] = [
    (3, 10, .unicode), (0, 6, .unicode), (0, 4, .unicode), (3, 1, .unicode), (0, 3, .unicode),
    (0, 2, .unicode), (0, 1, .unicode), (0, 0, .unicode), (3, 0, .symbol), (1, 0, .macRoman),
  ]

  /// The first subtable that would be read if it lay inside the table.
  private static func cutSubtable(among subtables: [Subtable]) -> Subtable? {
    subtables.first { subtable in
      subtable.format == nil
        && preference.contains { $0.0 == subtable.platform && $0.1 == subtable.encoding }
    }
  }

  static let readableFormats: Set<Int> = [0, 4, 6, 8, 10, 12, 13]

  private static func unicode(ofMacRoman codes: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for code in CodePointSet(codes).clamped(to: 0x20...0xFF).joined() {
      let byte: [UInt8] = [UInt8(truncatingIfNeeded: code)]
      for scalar in MacEncoding.roman.decode(byte.span).unicodeScalars {
        ranges.append(scalar.value...scalar.value)
      }
    }
    return ranges
  }

  /// The sequences of a format 14 subtable. Records are counted, not walked through.
  private static func countSequences(_ table: Span<UInt8>, at start: Int) -> Int {
    let records = Int(table.uint32(at: start + 6) ?? 0)
    var total = 0
    for index in 0..<min(records, table.count / 11) {
      let record = start + 10 + 11 * index
      guard let defaults = table.uint32(at: record + 3), let others = table.uint32(at: record + 7)
      else { break }
      if defaults != 0, let count = table.uint32(at: start + Int(defaults)),
        start + Int(defaults) + 4 + 4 * Int(count) <= table.count
      {
        // Each record adds up to 256 characters; a table read over and over gives no more of them
        // than it has bytes.
        for range in 0..<Int(count) {
          guard total <= table.count * 64 else { return total }
          let additional = table.uint8(at: start + Int(defaults) + 4 + 4 * range + 3) ?? 0
          total += Int(additional) + 1
        }
      }
      if others != 0, let count = table.uint32(at: start + Int(others)),
        start + Int(others) + 4 + 5 * Int(count) <= table.count
      {
        total += Int(count)
      }
    }
    return total
  }

  // MARK: - Subtables

  /// Reads one subtable.
  private struct Reader {
    let start: Int
    let glyphCount: Int
    /// Whether the subtable states more than the table holds.
    var isCut = false
    /// Whether a group of characters ends before it begins.
    var hasReversedGroup = false
    private var ranges: [ClosedRange<UInt32>] = []

    init(start: Int, glyphCount: Int) {
      self.start = start
      self.glyphCount = glyphCount
    }

    mutating func read(_ table: Span<UInt8>, format: Int) -> [ClosedRange<UInt32>] {
      switch format {
      case 0: readBytes(table)
      case 4: readSegments(table)
      case 6: readTrimmed(table, first: 6, count: 8, glyphs: 10, isWide: false)
      case 10: readTrimmed(table, first: 12, count: 16, glyphs: 20, isWide: true)
      // Format 8's groups are format 12's; which codes are pairs of 16 bits does not matter here.
      case 8: readGroups(table, at: 12 + 8192, isOneGlyph: false)
      case 12: readGroups(table, at: 12, isOneGlyph: false)
      case 13: readGroups(table, at: 12, isOneGlyph: true)
      default: break
      }
      return ranges
    }

    private mutating func add(_ character: Int) {
      add(character, character)
    }

    /// Takes what of a range are characters: neither surrogates, which are halves of UTF-16, nor
    /// anything beyond U+10FFFF (The Unicode Standard, D10b, D76).
    private mutating func add(_ first: Int, _ last: Int) {
      addRange(first, min(last, 0xD7FF))
      addRange(max(first, 0xE000), min(last, 0x10FFFF))
    }

    private mutating func addRange(_ first: Int, _ last: Int) {
      guard first >= 0, first <= last else { return }
      // Characters mostly come in order: the last range grows.
      if let range = ranges.last, Int(range.upperBound) + 1 == first {
        ranges[ranges.count - 1] = range.lowerBound...UInt32(last)
      } else {
        ranges.append(UInt32(first)...UInt32(last))
      }
    }

    private mutating func readBytes(_ table: Span<UInt8>) {
      for code in 0..<256 {
        guard let glyph = table.uint8(at: start + 6 + code) else {
          isCut = true
          return
        }
        if glyph != 0, Int(glyph) < glyphCount { add(code) }
      }
    }

    private mutating func readTrimmed(
      _ table: Span<UInt8>, first: Int, count: Int, glyphs: Int, isWide: Bool
    ) {
      let firstCode =
        isWide
        ? table.uint32(at: start + first).map(Int.init)
        : table.uint16(at: start + first).map(Int.init)
      let stated =
        isWide
        ? table.uint32(at: start + count).map(Int.init)
        : table.uint16(at: start + count).map(Int.init)
      guard let firstCode, let stated else {
        isCut = true
        return
      }
      let there = max(0, (table.count - start - glyphs) / 2)
      if stated > there { isCut = true }
      for index in 0..<min(stated, there) {
        guard let glyph = table.uint16(at: start + glyphs + 2 * index) else { return }
        if glyph != 0, Int(glyph) < glyphCount { add(firstCode + index) }
      }
    }

    /// Groups of consecutive characters, whose glyphs are consecutive too or one and the same.
    private mutating func readGroups(_ table: Span<UInt8>, at first: Int, isOneGlyph: Bool) {
      guard let stated = table.uint32(at: start + first) else {
        isCut = true
        return
      }
      let there = max(0, (table.count - start - first - 4) / 12)
      if Int(stated) > there { isCut = true }
      for index in 0..<min(Int(stated), there) {
        let group = start + first + 4 + 12 * index
        guard let firstCode = table.uint32(at: group), let lastCode = table.uint32(at: group + 4),
          let glyph = table.uint32(at: group + 8)
        else { return }
        if firstCode > lastCode { hasReversedGroup = true }
        guard firstCode <= lastCode, Int(glyph) < glyphCount else { continue }
        if isOneGlyph {
          if glyph != 0 { add(Int(firstCode), Int(lastCode)) }
        } else {
          // The group's first character is missing where its glyph is 0.
          let skipped = glyph == 0 ? 1 : 0
          let available = glyphCount - Int(glyph) - 1
          add(Int(firstCode) + skipped, min(Int(lastCode), Int(firstCode) + available))
        }
      }
    }

    /// Format 4. A character belongs to the first segment that does not end before it, so no character
    /// is looked at twice, however segments overlap.
    private mutating func readSegments(_ table: Span<UInt8>) {
      guard let doubled = table.uint16(at: start + 6) else {
        isCut = true
        return
      }
      let stated = Int(doubled) / 2
      let there = max(0, (table.count - start - 16) / 8)
      if stated > there { isCut = true }
      // The four arrays lie one behind the other, by the count that is stated.
      let ends = start + 14
      let starts = ends + 2 * stated + 2
      let deltas = starts + 2 * stated
      let offsets = deltas + 2 * stated
      var next = 0
      for segment in 0..<min(stated, there) {
        guard let end = table.uint16(at: ends + 2 * segment),
          let begin = table.uint16(at: starts + 2 * segment),
          let delta = table.uint16(at: deltas + 2 * segment),
          let rangeOffset = table.uint16(at: offsets + 2 * segment)
        else {
          isCut = true
          return
        }
        let first = max(Int(begin), next)
        let last = Int(end)
        next = max(next, last + 1)
        guard first <= last else { continue }
        // 0xFFFF with an offset of 0xFFFF is how some fonts write the segment that ends the list.
        if rangeOffset == 0 || rangeOffset == 0xFFFF {
          for code in first...last {
            let glyph = (code + Int(delta)) & 0xFFFF
            if code != 0xFFFF, glyph != 0, glyph < glyphCount { add(code) }
          }
        } else {
          let place = offsets + 2 * segment + Int(rangeOffset)
          for code in first...last where code != 0xFFFF {
            guard let stored = table.uint16(at: place + 2 * (code - Int(begin))) else {
              isCut = true
              break
            }
            let glyph = stored == 0 ? 0 : (Int(stored) + Int(delta)) & 0xFFFF
            if glyph != 0, glyph < glyphCount { add(code) }
          }
        }
      }
    }
  }
}
