/// What stops a command: said on standard error, and the exit status that goes with it.
struct ToolError: Error, Sendable, Equatable {
  let status: ExitStatus
  /// The file it is about; nil for the tool as such.
  let subject: String?
  /// What is wrong, in lower case without a full stop.
  let message: String
  /// One thing to do about it.
  let help: String?

  init(_ status: ExitStatus, subject: String? = nil, _ message: String, help: String? = nil) {
    self.status = status
    self.subject = subject
    self.message = message
    self.help = help
  }
}
