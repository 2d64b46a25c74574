/// Makes zip archives in memory, for tests: stored or deflated without compression, with whatever
/// faults a test wants.
public struct ZipBuilder {
  private var local: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init() {}

  /// How the bytes of an entry stand in the archive.
  public enum Method: Int, Sendable {
    case stored = 0
    case deflated = 8
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - flags: general purpose flags: 1 for encrypted, 0x800 for names in UTF-8.
  ///   - claimedSize: the size that the headers tell; nil for the true one.
  ///   - checksum: the CRC that the headers tell; nil for the true one.
  ///   - methodNumber: the method that the headers tell; nil for the true one.
  ///   - usesZip64: whether sizes and offset stand in the zip64 extra field.
  ///   - mode: the POSIX mode of the external attributes.
  public mutating func add(
    _ name: String, _ bytes: [UInt8], method: Method = .stored, flags: Int = 0x800,
    claimedSize: Int? = nil, checksum: UInt32? = nil, methodNumber: Int? = nil,
    usesZip64: Bool = false, mode: Int = 0o100644
  ) {
    let data = method == .stored ? bytes : Self.deflate(bytes)
    let size = claimedSize ?? bytes.count
    let offset = local.count
    let crc = Int(checksum ?? Self.crc32(bytes))
    let full = 0xFFFF_FFFF
    let common =
      Self.le(flags, 2) + Self.le(methodNumber ?? method.rawValue, 2) + Self.le(0, 4)
      + Self.le(crc, 4) + Self.le(usesZip64 ? full : data.count, 4)
      + Self.le(usesZip64 ? full : size, 4) + Self.le(name.utf8.count, 2)
    let sizes = Self.le(size, 8) + Self.le(data.count, 8)
    let localExtra = usesZip64 ? Self.le(1, 2) + Self.le(16, 2) + sizes : []
    let extra = usesZip64 ? Self.le(1, 2) + Self.le(24, 2) + sizes + Self.le(offset, 8) : []
    local += Self.le(0x0403_4B50, 4) + Self.le(20, 2) + common + Self.le(localExtra.count, 2)
    local += Array(name.utf8) + localExtra + data
    directory += Self.le(0x0201_4B50, 4) + Self.le(0x031E, 2) + Self.le(20, 2) + common
    directory += Self.le(extra.count, 2) + Self.le(0, 6) + Self.le(mode << 16, 4)
    directory += Self.le(usesZip64 ? full : offset, 4) + Array(name.utf8) + extra
    count += 1
  }

  /// The whole archive.
  ///
  /// - Parameters:
  ///   - usesZip64: whether the end record's numbers stand in a zip64 end record.
  ///   - prefix: what stands before the archive.
  public func finished(
    usesZip64: Bool = false, comment: [UInt8] = [], prefix: [UInt8] = []
  ) -> [UInt8] {
    var end: [UInt8] = []
    if usesZip64 {
      let offset = local.count + directory.count
      end += Self.le(0x0606_4B50, 4) + Self.le(44, 8) + Self.le(45, 2) + Self.le(45, 2)
      end += Self.le(0, 8) + Self.le(count, 8) + Self.le(count, 8)
      end += Self.le(directory.count, 8) + Self.le(local.count, 8)
      end += Self.le(0x0706_4B50, 4) + Self.le(0, 4) + Self.le(offset, 8) + Self.le(1, 4)
    }
    let number = usesZip64 ? 0xFFFF : count
    end += Self.le(0x0605_4B50, 4) + Self.le(0, 4) + Self.le(number, 2) + Self.le(number, 2)
    end += Self.le(usesZip64 ? 0xFFFF_FFFF : directory.count, 4)
    end += Self.le(usesZip64 ? 0xFFFF_FFFF : local.count, 4)
    return prefix + local + directory + end + Self.le(comment.count, 2) + comment
  }

  /// A deflate stream of blocks that are not compressed (RFC 1951, section 3.2.4).
  private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(0xFFFF)
      result.append(rest.isEmpty ? 1 : 0)
      result += le(block.count, 2) + le(~block.count & 0xFFFF, 2) + block
    } while !rest.isEmpty
    return result
  }

  /// The checksum of zip archives (ISO 3309).
  public static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~crc
  }

  private static func le(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
