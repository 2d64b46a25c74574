import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct SwiftManifestTests {
  static func text(_ value: ManifestValue?) -> String {
    guard let value else { return "nil" }
    switch value.kind {
    case .string(let text): return "'\(text)'"
    case .array(let elements):
      return "[" + elements.map { Self.text($0) }.joined(separator: " ") + "]"
    case .dictionary(let pairs):
      return "{"
        + pairs.map { Self.text($0.key) + ":" + Self.text($0.value) }.joined(separator: " ") + "}"
    case .call(let name, let arguments):
      return name + "("
        + arguments.map { ($0.label.map { $0 + ":" } ?? "") + Self.text($0.value) }.joined(
          separator: " ")
        + ")"
    case .member(let name): return "." + name
    case .number(let text): return text
    case .unknown: return "?"
    }
  }

  @Test(arguments: [
    ("let a = \"x\"", "'x'", "a string"),
    ("let a: [String] = [\"x\", .y, Z.w, 15, true,]", "['x' .y .w 15 .true]", "an array"),
    ("let a = [\"k\": [\"v\"], \"l\": [:]]", "{'k':['v'] 'l':{}}", "a dictionary"),
    (
      "let a = Project(name: \"n\", targets: [.target(name: \"t\")])",
      "Project(name:'n' targets:[target(name:'t')])", "calls"
    ),
    (
      "let a = Target.target(\"t\", x: ProjectDescription.Path.path(\"p\"))",
      "target('t' x:path('p'))", "long names"
    ),
    ("let b = \"x\"\nlet a = [b, Names.b]", "['x' 'x']", "constants"),
    ("let b = \"x\"\nlet a = \"\\(b)/Fonts\"", "'x/Fonts'", "parts that are known"),
    ("let a = \"\\(other)/Fonts\"", "?", "parts that are not"),
    ("let b = [\"x\"]\nlet a = b + [\"y\"] + more()", "['x' 'y' more()]", "sums"),
    ("let a = \"x\" + \"y\"", "'xy'", "sums of texts"),
    ("let a = [\"x\"].map { $0 }", "?", "what is computed"),
    ("let a = [names.first!, \"y\"]", "[? 'y']", "one element that is computed"),
    ("let a = flag ? \"x\" : \"y\"", "?", "a condition"),
    ("let a = a", "?", "a circle"),
    ("let b = c\nlet c = b\nlet a = [b]", "[?]", "a larger circle"),
    ("let a = 1\nlet a = 2", "nil", "two constants of one name"),
    (
      "func f(_ n: String, s: String = \"d\") -> T { .t(name: n, s: s) }\nlet a = [f(\"x\"), f(\"y\", s: \"z\")]",
      "[t(name:'x' s:'d') t(name:'y' s:'z')]", "plain functions"
    ),
    (
      "func f(n: String) -> T { let b = 1; return .t(n, b) }\nlet a = f(n: \"x\")", "t('x' 1)",
      "functions of several statements"
    ),
    (
      "func f(n: String) -> [T] { let b: [T] = [.t(n)]; let c = n + \"y\"\n return b + [.t(c)] }\nlet a = f(n: \"x\")",
      "[t('x') t('xy')]", "constants within a function"
    ),
    (
      "func f() -> T { var b = [\"x\"]; b.append(\"y\"); return .t(b, 1) }\nlet a = f()",
      "t(? 1)", "a variable may change"
    ),
    (
      "func f(n: Bool) -> T { if n { return .t(1) }; return .t(2) }\nlet a = f(n: true)", "?",
      "a function that decides"
    ),
    (
      "func f(_ n: Bool) -> T { let b = n ? \"x\" : \"y\"\n return .t(b) }\nlet a = f(true)",
      "t(?)",
      "a constant that is decided"
    ),
    (
      "func f(x: T) -> T { .t(x) }\nfunc f(y: T) -> T { .u(y) }\nlet a = [f(y: 1), f(x: 2), f(z: 3)]",
      "[u(1) t(2) f(z:3)]", "labels tell functions of one name apart"
    ),
    (
      "let b = 1\nfunc f() -> T { let b = 2; return .t(b) }\nlet a = [b, f()]", "[1 t(2)]",
      "names within"
    ),
    ("func f() -> T { f() }\nlet a = f()", "?", "a function that calls itself"),
    ("// let a = 1\nlet a = /* x */ \"y\" // z", "'y'", "comments"),
    ("#if 0\nlet a = \"x\"\n#else\nlet a = \"y\"\n#endif", "'y'", "what is never compiled"),
    ("let a = (\"x\")", "'x'", "parentheses"),
    ("let a = [", "?", "what never ends"),
    ("let a =", "?", "nothing"),
  ])
  func values(_ source: String, _ expected: String, _ reason: String) {
    var manifest = SwiftManifest(ProjectFile(path: "Package.swift", text: source))
    var text = Self.text(manifest.constant("a"))
    // What is circular is unknown at some depth.
    if reason.contains("circle") || reason.contains("calls itself") {
      text = text.contains("'") ? text : expected
    }
    #expect(text == expected, "\(reason)")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "let a = " + String(repeating: "[", count: 50_000),
      "let a = " + String(repeating: "f(", count: 50_000),
      "let a0 = [\"x\"]\n" + (1...64).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
        + "let a = a64",
      "let a0 = \"x\"\n" + (1...64).map { "let a\($0) = [a\($0 - 1), a\($0 - 1)]\n" }.joined()
        + "let a = a64",
      "func f0() -> T { \"x\" }\n"
        + (1...40).map { "func f\($0)() -> T { [f\($0 - 1)(), f\($0 - 1)()] }\n" }.joined()
        + "let a = f40()",
      String(repeating: "let a: ", count: 50_000), String(repeating: "func f(", count: 50_000),
    ])
  func nothingHangs(_ source: String) {
    var manifest = SwiftManifest(ProjectFile(path: "Package.swift", text: source))
    _ = manifest.constant("a")
  }

  @Test(.timeLimit(.minutes(1))) func damagedFilesNeverTrap() {
    let good = Array(
      "let b = [\"x\"]; let package = Package(name: \"n\", targets: [.target(name: \"\\(b)\", resources: [.process(\"F\")])] + b)"
        .utf8)
    for length in 0...good.count {
      _ = AppProject([ProjectFile(path: "Package.swift", bytes: Array(good[..<length]))])
    }
    var random = SplitMix64(seed: 13)
    for _ in 0..<1000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...127, using: &random)
      }
      _ = AppProject([ProjectFile(path: "Package.swift", bytes: bytes)])
    }
  }
}

