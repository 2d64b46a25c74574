import SystemInterop
import TextFormatting

/// Everything that is said beside the result, on standard error and at once.
struct Messages: Sendable {
  let styler: ANSIStyler
  let isQuiet: Bool
  let isVerbose: Bool

  /// Says an error, even with `--quiet`.
  ///
  /// - Parameters:
  ///   - subject: The file it is about; nil for the tool as such.
  ///   - help: One thing to do about it.
  func error(subject: String? = nil, _ message: String, help: String? = nil) {
    say(subject: subject, label: styler(.error, "error:"), message, help: help)
  }

  func warning(subject: String? = nil, _ message: String, help: String? = nil) {
    guard !isQuiet else { return }
    say(subject: subject, label: styler(.warning, "warning:"), message, help: help)
  }

  func note(subject: String? = nil, _ message: String, help: String? = nil) {
    guard !isQuiet else { return }
    say(subject: subject, label: styler(.bold, "note:"), message, help: help)
  }

  /// What was read, taken or passed over, and why; said only with `--verbose`.
  func detail(subject: String? = nil, _ message: String) {
    guard isVerbose, !isQuiet else { return }
    say(subject: subject, label: styler(.bold, "note:"), message, help: nil)
  }

  private func say(subject: String?, label: String, _ message: String, help: String?) {
    var text = "\((subject ?? "fontscale").escapingControls): \(label) "
    text += message.escapingControls + "\n"
    if let help { text += "    \(styler(.bold, "help:")) \(help.escapingControls)\n" }
    write(text)
  }

  /// Writes text as it is, such as a help page after a wrong command line.
  func write(_ text: String) {
    // Where standard error cannot be written there is nobody left to tell.
    try? StandardStream.error.write(text)
  }
}
