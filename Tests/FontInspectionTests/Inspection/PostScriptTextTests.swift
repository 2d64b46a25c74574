import Testing

@testable import FontInspection

@Suite struct PostScriptTextTests {
  @Test(
    arguments: [
      ("(URW)++,Copyright 2014", "(URW)++,Copyright 2014", "balanced parentheses need no escape"),
      (#"a \(b\) \\ c"#, #"a (b) \ c"#, "escaped parentheses and a backslash"),
      (#"\251 1990"#, "© 1990", "Latin-1 in octal"),
      (#"\0501\51"#, "(1)", "octal digits are three at most, and may be fewer"),
      (#"one\nline\ttab"#, "one\nline\ttab", "line and tab"),
      ("on\\\ne", "one", "a line that goes on"),
      ("on\\\r\ne", "one", "and with two bytes"),
      (#"\q"#, "q", "other escapes are what they escape"),
      ("©", "©", "UTF-8 stays UTF-8"),
      ("a\\", "a\\", "an escape of nothing"),
      (#"\777"#, "ÿ", "more than a byte loses its high bit"),
      (" \n", nil, "nothing but space is nothing"), ("", nil, "nothing"),
    ] as [(String, String?, String)])
  func escapes(_ source: String, text: String?, reason: String) {
    #expect(PostScriptText.text(Array(source.utf8)) == text, "\(reason)")
  }

  @Test func whatIsNotUTF8IsLatin1() {
    #expect(PostScriptText.text([0xA9, 0x20, 0x41]) == "© A")
  }
}
