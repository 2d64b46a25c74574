import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

@Suite struct ForeignContainerTests {
  /// A font whose tables are kept in WOFF 1.0 without compression, which the format allows.
  static func woff(_ font: SampleFont) -> [UInt8] {
    let tables = font.tables
    let sfntSize =
      12 + 16 * tables.count + tables.reduce(0) { $0 + ($1.bytes.count + 3) / 4 * 4 }
    var directory: [UInt8] = []
    var body: [UInt8] = []
    let first = 44 + 20 * tables.count
    for table in tables {
      directory +=
        Array((table.tag + "    ").utf8.prefix(4))
        + SampleFont.be32(UInt32(first + body.count))
        + SampleFont.be32(UInt32(table.bytes.count)) + SampleFont.be32(UInt32(table.bytes.count))
        + SampleFont.be32(checksum(table.bytes))
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    var header = Array("wOFF".utf8) + SampleFont.be32(font.signature)
    header += SampleFont.be32(UInt32(first + body.count)) + SampleFont.be16(tables.count)
    header += SampleFont.be16(0) + SampleFont.be32(UInt32(sfntSize)) + SampleFont.be32(0)
    header += [UInt8](repeating: 0, count: 20)
    return header + directory + body
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      var word: UInt32 = 0
      for index in 0..<4 {
        word = word << 8 | (offset + index < bytes.count ? UInt32(bytes[offset + index]) : 0)
      }
      sum &+= word
    }
    return sum
  }

  /// A resource fork that holds fonts as `sfnt` resources ("Inside Macintosh: More Macintosh
  /// Toolbox", Resource Manager).
  static func dfont(_ fonts: [SampleFont]) -> [UInt8] {
    var data: [UInt8] = []
    var references: [UInt8] = []
    for (index, font) in fonts.enumerated() {
      references += SampleFont.be16(128 + index) + SampleFont.be16(0xFFFF)
      references += SampleFont.be32(UInt32(data.count)) + SampleFont.be32(0)
      data += SampleFont.be32(UInt32(font.bytes.count)) + font.bytes
    }
    let types =
      SampleFont.be16(0) + Array("sfnt".utf8) + SampleFont.be16(fonts.count - 1)
      + SampleFont.be16(10)
    let mapLength = 28 + types.count + references.count
    let header =
      SampleFont.be32(256) + SampleFont.be32(UInt32(256 + data.count))
      + SampleFont.be32(UInt32(data.count)) + SampleFont.be32(UInt32(mapLength))
    let map =
      header + [UInt8](repeating: 0, count: 8) + SampleFont.be16(28)
      + SampleFont.be16(mapLength) + types + references
    return header + [UInt8](repeating: 0, count: 240) + data + map
  }

  @Test func woffGivesWhatItHolds() throws {
    let face = try #require(try read(Self.woff(SampleFont())).faces.first)
    var expected = try FontInspectionTests.face { _ in }
    expected.container = .woff
    #expect(face == expected)
  }

  @Test func heightsAreMeasuredInsideAContainer() throws {
    let face = try #require(try read(Self.woff(SampleFont { $0.os2Version = 1 })).faces.first)
    #expect(face.metrics.capHeight == 710)
    #expect(face.metrics.capHeightSource == .outline)
  }

  @Test func aLocationInsideAContainer() throws {
    var reader = FaceReader(includesAliases: false)
    let bytes = Self.woff(VariableFontTests.sample())
    let face = try reader.readLocation(
      bytes.span, index: 0, coordinates: [AxisValue(tag: "wght", value: 650)])
    #expect(face.weight == 650)
    #expect(face.container == .woff)
    var strict = FaceReader(includesAliases: false, readsForeignContainers: false)
    #expect(throws: FontError.self) {
      try strict.readLocation(bytes.span, index: 0, coordinates: [])
    }
  }

  @Test func aResourceForkGivesEveryFont() throws {
    let reading = try read(
      Self.dfont([
        SampleFont { $0.names = SampleFont.names("A", "Regular", "A-Regular") },
        SampleFont { $0.names = SampleFont.names("B", "Bold", "B-Bold") },
      ]))
    #expect(reading.faces.map(\.postScriptName) == ["A-Regular", "B-Bold"])
    #expect(reading.faces.map(\.container) == [.dfont, .dfont])
    #expect(reading.faces.map(\.faceIndex) == [0, 1])
  }

  @Test(arguments: [(1_000, 125_536), (1 << 20, 60 << 20 | 1 << 16), (10 << 20, 96 << 20)])
  func whatAFileMayUnpackToGrowsWithIt(size: Int, limit: Int) {
    #expect(FaceReader.mostUnpacked(from: size) == limit)
  }

  @Test func aClaimOfGigabytesIsRefused() throws {
    var bytes = Self.woff(SampleFont())
    bytes.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: FontError.self) { try read(bytes) }
    #expect(error?.message.contains("claims to unpack") == true)
  }

  @Test func mutatedContainersNeverTrap() {
    var random = SplitMix64(seed: 7)
    let samples = [Self.woff(SampleFont()), Self.dfont([SampleFont(), SampleFont()])]
    for round in 0..<1_000 {
      var bytes = samples[round % 2]
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      do {
        let reading = try read(bytes)
        #expect(reading.faces.count + reading.unreadable.count > 0)
      } catch {
        #expect(error is FontError)
      }
    }
  }

  @Test func x11BitmapsAreNamedForWhatTheyAre() throws {
    let bdf = """
      STARTFONT 2.1
      FONT -misc-Sample-Bold-R-Normal--8-80-75-75-C-80-ISO10646-1
      SIZE 8 75 75
      FONTBOUNDINGBOX 8 8 0 0
      STARTPROPERTIES 4
      FAMILY_NAME "Sample"
      WEIGHT_NAME "Bold"
      FONT_ASCENT 8
      FONT_DESCENT 0
      ENDPROPERTIES
      CHARS 1
      STARTCHAR A
      ENCODING 65
      SWIDTH 500 0
      DWIDTH 8 0
      BBX 8 1 0 0
      BITMAP
      FF
      ENDCHAR
      ENDFONT

      """
    let face = try #require(try read(Array(bdf.utf8)).faces.first)
    #expect(face.container == .bdf)
    #expect(face.format == .bitmap)
    #expect(face.family == "Sample")
    #expect(face.postScriptName == nil)
    #expect(face.bold)
  }

  @Test(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
  func type1() throws {
    let path = "/usr/share/fonts/type1/urw-base35/NimbusRoman-BoldItalic.t1"
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let face = try #require(try read(bytes).faces.first)
    #expect(face.postScriptName == "NimbusRoman-BoldItalic")
    #expect(face.family == "Nimbus Roman")
    #expect(face.format == .type1)
    #expect(face.italic)
    #expect(face.bold)
    #expect(face.weightTrait == 0.4)
    #expect(face.weight == nil)
    #expect(face.unitsPerEm == 1000)
    #expect(face.metrics.ascender == nil)
    #expect(face.metrics.capHeightSource == .outline)
  }
}
