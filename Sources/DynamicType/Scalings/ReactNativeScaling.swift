/// What React Native does to every font size on iOS: one factor per category for every style, not
/// rounded.
///
/// Source: facebook/react-native, `packages/react-native/React/Base/RCTUtils.mm`,
/// `RCTFontSizeMultiplier` (GitHub). The first seven are the system font's body sizes by 17; the five
/// of the accessibility categories equal 25, 30, 37, 44 and 50 by 14.
public struct ReactNativeScaling: Scaling {
  public init() {}

  public var name: String { "react-native" }
  public var title: String { "React Native" }
  public var rule: String { "base size x React Native's factor for the category, not rounded" }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    switch category {
    case .extraSmall: 0.823
    case .small: 0.882
    case .medium: 0.941
    case .large: 1
    case .extraLarge: 1.118
    case .extraExtraLarge: 1.235
    case .extraExtraExtraLarge: 1.353
    case .accessibilityMedium: 1.786
    case .accessibilityLarge: 2.143
    case .accessibilityExtraLarge: 2.643
    case .accessibilityExtraExtraLarge: 3.143
    case .accessibilityExtraExtraExtraLarge: 3.571
    }
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    ScaledSize.product(baseSize, ratio(in: row, of: scale, at: category))
  }
}
