/// A way of naming a font: the call or the interface-file element that a reference stands in.
public struct FontAPI: Sendable, Hashable {
  /// Whose rules decide which font a name gives.
  public enum Framework: Sendable, Hashable {
    case uiKit, appKit, swiftUI, interfaceBuilder
    /// A string of a built product, which nothing around it explains.
    case compiled
    /// A family or a PostScript name; React Native looks for either.
    case reactNative
    /// A family of `pubspec.yaml`.
    case flutter
    /// An alias of `ConfigureFonts`, a file's name without its extension, or a PostScript name.
    case maui
    /// CSS: a family that `@font-face` makes, or one of the system's.
    case webView
    /// A Lottie animation's text: a PostScript name or a family.
    case lottie

    /// True where a name is looked for among the names in font files; false where the project gives
    /// its fonts names of its own.
    var takesNamesOfFonts: Bool {
      switch self {
      case .uiKit, .appKit, .swiftUI, .interfaceBuilder, .compiled, .reactNative, .lottie: true
      case .flutter, .maui, .webView: false
      }
    }
  }

  /// The API in its own words: `UIFont(name:size:)`, `[UIFont fontWithName:size:]`, `fontDescription`.
  public let name: String
  public let framework: Framework

  public init(_ name: String, _ framework: Framework) {
    self.name = name
    self.framework = framework
  }
}
