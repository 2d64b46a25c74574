import FontInspection
import Testing

@testable import ProjectAudit

/// Findings in the scripts of React Native, Expo, Flutter and .NET MAUI, by all rules together.
@Suite struct ScriptRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [ProjectFile]
    var faces: [FontFace]
    var found: [String]

    init(
      _ reason: String, _ files: [(String, String)], faces: [FontFace] = [bold, regular],
      _ found: [String]
    ) {
      testDescription = reason
      self.files = files.map { ProjectFile(path: $0.0, text: $0.1) }
      self.faces = faces
      self.found = found
    }
  }

  static let bold = font("assets/fonts/Lato-Bold.ttf", .exampleBold)
  static let regular = font("assets/fonts/Lato-Regular.ttf", .exampleRegular)

  static func font(_ path: String, _ face: FontFace) -> FontFace {
    var face = face
    face.path = path
    return face
  }

  @Test(arguments: reactNative + expo + flutter + maui) func findings(_ row: Row) {
    let project = AppProject(row.files, otherPaths: row.faces.map(\.path))
    let context = AuditContext(project: project, fonts: FontFiles(faces: row.faces))
    let judged: Set = [
      "name-unknown", "target-membership", "plist-font-missing", "plist-font-unlisted",
      "weight-mismatch", "file-unreadable", "name-is-filename", "name-case", "font-external",
    ]
    let found = Auditor().audit(context).diagnostics.filter { judged.contains($0.rule) }
    #expect(
      found.map {
        "\(RuleTests.place($0)) \($0.severity.rawValue) \($0.rule): \($0.message) (\($0.help ?? ""))"
      } == row.found)
  }

  // MARK: React Native

  static let package = ("package.json", "{\"dependencies\": {\"react-native\": \"0.76\"}}")
  static let config = ("react-native.config.js", "module.exports = {assets: ['./assets/fonts']}")

  /// An app in `ios/` that ships the fonts called `names`.
  static func app(ships names: [String] = []) -> (String, String) {
    var text = XcodeText()
    text.group = names.indices.map { "F\($0)" }.joined(separator: ", ")
    text.phases = "RPH"
    text.objects =
      names.enumerated().map { index, name in
        "F\(index) = {isa = PBXFileReference; path = ../assets/fonts/\(name); sourceTree = SOURCE_ROOT;};\n"
          + "B\(index) = {isa = PBXBuildFile; fileRef = F\(index);};\n"
      }.joined()
      + "RPH = {isa = PBXResourcesBuildPhase; files = (\(names.indices.map { "B\($0)" }.joined(separator: ", ")));};"
    text.settings = "INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos;"
    return ("ios/App.xcodeproj/project.pbxproj", text.text)
  }

  static func plist(_ names: [String]) -> (String, String) {
    let file = ProjectFile.examplePlist(names, path: "ios/App/Info.plist")
    return (file.path, String(decoding: file.bytes, as: UTF8.self))
  }

  static func script(_ value: String) -> (String, String) {
    ("App.js", "import {Text} from 'react-native';\ns = {fontFamily: \(value)};")
  }

  private static func notIn(_ name: String, _ file: String, _ help: String) -> String {
    "App.js:2:18 error target-membership: \"\(name)\" is the font in assets/fonts/\(file), which is not in App (\(help))"
  }
  private static let link =
    "run npx react-native-asset, which copies ./assets/fonts as react-native.config.js tells"

  static let reactNative = [
    Row(
      "a font of a linked folder that nobody has linked",
      [
        package, config, app(ships: ["Lato-Regular.ttf"]), plist(["Lato-Regular.ttf"]),
        script("'Lato-Bold'"),
      ],
      [notIn("Lato-Bold", "Lato-Bold.ttf", link)]),
    Row(
      "of an older configuration",
      [
        (
          "package.json",
          "{\"dependencies\": {\"react-native\": \"0.59\"}, \"rnpm\": {\"assets\": [\"./assets/fonts/\"]}}"
        ), app(), script("'Lato-Bold'"),
      ],
      [
        notIn(
          "Lato-Bold", "Lato-Bold.ttf",
          "run npx react-native-asset, which copies ./assets/fonts/ as package.json tells")
      ]),
    Row(
      "by its family, none of whose files is linked", [package, config, app(), script("'Lato'")],
      [notIn("Lato", "Lato-Regular.ttf", link)]),
    Row(
      "of a folder that is not to be linked", [package, app(), script("'Lato-Bold'")],
      [
        notIn(
          "Lato-Bold", "Lato-Bold.ttf",
          "add ./assets/fonts to assets in react-native.config.js and run npx react-native-asset")
      ]),
    Row(
      "linked fonts",
      [
        package, config, app(ships: ["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        plist(["Lato-Bold.ttf", "Lato-Regular.ttf"]), script("'Lato-Bold'"),
      ], []),
    Row(
      "one face of the family is linked",
      [
        package, config, app(ships: ["Lato-Bold.ttf"]), plist(["Lato-Bold.ttf"]), script("'Lato'"),
      ], []),
    Row(
      "for Android only",
      [package, config, app(), script("Platform.OS === 'android' ? 'Lato-Bold' : undefined")],
      []),
    Row(
      "where the app loads it itself",
      [
        package, config, app(), script("'Lato-Bold'"),
        ("fonts.js", "loadAsync({lato: require('./assets/fonts/Lato-Bold.ttf')})"),
      ], []),
    Row(
      "where the app registers fonts as it runs",
      [
        package, config, app(), script("'Lato-Bold'"),
        ("ios/Pods/EXFont/F.m", "CTFontManagerRegisterGraphicsFont(font, &error);"),
      ], []),
    Row("without a project of Xcode's", [package, config, script("'Lato-Bold'")], []),
    Row(
      "a copy that is Android's", [package, app(), script("'Lato-Bold'")],
      faces: [font("android/app/src/main/assets/fonts/Lato-Bold.ttf", .exampleBold)], []),
    Row(
      "an entry whose file is not in the target is told once",
      [package, config, app(), plist(["Lato-Bold.ttf"]), script("'Lato-Bold'")],
      [
        "ios/App/Info.plist:4:5 error target-membership: assets/fonts/Lato-Bold.ttf is in the project, but not in the target App (add assets/fonts/Lato-Bold.ttf to the resources of App (Target Membership in Xcode's file inspector))"
      ]),
    Row(
      "a name with a letter too many",
      [
        package, config, app(ships: ["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        plist(["Lato-Bold.ttf", "Lato-Regular.ttf"]), script("'Lato-Boldd'"),
      ],
      [
        "App.js:2:18 error name-unknown: no font is called \"Lato-Boldd\" (write \"Lato-Bold\" (assets/fonts/Lato-Bold.ttf))"
      ]),
    Row(
      "names that need no file",
      [
        package, app(ships: ["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        plist(["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        (
          "App.js",
          """
          import {Text} from 'react-native';
          s = [{fontFamily: 'System'}, {fontFamily: 'Helvetica Neue'}, {fontFamily: 'monospace'},
            {fontFamily: 'Georgia'}, {fontFamily: 'Menlo, monospace'},
            {fontFamily: Platform.select({ios: 'Avenir', android: 'sans-serif-medium'})}];
          """
        ),
      ], []),
    Row(
      "icons of a package that is not installed",
      [
        (
          "package.json",
          "{\"dependencies\": {\"react-native\": \"0.76\", \"react-native-vector-icons\": \"9\"}}"
        ), app(ships: ["Lato-Bold.ttf", "Lato-Regular.ttf"]),
        plist(["Lato-Bold.ttf", "Lato-Regular.ttf"]), script("'Ionicons'"),
      ],
      [
        "package.json:1:43 note font-external: 1 name comes from the npm package react-native-vector-icons, which is not installed here (run npm install first to have them checked)"
      ]),
    Row(
      "what only tests ask for",
      [package, app(), ("__tests__/App.js", "import 'react-native'; s = {fontFamily: 'Ghost'}")], []
    ),
  ]

  // MARK: Expo

  static let expoPackage = ("package.json", "{\"dependencies\": {\"expo\": \"52\"}}")
  static let expo = [
    Row(
      "a font that the plug-in does not get",
      [
        expoPackage,
        (
          "app.json",
          "{\"expo\": {\"name\": \"App\", \"plugins\": [[\"expo-font\", {\"fonts\": [\"./assets/fonts/Lato-Regular.ttf\"]}]]}}"
        ), script("'Lato-Bold'"),
      ],
      [
        notIn(
          "Lato-Bold", "Lato-Bold.ttf",
          "add assets/fonts/Lato-Bold.ttf to the fonts of the plug-in expo-font in app.json, or load it with useFonts"
        )
      ]),
    Row(
      "names that are given as the app runs",
      [
        expoPackage, script("'Inter_400Regular'"),
        (
          "fonts.js",
          "import { useFonts, Inter_400Regular } from '@expo-google-fonts/inter';\nuseFonts({Inter_400Regular, 'My-Font': require('./a.ttf')});"
        ), ("b.js", "import 'react-native'; s = {fontFamily: 'My-Font'}"),
      ], []),
    Row(
      "names that nobody can know",
      [
        expoPackage, script("'Ghost'"),
        ("fonts.js", "import fonts from './x';\nFont.loadAsync(fonts)"),
      ],
      []),
  ]

  // MARK: Flutter

  static func pubspec(_ fonts: String, _ more: String = "") -> (String, String) {
    (
      "pubspec.yaml",
      "name: app\ndependencies:\n  flutter:\n    sdk: flutter\n\(more)flutter:\n  fonts:\n\(fonts)"
    )
  }
  static let lato = pubspec(
    "    - family: Lato\n      fonts:\n        - asset: assets/fonts/Lato-Regular.ttf\n"
      + "        - asset: assets/fonts/Lato-Bold.ttf\n          weight: 700\n"
      + "    - family: Brand\n      fonts:\n        - asset: assets/fonts/Lato-Bold.ttf\n")

  static func dart(_ code: String) -> (String, String) { ("lib/main.dart", code) }

  private static func unknown(_ name: String, _ column: Int, _ help: String) -> String {
    "lib/main.dart:1:\(column) error name-unknown: no font is called \"\(name)\" (\(help))"
  }
  private static let declare =
    "declare the family in pubspec.yaml (flutter: fonts:), or write one of it: Lato, Brand"

  static let flutter = [
    Row(
      "a family with a letter too many", [lato, dart("TextStyle(fontFamily: 'Latoo')")],
      [unknown("Latoo", 23, "write \"Lato\" (a family of pubspec.yaml)")]),
    Row(
      "in another case", [lato, dart("TextStyle(fontFamily: 'lato')")],
      [unknown("lato", 23, "write \"Lato\" (a family of pubspec.yaml)")]),
    Row(
      "a PostScript name, which Flutter does not know",
      [lato, dart("TextStyle(fontFamily: 'Lato-Bold')")],
      [unknown("Lato-Bold", 23, "write \"Brand\" (a family of pubspec.yaml)")]),
    Row(
      "a family that nobody declares", [lato, dart("TextStyle(fontFamily: 'Montserrat')")],
      [unknown("Montserrat", 23, declare)]),
    Row(
      "a constant", [lato, dart("const f = 'Latoo'; s = TextStyle(fontFamily: f);")],
      [unknown("Latoo", 11, "write \"Lato\" (a family of pubspec.yaml)")]),
    Row(
      "declared families", [lato, dart("a(fontFamily: 'Lato'); b(fontFamily: 'Brand');")], []),
    Row(
      "families that Flutter and iOS have",
      [
        lato,
        dart(
          [
            "CupertinoSystemText", ".SF UI Text", "Helvetica", "MaterialIcons", "Courier",
            "monospace",
          ]
          .map { "a(fontFamily: '\($0)');" }.joined()),
      ], []),
    Row("a family of Android's", [lato, dart("a(fontFamily: 'Roboto')")], []),
    Row(
      "families of packages",
      [
        lato,
        dart("a(fontFamily: 'packages/kit/Ghost'); b(fontFamily: 'Ghost', package: 'kit');"),
      ], []),
    Row(
      "this package's own", [lato, dart("a(fontFamily: 'packages/app/Lato')")], []),
    Row(
      "this package has no such family", [lato, dart("a(fontFamily: 'packages/app/Ghost')")],
      [unknown("packages/app/Ghost", 15, declare)]),
    Row(
      "fonts that a package loads",
      [lato, dart("a(fontFamily: 'Poppins'); GoogleFonts.getFont('Poppins');")], []),
    Row(
      "a misspelt one beside them",
      [lato, dart("a(fontFamily: 'Latto'); GoogleFonts.poppins();")],
      [unknown("Latto", 15, "write \"Lato\" (a family of pubspec.yaml)")]),
    Row(
      "loaded as the app runs", [lato, dart("FontLoader('Own').load(); a(fontFamily: 'Own');")], []),
    Row(
      "for other systems", [lato, dart("a(fontFamily: Platform.isAndroid ? 'Ghost' : 'Lato')")], []),
    Row("fallbacks", [lato, dart("a(fontFamilyFallback: ['Ghost'])")], []),
    Row(
      "a package that says so only in its own part",
      [
        (
          "pubspec.yaml",
          "name: app\nflutter:\n  fonts:\n    - family: Lato\n      fonts:\n        - asset: assets/fonts/Lato-Bold.ttf\n"
        ), dart("TextStyle(fontFamily: 'Latoo')"),
      ], [unknown("Latoo", 23, "write \"Lato\" (a family of pubspec.yaml)")]),
    Row("tests", [lato, ("test/a.dart", "a(fontFamily: 'Ghost')")], []),
    Row("tests beside the code", [lato, ("lib/a_test.dart", "a(fontFamily: 'Ghost')")], []),
    Row(
      "without declared families nothing is known",
      [pubspec("    []\n"), dart("a(fontFamily: 'Ghost')")], []),
    Row(
      "an asset that is not there",
      [pubspec("    - family: A\n      fonts:\n        - asset: assets/fonts/Lato-Blod.ttf\n")],
      [
        "pubspec.yaml:9:18 error plist-font-missing: pubspec.yaml declares the font assets/fonts/Lato-Blod.ttf, which is not there (write asset: assets/fonts/Lato-Bold.ttf)"
      ]),
    Row(
      "an asset that nothing is like",
      [pubspec("    - family: A\n      fonts:\n        - asset: fonts/Ghost.otf\n")],
      [
        "pubspec.yaml:9:18 error plist-font-missing: pubspec.yaml declares the font fonts/Ghost.otf, which is not there (add the file, or remove the asset; flutter build stops at it)"
      ]),
    Row(
      "a regular font that is declared as bold",
      [
        pubspec(
          "    - family: A\n      fonts:\n        - asset: assets/fonts/Lato-Regular.ttf\n          weight: 700\n"
        )
      ],
      [
        "pubspec.yaml:9:18 warning weight-mismatch: pubspec.yaml declares assets/fonts/Lato-Regular.ttf as weight 700; the font is 400 (write weight: 400, or name the file of that weight)"
      ]),
    Row(
      "an upright font that is declared as italic",
      [
        pubspec(
          "    - family: A\n      fonts:\n        - asset: assets/fonts/Lato-Bold.ttf\n          style: italic\n"
        )
      ],
      [
        "pubspec.yaml:9:18 warning weight-mismatch: pubspec.yaml declares assets/fonts/Lato-Bold.ttf as style italic; the font is upright (remove style: italic, or name the italic file)"
      ]),
    Row(
      "a weight beside the font's own",
      [
        pubspec(
          "    - family: A\n      fonts:\n        - asset: assets/fonts/Lato-Bold.ttf\n          weight: 600\n"
        )
      ], []),
  ]

  // MARK: .NET MAUI

  static let csproj = (
    "App.csproj",
    "<Project><PropertyGroup><UseMaui>true</UseMaui><TargetFrameworks>net9.0-ios</TargetFrameworks></PropertyGroup>\n<ItemGroup><MauiFont Include=\"assets\\fonts\\*\" /></ItemGroup></Project>"
  )
  static let program = (
    "MauiProgram.cs",
    "fonts.AddFont(\"Lato-Bold.ttf\", \"LatoBold\");\nfonts.AddFont(\"Lato-Regular.ttf\", \"LatoRegular\");"
  )

  static func page(_ family: String) -> (String, String) {
    ("Page.xaml", "<Page><Label FontFamily=\"\(family)\"/></Page>")
  }

  static let maui = [
    Row(
      "an alias with a letter missing", [csproj, program, page("LatBold")],
      [
        "Page.xaml:1:7 error name-unknown: no font is called \"LatBold\" (write \"LatoBold\" (a font that ConfigureFonts adds))"
      ]),
    Row(
      "in C#", [csproj, program, ("Page.cs", "label.FontFamily = \"LatoRegul\";")],
      [
        "Page.cs:1:20 error name-unknown: no font is called \"LatoRegul\" (write \"LatoRegular\" (a font that ConfigureFonts adds))"
      ]),
    Row(
      "a file with a letter missing",
      [csproj, ("P.cs", "fonts.AddFont(\"Lato-Bld.ttf\", \"LatoBold\");")],
      [
        "P.cs:1:15 error plist-font-missing: AddFont names Lato-Bld.ttf; no font file of that name is in the project (write \"Lato-Bold.ttf\")"
      ]),
    Row(
      "a file in another case",
      [csproj, ("P.cs", "fonts.AddFont(\"lato-bold.ttf\");")],
      [
        "P.cs:1:15 error plist-font-missing: AddFont names lato-bold.ttf; no font file of that name is in the project (write \"Lato-Bold.ttf\")"
      ]),
    Row(
      "a file that a package may bring",
      [csproj, ("P.cs", "fonts.AddFont(\"Ghost.ttf\"); fonts.AddMaterialIconFonts();")],
      [
        "P.cs:1:15 warning plist-font-missing: AddFont names Ghost.ttf; no font file of that name is in the project (add the file to the project's MauiFont items, or remove the call)"
      ]),
    Row("another program's file", [package, ("P.cs", "fonts.AddFont(\"Ghost.ttf\");")], []),
    Row("aliases", [csproj, program, page("LatoBold")], []),
    Row("files' names", [csproj, program, page("Lato-Bold")], []),
    Row("with the extension", [csproj, program, page("Lato-Bold.ttf")], []),
    Row("as Xamarin has it", [csproj, program, page("Lato-Bold.ttf#Lato Bold")], []),
    Row("the system's", [csproj, program, page("Georgia")], []),
    Row(
      "what only Android gets",
      [csproj, program, ("Platforms/Android/A.cs", "l.FontFamily = \"Ghost\";")], []),
    Row(
      "an alias with a number",
      [csproj, ("P.cs", "fonts.AddFont(\"Lato-Bold.ttf\", \"Lato#700\");"), page("Lato#700")], []),
    Row("a resource", [csproj, program, page("{StaticResource Bold}")], []),
    Row(
      "a font that a package adds",
      [csproj, program, page("MaterialIcons"), ("B.cs", "fonts.AddMaterialIconFonts();")], []),
    Row(
      "packages that say so",
      [
        (
          csproj.0,
          csproj.1.replacing(
            "</Project>", with: "<PackageReference Include=\"X.Icons\"/></Project>")
        ), program, page("Ghost"),
      ], []),
  ]
}

extension String {
  /// The text with what stands for `old` written as `new`.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var parts = split(separator: old, omittingEmptySubsequences: false).map(String.init)
    let last = parts.popLast() ?? ""
    return parts.joined(separator: old) + new + last
  }
}
