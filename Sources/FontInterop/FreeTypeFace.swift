internal import CFreeType

/// A face that FreeType has opened; released with this value.
public struct FreeTypeFace: ~Copyable {
  let handle: FT_Face

  init(adopting handle: FT_Face) { self.handle = handle }

  deinit { FT_Done_Face(handle) }

  /// What FreeType calls the face: for comparison only, since iOS often calls it otherwise.
  public var postScriptName: String? {
    FT_Get_Postscript_Name(handle).map { String(cString: $0) }
  }

  /// How many faces the file holds, as FreeType counts them.
  public var faceCount: Int { Int(handle.pointee.num_faces) }

  /// Units per em; 0 for a bitmap font.
  public var unitsPerEm: Int { Int(handle.pointee.units_per_EM) }

  /// Moves a variable face to a location given in the axes' own units, in the order of `fvar`.
  ///
  /// - Throws: `FreeTypeError` where the face is not variable.
  public borrowing func setCoordinates(_ coordinates: [Double]) throws(FreeTypeError) {
    var fixed = coordinates.map { FT_Fixed(Fixed16Dot16($0).rawValue) }
    try check(FT_Set_Var_Design_Coordinates(handle, FT_UInt(fixed.count), &fixed))
  }

  /// The top of a character's outline in font units, unhinted; nil where the face has no glyph for
  /// it or the glyph no outline.
  public borrowing func outlineTop(of scalar: Unicode.Scalar) -> Double? {
    let glyph = FT_Get_Char_Index(handle, FT_ULong(scalar.value))
    guard glyph != 0, FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = handle.pointee.glyph, slot.pointee.outline.n_points > 0
    else { return nil }
    var box = FT_BBox()
    guard FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return nil }
    return Double(box.yMax)
  }
}
