/// A way in which an app can make a font follow the content size category.
public protocol Scaling: Sendable {
  /// The value of the option `--scaling`, in lower case, with its parameter if it has one.
  var name: String { get }
  /// Who scales, in the words of a heading: "points from" this.
  var title: String { get }
  /// The rule in one sentence, without a full stop, for people who read generated source.
  var rule: String { get }
  /// Which line heights it goes by; nil where it goes by none.
  var curve: LeadingCurve? { get }
  /// Whether the sizes are written down, so that a base size has no meaning.
  var hasOwnSizes: Bool { get }

  /// The grid that a table of this scaling shows: the platform's, or other styles and categories.
  func scale(on platform: TypeScale) -> TypeScale

  /// The size to start from where none is asked for; nil where there is none.
  func baseSize(in row: TypeScale.Row, of scale: TypeScale) -> Double?

  /// What the setting is called where it is no content size category; else nil.
  func settingName(at category: ContentSizeCategory) -> String?

  /// The factor between the size at the default category and that at the category, unrounded; nil
  /// where there is no such cell.
  func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double?

  /// The same from a base size, where the factor depends on it.
  func ratio(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double?

  /// The size that the app gets, in points; nil where there is no such cell or the base size is no
  /// size (`FontMetrics.validPointSizes`).
  func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double?
}

extension Scaling {
  public var curve: LeadingCurve? { nil }
  public var hasOwnSizes: Bool { false }
  public func scale(on platform: TypeScale) -> TypeScale { platform }

  /// Apple's size at the default category.
  public func baseSize(in row: TypeScale.Row, of scale: TypeScale) -> Double? {
    row.cell(for: scale.defaultCategory)?.size
  }

  public func settingName(at category: ContentSizeCategory) -> String? { nil }

  public func ratio(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    ratio(in: row, of: scale, at: category)
  }
}

/// The list of scalings: to add one, write its file in `Scalings` and a line here.
public enum Scalings {
  /// In the order in which help lists them; those with a parameter bear an example of it.
  public static let all: [any Scaling] = [
    UIFontMetricsScaling(),
    SystemScaling(),
    FixedScaling(),
    IOS7To10Scaling(),
    AvenirNext2013Scaling(),
    SystemBodySizesScaling(),
    ReactNativeScaling(),
    FlutterIOSScaling(),
    Android14Scaling(),
    LinearScaling(factor: 1.5),
  ]

  /// The scaling of a name; nil if there is none, or if its parameter is no number that it takes.
  ///
  /// `linear:1.5` has a factor; `android-14:1.3` a setting, which `android-14` alone has seven of.
  public static func named(_ name: String) -> (any Scaling)? {
    let sides = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      return all.first { $0.name == name && !($0 is LinearScaling) }
    }
    guard let number = decimal(sides[1]) else { return nil }
    switch sides[0] {
    case "linear":
      return LinearScaling.validFactors.contains(number)
        ? LinearScaling(factor: number) : nil
    case "android-14":
      return Android14Scaling.validSettings.contains(number)
        ? Android14Scaling(setting: number) : nil
    default: return nil
    }
  }

  /// A number in digits; hexadecimal, infinities and not-a-number are none.
  private static func decimal(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
    return Double(String(text))
  }
}

/// Arithmetic that several scalings share.
enum ScaledSize {
  /// The product; nil if the base size is no size.
  static func product(_ baseSize: Double, _ factor: Double?) -> Double? {
    guard FontMetrics.validPointSizes.contains(baseSize), let factor else { return nil }
    let size = baseSize * factor
    return size.isFinite && size > 0 ? size : nil
  }

  /// Digits of a parameter, without a fraction of nothing.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
