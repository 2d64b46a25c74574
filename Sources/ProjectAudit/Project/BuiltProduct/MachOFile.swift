/// What a Mach-O executable holds that tells about fonts: its strings, and whether it registers fonts.
///
/// Layout and numbers are those of Apple's headers `mach-o/loader.h` and `mach-o/fat.h`
/// (github.com/apple-oss-distributions/xnu). Of a universal file the 64-bit part for Arm is read, else
/// the first of 64 bits; 32-bit parts run on no device that is sold. Every offset is checked against
/// the file.
///
/// A `CFString`, and a Swift string of more than fifteen bytes, has its letters in `__cstring`, or as
/// UTF-16 in `__ustring`. Swift keeps shorter ones within the code, where they are not found.
struct MachOFile: Sendable, Equatable {
  /// The strings as they stand in the file, each once, in its order.
  var strings: [String] = []
  /// True if it calls one of Core Text's functions that register fonts.
  var registersFonts = false
  /// True if its code and strings are encrypted, as the App Store delivers them.
  var isEncrypted = false

  /// Shorter strings are no font's name, and longer ones neither: PostScript names have at most 127
  /// bytes (OpenType, `name` ID 6).
  private static let lengths = 3...127

  private static let registering = WordSearch(["_CTFontManagerRegister"])

  /// nil where the bytes are no 64-bit Mach-O file.
  init?(_ bytes: [UInt8]) {
    guard let part = Self.part(of: bytes), part.count >= 32,
      Self.number(bytes, part.lowerBound, 4) == 0xFEED_FACF
    else { return nil }
    let count = Self.number(bytes, part.lowerBound + 16, 4)
    var position = part.lowerBound + 32
    var seen: Set<[UInt8]> = []
    for _ in 0..<min(count, 1 << 16) {
      let size = Self.number(bytes, position + 4, 4)
      guard position <= part.upperBound - 8, size >= 8, size <= part.upperBound - position else {
        break
      }
      read(bytes, command: position..<(position + size), part, &seen)
      position += size
    }
  }

  /// The range of the part to read; the whole of a file that is not universal.
  private static func part(of bytes: [UInt8]) -> Range<Int>? {
    guard bytes.count >= 8 else { return nil }
    let magic = big(bytes, 0, 4)
    guard magic == 0xCAFE_BABE || magic == 0xCAFE_BABF else { return 0..<bytes.count }
    let isLarge = magic == 0xCAFE_BABF
    let size = isLarge ? 32 : 20
    var found: Range<Int>?
    // A Java class begins with the same four bytes, and then has a version of at least 45.
    for index in 0..<min(big(bytes, 4, 4), 32) {
      let entry = 8 + index * size
      guard entry + size <= bytes.count else { break }
      let offset = isLarge ? big(bytes, entry + 8, 8) : big(bytes, entry + 8, 4)
      let length = isLarge ? big(bytes, entry + 16, 8) : big(bytes, entry + 12, 4)
      guard offset <= bytes.count, length <= bytes.count - offset else { continue }
      let type = big(bytes, entry, 4)
      // CPU_ARCH_ABI64 marks 64 bits; CPU_TYPE_ARM64 is 0x0100000C.
      if type == 0x0100_000C { return offset..<(offset + length) }
      if type & 0x0100_0000 != 0, found == nil { found = offset..<(offset + length) }
    }
    return found
  }

  private mutating func read(
    _ bytes: [UInt8], command: Range<Int>, _ part: Range<Int>, _ seen: inout Set<[UInt8]>
  ) {
    let start = command.lowerBound
    switch Self.number(bytes, start, 4) {
    case 0x19:  // LC_SEGMENT_64
      if Self.name(bytes, start + 8) == "__LINKEDIT" {
        let range = Self.range(
          Self.number(bytes, start + 40, 8), Self.number(bytes, start + 48, 8), in: part)
        // The names of imported symbols stand here, in whichever form the linker keeps them.
        if let range, Self.registering.matches(Array(bytes[range])) { registersFonts = true }
      }
      let sections = Self.number(bytes, start + 64, 4)
      for index in 0..<min(sections, (command.count - 72) / 80) {
        let section = start + 72 + index * 80
        let isWide = Self.name(bytes, section) == "__ustring"
        guard isWide || Self.name(bytes, section) == "__cstring",
          let range = Self.range(
            Self.number(bytes, section + 48, 4), Self.number(bytes, section + 40, 8), in: part)
        else { continue }
        add(bytes[range], isWide: isWide, &seen)
      }
    case 0x21, 0x2C:  // LC_ENCRYPTION_INFO and LC_ENCRYPTION_INFO_64
      if Self.number(bytes, start + 16, 4) != 0 { isEncrypted = true }
    default: break
    }
  }

  /// Adds the strings of a section, which zeros end.
  private mutating func add(
    _ section: ArraySlice<UInt8>, isWide: Bool, _ seen: inout Set<[UInt8]>
  ) {
    if isWide {
      var start = section.startIndex
      var index = start
      while index + 1 < section.endIndex {
        if section[index] == 0, section[index + 1] == 0 {
          add(Array(MarkupText.utf8(fromUTF16: section[start..<index], isBigEndian: false)), &seen)
          start = index + 2
        } else if index - start > 2 * Self.lengths.upperBound {
          // Too long for a name; go on behind its end.
          start = index + 2
        }
        index += 2
      }
      return
    }
    for string in section.split(separator: 0) where Self.lengths.contains(string.count) {
      add(Array(string), &seen)
    }
  }

  private mutating func add(_ string: [UInt8], _ seen: inout Set<[UInt8]>) {
    guard Self.lengths.contains(string.count), seen.insert(string).inserted,
      let text = String(validating: string, as: UTF8.self)
    else { return }
    strings.append(text)
  }

  // MARK: Numbers

  /// A range of the part, moved to the file; nil where it leaves the part.
  private static func range(_ offset: Int, _ size: Int, in part: Range<Int>) -> Range<Int>? {
    guard offset <= part.count, size <= part.count - offset else { return nil }
    return (part.lowerBound + offset)..<(part.lowerBound + offset + size)
  }

  /// A name of at most 16 bytes, filled up with zeros.
  private static func name(_ bytes: [UInt8], _ offset: Int) -> String {
    guard offset >= 0, offset <= bytes.count - 16 else { return "" }
    return String(decoding: bytes[offset..<(offset + 16)].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The little-endian number at `offset`, at most `Int.max`; 0 where it leaves the file.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { return 0 }
    var result: UInt64 = 0
    for index in stride(from: offset + size - 1, through: offset, by: -1) {
      result = result << 8 | UInt64(bytes[index])
    }
    return Int(clamping: result)
  }

  private static func big(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { return 0 }
    var result: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { result = result << 8 | UInt64(byte) }
    return Int(clamping: result)
  }
}
