/// The value of a Swift string literal.
enum SwiftStringLiteral {
  /// The text that the literal `token` stands for; nil for interpolated literals and faulty escapes.
  ///
  /// Newlines are LF whatever the file uses, and a multi-line literal loses the indentation of its
  /// closing quotes, as *The Swift Programming Language* says under "String Literals".
  static func value(of token: SourceToken, in bytes: [UInt8]) -> String? {
    let quotes = token.kind == .multilineString ? 3 : 1
    let start = token.quote + quotes
    let end = token.end - token.hashes - quotes
    // A literal that the end of its line or file cut off has no value.
    guard token.kind == .string || token.kind == .multilineString, start <= end,
      bytes[safe: end] == UInt8(ascii: "\"")
    else { return nil }
    let text = Array(bytes[start..<end])
    guard token.kind == .multilineString else { return unescaped(text, hashes: token.hashes) }
    return multiline(text).flatMap { unescaped($0, hashes: token.hashes) }
  }

  /// The lines between the quotes, without the first newline, the last, and the indentation.
  private static func multiline(_ text: [UInt8]) -> [UInt8]? {
    var lines: [[UInt8]] = [[]]
    var index = 0
    while let byte = text[safe: index] {
      if SwiftLexer.isNewline(byte) {
        if byte == UInt8(ascii: "\r"), text[safe: index + 1] == UInt8(ascii: "\n") { index += 1 }
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
      index += 1
    }
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard lines.count >= 2, lines[0].allSatisfy(isBlank), let indentation = lines.popLast(),
      indentation.allSatisfy(isBlank)
    else { return nil }
    var result: [UInt8] = []
    for (number, line) in lines.dropFirst().enumerated() {
      if number > 0 { result.append(UInt8(ascii: "\n")) }
      if line.starts(with: indentation) {
        result += line.dropFirst(indentation.count)
      } else {
        guard line.allSatisfy(isBlank) else { return nil }
      }
    }
    return result
  }

  /// The text with its escapes replaced; nil where one is faulty.
  static func unescaped(_ text: [UInt8], hashes: Int) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while let byte = text[safe: index] {
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let run = text[index...].prefix(hashes).prefix { $0 == UInt8(ascii: "#") }.count
      guard run == hashes else {
        result.append(byte)
        continue
      }
      index += hashes
      guard let letter = text[safe: index] else { return nil }
      index += 1
      switch letter {
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(letter)
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "u"):
        guard text[safe: index] == UInt8(ascii: "{") else { return nil }
        let digits = text[(index + 1)...].prefix { $0 != UInt8(ascii: "}") }
        guard digits.count <= 8, text[safe: index + 1 + digits.count] != nil,
          let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        result += String(Character(scalar)).utf8
        index += digits.count + 2
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        // A backslash at the end of a line joins it with the next.
        let blanks = text[(index - 1)...].prefix {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        guard text[safe: index - 1 + blanks.count] == UInt8(ascii: "\n") else { return nil }
        index += blanks.count
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
