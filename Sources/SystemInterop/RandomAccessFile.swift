#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One open file, of which pieces are read where they are needed.
///
/// For a few kilobytes of a large file this is cheaper than mapping it, above all with several
/// threads: a mapping is made and undone for the whole process, which the threads then wait for.
public struct RandomAccessFile: ~Copyable, Sendable {
  private let descriptor: Int32
  /// The file's size in bytes when it was opened.
  public let count: Int

  /// Opens the regular file at `path`.
  ///
  /// - Parameter isKnownToBeRegular: true where the caller has just asked what stands there, so that it
  ///   need not be asked again before it is opened.
  /// - Throws: `FileError`; folders, FIFOs, sockets and devices are refused.
  public init(_ path: FilePath, isKnownToBeRegular: Bool = false) throws(FileError) {
    let file = try FileSystem.open(path, isKnownToBeRegular: isKnownToBeRegular)
    descriptor = file.number
    count = file.size
    #if os(Linux)
      // The pieces lie here and there; reading ahead would fetch most of the file for nothing.
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_RANDOM)
    #endif
  }

  deinit { close(descriptor) }

  private static let mostCopied = 1 << 18

  /// The bytes of a range; fewer where the file ends before it does, or cannot be read.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    guard range.lowerBound >= 0, !range.isEmpty else { return [] }
    var bytes = [UInt8](repeating: 0, count: min(range.count, count))
    var filled = 0
    bytes.withUnsafeMutableBytes { buffer in
      while filled < buffer.count {
        let got = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
          off_t(range.lowerBound + filled))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        filled += got
      }
    }
    if filled < bytes.count { bytes.removeLast(bytes.count - filled) }
    return bytes
  }

  /// Lends all bytes for as long as the call; none where they cannot be had.
  ///
  /// A large file is mapped, a small one copied: to undo a mapping interrupts every thread of the process.
  ///
  /// - Parameter isReadThrough: whether most of the bytes will be looked at, so that reading ahead pays.
  public func withWhole(isReadThrough: Bool = false, _ body: (Span<UInt8>) -> Void) {
    guard count > Self.mostCopied else {
      let copy = bytes(in: 0..<count)
      return body(copy.span)
    }
    let mapping = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapping, mapping != MAP_FAILED else { return body([UInt8]().span) }
    defer { munmap(mapping, count) }
    madvise(mapping, count, isReadThrough ? MADV_WILLNEED : MADV_RANDOM)
    body(
      UnsafeBufferPointer(
        start: UnsafePointer(mapping.assumingMemoryBound(to: UInt8.self)), count: count
      ).span)
  }
}
