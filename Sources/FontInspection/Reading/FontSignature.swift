/// What a file is, told by its first bytes and never by its name.
enum FontSignature: Sendable, Equatable {
  /// One face, at the file's start.
  case sfnt
  /// A TTC or OTC.
  case collection
  /// A font in a container that iOS is not known to load, and what to say where it is not read.
  case foreign(FontContainer, FontError)
  /// Anything else, and why it is not read.
  case other(FontError)

  /// How much of a file's beginning tells what it is; only text needs more than a few bytes.
  static let length = 512

  /// - Parameters:
  ///   - file: the file's first `length` bytes, or more.
  ///   - size: the size of the whole file.
  init(_ file: Span<UInt8>, size: Int) {
    guard size > 0 else {
      self = .other(
        FontError(.empty, "the file is empty", help: FontError.fetchAgain))
      return
    }
    switch file.uint32(at: 0) {
    // 1.0, `OTTO` and Apple's `true`.
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: self = .sfnt
    // `ttcf`.
    case 0x7474_6366: self = .collection
    default:
      let error = Self.explain(file, size)
      self = Self.container(of: file, error.code).map { .foreign($0, error) } ?? .other(error)
    }
  }

  private static func container(
    of file: Span<UInt8>, _ code: FontError.Code
  ) -> FontContainer? {
    switch code {
    case .woff: .woff
    case .woff2: .woff2
    case .dfont: .dfont
    case .type1: file.uint8(at: 0) == 0x80 ? .pfb : file.uint8(at: 0) == 0x25 ? .pfa : nil
    case .bitmap: file.uint8(at: 0) == 1 ? .pcf : .bdf
    default: nil
    }
  }

  private static func explain(_ file: Span<UInt8>, _ size: Int) -> FontError {
    if file.starts(with: "wOFF") {
      return FontError(
        .woff, "a WOFF web font, which the App Store refuses",
        help: "ship the TTF or OTF it was made from")
    }
    if file.starts(with: "wOF2") {
      return FontError(
        .woff2, "a WOFF2 web font, which the App Store refuses",
        help: "ship the TTF or OTF it was made from")
    }
    if file.starts(with: "version https://git-lfs.github.com/spec/") {
      return FontError(
        .gitLFSPointer, "a Git LFS pointer (\(size) bytes), not a font", help: "run git lfs pull")
    }
    if file.starts(with: "%!PS-AdobeFont") || file.starts(with: "%!FontType1")
      || (file.uint8(at: 0) == 0x80 && file.uint8(at: 1) == 0x01)
      || file.starts(with: "typ1")
    {
      return FontError(
        .type1, "a Type 1 font, which iOS is not known to load", help: "convert it to OTF")
    }
    if file.starts(with: "\u{1}fcp") || file.starts(with: "STARTFONT ") {
      return FontError(
        .bitmap, "a bitmap font for X11, which iOS does not load", help: "ship an outline font")
    }
    // Embedded OpenType: its header's magic number stands at byte 34, little-endian.
    if file.uint16(at: 34) == 0x4C50, file.uint16(at: 8) == 0x0100 || file.uint16(at: 8) == 0x0200 {
      return FontError(
        .embeddedOpenType, "an EOT web font, which iOS does not load",
        help: "ship the TTF or OTF it was made from")
    }
    if isDataFork(file, size) {
      return FontError(
        .dfont, "a font in a resource fork (dfont), which iOS is not known to load",
        help: "convert it to TTF, OTF or TTC")
    }
    let opening = opening(file)
    if opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html")
      || opening.hasPrefix("<head")
    {
      return FontError(
        .html, "a web page (HTML), not a font", help: "download the font file itself")
    }
    if opening.hasPrefix("<?xml") || opening.hasPrefix("<svg") || opening.hasPrefix("<") {
      return FontError(.xml, "an XML text, not a font", help: FontError.fetchAgain)
    }
    if file.starts(with: "PK\u{3}\u{4}") || (file.uint16(at: 0) == 0x1F8B) {
      return FontError(
        .archive, "a compressed archive, not a font", help: "unpack it and ship the font inside")
    }
    if isText(file, size) {
      return FontError(
        .text, "a text of \(size) \(size == 1 ? "byte" : "bytes"), not a font",
        help: FontError.fetchAgain)
    }
    let first = (0..<min(4, file.count)).map { offset -> String in
      let digits = String(file[offset], radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return FontError(
      .notAFont, "no font: it begins with the bytes \(first.joined(separator: " "))",
      help: FontError.fetchAgain)
  }

  /// The first characters in lower-case ASCII, without a byte order mark and white space before.
  private static func opening(_ file: Span<UInt8>) -> String {
    var offset = file.starts(with: "\u{FEFF}") ? 3 : 0
    while let byte = file.uint8(at: offset), [0x20, 0x09, 0x0A, 0x0D].contains(byte), offset < 1024
    {
      offset += 1
    }
    var bytes: [UInt8] = []
    while bytes.count < 16, let byte = file.uint8(at: offset) {
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte)
      offset += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True for UTF-8 without control characters, as far as the first half kilobyte tells.
  private static func isText(_ file: Span<UInt8>, _ size: Int) -> Bool {
    var bytes: [UInt8] = []
    for offset in 0..<min(length, file.count) {
      let byte = file[offset]
      if byte < 0x20, ![0x09, 0x0A, 0x0C, 0x0D].contains(byte) { return false }
      if byte == 0x7F { return false }
      bytes.append(byte)
    }
    // The last character may be cut in two.
    if size > bytes.count {
      while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
      if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    }
    return String(validating: bytes, as: UTF8.self) != nil
  }

  /// A Mac resource fork's header: where data and map begin and how long they are ("Inside
  /// Macintosh: More Macintosh Toolbox", Resource Manager), with the map inside the file.
  private static func isDataFork(_ file: Span<UInt8>, _ size: Int) -> Bool {
    guard let data = file.uint32(at: 0), let map = file.uint32(at: 4),
      let dataLength = file.uint32(at: 8), let mapLength = file.uint32(at: 12)
    else { return false }
    return data == 0x100 && Int(map) == Int(data) + Int(dataLength) && mapLength >= 30
      && Int(map) + Int(mapLength) <= size
  }
}
