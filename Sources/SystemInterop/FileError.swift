#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why a file or folder could not be read or written.
public struct FileError: Error, Sendable, Equatable {
  /// What went wrong, as a stable word for machines.
  public enum Code: String, Sendable {
    case notFound = "not-found"
    case permissionDenied = "permission-denied"
    case brokenLink = "broken-link"
    case linkCycle = "link-cycle"
    case folder
    case fifo
    case socket
    case device
    case tooLarge = "too-large"
    case noSpace = "no-space"
    case readFailed = "read-failed"
    case writeFailed = "write-failed"
  }

  /// The path as given, for output.
  public let path: String
  public let code: Code
  /// What was found, as half a sentence without the path: "there is no such file".
  public let message: String

  public init(path: FilePath, code: Code, message: String) {
    self.path = path.string
    self.code = code
    self.message = message
  }

  /// The error for a system call that has just failed with `number`.
  init(path: FilePath, errno number: Int32, otherwise: Code) {
    let code: Code
    let message: String
    switch number {
    case ENOENT, ENOTDIR:
      code = .notFound
      message = "there is no such file or folder"
    case EACCES, EPERM:
      code = .permissionDenied
      message = "permission to open it is denied"
    case ELOOP:
      code = .linkCycle
      message = "the link leads back to itself"
    case EISDIR:
      code = .folder
      message = "this is a folder"
    case ENOSPC, EDQUOT:
      code = .noSpace
      message = "there is no space left to write to"
    case ENAMETOOLONG:
      code = otherwise
      message = "the path is too long for the system"
    case EMFILE, ENFILE:
      code = otherwise
      message = "too many files are open"
    case EROFS:
      code = .permissionDenied
      message = "the file system is read-only"
    case EBADF:
      code = otherwise
      message = "it is closed"
    case EIO:
      code = otherwise
      message = "the device reports a fault"
    case EPIPE:
      code = otherwise
      message = "nobody reads it any more"
    case EFBIG:
      code = .noSpace
      message = "the file would be larger than is allowed"
    default:
      code = otherwise
      message = "the system refused it (error \(number))"
    }
    self.init(path: path, code: code, message: message)
  }

  /// The error for a standard stream whose system call has just failed with `number`.
  ///
  /// The place of a stream that was closed before the process began may have gone to something that
  /// the process opened for itself, which refuses the call as invalid.
  init(stream: FilePath, errno number: Int32, otherwise: Code) {
    self.init(path: stream, errno: number == EINVAL ? EBADF : number, otherwise: otherwise)
  }

  /// The error for a file of a kind that is never opened; nil for a regular file.
  public init?(path: FilePath, kind: FileKind) {
    switch kind {
    case .regular: return nil
    case .folder: self.init(path: path, code: .folder, message: "this is a folder, not a file")
    case .fifo:
      self.init(path: path, code: .fifo, message: "this is a FIFO (named pipe), not a file")
    case .socket: self.init(path: path, code: .socket, message: "this is a socket, not a file")
    case .device: self.init(path: path, code: .device, message: "this is a device, not a file")
    case .brokenLink:
      self.init(path: path, code: .brokenLink, message: "the link leads to nothing")
    case .linkCycle:
      self.init(path: path, code: .linkCycle, message: "the link leads back to itself")
    case .outsideLink:
      self.init(path: path, code: .notFound, message: "the link leads outside the folder")
    case .other:
      self.init(path: path, code: .readFailed, message: "this is neither a file nor a folder")
    }
  }
}

/// What stands at a path.
public enum FileKind: Sendable, Equatable {
  case regular, folder, fifo, socket, device
  /// A symbolic link to nothing.
  case brokenLink
  /// A symbolic link that leads back to itself.
  case linkCycle
  /// A symbolic link that leaves the folder being walked.
  case outsideLink
  case other
}
