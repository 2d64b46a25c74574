internal import FontInterop
public import SystemInterop

/// Measures texts in faces, in font units: once for each face, whatever the number of sizes.
///
/// Advances come from `hmtx` and, in a variable font, `HVAR`, read here; where a variable TrueType font
/// has no `HVAR`, from FreeType, which varies them by `gvar`. Outlines and glyph names come from
/// FreeType, at the face's place in its design space, without hinting.
public struct FaceMeasurer: Sendable {
  /// Whether outlines are told apart too.
  var digestsOutlines = false

  public init() {}

  /// Measures texts in a face.
  ///
  /// - Parameters:
  ///   - texts: the result has one measurement for each, in their order.
  ///   - face: a face that was read from `file`.
  /// - Throws: `FontError` where the file cannot be read any more, or FreeType refuses the face.
  public func measure(
    _ texts: [MeasuredText], in face: FontFace, of file: FilePath
  ) throws(FontError) -> [TextMeasurement] {
    let mapped: MappedFile
    do throws(FileError) {
      mapped = try MappedFile(file)
    } catch {
      throw FontError(error)
    }
    return try mapped.withBytes { (bytes) throws(FontError) in
      try measure(texts, in: face, bytes)
    }
  }

  func measure(
    _ texts: [MeasuredText], in face: FontFace, _ file: Span<UInt8>
  ) throws(FontError) -> [TextMeasurement] {
    let library: FreeTypeLibrary
    do throws(FreeTypeError) {
      library = try FreeTypeLibrary()
    } catch {
      throw Self.refused(error)
    }
    switch face.container {
    case .sfnt, .collection:
      return try measure(texts, in: face, file, index: face.faceIndex, library)
    case .woff, .woff2, .dfont:
      let unpacked: [UInt8]?
      do throws(FreeTypeError) {
        unpacked = try library.withFace(file, index: face.faceIndex) { open in
          try? open.sfnt(limit: FaceReader.mostUnpacked(from: file.count))
        }
      } catch {
        throw Self.refused(error)
      }
      guard let unpacked else { throw Self.refused(.unknownFileFormat) }
      return try measure(texts, in: face, unpacked.span, index: 0, library)
    case .pfa, .pfb, .pcf, .bdf:
      throw FontError(
        face.format == .bitmap ? .bitmap : .type1,
        "it has no tables to measure glyphs by: neither TrueType nor OpenType",
        help: "measure the TTF or OTF of the font, which is what an app can ship")
    }
  }

  private func measure(
    _ texts: [MeasuredText], in face: FontFace, _ file: Span<UInt8>, index: Int,
    _ library: borrowing FreeTypeLibrary
  ) throws(FontError) -> [TextMeasurement] {
    let offset = try FaceReader.directoryOffset(ofFace: index, in: file)
    var tables = try FaceTables(file, directoryAt: offset)
    if let obstacle = Self.obstacle(to: tables, file) { throw obstacle }
    tables.checkOutlines(in: file)
    if let obstacle = tables.obstacles.first(where: { ["CFF", "CFF2"].contains($0.subject) }) {
      throw obstacle.error
    }
    do throws(FreeTypeError) {
      return try library.withFace(file, index: index) { open in
        let source = GlyphSource(
          face, tables, file, open, digestsOutlines: digestsOutlines)
        var memo = Memo()
        return texts.map { measure($0, with: source, file, open, &memo) }
      }
    } catch {
      throw Self.refused(error)
    }
  }

  private static func refused(_ error: FreeTypeError) -> FontError {
    FontError(
      .damaged, "FreeType cannot draw it: \(error.message)", help: FontError.fetchAgain)
  }

  /// Glyphs that were measured before, by character, and the one that stands for what is missing.
  private struct Memo {
    var byCharacter: [Unicode.Scalar: GlyphMeasurement?] = [:]
    var notdef: GlyphMeasurement?
  }

