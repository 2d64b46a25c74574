import Testing
import TextFormatting

@Suite struct MarkupEscapingTests {
  @Test(arguments: [
    ("Lato-Bold", "Lato-Bold", "nothing to escape"),
    ("<a href='x'>&\"", "&lt;a href=&#39;x&#39;&gt;&amp;&quot;", "mark-up"),
    ("\u{0}\u{202E}\n", "\\u{0}\\u{202E}\\u{A}", "controls, which XML cannot hold"),
    ("\u{FFFE}\u{FFFF}", "\\u{FFFE}\\u{FFFF}", "what XML forbids"),
    ("日本 \u{1F642}é", "日本 \u{1F642}é", "other text"),
    ("]]>", "]]&gt;", "the end of a CDATA section"),
  ])
  func markup(_ text: String, escaped: String, reason: String) {
    #expect(text.escapedForMarkup == escaped, "\(reason)")
  }

  @Test(arguments: [
    ("Lato-Bold 1.5", "Lato-Bold 1.5", "nothing to escape"),
    ("a|b", #"a\|b"#, "the edge of a cell"), ("*_`~", #"\*\_\`\~"#, "emphasis and code"),
    ("[x](y)!", #"\[x\]\(y\)\!"#, "links"), ("<b>&lt;", #"\<b\>\&lt;"#, "HTML"),
    (#"\"#, #"\\"#, "a backslash"), ("# @a $x$", ##"\# \@a \$x\$"##, "what GitHub adds"),
    ("a\nb", #"a\\u\{A\}b"#, "a line break would end the row"),
  ])
  func markdown(_ text: String, escaped: String, reason: String) {
    #expect(text.escapedForMarkdown == escaped, "\(reason)")
  }

  @Test(arguments: [
    ("Lato-Bold", #"@"Lato-Bold""#, "nothing to escape"),
    ("a\"b\\", #"@"a\"b\\""#, "quotation marks and backslashes"),
    ("\n\r\t", #"@"\n\r\t""#, "controls with a name"),
    ("\u{0}1", #"@"\0001""#, "three digits, so that the next one is no part of it"),
    ("\u{202E}", #"@"\342\200\256""#, "the bytes of UTF-8"),
    ("??/", #"@"?\?/""#, "a trigraph"), ("é漢", #"@"é漢""#, "other text"),
  ])
  func objectiveC(_ text: String, literal: String, reason: String) {
    #expect(ObjectiveCSourceText.literal(text) == literal, "\(reason)")
  }

  @Test(arguments: [
    ("plain @text #1 | *x*", "`plain @text #1 | *x*`", "nothing is mark-up"),
    ("a`b", "``a`b``", "one backtick"),
    ("``", "``` `` ```", "the fence is longer, and does not touch"),
    (" a", "`  a `", "one space at each end is taken away again"),
    ("`a", "`` `a ``", "a backtick at the start"),
    ("a\nb\u{202E}", "`a\\u{A}b\\u{202E}`", "on one line"),
    (" ", "`   `", "a space alone"),
    ("", "` `", "nothing has no span of its own"),
  ]) func codeSpan(_ text: String, _ wanted: String, _ reason: String) {
    #expect(text.markdownCodeSpan == wanted, "\(reason)")
  }
}
