import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct ScriptLexerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var tokens: [String]
    var dialect: ScriptLexer.Dialect

    init(
      _ reason: String, _ source: String, _ tokens: [String],
      _ dialect: ScriptLexer.Dialect = .javaScript
    ) {
      (testDescription, self.source, self.tokens, self.dialect) = (reason, source, tokens, dialect)
    }
  }

  static let rows = [
    Row("names, numbers and marks", "a.$b = 1.5;", ["a", ".", "$b", "=", "1.5", ";"]),
    Row("both quotes", #"'a"b' "c'd""#, [#"'a"b'"#, #""c'd""#]),
    Row("escapes", #"'a\'b' c"#, [#"'a\'b'"#, "c"]),
    Row(
      "an apostrophe in JSX", "<T>Don't</T>\n'a'",
      ["<", "T", ">", "Don", "'", "t", "<", "/", "T", ">", "'a'"]),
    Row("comments", "a // b 'c\n/* d ' */ e", ["a", "e"]),
    Row("a template", "`a\nb` c", ["`a\nb`", "c"]),
    Row("a template that is filled in", "`a${b}` c", ["`a${b}`", "c"]),
    Row(
      "with braces and templates within", "`${f({a: 1})}${`x`}` c", ["`${f({a: 1})}${`x`}`", "c"]),
    Row("a template without an end", "` a", ["`", "a"]),
    Row("a regular expression", "x = /['\"]/g; y", ["x", "=", "/['\"]/", "g", ";", "y"]),
    Row("a class with a slash", "(/[/']/)", ["(", "/[/']/", ")"]),
    Row("a division", "a / b / 'c'", ["a", "/", "b", "/", "'c'"]),
    Row(
      "the end of a tag", "<A b={c} /> 'd'", ["<", "A", "b", "=", "{", "c", "}", "/", ">", "'d'"]),
    Row("Dart's raw string", "r'a\\' b", ["r'a\\'", "b"], .dart),
    Row("Dart's long string", "'''a'b\n''' c", ["'''a'b\n'''", "c"], .dart),
    Row("C#'s verbatim string", "@\"a\\\" b", ["@\"a\\\"", "b"], .cSharp),
    Row("C#'s interpolated string", "$\"a{b}\" c", ["$\"a{b}\"", "c"], .cSharp),
  ]

  @Test(arguments: rows) func tokens(_ row: Row) {
    let list = ScriptLexer.tokens(of: Array(row.source.utf8), row.dialect)
    #expect(list.tokens.map { list.text(of: $0) } == row.tokens)
  }

  @Test(arguments: [
    (#"'a\n\x41\u0105\u{1F326}\'\q'"#, "a\nA\u{105}\u{1F326}'q"), (#""a""#, "a"), ("`a`", "a"),
    (#"'\u{}'"#, nil), (#"'\x4'"#, nil), (#"'\ud800'"#, nil),
  ]) func values(_ source: String, _ value: String?) throws {
    let list = ScriptLexer.tokens(of: Array(source.utf8), .javaScript)
    #expect(ScriptStringLiteral.value(of: try #require(list[0]), in: list.bytes) == value)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [ScriptLexer.Dialect.javaScript, .dart, .cSharp])
  func hostileInputTakesLinearTime(_ dialect: ScriptLexer.Dialect) {
    for unit in [
      "`", "`${", "'", "/", "(/", "/*", "fontFamily:", "fontFamily={", "{a:", "const a = ", "a?",
      "Platform.select({ios:", "Platform.OS === 'ios' ? ", "class A {", "import a from './b';",
      "x = {a: {", "(", "useFonts(a);", "a = {...b,", "if (isAndroid) ", "isAndroid && ", "!",
      "a || ",
      "case 'android': ", "FontLoader(", "import {a} from '@expo-google-fonts/a';",
      "TextStyle(fontFamily: 'A', package: 'b',",
    ] {
      let bytes = Array(String(repeating: unit, count: 4_000).utf8)
      let list = ScriptLexer.tokens(of: bytes, dialect)
      #expect(list.tokens.allSatisfy { $0.start < $0.end && $0.end <= bytes.count })
      var reader = ScriptFactReader(list, dialect, certainty: .certain, path: "a")
      _ = reader.read()
    }
  }
}

@Suite struct ScriptReferenceTests {
  static let package = ProjectFile(
    path: "package.json", text: "{\"dependencies\": {\"react-native\": \"0.76\"}}")
  static let csproj = ProjectFile(path: "App.csproj", text: "<UseMaui>true</UseMaui>")
  static let pubspec = ProjectFile(
    path: "pubspec.yaml", text: "dependencies:\n  flutter:\n    sdk: flutter\n")

  static func find(_ row: NameCase, _ path: String) -> (found: [FoundName], expected: [FoundName]) {
    let marked = MarkedText(row.source)
    let project = AppProject([
      package, csproj, pubspec, ProjectFile(path: path, text: marked.text),
    ])
    return (
      project.references.map { FoundName(name: $0.name, position: $0.position) },
      zip(row.names, marked.positions).map { FoundName(name: $0, position: $1) }
    )
  }

  static let scripts = [
    NameCase("a style", "const s = {title: {fontFamily: §'A-B', fontSize: 17}};", ["A-B"]),
    NameCase("a key in quotes", "s = {'x': 1, fontFamily: §\"A\"}", ["A"]),
    NameCase("an attribute", "<Text fontFamily=§\"A\" x />", ["A"]),
    NameCase("an attribute with an expression", "<Text fontFamily={§'A'} />", ["A"]),
    NameCase("an attribute within a style", "<Text style={{fontFamily: §'A'}}>x</Text>", ["A"]),
    NameCase(
      "only what iOS gets",
      "s = {fontFamily: Platform.select({ios: §'A', android: 'B', default: 'C'})}", ["A"]),
    NameCase(
      "what every other system gets",
      "s = {fontFamily: Platform.select({android: 'B', default: §'C'})}",
      ["C"]),
    NameCase(
      "a style by platform",
      "s = {...Platform.select({ios: {fontFamily: §'A'}, android: {fontFamily: 'B'}})}", ["A"]),
    NameCase("a condition on iOS", "s = {fontFamily: Platform.OS === 'ios' ? §'A' : 'B'}", ["A"]),
    NameCase("its opposite", "s = {fontFamily: Platform.OS !== 'ios' ? 'A' : §'B'}", ["B"]),
    NameCase("on Android", "s = {fontFamily: Platform.OS == \"android\" ? 'A' : §'B'}", ["B"]),
    NameCase(
      "objects by a condition",
      "s = Platform.OS === 'android' ? {fontFamily: 'A'} : {fontFamily: §'B'}", ["B"]),
    NameCase(
      "a block for Android",
      "if (Platform.OS === 'android') { s = {fontFamily: 'A'}; } t = {fontFamily: §'B'}",
      ["B"]),
    NameCase(
      "what stands behind else",
      "if (Platform.OS === 'ios') { s = {fontFamily: §'A'} } else { s = {fontFamily: 'B'} }", ["A"]),
    NameCase(
      "a statement for Android",
      "if (Platform.OS === 'android') s = {fontFamily: 'A'};\nt = {fontFamily: §'B'}", ["B"]),
    NameCase(
      "another statement for iOS",
      "if (isIOS) s = {fontFamily: §'A'};\nelse s = {fontFamily: 'B'};", ["A"]),
    NameCase(
      "a table by system",
      "export default {ios: {bold: {fontFamily: §'A'}}, android: {bold: {fontFamily: 'B'}}}", ["A"]),
    NameCase("a flag", "s = {fontFamily: isAndroid ? 'A' : §'B'}", ["B"]),
    NameCase("a flag turned round", "s = {fontFamily: !IS_ANDROID ? §'A' : 'B'}", ["A"]),
    NameCase("a block by a flag", "if (utils.isAndroid) { s = {fontFamily: 'A'} }", []),
    NameCase("what a flag adds", "s = [isAndroid && {fontFamily: 'A'}, {fontFamily: §'B'}]", ["B"]),
    NameCase(
      "either of two systems",
      "s = {fontFamily: Platform.OS === 'ios' || Platform.OS === 'macos' ? §'A' : 'B'}", ["A"]),
    NameCase(
      "a system that is asked for in another way",
      "s = {fontFamily: §getSystem() === 'android' ? 'A' : 'B'}", [nil]),
    NameCase(
      "a switch by system",
      "switch (Platform.OS) { case 'ios': s = {fontFamily: §'A'}; break; case 'android': s = {fontFamily: 'B'}; break; default: s = {fontFamily: §'C'} }",
      ["A", "C"]),
    NameCase(
      "several cases at once",
      "switch (Platform.OS) { case 'ios': case 'android': s = {fontFamily: §'A'} }", ["A"]),
    NameCase("any other condition", "s = {fontFamily: bold ? §'A' : §'B'}", ["A", "B"]),
    NameCase("a fallback", "s = {fontFamily: §props.font || §'A'}", [nil, "A"]),
    NameCase("a constant", "const bold = §'A';\ns = {fontFamily: bold};", ["A"]),
    NameCase(
      "a constant without a semicolon", "const bold = §'A'\nconst t = 2\ns = {fontFamily: bold}",
      ["A"]),
    NameCase(
      "a member of an object",
      "export const fonts = {bold: §'A', light: 'B'};\ns = {fontFamily: fonts.bold}",
      ["A"]),
    NameCase(
      "by a key in brackets", "const fonts = {bold: §'A'};\ns = {fontFamily: fonts['bold']}", ["A"]),
    NameCase(
      "of an object within",
      "const theme = Object.freeze({fonts: {bold: §'A'}} as const);\ns = {fontFamily: theme.fonts.bold}",
      ["A"]),
    NameCase(
      "an enumeration's", "export enum F { Bold = §'A', Light = 'B' }\ns = {fontFamily: F.Bold}",
      ["A"]),
    NameCase(
      "a class's", "class F { static bold = §'A'; static light = 'B'; }\ns = {fontFamily: F.bold}",
      ["A"]),
    NameCase(
      "a template", "const f = 'A';\ns = {fontFamily: §`${f}-B`}", ["A-B"]),
    NameCase("a sum", "const f = 'A';\ns = {fontFamily: §f + '-B'}", ["A-B"]),
    NameCase("computed", "s = {fontFamily: §props.font}", [nil]),
    NameCase("a declared type is none", "type S = {fontFamily: string; x?: number}", []),
    NameCase("nor a declared name", "const fontFamily = 'A'", []),
    NameCase(
      "nor a family of nobody's", "s = {fontFamily: 'System'}; t = {fontFamily: 'sans-serif'}", []),
    NameCase("nor a list for the web", "s = {fontFamily: {sans: ['A']}}", []),
    NameCase("nor a comment", "// s = {fontFamily: 'A'}", []),
    NameCase(
      "nor what is loaded by its name",
      "Font.loadAsync('A', require('./x.ttf')); s = {fontFamily: 'A'}",
      []),
    NameCase(
      "nor the keys of a constant",
      "const fonts = {A, 'B-C': b};\nconst all = {...fonts, ...Ionicons.font, D: d};\nuseFonts(all);\n"
        + "s = [{fontFamily: 'A'}, {fontFamily: 'B-C'}, {fontFamily: 'D'}, {fontFamily: §'E'}]",
      ["E"]),
    NameCase(
      "nor the names of Expo's packages",
      "import { useFonts, Inter_400Regular, Inter_700Bold as Bold } from '@expo-google-fonts/inter';\n"
        + "s = [{fontFamily: 'Inter_400Regular'}, {fontFamily: 'Inter_700Bold'}]", []),
    NameCase(
      "nor keys of imported files",
      "import A from '../A.ttf';\nexport const fonts = {'My A': A};\ns = {fontFamily: 'My A'}", []),
    NameCase(
      "nor what the code itself loads",
      "useFonts({'A': require('./A.ttf'), B});\ns = {fontFamily: 'A'}; t = {fontFamily: 'B'}", []),
  ]

  @Test(arguments: scripts, ["App.tsx", "src/app.js"])
  func reactNative(_ row: NameCase, _ path: String) {
    let (found, expected) = Self.find(row, path)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("{\"dependencies\": {\"react-native\": \"1\"}}", 1, "an app"),
    ("{\"dependencies\": {\"expo\": \"1\"}}", 1, "an Expo app"),
    ("{\"peerDependencies\": {\"react-native\": \"1\"}}", 1, "a package for apps"),
    ("{\"dependencies\": {\"react\": \"1\"}}", 0, "a website"),
    ("{\"description\": \"\\\"react-native\\\"\"}", 0, "a word elsewhere"),
    ("{", 0, "what cannot be read"),
  ]) func whoseScriptsCount(_ manifest: String, _ count: Int, _ reason: String) {
    let project = AppProject([
      ProjectFile(path: "a/package.json", text: manifest),
      ProjectFile(path: "a/src/x.js", text: "s = {fontFamily: 'A'}"),
    ])
    #expect(project.references.count == count, "\(reason)")
  }

  @Test func theNearestManifestDecides() {
    let project = AppProject([
      Self.package, ProjectFile(path: "site/package.json", text: "{}"),
      ProjectFile(path: "site/x.js", text: "s = {fontFamily: 'A'}"),
      ProjectFile(path: "sites/x.js", text: "s = {fontFamily: 'B'}"),
    ])
    #expect(project.references.map(\.name) == ["B"])
  }

  @Test(arguments: [
    "a.android.js", "a.web.tsx", "a.d.ts", "a.min.js", "a.test.tsx", "node_modules/a/a.js",
    "a.json",
  ]) func filesThatIOSNeverGets(_ path: String) {
    let project = AppProject([
      Self.package, ProjectFile(path: path, text: "s = {fontFamily: 'A'}"),
    ])
    #expect(project.references == [])
  }

  @Test func constantsAreFollowedFromFileToFile() {
    let project = AppProject([
      Self.package,
      ProjectFile(path: "theme/fonts.ts", text: "export default {bold: 'A-B'}"),
      ProjectFile(
        path: "fonts/index.js", text: "const type = {light: 'A-L'};\nexport default type;"),
      ProjectFile(
        path: "App.js",
        text: "import Fonts from './theme/fonts';\nimport Theme from './fonts'\n"
          + "s = {fontFamily: Fonts.bold}; t = {fontFamily: Theme.light}"),
    ])
    #expect(
      project.references.map { "\($0.path) \($0.name ?? "-")" }
        == ["fonts/index.js A-L", "theme/fonts.ts A-B"])
  }

  @Test func filesThatMachinesMakeAreNotRead() {
    let line = "s={fontFamily:'A'};" + String(repeating: "x", count: 9000)
    let project = AppProject([Self.package, ProjectFile(path: "a.js", text: line)])
    #expect(project.references == [])
  }

  static let dart = [
    NameCase("a style", "Text('x', style: TextStyle(fontFamily: §'A', fontSize: 1))", ["A"]),
    NameCase("a theme", "ThemeData(fontFamily: §\"A\")", ["A"]),
    NameCase("another package's font", "TextStyle(fontFamily: 'A', package: 'b')", []),
    NameCase(
      "a constant", "const String bold = §'A';\nfinal s = TextStyle(fontFamily: bold);", ["A"]),
    NameCase(
      "a class's constant",
      "class Fonts { static const String bold = §'A'; static const light = 'B'; }\n"
        + "final s = TextStyle(fontFamily: Fonts.bold);", ["A"]),
    NameCase("a field", "class A { final String fontFamily = 'A'; }", []),
    NameCase(
      "Google's fonts are computed", "TextStyle(fontFamily: §GoogleFonts.lato().fontFamily)", [nil]),
    NameCase("filled in", "const f = 'A';\ns = TextStyle(fontFamily: §'$f-B');", ["A-B"]),
    NameCase("comments", "// TextStyle(fontFamily: 'A')", []),
    NameCase(
      "what the code loads", "await FontLoader('A').load(); s = TextStyle(fontFamily: 'A');", []),
    NameCase(
      "what it makes", "loadFontFromList(bytes, fontFamily: 'A'); s = TextStyle(fontFamily: 'A');",
      []),
    NameCase("a package by a constant", "TextStyle(fontFamily: 'A', package: kPackage)", []),
    NameCase(
      "no package",
      "const String? pkg = null;\nIconData(0xe800, fontFamily: §'A', fontPackage: pkg)",
      ["A"]),
    NameCase("fallbacks", "TextStyle(fontFamilyFallback: ['A', 'B'])", []),
    NameCase("a condition on iOS", "TextStyle(fontFamily: Platform.isIOS ? §'A' : 'B')", ["A"]),
    NameCase("a parameter", "TextStyle(fontFamily: platformIsIOS ? §'A' : 'B')", ["A"]),
    NameCase("a condition on the web", "TextStyle(fontFamily: kIsWeb ? 'A' : §'B')", ["B"]),
    NameCase(
      "a comparison",
      "TextStyle(fontFamily: defaultTargetPlatform == TargetPlatform.android ? 'A' : §'B')",
      ["B"]),
    NameCase(
      "a block for Android", "if (Platform.isAndroid) { s = TextStyle(fontFamily: 'A'); }", []),
    NameCase(
      "a case for Android",
      "switch (p) { case TargetPlatform.android: return TextStyle(fontFamily: 'A'); case TargetPlatform.iOS: return TextStyle(fontFamily: §'B'); }",
      ["B"]),
  ]

  @Test(arguments: dart) func flutter(_ row: NameCase) {
    let (found, expected) = Self.find(row, "lib/main.dart")
    #expect(found == expected)
  }

  static let maui = [
    NameCase("a property", "new Label { FontFamily = §\"A\" }", ["A"]),
    NameCase("a property of an object", "label.FontFamily = §\"A\";", ["A"]),
    NameCase(
      "an alias",
      "fonts.AddFont(\"A-B.ttf\", \"C\"); l.FontFamily = \"C\"; m.FontFamily = \"A-B\";", []),
    NameCase("a comparison", "if (l.FontFamily == \"A\") {}", []),
    NameCase(
      "an embedded font", "f.AddEmbeddedResourceFont(a, \"A.ttf\", \"B\"); l.FontFamily = \"B\";",
      []),
    NameCase(
      "an exported font", "[assembly: ExportFont(\"A.ttf\", Alias = \"B\")]\nl.FontFamily = \"B\";",
      []),
    NameCase(
      "by system",
      "l.FontFamily = DeviceInfo.Platform == DevicePlatform.Android ? \"A\" : §\"B\";", ["B"]),
  ]

  @Test(arguments: maui) func cSharp(_ row: NameCase) {
    let (found, expected) = Self.find(row, "App.cs")
    #expect(found == expected)
  }

  static let xaml = [
    NameCase("an attribute", "<Page>§<Label FontFamily=\"A\"/></Page>", ["A"]),
    NameCase("a setter", "<Style>§<Setter Property=\"FontFamily\" Value=\"A\"/></Style>", ["A"]),
    NameCase(
      "another setter", "<Style><Setter Property=\"Font\" Value=\"FontFamily\"/></Style>", []),
    NameCase("a binding", "<Label FontFamily=\"{StaticResource X}\"/>", []),
  ]

  @Test(arguments: xaml) func markup(_ row: NameCase) {
    let (found, expected) = Self.find(row, "Page.xaml")
    #expect(found == expected)
  }

  @Test(arguments: ["App.tsx", "lib/main.dart", "App.cs", "Page.xaml", "package.json"])
  func mutationsNeitherCrashNorHang(_ path: String) {
    let original =
      path == "package.json"
      ? String(decoding: Self.package.bytes, as: UTF8.self)
      : (Self.scripts + Self.dart + Self.maui + Self.xaml).map(\.source).joined(separator: "\n")
    var generator = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let bytes = Mutation.mutate(Array(original.utf8), using: &generator)
      _ = AppProject([
        Self.package, Self.csproj, Self.pubspec, ProjectFile(path: path, bytes: bytes),
      ])
    }
  }
}
