/// `cmap` (OpenType specification, `cmap`).
struct CmapValidator: TableValidator {
  let tag: FontTag = "cmap"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard let count = table.uint16(at: 2) else { return }
    guard 4 + 8 * Int(count) <= table.count else {
      return faults.add(
        .fatal,
        "it has \(table.count) bytes, its list of \(count) subtables takes \(4 + 8 * Int(count))")
    }
    var isUsable = false
    // Several records may share a subtable; it is looked at once.
    var seen: Set<Int> = []
    for index in 0..<Int(count) {
      let record = 4 + 8 * index
      guard let platform = table.uint16(at: record), let encoding = table.uint16(at: record + 2),
        let offset = table.uint32(at: record + 4).map(Int.init)
      else { return }
      let name = "the subtable for platform \(platform), encoding \(encoding)"
      guard let format = table.uint16(at: offset) else {
        faults.add(.fatal, "\(name) lies outside of it")
        continue
      }
      if Cmap.preference.contains(where: { $0.0 == Int(platform) && $0.1 == Int(encoding) })
        || platform == 1 || platform == 3
      {
        isUsable = true
      }
      guard seen.insert(offset).inserted, seen.count <= Self.mostSubtables else { continue }
      switch format {
      case 0: validateLength(table, offset, name, 262, into: &faults)
      case 4: validateSegments(table, offset, name, font, into: &faults)
      case 6:
        validateLength(
          table, offset, name, 10 + 2 * Int(table.uint16(at: offset + 8) ?? 0), into: &faults)
      case 10:
        validateLength(
          table, offset, name, 20 + 2 * Int(table.uint32(at: offset + 16) ?? 0), into: &faults)
      case 12, 13:
        validateGroups(table, offset, name, font, isOneGlyph: format == 13, into: &faults)
      case 14:
        validateLength(
          table, offset, name, 10 + 11 * Int(table.uint32(at: offset + 6) ?? 0), into: &faults)
      case 2, 8: break
      default: faults.add(.major, "\(name) has format \(format), which is none")
      }
    }
    if !isUsable { faults.add(.fatal, "it has no subtable that is of use") }
  }

  /// Real fonts have up to ten; what lists more is made to be read over and over.
  private static let mostSubtables = 64

  private func validateLength(
    _ table: Span<UInt8>, _ start: Int, _ name: String, _ needed: Int,
    into faults: inout TableFaults
  ) {
    if start + needed > table.count {
      faults.add(.fatal, "\(name) is \(start + needed - table.count) bytes short")
    }
  }

  /// Format 4.
  private func validateSegments(
    _ table: Span<UInt8>, _ start: Int, _ name: String, _ font: ValidatedFont,
    into faults: inout TableFaults
  ) {
    guard let doubled = table.uint16(at: start + 6).map(Int.init) else {
      return faults.add(.fatal, "\(name) is cut short")
    }
    let needed = 16 + 4 * doubled
    guard start + needed <= table.count else {
      return faults.add(.fatal, "\(name) is \(start + needed - table.count) bytes short")
    }
    let count = doubled / 2
    let (ends, starts) = (start + 14, start + 16 + doubled)
    let (deltas, ranges) = (starts + doubled, starts + 2 * doubled)
    var disordered = Occurrences()
    var outside = Occurrences()
    var foreign = Occurrences()
    var previous = -1
    for segment in 0..<count {
      guard let end = table.uint16(at: ends + 2 * segment).map(Int.init),
        let first = table.uint16(at: starts + 2 * segment).map(Int.init),
        let delta = table.uint16(at: deltas + 2 * segment).map(Int.init),
        let offset = table.uint16(at: ranges + 2 * segment).map(Int.init)
      else { break }
      if first > end || first <= previous { disordered.add(segment) }
      let from = max(first, previous + 1)
      previous = max(previous, end)
      // The last segment only ends the list, and many fonts fill it with anything.
      guard from <= end, !(segment == count - 1 && end == 0xFFFF) else { continue }
      if offset != 0, offset != 0xFFFF {
        let last = ranges + 2 * segment + offset + 2 * (end - first)
        if last + 2 > table.count {
          outside.add(segment)
          continue
        }
      }
      guard let glyphs = font.glyphCount else { continue }
      for code in from...end {
        var glyph = (code + delta) & 0xFFFF
        if offset != 0, offset != 0xFFFF {
          let stored = table.uint16(at: ranges + 2 * segment + offset + 2 * (code - first)) ?? 0
          glyph = stored == 0 ? 0 : (Int(stored) + delta) & 0xFFFF
        }
        if glyph >= glyphs { foreign.add(code) }
      }
    }
    if count == 0 || table.uint16(at: ends + 2 * (count - 1)) != 0xFFFF {
      faults.add(.major, "\(name) does not end with the segment FFFF")
    }
    if !disordered.isEmpty {
      faults.add(.major, "\(name) has segments out of order, from segment \(disordered.first) on")
    }
    if !outside.isEmpty {
      faults.add(
        .fatal,
        "\(outside.text("segment")) of \(name) \(outside.verb("points", "point")) outside of cmap")
    }
    report(foreign, name, into: &faults)
  }

  /// Formats 12 and 13.
  private func validateGroups(
    _ table: Span<UInt8>, _ start: Int, _ name: String, _ font: ValidatedFont, isOneGlyph: Bool,
    into faults: inout TableFaults
  ) {
    guard let stated = table.uint32(at: start + 12).map(Int.init) else {
      return faults.add(.fatal, "\(name) is cut short")
    }
    validateLength(table, start, name, 16 + 12 * stated, into: &faults)
    var disordered = Occurrences()
    var foreign = Occurrences()
    var previous = -1
    for group in 0..<min(stated, max(0, table.count - start - 16) / 12) {
      let record = start + 16 + 12 * group
      guard let first = table.uint32(at: record).map(Int.init),
        let last = table.uint32(at: record + 4).map(Int.init),
        let glyph = table.uint32(at: record + 8).map(Int.init)
      else { break }
      if first > last || first <= previous { disordered.add(group) }
      previous = max(previous, last)
      if let glyphs = font.glyphCount, last >= first,
        (isOneGlyph ? glyph : glyph + (last - first)) >= glyphs
      {
        foreign.add(first)
      }
    }
    if !disordered.isEmpty {
      faults.add(.major, "\(name) has groups out of order, from group \(disordered.first) on")
    }
    report(foreign, name, into: &faults)
  }

  private func report(_ foreign: Occurrences, _ name: String, into faults: inout TableFaults) {
    guard !foreign.isEmpty else { return }
    let code = "U+" + CodePointSet.digits(UInt32(truncatingIfNeeded: foreign.first))
    faults.add(
      .major,
      "\(name) leads to glyphs that the font does not have, \(foreign.count == 1 ? "at" : "first at") \(code)"
    )
  }
}
