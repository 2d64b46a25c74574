/// What an app project says about fonts: what it declares, what it names, what could not be read.
///
/// It is filled file by file, in any order, so that a large project never lies in memory as a whole.
public struct AppProject: Sendable, Equatable {
  /// The `UIAppFonts` arrays, by path once `sorted` is called.
  public var declarations: [FontDeclaration] = []
  /// What the Info.plist files tell besides.
  public var infoPlists: [InfoPlistFacts] = []
  /// Every place that names a font.
  public var references: [FontReference] = []
  /// Files that could not be read or understood.
  public var problems: [FileProblem] = []
  /// Files whose code registers fonts as the app runs (`CTFontManagerRegister…`).
  public var registeringFiles: [String] = []
  /// Conflicts of two changes that nobody has resolved yet.
  var conflicts: [FileConflict] = []
  /// Calls of functions that say by their names that they register fonts, and what the project's code
  /// declares of such names, until every file is read.
  var fontRegistrations = FontRegistrations()

  /// Links to folders that lie outside the project and so were not entered.
  public var outsideFolders: [String] = []

  /// The products that the project builds, in the order of the files that describe them; empty where
  /// nothing describes any, so that everything may belong together.
  public var targets: [AppTarget] = []
  /// The labels, fields and buttons of interface files.
  public var interfaceTexts: [InterfaceText] = []
  /// What interface files note about the names in font files.
  public var interfaceFontLists: [InterfaceFontList] = []
  /// The app's own texts, by file and language.
  public var localizedTexts: [LocalizedText] = []
  /// Settings that seem to declare fonts and do nothing.
  public var ignoredSettings: [IgnoredSetting] = []
  /// What absent install steps would bring.
  public var externalSources: [ExternalSource] = []
  /// Packages of the project's own that lie outside the folder that is read, or are not there; they may
  /// bring fonts of any name.
  public var unreadPackages: [String] = []
  /// The families of Flutter apps, which are not UIKit's.
  public var flutterFamilies: [FlutterFamily] = []
  /// Folders whose fonts React Native's command line tool is told to copy into the app.
  public var linkedAssets: [LinkedAssets] = []
  /// What the code of scripts is known to load or to be given besides.
  var scriptFonts = ScriptFonts()
  /// The font files and families of style sheets.
  var webFonts = WebFonts()
  /// Comments that silence rules.
  public var suppressions: [Suppression] = []
  /// Names of fonts and font files that the configuration says something outside supplies.
  public var externalFonts: [PathPattern] = []

  /// Every call that makes a font, in the order of places.
  public var fontCalls: [FontCall] = []
  /// Texts that look like names of fonts and that no call was found to get; those that are a font's
  /// become references when the fonts are known.
  var possibleNames: [FontReference] = []
  /// What else code says about the size of text.
  public var scaleFacts: [ScaleFact] = []
  /// Files whose code makes text follow the reader's text size, by any means.
  public var scalingFiles: [String] = []
  /// The characters of icon fonts that code draws.
  public var iconCodePoints: [IconCodePoint] = []
  /// What each source file declares and calls. It stays when names have been followed from file to file:
  /// taking hundreds of thousands of facts apart takes longer than following them.
  var facts: [SourceFacts] = []
  /// What scripts of other tools declare and name, until every file is read.
  var scripts = ScriptSources()

  public init() {}

  /// The kinds of files that are read, in reading order; the first that accepts a file reads it.
  public static let readers: [any ProjectFileReader] = [
    InfoPlist(),
    InterfaceBuilderFile(),
    StringsFile(),
    StringsDictionaryFile(),
    StringCatalogFile(),
    ApplicationResourceBundleFile(),
    SwiftSource(),
    ObjectiveCSource(),
    JavaScriptSource(),
    DartSource(),
    CSharpSource(),
    XAMLSource(),
    ScriptManifest(),
    StyleSheetFile(),
    LottieAnimation(),
  ]

  /// The reader for the file at `path`, or nil if none cares.
  public static func reader(for path: String) -> (any ProjectFileReader)? {
    let name = ProjectFile.name(of: path)
    return readers.first { $0.accepts(fileName: name) }
  }

  /// Adds what the file says.
  public mutating func read(_ file: ProjectFile) {
    Self.reader(for: file.path)?.read(file, into: &self)
  }

