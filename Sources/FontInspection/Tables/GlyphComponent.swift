/// A part of a composite glyph (OpenType specification, `glyf`, "Composite glyph description").
enum GlyphComponent {
  /// MORE_COMPONENTS: another one follows.
  static let isFollowed: UInt16 = 0x0020

  /// How many bytes a component takes: flags, glyph, two arguments and a transformation.
  static func length(flags: UInt16) -> Int {
    let arguments = flags & 0x0001 != 0 ? 4 : 2
    let transformation =
      flags & 0x0008 != 0 ? 2 : flags & 0x0040 != 0 ? 4 : flags & 0x0080 != 0 ? 8 : 0
    return 4 + arguments + transformation
  }

  /// Whether drawing a glyph takes no more than `limit` glyphs, components of components among them: a
  /// few hundred bytes can be made to ask for millions.
  static func isWithin(
    _ limit: Int, glyph: Int, glyf: Span<UInt8>, loca: Span<UInt8>, _ locations: GlyphLocations
  ) -> Bool {
    var left = limit
    var open = [glyph]
    while let next = open.popLast() {
      left -= 1
      guard left >= 0 else { return false }
      guard let range = locations.range(of: next, in: loca, glyfCount: glyf.count),
        let contours = glyf.int16(at: range.lowerBound), contours < 0
      else { continue }
      var place = range.lowerBound + 10
      while place + 4 <= range.upperBound, let flags = glyf.uint16(at: place),
        let component = glyf.uint16(at: place + 2)
      {
        guard open.count <= limit else { return false }
        open.append(Int(component))
        guard flags & isFollowed != 0 else { break }
        place += length(flags: flags)
      }
    }
    return true
  }
}
