internal import CFreeType

extension FreeTypeFace {
  /// The Unicode characters that the face has glyphs for, by FreeType's own map, in order and without
  /// overlap; empty where it has made none.
  public var characters: [ClosedRange<UInt32>] {
    guard FT_Select_Charmap(handle, FT_ENCODING_UNICODE) == 0 else { return [] }
    var ranges: [ClosedRange<UInt32>] = []
    var glyph: FT_UInt = 0
    var character = FT_Get_First_Char(handle, &glyph)
    // FreeType ends its list with glyph 0; a map that does not ascend is none.
    var previous: UInt32?
    while glyph != 0, let value = UInt32(exactly: character), previous.map({ value > $0 }) ?? true {
      previous = value
      if let last = ranges.last, last.upperBound &+ 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
      character = FT_Get_Next_Char(handle, character, &glyph)
    }
    return ranges
  }
}
