/// Looks up the glyph of one character at a time (OpenType specification, `cmap`); which characters
/// there are tells `Cmap`, which chooses the same subtable.
///
/// It is read in place: the bytes are passed to each call. A glyph's number is not compared with the
/// number of glyphs here.
struct CharacterMap: Sendable {
  private let encoding: Cmap.Encoding
  private let format: Int
  /// Where the subtable begins in the table.
  private let offset: Int

  /// Chooses a subtable.
  ///
  /// - Returns: nil where the table has none that can be read.
  init?(_ table: Span<UInt8>) {
    guard let count = table.uint16(at: 2) else { return nil }
    var best: (rank: Int, encoding: Cmap.Encoding, format: Int, offset: Int)?
    for index in 0..<Int(count) {
      let record = 4 + 8 * index
      guard let platform = table.uint16(at: record), let number = table.uint16(at: record + 2),
        let subtable = table.uint32(at: record + 4), let format = table.uint16(at: Int(subtable)),
        Cmap.readableFormats.contains(Int(format)),
        let rank = Cmap.preference.firstIndex(where: { $0.0 == platform && $0.1 == number })
      else { continue }
      if best.map({ rank < $0.rank }) ?? true {
        best = (rank, Cmap.preference[rank].2, Int(format), Int(subtable))
      }
    }
    guard let best else { return nil }
    encoding = best.encoding
    format = best.format
    offset = best.offset
  }

  /// The glyph of a character; nil where the font does not have it.
  func glyph(of scalar: Unicode.Scalar, in table: Span<UInt8>) -> Int? {
    switch encoding {
    case .unicode: return glyph(ofCode: Int(scalar.value), in: table)
    case .symbol:
      if let glyph = glyph(ofCode: Int(scalar.value), in: table) { return glyph }
      return scalar.value <= 0xFF ? glyph(ofCode: 0xF000 + Int(scalar.value), in: table) : nil
    case .macRoman:
      return Self.macRoman[scalar].flatMap { glyph(ofCode: $0, in: table) }
    }
  }

  /// The bytes of Mac OS Roman's printable characters.
  private static let macRoman: [Unicode.Scalar: Int] = {
    var bytes: [Unicode.Scalar: Int] = [:]
    for byte in UInt8(0x20)...0xFF {
      let text = MacEncoding.roman.decode([byte].span)
      if let scalar = text.unicodeScalars.first, bytes[scalar] == nil { bytes[scalar] = Int(byte) }
    }
    return bytes
  }()

  /// The glyph of a code; nil where it is .notdef.
  private func glyph(ofCode code: Int, in table: Span<UInt8>) -> Int? {
    let glyph: Int? =
      switch format {
      case 0: code < 256 ? table.uint8(at: offset + 6 + code).map(Int.init) : nil
      case 4: segmentGlyph(code, in: table)
      case 6:
        trimmedGlyph(
          code, first: table.uint16(at: offset + 6).map(Int.init),
          count: table.uint16(at: offset + 8).map(Int.init), glyphs: offset + 10, in: table)
      case 10:
        trimmedGlyph(
          code, first: table.uint32(at: offset + 12).map(Int.init),
          count: table.uint32(at: offset + 16).map(Int.init), glyphs: offset + 20, in: table)
      // Format 8's groups are format 12's, behind a map of which codes are pairs of 16 bits.
      case 8: groupGlyph(code, at: offset + 12 + 8192, in: table)
      case 12, 13: groupGlyph(code, at: offset + 12, in: table)
      default: nil
      }
    return glyph == 0 ? nil : glyph
  }

  /// Formats 6 and 10: glyphs for a run of codes.
  private func trimmedGlyph(
    _ code: Int, first: Int?, count: Int?, glyphs: Int, in table: Span<UInt8>
  ) -> Int? {
    guard let first, let count, code >= first, code - first < count else { return nil }
    return table.uint16(at: glyphs + 2 * (code - first)).map(Int.init)
  }

  /// Format 4: segments in ascending order, found by bisection.
  private func segmentGlyph(_ code: Int, in table: Span<UInt8>) -> Int? {
    // U+FFFF is no character, though the last segment names it.
    guard code < 0xFFFF, let doubled = table.uint16(at: offset + 6) else { return nil }
    let count = Int(doubled) / 2
    let ends = offset + 14
    let starts = ends + 2 * count + 2
    let deltas = starts + 2 * count
    let ranges = deltas + 2 * count
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.uint16(at: ends + 2 * middle) else { return nil }
      if Int(end) < code { low = middle + 1 } else { high = middle }
    }
    guard low < count, let start = table.uint16(at: starts + 2 * low), Int(start) <= code,
      let delta = table.uint16(at: deltas + 2 * low),
      let range = table.uint16(at: ranges + 2 * low)
    else { return nil }
    // 0xFFFF is how some fonts write no offset in the segment that ends the list.
    if range == 0 || range == 0xFFFF { return (code + Int(delta)) & 0xFFFF }
    // The offset counts from where it stands itself.
    let position = ranges + 2 * low + Int(range) + 2 * (code - Int(start))
    guard let glyph = table.uint16(at: position) else { return nil }
    return glyph == 0 ? nil : (Int(glyph) + Int(delta)) & 0xFFFF
  }

  /// Formats 8, 12 and 13: groups in ascending order, found by bisection; in format 13 a whole group has
  /// one glyph.
  private func groupGlyph(_ code: Int, at start: Int, in table: Span<UInt8>) -> Int? {
    guard let stated = table.uint32(at: start) else { return nil }
    let groups = start + 4
    var low = 0
    var high = min(Int(stated), max(0, table.count - groups) / 12)
    let count = high
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.uint32(at: groups + 12 * middle + 4) else { return nil }
      if Int(end) < code { low = middle + 1 } else { high = middle }
    }
    guard low < count, let first = table.uint32(at: groups + 12 * low), Int(first) <= code,
      let glyph = table.uint32(at: groups + 12 * low + 8)
    else { return nil }
    return format == 13 ? Int(glyph) : Int(glyph) + code - Int(first)
  }
}
