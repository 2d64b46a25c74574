/// Writing Objective-C source.
public enum ObjectiveCSourceText {
  /// An `NSString` literal that holds exactly this text, on one line.
  ///
  /// What cannot stand in it, or would disturb the reading, is written as the bytes of its UTF-8 in
  /// three octal digits each: hexadecimal escapes have no end, and `\u` may not name controls (C17,
  /// section 6.4.3).
  public static func literal(_ text: String) -> String {
    var literal = "@\""
    var isAfterQuestionMark = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // Two in a row could begin a trigraph.
      case "?": literal += isAfterQuestionMark ? "\\?" : "?"
      case _ where scalar.isUnsafeToPrint:
        for byte in String(scalar).utf8 { literal += octal(byte) }
      default: literal.unicodeScalars.append(scalar)
      }
      isAfterQuestionMark = scalar == "?"
    }
    return literal + "\""
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
