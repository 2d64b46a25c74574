/// What of a font is compared, but shown by no sheet.
struct FaceFingerprint: Sendable, Equatable {
  /// How many lookups the features of a tag have, by `GSUB kern`: the table and the tag.
  var lookups: [String: Int] = [:]
  /// The features that each script and language uses, by `GSUB latn` or `GSUB latn TRK`.
  var systems: [String: [String]] = [:]
  /// What tables hold that are compared as they are, by tag; tables that the font lacks have none.
  var digests: [String: UInt64] = [:]

  /// Tables whose content nothing else tells apart, by what they do.
  static let kinds: [(name: String, tables: [FontTag])] = [
    ("kerning or positioning", ["GPOS", "kern", "kerx"]),
    ("substitution", ["GSUB", "morx", "mort"]),
    ("variation", ["avar", "cvar", "gvar", "HVAR", "MVAR", "STAT", "VVAR"]),
    ("colour", ["CBDT", "CBLC", "COLR", "CPAL", "sbix", "SVG "]),
    ("hinting", ["cvt ", "fpgm", "gasp", "prep"]),
  ]

  init() {}

  init(_ directory: TableDirectory, _ file: Span<UInt8>) {
    for table in Self.kinds.flatMap(\.tables) {
      guard let range = directory.range(of: table, in: file) else { continue }
      digests[table.trimmed] = Self.digest(file.extracting(range))
    }
    for tag in ["GSUB", "GPOS"] as [FontTag] {
      guard let range = directory.range(of: tag, in: file) else { continue }
      let table = LayoutTable(file.extracting(range), tag: tag)
      for (feature, count) in table.lookupCounts {
        lookups["\(tag.text) \(feature.trimmed)"] = count
      }
      for (system, features) in table.systems {
        systems["\(tag.text) \(system)"] = features.map(\.trimmed)
      }
    }
  }

  /// FNV-1a with 64 bits (draft-eastlake-fnv); it has to tell changes, not withstand forgery.
  private static func digest(_ bytes: Span<UInt8>) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in bytes.indices {
      digest = (digest ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
    }
    return digest
  }
}
