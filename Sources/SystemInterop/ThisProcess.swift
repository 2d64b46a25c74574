#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The running process: its arguments, its environment, its standard input and its end.
public enum ThisProcess {
  /// The arguments as bytes, without the program's own name. Swift's `CommandLine.arguments` repairs
  /// what is not UTF-8, and a repaired file name cannot be opened.
  public static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(UInt8.init(bitPattern:))
      }
    }
  }

  /// The value of an environment variable; nil where it is not set.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Standard input up to its end.
  ///
  /// - Parameter limit: the most bytes to read; more are an error of code `tooLarge`.
  public static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    let path = FilePath("standard input")
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let got = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if got < 0 {
        if errno == EINTR { continue }
        throw FileError(stream: path, errno: errno, otherwise: .readFailed)
      }
      if got == 0 { return bytes }
      bytes += buffer[..<got]
      guard bytes.count <= limit else {
        throw FileError(path: path, code: .tooLarge, message: "at most \(limit) bytes are read")
      }
    }
  }

  /// Keeps a value until the process ends, which gives its memory back at once: taking apart what holds
  /// thousands of parts takes long, and just before the end for nothing.
  public static func keep<Value>(_ value: Value) {
    _ = Unmanaged.passRetained(Kept(value))
  }

  private final class Kept<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Ends the process.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}
