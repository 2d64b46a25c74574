import FontInspection
import Testing

@testable import ProjectAudit

/// An app, and a font in the bundle of a package or framework that it links.
@Suite struct LinkedFontTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What the app's code says, besides naming the font.
    var code = ""
    /// What the package's code says.
    var packageCode = ""
    /// The app's `UIAppFonts`, or all of its Info.plist.
    var fonts = ""
    var infoPlist: String?
    var settings = "INFOPLIST_FILE = Info.plist;"
    /// More products that the app links.
    var products = ""
    var name = "Lato-Bold"
    var isFound = false
  }

  static let rows = [
    Row(testDescription: "nothing registers it", isFound: true),
    Row(
      testDescription: "the package registers it",
      packageCode: """
        public func start() {
          let urls = Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: nil)
          CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
        }
        """),
    Row(
      testDescription: "the app registers fonts as a view appears",
      code: "let view = text.onAppear { CTFontManagerRegisterFontsForURL(url, .process, nil) }"),
    Row(
      testDescription: "UIAppFonts may lead into a bundle",
      fonts: "<string>Kit_Design.bundle/Lato-Bold.ttf</string>"),
    Row(
      testDescription: "a product of which nothing is known may register it", products: ", OTHER"),
    Row(testDescription: "no code names it", name: "Helvetica"),
    Row(testDescription: "an Info.plist that is damaged may list it", infoPlist: "<plist>"),
    Row(
      testDescription: "so may one that is not there",
      settings: "INFOPLIST_FILE = Derived/Info.plist;"),
    Row(
      testDescription: "so may one whose path is not known",
      settings: "INFOPLIST_FILE = \"$(BRAND)/Info.plist\";"),
    Row(
      testDescription: "one that the build makes lists nothing",
      settings: "GENERATE_INFOPLIST_FILE = YES;", isFound: true),
  ]

  @Test(arguments: rows) func package(_ row: Row) {
    let text = XcodeText(
      objects: """
        LP = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit;};
        PD = {isa = XCSwiftPackageProductDependency; productName = Design;};
        OTHER = {isa = XCSwiftPackageProductDependency; productName = Other;};
        S = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = S;};
        SP = {isa = PBXSourcesBuildPhase; files = (B);};
        """, group: "S", target: "packageProductDependencies = (PD\(row.products));", phases: "SP",
      settings: row.settings, projectSettings: "SDKROOT = iphoneos;",
      project: "packageReferences = (LP);")
    let manifest = """
      let package = Package(name: "Kit", products: [.library(name: "Design", targets: ["Design"])],
        targets: [.target(name: "Design", resources: [.process("Fonts")])])
      """
    let plist =
      row.infoPlist ?? """
        <plist><dict><key>UIAppFonts</key><array>\(row.fonts)</array></dict></plist>
        """
    var face = FontFace.exampleBold
    face.path = "Kit/Sources/Design/Fonts/Lato-Bold.ttf"
    let project = AppProject(
      [
        ProjectFile(path: XcodeText.path, text: text.text),
        ProjectFile(path: "App/Info.plist", text: plist),
        ProjectFile(path: "Kit/Package.swift", text: manifest),
        ProjectFile(path: "Kit/Sources/Design/D.swift", text: row.packageCode),
        ProjectFile(
          path: "App/App.swift",
          text: "let a = UIFont(name: \"\(row.name)\", size: 17)\n\(row.code)"
        ),
      ], otherPaths: [face.path])
    let found = PlistFontUnlistedRule().findings(
      in: AuditContext(project: project, fonts: FontFiles(faces: [face])))
    #expect(
      found.map { "\($0.path): \($0.message)" }
        == (row.isFound
          ? [face.path + ": " + PlistFontUnlistedRule.unregistered("Design", "App")] : [])
    )
  }

  /// What an Info.plist lists that cannot be read is not known, of the app's own fonts neither.
  @Test(arguments: [
    ("INFOPLIST_FILE = Info.plist;", "<plist><dict/></plist>", true, "one that lists nothing"),
    ("INFOPLIST_FILE = Info.plist;", "<plist><dict>", false, "one that ends too early"),
    (
      "INFOPLIST_FILE = Info.plist;",
      "<plist><dict><key>UIAppFonts</key><string>Lato-Bold.ttf</string></dict></plist>", false,
      "one with a text in place of the array"
    ),
    (
      "INFOPLIST_FILE = \"$(BRAND).plist\";", "<plist><dict/></plist>", false,
      "one that is not known"
    ),
    ("INFOPLIST_FILE = Made.plist;", "<plist><dict/></plist>", false, "one that is not there"),
  ]) func ownFonts(_ settings: String, _ plist: String, _ isFound: Bool, _ reason: String) {
    let text = XcodeText(
      objects: """
        F = {isa = PBXFileReference; path = "Lato-Bold.ttf"; sourceTree = "<group>";};
        S = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>";};
        FB = {isa = PBXBuildFile; fileRef = F;}; SB = {isa = PBXBuildFile; fileRef = S;};
        RP = {isa = PBXResourcesBuildPhase; files = (FB);};
        SP = {isa = PBXSourcesBuildPhase; files = (SB);};
        """, group: "F, S", phases: "RP, SP", settings: settings,
      projectSettings: "SDKROOT = iphoneos;")
    var face = FontFace.exampleBold
    face.path = "App/Lato-Bold.ttf"
    let project = AppProject(
      [
        ProjectFile(path: XcodeText.path, text: text.text),
        ProjectFile(path: "App/Info.plist", text: plist),
        ProjectFile(path: "App/App.swift", text: "let a = UIFont(name: \"Lato-Bold\", size: 17)"),
      ], otherPaths: [face.path])
    let context = AuditContext(project: project, fonts: FontFiles(faces: [face]))
    let found =
      PlistFontUnlistedRule().findings(in: context)
      + PlistExtensionMissingRule().findings(in: context)
    #expect(found.map(\.rule) == (isFound ? ["plist-font-unlisted"] : []), "\(reason)")
  }
}
