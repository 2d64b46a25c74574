/// Why an archive, or one of its entries, could not be read.
public struct ArchiveError: Error, Sendable, Equatable {
  public enum Code: String, Sendable {
    /// The file is no zip archive.
    case notAnArchive = "not-an-archive"
    case damaged
    case encrypted
    /// More bytes or entries than are read.
    case tooLarge = "too-large"
    /// A way of compressing that this system's libarchive does not know.
    case unsupported
  }

  public var code: Code
  /// What is wrong, as half a sentence without the path.
  public var message: String

  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  static func damaged(_ cause: String) -> ArchiveError {
    ArchiveError(code: .damaged, message: "the archive is damaged: \(cause)")
  }
}
