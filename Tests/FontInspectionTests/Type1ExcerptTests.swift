import FontInterop
import Foundation
import TestSupport
import Testing

@testable import FontInspection

@Suite struct Type1ExcerptTests {
  private static let glyphs: KeyValuePairs = ["A": 650, "H": 700, "x": 480, "z": 490, "H.alt": 900]

  /// What FreeType says of a font: glyphs, and the tops of H and x.
  private struct Measured: Equatable {
    var glyphCount: Int
    let tops: [Double?]
  }

  private static func measured(_ bytes: [UInt8]) throws -> Measured {
    let library = try FreeTypeLibrary()
    return try library.withFace(bytes.span, index: 0) { (face: borrowing FreeTypeFace) in
      Measured(
        glyphCount: face.glyphCount, tops: [face.outlineTop(of: "H"), face.outlineTop(of: "x")])
    }
  }

  private static func excerpt(_ bytes: [UInt8]) -> Type1Excerpt? {
    Type1Excerpt(bytes.span, keeping: ["H", "x"])
  }

  @Test(arguments: SampleType1.Encoding.allCases)
  func measuresAsTheWholeFontDoes(encoding: SampleType1.Encoding) throws {
    var font = SampleType1(information: [], glyphs: Self.glyphs)
    font.encoding = encoding
    let whole = try Self.measured(font.bytes)
    #expect(whole == Measured(glyphCount: 6, tops: [700, 480]))
    let excerpt = try #require(Self.excerpt(font.bytes))
    #expect(excerpt.glyphCount == whole.glyphCount)
    let measured = try Self.measured(excerpt.bytes)
    #expect(measured == Measured(glyphCount: 3, tops: whole.tops))
  }

  @Test(arguments: [
    (" ND\n", 0, true, "the usual end of a glyph"),
    ("|-", 0, true, "without a space"),
    (" noaccess def\r\n", 0, true, "in words"),
    (" ND\n", 40, true, "room for more glyphs than there are"),
    (" ND\n", -1, false, "room for fewer"),
    (" a b c d e\n", 0, false, "more words than end a glyph"),
  ])
  func waysToWriteGlyphs(end: String, spare: Int, isRead: Bool, reason: String) throws {
    var font = SampleType1(information: [], glyphs: Self.glyphs)
    font.entryEnd = end
    font.spareEntries = spare
    let excerpt = Self.excerpt(font.bytes)
    #expect(excerpt?.glyphCount == (isRead ? 6 : nil), "\(reason)")
  }

  /// Such fonts are read as a whole.
  @Test(arguments: [
    (SampleType1(information: [], glyphs: ["H": 700]), "x is not there"),
    (SampleType1(information: [], glyphs: ["H": 700, "x": 480, "H": 710]), "H is there twice"),
    (
      SampleType1(
        information: ["/WeightVector [0.5 0.5] def"], glyphs: ["H": 700, "x": 480]),
      "several masters"
    ),
  ])
  func fontsWithoutExcerpt(_ font: SampleType1, reason: String) {
    #expect(Self.excerpt(font.bytes) == nil, "\(reason)")
  }

  /// An accent's glyph refers to others, which an excerpt has not: the font is then read as a whole.
  @Test func emptyLettersAreReadAsAWhole() throws {
    var reader = FaceReader(includesAliases: false)
    let font = SampleType1(information: [], glyphs: ["H": 0, "x": 480])
    let faces = try reader.read(font.bytes.span).faces
    let face = try #require(faces.first)
    #expect(face.glyphCount == 3)
    #expect(face.metrics.capHeight == nil)
    #expect(face.metrics.xHeight == 480)
  }

  /// Cut anywhere and with any byte changed, nothing traps; what is read is read as FreeType reads it.
  @Test(arguments: SampleType1.Encoding.allCases)
  func damagedFonts(encoding: SampleType1.Encoding) {
    var font = SampleType1(information: [], glyphs: Self.glyphs)
    font.encoding = encoding
    let bytes = font.bytes
    for count in 0..<bytes.count {
      _ = Self.excerpt(Array(bytes[..<count]))
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0xA5
      _ = Self.excerpt(changed)
    }
  }

  @Test(arguments: 0..<12)
  func cipher(length: Int) {
    let plain = (0..<length).map { UInt8($0 * 37 & 0xFF) }
    let cipher = Type1Cipher.encrypted(plain)
    #expect(cipher.count == length + Type1Cipher.lead)
    #expect(Array(Type1Cipher.decrypted(cipher.span).dropFirst(Type1Cipher.lead)) == plain)
    // The specification's own algorithm, byte by byte.
    var state: UInt16 = 55665
    let expected = cipher.map { byte -> UInt8 in
      defer { state = (UInt16(byte) &+ state) &* 52845 &+ 22719 }
      return byte ^ UInt8(state >> 8)
    }
    #expect(Type1Cipher.decrypted(cipher.span) == expected)
  }

  /// The Type 1 fonts of this machine: what the excerpt says is what the whole font says.
  @Test func realFonts() throws {
    let folder = URL(fileURLWithPath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var compared = 0
    while let file = files?.nextObject() as? URL, compared < 12 {
      guard ["t1", "pfb", "pfa"].contains(file.pathExtension) else { continue }
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let excerpt = Self.excerpt(bytes) else { continue }
      var measured = try Self.measured(excerpt.bytes)
      measured.glyphCount = excerpt.glyphCount
      #expect(try measured == Self.measured(bytes), "\(file.path)")
      compared += 1
    }
  }
}
