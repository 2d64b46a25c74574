/// What the scripts of a project say about fonts: React Native's JavaScript, Flutter's Dart, .NET
/// MAUI's C#.
///
/// Files are read in any order, and whether a file's names are an app's or a website's is known only
/// when all manifests are: so everything is collected first, and `link` decides.
struct ScriptSources: Sendable, Equatable {
  /// A file that tells what the scripts in its folder are for.
  struct Manifest: Sendable, Equatable {
    var folder: String
    var language: Language
    /// True if the scripts are those of an app for iOS.
    var isApps: Bool
  }

  enum Language: Sendable, Equatable { case javaScript, dart, cSharp }

  var manifests: [Manifest] = []
  var javaScript = SourceFacts()
  var dart = SourceFacts()
  var cSharp = SourceFacts()
  /// Names under which code itself loads fonts (Expo's `useFonts`, Flutter's `FontLoader`).
  var loadedNames: [String] = []
  /// The names of the font files that JavaScript loads.
  var loadedFiles: [String] = []
  /// MAUI's aliases of font files, as `ConfigureFonts` gives them.
  var mauiAliases: [String] = []
  /// The font files that `AddFont` names, and where.
  var mauiFiles: [ScriptFonts.File] = []
  /// The languages whose code loads fonts under names that are not known.
  var loadsUnknownNames: Set<Language> = []

  mutating func append(_ other: ScriptSources) {
    manifests += other.manifests
    javaScript.append(other.javaScript)
    dart.append(other.dart)
    cSharp.append(other.cSharp)
    loadedNames += other.loadedNames
    loadedFiles += other.loadedFiles
    mauiAliases += other.mauiAliases
    mauiFiles += other.mauiFiles
    loadsUnknownNames.formUnion(other.loadsUnknownNames)
  }

  /// The references of the scripts that are an app's.
  ///
  /// A script belongs to the manifest in the nearest folder above it.
  ///
  /// - Parameter hasFlutterFamilies: whether the project declares families for Dart.
  func references(hasFlutterFamilies: Bool) -> [FontReference] {
    let loaded = Set((loadedNames + mauiAliases).map { Array($0.utf8) })
    return [(Language.javaScript, javaScript), (.dart, dart), (.cSharp, cSharp)].flatMap {
      language, facts -> [FontReference] in
      let folders = manifests.filter { $0.language == language }
      guard folders.contains(where: \.isApps) else { return [] }
      var own = SourceFacts()
      own.types = facts.types.filter { Self.isApps($0.path, folders) }
      own.declarations = facts.declarations.filter { Self.isApps($0.path, folders) }
      own.sortDeclarations()
      // Without what declares the families of an app none of its names can be called wrong.
      let isSure =
        switch language {
        case .javaScript: !loadsUnknownNames.contains(.javaScript) || !loadedNames.isEmpty
        case .dart: hasFlutterFamilies
        case .cSharp: !mauiAliases.isEmpty
        }
      var linker = FontLinker([own])
      return linker.link().compactMap { found in
        var reference = found
        if !isSure { reference.certainty = .likely }
        guard let name = reference.name else { return reference }
        // A list for the web, or Xamarin's `file.ttf#Name`.
        if name.contains(",") || name.contains("#") { reference.certainty = .likely }
        return loaded.contains(Array(name.utf8)) || ScriptFactReader.genericFamilies.contains(name)
          ? nil : reference
      }
    }
  }

  /// The font files that an app's `AddFont` names.
  var appsMauiFiles: [ScriptFonts.File] {
    let folders = manifests.filter { $0.language == .cSharp }
    return mauiFiles.filter { Self.isApps($0.place.path, folders) }
  }

  private static func isApps(_ path: String, _ manifests: [Manifest]) -> Bool {
    var nearest: Manifest?
    for manifest in manifests
    where manifest.folder.isEmpty || path.utf8.starts(with: (manifest.folder + "/").utf8) {
      if manifest.folder.utf8.count >= nearest?.folder.utf8.count ?? 0 { nearest = manifest }
    }
    return nearest?.isApps ?? false
  }
}

