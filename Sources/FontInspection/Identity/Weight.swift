/// CoreText's weight scale for font files.
///
/// CoreText has two scales; the other one, of the `UIFont.Weight` constants, holds for the system
/// font only. No documentation of Apple's gives either.
public enum WeightTrait {
  /// The trait for each multiple of 100 of usWeightClass, 0 to 1000.
  ///
  /// Source: andlabs/libui `_doc/export/ctweightvalues`; Skia `src/ports/SkTypeface_mac_ct.cpp`
  /// measured the same for fonts made from data; facebook/react-native pull request 15162 prints
  /// -0.365 for class 250, which is this table between 200 and 300.
  private static let table = [-1.0, -0.7, -0.5, -0.23, 0, 0.2, 0.3, 0.4, 0.6, 0.8, 1.0]

  /// The trait of a weight class or a `wght` coordinate.
  ///
  /// Values up to 10 are hundreds, and between two points the scale is linear (same sources).
  ///
  /// - Returns: nil outside 0…1000, where CoreText goes by the style's name instead.
  public static func forClass(_ weight: Double) -> Double? {
    guard weight >= 0, weight <= 1000 else { return nil }
    let value = weight <= 10 ? weight * 100 : weight
    let below = min(Int(value / 100), 9)
    // Multiplied before divided, so that the ends come out as they are written.
    let step = (table[below + 1] - table[below]) * (value - Double(below * 100)) / 100
    return rounded(table[below] + step)
  }

  /// The trait above which CoreText sets the bold trait (libui `darwin/fontmatch.m`, WebKit).
  static let boldAbove = 0.239

  /// Six decimals, as the trait is printed and as its word is chosen.
  static func rounded(_ trait: Double) -> Double {
    let value = (trait * 1e6).rounded() / 1e6
    return value == 0 ? 0 : value
  }
}

extension WeightName {
  /// The word for a weight trait; on a border, the heavier.
  ///
  /// Source: the borders of WebKit `FontCacheCoreText.cpp`, whose order of words React Native's
  /// `RCTFont.mm` shares.
  public init(trait: Double) {
    let value = WeightTrait.rounded(trait)
    switch value {
    case ..<(-0.6): self = .ultraLight
    case ..<(-0.365): self = .thin
    case ..<(-0.115): self = .light
    case ..<0.130: self = .regular
    case ..<0.235: self = .medium
    case ..<0.350: self = .semibold
    case ..<0.5: self = .bold
    case ..<0.7: self = .heavy
    default: self = .black
    }
  }

  /// The weight class that the word stands for, 100…900.
  public var weightClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
