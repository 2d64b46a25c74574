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
}
