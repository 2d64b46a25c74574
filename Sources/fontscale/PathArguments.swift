// A public type's conformance to a public protocol needs both modules imported publicly.
public import ArgumentParsing
public import SystemInterop

extension FilePath: ArgumentValue {
  /// Takes the bytes as they were typed.
  public init(argument: ArgumentText) throws(InvalidValue) {
    guard !argument.bytes.isEmpty else { throw InvalidValue(reason: "it is empty") }
    self.init(bytes: argument.bytes)
  }

  public static var placeholder: String { "PATH" }
}

/// The paths that a command line names, where `-` stands for those listed on standard input.
enum PathArguments {
  /// The most that is read from standard input: some hundred thousand paths.
  private static let inputLimit = 64 << 20

  /// The paths in their order, each `-` replaced by what standard input lists.
  ///
  /// - Throws: `ToolError` (66) where standard input cannot be read or names nothing.
  static func expanded(_ paths: [FilePath]) throws(ToolError) -> [FilePath] {
    let hyphen = FilePath("-")
    guard paths.contains(hyphen) else { return paths }
    let listed: [FilePath]
    do throws(FileError) {
      listed = split(try ThisProcess.readStandardInput(limit: inputLimit))
    } catch {
      throw ToolError(.unreadableInput, subject: error.path, error.message)
    }
    guard !listed.isEmpty else {
      throw ToolError(
        .unreadableInput, subject: "standard input", "no path is listed",
        help: "write one path on each line")
    }
    // Standard input can be read only once; a second `-` adds nothing.
    var isRead = false
    return paths.flatMap { path -> [FilePath] in
      guard path == hyphen else { return [path] }
      defer { isRead = true }
      return isRead ? [] : listed
    }
  }

  /// One path on each line; if there is a NUL byte, one before each NUL (`find -print0`), since a
  /// file name may hold a line break.
  static func split(_ bytes: [UInt8]) -> [FilePath] {
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).compactMap { line in
      var line = line
      if separator != 0, line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      return line.isEmpty ? nil : FilePath(bytes: line)
    }
  }
}
