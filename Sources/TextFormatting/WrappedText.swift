/// Sentences of ours, wrapped between words.
public enum WrappedText {
  /// Writes a line, or several where it is wider than the width; a word is never cut.
  ///
  /// - Parameters:
  ///   - first: what the first line begins with.
  ///   - rest: what every further line begins with.
  public static func write(
    _ text: String, width: Int?, first: String = "", rest: String = "  ",
    to output: inout some TextOutputStream
  ) {
    guard let width else {
      output.write(first + text + "\n")
      return
    }
    var line = first
    var isEmpty = true
    var columns = DisplayWidth.of(first)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = DisplayWidth.of(String(word))
      if !isEmpty, columns + 1 + wordWidth > width {
        output.write(line + "\n")
        line = rest
        columns = DisplayWidth.of(rest)
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        columns += 1
      }
      line += word
      columns += wordWidth
      isEmpty = false
    }
    output.write(line + "\n")
  }

  /// The lines of a text, each of them without its line break.
  public static func lines(_ text: String, width: Int, first: String = "", rest: String = "")
    -> [String]
  {
    var output = ""
    write(text, width: width, first: first, rest: rest, to: &output)
    return output.split(separator: "\n").map(String.init)
  }
}
