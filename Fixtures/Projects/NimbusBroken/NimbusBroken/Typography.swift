import UIKit

/// The fonts of the UIKit screens.
enum Typography {
  static var body: UIFont {
    scaled(UIFont(name: "NimbusFixture-Regular", size: 17), as: .body)
  }

  static var title: UIFont {
    scaled(UIFont(name: "NimbusFixture-Heavy", size: 22), as: .title2)
  }

  static var caption: UIFont {
    scaled(UIFont(name: "NimbusCaption-Regular", size: 12), as: .caption1)
  }

  static var clock: UIFont {
    scaled(UIFont(name: ".SFUI-Regular", size: 34), as: .largeTitle)
  }

  private static func scaled(_ font: UIFont?, as style: UIFont.TextStyle) -> UIFont {
    guard let font else { return .preferredFont(forTextStyle: style) }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}