/// Reads JavaScript and TypeScript.
struct JavaScriptSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["js", "jsx", "ts", "tsx", "mjs", "cjs"])
      && !Self.others.contains { fileName.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Endings of files that iOS never gets, that are made by machines, or that declare only types.
  private static let others =
    ["android", "web", "windows", "macos", "min", "test", "spec", "stories", "bundle"].flatMap {
      kind in
      ["js", "jsx", "ts", "tsx"].map { ".\(kind).\($0)" }
    } + [".d.ts"]

  /// True for what only tests run.
  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      ["__tests__", "__mocks__", "test", "integration_test", "test_driver"].contains($0)
    }
  }

  private static let words = WordSearch(["font", "Font", "FONT", "ypeface", "ypography"])
  private static let framework = WordSearch(["react-native", "expo"])

  func read(_ file: ProjectFile, into project: inout AppProject) {
    // `fonts.js` may hold nothing but the names.
    guard Self.words.matches(file.bytes) || Self.words.matches(Array(file.path.utf8)),
      !ScriptText.isMadeByMachine(file.bytes), !Self.isTest(file.path)
    else { return }
    let tokens = ScriptLexer.tokens(of: file.bytes, .javaScript)
    // A file that imports nothing of React Native may be a theme's, or something else's.
    let certainty = Self.framework.matches(file.bytes) ? Certainty.certain : .resolved
    var reader = ScriptFactReader(tokens, .javaScript, certainty: certainty, path: file.path)
    project.scripts.javaScript.append(reader.read())
    project.scripts.loadedNames += reader.aliases
    project.scripts.loadedFiles += reader.loadedFiles
    if reader.loadsUnknownNames { project.scripts.loadsUnknownNames.insert(.javaScript) }
  }
}

/// Reads Dart.
struct DartSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["dart"]) && !fileName.hasSuffix("_test.dart")
  }

  /// Packages that load fonts under names of theirs (pub.dev/packages/google_fonts and others).
  private static let loaders = WordSearch([
    "GoogleFonts", "google_fonts", "DynamicFonts", "system_fonts",
  ])

  private static let words = WordSearch(["font", "Font", "FONT", "ypeface", "ypography"])

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes) || Self.words.matches(Array(file.path.utf8)),
      !ScriptText.isMadeByMachine(file.bytes), !JavaScriptSource.isTest(file.path)
    else { return }
    let tokens = ScriptLexer.tokens(of: file.bytes, .dart)
    var reader = ScriptFactReader(tokens, .dart, certainty: .certain, path: file.path)
    project.scripts.dart.append(reader.read())
    project.scripts.loadedNames += reader.aliases
    if reader.loadsUnknownNames || Self.loaders.matches(file.bytes) {
      project.scripts.loadsUnknownNames.insert(.dart)
    }
  }
}

/// Reads C#, for .NET MAUI.
struct CSharpSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["cs"]) }

  private static let words = WordSearch(["FontFamily", "AddFont", "Font"])

  /// True for what .NET MAUI builds for other systems only (learn.microsoft.com/dotnet/maui/platform-integration/
  /// configure-multi-targeting).
  static func isOtherSystems(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return zip(folders, folders.dropFirst()).contains { outer, inner in
      outer == "Platforms" && ["Android", "Windows", "Tizen"].contains(inner)
    }
  }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes), !ScriptText.isMadeByMachine(file.bytes),
      !Self.isOtherSystems(file.path)
    else { return }
    let tokens = ScriptLexer.tokens(of: file.bytes, .cSharp)
    project.scripts.mauiAliases += Self.aliases(tokens)
    project.scripts.mauiFiles += Self.files(tokens, in: file.path)
    if Self.addsOthers(tokens) { project.scripts.loadsUnknownNames.insert(.cSharp) }
    var reader = ScriptFactReader(tokens, .cSharp, certainty: .certain, path: file.path)
    project.scripts.cSharp.append(reader.read())
  }

  /// The alias, or without one the file's name, whose extension may be left out where it is used, of
  /// `fonts.AddFont("OpenSans-Regular.ttf", "OpenSansRegular")`,
  /// `fonts.AddEmbeddedResourceFont(assembly, "File.ttf", "Alias")` and Xamarin's
  /// `[assembly: ExportFont("File.ttf", Alias = "Alias")]`
  /// (learn.microsoft.com/dotnet/maui/user-interface/fonts).
  private static func aliases(_ tokens: TokenList) -> [String] {
    tokens.tokens.indices.flatMap { index -> [String] in
      guard tokens.isPunctuation(index + 1, "("),
        ["AddFont", "AddEmbeddedResourceFont", "ExportFont"].contains(
          tokens.identifier(index) ?? "")
      else { return [] }
      // No call that people write is longer.
      let end = (index + 2..<min(index + 24, tokens.count)).first {
        tokens.isPunctuation($0, ")") || tokens.isPunctuation($0, ";")
      }
      return ((index + 2)..<(end ?? index + 2)).compactMap { index -> String? in
        tokens[index].flatMap { ScriptStringLiteral.value(of: $0, in: tokens.bytes) }
      }.reversed().flatMap { [String($0.prefix { $0 != "." }), $0] }
    }
  }

  /// The files that `AddFont` names.
  private static func files(_ tokens: TokenList, in path: String) -> [ScriptFonts.File] {
    let found = tokens.tokens.indices.compactMap { index -> (name: String, offset: Int)? in
      guard tokens.isIdentifier(index, "AddFont"), tokens.isPunctuation(index + 1, "("),
        let token = tokens[index + 2],
        let name = ScriptStringLiteral.value(of: token, in: tokens.bytes), BundleLayout.isFont(name)
      else { return nil }
      return (name, token.quote)
    }
    guard !found.isEmpty else { return [] }
    let lines = LineTable(tokens.bytes)
    return found.map {
      ScriptFonts.File(
        name: $0.name, place: SourcePlace(path: path, position: lines.position(of: $0.offset)))
    }
  }

  /// True if a package adds fonts of its own: `fonts.AddMaterialIconFonts()`, or an alias is computed.
  private static func addsOthers(_ tokens: TokenList) -> Bool {
    tokens.tokens.indices.contains { index in
      guard tokens.isPunctuation(index, "."), tokens.isPunctuation(index + 2, "("),
        let name = tokens.identifier(index + 1), name.hasPrefix("Add")
      else { return false }
      if name == "AddFont" {
        let isLiteral = tokens[index + 3].map { $0.kind == .string && $0.hashes == 0 } ?? false
        return !isLiteral
      }
      return name != "AddEmbeddedResourceFont"
        && (tokens.isIdentifier(index - 1, "fonts")
          || ["Font", "Icon", "Symbol", "Awesome"].contains { name.containsBytes(of: $0) })
    }
  }
}

