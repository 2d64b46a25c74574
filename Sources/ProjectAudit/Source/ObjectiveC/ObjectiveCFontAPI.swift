/// A way in which Objective-C names a font, as data.
enum ObjectiveCFontAPI {
  /// A message whose argument is a font's name.
  struct Message: Sendable {
    /// The class that it is sent to; nil where any object answers it.
    var receiver: String?
    /// The selector's first part, whose argument is the name.
    var selector: String
    /// The selector's second part, of which one must follow; empty for a selector of one part.
    var nextParts: [String]
    var meaning = FontReference.Meaning.font
    var framework = FontAPI.Framework.uiKit

    private static func receiver(of selector: String) -> String {
      selector == "initWithFontNamed" ? "SKLabelNode" : "UIFontDescriptor"
    }

    func api(next: String?) -> FontAPI {
      FontAPI(
        "[\(receiver ?? Self.receiver(of: selector)) \(selector):\(next.map { $0 + ":" } ?? "")]",
        framework)
    }
  }

  /// In reading order; developer.apple.com/documentation/uikit/uifont, …/uikit/uifontdescriptor,
  /// …/spritekit/sklabelnode and …/appkit/nsfont.
  static let messages = [
    Message(receiver: "UIFont", selector: "fontWithName", nextParts: ["size"]),
    Message(
      receiver: "UIFontDescriptor", selector: "fontDescriptorWithName",
      nextParts: ["size", "matrix"]),
    Message(receiver: nil, selector: "fontDescriptorWithFamily", nextParts: [], meaning: .family),
    Message(receiver: "SKLabelNode", selector: "labelNodeWithFontNamed", nextParts: []),
    Message(receiver: nil, selector: "initWithFontNamed", nextParts: []),
    Message(
      receiver: "NSFont", selector: "fontWithName", nextParts: ["size", "matrix"],
      framework: .appKit),
    Message(
      receiver: "NSFontDescriptor", selector: "fontDescriptorWithName",
      nextParts: ["size", "matrix"], framework: .appKit),
  ]

  /// Functions whose first argument is a font's name, with how many arguments they take;
  /// developer.apple.com/documentation/coretext and …/coregraphics/cgfont.
  static let functions = [
    "CTFontCreateWithName": 3, "CTFontCreateWithNameAndOptions": 4,
    "CTFontDescriptorCreateWithNameAndSize": 2, "CGFontCreateWithFontName": 1,
  ]

  /// Keys of a descriptor's attributes whose values name a font.
  static let attributes: [String: FontReference.Meaning] = [
    "UIFontDescriptorNameAttribute": .font, "UIFontDescriptorFamilyAttribute": .family,
    "NSFontNameAttribute": .font, "NSFontFamilyAttribute": .family,
    "kCTFontNameAttribute": .font, "kCTFontFamilyNameAttribute": .family,
  ]
}
