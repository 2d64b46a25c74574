import DynamicType
import Testing

@Suite struct ContentSizeCategoryTests {
  /// Short name, SwiftUI name, UIKit name, raw value: written out, not derived.
  static let names: [(ContentSizeCategory, String, String, String, String)] = [
    (.extraSmall, "XS", "xSmall", "extraSmall", "UICTContentSizeCategoryXS"),
    (.small, "S", "small", "small", "UICTContentSizeCategoryS"),
    (.medium, "M", "medium", "medium", "UICTContentSizeCategoryM"),
    (.large, "L", "large", "large", "UICTContentSizeCategoryL"),
    (.extraLarge, "XL", "xLarge", "extraLarge", "UICTContentSizeCategoryXL"),
    (.extraExtraLarge, "XXL", "xxLarge", "extraExtraLarge", "UICTContentSizeCategoryXXL"),
    (
      .extraExtraExtraLarge, "XXXL", "xxxLarge", "extraExtraExtraLarge",
      "UICTContentSizeCategoryXXXL"
    ),
    (
      .accessibilityMedium, "AX1", "accessibility1", "accessibilityMedium",
      "UICTContentSizeCategoryAccessibilityM"
    ),
    (
      .accessibilityLarge, "AX2", "accessibility2", "accessibilityLarge",
      "UICTContentSizeCategoryAccessibilityL"
    ),
    (
      .accessibilityExtraLarge, "AX3", "accessibility3", "accessibilityExtraLarge",
      "UICTContentSizeCategoryAccessibilityXL"
    ),
    (
      .accessibilityExtraExtraLarge, "AX4", "accessibility4", "accessibilityExtraExtraLarge",
      "UICTContentSizeCategoryAccessibilityXXL"
    ),
    (
      .accessibilityExtraExtraExtraLarge, "AX5", "accessibility5",
      "accessibilityExtraExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXXL"
    ),
  ]

  @Test func everyCategoryStandsInTheTableInAscendingOrder() {
    #expect(Self.names.map(\.0) == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.reversed().sorted() == ContentSizeCategory.allCases)
  }

  @Test(arguments: names)
  func namesAndParsing(
    category: ContentSizeCategory, short: String, swiftUI: String, uiKit: String, raw: String
  ) {
    #expect(
      [category.shortName, category.name, category.uiKitName, category.rawValue]
        == [short, swiftUI, uiKit, raw])
    let lastPart = String(raw.dropFirst("UICTContentSizeCategory".count))
    for name in [short, swiftUI, uiKit, raw, lastPart, category.objectiveCName] {
      for spelling in [name, name.lowercased(), name.uppercased(), "." + name] {
        #expect(ContentSizeCategory(parsing: spelling) == category, "\(spelling)")
      }
    }
    #expect(ContentSizeCategory(parsing: "UIContentSizeCategory." + uiKit) == category)
    #expect(ContentSizeCategory(parsing: "ContentSizeCategory." + uiKit) == category)
    #expect(ContentSizeCategory(parsing: "DynamicTypeSize." + swiftUI) == category)
    #expect(category.isAccessibilityCategory == short.hasPrefix("AX"))
  }

  @Test func objectiveCNames() {
    #expect(ContentSizeCategory.extraSmall.objectiveCName == "UIContentSizeCategoryExtraSmall")
    #expect(
      ContentSizeCategory.accessibilityExtraExtraExtraLarge.objectiveCName
        == "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge")
  }

  @Test(arguments: [
    ("", "nothing"),
    ("AX6", "there are five"),
    ("AX0", "counted from one"),
    ("XXS", "there is one below S"),
    ("XXXXL", "three is the most"),
    ("accessibility", "which of the five?"),
    ("accessibilitySmall", "they begin at medium"),
    ("unspecified", "UIKit's word for no category"),
    ("_UICTContentSizeCategoryUnspecified", "UIKit's word for no category"),
    ("Л", "no Latin letter"),
    ("large;", "no other character is dropped"),
  ])
  func whatIsNoCategory(spelling: String, reason: String) {
    #expect(ContentSizeCategory(parsing: spelling) == nil, "\(reason)")
  }
}
