/// Everything that is in a face and that iOS makes of it: a `FontFace` with what its tables say
/// beyond identity and metrics.
public struct InspectedFace: Sendable, Equatable {
  public var face: FontFace
  /// Every record of `name`, in the order of the table.
  public var names: [NameRecord] = []
  /// Every table, in the order of the directory.
  public var tables: [TableRecord] = []
  /// The axes of `fvar`; none for a static font.
  public var axes: [VariationAxis] = []
  /// The named axis values of `STAT`; nil for a font without it.
  public var styleAttributes: StyleAttributes?
  /// The named instances of `fvar`.
  public var instances: [NamedInstance] = []
  public var verticalMetrics = VerticalMetrics()
  public var coverage = Coverage()
  /// What `GSUB` and `GPOS` list, by tag.
  public var features: [LayoutFeature] = []
  public var scripts: [LayoutScript] = []
  public var languages = LanguageCoverage()
  public var licence = Licence()
  /// nil for a face without `OS/2`.
  public var embedding: Embedding?
  public var colour = ColourGlyphs()
  public var hinting = Hinting()
  /// What is damaged in the face, each a sentence.
  public var notes: [String] = []

  /// What keeps any system from drawing the face; none where nothing does.
  var obstacles: [AppleSupport.Reason] = []
  /// Why nobody can tell whether the face is drawn; nil where it is known.
  var drawingDoubt: String?

  /// What `diff` compares beyond this.
  var fingerprint = FaceFingerprint()

  public init(face: FontFace) { self.face = face }
}

extension InspectedFace {
  /// What iOS makes of the face in an app's bundle.
  public var appleSupport: AppleSupport {
    AppleSupport(
      format: face.format, container: face.container,
      // It is the font that needs ID 6: a location that is no named instance has no name but may be
      // drawn, and a name that fvar gives an instance does not replace ID 6.
      hasPostScriptName: (face.postScriptName != nil && face.postScriptNameSource != .fvar)
        || names.contains { $0.nameID == 6 && $0.value?.isEmpty == false },
      tables: Set(tables.map(\.tag)),
      colorVersion: colour.version
    )
    .limited(to: .refused, by: obstacles)
    .limited(
      to: .unknown,
      by: [drawingDoubt].compactMap { $0 }.map { .init("outlines", $0, .rule) }
    )
    .limited(
      to: .partly,
      by: colour.damagedTables.map {
        .init($0, "is damaged, so nobody can tell what is drawn in colour", .rule)
      })
  }
}

extension AppleSupport {
  /// The verdict where reasons against the font were found: that of both which weighs more.
  func limited(to verdict: Verdict, by found: [Reason]) -> AppleSupport {
    guard !found.isEmpty else { return self }
    let order: [Verdict] = [.supported, .partly, .unknown, .refused]
    let ranks = [self.verdict, verdict].compactMap { order.firstIndex(of: $0) }
    let worse = ranks.max().map { order[$0] } ?? verdict
    return AppleSupport(
      verdict: worse, since: worse == .refused ? nil : since, reasons: found + reasons)
  }
}

/// A file with the faces in it that were asked for.
public struct InspectedFile: Sendable, Equatable {
  /// As it was named.
  public let path: String
  public let displayPath: String
  /// In bytes.
  public let size: Int
  /// Of the whole file, in lower-case hexadecimal.
  public let sha256: String
  public let container: FontContainer
  /// How many faces the file gives, whether they were asked for or not.
  public let faceCount: Int
  public let faces: [InspectedFace]
  /// What is damaged in the file, each a sentence.
  public let notes: [String]

  public init(
    path: String, displayPath: String, size: Int, sha256: String, container: FontContainer,
    faceCount: Int, faces: [InspectedFace], notes: [String] = []
  ) {
    self.path = path
    self.displayPath = displayPath
    self.size = size
    self.sha256 = sha256
    self.container = container
    self.faceCount = faceCount
    self.faces = faces
    self.notes = notes
  }
}

/// What `inspect` prints.
public struct InspectionReport: Sendable, Equatable {
  /// In the order in which they were named.
  public var files: [InspectedFile] = []
  public var unreadable: [UnreadableFont] = []
  /// The libraries that were asked, with their versions.
  public var libraries: LibraryVersions

  public init(
    files: [InspectedFile] = [], unreadable: [UnreadableFont] = [],
    libraries: LibraryVersions = LibraryVersions(freetype: nil, fontconfig: nil)
  ) {
    self.files = files
    self.unreadable = unreadable
    self.libraries = libraries
  }
}

/// A table's place in the file.
public struct TableRecord: Sendable, Equatable {
  public let tag: String
  public let offset: Int
  public let length: Int
  /// False where it does not end inside the file.
  public let isWhole: Bool
}

