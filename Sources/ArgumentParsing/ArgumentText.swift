/// One piece of the command line as the system gave it: bytes that are usually, but need not be,
/// UTF-8.
///
/// A file name on Linux is any bytes but NUL and `/`, so a path must reach the file system as it was
/// typed, even where it is no text.
public struct ArgumentText: Sendable, Hashable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
  public init(_ string: String) { bytes = Array(string.utf8) }

  /// The bytes as text; what is not UTF-8 is shown as U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension ArgumentText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
