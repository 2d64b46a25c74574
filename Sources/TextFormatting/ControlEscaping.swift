extension String {
  /// The text with what would move the cursor, break the line, turn the direction of what follows or
  /// hide itself shown as `\u{202E}`.
  ///
  /// Names in a font and names of files are anybody's text; printed as they are they could clear a
  /// terminal or make a log show something else than it says ("Trojan Source",
  /// https://trojansource.codes). A backslash stays as it is: this is for reading, not for reading
  /// back.
  public var escapingControls: String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeToPrint {
        result += scalar.escapedForReading
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The text with its odd spaces shown too, beside what `escapingControls` shows: those that are not
  /// U+0020, and of these the ones at the beginning, at the end and behind another.
  ///
  /// For names that are to be copied to the letter, wherever lines are broken at spaces.
  public var showingOddSpaces: String {
    let scalars = Array(unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isPlain =
        scalar == " " && index > 0 && index < scalars.count - 1 && scalars[index - 1] != " "
      if scalar.isUnsafeToPrint || (scalar.properties.isWhitespace && !isPlain) {
        result += scalar.escapedForReading
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var escapedForReading: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  /// Whether the character has to be escaped before it is shown: controls, line and paragraph
  /// separators, bidirectional controls, the byte order mark, interlinear annotation.
  ///
  /// Zero-width joiners stay: Persian names and emoji are spelled with them.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // controls (Cc)
    case 0x2028, 0x2029: true  // line and paragraph separator (Zl, Zp)
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // Bidi_Control
    case 0x200B, 0x2060, 0xFEFF: true  // invisible, and no letters need them
    case 0xFFF9...0xFFFB: true  // interlinear annotation
    default: false
    }
  }
}