/// An axis of a variable font.
public struct VariationAxis: Sendable, Equatable {
  public let tag: String
  /// The font's own name for it, such as `Weight`.
  public let name: String?
  public let minimum: Double
  public let defaultValue: Double
  public let maximum: Double
  /// Whether the font asks that people not be shown it (flag bit 0).
  public let isHidden: Bool

  public init(
    tag: String, name: String? = nil, minimum: Double, defaultValue: Double, maximum: Double,
    isHidden: Bool = false
  ) {
    self.tag = tag
    self.name = name
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
    self.isHidden = isHidden
  }

  init(_ axis: Fvar.Axis, _ names: FontNames) {
    self.init(
      tag: axis.tag.text, name: names.value(axis.nameID), minimum: axis.minimum,
      defaultValue: axis.defaultValue, maximum: axis.maximum, isHidden: axis.isHidden)
  }
}

/// A named instance of a variable font.
public struct NamedInstance: Sendable, Equatable {
  /// Its place in `fvar`, counted from 0.
  public let index: Int
  public let name: String?
  /// What iOS knows it by.
  public let postScriptName: String?
  public let postScriptNameSource: PostScriptNameSource
  public let coordinates: [AxisValue]
  public let isDefault: Bool
}

/// The names that `STAT` gives axis values.
public struct StyleAttributes: Sendable, Equatable {
  public struct Axis: Sendable, Equatable {
    public let tag: String
    public let name: String?
    /// Where the axis's part stands in a name.
    public let ordering: Int
  }

  public struct Value: Sendable, Equatable {
    public let name: String?
    /// Whether the name is left out of longer ones, as `Regular` is.
    public let isElidable: Bool
    /// One value, or one for each of several axes.
    public let coordinates: [AxisValue]
    /// The values that the name stands for, if it is a range.
    public let range: ClosedRange<Double>?
    /// The value that style linking leads to, such as 700 for Regular's 400.
    public let linkedValue: Double?
  }

  public let axes: [Axis]
  public let values: [Value]
  /// The name where every part is left out.
  public let elidedFallbackName: String?
}

/// The three sets of vertical metrics that a font has, in font units.
public struct VerticalMetrics: Sendable, Equatable {
  public struct Set: Sendable, Equatable {
    /// Above the baseline.
    public let ascender: Double
    /// Negative below the baseline, also for `win`, which stores it positive.
    public let descender: Double
    /// nil for `win`, which has none.
    public let lineGap: Double?

    public init(ascender: Double, descender: Double, lineGap: Double?) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }

    /// The pitch of lines without the gap.
    public var lineHeight: Double { ascender - descender }
  }

  /// `hhea`, which iOS lays lines out by (an Apple engineer, w3c/csswg-drafts issue 5485).
  public var hhea: Set?
  /// `OS/2` sTypoAscender, sTypoDescender, sTypoLineGap.
  public var typo: Set?
  /// `OS/2` usWinAscent, usWinDescent.
  public var win: Set?
  /// fsSelection bit 7, which other systems go by; iOS does so only for fonts with a `MATH` table
  /// (WebKit `Source/WebCore/platform/graphics/coretext/FontCoreText.cpp`).
  public var usesTypoMetrics = false

  public init() {}

  /// Which set iOS uses; nil for a font without `hhea`.
  public var used: String? { hhea == nil ? nil : "hhea" }

  /// How much a set differs from `hhea`: ascender, descender, line gap and line height, each less
  /// that of `hhea`; nil where either is missing.
  public func difference(of set: Set?) -> (
    ascender: Double, descender: Double, lineGap: Double?, lineHeight: Double
  )? {
    guard let set, let hhea else { return nil }
    return (
      set.ascender - hhea.ascender, set.descender - hhea.descender,
      set.lineGap.flatMap { gap in hhea.lineGap.map { gap - $0 } },
      set.lineHeight - hhea.lineHeight
    )
  }
}

/// A feature of `GSUB` or `GPOS`.
public struct LayoutFeature: Sendable, Equatable {
  public let tag: String
  /// The registered name, such as `Small Capitals`.
  public let name: String?
  /// The font's own name for a stylistic set or a character variant.
  public let fontName: String?
  /// `GSUB`, `GPOS` or both.
  public let tables: [String]
}

/// A script of `GSUB` or `GPOS`.
public struct LayoutScript: Sendable, Equatable {
  public let tag: String
  /// The script in English, such as `Devanagari`.
  public let name: String?
  /// Tags of the language systems beside the default one, without the spaces that fill them.
  public let languages: [String]
  /// `GSUB`, `GPOS` or both.
  public let tables: [String]
}
