#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One of the process's two output streams.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// True where the stream is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The terminal's width in columns; nil where the stream is no terminal or does not tell.
  public var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `text`.
  ///
  /// A reader that has gone away (`| head`) is no error: what is left is dropped.
  ///
  /// - Throws: `FileError` where the stream cannot take it, as a full disk.
  public func write(_ text: String) throws(FileError) {
    // Without this a reader that went away would end the process.
    signal(SIGPIPE, SIG_IGN)
    var text = text
    let stream = rawValue
    let failure = text.withUTF8 { bytes -> Int32 in
      var written = 0
      while written < bytes.count {
        let count = writeSome(stream, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count >= 0 {
          written += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EPIPE: return 0
        case EAGAIN:
          // Somebody else made the stream non-blocking; wait until it takes more.
          var state = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
          poll(&state, 1, -1)
        default: return errno
        }
      }
      return 0
    }
    guard failure == 0 else {
      let name = self == .output ? "standard output" : "standard error"
      throw FileError(stream: FilePath(name), errno: failure, otherwise: .writeFailed)
    }
  }
}

private func writeSome(_ descriptor: Int32, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
