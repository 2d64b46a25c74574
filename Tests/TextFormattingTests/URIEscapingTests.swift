import Testing
import TextFormatting

@Suite struct URIEscapingTests {
  @Test(arguments: [
    ("Fonts/Lato-Bold_2.~ttf", "Fonts/Lato-Bold_2.~ttf", "unreserved characters and slashes stay"),
    ("a b", "a%20b", "a space"),
    ("a:b", "a%3Ab", "a colon would make a scheme"),
    ("50%?#[]", "50%25%3F%23%5B%5D", "what ends a path"),
    ("é", "%C3%A9", "bytes of UTF-8"),
    ("e\u{301}", "e%CC%81", "not composed"),
    ("\n\u{0}", "%0A%00", "two digits always"),
    ("", "", "nothing"),
  ]) func path(_ text: String, _ wanted: String, _ reason: String) {
    #expect(text.percentEncodedPath == wanted, "\(reason)")
  }
}
