internal import CFreeType

extension FreeTypeFace {
  /// The Unicode characters that the face has glyphs for, by FreeType's own map, in order and without
  /// overlap; empty where it has made none.
  public var characters: [ClosedRange<UInt32>] {
    guard FT_Select_Charmap(handle, FT_ENCODING_UNICODE) == 0 else { return [] }
    return codes
  }

  /// What a face without a map in Unicode is encoded in; nil where it has no map at all.
  public var ownEncoding: OwnEncoding? {
    guard handle.pointee.num_charmaps > 0, let map = handle.pointee.charmaps?[0],
      FT_Set_Charmap(handle, map) == 0
    else { return nil }
    var encoding: UnsafePointer<CChar>?
    var registry: UnsafePointer<CChar>?
    // FreeType owns both texts; it knows them of X11's bitmap fonts only.
    let status = FT_Get_BDF_Charset_ID(handle, &encoding, &registry)
    let name: String? =
      if status == 0, let registry, let encoding {
        String(cString: registry) + "-" + String(cString: encoding)
      } else {
        nil
      }
    return OwnEncoding(name: name, codes: codes)
  }

  /// The codes of the map that is chosen.
  private var codes: [ClosedRange<UInt32>] {
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

/// An encoding that is a font's own, not Unicode.
public struct OwnEncoding: Sendable, Equatable {
  /// CHARSET_REGISTRY and CHARSET_ENCODING (X Logical Font Description Conventions 1.5, section 3.1.2.12),
  /// such as `ISO8859-2`; nil where the font does not say.
  public let name: String?
  /// In order and without overlap.
  public let codes: [ClosedRange<UInt32>]
}
