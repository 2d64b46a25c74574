/// A weight by `UIFont.Weight`'s words, lightest first.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension FontWeight {
  /// The weight class of OpenType and CSS that the word stands for, 100…900.
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

  /// The weight that the system font has instead when Bold Text is on.
  ///
  /// Observed, not documented by Apple: codeandtheory/YMatterType pull request 67 and
  /// `SystemFontFamily.swift` (GitHub); regular to semibold also in
  /// material-components/material-components-ios issue 2905.
  public var underBoldText: FontWeight {
    switch self {
    case .ultraLight: .thin
    case .thin: .light
    case .light: .regular
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .heavy
    case .bold, .heavy, .black: .black
    }
  }
}

extension FontWeight: Comparable {
  /// Lighter comes first.
  public static func < (left: Self, right: Self) -> Bool { left.weightClass < right.weightClass }
}

/// Whether Bold Text is on, as `UITraitCollection.legibilityWeight` and SwiftUI's environment have
/// it; `unspecified` of theirs means `regular`.
public enum LegibilityWeight: String, Sendable, Hashable, CaseIterable {
  case regular, bold
}
