/// Why a file gives no face.
public struct FontError: Error, Sendable, Equatable {
  /// What the file is or lacks, as a stable word for machines.
  public enum Code: String, Sendable, CaseIterable {
    // What stands where a font should.
    case empty
    case gitLFSPointer = "git-lfs-pointer"
    case html
    case xml
    case archive
    case text
    case notAFont = "not-a-font"
    // Fonts of kinds that are not read.
    case woff
    case woff2
    case embeddedOpenType = "eot"
    case type1
    case dfont
    case bitmap
    // Fonts that are broken.
    case truncated
    case damaged
    /// A table is missing without which nothing can be drawn; the face is listed all the same.
    case incomplete
    // Files that could not be read, named as in `FileError.Code`.
    case notFound = "not-found"
    case permissionDenied = "permission-denied"
    case brokenLink = "broken-link"
    case linkCycle = "link-cycle"
    case folder
    case fifo
    case socket
    case device
    case readFailed = "read-failed"
    /// A folder without a font.
    case noFont = "no-font"
    /// A face, instance or axis that the file does not have.
    case noSuchFace = "no-such-face"
    /// More faces than are printed unless one of them is named.
    case tooMuch = "too-much"
  }

  public let code: Code
  /// What was found, as half a sentence without the path.
  public let message: String
  /// One thing to do about it.
  public let help: String

  public init(_ code: Code, _ message: String, help: String) {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The error of one member of a file that has several.
  func ofFace(_ index: Int, among count: Int) -> FontError {
    FontError(code, "face \(index) of \(count): \(message)", help: help)
  }

  static let fetchAgain = "fetch the file again from where it came from"
}
