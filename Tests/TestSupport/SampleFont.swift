/// A small font made in memory: real tables, boxes for glyphs, every field within a test's reach.
///
/// The defaults are a sound upright Regular of 1000 units per em with glyphs for `H`, `x` and space.
public struct SampleFont: Sendable {
  /// One record of `name`.
  public struct Name: Sendable {
    public var platform: Int
    public var encoding: Int
    public var language: Int
    public var id: Int
    public var bytes: [UInt8]

    public init(_ id: Int, platform: Int, encoding: Int, language: Int, bytes: [UInt8]) {
      self.platform = platform
      self.encoding = encoding
      self.language = language
      self.id = id
      self.bytes = bytes
    }

    /// A Windows record, in US English unless said otherwise.
    public static func windows(_ id: Int, _ text: String, language: Int = 0x0409, encoding: Int = 1)
      -> Name
    {
      Name(id, platform: 3, encoding: encoding, language: language, bytes: utf16(text))
    }

    public static func unicode(_ id: Int, _ text: String) -> Name {
      Name(id, platform: 0, encoding: 3, language: 0, bytes: utf16(text))
    }

    /// A Macintosh record in Roman; the text must be ASCII.
    public static func macintosh(_ id: Int, _ text: String, language: Int = 0) -> Name {
      Name(id, platform: 1, encoding: 0, language: language, bytes: Array(text.utf8))
    }

    private static func utf16(_ text: String) -> [UInt8] {
      text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }

  public struct Axis: Sendable {
    public var tag: String
    public var minimum: Double
    public var defaultValue: Double
    public var maximum: Double

    public init(_ tag: String, _ minimum: Double, _ defaultValue: Double, _ maximum: Double) {
      self.tag = tag
      self.minimum = minimum
      self.defaultValue = defaultValue
      self.maximum = maximum
    }
  }

  public struct Instance: Sendable {
    public var nameID: Int
    public var coordinates: [Double]
    public var postScriptNameID: Int?

    public init(_ nameID: Int, _ coordinates: [Double], postScriptNameID: Int? = nil) {
      self.nameID = nameID
      self.coordinates = coordinates
      self.postScriptNameID = postScriptNameID
    }
  }

  /// Windows records of IDs 1, 2, 4 and 6.
  public static func names(_ family: String, _ style: String, _ postScriptName: String) -> [Name] {
    [
      .windows(1, family), .windows(2, style), .windows(4, "\(family) \(style)"),
      .windows(6, postScriptName),
    ]
  }

  public var names: [Name] = SampleFont.names("Sample", "Regular", "Sample-Regular")
  public var unitsPerEm = 1000
  public var macStyle = 0
  public var italicAngle = 0.0
  public var isFixedPitch = false
  /// nil for a font without `OS/2`.
  public var os2Version: Int? = 4
  public var weightClass = 400
  public var widthClass = 5
  public var fsSelection = 0x40
  public var averageWidth = 600
  public var capHeight = 700
  public var xHeight = 500
  public var ascender = 950
  public var descender = -250
  public var lineGap = 0
  /// How high the boxes of `H` and `x` really are.
  public var drawnCapHeight = 710
  public var drawnXHeight = 510
  public var axes: [Axis] = []
  public var instances: [Instance] = []
  /// Whether instance records have room for a PostScript name ID.
  public var hasInstancePostScriptNames = false
  /// Tables taken over as they are, in place of the font's own; an empty array leaves a table out.
  public var replacedTables: [String: [UInt8]] = [:]
  /// The version at the file's start.
  public var signature: UInt32 = 0x0001_0000

  public init() {}

  public init(_ change: (inout SampleFont) -> Void) {
    change(&self)
  }

  /// The tables in the order of their tags.
  public var tables: [(tag: String, bytes: [UInt8])] {
    var tables: [String: [UInt8]] = [
      "cmap": cmap, "glyf": glyf.bytes, "head": head, "hhea": hhea, "hmtx": hmtx,
      "loca": glyf.loca, "maxp": maxp, "name": name, "post": post,
    ]
    if os2Version != nil { tables["OS/2"] = os2 }
    if !axes.isEmpty { tables["fvar"] = fvar }
    for (tag, bytes) in replacedTables { tables[tag] = bytes.isEmpty ? nil : bytes }
    return tables.map { (tag: $0.key, bytes: $0.value) }.sorted { $0.tag < $1.tag }
  }

  /// The font as a file.
  public var bytes: [UInt8] {
    Self.file(of: tables, signature: signature, at: 0)
  }

  /// Fonts as one collection.
  public static func collection(_ fonts: [SampleFont]) -> [UInt8] {
    let header = 12 + 4 * fonts.count
    var body: [UInt8] = []
    var offsets: [Int] = []
    for font in fonts {
      offsets.append(header + body.count)
      body += file(of: font.tables, signature: font.signature, at: header + body.count)
    }
    return Array("ttcf".utf8) + be32(0x0001_0000) + be32(UInt32(fonts.count))
      + offsets.flatMap { be32(UInt32($0)) } + body
  }

  // MARK: - Files

