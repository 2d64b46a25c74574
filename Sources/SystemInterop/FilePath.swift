#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A path or one of its components as the file system keeps it: bytes, which need not be UTF-8.
///
/// Foundation replaces bytes that are not UTF-8 and then cannot open the file; this type never
/// loses them. Paths are equal and ordered by their bytes, so composed and decomposed spellings of a
/// name stay two names, as they are on disk.
public struct FilePath: Sendable, Hashable, Comparable {
  /// The bytes, without a terminating zero.
  public let bytes: [UInt8]

  /// A path from bytes; anything from the first zero byte on is dropped, as the system would.
  public init(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    self.bytes = bytes.firstIndex(of: 0).map { Array(bytes[..<$0]) } ?? bytes
  }

  /// A path from the bytes of others, in which there is no zero.
  private init(wholeBytes: [UInt8]) { bytes = wholeBytes }

  public init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    // At once, not byte by byte as an array would.
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The path for people and for output; what is no UTF-8 is shown as U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  public var isEmpty: Bool { bytes.isEmpty }

  public static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(first, second, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }

  /// The path of `name` inside this folder; `name` itself where this path is empty or `.`.
  public func appending(_ name: FilePath) -> FilePath {
    if bytes.isEmpty || (bytes.count == 1 && bytes[0] == UInt8(ascii: ".")) { return name }
    if name.isEmpty { return self }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + name.bytes.count)
    joined += bytes
    if bytes.last != Self.slash { joined.append(Self.slash) }
    joined += name.bytes
    return FilePath(wholeBytes: joined)
  }

  /// What stands behind the last `/`, trailing slashes aside.
  public var lastComponent: FilePath {
    FilePath(wholeBytes: Array(lastComponentBytes))
  }

  private var lastComponentBytes: ArraySlice<UInt8> {
    var trimmed = bytes[...]
    while trimmed.count > 1, trimmed.last == Self.slash { trimmed.removeLast() }
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return trimmed }
    return trimmed[(slash + 1)...]
  }

  /// What stands before the last component; empty where there is nothing.
  public var parent: FilePath {
    let trimmed = trimmingTrailingSlashes.bytes
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return FilePath(bytes: []) }
    return slash == 0 ? FilePath("/") : FilePath(bytes: trimmed[..<slash])
  }

  /// What stands behind the last dot of the last component, in lower-case ASCII; empty without one.
  public var pathExtension: String {
    let name = lastComponentBytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...].lazy.map(Self.lowercased), as: UTF8.self)
  }

  var trimmingTrailingSlashes: FilePath {
    var trimmed = bytes[...]
    while trimmed.count > 1, trimmed.last == Self.slash { trimmed.removeLast() }
    return FilePath(bytes: trimmed)
  }

  private static let slash = UInt8(ascii: "/")

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }
}