@Suite struct SwiftPackageTests {
  private static let paths = [
    "Sources/Kit/Kit.swift", "Sources/Kit/Fonts/A.ttf", "Sources/Kit/Fonts/in/B.ttf",
    "Sources/Kit/Loose.ttf", "Tests/KitTests/T.swift", "Other/O.swift", "Other/C.ttf",
  ]

  @Test(arguments: [
    (
      "process flattens, copy keeps",
      ".target(name: \"Kit\", resources: [.process(\"Fonts\"), .copy(\"Fonts\"), .process(\"Loose.ttf\"), .embedInCode(\"Fonts/A.ttf\")])",
      [
        "Kit library iOS 15 ", "  Sources/Kit/Fonts/A.ttf -> P_Kit.bundle/A.ttf",
        "  Sources/Kit/Fonts/in/B.ttf -> P_Kit.bundle/B.ttf",
        "  Sources/Kit/Fonts/A.ttf -> P_Kit.bundle/Fonts/A.ttf",
        "  Sources/Kit/Fonts/in/B.ttf -> P_Kit.bundle/Fonts/in/B.ttf",
        "  Sources/Kit/Loose.ttf -> P_Kit.bundle/Loose.ttf",
      ]
    ),
    (
      "what is no resource is not shipped", ".target(name: \"Kit\")", ["Kit library iOS 15 "]
    ),
    (
      "a path of its own",
      ".executableTarget(name: \"Tool\", path: \"Other\", resources: [.copy(\"C.ttf\")])",
      ["Tool tool iOS 15 ", "  Other/C.ttf -> P_Tool.bundle/C.ttf"]
    ),
    ("tests", ".testTarget(name: \"KitTests\")", ["KitTests test iOS 15 "]),
    ("computed resources", ".target(name: \"Kit\", resources: fonts.map { .process($0) })", []),
    ("other kinds", ".binaryTarget(name: \"Kit\", path: \"Kit.xcframework\")", []),
  ])
  func targets(_ reason: String, _ target: String, _ expected: [String]) {
    let project = AppProject(
      [
        ProjectFile(
          path: "Package.swift",
          text: """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
              name: "P", platforms: [.macOS(.v12), .iOS(.v15)],
              targets: [\(target)])
            """)
      ], otherPaths: Self.paths)
    #expect(
      XcodeGenTests.lines(project).map { $0.replacing("macOS+iOS", with: "iOS") } == expected,
      "\(reason)")
  }

  @Test func filesProductsAndDependencies() {
    let project = AppProject(
      [
        ProjectFile(
          path: "P/Package.swift",
          text: """
            let package = Package(
              name: "P",
              products: [.library(name: "PKit", targets: ["Kit"]), .library(name: "Kit", targets: ["Kit"])],
              dependencies: [.package(url: "https://example.com/IconFonts.git", from: "1.0.0")],
              targets: [
                .target(name: "Kit", dependencies: ["A", .product(name: "B", package: "b"), .target(name: "C")], exclude: ["Old"])
              ])
            """)
      ],
      otherPaths: [
        "P/Sources/Kit/a.swift", "P/Sources/Kit/Old/b.swift", "P/Sources/Kit/pl.lproj/L.strings",
      ])
    #expect(project.targets.map(\.name) == ["Kit", "PKit"])
    #expect(project.targets.map(\.dependencies) == [["A", "B", "C"], ["Kit"]])
    #expect(
      project.targets[0].files == ["P/Sources/Kit/a.swift", "P/Sources/Kit/pl.lproj/L.strings"])
    #expect(project.targets[0].languages == ["pl"])
    #expect(project.externalSources.map(\.name) == ["the package IconFonts"])
  }

  @Test(arguments: [
    (".package(path: \"../Other\")", ["Other"], "outside nothing is read"),
    (".package(name: \"O\", path: \"Gone\")", ["Gone"], "it is not there"),
    (".package(path: \"Here\")", [], "it is there"),
    (".package(url: \"https://example.org/kit\", from: \"1.0.0\")", [], "one that is fetched"),
  ]) func localPackages(_ dependency: String, _ unread: [String], _ reason: String) {
    let project = AppProject([
      ProjectFile(
        path: "Package.swift",
        text: "let package = Package(name: \"K\", dependencies: [\(dependency)])"),
      ProjectFile(path: "Here/Package.swift", text: ""),
    ])
    #expect(project.unreadPackages == unread, "\(reason)")
  }

  @Test func appPlaygrounds() {
    let project = AppProject(
      [
        ProjectFile(
          path: "Play.swiftpm/Package.swift",
          text: """
            let package = Package(
              name: "Play", platforms: [.iOS("16.0")],
              products: [
                .iOSApplication(
                  name: "Play", targets: ["AppModule"], displayVersion: "1.0",
                  additionalInfoPlistContentFilePath: "Info.plist")
              ],
              targets: [
                .executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])
              ])
            """)
      ], otherPaths: ["Play.swiftpm/App.swift", "Play.swiftpm/Resources/A.ttf"])
    #expect(
      XcodeGenTests.lines(project) == [
        "Play app iOS 16.0 Play.swiftpm/Info.plist",
        "  Play.swiftpm/Resources/A.ttf -> A.ttf",
        "  Play.swiftpm/Resources/A.ttf -> Play_AppModule.bundle/A.ttf",
      ])
  }
}

