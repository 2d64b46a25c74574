import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct CrossPlatformTests {
  @Test func expo() {
    let marked = MarkedText(
      """
      {"expo": §{"name": "Nimbus", "plugins": ["other", ["expo-font", {
        "fonts": [§"./assets/A.ttf", §"node_modules/x/B.ttf"],
        "ios": {"fonts": [§"./assets/C.ttf"]},
        "android": {"fonts": [{"fontFamily": "D"}]}}]],
        "ios": {"infoPlist": {"UIAppFonts": [§"E.ttf", §7]}}}}
      """)
    let file = ProjectFile(path: "app.json", text: marked.text)
    func entry(_ file: String?, _ index: Int, _ mark: Int) -> FontDeclaration.Entry {
      .init(
        file: file, kind: file == nil ? "a value" : "a string", index: index,
        position: marked.positions[mark])
    }
    let project = AppProject([file], otherPaths: ["assets/A.ttf"])
    func place(_ mark: Int) -> AppTarget.Place {
      AppTarget.Place(path: "app.json", position: marked.positions[mark])
    }
    #expect(
      project.targets == [
        AppTarget(
          name: "Nimbus", kind: .app, platforms: [.iOS], definition: place(0),
          generatesInfoPlist: true,
          inlineDeclarations: [
            FontDeclaration(
              path: "app.json",
              entries: [entry("A.ttf", 0, 1), entry("B.ttf", 1, 2), entry("C.ttf", 2, 3)]),
            FontDeclaration(path: "app.json", entries: [entry("E.ttf", 0, 4), entry(nil, 1, 5)]),
          ],
          fonts: [
            BundledFont(path: "assets/A.ttf", bundlePath: "A.ttf", definition: place(1)),
            BundledFont(path: "node_modules/x/B.ttf", bundlePath: "B.ttf", definition: place(2)),
            BundledFont(path: "assets/C.ttf", bundlePath: "C.ttf", definition: place(3)),
          ], dependencies: ["expo-font"])
      ])
    // Where `ios` is there, its Xcode project says what ships.
    #expect(AppProject([file], otherPaths: ["ios/App.xcodeproj/x"]).targets.isEmpty)
    #expect(AppProject([ProjectFile(path: "app.json", text: "{\"name\": \"x\"}")]).targets.isEmpty)
    #expect(AppProject([ProjectFile(path: "app.json", text: "{")]).problems.isEmpty)
    #expect(AppProject([ProjectFile(path: "app.json", text: "{\"expo-font\"")]).problems.count == 1)
  }

  @Test(arguments: [
    (
      "module.exports = {\n  project: {ios: {}, android: {}},\n  assets: [§'./assets/fonts/', §\"./more\"],\n};",
      ["assets/fonts", "more"], "folders for both systems"
    ),
    (
      "module.exports = {assets: [§'a'], iosAssets: [§'b'], androidAssets: ['c']}", ["a", "b"],
      "folders for each"
    ),
    (
      "export default {project: {ios: {assets: [§'a']}, android: {assets: ['b']}}}", ["a"],
      "within a system's own part"
    ),
    (
      "module.exports = {dependencies: {'x': {assets: ['a'], platforms: {ios: null}}}}", [],
      "what packages bring"
    ),
    (
      "const path = require('path');\nmodule.exports = {assets: [§path.join(__dirname, 'a', 'b'), §`./c`]}",
      ["a/b", "c"], "paths put together"
    ),
    ("const assets = [§'./a'];\nmodule.exports = {assets}", ["a"], "a constant"),
    (
      "module.exports = {'assets': [§'./a', fonts(), `${x}/b`, ...more]}", ["a"], "what is computed"
    ),
    ("module.exports = {assets: './a'}", [], "no list"),
    ("// assets: ['./a']", [], "a comment"),
    ("module.exports = {assets: ['./a'", [], "what never ends"),
  ])
  func reactNativeConfiguration(_ source: String, _ paths: [String], _ reason: String) {
    let marked = MarkedText(source)
    for name in ["react-native.config.js", "app/react-native.config.ts", "react-native.config.cjs"]
    {
      let project = AppProject([ProjectFile(path: name, text: marked.text)])
      let folder = ProjectFiles.folder(of: name)
      #expect(
        project.linkedAssets.map(\.path)
          == paths.map { folder.isEmpty ? $0 : folder + "/" + $0 }, "\(reason)")
      #expect(project.linkedAssets.map(\.place.position) == marked.positions)
      #expect(project.problems == [])
    }
  }

  @Test(arguments: [
    ("{\"rnpm\": {\"assets\": [§\"./fonts\", 7]}}", ["fonts"], "older versions"),
    (
      "{\"rnpm\": {\"ios\": {\"assets\": [§\"a\"]}, \"android\": {\"assets\": [\"b\"]}}}", ["a"],
      "by system"
    ),
    ("{\"assets\": [\"a\"]}", [], "something else"), ("{\"rnpm\": [", [], "no JSON"),
  ])
  func reactNativePackage(_ source: String, _ paths: [String], _ reason: String) {
    let marked = MarkedText(source)
    let project = AppProject([ProjectFile(path: "package.json", text: marked.text)])
    #expect(project.linkedAssets.map(\.path) == paths, "\(reason)")
    #expect(project.linkedAssets.map(\.place.position) == marked.positions)
  }

  @Test(.timeLimit(.minutes(1))) func hostileConfigurations() {
    for unit in ["assets:[", "assets:['a',", "a:{", "path.join(", "assets:[]", "`${"] {
      let text = String(repeating: unit, count: 5_000)
      _ = AppProject([ProjectFile(path: "react-native.config.js", text: text)])
    }
  }

  @Test func flutter() {
    let marked = MarkedText(
      """
      name: nimbus
      flutter:
        fonts:
          - family: §Raleway
            fonts:
              - asset: §fonts/A.ttf
              - asset: §"fonts/B.ttf"
                weight: 700
                style: italic
              - asset: §packages/kit/C.ttf
          - family: §Empty
          - fonts: []
      """)
    let project = AppProject(
      [ProjectFile(path: "app/pubspec.yaml", text: marked.text)], otherPaths: ["app/fonts/A.ttf"])
    func place(_ mark: Int) -> AppTarget.Place {
      AppTarget.Place(path: "app/pubspec.yaml", position: marked.positions[mark])
    }
    #expect(
      project.flutterFamilies == [
        FlutterFamily(
          name: "Raleway", place: place(0), package: "nimbus",
          fonts: [
            .init(path: "app/fonts/A.ttf", place: place(1)),
            .init(
              path: "app/fonts/B.ttf", weight: 700, isItalic: true, exists: false, place: place(2)),
            .init(path: "app/packages/kit/C.ttf", place: place(3)),
          ]),
        FlutterFamily(name: "Empty", place: place(4), package: "nimbus", fonts: []),
      ])
    #expect(project.problems == [])
    #expect(AppProject([ProjectFile(path: "pubspec.yaml", text: "a: b: c")]).problems.count == 1)
  }

  @Test(arguments: [
    (
      "<MauiFont Include=\"Resources\\Fonts\\*\" />", ["A.ttf", "B.otf"],
      "a pattern with backslashes"
    ),
    (
      "<MauiFont Include=\"Resources/Fonts/A.ttf;Resources\\Fonts\\Gone.ttf\" />",
      ["A.ttf", "Gone.ttf"], "a list"
    ),
    (
      "<MauiFont Include=\"Resources\\**\\*.ttf\" Exclude=\"Resources\\Fonts\\A.ttf\" />",
      ["D.ttf"], "what is excluded"
    ),
    (
      "<MauiFont Include=\"Resources\\Fonts\\*\" /><MauiFont Include=\"Resources\\Fonts\\A.ttf\" />",
      ["A.ttf", "B.otf"], "what is named twice"
    ),
    ("<MauiImage Include=\"Resources\\Fonts\\*\" />", [], "other items"),
    ("<MauiFont Include=\"$(Dir)\\*.ttf\" />", [], "what the build computes"),
  ])
  func maui(_ items: String, _ expected: [String], _ reason: String) {
    let project = AppProject(
      [
        ProjectFile(
          path: "App/App.csproj",
          text: """
            <Project><PropertyGroup><TargetFrameworks>net8.0-android;net8.0-ios</TargetFrameworks></PropertyGroup>
            <!-- MauiFont --><ItemGroup>\(items)</ItemGroup></Project>
            """)
      ],
      otherPaths: [
        "App/Resources/Fonts/A.ttf", "App/Resources/Fonts/B.otf", "App/Resources/Fonts/x.txt",
        "App/Resources/Deep/D.ttf", "App/Platforms/iOS/Info.plist",
      ])
    #expect(project.targets.flatMap(\.fonts).map(\.bundlePath) == expected, "\(reason)")
    #expect(
      project.targets.flatMap(\.inlineDeclarations).flatMap(\.entries).map(\.file) == expected)
    if let target = project.targets.first {
      #expect(target.name == "App")
      #expect(target.infoPlists == ["App/Platforms/iOS/Info.plist"])
    }
  }

  @Test func mauiFaults() {
    let text = "<Project>net8.0-ios <MauiFont Include=\"a\"></Project>"
    #expect(AppProject([ProjectFile(path: "A.csproj", text: text)]).problems.count == 1)
  }

  @Test(arguments: [
    (
      "Podfile",
      "target 'App' do\n  pod 'FontAwesome.swift', '~> 1'\n  pod \"Alamofire\"\n  # pod 'IconFonts'\n  pod 'MyFonts', :path => '../x'\nend",
      ["the pod FontAwesome.swift|pod install|2:7"], "pods that are asked for"
    ),
    (
      "Podfile.lock", "PODS:\n  - A (1.0):\n    - B\n  - IconKit (2.0)\nDEPENDENCIES:\n  - A",
      ["the pod IconKit|pod install|4:5"], "pods that others bring"
    ),
    (
      "Cartfile",
      "github \"thii/FontAwesome.swift\" ~> 1.0\n# github \"x/Fonts\"\ngit \"https://e.com/IconFonts.git\"",
      [
        "the Carthage dependency FontAwesome.swift|carthage bootstrap|1:8",
        "the Carthage dependency IconFonts|carthage bootstrap|3:5",
      ], "what Carthage builds"
    ),
    (
      "Package.resolved",
      "{\"pins\": [{\"identity\": \"fontkit\"}, {\"identity\": \"nio\"}], \"version\": 2}",
      ["the package fontkit|xcodebuild -resolvePackageDependencies|1:24"], "packages"
    ),
    (
      "Package.resolved", "{\"object\": {\"pins\": [{\"package\": \"Icons\"}]}, \"version\": 1}",
      ["the package Icons|xcodebuild -resolvePackageDependencies|1:34"], "packages, of old"
    ),
    (
      "package.json",
      "{\"dependencies\": {\"react-native-vector-icons\": \"^9\", \"react\": \"18\"}}",
      ["the npm package react-native-vector-icons|npm install|1:19"], "npm packages"
    ),
    ("package.json", "{\"dependencies\": ", [], "no JSON"),
    ("Podfile.lock", "a: b: c", [], "no YAML"),
  ])
  func installSteps(_ path: String, _ text: String, _ expected: [String], _ reason: String) {
    let file = ProjectFile(path: path, text: text)
    let found = AppProject([file]).externalSources.map { source in
      let position = source.place.position ?? .nowhere
      return "\(source.name)|\(source.command)|\(position.line):\(position.column)"
    }
    #expect(found == expected, "\(reason)")
    // Once the step has been run, nothing is absent.
    if !path.hasPrefix("Package.") {
      let there = ["Pods/x", "Carthage/x", "node_modules/x"]
      #expect(AppProject([file], otherPaths: there).externalSources.isEmpty)
    }
  }

  @Test func packageManagers() {
    let file = ProjectFile(
      path: "a/package.json", text: "{\"dependencies\": {\"react-native-vector-icons\": \"9\"}}")
    #expect(
      AppProject([file], otherPaths: ["a/yarn.lock"]).externalSources.map(\.command)
        == ["yarn install"])
    #expect(AppProject([file], otherPaths: ["node_modules/x"]).externalSources.isEmpty)
    #expect(AppProject([file]).externalSources.first?.fontFiles.contains("Ionicons.ttf") == true)
  }
}
