/// A Swift call whose argument is a font's name, as data.
struct SwiftCallPattern: Sendable {
  enum Callee: Sendable {
    /// An initialiser, with or without `.init`.
    case initialiser(of: String)
    /// A static function.
    case function(String, of: String)
    /// An implicit member (`.custom(…)`, `.init(…)`), where the type must be wanted; with
    /// `countsAnywhere` it counts, as likely, where the wanted type is not to be seen.
    case implicit(String, wanted: String, countsAnywhere: Bool)
    /// A static function, called by its name alone in an extension of its type.
    case own(String, of: String)
    /// A member of any value.
    case method(String)
    /// A function of C.
    case free(String)
  }

  var callee: Callee
  /// The module that may stand before the type.
  var module: String
  /// The name's argument label; nil where it has none.
  var nameLabel: String?
  /// The labels that the next argument may have, which tell the call from others of that name; nil
  /// within them for one without a label, and an empty list where there is no other argument.
  var nextLabels: Set<String?>
  var framework: FontAPI.Framework
  var meaning: FontReference.Meaning = .font
  /// True where the name stands in a dictionary of attributes.
  var takesAttributes = false
  /// True where only `… as CFString` tells that a name is given.
  var needsCast = false

  /// In reading order. What each accepts: developer.apple.com/documentation/uikit/uifont,
  /// …/uikit/uifontdescriptor, …/swiftui/font, …/appkit/nsfont, …/coretext/ctfont,
  /// …/coregraphics/cgfont.
  static let all =
    [
      SwiftCallPattern(
        callee: .initialiser(of: "UIFont"), module: "UIKit", nameLabel: "name",
        nextLabels: ["size"], framework: .uiKit),
      SwiftCallPattern(
        callee: .initialiser(of: "NSFont"), module: "AppKit", nameLabel: "name",
        nextLabels: ["size", "matrix"], framework: .appKit),
      SwiftCallPattern(
        callee: .function("custom", of: "Font"), module: "SwiftUI",
        nextLabels: ["size", "fixedSize", nil], framework: .swiftUI),
      SwiftCallPattern(
        callee: .own("custom", of: "Font"), module: "SwiftUI", nextLabels: ["size", "fixedSize"],
        framework: .swiftUI),
      SwiftCallPattern(
        callee: .implicit("custom", wanted: "Font", countsAnywhere: true), module: "SwiftUI",
        nextLabels: ["size", "fixedSize"], framework: .swiftUI),
      SwiftCallPattern(
        callee: .implicit("init", wanted: "UIFont", countsAnywhere: false), module: "UIKit",
        nameLabel: "name", nextLabels: ["size"], framework: .uiKit),
      SwiftCallPattern(
        callee: .function("fontNames", of: "UIFont"), module: "UIKit",
        nameLabel: "forFamilyName", nextLabels: [], framework: .uiKit, meaning: .family),
      SwiftCallPattern(
        callee: .method("withFamily"), module: "UIKit", nextLabels: [], framework: .uiKit,
        meaning: .family),
      SwiftCallPattern(
        callee: .method("addingAttributes"), module: "UIKit", nextLabels: [], framework: .uiKit,
        takesAttributes: true),
      SwiftCallPattern(
        callee: .free("CTFontCreateWithName"), module: "CoreText", nextLabels: [nil],
        framework: .uiKit),
      SwiftCallPattern(
        callee: .free("CTFontDescriptorCreateWithNameAndSize"), module: "CoreText",
        nextLabels: [nil], framework: .uiKit),
      SwiftCallPattern(
        callee: .free("CTFontDescriptorCreateWithAttributes"), module: "CoreText", nextLabels: [],
        framework: .uiKit, takesAttributes: true),
      SwiftCallPattern(
        callee: .initialiser(of: "CTFont"), module: "CoreText", nextLabels: ["size"],
        framework: .uiKit),
      // …/spritekit/sklabelnode
      SwiftCallPattern(
        callee: .initialiser(of: "SKLabelNode"), module: "SpriteKit", nameLabel: "fontNamed",
        nextLabels: [], framework: .uiKit),
      // R.swift's generated code, of versions 5 and 7: github.com/mac-cain13/R.swift
      SwiftCallPattern(
        callee: .initialiser(of: "FontResource"), module: "Rswift", nameLabel: "fontName",
        nextLabels: [], framework: .uiKit),
      SwiftCallPattern(
        callee: .initialiser(of: "FontResource"), module: "RswiftResources", nameLabel: "name",
        nextLabels: ["bundle"], framework: .uiKit),
      SwiftCallPattern(
        callee: .implicit("init", wanted: "FontResource", countsAnywhere: false),
        module: "RswiftResources", nameLabel: "name", nextLabels: ["bundle"], framework: .uiKit),
      SwiftCallPattern(
        callee: .initialiser(of: "CGFont"), module: "CoreGraphics", nextLabels: [],
        framework: .uiKit, needsCast: true),
    ]
    + [
      ("UIFontDescriptor", "UIKit", FontAPI.Framework.uiKit),
      ("NSFontDescriptor", "AppKit", .appKit),
    ]
    .flatMap { type, module, framework in
      [
        SwiftCallPattern(
          callee: .initialiser(of: type), module: module, nameLabel: "name",
          nextLabels: ["size", "matrix"], framework: framework),
        SwiftCallPattern(
          callee: .initialiser(of: type), module: module, nameLabel: "fontAttributes",
          nextLabels: [], framework: framework, takesAttributes: true),
        SwiftCallPattern(
          callee: .implicit("init", wanted: type, countsAnywhere: false), module: module,
          nameLabel: "name", nextLabels: ["size", "matrix"], framework: framework),
      ]
    }

  /// The patterns by the word that their call begins with.
  static let byWord = table { pattern in
    switch pattern.callee {
    case .initialiser(let type), .function(_, let type): type
    case .free(let name), .own(let name, _): name
    case .implicit, .method: nil
    }
  }

  /// The patterns of members by the word behind the dot.
  static let byMember = table { pattern in
    switch pattern.callee {
    case .implicit(let name, _, _), .method(let name): name
    case .initialiser, .function, .free, .own: nil
    }
  }

  private static func table(
    by word: (SwiftCallPattern) -> String?
  ) -> WordTable<[SwiftCallPattern]> {
    let words = all.compactMap(word)
    return WordTable(Set(words).map { name in (name, all.filter { word($0) == name }) })
  }

  static let modules = WordTable(Set(all.map(\.module)))

  /// The keys of attributes that name a font, without the type before the dot, and what they ask for:
  /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename and Core Text's
  /// `kCTFont…Attribute`.
  static let attributes: [String: FontReference.Meaning] = [
    "name": .font, "family": .family, "kCTFontNameAttribute": .font,
    "kCTFontFamilyNameAttribute": .family, "UIFontDescriptorNameAttribute": .font,
    "UIFontDescriptorFamilyAttribute": .family,
  ]

  /// The call in Apple's notation, with the labels that it really has.
  func api(labels: [String?]) -> FontAPI {
    let name =
      switch callee {
      case .initialiser(let type): type
      case .function(let function, let type), .own(let function, let type): type + "." + function
      case .implicit(let function, _, _), .method(let function): "." + function
      case .free(let function): function
      }
    return FontAPI(name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")", framework)
  }
}
