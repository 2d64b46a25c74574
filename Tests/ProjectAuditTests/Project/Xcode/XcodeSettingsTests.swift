import Testing

@testable import ProjectAudit

@Suite struct XcodeSettingsTests {
  private static let place = AppTarget.Place(path: "x")

  private static func level(_ settings: [(String, String)]) -> XcodeSettings.Level {
    .init(settings.map { XcodeSetting($0.0, value: $0.1, place: place) })
  }

  /// Target, target's file, project; `A` is what is asked for.
  private static func settings(_ levels: [[(String, String)]]) -> XcodeSettings {
    XcodeSettings(
      levels: levels.map(level),
      builtIn: ["TARGET_NAME": "My App", "SRCROOT": ".", "PRODUCT_NAME": "My App"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var levels: [[(String, String)]]
    var expected: String?

    init(_ reason: String, _ levels: [[(String, String)]], _ expected: String?) {
      testDescription = reason
      self.levels = levels
      self.expected = expected
    }
  }

  static let rows: [Row] = [
    Row("a plain value", [[("A", "b")]], "b"),
    Row("the strongest level wins", [[("A", "b")], [("A", "c")]], "b"),
    Row("a weaker level where the stronger says nothing", [[("B", "b")], [("A", "c")]], "c"),
    Row("the last assignment of a file wins", [[("A", "b"), ("A", "c")]], "c"),
    Row("a variable in round brackets", [[("A", "$(B)/x")], [("B", "b")]], "b/x"),
    Row("a variable in braces", [[("A", "${B}/x"), ("B", "b")]], "b/x"),
    Row("a variable of a variable", [[("A", "$(B)"), ("B", "$(C)"), ("C", "c")]], "c"),
    Row("a name that is put together", [[("A", "$(B_$(C))"), ("B_x", "b"), ("C", "x")]], "b"),
    Row("inherited", [[("A", "$(inherited) b")], [("A", "c")]], "c b"),
    Row(
      "inherited twice", [[("A", "$(inherited)b")], [("A", "$(inherited)c")], [("A", "d")]], "dcb"),
    Row("inherited within a file", [[("A", "b"), ("A", "$(inherited)c")]], "bc"),
    Row("inherited from nowhere", [[("A", "$(inherited)b")]], "b"),
    Row("what Xcode sets", [[("A", "$(SRCROOT)/$(TARGET_NAME)")]], "./My App"),
    Row(
      "a default that is overridden", [[("A", "$(PRODUCT_NAME)"), ("PRODUCT_NAME", "Other")]],
      "Other"
    ),
    Row("lower case", [[("A", "$(TARGET_NAME:lower)")]], "my app"),
    Row("two modifiers", [[("A", "$(TARGET_NAME:rfc1034identifier:upper)")]], "MY-APP"),
    Row("an identifier of C", [[("A", "$(TARGET_NAME:c99extidentifier)")]], "My_App"),
    Row("a default for nothing", [[("A", "$(B:default=x)")]], "x"),
    Row("a default that is not needed", [[("A", "$(B:default=x)"), ("B", "b")]], "b"),
    Row(
      "the parts of a path", [[("A", "$(B:dir)|$(B:file)|$(B:base)"), ("B", "x/y.z")]], "x|y.z|y"),
    Row("an unknown variable", [[("A", "$(HOME)/x")]], nil),
    Row("an unknown modifier", [[("A", "$(TARGET_NAME:rot13)")]], nil),
    Row("a bracket that is never closed", [[("A", "$(B")]], nil),
    Row("a dollar of its own", [[("A", "a$b$$")]], "a$b$$"),
    Row("itself", [[("A", "$(A)")]], nil),
    Row("a cycle", [[("A", "$(B)"), ("B", "$(A)")]], nil),
    Row("a condition does not count", [[("A[sdk=iphoneos*]", "b")]], nil),
    Row("a condition beside a value", [[("A[sdk=iphoneos*]", "b"), ("A", "c")]], "c"),
    Row("no assignment", [[]], nil),
  ]

  @Test(arguments: rows) func values(_ row: Row) {
    var steps = 1 << 20
    #expect(Self.settings(row.levels).value("A", &steps) == row.expected)
  }

  @Test func everyCondition() {
    var steps = 1 << 20
    let settings = Self.settings([
      [("A[sdk=iphoneos*]", "b"), ("A", "c"), ("A[arch=arm64][sdk=*]", "$(TARGET_NAME)")]
    ])
    #expect(settings.values("A", &steps) == ["c", "My App", "b"])
  }

  /// Thirty lines that stand for a billion letters, or for a billion times nothing.
  @Test(arguments: ["x", ""]) func explosionsEnd(_ leaf: String) {
    let lines = (0..<30).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A30", leaf)]
    var steps = 1 << 16
    #expect(Self.settings([lines]).value("A0", &steps) == nil)
  }

  @Test func configurationFile() throws {
    let marked = MarkedText(
      """
      // A comment = x
      #include "Base.xcconfig"
      #include? "Local.xcconfig" // maybe
      §INFOPLIST_FILE = App/Info.plist // here
      §PATH_WITH_SLASHES=a/b
        §SPACED [sdk=iphoneos*] = x = y ;
      §EMPTY =
      not a setting
      §INFOPLIST_KEY_UIAppFonts[sdk=*][arch=*] = A.ttf
      """)
    let lines = XcodeConfigurationFile(ProjectFile(path: "A.xcconfig", text: marked.text)).lines
    let included = lines.compactMap { line -> String? in
      guard case .include(let name) = line else { return nil }
      return name
    }
    #expect(included == ["Base.xcconfig", "Local.xcconfig"])
    let settings = lines.compactMap { line -> XcodeSetting? in
      guard case .setting(let setting) = line else { return nil }
      return setting
    }
    #expect(
      settings.map { "\($0.name)|\($0.isConditional)|\($0.value)|\($0.writtenName)" } == [
        "INFOPLIST_FILE|false|App/Info.plist|INFOPLIST_FILE",
        "PATH_WITH_SLASHES|false|a/b|PATH_WITH_SLASHES",
        "SPACED|true|x = y|SPACED [sdk=iphoneos*]", "EMPTY|false||EMPTY",
        "INFOPLIST_KEY_UIAppFonts|true|A.ttf|INFOPLIST_KEY_UIAppFonts[sdk=*][arch=*]",
      ])
    #expect(settings.map(\.place.position) == marked.positions)
  }

  /// Of a target whose settings come from files that include each other.
  @Test func filesOfSettings() {
    let text = XcodeText(
      objects:
        "X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT;};",
      settings: "PLIST_NAME = \"$(inherited)-Info\";",
      configuration: "baseConfigurationReference = X;")
    let files = [
      ProjectFile(
        path: "App/Config/App.xcconfig",
        text:
          "INFOPLIST_FILE = Old.plist\n#include \"../Shared.xcconfig\"\n#include? \"No.xcconfig\""),
      ProjectFile(
        path: "App/Shared.xcconfig",
        text: """
          #include "Config/App.xcconfig"
          INFOPLIST_FILE = $(SRCROOT)/Plists/$(PLIST_NAME).plist
          PLIST_NAME = Shared
          IPHONEOS_DEPLOYMENT_TARGET = 15.0
          SDKROOT = iphoneos
          """),
    ]
    let target = text.target(files: files)
    #expect(target?.infoPlists == ["App/Plists/Shared-Info.plist"])
    #expect(target?.deploymentTarget == "15.0")
    #expect(target?.platforms == [.iOS])
  }

  @Test func ignoredSettings() {
    let base = "INFOPLIST_KEY_UIAppFonts = A.ttf\n"
    let text = XcodeText(
      objects: """
        X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT;};
        T2 = {isa = PBXNativeTarget; name = Other; buildConfigurationList = TL2;
          productType = "com.apple.product-type.application";};
        TL2 = {isa = XCConfigurationList; buildConfigurations = (TC2);};
        TC2 = {isa = XCBuildConfiguration; baseConfigurationReference = X; buildSettings = {};};
        """, settings: "\"INFOPLIST_KEY_UIAppFonts[sdk=iphoneos*]\" = (A.ttf);",
      projectSettings: "INFOPLIST_KEY_UIAppFonts = A.ttf;", moreTargets: "T2",
      configuration: "baseConfigurationReference = X;")
    let project = text.read(files: [
      ProjectFile(path: "App/A.xcconfig", text: base),
      ProjectFile(path: "App/Unused.xcconfig", text: "\n" + base),
      ProjectFile(path: "Pods/B.xcconfig", text: base),
    ])
    #expect(
      project.ignoredSettings.map { "\($0.name) \($0.target ?? "-") \($0.place.path)" } == [
        "INFOPLIST_KEY_UIAppFonts - \(XcodeText.path)",
        "INFOPLIST_KEY_UIAppFonts[sdk=iphoneos*] App \(XcodeText.path)",
        "INFOPLIST_KEY_UIAppFonts - App/A.xcconfig",
        "INFOPLIST_KEY_UIAppFonts - App/Unused.xcconfig",
      ])
    #expect(project.ignoredSettings.last?.place.position == SourcePosition(line: 2, column: 1))
  }
}
