/// A name reduced to what counts when a person types it: ASCII letters in lower case, and digits.
struct Spelling: Sendable {
  private let bytes: [UInt8]

  /// Reduces a name and drops the first of the prefixes that it begins with.
  ///
  /// Returns nil if the text holds anything but ASCII letters, digits, spaces, hyphens, underscores
  /// and full stops, or nothing that counts: such a text is no name in any spelling.
  init?(_ text: String, droppingPrefixes prefixes: [String] = []) {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): continue
      default: return nil
      }
    }
    for prefix in prefixes where bytes.starts(with: prefix.utf8) {
      bytes.removeFirst(prefix.utf8.count)
      break
    }
    guard !bytes.isEmpty else { return nil }
    self.bytes = bytes
  }

  /// Whether this is the name, which has to be written in lower-case letters and digits alone.
  func matches(_ name: String) -> Bool { bytes.elementsEqual(name.utf8) }
}

extension Spelling: Equatable {}
