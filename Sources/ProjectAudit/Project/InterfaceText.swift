/// A label, a field, a button or a text view of an interface file.
public struct InterfaceText: Sendable, Equatable {
  /// The file, relative to the project's folder.
  public var path: String
  public var position: SourcePosition
  /// The element's name: `label`, `textField`, `textView`, `button`.
  public var element: String
  /// The text as it stands in the file; nil where there is none.
  public var text: String?
  /// The font's PostScript name; nil for a system font or a text style.
  public var fontName: String?
  /// The size in points; nil where a text style decides.
  public var pointSize: Double?
  /// The text style, in UIKit's name (`body`); nil where there is none.
  public var textStyle: String?
  /// Whether *Automatically Adjusts Font* is on.
  public var adjustsFont: Bool
  /// How many lines a label may have; 0 stands for any number.
  public var numberOfLines: Int
  /// `lineBreakMode` as written: `tailTruncation`, `clip`.
  public var lineBreakMode: String?
  /// The constant of a height constraint that holds the element at one height; nil without one.
  public var fixedHeight: Double?
  /// True where text that does not fit is drawn smaller.
  public var shrinksToFit: Bool
  /// The id of the scene or the top-level view that it stands in.
  public var scene: String
  /// True where a scroll, table, collection or text view holds it.
  public var canScroll: Bool
  /// True where the file is the app's launch screen.
  public var isLaunchScreen: Bool

  public init(
    path: String, position: SourcePosition, element: String, text: String? = nil,
    fontName: String? = nil, pointSize: Double? = nil, textStyle: String? = nil,
    adjustsFont: Bool = false, numberOfLines: Int = 1, lineBreakMode: String? = nil,
    fixedHeight: Double? = nil, shrinksToFit: Bool = false, scene: String = "",
    canScroll: Bool = false,
    isLaunchScreen: Bool = false
  ) {
    self.path = path
    self.position = position
    self.element = element
    self.text = text
    self.fontName = fontName
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.adjustsFont = adjustsFont
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.fixedHeight = fixedHeight
    self.shrinksToFit = shrinksToFit
    self.scene = scene
    self.canScroll = canScroll
    self.isLaunchScreen = isLaunchScreen
  }
}
