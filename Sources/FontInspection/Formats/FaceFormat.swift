public import TextFormatting

/// How text for people is laid out; machine formats take no notice of it.
public struct TextLayoutOptions: Sendable, Equatable {
  /// The terminal's width in columns; nil off a terminal, where nothing is fitted.
  public let width: Int?
  public let isColored: Bool
  /// How many tasks may print at once; the text is the same for any number.
  public let jobs: Int

  public init(width: Int?, isColored: Bool, jobs: Int = 1) {
    self.width = width
    self.isColored = isColored
    self.jobs = jobs
  }
}

/// A way to print a list of faces.
///
/// To add one: write `Formats/<Name>FaceFormat.swift` and list it in `FaceFormats.all`.
public protocol FaceFormat: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// One line for the help, without a full stop.
  static var summary: String { get }
  /// Suffixes of output files that mean this format, in lower case.
  static var pathExtensions: [String] { get }
  /// Whether it prints the properties that are asked for; else what it prints is fixed.
  static var printsProperties: Bool { get }
  /// Whether it prints what other libraries call a face, which costs asking them.
  static var printsAliases: Bool { get }

  init()

  func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String) async

  /// Writes as `write(_:options:to:)` does, handing on what is done; the rest is in `output`.
  ///
  /// - Throws: what `outlet` throws.
  func write(
    _ list: FaceList, options: TextLayoutOptions, to output: inout String,
    through outlet: TextOutlet
  ) async throws
}

extension FaceFormat {
  public static var pathExtensions: [String] { [name] }
  public static var printsProperties: Bool { true }
  public static var printsAliases: Bool { false }

  public func write(
    _ list: FaceList, options: TextLayoutOptions, to output: inout String,
    through outlet: TextOutlet
  ) async throws {
    await write(list, options: options, to: &output)
  }
}

/// Every format of `list`, in reading order.
public enum FaceFormats {
  public static let all: [any FaceFormat.Type] = [
    TextFaceFormat.self, DumpFaceFormat.self, JSONFaceFormat.self, JSONLinesFaceFormat.self,
    CSVFaceFormat.self, TSVFaceFormat.self, NamesFaceFormat.self,
  ]

  /// The format of that name; nil if there is none.
  public static func named(_ name: String) -> (any FaceFormat.Type)? {
    all.first { $0.name == name }
  }

  /// The format that an output file's suffix means; nil where it means none.
  public static func forPathExtension(_ suffix: String) -> (any FaceFormat.Type)? {
    all.first { $0.pathExtensions.contains(suffix) }
  }
}
