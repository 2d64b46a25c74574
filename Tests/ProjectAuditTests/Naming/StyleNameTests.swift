import Testing

@testable import ProjectAudit

@Suite struct StyleNameTests {
  @Test(arguments: [
    ("SemiBold Italic", WeightWord.semibold, true, [String]()),
    ("Semi Bold", .semibold, false, []),
    ("semibolditalic", .semibold, true, []),
    ("Bold-Italic", .bold, true, []),
    ("CondensedExtraLight", .extralight, false, ["condensed"]),
    ("Extra Condensed Black", .black, false, ["extra", "condensed"]),
    ("55 Roman", .roman, false, ["55"]),
    ("W3", nil, false, ["w3"]),
    ("Oblique", nil, true, []),
    ("Solid", nil, false, ["solid"]),
    ("", nil, false, []),
    ("\u{7C97}\u{4F53}", nil, false, ["\u{7C97}\u{4F53}"]),
  ])
  func reads(_ text: String, _ weight: WeightWord?, _ isSlanted: Bool, _ rest: [String]) {
    let style = StyleName(text)
    #expect(style.weight == weight)
    #expect(style.isSlanted == isSlanted)
    #expect(style.rest == rest)
  }

  @Test(arguments: [
    ("Gilroy-Black", "gilroy"), ("Lato Light Italic", "lato"), ("Foo Semi Bold", "foo"),
    ("Roboto Condensed", "robotocondensed"), ("Black", "black"), ("FooHeavy", "foo"),
    ("Latin Modern Roman Demi", "latinmodernroman"),
  ])
  func stem(_ family: String, _ stem: String) {
    #expect(StyleName.stem(ofFamily: family) == stem)
  }

  @Test(arguments: [
    ("Lato Black", WeightWord.black), ("Black Ops One", nil), ("Times New Roman", nil),
    ("Latin Modern Roman Demi", .demi), ("Lato", nil),
  ])
  func weightOfFamily(_ family: String, _ weight: WeightWord?) {
    #expect(StyleName.weight(ofFamily: family) == weight)
  }

  @Test func everyWordFitsItsOwnClass() {
    for word in WeightWord.allCases {
      #expect(word.usualClasses.contains(Double(word.weightClass)), "\(word)")
    }
  }
}
