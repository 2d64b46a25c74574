/// How the tool ends; the numbers from 64 on are those of BSD's sysexits.h.
enum ExitStatus: Int32, Sendable {
  /// Done, and nothing at or above the threshold.
  case done = 0
  /// Done, and there are findings at or above the threshold, or a checked file is stale.
  case findings = 1
  /// The command line is wrong (EX_USAGE).
  case usage = 64
  /// Something named could not be read or held no font (EX_NOINPUT).
  case unreadableInput = 66
  /// A mistake of ours (EX_SOFTWARE).
  case internalError = 70
  /// The result cannot be written (EX_CANTCREAT).
  case cannotWrite = 73
  /// The configuration is wrong (EX_CONFIG).
  case configuration = 78
}
