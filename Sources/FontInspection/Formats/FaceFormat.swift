/// What `list` prints: a catalogue and what could not be read.
public struct FaceList: Sendable {
  public let catalog: FontCatalog
  public let unreadable: [UnreadableFont]
  /// The libraries that were asked for aliases, with their versions.
  public let libraries: LibraryVersions

  public init(scan: FontScan, libraries: LibraryVersions) {
    catalog = FontCatalog(scan.faces)
    unreadable = scan.unreadable.sorted { left, right in
      if !left.path.utf8.elementsEqual(right.path.utf8) {
        return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
      }
      return (left.faceIndex ?? -1) < (right.faceIndex ?? -1)
    }
    self.libraries = libraries
  }
}

/// How text for people is laid out; machine formats take no notice of it.
public struct TextLayoutOptions: Sendable, Equatable {
  /// The terminal's width in columns; nil off a terminal, where nothing is fitted.
  public let width: Int?
  public let isColored: Bool

  public init(width: Int?, isColored: Bool) {
    self.width = width
    self.isColored = isColored
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

  init()

  func write(_ list: FaceList, options: TextLayoutOptions, to output: inout String)
}

/// Every format of `list`, in reading order.
public enum FaceFormats {
  public static let all: [any FaceFormat.Type] = [
    TextFaceFormat.self, DumpFaceFormat.self, JSONFaceFormat.self,
  ]
}
