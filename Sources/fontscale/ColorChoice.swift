import ArgumentParsing
import SystemInterop
import TextFormatting

/// When output is styled.
enum ColorChoice: String, ArgumentValue, CaseIterable {
  case auto, always, never

  static var placeholder: String { "WHEN" }

  /// The styler for a stream.
  ///
  /// Left to itself the choice is no where `NO_COLOR` is set and not empty (https://no-color.org),
  /// yes where `CLICOLOR_FORCE` is set, not empty and not 0 (https://bixense.com/clicolors/), else
  /// yes on a terminal that is not dumb.
  ///
  /// - Parameter environment: Looks up a variable.
  func styler(isTerminal: Bool, environment: (String) -> String?) -> ANSIStyler {
    switch self {
    case .always: return ANSIStyler(isEnabled: true)
    case .never: return .plain
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return .plain }
      if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
        return ANSIStyler(isEnabled: true)
      }
      return ANSIStyler(isEnabled: isTerminal && environment("TERM") != "dumb")
    }
  }
}