  private static func file(
    of tables: [(tag: String, bytes: [UInt8])], signature: UInt32, at start: Int
  ) -> [UInt8] {
    var directory = be32(signature) + be16(tables.count) + be16(0) + be16(0) + be16(0)
    var body: [UInt8] = []
    let first = start + 12 + 16 * tables.count
    for table in tables {
      directory +=
        Array((table.tag + "    ").utf8.prefix(4)) + be32(0) + be32(UInt32(first + body.count))
        + be32(UInt32(table.bytes.count))
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    return directory + body
  }

  // MARK: - Tables

  private static let glyphCount = 4

  private var head: [UInt8] {
    Self.be32(0x0001_0000) + Self.be32(0x0001_0000) + Self.be32(0) + Self.be32(0x5F0F_3CF5)
      + Self.be16(3) + Self.be16(unitsPerEm) + [UInt8](repeating: 0, count: 16)
      + Self.be16(0) + Self.be16(-250) + Self.be16(1000) + Self.be16(1000) + Self.be16(macStyle)
      + Self.be16(8) + Self.be16(2) + Self.be16(1) + Self.be16(0)
  }

  private var hhea: [UInt8] {
    Self.be32(0x0001_0000) + Self.be16(ascender) + Self.be16(descender) + Self.be16(lineGap)
      + Self.be16(600) + [UInt8](repeating: 0, count: 22) + Self.be16(Self.glyphCount)
  }

  private var hmtx: [UInt8] {
    (0..<Self.glyphCount).flatMap { _ in Self.be16(600) + Self.be16(50) }
  }

  private var maxp: [UInt8] {
    Self.be32(0x0001_0000) + Self.be16(Self.glyphCount) + Self.be16(4) + Self.be16(1)
      + [UInt8](repeating: 0, count: 22)
  }

  private var post: [UInt8] {
    Self.be32(0x0003_0000) + Self.be32(UInt32(bitPattern: Int32(italicAngle * 65536)))
      + Self.be16(-100) + Self.be16(50) + Self.be32(isFixedPitch ? 1 : 0)
      + [UInt8](repeating: 0, count: 16)
  }

  private var os2: [UInt8] {
    let version = os2Version ?? 0
    var bytes =
      Self.be16(version) + Self.be16(averageWidth) + Self.be16(weightClass)
      + Self.be16(widthClass) + Self.be16(0) + [UInt8](repeating: 0, count: 52)
      + Self.be16(fsSelection) + Self.be16(0x20) + Self.be16(0x78)
    bytes +=
      Self.be16(ascender) + Self.be16(descender) + Self.be16(lineGap) + Self.be16(ascender)
      + Self.be16(-descender)
    if version >= 1 { bytes += [UInt8](repeating: 0, count: 8) }
    if version >= 2 {
      bytes +=
        Self.be16(xHeight) + Self.be16(capHeight) + Self.be16(0) + Self.be16(0x20)
        + Self.be16(1)
    }
    return bytes
  }

  private var name: [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      records +=
        Self.be16(name.platform) + Self.be16(name.encoding) + Self.be16(name.language)
        + Self.be16(name.id) + Self.be16(name.bytes.count) + Self.be16(storage.count)
      storage += name.bytes
    }
    return Self.be16(0) + Self.be16(names.count) + Self.be16(6 + records.count) + records + storage
  }

  private var fvar: [UInt8] {
    let recordSize = 4 + 4 * axes.count + (hasInstancePostScriptNames ? 2 : 0)
    var bytes =
      Self.be32(0x0001_0000) + Self.be16(16) + Self.be16(2) + Self.be16(axes.count)
      + Self.be16(20) + Self.be16(instances.count) + Self.be16(recordSize)
    for axis in axes {
      bytes +=
        Array((axis.tag + "    ").utf8.prefix(4)) + Self.fixed(axis.minimum)
        + Self.fixed(axis.defaultValue) + Self.fixed(axis.maximum) + Self.be16(0) + Self.be16(256)
    }
    for instance in instances {
      bytes += Self.be16(instance.nameID) + Self.be16(0)
      bytes += instance.coordinates.flatMap(Self.fixed)
      if hasInstancePostScriptNames { bytes += Self.be16(instance.postScriptNameID ?? 0xFFFF) }
    }
    return bytes
  }

  /// A format 4 subtable: space, H and x are glyphs 1, 2 and 3.
  private var cmap: [UInt8] {
    let codes = [0x20, 0x48, 0x78]
    let segments = codes.count + 1
    var subtable = Self.be16(4) + Self.be16(16 + 8 * segments) + Self.be16(0)
    subtable += Self.be16(segments * 2) + Self.be16(8) + Self.be16(2) + Self.be16(0)
    subtable += codes.flatMap(Self.be16) + Self.be16(0xFFFF) + Self.be16(0)
    subtable += codes.flatMap(Self.be16) + Self.be16(0xFFFF)
    for (index, code) in codes.enumerated() { subtable += Self.be16((index + 1) - code) }
    subtable += Self.be16(1) + (0..<segments).flatMap { _ in Self.be16(0) }
    return Self.be16(0) + Self.be16(1) + Self.be16(3) + Self.be16(1) + Self.be32(12) + subtable
  }

  /// .notdef and space are empty, H and x are boxes.
  private var glyf: (bytes: [UInt8], loca: [UInt8]) {
    let glyphs: [[UInt8]] = [[], [], Self.box(drawnCapHeight), Self.box(drawnXHeight)]
    var bytes: [UInt8] = []
    var loca = Self.be32(0)
    for glyph in glyphs {
      bytes += glyph
      loca += Self.be32(UInt32(bytes.count))
    }
    return (bytes, loca)
  }

  private static func box(_ height: Int) -> [UInt8] {
    var bytes = be16(1) + be16(50) + be16(0) + be16(550) + be16(height)
    bytes += be16(3) + be16(0) + [1, 1, 1, 1]
    bytes += be16(50) + be16(500) + be16(0) + be16(-500)
    bytes += be16(0) + be16(0) + be16(height) + be16(0)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return bytes
  }

  public static func be16(_ value: Int) -> [UInt8] {
    let bits = UInt16(truncatingIfNeeded: value)
    return [UInt8(bits >> 8), UInt8(bits & 0xFF)]
  }

  public static func be32(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    be32(UInt32(bitPattern: Int32(value * 65536)))
  }
}
