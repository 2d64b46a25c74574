/// What code does with a font where it names it, as far as it can be seen there.
public struct FontUsage: Sendable, Equatable {
  /// The size in points, where it is a literal or a known constant.
  public var size: Double?
  /// How the size follows the reader's text size.
  public var scaling: Scaling
  /// The text style that the size is scaled by, in UIKit's name (`body`); nil where there is none or it
  /// is not to be seen.
  public var textStyle: String?
  /// True for `UIFont(name:size:)!`, which ends the app where there is no such font.
  public var isForceUnwrapped: Bool
  /// True where the code only asks whether there is such a font (`!= nil`), or tries another name
  /// where there is none (`?? UIFont(name:size:)`).
  public var isProbe: Bool
  /// `.weight(…)` or `.bold()` on the font, `.fontWeight(…)` or `.bold()` on its view, as written, and
  /// where.
  public var weightModifier: Modifier?

  /// How a size follows the reader's text size.
  public enum Scaling: Sendable, Equatable {
    /// It cannot be told, as where the font is handed on.
    case unknown
    /// Nothing scales it: `UIFont(name:size:)` set as it is, `fixedSize:`.
    case none
    /// SwiftUI scales it by `body`: `Font.custom(_:size:)`.
    case automatic
    /// It is scaled by a text style: `relativeTo:`, `UIFontMetrics(forTextStyle:)`.
    case textStyle
    /// It is scaled more than once, as `Font.custom(_:size:)` with a `@ScaledMetric` size.
    case twice
  }

  /// A member that is called on the font.
  public struct Modifier: Sendable, Equatable {
    /// The call as written, in one line: `.weight(.bold)`.
    public var text: String
    public var position: SourcePosition

    public init(text: String, position: SourcePosition) {
      self.text = text
      self.position = position
    }
  }

  public init(
    size: Double? = nil, scaling: Scaling = .unknown, textStyle: String? = nil,
    isForceUnwrapped: Bool = false, isProbe: Bool = false, weightModifier: Modifier? = nil
  ) {
    self.size = size
    self.scaling = scaling
    self.textStyle = textStyle
    self.isForceUnwrapped = isForceUnwrapped
    self.isProbe = isProbe
    self.weightModifier = weightModifier
  }
}
