import Testing

@testable import ProjectAudit

/// What a target makes, for which systems, and what it depends on.
@Suite struct XcodeTargetTests {
  static let kindRows: [(String, String, AppTarget.Kind)] = [
    ("application", "", AppTarget.Kind.app), ("app-extension", "", .extension),
    ("application.on-demand-install-capable", "", .clip), ("application.watchapp2", "", .watch),
    ("watchkit2-extension", "", .watch), ("application.watchapp2-container", "", .app),
    ("app-extension.messages", "", .extension), ("extensionkit-extension", "", .extension),
    ("framework", "", .framework), ("framework.static", "", .framework),
    ("library.static", "", .library), ("bundle", "", .bundle), ("tool", "", .tool),
    ("bundle.unit-test", "", .test), ("bundle.ui-testing", "", .test),
    ("xpc-service", "", .tool),
    // An app of the watch alone is told by its SDK.
    ("application", "SDKROOT = watchos;", .watch), ("app-extension", "SDKROOT = watchos;", .watch),
    ("framework", "SDKROOT = watchos;", .framework),
  ]

  @Test(arguments: kindRows) func kinds(_ type: String, _ settings: String, _ kind: AppTarget.Kind)
  {
    #expect(XcodeText(type: type, settings: settings).target()?.kind == kind)
  }

  @Test func unknownTypesAreToldByTheirProducts() {
    let products = [
      "app": AppTarget.Kind.app, "appex": .extension, "framework": .framework, "a": .library,
      "xctest": .test,
    ]
    for (ending, kind) in products {
      let text = XcodeText(
        objects:
          "R = {isa = PBXFileReference; path = A.\(ending); sourceTree = BUILT_PRODUCTS_DIR;};",
        target: "productReference = R;", type: "of-the-future")
      #expect(text.target()?.kind == kind)
    }
    #expect(XcodeText(type: "of-the-future").target() == nil)
  }

  private static let widgetKit =
    "F = {isa = PBXFileReference; path = System/WidgetKit.framework; sourceTree = SDKROOT;};"
    + "B = {isa = PBXBuildFile; fileRef = F;};"
    + "FP = {isa = PBXFrameworksBuildPhase; files = (B);};"

  static let widgetRows: [(String?, String, AppTarget.Kind)] = [
    ("com.apple.widgetkit-extension", "", AppTarget.Kind.widget),
    ("com.apple.share-services", "", .extension),
    // The property list has the last word.
    ("com.apple.share-services", widgetKit, .extension), (nil, widgetKit, .widget),
    (nil, "", .extension),
  ]

  @Test(arguments: widgetRows) func widgets(
    _ point: String?, _ frameworks: String, _ kind: AppTarget.Kind
  ) {
    let plist = """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>\(point ?? "")</string></dict></dict></plist>
      """
    let text = XcodeText(
      objects: frameworks, phases: frameworks.isEmpty ? "" : "FP", type: "app-extension",
      settings: "INFOPLIST_FILE = W/Info.plist;")
    let files = point == nil ? [] : [ProjectFile(path: "App/W/Info.plist", text: plist)]
    #expect(text.target(files: files)?.kind == kind)
  }

