import DynamicType
import Testing

@Suite struct TextStyleTests {
  /// UIKit name, SwiftUI name, raw value, Objective-C constant: written out, not derived.
  static let names: [(TextStyle, String, String, String, String)] = [
    (
      .largeTitle, "largeTitle", "largeTitle", "UICTFontTextStyleTitle0",
      "UIFontTextStyleLargeTitle"
    ),
    (.title1, "title1", "title", "UICTFontTextStyleTitle1", "UIFontTextStyleTitle1"),
    (.title2, "title2", "title2", "UICTFontTextStyleTitle2", "UIFontTextStyleTitle2"),
    (.title3, "title3", "title3", "UICTFontTextStyleTitle3", "UIFontTextStyleTitle3"),
    (.headline, "headline", "headline", "UICTFontTextStyleHeadline", "UIFontTextStyleHeadline"),
    (.body, "body", "body", "UICTFontTextStyleBody", "UIFontTextStyleBody"),
    (.callout, "callout", "callout", "UICTFontTextStyleCallout", "UIFontTextStyleCallout"),
    (
      .subheadline, "subheadline", "subheadline", "UICTFontTextStyleSubhead",
      "UIFontTextStyleSubheadline"
    ),
    (.footnote, "footnote", "footnote", "UICTFontTextStyleFootnote", "UIFontTextStyleFootnote"),
    (.caption1, "caption1", "caption", "UICTFontTextStyleCaption1", "UIFontTextStyleCaption1"),
    (.caption2, "caption2", "caption2", "UICTFontTextStyleCaption2", "UIFontTextStyleCaption2"),
  ]

  @Test func everyStyleStandsInTheTableInOrder() {
    #expect(Self.names.map(\.0) == TextStyle.allCases)
  }

  @Test(arguments: names)
  func namesAndParsing(
    style: TextStyle, uiKit: String, swiftUI: String, raw: String, objectiveC: String
  ) {
    #expect(
      [style.name, style.swiftUIName, style.rawValue, style.objectiveCName]
        == [uiKit, swiftUI, raw, objectiveC])
    for name in [uiKit, swiftUI, raw, objectiveC] {
      for spelling in [name, name.lowercased(), name.uppercased(), "." + name] {
        #expect(TextStyle(parsing: spelling) == style, "\(spelling)")
      }
    }
    #expect(TextStyle(parsing: "UIFont.TextStyle." + uiKit) == style)
    #expect(TextStyle(parsing: "Font.TextStyle." + swiftUI) == style)
  }

  @Test(
    arguments: [
      ("subhead", TextStyle.subheadline, "the guidelines' and the raw value's word"),
      ("Subhead", .subheadline, "as the guidelines print it"),
      ("Large Title", .largeTitle, "as the guidelines print it"),
      ("Title 1", .title1, "as the guidelines print it"),
      ("large-title", .largeTitle, "as design files spell it"),
      ("caption_1", .caption1, "as design files spell it"),
      ("title0", .largeTitle, "the raw value's last part"),
      (" body ", .body, "a cell of a spreadsheet"),
    ] as [(String, TextStyle, String)])
  func otherSpellings(spelling: String, style: TextStyle, reason: String) {
    #expect(TextStyle(parsing: spelling) == style, "\(reason)")
  }

  @Test(arguments: [
    ("", "nothing"),
    (".", "nothing that counts"),
    ("UIFont.TextStyle", "a type, no style"),
    ("title4", "UIKit has three"),
    ("caption3", "UIKit has two"),
    ("bodyy", "a slip is no spelling"),
    ("xbody", "a slip is no spelling"),
    ("footnote2", "of watchOS alone"),
    ("extraLargeTitle", "of visionOS; no table of it is public"),
    ("bödy", "no other letter is dropped"),
    ("body\u{301}", "no combining mark is dropped"),
    ("body\n", "a line break is no part of a name"),
    ("body\u{0}", "a control character is no part of a name"),
    ("ｂｏｄｙ", "full-width letters are other letters"),
  ])
  func whatIsNoStyle(spelling: String, reason: String) {
    #expect(TextStyle(parsing: spelling) == nil, "\(reason)")
  }
}
