import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct XcodeGenTests {
  /// The targets as lines of text: what they are, and then their fonts.
  static func lines(_ project: AppProject) -> [String] {
    project.targets.flatMap { target in
      let platforms = target.platforms.map(\.rawValue).joined(separator: "+")
      let parts = [
        target.name, target.kind.rawValue, platforms, target.deploymentTarget ?? "-",
        target.infoPlists.joined(separator: "+"),
      ]
      return [parts.joined(separator: " ")]
        + target.fonts.map { "  \($0.path) -> \($0.bundlePath)" }
    }
  }

  static let paths = [
    "App/App.swift", "App/Fonts/A.ttf", "App/Fonts/Old/B.otf", "App/Info.plist",
    "App/Assets.xcassets/C.ttf", "App/Kit.bundle/fonts/D.ttf", "App/pl.lproj/E.ttf",
    "App/pl.lproj/Localizable.strings", "Shared/F.ttf",
  ]

  @Test(arguments: [
    (
      "a group is flattened",
      """
      name: X
      targets:
        App: {type: application, platform: iOS, deploymentTarget: 15.0, sources: App}
      """,
      [
        "App app iOS 15.0 App/Info.plist", "  App/Fonts/A.ttf -> A.ttf",
        "  App/Fonts/Old/B.otf -> B.otf", "  App/Kit.bundle/fonts/D.ttf -> Kit.bundle/fonts/D.ttf",
        "  App/pl.lproj/E.ttf -> pl.lproj/E.ttf",
      ]
    ),
    (
      "a folder reference keeps its folders",
      """
      name: X
      options: {deploymentTarget: {iOS: 16.4}}
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App/Fonts
              type: folder
      """,
      [
        "App app iOS 16.4 ", "  App/Fonts/A.ttf -> Fonts/A.ttf",
        "  App/Fonts/Old/B.otf -> Fonts/Old/B.otf",
      ]
    ),
    (
      "what is excluded is not shipped, nor what no phase takes",
      """
      name: X
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App/Fonts
              excludes: ["Old"]
            - {path: App/pl.lproj, buildPhase: none}
            - {path: Shared, includes: ["*.otf"]}
      """,
      ["App app iOS - ", "  App/Fonts/A.ttf -> A.ttf"]
    ),
    (
      "a phase that copies files puts them where it says",
      """
      name: X
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: Shared/F.ttf
              buildPhase: {copyFiles: {destination: resources, subpath: Fonts}}
            - path: App/Fonts/A.ttf
              buildPhase: {copyFiles: {destination: productsDirectory}}
      """,
      ["App app iOS - ", "  Shared/F.ttf -> Fonts/F.ttf"]
    ),
    (
      "several platforms make several targets",
      """
      name: X
      targets:
        Kit: {type: framework, platform: [iOS, tvOS], sources: [Shared]}
      """,
      [
        "Kit_iOS framework iOS - ", "  Shared/F.ttf -> F.ttf", "Kit_tvOS framework tvOS - ",
        "  Shared/F.ttf -> F.ttf",
      ]
    ),
    (
      "templates are merged, one's own words last, lists together",
      """
      name: X
      targetTemplates:
        Base:
          platform: iOS
          deploymentTarget: 13.0
          sources: [Shared]
          settings: {INFOPLIST_FILE: "${target_name}/Info.plist"}
        Mine: {templates: [Base], type: application}
      targets:
        App: {templates: [Mine], deploymentTarget: 14.0, sources: [App/Fonts/A.ttf]}
      """,
      ["App app iOS 14.0 App/Info.plist", "  Shared/F.ttf -> F.ttf", "  App/Fonts/A.ttf -> A.ttf"]
    ),
    (
      "anchors and merge keys",
      """
      name: X
      base: &base {type: application, platform: iOS}
      targets:
        App: {<<: *base, sources: [Shared]}
        Two: {<<: *base, type: app-extension}
      """,
      ["App app iOS - ", "  Shared/F.ttf -> F.ttf", "Two extension iOS - "]
    ),
    (
      "settings by configuration and by group",
      """
      name: X
      settingGroups:
        g: {base: {INFOPLIST_FILE: $(SRCROOT)/A.plist}}
      targets:
        App:
          type: application
          platform: iOS
          settings:
            groups: [g]
            configs: {Debug: {INFOPLIST_FILE: B.plist, IPHONEOS_DEPLOYMENT_TARGET: "12.0"}}
      """,
      ["App app iOS 12.0 A.plist+B.plist"]
    ),
    (
      "kinds by their types",
      """
      name: X
      targets:
        Watch: {type: application.watchapp2, platform: watchOS}
        Clip: {type: application.on-demand-install-capable, platform: iOS}
        Tests: {type: bundle.unit-test, platform: iOS}
        Lib: {type: library.static, platform: iOS}
        Res: {type: bundle, platform: iOS}
        Tool: {type: tool, platform: macOS}
        Widget:
          type: app-extension
          platform: iOS
          info:
            path: W.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
      """,
      [
        "Watch watch watchOS - ", "Clip clip iOS - ", "Tests test iOS - ", "Lib library iOS - ",
        "Res bundle iOS - ", "Tool tool macOS - ", "Widget widget iOS - W.plist",
      ]
    ),
    (
      "what the environment decides is not guessed",
      """
      name: X
      targets:
        App: {type: application, platform: iOS, sources: ["${DIR}"]}
      """, []
    ),
    (
      "a template that is not there",
      "name: X\ntargets: {App: {templates: [T], type: application, platform: iOS}}", []
    ),
    (
      "templates that name each other",
      "name: X\ntargetTemplates: {T: {templates: [T]}}\ntargets: {App: {templates: [T], type: application, platform: iOS}}",
      []
    ),
    (
      "an include that is not there",
      "name: X\ninclude: other.yml\ntargets: {App: {type: application, platform: iOS}}", []
    ),
    ("no specification", "- a\n- b: targets", []),
  ])
  func targets(_ reason: String, _ yaml: String, _ expected: [String]) {
    let project = AppProject([ProjectFile(path: "project.yml", text: yaml)], otherPaths: Self.paths)
    #expect(Self.lines(project) == expected, "\(reason)")
    #expect(project.problems.allSatisfy { $0.kind == .notFollowed })
  }

  /// What cannot be known is told once, and nothing is said of it that may be wrong.
  @Test(arguments: [
    (
      "name: X\ntargets:\n  §App: {type: application, platform: iOS, sources: [\"${DIR}\"]}\n"
        + "  Kit: {type: framework, platform: iOS, sources: [\"${DIR}\"]}",
      "what it says of App, Kit is computed and not followed here", "sources of the environment"
    ),
    (
      "name: X\ntargets:\n  §App: {templates: [T], type: application, platform: iOS}",
      "what it says of App is computed and not followed here", "a template that is not there"
    ),
    (
      "name: X\ninclude:\n  - §other.yml\ntargets: {App: {type: application, platform: iOS}}",
      "what it describes is computed and not followed here", "an include that is not there"
    ),
  ])
  func whatIsNotFollowed(_ yaml: String, _ message: String, _ reason: String) {
    let marked = MarkedText(yaml)
    let files = [ProjectFile(path: "a/project.yml", text: marked.text)]
    let project = AppProject(files, otherPaths: ["a/App/A.ttf"])
    #expect(
      project.problems == [
        FileProblem(
          path: "a/project.yml", message: message, position: marked.positions.first,
          help: "run xcodegen first; then Xcode's project tells which fonts ship",
          kind: .notFollowed)
      ], "\(reason)")
    let found = Auditor().audit(
      AuditContext(project: project, fonts: FontFiles(faces: [.exampleBold]))
    ).diagnostics
    #expect(found.map { "\($0.rule) \($0.severity)" } == ["file-unreadable note"])
    // Once the project is made, it tells.
    var text = XcodeText()
    text.type = "framework"
    let made = AppProject(
      files + [ProjectFile(path: "a/X.xcodeproj/project.pbxproj", text: text.text)])
    #expect(made.problems == [])
  }

  @Test func settingsOfConfigurationFiles() {
    let project = AppProject([
      ProjectFile(
        path: "project.yml",
        text: """
          name: X
          configFiles: {Debug: Config/Base.xcconfig}
          targets:
            App:
              type: application
              platform: iOS
              configFiles: {Debug: Config/App.xcconfig, Release: Config/App.xcconfig}
            Kit: {type: framework, platform: iOS}
          """),
      ProjectFile(path: "Config/Base.xcconfig", text: "IPHONEOS_DEPLOYMENT_TARGET = 15.4\n"),
      ProjectFile(
        path: "Config/App.xcconfig",
        text: "#include \"More.xcconfig\"\nINFOPLIST_FILE = $(SRCROOT)/App/$(TARGET_NAME).plist\n"),
      ProjectFile(path: "Config/More.xcconfig", text: "GENERATE_INFOPLIST_FILE = YES"),
    ])
    #expect(Self.lines(project) == ["App app iOS 15.4 App/App.plist", "Kit framework iOS 15.4 "])
    #expect(project.targets.map(\.generatesInfoPlist) == [true, false])
  }

  @Test func declarationsStandWhereTheyAreWritten() {
    let marked = MarkedText(
      """
      name: X
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          info:
            path: App/Info.plist
            properties:
              UIAppFonts:
                - §A.ttf
                - §"B.otf"
                - §[x]
      """)
    let stale =
      "<plist><dict><key>UIAppFonts</key><array><string>Old.ttf</string></array></dict></plist>"
    let project = AppProject(
      [
        ProjectFile(path: "project.yml", text: marked.text),
        ProjectFile(path: "App/Info.plist", text: stale),
      ], otherPaths: Self.paths)
    #expect(
      project.targets.first?.inlineDeclarations == [
        FontDeclaration(
          path: "project.yml",
          entries: [
            .init(file: "A.ttf", index: 0, position: marked.positions[0]),
            .init(file: "B.otf", index: 1, position: marked.positions[1]),
            .init(file: nil, kind: "a list", index: 2, position: marked.positions[2]),
          ])
      ])
    // XcodeGen writes that file anew.
    #expect(project.declarations.isEmpty)
  }

  @Test func includedFilesHaveTheirOwnFolder() {
    let project = AppProject(
      [
        ProjectFile(
          path: "project.yml",
          text: """
            name: X
            include:
              - path: modules/one.yml
              - {path: modules/two.yml, relativePaths: false}
            targets: {App: {platform: iOS}}
            """),
        ProjectFile(
          path: "modules/one.yml",
          text: "targets: {App: {type: application, sources: [Fonts]}}"),
        ProjectFile(path: "modules/two.yml", text: "targets: {App: {sources: [Shared]}}"),
      ], otherPaths: ["modules/Fonts/M.ttf", "Fonts/N.ttf"] + Self.paths)
    #expect(
      Self.lines(project) == [
        "App app iOS - ", "  modules/Fonts/M.ttf -> M.ttf", "  Shared/F.ttf -> F.ttf",
      ])
  }

  @Test func dependenciesAndPackages() {
    let project = AppProject([
      ProjectFile(
        path: "project.yml",
        text: """
          name: X
          packages:
            Local: {path: ../Local}
            FarFonts: {url: "https://example.com/Far", from: 1.0.0}
          targets:
            App:
              type: application
              platform: iOS
              settings: {INFOPLIST_KEY_UIAppFonts: A.ttf}
              dependencies:
                - target: Kit
                - package: FarFonts
                - {package: Local, products: [One, Two]}
                - framework: Vendor/Z.framework
                - sdk: UIKit.framework
          """)
    ])
    #expect(project.targets.first?.dependencies == ["Kit", "FarFonts", "One", "Two", "Z"])
    #expect(
      project.externalSources == [
        ExternalSource(
          name: "the package FarFonts", command: "xcodebuild -resolvePackageDependencies",
          place: .init(path: "project.yml", position: SourcePosition(line: 4, column: 3)))
      ])
    #expect(
      project.ignoredSettings == [
        IgnoredSetting(
          name: "INFOPLIST_KEY_UIAppFonts", target: "App",
          place: .init(path: "project.yml", position: SourcePosition(line: 9, column: 42)))
      ])
  }

  @Test func faultsAreTold() {
    let project = AppProject([
      ProjectFile(path: "project.yml", text: "name: X\ntargets:\n  App: a: b")
    ])
    #expect(
      project.problems == [
        FileProblem(
          path: "project.yml",
          message: "a ':' stands where no key can be; put the text in quotes",
          position: SourcePosition(line: 3, column: 9))
      ])
    #expect(AppProject([ProjectFile(path: "ci.yml", text: "a: b: targets")]).problems.isEmpty)
  }

  /// Merging must not multiply what is written.
  @Test(.timeLimit(.minutes(1))) func templatesThatMultiply() {
    var yaml =
      "name: X\ntargetTemplates:\n  T0: {sources: [\(Array(repeating: "a", count: 500).joined(separator: ","))]}\n"
    for index in 1...15 {
      yaml +=
        "  T\(index): {templates: [\(Array(repeating: "T\(index - 1)", count: 9).joined(separator: ","))]}\n"
    }
    yaml += "targets: {App: {type: application, platform: iOS, templates: [T15]}}"
    _ = AppProject([ProjectFile(path: "project.yml", text: yaml)])
  }
}
