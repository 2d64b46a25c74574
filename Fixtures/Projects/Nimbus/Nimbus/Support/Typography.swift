import UIKit

/// The fonts of the UIKit screens, each scaled with the text style that it stands for.
///
/// Give PostScript names here, not file names: `UIFont(name: "NimbusFixture.ttf", size: 17)` is nil.
enum Typography {
  enum Face: String {
    case regular = "Regular"
    case semibold = "SemiBold"
    case bold = "Bold"
  }

  // The old design had UIFont(name: "Cumulus-Book", size: 16) and Font.custom("Cumulus", size: 16).
  /* Not in the bundle any more: UIFont(name: "Cumulus-Heavy", size: 28)
     /* nor this: UIFont(name: "Cumulus-Italic", size: 12) */
     and so no: [UIFont fontWithName:@"Cumulus-Heavy" size:28] */

  static var body: UIFont {
    scaled(UIFont(name: "NimbusFixture-Regular", size: 17), as: .body)
  }

  static var emphasis: UIFont {
    let descriptor = UIFontDescriptor(name: "NimbusFixture-Italic", size: 17)
    return scaled(UIFont(descriptor: descriptor, size: 17), as: .body)
  }

  static var title: UIFont {
    scaled(UIFont(name: #"NimbusFixture-Bold"#, size: 28), as: .title1)
  }

  static var largeTitle: UIFont {
    scaled(UIFont(name: "NimbusFixtureDisplay-Regular", size: 34), as: .largeTitle)
  }

  static var temperature: UIFont {
    scaled(
      UIFont(
        name: "NimbusFixtureMono-Bold",  // figures of one width
        size: 22),
      as: .title2)
  }

  static var source: UIFont {
    scaled(UIFont(name: "AvenirNext-Medium", size: 13), as: .footnote)
  }

  /// Any face of the text family, by its part of the name.
  static func font(_ face: Face, size: CGFloat, style: UIFont.TextStyle) -> UIFont {
    scaled(UIFont(name: "NimbusFixture-\(face.rawValue)", size: size), as: style)
  }

  /// A face that a theme file asked for.
  static func font(named name: String, size: CGFloat, style: UIFont.TextStyle) -> UIFont {
    guard let font = UIFont(name: name, size: size) else {
      assertionFailure(
        """
        No font is called \(name).
        A name is written as in UIFont(name: "Family-Style", size: 17),
        or in SwiftUI as Font.custom("Family-Style", size: 17).
        """)
      return .preferredFont(forTextStyle: style)
    }
    return scaled(font, as: style)
  }

  static let hint = #"Write UIFont(name: "Family-Style", size: 17), without ".ttf"."#

  private static func scaled(_ font: UIFont?, as style: UIFont.TextStyle) -> UIFont {
    guard let font else { return .preferredFont(forTextStyle: style) }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}
