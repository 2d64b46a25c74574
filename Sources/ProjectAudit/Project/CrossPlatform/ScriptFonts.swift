/// What scripts tell of fonts besides the names that they ask for.
struct ScriptFonts: Sendable, Equatable {
  /// The names of the font files that JavaScript loads as the app runs.
  var loadedFiles: [String] = []
  /// MAUI's aliases of font files, and what else its code may call them.
  var mauiAliases: [String] = []
  /// The font files that MAUI's `AddFont` names, and where.
  var mauiFiles: [File] = []
  /// True where Dart loads families that are not known, as with `google_fonts`.
  var loadsOtherFlutterFamilies = false
  /// True where .NET packages add fonts under aliases of theirs.
  var addsOtherMauiFonts = false

  /// A font file that code names.
  struct File: Sendable, Equatable {
    var name: String
    var place: SourcePlace
  }

  init() {}

  init(_ scripts: ScriptSources) {
    loadedFiles = scripts.loadedFiles
    mauiAliases = scripts.mauiAliases
    mauiFiles = scripts.appsMauiFiles
    loadsOtherFlutterFamilies = scripts.loadsUnknownNames.contains(.dart)
    addsOtherMauiFonts = scripts.loadsUnknownNames.contains(.cSharp)
  }

  mutating func append(_ other: ScriptFonts) {
    loadedFiles += other.loadedFiles
    mauiAliases += other.mauiAliases
    mauiFiles += other.mauiFiles
    loadsOtherFlutterFamilies = loadsOtherFlutterFamilies || other.loadsOtherFlutterFamilies
    addsOtherMauiFonts = addsOtherMauiFonts || other.addsOtherMauiFonts
  }
}
