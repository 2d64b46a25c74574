import Testing
import TextFormatting

@Suite struct ControlEscapingTests {
  @Test(arguments: [
    ("Lato-Bold", "Lato-Bold", "nothing to do"),
    ("a\\b", "a\\b", "a backslash stays"),
    ("a\u{202E}b", "a\\u{202E}b", "right-to-left override"),
    ("\u{1B}[2J", "\\u{1B}[2J", "would clear the terminal"),
    ("\u{9B}2J", "\\u{9B}2J", "the same as one C1 control"),
    ("a\nb\r\nc", "a\\u{A}b\\u{D}\\u{A}c", "line breaks"),
    ("a\u{85}\u{2028}\u{2029}b", "a\\u{85}\\u{2028}\\u{2029}b", "Unicode's line breaks"),
    ("\t\0\u{7F}", "\\u{9}\\u{0}\\u{7F}", "tab, NUL, delete"),
    ("\u{2066}x\u{2069}\u{200F}\u{61C}", "\\u{2066}x\\u{2069}\\u{200F}\\u{61C}", "isolates, marks"),
    ("\u{FEFF}x\u{200B}", "\\u{FEFF}x\\u{200B}", "invisible"),
    ("👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم", "joiners belong to words and emoji"),
    ("עברית", "עברית", "right-to-left letters are text"),
  ])
  func escaping(_ text: String, shown: String, reason: String) {
    #expect(text.escapingControls == shown, "\(reason)")
  }

  @Test(arguments: [
    ("Lato Bold", "Lato Bold", "one space between words"),
    ("a  b", "a \\u{20}b", "a second space"),
    ("a   b", "a \\u{20}\\u{20}b", "a third"),
    (" a", "\\u{20}a", "at the beginning"),
    ("a ", "a\\u{20}", "at the end"),
    (" ", "\\u{20}", "nothing else"),
    ("  ", "\\u{20}\\u{20}", "nothing but two"),
    ("", "", "nothing"),
    ("a\u{A0}b\u{2009}c\u{3000}d", "a\\u{A0}b\\u{2009}c\\u{3000}d", "spaces of other kinds"),
    ("a\r\n b", "a\\u{D}\\u{A} b", "line breaks too"),
    ("a\u{202E} \u{200B}", "a\\u{202E} \\u{200B}", "and what controls hide"),
    ("👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم", "joiners belong to words and emoji"),
  ])
  func oddSpaces(_ text: String, shown: String, reason: String) {
    #expect(text.showingOddSpaces == shown, "\(reason)")
  }
}
