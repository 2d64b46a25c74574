/// A text style, as `UIFont.TextStyle` has it; the raw value is UIKit's, so that
/// `TextStyle(rawValue: style.rawValue)` converts one in an app.
///
/// Cases stand in the order in which Apple's Human Interface Guidelines list the styles. Styles of
/// one platform only (`footnote2`, `subtitle1`) and styles that people invent are no cases: they are
/// rows of a `TypeScale`, which have a name.
///
/// Raw values: temoki/UIKit_DynamicType, README (GitHub); the odd ones are `Title0` for large title
/// and `Subhead` for subheadline.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"
}

extension TextStyle {
  /// The name as a member of `UIFont.TextStyle`, such as `caption1`: how output names the style.
  public var name: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }

  /// The name as a case of SwiftUI's `Font.TextStyle`, which says `title` and `caption` where UIKit
  /// says `title1` and `caption1`.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: name
    }
  }

  /// The name of the Objective-C constant, such as `UIFontTextStyleCaption1`.
  public var objectiveCName: String {
    var name = self.name
    let first = name.removeFirst()
    return "UIFontTextStyle" + first.uppercased() + name
  }
}

extension TextStyle {
  /// Reads a style in any spelling that people use; nil if there is no such style.
  ///
  /// UIKit's (`caption1`), SwiftUI's (`caption`), the raw value (`UICTFontTextStyleCaption1`), its
  /// last part (`title0`, `subhead`), the Objective-C constant (`UIFontTextStyleCaption1`) and the
  /// guidelines' (`Caption 1`), with or without a leading dot or a type's name. Letters may be in
  /// either case; spaces, hyphens, underscores and full stops do not count.
  public init?(parsing text: String) {
    guard let spelling = Spelling(text, droppingPrefixes: Self.typeNames) else { return nil }
    for style in Self.allCases where style.spellings.contains(where: spelling.matches) {
      self = style
      return
    }
    return nil
  }

  /// What may stand before the name itself: the prefix of raw values and Objective-C constants, and
  /// the types `UIFont.TextStyle`, `Font.TextStyle` and `TextStyle`.
  static let typeNames = [
    "uictfonttextstyle", "uifonttextstyle", "fonttextstyle", "textstyle",
  ]

  /// Every accepted name, without what may stand before it.
  private var spellings: [String] {
    switch self {
    case .largeTitle: ["largetitle", "title0"]
    case .title1: ["title1", "title"]
    case .subheadline: ["subheadline", "subhead"]
    case .caption1: ["caption1", "caption"]
    default: [name]
    }
  }
}
