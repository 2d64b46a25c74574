/// Checks the structure of one table as Apple's font validator does.
///
/// What Apple's validator checks is not published; the checks are those of public reports of its
/// output and of the rules that the OpenType and TrueType specifications state for each table. A fault
/// that sound and widely used fonts have too is none here. To add one, write
/// `Validation/<Tag>Validator.swift` and list it in `TableValidators`.
protocol TableValidator: Sendable {
  /// The table that is checked.
  var tag: FontTag { get }

  /// Reports what is wrong with the table.
  ///
  /// - Parameters:
  ///   - table: its bytes; never empty, but maybe shorter than its fields, which is said elsewhere.
  ///   - font: what other tables say that the checks rest on.
  ///   - file: the bytes that the font's tables lie in.
  ///   - faults: takes up what is found.
  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults)
}

/// Every validator there is.
enum TableValidators {
  /// In reading order: what others rest on comes first.
  static let all: [any TableValidator] = [
    HeadValidator(),
    HheaValidator(),
    MaxpValidator(),
    HmtxValidator(),
    CmapValidator(),
    LocaValidator(),
    GlyfValidator(),
    PostValidator(),
    NameValidator(),
    KernValidator(),
  ]

  /// What is wrong with a font's tables, in the order of the validators.
  ///
  /// Tables that the font lacks, or that do not lie inside the file, are passed over: that they are
  /// missing is said where the font is read.
  static func faults(of tables: FaceTables, in file: Span<UInt8>) -> [TableFault] {
    let font = ValidatedFont(tables, in: file)
    var found: [TableFault] = []
    for validator in all {
      guard let range = tables.directory.range(of: validator.tag, in: file) else { continue }
      var faults = TableFaults(table: validator.tag.trimmed)
      validator.validate(file.extracting(range), of: font, in: file, into: &faults)
      found += faults.all
    }
    return found
  }
}

/// What the checks of one table rest on that other tables say.
struct ValidatedFont: Sendable {
  let directory: TableDirectory
  /// `maxp` numGlyphs; nil where it cannot be read.
  let glyphCount: Int?
  let format: OutlineFormat
  /// Whether the offsets of `loca` are of four bytes (`head` indexToLocFormat).
  let hasLongOffsets: Bool
  /// `hhea` numberOfHMetrics; nil where it cannot be read.
  let advanceCount: Int?

  init(_ tables: FaceTables, in file: Span<UInt8>) {
    directory = tables.directory
    glyphCount = tables.glyphCount
    format = tables.format
    hasLongOffsets = tables.head?.hasLongOffsets ?? true
    advanceCount =
      tables.directory.range(of: "hhea", in: file)
      .flatMap { file.extracting($0).uint16(at: 34) }.map(Int.init)
  }
}

/// Takes up what one validator finds.
struct TableFaults {
  let table: String
  private(set) var all: [TableFault] = []

  init(table: String) { self.table = table }

  mutating func add(_ grade: TableFault.Grade, _ message: String) {
    all.append(TableFault(table: table, grade: grade, message: message))
  }
}

/// How often something was found, and where first: one fault is reported for one cause.
struct Occurrences {
  private(set) var count = 0
  private(set) var first = 0

  mutating func add(_ place: Int) {
    if count == 0 { first = place }
    count += 1
  }

  var isEmpty: Bool { count == 0 }

  /// `glyph 12` for one, `7 glyphs (the first: 12)` for several.
  func text(_ noun: String) -> String {
    count == 1 ? "\(noun) \(first)" : "\(count) \(noun)s (the first: \(first))"
  }

  /// The verb that fits: `has` for one, `have` for several.
  func verb(_ one: String, _ several: String) -> String { count == 1 ? one : several }
}
