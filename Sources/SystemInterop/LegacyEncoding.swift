internal import CIconv

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A character encoding from before Unicode, decoded by the system's iconv.
///
/// The names are those that glibc and Apple's libiconv share.
public enum LegacyEncoding: String, Sendable, Equatable, CaseIterable {
  case japanese = "CP932"
  case simplifiedChinese = "GBK"
  case traditionalChinese = "BIG5"
  case korean = "CP949"
  case johab = "JOHAB"

  /// The text that the bytes stand for; nil where they are not in this encoding, or the system does
  /// not know it.
  public func decode(_ bytes: [UInt8]) -> String? { TextConverter(from: rawValue)?.decode(bytes) }
}

/// The system's iconv, set to read one encoding.
public struct TextConverter: ~Copyable {
  private let converter: iconv_t

  /// - Parameter encoding: its name for iconv; nil is made where the system does not know it.
  public init?(from encoding: String) {
    guard let converter = iconv_open("UTF-8", encoding), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// The text that the bytes stand for; nil where they are not in the encoding.
  public borrowing func decode(_ bytes: [UInt8]) -> String? {
    // No character of these encodings is longer in UTF-8 than twice what it was, and three bytes more.
    var output = [CChar](repeating: 0, count: bytes.count * 3 + 4)
    var input = bytes.map(CChar.init(bitPattern:))
    let written = input.withUnsafeMutableBufferPointer { source -> Int? in
      output.withUnsafeMutableBufferPointer { target -> Int? in
        var from = source.baseAddress
        var left = source.count
        var into = target.baseAddress
        var room = target.count
        let status = iconv(converter, &from, &left, &into, &room)
        guard status != -1, left == 0 else { return nil }
        return target.count - room
      }
    }
    guard let written else { return nil }
    return String(validating: output[..<written].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
