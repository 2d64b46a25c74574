/// Writing comma- and tab-separated values.
public enum CSVField {
  /// A field as RFC 4180 wants it: in quotation marks if it holds a comma, a quotation mark or a
  /// line break, its own quotation marks doubled.
  ///
  /// - Parameter guardingFormulas: Whether text that a spreadsheet would run as a formula (it begins
  ///   with `=`, `+`, `-`, `@`, a tab or a carriage return) gets an apostrophe before it, as OWASP's
  ///   page on CSV injection advises. Right for names out of a font, which are anybody's text; wrong
  ///   for numbers, since `-426` would become text.
  public static func escaped(_ field: String, guardingFormulas: Bool = false) -> String {
    var field = field
    if guardingFormulas, let first = field.utf8.first {
      let starters = Array("=+-@\t\r".utf8)
      if starters.contains(first) { field = "'" + field }
    }
    let needsQuotes = field.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
      default: false
      }
    }
    // A field with a space at either end is quoted as well: some readers trim those.
    guard needsQuotes || field.utf8.first == 0x20 || field.utf8.last == 0x20 else { return field }
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// A record: its fields escaped and joined by commas, ending in CRLF as RFC 4180 has it or, as
  /// every reader takes and every tool of Unix prefers, in a newline.
  public static func record(_ fields: [String], lineBreak: String = "\n") -> String {
    fields.map { escaped($0) }.joined(separator: ",") + lineBreak
  }
}
