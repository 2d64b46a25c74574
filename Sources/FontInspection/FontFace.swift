/// One face as iOS would report it: a static font, a member of a collection, or one named instance
/// of a variable font.
///
/// Names, classes and metrics come from the file's own tables, never from a font library's idea of
/// them, since FreeType and Fontconfig answer differently from CoreText.
public struct FontFace: Sendable, Equatable {
  /// The file, relative to the folder that was scanned (or as named, for a single file), with `/`.
  public var path: String
  /// The file as a person would name it from where they stand: the scanned folder joined with `path`.
  public var displayPath: String
  /// The index of the face in its file, without FreeType's instance bits; 0 but for collections.
  public var faceIndex: Int

  /// The name iOS knows the face by, which `UIFont(name:)` wants; nil if the font has none.
  public var postScriptName: String?
  public var postScriptNameSource: PostScriptNameSource
  /// Names that other tools report for this face, where they differ from `postScriptName`.
  public var aliases: PostScriptNameAliases

  /// `name` ID 16, else 1.
  public var family: String?
  /// `name` ID 17, else 2; the instance's name for a named instance.
  public var style: String?
  /// `name` ID 4; family and instance name for a named instance.
  public var fullName: String?

  /// `OS/2` usWeightClass as stored, or the instance's `wght`; nil without either.
  public var weight: Double?
  /// CoreText's weight trait, -1…1.
  public var weightTrait: Double
  public var weightName: WeightName
  /// `OS/2` usWidthClass as stored; nil without `OS/2`.
  public var width: Int?
  /// CoreText's width trait: (usWidthClass - 5) / 10; 0 where there is no class, which JSON says as null.
  public var widthTrait: Double
  public var italic: Bool
  /// True where `weightTrait` > 0.239 (CoreText's bold trait).
  public var bold: Bool
  /// `post` isFixedPitch; advances are not examined.
  public var monospaced: Bool

  public var format: OutlineFormat
  public var container: FontContainer
  public var variable: Bool
  /// Where in the variable font's design space this face lies; nil for a static face.
  public var instance: FaceInstance?

  /// nil where the font has no readable `head`.
  public var unitsPerEm: Int?
  /// nil where the font has no readable `maxp`.
  public var glyphCount: Int?
  public var metrics: FaceMetrics

  /// `name` ID 1, where ID 16 gives the family another name; some API finds a face by it too.
  public var legacyFamily: String? = nil
  /// The name that `fvar` gives the instance at the default location, where it is not the PostScript
  /// name; it is accepted too.
  public var explicitInstanceName: String? = nil
  /// What is odd about the face's own data.
  public var notes: [FaceNote] = []
}

/// Something odd in a face's data: where two places disagree, or one says what it must not.
public struct FaceNote: Sendable, Equatable {
  /// The oddity as a stable word for machines.
  public enum Code: String, Sendable, CaseIterable {
    case nameRecordsDiffer = "name-records-differ"
    case postScriptNameIllegal = "postscript-name-illegal"
    case italicFieldsDisagree = "italic-fields-disagree"
    case weightClassOutOfRange = "weight-class-out-of-range"
    case weightFromStyleName = "weight-from-style-name"
    case weightAndStyleDisagree = "weight-and-style-disagree"
    case instanceNamesEqual = "instance-names-equal"
    case instanceNamesDerived = "instance-names-derived"
    case instanceNameMissing = "instance-name-missing"
    case statMissing = "stat-missing"
    /// Told by `inspect` only, which looks at the advances.
    case pitchAndAdvancesDisagree = "pitch-and-advances-disagree"
    case familyNotEnglish = "family-not-english"
    case hheaZero = "hhea-zero"
    case widthClassOutOfRange = "width-class-out-of-range"
    /// There is no whole `post`, which states pitch and slant.
    case postMissing = "post-missing"
    /// `fvar` puts an instance where its own axes do not reach.
    case instanceOutOfRange = "instance-out-of-range"
    /// The default of an axis is not between its ends, or these are the wrong way round.
    case axisRangeInvalid = "axis-range-invalid"
    /// The signature announces other outlines than the font has.
    case signatureMismatch = "signature-mismatch"
    case tableMissing = "table-missing"
    case damagedTable = "damaged-table"
  }

