import CoreText
import UIKit

/// A package's fonts are in a bundle of their own, so that code has to register them.
public func registerFonts() {
  let files = Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? []
  CTFontManagerRegisterFontURLs(files as CFArray, .process, true, nil)
}

public let body = UIFont(name: "NimbusFixture-Regular", size: 17)
public let title = UIFont(name: "NimbusFixtur-Regular", size: 28)
