import Foundation
import SystemInterop

/// The configuration: the file that `--config` names, else the nearest `.fontscale.json` in a folder
/// or one above it.
///
/// No command has a setting yet, so it is only read and checked: one object in JSON5.
enum ConfigurationFile {
  private static let sizeLimit = 16 << 20
  private static let name = FilePath(".fontscale.json")

  /// Checks the nearest `.fontscale.json` in `folder` or above it, if there is one.
  ///
  /// - Throws: `ToolError` (78), as `check(_:)`.
  static func check(upwardFrom folder: FilePath) throws(ToolError) {
    if exists(folder.appending(name)) { return try check(folder.appending(name)) }
    guard var above = FileSystem.canonicalPath(folder) else { return }
    while !above.isEmpty, above != FilePath("/") {
      above = above.parent
      if exists(above.appending(name)) { return try check(above.appending(name)) }
    }
  }

  /// True if anything stands at the path, were it a folder or a broken link; what may not be looked at
  /// is no configuration of this project's.
  private static func exists(_ path: FilePath) -> Bool {
    (try? FileSystem.kind(of: path)) != nil
  }

  /// - Throws: `ToolError` (78) where the file cannot be read or is no JSON5 object.
  static func check(_ path: FilePath) throws(ToolError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: sizeLimit)
    } catch {
      throw ToolError(.configuration, subject: error.path, error.message)
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    // Foundation's own words differ between platforms and versions, so they are not repeated.
    do {
      _ = try decoder.decode(AnyObject.self, from: Data(bytes))
    } catch DecodingError.typeMismatch {
      throw ToolError(
        .configuration, subject: path.string, "the configuration is no object",
        help: "write { and } around the settings")
    } catch {
      throw ToolError(.configuration, subject: path.string, "the configuration is no valid JSON5")
    }
  }

  /// An object with any members.
  private struct AnyObject: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: AnyName.self)
    }
  }

  private struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
