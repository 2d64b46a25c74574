#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One file's bytes, mapped into memory for as long as this value lives.
///
/// Nothing is copied: the system reads a page when it is touched. The bytes are lent inside a
/// closure and cannot outlive the mapping.
public struct MappedFile: ~Copyable {
  private let base: UnsafeMutableRawPointer?
  /// The file's size in bytes.
  public let count: Int

  /// Maps the regular file at `path`.
  ///
  /// - Throws: `FileError`; folders, FIFOs, sockets and devices are never opened.
  public init(_ path: FilePath) throws(FileError) {
    let file = try FileSystem.open(path)
    defer { close(file.number) }
    guard file.size > 0 else {
      base = nil
      count = 0
      return
    }
    let mapping = mmap(nil, file.size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let mapping, mapping != MAP_FAILED else {
      throw FileError(path: path, errno: errno, otherwise: .readFailed)
    }
    // A font's tables are read here and there; reading ahead would fetch most of the file for nothing.
    madvise(mapping, file.size, MADV_RANDOM)
    base = mapping
    count = file.size
  }

  /// Lends the bytes.
  public func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let buffer = UnsafeBufferPointer(
      start: base.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) }, count: count)
    return try body(buffer.span)
  }

  deinit {
    if let base { munmap(base, count) }
  }
}
