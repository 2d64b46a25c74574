import TextFormatting

/// Names of types for generated Swift source.
enum SwiftTypeName {
  /// One name per face name, in their order, no two alike.
  static func names(for labels: [String]) -> [String] {
    SwiftSourceText.unique(labels.map(name))
  }

  /// The name of a type for a face: its letters and digits, each part with a capital first, such as
  /// `LatoBold` of `Lato-Bold`.
  ///
  /// ASCII alone, so that nobody has to type more; `FontFace` where nothing is left. `Font` stands
  /// before a digit, and behind a word that means something else in an app's source.
  private static func name(for label: String) -> String {
    var name = ""
    var startsPart = true
    for scalar in label.unicodeScalars {
      guard scalar.isASCII, scalar.properties.isAlphabetic || isDigit(scalar) else {
        startsPart = true
        continue
      }
      name += startsPart ? scalar.properties.uppercaseMapping : String(Character(scalar))
      startsPart = false
    }
    guard let first = name.unicodeScalars.first else { return "FontFace" }
    if isDigit(first) { return "Font" + name }
    return taken.contains(name) ? name + "Font" : name
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Words of the language that begin with a capital, and types that the generated source or nearly
  /// every app's own names: one of ours would hide them.
  private static let taken: Set<String> = [
    "Any", "Protocol", "Self", "Type",
    "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Never",
    "Optional", "Result", "Set", "String", "Swift", "Void",
    "CGFloat", "CoreGraphics", "Foundation",
    "UIContentSizeCategory", "UIFont", "UIKit", "UITraitCollection",
    "Button", "Color", "Font", "Image", "Label", "Text", "View",
  ]
}
