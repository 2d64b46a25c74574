/// A record of `name`, as it stands there and in words.
public struct NameRecord: Sendable, Equatable {
  public let platform: Int
  public let encoding: Int
  public let language: Int
  public let nameID: Int
  /// Platform and encoding in words, such as `Windows, Unicode BMP`.
  public let platformText: String
  /// The language in English, such as `German (Germany)`; nil where the number says none.
  public let languageText: String?
  /// The language as a BCP 47 tag, such as `de-DE`; nil where the number says none.
  public let languageTag: String?
  /// What the name is, such as `family`; nil for an ID that the font has given a meaning of its own.
  public let meaning: String?
  /// The decoded text; nil where the record is empty, lies outside the table or is in an encoding
  /// that is not decoded here.
  public let value: String?
  /// How many bytes the record takes in the font, in its own encoding.
  public let length: Int

  /// A record whose platform, language and meaning are put into words.
  ///
  /// - Parameter language: the language's number; one that points at a language tag stays without
  ///   words.
  public init(
    platform: Int = 3, encoding: Int = 1, language: Int = 0x0409, nameID: Int, value: String?,
    length: Int? = nil
  ) {
    self.init(
      platform: platform, encoding: encoding, language: language, nameID: nameID, value: value,
      length: length ?? 2 * (value?.utf16.count ?? 0),
      named: NameRecords.language(platform, language, []))
  }

  fileprivate init(
    platform: Int, encoding: Int, language: Int, nameID: Int, value: String?, length: Int,
    named: NameLanguages.Language?
  ) {
    self.platform = platform
    self.encoding = encoding
    self.language = language
    self.nameID = nameID
    platformText = NameRecords.words(platform, encoding)
    languageText = named?.name
    languageTag = named?.tag
    meaning = NameRecords.meaning(ofID: nameID)
    self.value = value
    self.length = length
  }

  /// Platform, encoding and language in words, such as `Windows, Unicode BMP, German (Germany)`.
  public var origin: String {
    languageText.map { "\(platformText), \($0)" } ?? platformText
  }
}

/// Every record of `name`, in the order of the table (OpenType specification, `name`).
///
/// `NameTable` chooses among them as iOS does; this is for showing them all.
struct NameRecords: Sendable, Equatable {
  let records: [NameRecord]
  let notes: [String]

  /// - Parameter ids: the name IDs that are wanted; nil for all of them.
  init(_ table: Span<UInt8>, only ids: Set<Int>? = nil) {
    guard let format = table.uint16(at: 0), let count = table.uint16(at: 2),
      let storage = table.uint16(at: 4)
    else {
      records = []
      notes = ["name is shorter than its header"]
      return
    }
    var notes: [String] = []
    let there = max(0, (table.count - 6) / 12)
    if Int(count) > there { notes.append("name is shorter than its list of \(count) records") }
    let tags = format == 1 ? Self.languageTags(table, count: Int(count), storage: Int(storage)) : []

    // Records may share their text, but none is decoded over and over: that is how a small table is
    // made to fill the memory.
    var left = max(1 << 20, 16 * table.count)
    var outside = 0
    var undecoded = 0
    var records: [NameRecord] = []
    for index in 0..<min(Int(count), there) {
      let record = 6 + 12 * index
      guard let platform = table.uint16(at: record), let encoding = table.uint16(at: record + 2),
        let language = table.uint16(at: record + 4), let nameID = table.uint16(at: record + 6),
        let length = table.uint16(at: record + 8), let offset = table.uint16(at: record + 10)
      else { break }
      if let ids, !ids.contains(Int(nameID)) { continue }
      let start = Int(storage) + Int(offset)
      var value: String?
      if start + Int(length) > table.count {
        outside += 1
      } else if length > 0 {
        left -= Int(length)
        if left >= 0 {
          value = NameText.decode(
            table.extracting(start..<(start + Int(length))), platform: Int(platform),
            encoding: Int(encoding), language: Int(language))
        }
        if value == nil { undecoded += 1 }
      }
      let named = Self.language(Int(platform), Int(language), tags)
      records.append(
        NameRecord(
          platform: Int(platform), encoding: Int(encoding), language: Int(language),
          nameID: Int(nameID), value: value, length: Int(length), named: named))
    }
    if outside > 0 {
      notes.append("name has \(outside) \(outside == 1 ? "record" : "records") outside the table")
    }
    if left < 0 { notes.append("name's records overlap so much that not all of them are shown") }
    self.records = records
    self.notes = notes
  }

