import FontInspection
import Testing

@Suite struct NamePatternTests {
  @Test(
    arguments: [
      ("Lato", "Lato", true, "plain"),
      ("Lato", "Lato Black", false, "the whole name is meant"),
      ("lATO", "Lato", true, "ASCII letters in either case"),
      ("ärmel", "Ärmel", false, "other letters only as they are"),
      ("*", "Lato", true, "anything"),
      ("*", "", true, "even nothing"),
      ("", "", true, "nothing is nothing"),
      ("", "L", false, "nothing else is"),
      ("Lato*", "Lato", true, "* may be empty"),
      ("Lato *", "Lato Black", true, "a beginning"),
      ("*mono*", "DejaVu Sans Mono", true, "a middle"),
      ("*a*b*", "xxaxxaxxbxx", true, "the first fit need not be the right one"),
      ("*ab", "abaab", true, "the last fit has to be found"),
      ("*ab", "aba", false, "what follows * must come last"),
      ("**o", "Lato", true, "two stars are one"),
      ("L?to", "Lato", true, "any one character"),
      ("L?to", "Lto", false, "but one there must be"),
      ("L?to", "L😀to", true, "a character is a scalar"),
      ("[KL]ato", "Lato", true, "one of a set"),
      ("[a-k]ato", "Lato", false, "none of a range"),
      ("[a-L]ato", "lato", true, "ranges too in either case"),
      ("[!KM]ato", "Lato", true, "one of the others"),
      ("[^L]ato", "Lato", false, "written with ^ as well"),
      ("[]]", "]", true, "a ] that comes first is itself"),
      ("[a-]", "-", true, "a - that comes last is itself"),
      ("Iosevka*[0-9]", "Iosevka Term 12", true, "both"),
    ] as [(String, String, Bool, String)])
  func matching(_ pattern: String, _ name: String, isMatch: Bool, reason: String) {
    #expect(NamePattern(pattern)?.matches(name) == isMatch, "\(reason)")
  }

  @Test(arguments: ["[", "[]", "[!", "[a", "a[b-", "[z-a]", "[!]"])
  func brokenPatterns(_ text: String) {
    #expect(NamePattern(text) == nil)
  }

  @Test func manyStarsTakeNoTime() {
    let pattern = NamePattern(String(repeating: "*a", count: 200) + "b")
    #expect(pattern?.matches(String(repeating: "a", count: 20_000)) == false)
  }
}
