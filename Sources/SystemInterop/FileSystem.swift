#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Questions about single paths.
public enum FileSystem {
  /// What stands at `path`, links followed.
  ///
  /// - Throws: `FileError` where nothing is there or it may not be looked at.
  public static func kind(of path: FilePath) throws(FileError) -> FileKind {
    var information = stat()
    if call(path, { stat($0, &information) }) == 0 { return kind(mode: information.st_mode) }
    let number = errno
    var own = stat()
    if number == ENOENT, call(path, { lstat($0, &own) }) == 0 { return .brokenLink }
    if number == ELOOP { return .linkCycle }
    throw FileError(path: path, errno: number, otherwise: .readFailed)
  }

  /// The path with every link resolved; nil where it does not exist.
  public static func canonicalPath(_ path: FilePath) -> FilePath? {
    call(path) { pointer in
      guard let resolved = realpath(pointer, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(
        bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map(
          UInt8.init(bitPattern:)))
    }
  }

  /// A file's bytes.
  ///
  /// - Parameters:
  ///   - limit: the most bytes to read; a larger file is an error of code `tooLarge`.
  ///   - isKnownToBeRegular: true where the caller has just asked what stands there, so that it need
  ///     not be asked again before the file is opened.
  /// - Throws: `FileError`. Folders, FIFOs, sockets and devices are never opened.
  public static func read(
    _ path: FilePath, limit: Int, isKnownToBeRegular: Bool = false
  ) throws(FileError) -> [UInt8] {
    let descriptor = try open(path, isKnownToBeRegular: isKnownToBeRegular)
    defer { close(descriptor.number) }
    guard descriptor.size <= limit else {
      throw FileError(
        path: path, code: .tooLarge,
        message: "it has \(descriptor.size) bytes; at most \(limit) are read")
    }
    var bytes = [UInt8](repeating: 0, count: descriptor.size)
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        systemRead(descriptor.number, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, errno: errno, otherwise: .readFailed)
      }
      if got == 0 { break }
      filled += got
    }
    // The file may have shrunk since its size was asked.
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Writes a file as a whole: a temporary file beside it takes its place when complete, so that a
  /// reader never sees half of it and a failure leaves the old file untouched.
  ///
  /// An existing file keeps its permissions; a link is written through. What is no regular file
  /// (`/dev/stdout`, a FIFO) is written to in place.
  public static func write(_ path: FilePath, _ bytes: [UInt8]) throws(FileError) {
    var information = stat()
    let exists = call(path) { stat($0, &information) } == 0
    if exists, kind(mode: information.st_mode) == .folder {
      throw FileError(path: path, code: .folder, message: "this is a folder, not a file")
    }
    if exists, kind(mode: information.st_mode) != .regular {
      let descriptor = call(path) { systemOpen($0, O_WRONLY | O_CLOEXEC, 0) }
      guard descriptor >= 0 else {
        throw FileError(path: path, errno: errno, otherwise: .writeFailed)
      }
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor, path: path)
      return
    }
    // The link's target is replaced, not the link.
    let target = exists ? canonicalPath(path) ?? path : path
    let temporary = FilePath(bytes: target.bytes + Array(".fontscale-\(getpid()).tmp".utf8))
    let permissions: mode_t = exists ? information.st_mode & 0o7777 : 0o666
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    if exists, call(target, { access($0, W_OK) }) != 0 {
      throw FileError(path: path, errno: errno, otherwise: .writeFailed)
    }
    let descriptor = call(temporary) { systemOpen($0, flags, permissions) }
    guard descriptor >= 0 else {
      throw FileError(path: path, errno: errno, otherwise: .writeFailed)
    }
    do throws(FileError) {
      defer { close(descriptor) }
      if exists { _ = fchmod(descriptor, permissions) }
      try writeAll(bytes, to: descriptor, path: path)
      guard fsync(descriptor) == 0 || errno == EINVAL else {
        throw FileError(path: path, errno: errno, otherwise: .writeFailed)
      }
    } catch {
      _ = call(temporary) { unlink($0) }
      throw error
    }
    let renamed = call(temporary) { from in call(target) { to in rename(from, to) } }
    guard renamed == 0 else {
      let number = errno
      _ = call(temporary) { unlink($0) }
      throw FileError(path: path, errno: number, otherwise: .writeFailed)
    }
  }

  // MARK: - Inside this module

  /// An open regular file.
  struct OpenFile {
    let number: Int32
    let size: Int
  }

  /// Opens a regular file for reading; anything else is refused before it is opened.
  static func open(
    _ path: FilePath, isKnownToBeRegular: Bool = false
  ) throws(FileError) -> OpenFile {
    if !isKnownToBeRegular, let error = FileError(path: path, kind: try kind(of: path)) {
      throw error
    }
    // Should the file have become a FIFO meanwhile, O_NONBLOCK keeps the call from waiting.
    let descriptor = call(path) {
      systemOpen($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0)
    }
    guard descriptor >= 0 else {
      throw FileError(path: path, errno: errno, otherwise: .readFailed)
    }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      let number = errno
      close(descriptor)
      throw FileError(path: path, errno: number, otherwise: .readFailed)
    }
    if let error = FileError(path: path, kind: kind(mode: information.st_mode)) {
      close(descriptor)
      throw error
    }
    return OpenFile(number: descriptor, size: Int(information.st_size))
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: FilePath) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, errno: errno, otherwise: .writeFailed)
      }
      written += count
    }
  }

  static func kind(mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFIFO: .fifo
    case S_IFSOCK: .socket
    case S_IFCHR, S_IFBLK: .device
    default: .other
    }
  }

  /// Calls `body` with the path as a C string.
  static func call<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path.bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // The buffer holds at least the terminating zero, so it has an address.
        characters.baseAddress.map(body) ?? "".withCString(body)
      }
    }
  }
}

// The plain names are taken by this module's own functions.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
