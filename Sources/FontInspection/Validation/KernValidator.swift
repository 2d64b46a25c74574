/// `kern` (OpenType specification, `kern`; Apple, TrueType Reference Manual, "The 'kern' table").
struct KernValidator: TableValidator {
  let tag: FontTag = "kern"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard let version = table.uint16(at: 0) else {
      return faults.add(.fatal, "it ends inside its header")
    }
    switch version {
    case 0: validateOpenType(table, font, into: &faults)
    case 1: validateApple(table, font, into: &faults)
    default: faults.add(.major, "its version is \(version), not 0 or 1")
    }
  }

  private func validateOpenType(
    _ table: Span<UInt8>, _ font: ValidatedFont, into faults: inout TableFaults
  ) {
    guard let count = table.uint16(at: 2) else {
      return faults.add(.fatal, "it ends inside its header")
    }
    var place = 4
    for index in 0..<Int(count) {
      guard let length = table.uint16(at: place + 2), let coverage = table.uint16(at: place + 4)
      else { return faults.add(.fatal, "subtable \(index) is missing") }
      let isLast = index == Int(count) - 1
      var end = place + Int(length)
      if coverage >> 8 == 0 {
        let pairs = Int(table.uint16(at: place + 6) ?? 0)
        let needed = 14 + 6 * pairs
        // A length that does not fit into 16 bits is stored without its upper bits, and everybody
        // goes by the number of pairs (fonttools/fonttools issue 314).
        if isLast, needed > 0xFFFF, needed & 0xFFFF == Int(length) { end = place + needed }
        if place + needed > table.count {
          faults.add(
            .fatal,
            "subtable \(index) is \(place + needed - table.count) bytes short: its \(pairs) pairs take \(needed)"
          )
          return
        }
        if end != place + needed {
          faults.add(
            .major,
            "the length of subtable \(index) is given as \(length), its \(pairs) pairs take \(needed)"
          )
        }
        validatePairs(table, at: place + 6, count: pairs, index, font, into: &faults)
      }
      guard end <= table.count else {
        return faults.add(
          .fatal, "subtable \(index) ends \(end - table.count) bytes beyond the table")
      }
      guard Int(length) >= 6 else {
        return faults.add(.fatal, "the length of subtable \(index) is given as \(length)")
      }
      place = end
    }
  }

  private func validateApple(
    _ table: Span<UInt8>, _ font: ValidatedFont, into faults: inout TableFaults
  ) {
    guard let count = table.uint32(at: 4) else {
      return faults.add(.fatal, "it ends inside its header")
    }
    var place = 8
    for index in 0..<Int(count) {
      guard let length = table.uint32(at: place), let coverage = table.uint16(at: place + 4),
        length >= 8
      else { return faults.add(.fatal, "subtable \(index) is missing") }
      let end = place + Int(length)
      guard end <= table.count else {
        return faults.add(
          .fatal, "subtable \(index) ends \(end - table.count) bytes beyond the table")
      }
      if coverage & 0xFF == 0 {
        let pairs = Int(table.uint16(at: place + 8) ?? 0)
        if place + 16 + 6 * pairs > end {
          return faults.add(
            .fatal,
            "subtable \(index) is \(place + 16 + 6 * pairs - end) bytes short for its \(pairs) pairs"
          )
        }
        validatePairs(table, at: place + 8, count: pairs, index, font, into: &faults)
      }
      place = end
    }
  }

  /// Format 0: the header of a search by halving, then the pairs.
  private func validatePairs(
    _ table: Span<UInt8>, at start: Int, count: Int, _ index: Int, _ font: ValidatedFont,
    into faults: inout TableFaults
  ) {
    var unsorted = Occurrences()
    var foreign = Occurrences()
    var previous: UInt32 = 0
    for pair in 0..<count {
      guard let key = table.uint32(at: start + 8 + 6 * pair) else { break }
      if pair > 0, key < previous { unsorted.add(pair) }
      previous = key
      if let glyphs = font.glyphCount, max(Int(key >> 16), Int(key & 0xFFFF)) >= glyphs {
        foreign.add(pair)
      }
    }
    if !unsorted.isEmpty {
      faults.add(
        .major,
        "the pairs of subtable \(index) are not sorted, from pair \(unsorted.first) on, so that some are not found"
      )
    }
    if !foreign.isEmpty {
      faults.add(
        .major,
        "\(foreign.text("pair")) of subtable \(index) \(foreign.verb("names", "name")) glyphs that the font does not have"
      )
    }
    guard count > 0, let range = table.uint16(at: start + 2),
      let selector = table.uint16(at: start + 4), let shift = table.uint16(at: start + 6)
    else { return }
    let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
    let wantedRange = 6 << exponent
    let wantedShift = 6 * count - wantedRange
    if Int(selector) != exponent || Int(range) != wantedRange & 0xFFFF
      || Int(shift) != wantedShift & 0xFFFF
    {
      faults.add(
        .minor,
        "subtable \(index) tells a search by halving \(range), \(selector), \(shift), which should be \(wantedRange & 0xFFFF), \(exponent), \(wantedShift & 0xFFFF) for \(count) pairs"
      )
    }
  }
}