/// Reads XAML, for .NET MAUI: `FontFamily="…"`.
struct XAMLSource: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["xaml"]) }

  private static let words = WordSearch(["FontFamily"])

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes), !CSharpSource.isOtherSystems(file.path) else { return }
    // Visual Studio says what is wrong with one.
    let document = InterfaceDocument(file.bytes)
    let lines = LineTable(document.bytes)
    var statements = SourceDeclaration(
      owner: "", name: "", kind: .statements,
      place: SourcePlace(path: file.path, position: SourcePosition(line: 1, column: 1)))
    for element in document.elements {
      let isSetter = element.name == "Setter" && element.value("Property") == "FontFamily"
      guard let name = element.value(isSetter ? "Value" : "FontFamily"), !name.hasPrefix("{") else {
        continue
      }
      let place = SourcePlace(path: file.path, position: lines.position(of: element.offset))
      statements.fontCalls.append(
        FontCallFact(
          api: FontAPI("FontFamily", .maui), meaning: .family, certainty: .certain,
          names: [.init(value: .text(name, place), place: place)], namePlace: place, place: place))
    }
    if !statements.fontCalls.isEmpty { project.scripts.cSharp.declarations.append(statements) }
  }
}

/// Reads what tells whose scripts are an app's: `package.json`, `pubspec.yaml`, `….csproj`.
struct ScriptManifest: ProjectFileReader {
  func accepts(fileName: String) -> Bool {
    fileName == "package.json" || fileName == "pubspec.yaml"
      || fileName.hasPathExtension(in: ["csproj"])
  }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    let folder = ProjectFiles.folder(of: file.path)
    let (language, isApps): (ScriptSources.Language, Bool) =
      switch file.name {
      case "package.json": (.javaScript, Self.isReactNative(file.bytes))
      case "pubspec.yaml": (.dart, Self.flutter.matches(file.bytes))
      default: (.cSharp, Self.maui.matches(file.bytes))
      }
    project.scripts.manifests.append(.init(folder: folder, language: language, isApps: isApps))
    if language == .dart, Self.googleFonts.matches(file.bytes) {
      project.scripts.loadsUnknownNames.insert(.dart)
    }
    if language == .cSharp, isApps, Self.bringsFonts(file.bytes) {
      project.scripts.loadsUnknownNames.insert(.cSharp)
    }
  }

  private static let googleFonts = WordSearch(["google_fonts"])

  /// True if a package is asked for whose name says that it brings fonts or icons.
  private static func bringsFonts(_ bytes: [UInt8]) -> Bool {
    InterfaceDocument(bytes).elements.contains { element in
      element.name == "PackageReference"
        && element.value("Include").map { name in
          ["Font", "Icon", "Material", "Awesome", "Telerik", "Syncfusion", "DevExpress"]
            .contains { name.containsBytes(of: $0) }
        } ?? false
    }
  }

  private static let flutter = WordSearch(["sdk: flutter", "\nflutter:"])
  private static let maui = WordSearch(["UseMaui", "MauiFont", "Xamarin.Forms"])
  private static let reactNative = WordSearch(["\"react-native\"", "\"expo\""])

  private static func isReactNative(_ bytes: [UInt8]) -> Bool {
    guard reactNative.matches(bytes), let manifest = try? JSONDocument(reading: bytes) else {
      return false
    }
    return ["dependencies", "devDependencies", "peerDependencies"].contains { key in
      let packages = manifest[key]?.members ?? []
      return packages.contains { $0.key == "react-native" || $0.key == "expo" }
    }
  }
}

/// Tells files that people write from those that machines put together.
enum ScriptText {
  /// True for a file whose lines are longer than people write, or that is larger.
  static func isMadeByMachine(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 4096 else { return false }
    if bytes.count > 2 << 20 { return true }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    return bytes.count / lines > 400
  }
}