  static let platformRows: [(String, [AppPlatform], String?)] = [
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", [AppPlatform.iOS], "15.0"),
    ("SDKROOT = macosx10.15; MACOSX_DEPLOYMENT_TARGET = 10.13;", [.macOS], "10.13"),
    ("SDKROOT = appletvos;", [.tvOS], nil), ("SDKROOT = xros;", [.visionOS], nil),
    (
      "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
      [.iOS, .macCatalyst], "14.0"
    ),
    (
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx xros\"; "
        + "IPHONEOS_DEPLOYMENT_TARGET = 18.1; MACOSX_DEPLOYMENT_TARGET = 15;",
      [.iOS, .macOS, .visionOS], "18.1"
    ),
    ("IPHONEOS_DEPLOYMENT_TARGET = 9.0;", [.iOS], "9.0"),
    ("IPHONEOS_DEPLOYMENT_TARGET = 9.0; MACOSX_DEPLOYMENT_TARGET = 10.9;", [], nil),
    ("TARGETED_DEVICE_FAMILY = \"1,2\";", [.iOS], nil),
    ("SDKROOT = \"$(UNKNOWN)\";", [], nil),
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(RECOMMENDED)\";", [.iOS], nil),
    ("", [], nil),
  ]

  @Test(arguments: platformRows) func platforms(
    _ settings: String, _ platforms: [AppPlatform], _ version: String?
  ) {
    let target = XcodeText(settings: settings).target()
    #expect(target?.platforms == platforms)
    #expect(target?.deploymentTarget == version)
  }

  /// The lowest version and every property list of all configurations.
  @Test func configurations() {
    let text = XcodeText(
      objects: """
        TL2 = {isa = XCConfigurationList; buildConfigurations = (D, TC);};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = "App/$(CONFIGURATION)/Info.plist"; IPHONEOS_DEPLOYMENT_TARGET = 9.0;};};
        """, target: "buildConfigurationList = TL2;",
      settings: """
        INFOPLIST_FILE = "App/$(CONFIGURATION)/Info.plist"; IPHONEOS_DEPLOYMENT_TARGET = 10.2;
        "INFOPLIST_FILE[sdk=macosx*]" = App/Mac.plist; GENERATE_INFOPLIST_FILE = YES;
        """, projectSettings: "SDKROOT = iphoneos;")
    var shown = text
    // The first of two keys counts.
    shown.target = ""
    let list = text.text.replacing("buildConfigurationList = TL; ", with: "")
    let target = AppProject([ProjectFile(path: XcodeText.path, text: list)]).targets.first
    #expect(
      target?.infoPlists == [
        "App/App/Debug/Info.plist", "App/App/Release/Info.plist", "App/App/Mac.plist",
      ])
    #expect(target?.deploymentTarget == "9.0")
    #expect(target?.generatesInfoPlist == true)
    #expect(shown.target()?.infoPlists == ["App/App/Release/Info.plist", "App/App/Mac.plist"])
  }

  static let infoPlistRows: [(String, [String], Bool, String)] = [
    ("INFOPLIST_FILE = \"$(HOME)/A.plist\";", [], true, "a variable of the machine's"),
    ("INFOPLIST_FILE = A.plist;", ["App/A.plist"], false, "it is there"),
    ("INFOPLIST_FILE = B.plist;", ["App/B.plist"], true, "a step of the build makes it"),
    ("INFOPLIST_FILE = ../../B.plist;", ["../B.plist"], true, "outside nothing is read"),
    ("INFOPLIST_FILE = \"\";", [], false, "the build makes it whole"),
    ("", [], false, "nothing is said"),
    (
      "INFOPLIST_FILE = A.plist; \"INFOPLIST_FILE[sdk=macosx*]\" = \"$(HOME)/A.plist\";",
      ["App/A.plist"], false, "that of iOS is known"
    ),
  ]

  @Test(arguments: infoPlistRows) func infoPlistThatIsNotKnown(
    _ settings: String, _ paths: [String], _ isUnknown: Bool, _ reason: String
  ) {
    let target = XcodeText(settings: settings).target(["App/A.plist"])
    #expect(target?.infoPlists == paths, "\(reason)")
    #expect(target?.hasUnknownInfoPlist == isUnknown, "\(reason)")
    #expect(target?.generatesInfoPlist == false)
  }

  /// A local package is a folder; that of a submodule that was not fetched is empty or not there.
  static let packageRows: [(String, [String], [String], [String], String)] = [
    (
      "isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Design;",
      ["Packages/Design/Package.swift"], [], [], "it is there"
    ),
    (
      "isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Design;",
      ["Packages/Other/Package.swift"],
      ["the package Design: git submodule update --init --recursive"], ["Design"], "it is not there"
    ),
    (
      "isa = XCLocalSwiftPackageReference; relativePath = ../../Design;", [], [], ["Design"],
      "outside nothing is read"
    ),
    (
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/kit.git/\";", [],
      [], [], "the project has it and no target uses it"
    ),
  ]

  @Test(arguments: packageRows) func localPackages(
    _ package: String, _ paths: [String], _ sources: [String], _ unread: [String], _ reason: String
  ) {
    // Xcode does not write the package of a local product.
    let text = XcodeText(
      objects: """
        LP = {\(package)};
        PD = {isa = XCSwiftPackageProductDependency; productName = Design;};
        """, target: "packageProductDependencies = (PD);", project: "packageReferences = (LP);")
    let project = text.read(paths)
    #expect(project.externalSources.map { "\($0.name): \($0.command)" } == sources, "\(reason)")
    #expect(project.unreadPackages == unread, "\(reason)")
    #expect(project.targets.first?.dependencies == ["Design"], "\(reason)")
  }

  @Test func aSubmoduleThatWasNotFetchedIsEmpty() {
    let text = XcodeText(
      objects: "LP = {isa = XCLocalSwiftPackageReference; relativePath = Design;};",
      project: "packageReferences = (LP);")
    var assembler = ProjectAssembler()
    assembler.read(ProjectFile(path: XcodeText.path, text: text.text))
    let project = assembler.assembled(
      paths: [XcodeText.path, "App/A.swift"], folders: ["App", "App/App.xcodeproj", "App/Design"])
    #expect(project.externalSources.map(\.name) == ["the package Design"])
  }

  @Test(arguments: [
    ("kit.git", "Kit", "the package kit"),
    ("acme-ios", "AcmeFonts", "AcmeFonts of the package acme-ios"),
    ("FontAwesome.swift/", "FontAwesome", "the package FontAwesome.swift"),
  ]) func remotePackages(_ url: String, _ product: String, _ source: String) {
    let text = XcodeText(
      objects: """
        RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/\(url)";};
        PD = {isa = XCSwiftPackageProductDependency; package = RP; productName = \(product);};
        """, target: "packageProductDependencies = (PD);")
    #expect(text.read().externalSources.map(\.name) == [source])
  }

  /// A string catalogue holds every language, and so stands in no folder of one.
  @Test func languagesOfCatalogues() {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "ja": {"stringUnit": {"value": "あ"}}, "pt-BR": {"stringUnit": {"value": "ã"}}}}}}
      """
    let text = XcodeText(
      objects: """
        F = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = F;};
        RP = {isa = PBXResourcesBuildPhase; files = (B);};
        """, group: "F", phases: "RP")
    let files = ["Localizable.xcstrings", "Other.xcstrings"].map {
      ProjectFile(
        path: "App/" + $0,
        text: catalogue.replacing("ja", with: $0 == "Other.xcstrings" ? "ko" : "ja"))
    }
    #expect(text.target(files: files)?.languages == ["en", "ja", "pt-BR"])
  }

  @Test func whereItIsDefined() {
    let target = XcodeText().target()
    let line = XcodeText().text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("T = {isa = PBXNativeTarget") }
    #expect(
      target?.definition
        == AppTarget.Place(
          path: XcodeText.path, position: line.map { SourcePosition(line: $0 + 1, column: 5) }))
  }

  /// Everything that can be depended on, in one project and one within it.
  @Test func dependencies() {
    let text = XcodeText(
      objects: """
        D1 = {isa = PBXTargetDependency; target = T2;};
        D2 = {isa = PBXTargetDependency; targetProxy = X1;};
        D3 = {isa = PBXTargetDependency; target = AGG;};
        D4 = {isa = PBXTargetDependency; productRef = PK;};
        D5 = {isa = PBXTargetDependency; targetProxy = X3; name = NotRead;};
        D6 = {isa = PBXTargetDependency; target = AGG;};
        T2 = {isa = PBXNativeTarget; name = Widget; productReference = R2;
          productType = "com.apple.product-type.app-extension";};
        T3 = {isa = PBXNativeTarget; name = Tool; productType = "com.apple.product-type.tool";};
        AGG = {isa = PBXAggregateTarget; name = All; dependencies = (D7, D6);};
        D7 = {isa = PBXTargetDependency; target = T3;};
        X1 = {isa = PBXContainerItemProxy; containerPortal = SUB; proxyType = 1;
          remoteGlobalIDString = T; remoteInfo = "Old name";};
        X2 = {isa = PBXContainerItemProxy; containerPortal = SUB; proxyType = 2;
          remoteGlobalIDString = R; remoteInfo = Kit;};
        X3 = {isa = PBXContainerItemProxy; containerPortal = GONE; remoteInfo = Gone;};
        SUB = {isa = PBXFileReference; path = Sub/Sub.xcodeproj; sourceTree = "<group>";};
        GONE = {isa = PBXFileReference; path = Gone/Gone.xcodeproj; sourceTree = "<group>";};
        RP = {isa = PBXReferenceProxy; path = Res.bundle; remoteRef = X2; sourceTree = BUILT_PRODUCTS_DIR;};
        R2 = {isa = PBXFileReference; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR;};
        RK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};
        UI = {isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT;};
        PK = {isa = XCSwiftPackageProductDependency; productName = Lottie; package = RP1;};
        RP1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/lottie-ios.git";};
        PL1 = {isa = XCSwiftPackageProductDependency; productName = Local;};
        B1 = {isa = PBXBuildFile; fileRef = R2;}; B2 = {isa = PBXBuildFile; fileRef = RK;};
        B3 = {isa = PBXBuildFile; fileRef = UI;}; B4 = {isa = PBXBuildFile; productRef = PL1;};
        B5 = {isa = PBXBuildFile; fileRef = RP;};
        EP = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (B1);};
        FP = {isa = PBXFrameworksBuildPhase; files = (B2, B3, B4);};
        RPH = {isa = PBXResourcesBuildPhase; files = (B5);};
        """, group: "SUB, GONE",
      target: "dependencies = (D1, D2, D3, D4, D5); packageProductDependencies = (PL1);",
      phases: "EP, FP, RPH", moreTargets: "T2, T3, AGG")
    let sub = XcodeText(
      objects: "R = {isa = PBXFileReference; path = Res.bundle; sourceTree = BUILT_PRODUCTS_DIR;};",
      target: "productReference = R;", type: "bundle"
    ).text.replacing("name = App;", with: "name = Resources;")
    let kit = XcodeText(
      objects:
        "R = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};",
      target: "productReference = R;", type: "framework"
    ).text.replacing("name = App;", with: "name = KitTarget;")
    let project = text.read(files: [
      ProjectFile(path: "App/Sub/Sub.xcodeproj/project.pbxproj", text: sub),
      ProjectFile(path: "Kit/Kit.xcodeproj/project.pbxproj", text: kit),
    ])
    #expect(project.targets.map(\.name) == ["App", "Widget", "Tool", "Resources", "KitTarget"])
    #expect(
      project.targets.first?.dependencies == [
        "Widget", "KitTarget", "Local", "Resources", "Tool", "Lottie", "Gone",
      ])
    #expect(
      project.externalSources.map { "\($0.name): \($0.command)" } == [
        "the package lottie-ios: xcodebuild -resolvePackageDependencies"
      ])
  }

  /// Of two projects that make a framework of one name, the one in the same workspace is meant.
  static let workspaceRows: [(String?, String?)] = [("A", "KitA"), ("B", "KitB"), (nil, nil)]

  @Test(arguments: workspaceRows)
  func workspaces(_ folder: String?, _ expected: String?) {
    let app = XcodeText(
      objects: """
        RK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};
        B = {isa = PBXBuildFile; fileRef = RK;};
        FP = {isa = PBXFrameworksBuildPhase; files = (B);};
        """, phases: "FP")
    var files = ["A", "B"].map { name in
      ProjectFile(
        path: "\(name)/Kit.xcodeproj/project.pbxproj",
        text: XcodeText(
          objects:
            "R = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;};",
          target: "productReference = R;", type: "framework"
        ).text.replacing("name = App;", with: "name = Kit\(name);"))
    }
    if let folder {
      files.append(
        ProjectFile(
          path: "All.xcworkspace/contents.xcworkspacedata",
          text: """
            <?xml version="1.0"?><Workspace version="1.0">
            <FileRef location="group:App/App.xcodeproj"></FileRef>
            <Group location="group:\(folder)" name="x"><FileRef location="group:Kit.xcodeproj"/></Group>
            <FileRef location="absolute:/X.xcodeproj"/></Workspace>
            """))
    }
    let target = app.read(files: files).targets.first { $0.name == "App" }
    #expect(target?.dependencies == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    "Pods/Pods.xcodeproj", "Carthage/Checkouts/A/A.xcodeproj", "node_modules/a/ios/A.xcodeproj",
    "DerivedData/A.xcodeproj",
  ]) func othersProjectsAreLeft(_ path: String) {
    let file = ProjectFile(path: path + "/project.pbxproj", text: XcodeText().text)
    #expect(AppProject([file]) == AppProject())
  }
}
