internal import FontInterop

/// Fonts in containers that iOS is not known to load from a bundle: they are read through FreeType,
/// which unpacks them.
extension FaceReader {
  /// The most that a font of `size` bytes may unpack to: the largest there are have 50 MB, and real ones
  /// shrink to a tenth at best. A file that claims more is made to fill the memory.
  static func mostUnpacked(from size: Int) -> Int {
    min(96 << 20, 60 * size + (1 << 16))
  }

  /// Reads the faces of a file in a foreign container.
  ///
  /// - Parameter error: what the file is, for the message where it cannot be read.
  mutating func readForeign(
    _ whole: ((Span<UInt8>) -> Void) -> Void, _ container: FontContainer, _ error: FontError
  ) throws(FontError) -> FileReading {
    var outcome = Result<FileReading, FontError>.failure(error)
    whole { file in
      do throws(FontError) {
        outcome = .success(try readForeign(file, container, error))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  private mutating func readForeign(
    _ file: Span<UInt8>, _ container: FontContainer, _ error: FontError
  ) throws(FontError) -> FileReading {
    switch container {
    case .woff, .woff2, .dfont: return try readWrapped(file, container, error)
    case .pfa, .pfb: return try readType1(file, container, error)
    case .pcf, .bdf: return try readBitmap(file, container, error)
    case .sfnt, .collection: throw error
    }
  }

  private mutating func readWrapped(
    _ file: Span<UInt8>, _ container: FontContainer, _ error: FontError
  ) throws(FontError) -> FileReading {
    try Self.checkClaim(file, container)
    guard let count = withFace(file, index: 0, instance: nil, { $0.faceCount }), count > 0 else {
      throw Self.damaged(error)
    }
    guard count <= Self.mostFaces else { throw Self.tooManyFaces }
    var reading = FileReading()
    for index in 0..<count {
      do throws(FontError) {
        let sfnt = try unpacked(file, index: index, container, error)
        try readFace(
          directoryAt: 0, index: index, container: container, size: sfnt.count,
          piece: { sfnt.span.copy($0) }, whole: { $0(sfnt.span) }, into: &reading)
      } catch {
        if count == 1 { throw error }
        reading.unreadable.append((faceIndex: index, error: error.ofFace(index, among: count)))
      }
    }
    return reading
  }

  /// The sfnt that a web font or a resource fork holds at `index`.
  ///
  /// - Parameter error: what the file is, for the message where there is none.
  mutating func unpacked(
    _ file: Span<UInt8>, index: Int, _ container: FontContainer, _ error: FontError
  ) throws(FontError) -> [UInt8] {
    guard [.woff, .woff2, .dfont].contains(container) else { throw error }
    try Self.checkClaim(file, container)
    let limit = container == .dfont ? file.count : Self.mostUnpacked(from: file.count)
    let sfnt = withFace(file, index: index, instance: nil) {
      (face: borrowing FreeTypeFace) in try? face.sfnt(limit: limit)
    }
    guard let sfnt = sfnt ?? nil else { throw Self.damaged(error) }
    return sfnt
  }

  /// Both WOFF headers state at byte 16 what the font unpacks to (W3C, WOFF 1.0 and 2.0).
  private static func checkClaim(
    _ file: Span<UInt8>, _ container: FontContainer
  ) throws(FontError) {
    guard container != .dfont, let size = file.uint32(at: 16),
      Int(size) > mostUnpacked(from: file.count)
    else { return }
    throw FontError(
      .damaged, "it claims to unpack to \(size) bytes, which no font has",
      help: FontError.fetchAgain)
  }

  private mutating func readType1(
    _ file: Span<UInt8>, _ container: FontContainer, _ error: FontError
  ) throws(FontError) -> FileReading {
    guard let measured = measuredType1(file) else { throw Self.damaged(error) }
    let information = measured.information
    // Weight is a word, as `Bold`; without one the full name may hold it.
    let style = information.weight ?? information.fullName
    let trait = WeightTrait.rounded(StyleGlossary.trait(ofStyle: style))
    let name = information.postScriptName
    let face = FontFace(
      path: "", displayPath: "", faceIndex: 0, postScriptName: name,
      postScriptNameSource: name == nil ? .missing : .name, aliases: PostScriptNameAliases(),
      family: information.familyName, style: information.weight, fullName: information.fullName,
      weight: nil, weightTrait: trait, weightName: WeightName(trait: trait), width: nil,
      widthTrait: 0, italic: information.italicAngle != 0, bold: trait > WeightTrait.boldAbove,
      monospaced: information.isFixedPitch, format: .type1, container: container, variable: false,
      instance: nil, unitsPerEm: measured.unitsPerEm > 0 ? measured.unitsPerEm : nil,
      glyphCount: measured.glyphCount,
      metrics: FaceMetrics(
        capHeight: measured.capHeight, capHeightSource: measured.capHeight.map { _ in .outline },
        xHeight: measured.xHeight, xHeightSource: measured.xHeight.map { _ in .outline }))
    return FileReading(faces: [face])
  }

  /// What FreeType says of a Type 1 font.
  private struct MeasuredType1 {
    let information: Type1Information
    let unitsPerEm: Int
    var glyphCount: Int
    let capHeight: Double?
    let xHeight: Double?
  }

  /// - Returns: nil where FreeType cannot open the font.
  private mutating func measuredType1(_ file: Span<UInt8>) -> MeasuredType1? {
    func measure(_ face: borrowing FreeTypeFace) -> MeasuredType1? {
      face.type1Information.map {
        MeasuredType1(
          information: $0, unitsPerEm: face.unitsPerEm, glyphCount: face.glyphCount,
          capHeight: face.outlineTop(of: "H"), xHeight: face.outlineTop(of: "x"))
      }
    }
    if let excerpt = Type1Excerpt(file, keeping: ["H", "x"]) {
      let found = withFace(excerpt.bytes.span, index: 0, instance: nil, measure) ?? nil
      // A letter put together from others would not be whole without them.
      if var found, found.capHeight != nil, found.xHeight != nil {
        found.glyphCount = excerpt.glyphCount
        return found
      }
    }
    return withFace(file, index: 0, instance: nil, measure) ?? nil
  }

  private mutating func readBitmap(
    _ file: Span<UInt8>, _ container: FontContainer, _ error: FontError
  ) throws(FontError) -> FileReading {
    let found = withFace(file, index: 0, instance: nil) {
      (face: borrowing FreeTypeFace) in (face.bitmapInformation, face.glyphCount)
    }
    guard let (information, glyphCount) = found else { throw Self.damaged(error) }
    let style = information.styleName
    let trait = WeightTrait.rounded(StyleGlossary.trait(ofStyle: style))
    let face = FontFace(
      path: "", displayPath: "", faceIndex: 0, postScriptName: nil, postScriptNameSource: .missing,
      aliases: PostScriptNameAliases(), family: information.familyName, style: style,
      fullName: nil, weight: nil, weightTrait: trait, weightName: WeightName(trait: trait),
      width: nil, widthTrait: 0,
      italic: style?.contains("Italic") == true || style?.contains("Oblique") == true,
      bold: trait > WeightTrait.boldAbove, monospaced: false, format: .bitmap,
      container: container, variable: false, instance: nil, unitsPerEm: nil,
      glyphCount: glyphCount, metrics: FaceMetrics())
    return FileReading(faces: [face])
  }

  private static func damaged(_ error: FontError) -> FontError {
    FontError(
      .damaged, "\(error.message); it is damaged, or of a kind that FreeType cannot open",
      help: error.help)
  }
}