  /// The tags that languages from 0x8000 on point at, in a table of format 1.
  private static func languageTags(
    _ table: Span<UInt8>, count: Int, storage: Int
  ) -> [String] {
    let list = 6 + 12 * count
    let stated = Int(table.uint16(at: list) ?? 0)
    var left = max(1 << 16, table.count)
    return (0..<min(stated, max(0, (table.count - list - 2) / 4))).compactMap { index in
      guard let length = table.uint16(at: list + 2 + 4 * index),
        let offset = table.uint16(at: list + 4 + 4 * index),
        storage + Int(offset) + Int(length) <= table.count
      else { return "" }
      left -= Int(length)
      guard left >= 0 else { return "" }
      let start = storage + Int(offset)
      return NameText.utf16(table.extracting(start..<(start + Int(length))))
    }
  }

  fileprivate static func language(
    _ platform: Int, _ number: Int, _ tags: [String]
  ) -> NameLanguages.Language? {
    if number >= 0x8000, platform == 0 || platform == 3 {
      let index = number - 0x8000
      guard tags.indices.contains(index), !tags[index].isEmpty else { return nil }
      return NameLanguages.Language(tag: tags[index], name: tags[index])
    }
    switch platform {
    case 1: return NameLanguages.macintosh(number)
    case 3: return NameLanguages.windows(number)
    default: return nil
    }
  }

  /// Platform and encoding in words (OpenType specification, `name`, "Platform, encoding and
  /// language"; Macintosh script codes from "Macintosh encoding IDs").
  static func words(_ platform: Int, _ encoding: Int) -> String {
    let names: [String]
    let platformName: String
    switch platform {
    case 0:
      platformName = "Unicode"
      names = [
        "version 1.0", "version 1.1", "ISO 10646", "BMP", "full", "variation sequences", "full",
      ]
    case 1:
      platformName = "Macintosh"
      names = [
        "Roman", "Japanese", "Chinese (Traditional)", "Korean", "Arabic", "Hebrew", "Greek",
        "Cyrillic", "RSymbol", "Devanagari", "Gurmukhi", "Gujarati", "Odia", "Bengali", "Tamil",
        "Telugu", "Kannada", "Malayalam", "Sinhala", "Burmese", "Khmer", "Thai", "Laotian",
        "Georgian", "Armenian", "Chinese (Simplified)", "Tibetan", "Mongolian", "Geez",
        "Central European", "Vietnamese", "Sindhi", "uninterpreted",
      ]
    case 2:
      platformName = "ISO"
      names = ["7-bit ASCII", "10646", "8859-1"]
    case 3:
      platformName = "Windows"
      names = [
        "Symbol", "Unicode BMP", "Shift-JIS", "PRC", "Big5", "Wansung", "Johab", "encoding 7",
        "encoding 8", "encoding 9", "Unicode full",
      ]
    default:
      platformName = "platform \(platform)"
      names = []
    }
    let name = names.indices.contains(encoding) ? names[encoding] : "encoding \(encoding)"
    return "\(platformName), \(name)"
  }

  /// What a name ID means (OpenType specification, `name`, "Name IDs").
  static func meaning(ofID id: Int) -> String? {
    let meanings: [String?] = [
      "copyright", "family", "style", "unique identifier", "full name", "version",
      "PostScript name", "trademark", "manufacturer", "designer", "description", "vendor URL",
      "designer URL", "licence", "licence URL", nil, "typographic family", "typographic style",
      "compatible full name", "sample text", "CID findfont name", "WWS family", "WWS style",
      "light background palette", "dark background palette", "variations PostScript name prefix",
    ]
    return meanings.indices.contains(id) ? meanings[id] : nil
  }
}
