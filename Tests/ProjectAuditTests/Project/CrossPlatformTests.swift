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
    #expect(
      project.problems == [
        FileProblem(
          path: "app/pubspec.yaml", message: "the font asset app/fonts/B.ttf is not there",
          position: marked.positions[2],
          help: "add the file, or remove the asset; flutter build stops at it")
      ])
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