  /// Adds what another part of the project says.
  mutating func append(_ other: AppProject) {
    declarations += other.declarations
    infoPlists += other.infoPlists
    references += other.references
    problems += other.problems
    conflicts += other.conflicts
    registeringFiles += other.registeringFiles
    fontRegistrations.append(other.fontRegistrations)
    outsideFolders += other.outsideFolders
    targets += other.targets
    interfaceTexts += other.interfaceTexts
    interfaceFontLists += other.interfaceFontLists
    localizedTexts += other.localizedTexts
    ignoredSettings += other.ignoredSettings
    externalSources += other.externalSources
    unreadPackages += other.unreadPackages
    flutterFamilies += other.flutterFamilies
    linkedAssets += other.linkedAssets
    scriptFonts.append(other.scriptFonts)
    webFonts.append(other.webFonts)
    suppressions += other.suppressions
    externalFonts += other.externalFonts
    fontCalls += other.fontCalls
    possibleNames += other.possibleNames
    scaleFacts += other.scaleFacts
    scalingFiles += other.scalingFiles
    iconCodePoints += other.iconCodePoints
    facts += other.facts
    scripts.append(other.scripts)
  }

  /// Adds what a source file declares, in the order of places, and calls.
  mutating func add(_ facts: SourceFacts) {
    var facts = facts
    facts.notePossibleNames()
    self.facts.append(facts)
  }

  /// Follows the names in source files from file to file.
  mutating func link() {
    var linker = FontLinker(facts)
    registeringFiles += fontRegistrations.filesThatCallOthers()
      .filter { !registeringFiles.contains($0) }
    fontRegistrations = FontRegistrations()
    references += linker.link()
    fontCalls += linker.calls
    possibleNames += linker.possibleNames()
    references += scripts.references(hasFlutterFamilies: !flutterFamilies.isEmpty)
    scriptFonts = ScriptFonts(scripts)
    scripts = ScriptSources()
    references = webFonts.withoutDeclared(references)
  }

  /// The same facts in the order of paths and positions, whatever order the files came in.
  public func sorted() -> AppProject {
    var result = self
    result.declarations.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.infoPlists.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.problems.sort {
      $0.path.hasSameBytes(as: $1.path)
        ? $0.position ?? .beforeAll < $1.position ?? .beforeAll
        : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    result.interfaceTexts.sort {
      $0.path.hasSameBytes(as: $1.path)
        ? $0.position < $1.position : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    result.interfaceFontLists.sort {
      $0.path.hasSameBytes(as: $1.path)
        ? $0.position < $1.position : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    result.localizedTexts.sort {
      $0.path.hasSameBytes(as: $1.path)
        ? ($0.language ?? "").utf8.lexicographicallyPrecedes(($1.language ?? "").utf8)
        : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    result.suppressions.sort(by: Suppression.fileOrder)
    result.fontCalls.sort { $0.place < $1.place }
    result.scaleFacts.sort { $0.place < $1.place }
    result.iconCodePoints.sort { $0.place < $1.place }
    result.scalingFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.outsideFolders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.registeringFiles.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.references.sort {
      $0.path.utf8.elementsEqual($1.path.utf8)
        ? $0.position < $1.position : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    return result
  }
}

/// Reads one kind of project file.
public protocol ProjectFileReader: Sendable {
  /// True if files of this name are of this kind.
  func accepts(fileName: String) -> Bool
  /// Adds what the file says about fonts to `project`; what cannot be understood becomes a problem.
  func read(_ file: ProjectFile, into project: inout AppProject)
}

extension String {
  /// True if the name ends in one of `extensions`, which are given in lower case without the dot;
  /// the case of ASCII letters does not matter.
  func hasPathExtension(in extensions: [String]) -> Bool {
    extensions.contains { ending in
      guard utf8.count > ending.utf8.count + 1 else { return false }
      let start = utf8.index(utf8.endIndex, offsetBy: -ending.utf8.count)
      return utf8[utf8.index(before: start)] == UInt8(ascii: ".")
        && utf8[start...].lazy.map(Self.lowercased).elementsEqual(ending.utf8)
    }
  }

  /// The name with ASCII letters in lower case, and all other bytes as they are.
  var asciiLowercased: [UInt8] { utf8.map(Self.lowercased) }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  /// True if the bytes of `part`, which is not empty, stand in this text.
  func containsBytes(of part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part.utf8) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }

  /// True if both have the same bytes; `==` would unite composed and decomposed letters.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
