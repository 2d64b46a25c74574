internal import CFreeType

/// What a Type 1 font's dictionary says of itself.
public struct Type1Information: Sendable, Equatable {
  /// FontName.
  public let postScriptName: String?
  /// FontInfo's FullName, FamilyName and Weight.
  public let fullName: String?
  public let familyName: String?
  public let weight: String?
  public let italicAngle: Int
  public let isFixedPitch: Bool
  /// FontInfo's version and Notice: what stands between the parentheses, in bytes of no known encoding.
  public let version: [UInt8]
  public let notice: [UInt8]
  /// FontInfo's FSType, which means what `OS/2` fsType does; nil where FreeType says 0, which it also
  /// does for a font without it.
  public let embedding: Int?
}

/// What a bitmap font of X11 says of itself.
public struct BitmapInformation: Sendable, Equatable {
  public let familyName: String?
  public let styleName: String?
}

extension FreeTypeFace {
  /// The sfnt that the face's container holds: of WOFF and WOFF2 what they decompress to, of a
  /// resource fork the resource.
  ///
  /// - Parameter limit: the most bytes that are copied.
  /// - Throws: `FreeTypeError` where there is none, or it is larger.
  public borrowing func sfnt(limit: Int) throws(FreeTypeError) -> [UInt8] {
    var length: FT_ULong = 0
    // Tag 0 stands for the whole font.
    try check(FT_Load_Sfnt_Table(handle, 0, 0, nil, &length))
    guard length > 0, length <= FT_ULong(limit) else { throw .invalidArgument }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    try check(FT_Load_Sfnt_Table(handle, 0, 0, &bytes, &length))
    return bytes
  }

  /// nil where the face is no Type 1 font.
  public var type1Information: Type1Information? {
    var information = PS_FontInfoRec()
    guard FT_Get_PS_Font_Info(handle, &information) == 0 else { return nil }
    return Type1Information(
      postScriptName: postScriptName, fullName: text(information.full_name),
      familyName: text(information.family_name), weight: text(information.weight),
      italicAngle: Int(information.italic_angle), isFixedPitch: information.is_fixed_pitch != 0,
      version: bytes(information.version), notice: bytes(information.notice),
      embedding: FT_Get_FSType_Flags(handle) == 0 ? nil : Int(FT_Get_FSType_Flags(handle)))
  }

  public var bitmapInformation: BitmapInformation {
    BitmapInformation(
      familyName: text(handle.pointee.family_name), styleName: text(handle.pointee.style_name))
  }

  /// How many glyphs FreeType finds.
  public var glyphCount: Int { Int(handle.pointee.num_glyphs) }

  private borrowing func bytes(_ pointer: UnsafePointer<CChar>?) -> [UInt8] {
    guard var place = pointer else { return [] }
    var bytes: [UInt8] = []
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    return bytes
  }

  private borrowing func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    let text = String(cString: pointer)
    return text.isEmpty ? nil : text
  }
}