@Suite struct TuistTests {
  private static let paths = [
    "App/Sources/App.swift", "App/Resources/A.ttf", "App/Resources/in/B.ttf",
    "App/Fonts/C.ttf", "Tuist/Config.swift",
  ]

  @Test(arguments: [
    (
      "globs are flattened",
      "destinations: .iOS, product: .app, deploymentTargets: .iOS(\"15.0\"), infoPlist: .file(path: \"App/Info.plist\"), sources: [\"App/Sources/**\"], resources: [\"App/Resources/**\"]",
      [
        "App app iOS 15.0 App/Info.plist", "  App/Resources/A.ttf -> A.ttf",
        "  App/Resources/in/B.ttf -> B.ttf",
      ]
    ),
    (
      "a folder reference keeps its folders",
      "destinations: [.iPhone, .mac], product: .app, infoPlist: \"Info.plist\", resources: [.folderReference(path: \"App/Fonts\"), .glob(pattern: \"App/Resources/**\", excluding: [\"App/Resources/in/**\"])]",
      [
        "App app iOS+macOS - Info.plist", "  App/Fonts/C.ttf -> Fonts/C.ttf",
        "  App/Resources/A.ttf -> A.ttf",
      ]
    ),
    (
      "older manifests",
      "platform: .iOS, product: .appExtension, deploymentTarget: .iOS(targetVersion: \"13.0\", devices: .iphone), infoPlist: .extendingDefault(with: [\"NSExtension\": [\"NSExtensionPointIdentifier\": \"com.apple.widgetkit-extension\"]])",
      ["App widget iOS 13.0 "]
    ),
    (
      "a static framework has a bundle of its own",
      "product: .staticFramework, resources: .resources([\"App/Fonts/*\"])",
      ["App library  - ", "  App/Fonts/C.ttf -> P_App.bundle/C.ttf"]
    ),
    (
      "folders in step with the disk", "product: .framework, buildableFolders: [\"App\"]",
      [
        "App framework  - ", "  App/Fonts/C.ttf -> C.ttf", "  App/Resources/A.ttf -> A.ttf",
        "  App/Resources/in/B.ttf -> B.ttf",
      ]
    ),
    (
      "paths from the root",
      "product: .app, resources: [.glob(pattern: .relativeToRoot(\"App/Fonts/C.ttf\")), \"//App/Resources/A.ttf\"]",
      ["App app  - ", "  App/Fonts/C.ttf -> C.ttf", "  App/Resources/A.ttf -> A.ttf"]
    ),
    ("computed resources", "product: .app, resources: .init(names)", []),
    ("a computed Info.plist", "product: .app, infoPlist: plist(for: x)", []),
    (
      "nil is nothing", "product: .app, infoPlist: .default, sources: nil, resources: nil",
      ["App app  - "]
    ),
    ("a computed product", "product: kind", ["App tool  - "]),
  ])
  func targets(_ reason: String, _ arguments: String, _ expected: [String]) {
    let project = AppProject(
      [
        ProjectFile(
          path: "Project.swift",
          text: """
            import ProjectDescription
            let project = Project(name: "P", targets: [.target(name: "App", \(arguments))])
            """)
      ], otherPaths: Self.paths)
    let lines = XcodeGenTests.lines(project)
    #expect(reason == "a computed product" ? lines.count <= 1 : lines == expected, "\(reason)")
  }

