/// Texts as PostScript programs write them between parentheses.
enum PostScriptText {
  /// The text with its escapes resolved (PostScript Language Reference, 3rd edition, section 3.2.2): in
  /// UTF-8 if it is that, else in Latin-1, as makers of Type 1 fonts write `\251` for the copyright sign;
  /// nil where nothing is left.
  static func text(_ source: [UInt8]) -> String? {
    let bytes = unescaped(source)
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  private static func unescaped(_ source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var rest = source[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      // A line that goes on.
      case 0x0A: break
      case 0x0D: if rest.first == 0x0A { rest.removeFirst() }
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        // One to three octal digits; what is more than a byte loses its high bit.
        var value = escaped & 7
        for _ in 0..<2 {
          guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit)
          else { break }
          value = value << 3 | digit & 7
          rest.removeFirst()
        }
        bytes.append(value)
      default: bytes.append(escaped)
      }
    }
    return bytes
  }
}
