/// The few styles of the terminal output. Take them away and no word is lost.
///
/// All come from a terminal's 16 colours, so that its theme decides what they look like; red and
/// magenta are clang's and GCC's choice, since yellow and cyan fade on white.
public enum ANSIStyle: Sendable, Equatable, CaseIterable {
  /// Names to copy, headings, `note:` and `help:`.
  case bold
  /// `error:`
  case error
  /// `warning:`
  case warning

  /// The parameters of the "select graphic rendition" sequence (ECMA-48, 8.3.117).
  var parameters: String {
    switch self {
    case .bold: "1"
    case .error: "1;31"
    case .warning: "1;35"
    }
  }
}

/// Styles text, or leaves it as it is: whoever writes text asks it everywhere and never asks whether
/// there is a terminal.
public struct ANSIStyler: Sendable, Equatable {
  public let isEnabled: Bool

  public init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Leaves every text as it is.
  public static let plain = ANSIStyler(isEnabled: false)

  /// The text in a style; as it is where the style is nil, styling is off or the text is empty.
  public func callAsFunction(_ style: ANSIStyle?, _ text: String) -> String {
    guard isEnabled, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m"
  }
}
