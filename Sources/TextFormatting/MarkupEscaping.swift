extension String {
  /// The text for an HTML or XML document, in an element or between quotation marks.
  ///
  /// What neither may hold, or what would disturb the reading, is shown as `\u{202E}`: XML 1.0 has no
  /// way at all to write most controls (section 2.2, Char).
  public var escapedForMarkup: String {
    var result = ""
    for scalar in escapingControls.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text for a Markdown document, in a cell of a table or a line of its own, without any mark-up
  /// of its own (CommonMark 0.31, section 2.4: a backslash before ASCII punctuation makes it plain).
  public var escapedForMarkdown: String {
    var result = ""
    for scalar in escapingControls.unicodeScalars {
      if markdownMarks.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

/// Hyphens and full stops mark something only at the start of a line, where we never put a name.
private let markdownMarks: Set<Unicode.Scalar> = [
  "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "!", "|", "~", "&", "@", "$",
]
