import Foundation
import SystemInterop

/// The file that `--config` names.
///
/// No command has a setting yet, so it is only read and checked: one object in JSON5.
enum ConfigurationFile {
  private static let sizeLimit = 16 << 20

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
