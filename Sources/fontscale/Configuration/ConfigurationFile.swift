import ProjectAudit
import SystemInterop

/// The configuration: the file that `--config` names, else the nearest `.fontscale.json` in a folder
/// or one above it.
enum ConfigurationFile {
  private static let sizeLimit = 16 << 20
  static let name = FilePath(".fontscale.json")

  /// Reads the nearest `.fontscale.json` in `folder` or above it; the defaults where there is none.
  ///
  /// - Throws: `ToolError` (78), as `read(_:)`.
  static func read(upwardFrom folder: FilePath) throws(ToolError) -> Configuration {
    if exists(folder.appending(name)) { return try read(folder.appending(name)) }
    guard var above = FileSystem.canonicalPath(folder) else { return Configuration() }
    while !above.isEmpty, above != FilePath("/") {
      above = above.parent
      if exists(above.appending(name)) { return try read(above.appending(name)) }
    }
    return Configuration()
  }

  /// True if anything stands at the path, were it a folder or a broken link; what may not be looked at
  /// is no configuration of this project's.
  private static func exists(_ path: FilePath) -> Bool {
    (try? FileSystem.kind(of: path)) != nil
  }

  /// - Throws: `ToolError` (78) where the file cannot be read, is no JSON5 object, or has a setting
  ///   that does not exist or a value that is none.
  static func read(_ path: FilePath) throws(ToolError) -> Configuration {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: sizeLimit)
    } catch {
      throw ToolError(.configuration, subject: error.path, error.message)
    }
    do throws(JSON5Error) {
      var reader = ConfigurationReader()
      try reader.read(try JSON5(reading: bytes))
      var configuration = reader.configuration
      configuration.file = path
      return configuration
    } catch {
      throw ToolError(
        .configuration, subject: path.string, at: error.position, error.message, help: error.help)
    }
  }
}

extension ToolError {
  /// Something wrong at a place of a file.
  init(
    _ status: ExitStatus, subject: String, at position: SourcePosition, _ message: String,
    help: String?
  ) {
    self.init(
      status, subject: "\(subject):\(position.line):\(position.column)", message, help: help)
  }
}
