/// `post` (OpenType specification, `post`).
struct PostValidator: TableValidator {
  let tag: FontTag = "post"

  /// The glyphs of the standard Macintosh order, which format 1 stands for.
  private static let standardCount = 258

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard let version = table.uint32(at: 0), let glyphs = font.glyphCount, table.count >= 32 else {
      return
    }
    switch version {
    case 0x0001_0000:
      if glyphs != Self.standardCount {
        // The validator's own words in the report of tesseract-ocr/tesseract issue 182.
        faults.add(
          .major,
          "it has format 1, which names exactly \(Self.standardCount) glyphs; the font has \(glyphs)"
        )
      }
    case 0x0002_0000: validateNames(table, glyphs, into: &faults)
    case 0x0002_5000:
      if table.count < 34 + glyphs {
        faults.add(.major, "it has \(table.count) bytes, \(glyphs) glyphs take \(34 + glyphs)")
      }
    case 0x0003_0000, 0x0004_0000: break
    default: faults.add(.major, "its format is 0x\(CodePointSet.digits(version)), which is none")
    }
  }

  private func validateNames(
    _ table: Span<UInt8>, _ glyphs: Int, into faults: inout TableFaults
  ) {
    guard let stated = table.uint16(at: 32) else {
      return faults.add(.fatal, "it ends before its list of names")
    }
    let count = Int(stated)
    if count != glyphs {
      faults.add(.major, "it names \(count) glyphs, the font has \(glyphs)")
    }
    var place = 34 + 2 * count
    guard place <= table.count else {
      return faults.add(
        .fatal, "it has \(table.count) bytes, the list of \(count) names takes \(place)")
    }
    var names: [Range<Int>] = []
    var isCut = false
    while let length = table.uint8(at: place) {
      let end = place + 1 + Int(length)
      guard end <= table.count else {
        isCut = true
        break
      }
      names.append((place + 1)..<end)
      place = end
    }
    if isCut { faults.add(.major, "its last name runs beyond its end") }
    var missing = Occurrences()
    var used = [Bool](repeating: false, count: names.count)
    var owners: [[UInt8]: Int] = [:]
    var repeated = Occurrences()
    for glyph in 0..<count {
      guard let index = table.uint16(at: 34 + 2 * glyph).map(Int.init) else { break }
      let name: [UInt8]
      if index < Self.standardCount {
        // Many glyphs may be called .notdef, .null or nonmarkingreturn: nobody looks for them.
        guard index > 2, index < StandardGlyphNames.all.count else { continue }
        name = StandardGlyphNames.all[index]
      } else {
        guard index - Self.standardCount < names.count else {
          missing.add(glyph)
          continue
        }
        used[index - Self.standardCount] = true
        name = table.copy(names[index - Self.standardCount])
      }
      if !name.isEmpty, owners.updateValue(glyph, forKey: name) != nil { repeated.add(glyph) }
    }
    if !repeated.isEmpty {
      // An error at one time (EkType/Mukta issue 1), but fonts that ship with systems have it.
      faults.add(
        .minor,
        "\(repeated.text("glyph")) \(repeated.verb("has", "have")) a name that another glyph has")
    }
    if !missing.isEmpty {
      faults.add(.major, "the name of \(missing.text("glyph")) is not in it")
    }
    // The bytes that fill a table up read as names without letters.
    let unused = zip(names, used).count { !$0.isEmpty && !$1 }
    if unused > 0 {
      // The validator's own words in fonttools/fonttools issue 1119.
      faults.add(.technical, "it has \(unused) more names than the glyphs of the font need")
    }
  }
}
