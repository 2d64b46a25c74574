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

  /// The text as a code span of Markdown, on one line; never in a table, where no escape can save every
  /// vertical bar.
  ///
  /// Within it nothing is mark-up, and GitHub makes neither mentions, nor links, nor emoji of it, which
  /// a backslash does not prevent. The fence is longer than every run of backticks within
  /// (CommonMark 0.31, section 6.1).
  public var markdownCodeSpan: String {
    let text = escapingControls
    guard !text.isEmpty else { return "` `" }
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // One space at both ends is taken away again, so that of a text's own spaces none is lost.
    let edges: [UInt8?] = [UInt8(ascii: "`"), UInt8(ascii: " ")]
    let isPadded = edges.contains(text.utf8.first) || edges.contains(text.utf8.last)
    return isPadded ? fence + " " + text + " " + fence : fence + text + fence
  }
}

/// Hyphens and full stops mark something only at the start of a line, where we never put a name.
private let markdownMarks: Set<Unicode.Scalar> = [
  "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "!", "|", "~", "&", "@", "$",
]
