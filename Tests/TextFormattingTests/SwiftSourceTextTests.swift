import Testing
import TextFormatting

@Suite struct SwiftSourceTextTests {
  @Test(arguments: [
    ("Lato", #""Lato""#, "plain"),
    ("a\"b", #""a\"b""#, "quotation mark"),
    ("a\\(b)", #""a\\(b)""#, "no interpolation"),
    ("a\n\r\t\0", #""a\n\r\t\0""#, "short escapes"),
    ("\u{202E}\u{1B}", #""\u{202E}\u{1B}""#, "controls"),
    ("\u{301}", #""\u{301}""#, "a combining mark may not join the quotation mark"),
    ("源ノ角 é", #""源ノ角 é""#, "other text stays"),
    ("", #""""#, "empty"),
  ])
  func literal(_ text: String, source: String, reason: String) {
    #expect(SwiftSourceText.literal(text) == source, "\(reason)")
  }

  @Test(arguments: [
    ("Lato-Bold", "latoBold", "words"),
    ("Karla-Regular_ExtraLight", "karlaRegularExtraLight", "underscore separates words"),
    ("URWGothic-Book", "urwGothicBook", "the last capital begins the next word"),
    ("SFPro", "sfPro", "the same"),
    ("ABC", "abc", "all capitals"),
    ("A1b", "a1b", "a digit ends the capitals"),
    ("Source Sans 3", "sourceSans3", "spaces"),
    ("3270-Medium", "_3270Medium", "digits may not stand first"),
    ("class", "`class`", "keyword"),
    ("Default", "`default`", "a keyword once lowered"),
    ("self", "`self`", "keyword"),
    ("Self", "`self`", "keyword"),
    ("", "_unnamed", "nothing"),
    ("---", "_unnamed", "nothing usable"),
    ("源ノ角ゴシック-Bold", "源ノ角ゴシックBold", "letters of any script"),
    ("😀", "_unnamed", "emoji are no letters"),
    ("\u{301}a", "_\u{301}a", "a combining mark may not stand first"),
    ("Font\u{202E}Name\"; exit()", "fontNameExit", "hostile"),
  ])
  func identifier(_ name: String, result: String, reason: String) {
    #expect(SwiftSourceText.identifier(from: name) == result, "\(reason)")
  }

  @Test(
    arguments: [
      (["a", "b"], ["a", "b"], "different already"),
      (["a", "a", "a"], ["a", "a2", "a3"], "numbered in order"),
      (["a", "a", "a2"], ["a", "a3", "a2"], "a number that stands there already is left alone"),
      (["`class`", "`class`"], ["`class`", "class2"], "no keyword any more"),
      (["é", "e\u{301}"], ["é", "e\u{301}"], "different to the compiler, by their bytes"),
      ([], [], "none"),
    ] as [([String], [String], String)])
  func unique(_ names: [String], result: [String], reason: String) {
    #expect(
      SwiftSourceText.unique(names).map { Array($0.utf8) } == result.map { Array($0.utf8) },
      "\(reason)")
  }
}
