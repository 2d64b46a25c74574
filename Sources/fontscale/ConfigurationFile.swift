import ArgumentParsing
import Foundation
import SystemInterop

/// What the configuration says; everything in it has a default.
struct Configuration: Sendable, Equatable {
  /// A style's base size, as written.
  struct BaseSize: Sendable, Equatable {
    let style: String
    let size: Double
  }

  /// The file it was read from; nil where there is none.
  var file: String? = nil
  /// `baseSizes`: the sizes at the default category, in points, in the order of the styles' names.
  var baseSizes: [BaseSize] = []

  /// Every setting with its value.
  static let keys = ["baseSizes", "version"]
}

/// The configuration: the file that `--config` names, else the nearest `.fontscale.json` in a folder
/// or one above it.
///
/// One object in JSON5. A key that does not exist is an error, since a misspelt setting would else
/// be no setting at all.
enum ConfigurationFile {
  private static let sizeLimit = 16 << 20
  private static let name = FilePath(".fontscale.json")

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
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    // Foundation's own words differ between platforms and versions, so they are not repeated.
    do {
      var configuration = try decoder.decode(Document.self, from: Data(bytes)).configuration
      configuration.file = path.string
      return configuration
    } catch let fault as Fault {
      throw ToolError(.configuration, subject: path.string, fault.message, help: fault.help)
    } catch DecodingError.typeMismatch {
      throw ToolError(
        .configuration, subject: path.string, "the configuration is no object",
        help: "write { and } around the settings")
    } catch {
      throw ToolError(.configuration, subject: path.string, "the configuration is no valid JSON5")
    }
  }

  /// A setting that is wrong.
  private struct Fault: Error {
    let message: String
    let help: String
  }

  private struct Document: Decodable {
    var configuration = Configuration()

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyName.self)
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        switch key.stringValue {
        case "version":
          guard let version = try? container.decode(Int.self, forKey: key), version == 1 else {
            throw Fault(message: "version is not 1", help: "write \"version\": 1, or leave it out")
          }
        case "baseSizes": configuration.baseSizes = try Self.baseSizes(container, key)
        case let unknown:
          let near = nearest(to: unknown, among: Configuration.keys)
          throw Fault(
            message: "there is no setting \"\(unknown)\"",
            help: near.map { "the nearest is \"\($0)\"" }
              ?? "the settings are \(Configuration.keys.joined(separator: ", "))")
        }
      }
    }

    private static func baseSizes(
      _ container: KeyedDecodingContainer<AnyName>, _ key: AnyName
    ) throws -> [Configuration.BaseSize] {
      let help = "write a size in points for each text style, such as { \"body\": 16 }"
      guard let styles = try? container.nestedContainer(keyedBy: AnyName.self, forKey: key) else {
        throw Fault(message: "baseSizes is no object", help: help)
      }
      return try styles.allKeys.sorted { $0.stringValue < $1.stringValue }.map { style in
        guard let size = try? styles.decode(Double.self, forKey: style) else {
          throw Fault(message: "baseSizes.\(style.stringValue) is no number", help: help)
        }
        return Configuration.BaseSize(style: style.stringValue, size: size)
      }
    }
  }

  private struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
