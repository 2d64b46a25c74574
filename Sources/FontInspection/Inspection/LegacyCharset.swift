internal import FontInterop
internal import SystemInterop

/// The encodings of X11's bitmap fonts that are known here, as characters of Unicode.
enum LegacyCharset {
  /// What the codes of a font's own encoding stand for; none where the encoding is not known, or the
  /// system's iconv does not know it.
  static func characters(of encoding: OwnEncoding) -> CodePointSet {
    guard let name = encoding.name.map(folded),
      let known = known.first(where: { $0.name == name }),
      let converter = TextConverter(from: known.iconv)
    else { return .none }
    var characters: [ClosedRange<UInt32>] = []
    for code in encoding.codes.joined() {
      guard let bytes = known.form.bytes(of: code), let text = converter.decode(bytes) else {
        continue
      }
      let scalars = text.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1 else { continue }
      characters.append(scalar.value...scalar.value)
    }
    return CodePointSet(characters)
  }

  /// ASCII letters in lower case: fonts write `Microsoft-CP1251` and `microsoft-cp1251`.
  private static func folded(_ name: String) -> String {
    String(
      decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// How a code becomes bytes for iconv.
  private enum Form {
    /// A byte.
    case single
    /// A byte, or two with the high byte first.
    case double
    /// Two bytes of ISO 2022, which EUC has with their high bits set (ISO/IEC 2022).
    case extended

    func bytes(of code: UInt32) -> [UInt8]? {
      guard let code = UInt16(exactly: code) else { return nil }
      let high = UInt8(code >> 8)
      let low = UInt8(code & 0xFF)
      switch self {
      case .single: return high == 0 ? [low] : nil
      case .double: return high == 0 ? [low] : [high, low]
      case .extended:
        return (0x21...0x7E).contains(high) && (0x21...0x7E).contains(low)
          ? [high | 0x80, low | 0x80] : nil
      }
    }
  }

  /// By the names in X11's registry, folded (X.Org, `xorg-docs/registry`), and what iconv calls them.
  private static let known: [(name: String, iconv: String, form: Form)] = [
    ("iso8859-2", "ISO-8859-2", .single),
    ("iso8859-3", "ISO-8859-3", .single),
    ("iso8859-4", "ISO-8859-4", .single),
    ("iso8859-5", "ISO-8859-5", .single),
    ("iso8859-6", "ISO-8859-6", .single),
    ("iso8859-7", "ISO-8859-7", .single),
    ("iso8859-8", "ISO-8859-8", .single),
    ("iso8859-9", "ISO-8859-9", .single),
    ("iso8859-10", "ISO-8859-10", .single),
    ("iso8859-13", "ISO-8859-13", .single),
    ("iso8859-14", "ISO-8859-14", .single),
    ("iso8859-15", "ISO-8859-15", .single),
    ("iso8859-16", "ISO-8859-16", .single),
    ("koi8-r", "KOI8-R", .single),
    ("koi8-u", "KOI8-U", .single),
    ("microsoft-cp1250", "CP1250", .single),
    ("microsoft-cp1251", "CP1251", .single),
    ("microsoft-cp1252", "CP1252", .single),
    ("microsoft-cp1253", "CP1253", .single),
    ("microsoft-cp1254", "CP1254", .single),
    ("microsoft-cp1255", "CP1255", .single),
    ("microsoft-cp1256", "CP1256", .single),
    ("microsoft-cp1257", "CP1257", .single),
    ("microsoft-cp1258", "CP1258", .single),
    ("paratype-pt154", "PT154", .single),
    ("tis620-0", "TIS-620", .single),
    ("big5-0", "BIG5", .double),
    ("gb2312.1980-0", "EUC-CN", .extended),
    ("jisx0208.1983-0", "EUC-JP", .extended),
    ("jisx0208.1990-0", "EUC-JP", .extended),
    ("ksc5601.1987-0", "EUC-KR", .extended),
  ]
}
