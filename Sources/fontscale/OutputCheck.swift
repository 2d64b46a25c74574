import ArgumentParsing
import SystemInterop

/// `--check`: whether the file of `-o` is what the command would write; nothing is written.
enum OutputCheck {
  static let flag = Flag(
    "check", help: "exit with 1 where -o FILE is stale; write nothing")

  /// Whether the flag was given to a command that takes it; others may have an option of that name.
  static func isAsked(_ invocation: CommandParser.Invocation) -> Bool {
    let options = invocation.command.first.flatMap(RootCommand.command)?.specification.options
    return invocation.matches[flag]
      && options?.contains { $0.name == flag.specification.name && $0.form == .flag } == true
  }

  /// - Throws: `ToolError` (64) where there is nothing to compare with.
  static func validate(_ matches: Matches, _ context: ToolContext) throws(ToolError) {
    guard matches[flag], context.output == nil else { return }
    throw ToolError(
      .usage, "--check has no file to compare with", help: "name the file: --check -o FILE")
  }

  /// Whether there is no file yet.
  static func isMissing(_ file: FilePath) -> Bool {
    do throws(FileError) {
      _ = try FileSystem.kind(of: file)
      return false
    } catch {
      return error.code == .notFound
    }
  }

  /// Whether a file holds exactly these bytes; false where it cannot be read.
  static func holds(_ file: FilePath, _ bytes: [UInt8]) -> Bool {
    // A pipe would never answer, and a device has no content to compare.
    guard (try? FileSystem.kind(of: file)) == .regular else { return false }
    return (try? FileSystem.read(file, limit: bytes.count + 1)) == bytes
  }
}
