/// A Type 1 font made in memory: `.notdef` and `H`, both empty and 500 wide, unless told otherwise.
///
/// Source: Adobe Type 1 Font Format, version 1.1, chapters 2 (program), 6 (charstrings) and 7 (encryption).
public struct SampleType1: Sendable {
  /// The lines of FontInfo, such as `/version (1.0) readonly def`.
  public var information: [String]
  /// The glyphs beside `.notdef`, in their order; each has an outline as high as its number here, and none
  /// where that is 0.
  public var glyphs: KeyValuePairs<String, Int>
  public var encoding = Encoding.hexadecimal
  /// What the dictionary CharStrings says of its size, beyond what it has.
  public var spareEntries = 0
  /// What ends a glyph's line.
  public var entryEnd = " ND\n"

  /// How the private part is written.
  public enum Encoding: Sendable, CaseIterable {
    /// PFA.
    case hexadecimal, binary
    /// PFB, the private part in one or two segments.
    case segments, twoSegments
  }

  public init(information: [String], glyph: String = "H") {
    self.init(information: information, glyphs: [glyph: 0])
  }

  public init(information: [String], glyphs: KeyValuePairs<String, Int>) {
    self.information = information
    self.glyphs = glyphs
  }

  public var bytes: [UInt8] {
    var lines = [
      "%!PS-AdobeFont-1.0: SampleType1 1.0", "9 dict begin", "/FontInfo 9 dict dup begin",
    ]
    lines += information
    lines += [
      "end readonly def", "/FontName /SampleType1 def", "/PaintType 0 def", "/FontType 1 def",
      "/FontMatrix [0.001 0 0 0.001 0 0] readonly def", "/Encoding 256 array",
      "0 1 255 {1 index exch /.notdef put} for",
    ]
    lines += glyphs.enumerated().map { "dup \(72 + $0) /\($1.key) put" }
    lines += [
      "readonly def",
      "/FontBBox {0 0 500 700} readonly def", "currentdict end", "currentfile eexec", "",
    ]
    let clear = Array(lines.joined(separator: "\n").utf8)
    let cipher = Self.encrypted(program, key: 55665)
    let zeros = String(repeating: "0", count: 64) + "\n"
    let end = Array(("\n" + String(repeating: zeros, count: 8) + "cleartomark\n").utf8)
    switch encoding {
    case .hexadecimal:
      let digits = Array("0123456789abcdef".utf8)
      return clear + cipher.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] } + end
    case .binary: return clear + cipher + end
    case .segments:
      return Self.segment(1, clear) + Self.segment(2, cipher) + Self.segment(1, end) + [0x80, 3]
    case .twoSegments:
      let half = cipher.count / 2
      return Self.segment(1, clear) + Self.segment(2, Array(cipher[..<half]))
        + Self.segment(2, Array(cipher[half...])) + Self.segment(1, end) + [0x80, 3]
    }
  }

  /// Adobe Technical Note 5040, section 3.3.
  private static func segment(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0x80, kind] + (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + content
  }

  private var program: [UInt8] {
    func entry(_ name: String, _ height: Int) -> [UInt8] {
      // 0 500 hsbw
      var plain: [UInt8] = [139, 248, 136, 13]
      if height > 0 {
        // height vlineto 100 hlineto closepath, where 255 begins a number of 32 bits
        plain += [255] + (0..<4).map { UInt8(truncatingIfNeeded: height >> (24 - 8 * $0)) } + [7]
        plain += [239, 6, 9]
      }
      let charstring = Self.encrypted(plain + [14], key: 4330)
      return Array("/\(name) \(charstring.count) RD ".utf8) + charstring + Array(entryEnd.utf8)
    }
    let entries = entry(".notdef", 0) + glyphs.flatMap { entry($0.key, $0.value) }
    return Array(
      """
      dup /Private 8 dict dup begin
      /RD {string currentfile exch readstring pop} executeonly def
      /ND {noaccess def} executeonly def
      /NP {noaccess put} executeonly def
      /BlueValues [] def
      /password 5839 def
      2 index /CharStrings \(1 + glyphs.count + spareEntries) dict dup begin

      """.utf8) + entries
      + Array(
        """
        end
        end
        readonly put
        noaccess put
        dup /FontName get exch definefont pop
        mark currentfile closefile

        """.utf8)
  }

  /// Four bytes that nobody reads, and the text, encrypted.
  private static func encrypted(_ plain: [UInt8], key: UInt16) -> [UInt8] {
    var state = key
    return ([0x55, 0x66, 0x77, 0x88] + plain).map { byte in
      let cipher = byte ^ UInt8(state >> 8)
      state = (UInt16(cipher) &+ state) &* 52845 &+ 22719
      return cipher
    }
  }
}