  private func measure(
    _ text: MeasuredText, with source: GlyphSource, _ file: Span<UInt8>,
    _ open: borrowing FreeTypeFace, _ memo: inout Memo
  ) -> TextMeasurement {
    var glyphs: [TextMeasurement.Glyph] = []
    glyphs.reserveCapacity(text.text.unicodeScalars.count)
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    var cluster = 0
    for scalar in text.text.unicodeScalars {
      defer { cluster += UTF8.width(scalar) }
      if !text.isCharacterList, scalar.properties.isDefaultIgnorableCodePoint { continue }
      let known: GlyphMeasurement?
      if let remembered = memo.byCharacter[scalar] {
        known = remembered
      } else {
        known = source.glyph(of: scalar, file).map { source.measure($0, file, open) }
        memo.byCharacter[scalar] = .some(known)
      }
      if known == nil, seen.insert(scalar).inserted { missing.append(scalar) }
      // A list tells what the font has; a text takes up room for what it has not.
      if known == nil, text.isCharacterList { continue }
      let measurement: GlyphMeasurement
      if let known {
        measurement = known
      } else {
        let notdef = memo.notdef ?? source.measure(0, file, open)
        memo.notdef = notdef
        measurement = notdef
      }
      glyphs.append(
        TextMeasurement.Glyph(measurement: measurement, character: scalar, cluster: cluster))
    }
    return TextMeasurement(text: text.text, glyphs: glyphs, missing: missing)
  }
}

/// The glyphs of one face at its place in the design space.
private struct GlyphSource {
  private let characterMap: CharacterMap?
  private let cmap: Range<Int>?
  private let hmtx: Hmtx?
  private let hmtxRange: Range<Int>?
  private let hvar: Range<Int>?
  private let glyphCount: Int?
  /// Where in the design space; nil for the default, at which nothing varies.
  private let normalized: [Double]?
  /// Whether only the outlines' variations say what becomes of the advances.
  private let variesByOutline: Bool
  private let digestsOutlines: Bool

  init(
    _ face: FontFace, _ tables: FaceTables, _ file: Span<UInt8>, _ open: borrowing FreeTypeFace,
    digestsOutlines: Bool
  ) {
    self.digestsOutlines = digestsOutlines
    let directory = tables.directory
    cmap = directory.range(of: "cmap", in: file)
    characterMap = cmap.flatMap { CharacterMap(file.extracting($0)) }
    hmtxRange = directory.range(of: "hmtx", in: file)
    hmtx =
      if let hmtxRange, let hhea = directory.range(of: "hhea", in: file) {
        Hmtx(hhea: file.extracting(hhea), file.extracting(hmtxRange))
      } else {
        nil
      }
    hvar = directory.range(of: "HVAR", in: file)
    glyphCount = tables.glyphCount
    if let instance = face.instance, !instance.isDefault, let fvar = tables.fvar {
      let coordinates = instance.coordinates.map(\.value)
      normalized = fvar.normalized(coordinates, avar: tables.avar)
      // What FreeType cannot move is measured where it stands, at the default.
      try? open.setCoordinates(coordinates)
    } else {
      normalized = nil
    }
    variesByOutline = normalized != nil && hvar == nil && directory.contains("gvar")
    try? open.setSizeToFontUnits()
  }

  /// The glyph of a character; nil where the font does not have it.
  func glyph(of scalar: Unicode.Scalar, _ file: Span<UInt8>) -> Int? {
    guard let cmap, let glyph = characterMap?.glyph(of: scalar, in: file.extracting(cmap)),
      glyph < glyphCount ?? 0
    else { return nil }
    return glyph
  }

  func measure(_ glyph: Int, _ file: Span<UInt8>, _ open: borrowing FreeTypeFace)
    -> GlyphMeasurement
  {
    let bounds = open.bounds(ofGlyph: glyph)
    var measurement = GlyphMeasurement(
      glyph: glyph, name: open.name(ofGlyph: glyph), advance: advance(of: glyph, file, open),
      ink: bounds.map {
        InkBox(left: $0.left, top: $0.top, right: $0.right, bottom: $0.bottom)
      })
    if digestsOutlines { measurement.outlineDigest = open.outlineDigest(ofGlyph: glyph) }
    return measurement
  }

  private func advance(
    of glyph: Int, _ file: Span<UInt8>, _ open: borrowing FreeTypeFace
  ) -> Double? {
    if variesByOutline, let advance = open.advance(ofGlyph: glyph) { return advance }
    guard let hmtx, let hmtxRange,
      let advance = hmtx.advance(of: glyph, in: file.extracting(hmtxRange))
    else { return nil }
    guard let hvar, let normalized else { return advance }
    return advance + HVAR.advanceDelta(of: glyph, at: normalized, in: file.extracting(hvar))
  }
}
