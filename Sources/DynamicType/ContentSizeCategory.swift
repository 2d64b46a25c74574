/// A text size that a person can choose in Settings, as `UIContentSizeCategory` has it; the raw
/// value is UIKit's, so that `ContentSizeCategory(rawValue: category.rawValue)` converts one in an
/// app. UIKit's `unspecified` is no category and has no case.
///
/// Cases stand in ascending order: seven standard ones, then the five of Larger Accessibility Sizes.
/// Four families of names are in use, of which `accessibilityExtraLarge`, `accessibility3`,
/// `UICTContentSizeCategoryAccessibilityXL` and `AX3` mean the same.
///
/// Names and raw values: temoki/UIKit_DynamicType, README; stephan-tolksdorf/STULabel,
/// `UIFont+STUDynamicTypeFontScaling.m`; OpenSwiftUIProject/OpenSwiftUI, `ContentSizeCategory.swift`
/// (all on GitHub).
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  /// What every iPhone and iPad is set to when it is new.
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

extension ContentSizeCategory {
  /// The name as a case of SwiftUI's `DynamicTypeSize`, such as `accessibility3`: how
  /// machine-readable output names the category.
  public var name: String { names.swiftUI }

  /// The name as a member of `UIContentSizeCategory`, such as `accessibilityExtraLarge`.
  public var uiKitName: String { names.uiKit }

  /// The name of the Objective-C constant, such as `UIContentSizeCategoryAccessibilityExtraLarge`.
  public var objectiveCName: String {
    var name = uiKitName
    let first = name.removeFirst()
    return "UIContentSizeCategory" + first.uppercased() + name
  }

  /// The heading of a column, such as `AX3`; at most four characters.
  public var shortName: String { names.short }

  /// Whether this is one of the five sizes that only Larger Accessibility Sizes offers.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// One row per category, so that the families of names can be read side by side.
  private var names: (short: String, swiftUI: String, uiKit: String) {
    switch self {
    case .extraSmall: ("XS", "xSmall", "extraSmall")
    case .small: ("S", "small", "small")
    case .medium: ("M", "medium", "medium")
    case .large: ("L", "large", "large")
    case .extraLarge: ("XL", "xLarge", "extraLarge")
    case .extraExtraLarge: ("XXL", "xxLarge", "extraExtraLarge")
    case .extraExtraExtraLarge: ("XXXL", "xxxLarge", "extraExtraExtraLarge")
    case .accessibilityMedium: ("AX1", "accessibility1", "accessibilityMedium")
    case .accessibilityLarge: ("AX2", "accessibility2", "accessibilityLarge")
    case .accessibilityExtraLarge: ("AX3", "accessibility3", "accessibilityExtraLarge")
    case .accessibilityExtraExtraLarge:
      ("AX4", "accessibility4", "accessibilityExtraExtraLarge")
    case .accessibilityExtraExtraExtraLarge:
      ("AX5", "accessibility5", "accessibilityExtraExtraExtraLarge")
    }
  }
}

extension ContentSizeCategory: Comparable {
  /// Smaller text comes first.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  private var position: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}

extension ContentSizeCategory {
  /// Reads a category in any spelling that people use; nil if there is no such category.
  ///
  /// UIKit's (`accessibilityExtraLarge`), SwiftUI's (`accessibility3`), the raw value
  /// (`UICTContentSizeCategoryAccessibilityXL`), its last part (`accessibilityXL`), the Objective-C
  /// constant (`UIContentSizeCategoryAccessibilityExtraLarge`) and the short one (`AX3`), with or
  /// without a leading dot or a type's name. Letters may be in either case; spaces, hyphens,
  /// underscores and full stops do not count.
  public init?(parsing text: String) {
    guard let spelling = Spelling(text, droppingPrefixes: Self.typeNames) else { return nil }
    guard let found = Self.spellings.first(where: { $0.spelling == spelling }) else { return nil }
    self = found.category
  }

  /// What may stand before the name itself: the prefix of raw values and Objective-C constants, and
  /// the types of UIKit and SwiftUI.
  private static let typeNames = [
    "uictcontentsizecategory", "uicontentsizecategory", "contentsizecategory", "dynamictypesize",
  ]

  /// Every accepted name, without what may stand before it.
  private static let spellings: [(spelling: Spelling, category: Self)] = allCases.flatMap {
    category in
    [category.shortName, category.name, category.uiKitName, category.rawValue].compactMap {
      Spelling($0, droppingPrefixes: typeNames).map { (spelling: $0, category: category) }
    }
  }
}