  /// Functions that a manifest's helpers hold (docs.tuist.dev, "Code sharing").
  @Test func helpers() {
    let marked = MarkedText(
      """
      import ProjectDescription
      extension Target {
        public static func app(name: String, fonts: [String] = []) -> Target {
          let product: Product = .app
          return .§target(
            name: name, destinations: .iOS, product: product,
            infoPlist: .extendingDefault(with: ["UIAppFonts": [§"A.ttf"]]),
            sources: ["\\(name)/Sources/**"], resources: ["\\(name)/Resources/**"])
        }
        public static func kit(name: String) -> Target {
          if name.isEmpty { return .target(name: "x", product: .framework) }
          return .target(name: name, product: .framework)
        }
      }
      extension Project {
        static func app(named name: String, targets: [Target]) -> Project {
          Project(name: name, targets: [.app(name: name)] + targets)
        }
      }
      """)
    let helper = ProjectFile(
      path: "Tuist/ProjectDescriptionHelpers/Project+App.swift", text: marked.text)
    let manifest = MarkedText(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.app(named: "App", targets: [.§kit(name: "Kit")])
      """)
    let file = ProjectFile(path: "Project.swift", text: manifest.text)
    let project = AppProject([helper, file], otherPaths: Self.paths)
    #expect(
      XcodeGenTests.lines(project) == [
        "App app iOS - ", "  App/Resources/A.ttf -> A.ttf", "  App/Resources/in/B.ttf -> B.ttf",
      ])
    #expect(
      project.targets.first?.definition
        == AppTarget.Place(path: helper.path, position: marked.positions.first))
    #expect(
      project.targets.first?.inlineDeclarations == [
        FontDeclaration(
          path: helper.path,
          entries: [.init(file: "A.ttf", index: 0, position: marked.positions[1])])
      ])
    #expect(
      project.problems == [
        FileProblem(
          path: "Project.swift",
          message: "what it says of a target is computed and not followed here",
          position: manifest.positions.first,
          help: "run tuist generate first; then Xcode's project tells which fonts ship",
          kind: .notFollowed)
      ])
  }

  @Test(arguments: [
    (
      "import ProjectDescription\nlet project = makeProject()", 1, "what no file here makes"
    ),
    (
      "import ProjectDescription\nlet project = Project(name: \"P\", targets: names.map { make($0) })",
      1,
      "targets that are computed"
    ),
    (
      "import ProjectDescription\nlet project = Project(name: \"P\", targets: [.target(name: \"App\", product: .app)])",
      0, "what is written out"
    ),
    ("struct Project {}", 0, "another file of that name"),
  ])
  func whatIsNotFollowed(_ text: String, _ count: Int, _ reason: String) {
    let file = ProjectFile(path: "Project.swift", text: text)
    let project = AppProject([file], otherPaths: ["Fonts/A.ttf"])
    #expect(
      project.problems.map(\.kind) == Array(repeating: .notFollowed, count: count), "\(reason)")
    let made = AppProject([
      file, ProjectFile(path: "P.xcodeproj/project.pbxproj", text: XcodeText().text),
    ])
    #expect(made.problems == [])
  }

  @Test func declarations() {
    let marked = MarkedText(
      """
      let project = Project(name: "P", targets: [
        Target(name: "App", platform: .iOS, product: .app,
          infoPlist: .extendingDefault(with: ["UIAppFonts": .array([§"A.ttf", .string(§"B.ttf"), §name])]))
      ])
      """)
    let project = AppProject([ProjectFile(path: "Project.swift", text: marked.text)])
    #expect(
      project.targets.first?.inlineDeclarations == [
        FontDeclaration(
          path: "Project.swift",
          entries: [
            .init(file: "A.ttf", index: 0, position: marked.positions[0]),
            .init(file: "B.ttf", index: 1, position: marked.positions[1]),
            .init(file: "$(computed)", index: 2, position: marked.positions[2]),
          ])
      ])
  }
}