  public let code: Code
  /// What was found, as half a sentence.
  public let message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// Where a face's PostScript name comes from.
public enum PostScriptNameSource: String, Sendable, Equatable, CaseIterable {
  /// `name` ID 6.
  case name
  /// The name that `fvar` gives the instance.
  case fvar
  /// Made by CoreText's rule: ID 6, `_`, and the instance's name with `-` for spaces.
  case derived
  /// There is none.
  case missing
}

/// What other tools call a face; each is nil where it equals the PostScript name or there is none.
public struct PostScriptNameAliases: Sendable, Equatable {
  /// `FT_Get_Postscript_Name`.
  public var freetype: String?
  /// Fontconfig's `postscriptname`.
  public var fontconfig: String?
  /// The name after Adobe Technical Note 5902.
  public var adobeTN5902: String?

  public init(freetype: String? = nil, fontconfig: String? = nil, adobeTN5902: String? = nil) {
    self.freetype = freetype
    self.fontconfig = fontconfig
    self.adobeTN5902 = adobeTN5902
  }
}

/// `UIFont.Weight`'s words, lightest first.
public enum WeightName: String, Sendable, Equatable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// How a face's glyphs are drawn.
public enum OutlineFormat: String, Sendable, Equatable, CaseIterable {
  case truetype, cff, cff2, bitmap, type1
  /// Tables, but none that draws anything.
  case none
}

/// What wraps the face's tables.
public enum FontContainer: String, Sendable, Equatable, CaseIterable {
  case sfnt, collection, woff, woff2
  /// A Mac resource fork kept as a file.
  case dfont
  /// Type 1 as text and as binary segments.
  case pfa, pfb
  /// Bitmap fonts of X11.
  case pcf, bdf

  /// True for what iOS is known to load from an app's bundle.
  public var isLoadable: Bool { self == .sfnt || self == .collection }
}

/// A location in a variable font's design space.
public struct FaceInstance: Sendable, Equatable {
  /// The instance's place in `fvar`, counted from 0; nil for the default location of a font in which
  /// no named instance lies there, and for a location asked for by axis values.
  public var index: Int?
  public var name: String?
  /// Axis values in the order of `fvar`, in the axis's own units.
  public var coordinates: [AxisValue]
  /// True where every coordinate is its axis's default.
  public var isDefault: Bool

  public init(index: Int?, name: String?, coordinates: [AxisValue], isDefault: Bool) {
    self.index = index
    self.name = name
    self.coordinates = coordinates
    self.isDefault = isDefault
  }
}

/// One axis's value at a location.
public struct AxisValue: Sendable, Equatable {
  /// The axis's tag, four characters, such as `wght`.
  public var tag: String
  public var value: Double

  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// A face's vertical metrics and its average width, in font units.
public struct FaceMetrics: Sendable, Equatable {
  /// `hhea` ascender; nil without `hhea`.
  public var ascender: Double?
  /// `hhea` descender, negative below the baseline; nil without `hhea`.
  public var descender: Double?
  /// `hhea` lineGap; nil without `hhea`.
  public var lineGap: Double?
  public var capHeight: Double?
  public var capHeightSource: MetricSource?
  public var xHeight: Double?
  public var xHeightSource: MetricSource?
  /// `OS/2` xAvgCharWidth; nil without `OS/2`.
  public var averageAdvance: Double?
  /// Further lengths that `OS/2` and `post` state; those that the font lacks are left out.
  public var stated = StatedMetrics()

  public init(
    ascender: Double? = nil, descender: Double? = nil, lineGap: Double? = nil,
    capHeight: Double? = nil, capHeightSource: MetricSource? = nil,
    xHeight: Double? = nil, xHeightSource: MetricSource? = nil, averageAdvance: Double? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.capHeightSource = capHeightSource
    self.xHeight = xHeight
    self.xHeightSource = xHeightSource
    self.averageAdvance = averageAdvance
  }
}

/// Where cap height or x-height was found.
public enum MetricSource: String, Sendable, Equatable, CaseIterable {
  /// sCapHeight or sxHeight.
  case os2 = "OS/2"
  /// The top of H or x, measured.
  case outline
}
