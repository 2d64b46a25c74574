import ArgumentParsing
import SystemInterop

/// The options that every command understands. `--format` is among them, but each command has its
/// own formats and so declares it itself.
enum GlobalOptions {
  static let output = Option<FilePath?>(
    "output", short: "o", placeholder: "FILE",
    help: "write the result to FILE, as a whole or not at all; `-` is standard output",
    group: heading)
  static let color = Option<ColorChoice>(
    "color", default: .auto,
    help: "style the output; auto asks the terminal, NO_COLOR and CLICOLOR_FORCE", group: heading)
  static let jobs = Option<JobCount?>(
    "jobs",
    help:
      "how many files to read at once (default: one for each processor); the result is the same",
    group: heading)
  static let config = Option<FilePath?>(
    "config", placeholder: "FILE", help: "read the configuration from FILE, in JSON5",
    group: heading)
  static let quiet = Flag(
    "quiet", short: "q", help: "say only errors beside the result", group: heading)
  static let verbose = Flag(
    "verbose", short: "v", help: "say what was read, taken and passed over, and why",
    group: heading)
  static let help = Flag(
    "help", short: "h", help: "print this help", group: heading, outweighsErrors: true)
  static let version = Flag(
    "version", help: "print the version", group: heading, outweighsErrors: true)

  static let all: [OptionSpecification] = [
    output.specification, color.specification, jobs.specification, config.specification,
    quiet.specification, verbose.specification, help.specification, version.specification,
  ]

  private static let heading = "Options every command takes"
}

/// A number of workers: 1 or more.
struct JobCount: ArgumentValue {
  let count: Int

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let count = Int(argument.string), count >= 1 else {
      throw InvalidValue(reason: "a whole number from 1 on is wanted")
    }
    self.count = count
  }

  static var placeholder: String { "N" }
}
