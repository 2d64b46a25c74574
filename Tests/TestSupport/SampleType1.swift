/// A Type 1 font made in memory, in hexadecimal (PFA): an empty `.notdef` and `H`, both 500 wide.
///
/// Source: Adobe Type 1 Font Format, version 1.1, chapters 2 (program), 6 (charstrings) and 7 (encryption).
public struct SampleType1: Sendable {
  /// The lines of FontInfo, such as `/version (1.0) readonly def`.
  public var information: [String]
  /// The glyph beside `.notdef`.
  public var glyph: String

  public init(information: [String], glyph: String = "H") {
    self.information = information
    self.glyph = glyph
  }

  public var bytes: [UInt8] {
    var lines = [
      "%!PS-AdobeFont-1.0: SampleType1 1.0", "9 dict begin", "/FontInfo 9 dict dup begin",
    ]
    lines += information
    lines += [
      "end readonly def", "/FontName /SampleType1 def", "/PaintType 0 def", "/FontType 1 def",
      "/FontMatrix [0.001 0 0 0.001 0 0] readonly def", "/Encoding 256 array",
      "0 1 255 {1 index exch /.notdef put} for", "dup 72 /\(glyph) put", "readonly def",
      "/FontBBox {0 0 500 700} readonly def", "currentdict end", "currentfile eexec", "",
    ]
    var bytes = Array(lines.joined(separator: "\n").utf8)
    let digits = Array("0123456789abcdef".utf8)
    for byte in Self.encrypted(program, key: 55665) {
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
    let zeros = String(repeating: "0", count: 64) + "\n"
    bytes += Array(("\n" + String(repeating: zeros, count: 8) + "cleartomark\n").utf8)
    return bytes
  }

  private var program: [UInt8] {
    // 0 500 hsbw endchar
    let charstring = Self.encrypted([139, 248, 136, 13, 14], key: 4330)
    func entry(_ name: String) -> [UInt8] {
      Array("/\(name) \(charstring.count) RD ".utf8) + charstring + Array(" ND\n".utf8)
    }
    return Array(
      """
      dup /Private 8 dict dup begin
      /RD {string currentfile exch readstring pop} executeonly def
      /ND {noaccess def} executeonly def
      /NP {noaccess put} executeonly def
      /BlueValues [] def
      /password 5839 def
      2 index /CharStrings 2 dict dup begin

      """.utf8) + entry(".notdef") + entry(glyph)
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
