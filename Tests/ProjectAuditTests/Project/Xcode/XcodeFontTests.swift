import Testing

@testable import ProjectAudit

/// Which fonts a target ships, and where in its bundle.
@Suite struct XcodeFontTests {
  /// A target with one resource, the file reference `F`.
  private static func resource(
    _ reference: String, group: String = "F", more: String = ""
  ) -> XcodeText {
    XcodeText(
      objects: """
        F = {\(reference)};
        B = {isa = PBXBuildFile; fileRef = F;};
        RPH = {isa = PBXResourcesBuildPhase; files = (B);};
        \(more)
        """, group: group, phases: "RPH")
  }

  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var reference: String
    var group = "F"
    var more = ""
    var paths: [String] = ["App/Fonts/A.ttf", "A.ttf", "App/A.ttf"]
    var fonts: [String]
  }

  private static let file = "isa = PBXFileReference; "

  static let places = [
    Place(
      testDescription: "beside the project",
      reference: file + "path = A.ttf; sourceTree = \"<group>\";", fonts: ["A.ttf < App/A.ttf"]),
    Place(
      testDescription: "with folders in its path, which the bundle does not keep",
      reference: file + "path = Fonts/A.ttf; sourceTree = \"<group>\";",
      fonts: ["A.ttf < App/Fonts/A.ttf"]),
    Place(
      testDescription: "in a group with a path",
      reference: file + "path = A.ttf; sourceTree = \"<group>\";", group: "G",
      more: "G = {isa = PBXGroup; path = Fonts; children = (F); sourceTree = \"<group>\";};",
      fonts: ["A.ttf < App/Fonts/A.ttf"]),
    Place(
      testDescription: "in a group with a name only",
      reference: file + "path = A.ttf; sourceTree = \"<group>\";", group: "G",
      more: "G = {isa = PBXGroup; name = Fonts; children = (F); sourceTree = \"<group>\";};",
      fonts: ["A.ttf < App/A.ttf"]),
    Place(
      testDescription: "from the source root within a group with a path",
      reference: file + "path = A.ttf; sourceTree = SOURCE_ROOT;", group: "G",
      more: "G = {isa = PBXGroup; path = Fonts; children = (F); sourceTree = \"<group>\";};",
      fonts: ["A.ttf < App/A.ttf"]),
    Place(
      testDescription: "above the project's folder",
      reference: file + "path = ../A.ttf; sourceTree = \"<group>\";", fonts: ["A.ttf < A.ttf"]),
    Place(
      testDescription: "outside of what is read, where nothing is known",
      reference: file + "path = ../../Common/A.ttf; sourceTree = SOURCE_ROOT;",
      fonts: ["A.ttf < ../Common/A.ttf"]),
    Place(
      testDescription: "at an absolute path",
      reference: file + "path = /Users/me/A.ttf; sourceTree = \"<absolute>\";",
      fonts: ["A.ttf < /Users/me/A.ttf"]),
    Place(
      testDescription: "a file that is not there",
      reference: file + "path = Gone.ttf; sourceTree = \"<group>\";",
      fonts: ["Gone.ttf < App/Gone.ttf (absent)"]),
    Place(
      testDescription: "in no group",
      reference: file + "path = Fonts/A.ttf; sourceTree = \"<group>\";", group: "",
      fonts: ["A.ttf < App/Fonts/A.ttf"]),
    Place(
      testDescription: "written in another case, as Apple's file systems allow",
      reference: file + "path = fonts/a.TTF; sourceTree = \"<group>\";",
      fonts: ["a.TTF < App/Fonts/A.ttf"]),
    Place(
      testDescription: "composed in the project, decomposed on disk",
      reference: file + "path = \"Gro\u{DF}\u{E9}.ttf\"; sourceTree = \"<group>\";",
      paths: ["App/Gro\u{DF}e\u{301}.ttf"],
      fonts: ["Gro\u{DF}\u{E9}.ttf < App/Gro\u{DF}e\u{301}.ttf"]),
    Place(
      testDescription: "in a folder that the walk passes over",
      reference: file + "path = .fonts/A.ttf; sourceTree = \"<group>\";",
      fonts: ["A.ttf < App/.fonts/A.ttf"]),
    Place(
      testDescription: "below a place that nothing tells",
      reference: file + "path = A.ttf; sourceTree = MY_FONTS;", fonts: ["A.ttf < $(MY_FONTS)/A.ttf"]
    ),
    Place(
      testDescription: "one that the build makes",
      reference: file + "path = Icons/A.ttf; sourceTree = DERIVED_FILE_DIR;",
      fonts: ["A.ttf < $(BUILT_PRODUCTS_DIR)/A.ttf"]),
    Place(
      testDescription: "one that an SDK brings",
      reference: file + "path = Lib/A.ttf; sourceTree = SDKROOT;",
      fonts: ["A.ttf < $(SDKROOT)/Lib/A.ttf"]),
    Place(
      testDescription: "a folder reference, which the bundle keeps",
      reference: file + "lastKnownFileType = folder; path = Fonts; sourceTree = \"<group>\";",
      paths: ["App/Fonts/A.ttf", "App/Fonts/Sub/B.otf", "App/FontsOld/C.ttf"],
      fonts: ["Fonts/A.ttf < App/Fonts/A.ttf", "Fonts/Sub/B.otf < App/Fonts/Sub/B.otf"]),
    Place(
      testDescription: "a bundle, which is kept too",
      reference: file
        + "lastKnownFileType = \"wrapper.plug-in\"; path = Web.bundle; sourceTree = \"<group>\";",
      paths: ["App/Web.bundle/fonts/a.woff2"],
      fonts: ["Web.bundle/fonts/a.woff2 < App/Web.bundle/fonts/a.woff2"]),
    Place(
      testDescription: "an asset catalogue, whose data is no file in the bundle",
      reference: file
        + "lastKnownFileType = folder.assetcatalog; path = A.xcassets; sourceTree = \"<group>\";",
      paths: ["App/A.xcassets/F.dataset/A.ttf"], fonts: []),
    Place(
      testDescription: "a font in two languages",
      reference:
        "isa = PBXVariantGroup; name = A.ttf; children = (E, D); sourceTree = \"<group>\";",
      more: """
        E = {isa = PBXFileReference; name = en; path = en.lproj/A.ttf; sourceTree = "<group>";};
        D = {isa = PBXFileReference; name = de; path = Other/A.ttf; sourceTree = "<group>";};
        """, paths: ["App/en.lproj/A.ttf", "App/Other/A.ttf"],
      fonts: ["de.lproj/A.ttf < App/Other/A.ttf", "en.lproj/A.ttf < App/en.lproj/A.ttf"]),
    Place(
      testDescription: "a group that holds itself",
      reference: file + "path = A.ttf; sourceTree = \"<group>\";", group: "G",
      more:
        "G = {isa = PBXGroup; path = Fonts; children = (G, ROOT, F); sourceTree = \"<group>\";};",
      fonts: ["A.ttf < App/Fonts/A.ttf"]),
    Place(
      testDescription: "an object of no known class",
      reference: "isa = PBXFileReferenceOfTheFuture; path = A.ttf; sourceTree = \"<group>\";",
      fonts: []),
  ]

  @Test(arguments: places) func where_(_ place: Place) {
    let text = Self.resource(place.reference, group: place.group, more: place.more)
    #expect(text.target(place.paths)?.fontLines == place.fonts)
  }

  /// A source tree of the project's own is a build setting.
  @Test func sourceTreeOfTheProject() {
    var text = Self.resource("isa = PBXFileReference; path = A.ttf; sourceTree = MY_FONTS;")
    text.projectSettings = "MY_FONTS = \"$(SRCROOT)/../Shared\";"
    #expect(text.target(["Shared/A.ttf"])?.fontLines == ["A.ttf < Shared/A.ttf"])
  }

  /// A project whose paths begin elsewhere.
  @Test func projectRoot() {
    var text = Self.resource("isa = PBXFileReference; path = A.ttf; sourceTree = \"<group>\";")
    text.project = "projectDirPath = ../Root;"
    text.settings = "INFOPLIST_FILE = Info.plist;"
    let target = text.target(["Root/A.ttf"])
    #expect(target?.fontLines == ["A.ttf < Root/A.ttf"])
    #expect(target?.infoPlists == ["Root/Info.plist"])
  }

  static let copyRows: [(String, String, [String])] = [
    ("dstSubfolderSpec = 7; dstPath = Fonts", "iphoneos", ["Fonts/A.ttf < App/A.ttf"]),
    ("dstSubfolderSpec = 7; dstPath = \"\"", "iphoneos", ["A.ttf < App/A.ttf"]),
    ("dstSubfolder = Resources; dstPath = \"$(DIR)/x\"", "iphoneos", ["d/x/A.ttf < App/A.ttf"]),
    ("dstSubfolderSpec = 1; dstPath = Fonts/", "iphoneos", ["Fonts/A.ttf < App/A.ttf"]),
    (
      "dstSubfolderSpec = 1; dstPath = Contents/Resources/Fonts", "macosx",
      ["Fonts/A.ttf < App/A.ttf"]
    ),
    ("dstSubfolderSpec = 1; dstPath = Contents/SharedSupport", "macosx", []),
    ("dstSubfolderSpec = 10; dstPath = \"\"", "iphoneos", []),
    ("dstSubfolderSpec = 0; dstPath = /Library/Fonts", "iphoneos", []),
    (
      "dstSubfolderSpec = 16; dstPath = \"$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Fonts\"", "iphoneos",
      ["Fonts/A.ttf < App/A.ttf"]
    ),
    (
      "dstSubfolderSpec = 16; dstPath = \"${CONTENTS_FOLDER_PATH}/Resources/F\"", "macosx",
      ["F/A.ttf < App/A.ttf"]
    ),
    ("dstSubfolderSpec = 16; dstPath = Fonts", "iphoneos", []),
    ("dstSubfolderSpec = 7; dstPath = \"$(UNKNOWN)\"", "iphoneos", []),
  ]

  @Test(arguments: copyRows) func copyPhases(
    _ destination: String, _ sdk: String, _ fonts: [String]
  ) {
    let text = XcodeText(
      objects: """
        F = {isa = PBXFileReference; path = A.ttf; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = F;};
        CP = {isa = PBXCopyFilesBuildPhase; \(destination); files = (B);};
        """, group: "F", phases: "CP", settings: "SDKROOT = \(sdk); DIR = d;")
    #expect(text.target(["App/A.ttf"])?.fontLines == fonts)
  }

  /// The same font as a member of a group and in a folder reference ships twice.
  @Test func flatAndInAFolder() {
    let text = Self.resource(
      "isa = PBXFileReference; path = Fonts/A.ttf; sourceTree = \"<group>\";",
      more: """
        FOLDER = {isa = PBXFileReference; lastKnownFileType = folder; path = Fonts;
          sourceTree = "<group>";};
        B2 = {isa = PBXBuildFile; fileRef = FOLDER;};
        R2 = {isa = PBXResourcesBuildPhase; files = (B2, B);};
        """)
    var both = text
    both.phases = "RPH, R2"
    #expect(
      both.target(["App/Fonts/A.ttf"])?.fontLines == [
        "A.ttf < App/Fonts/A.ttf", "Fonts/A.ttf < App/Fonts/A.ttf",
      ])
  }

  /// Sources, interface files and strings, sorted; languages by their folders.
  @Test func files() {
    let text = XcodeText(
      objects: """
        S1 = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>";};
        S2 = {isa = PBXFileReference; path = A.m; sourceTree = "<group>";};
        V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>";};
        V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
        V2 = {isa = PBXFileReference; name = "pt-BR"; path = "pt-BR.lproj/Main.strings"; sourceTree = "<group>";};
        G = {isa = PBXFileReference; path = Made.swift; sourceTree = DERIVED_FILE_DIR;};
        B1 = {isa = PBXBuildFile; fileRef = S1;}; B2 = {isa = PBXBuildFile; fileRef = S2;};
        B3 = {isa = PBXBuildFile; fileRef = V;}; B4 = {isa = PBXBuildFile; fileRef = GONE;};
        B5 = {isa = PBXBuildFile; fileRef = G;};
        SP = {isa = PBXSourcesBuildPhase; files = (B1, B2, B1, B4, NOTHING, B5);};
        RPH = {isa = PBXResourcesBuildPhase; files = (B3);};
        """, group: "S1, S2, V", phases: "SP, RPH")
    let target = text.target()
    #expect(
      target?.files == [
        "App/A.m", "App/Base.lproj/Main.storyboard", "App/b.swift", "App/pt-BR.lproj/Main.strings",
      ])
    #expect(target?.languages == ["Base", "pt-BR"])
    #expect(target?.fonts == [])
  }

  /// A source that cannot be located leaves open what the target compiles.
  @Test func unknownFiles() {
    let text = XcodeText(
      objects: """
        S = {isa = PBXFileReference; path = a.swift; sourceTree = MY_SOURCES;};
        B = {isa = PBXBuildFile; fileRef = S;};
        SP = {isa = PBXSourcesBuildPhase; files = (B);};
        """, phases: "SP")
    #expect(text.target()?.files == nil)
  }

  @Test func definition() throws {
    let text = Self.resource("isa = PBXFileReference; path = A.ttf; sourceTree = \"<group>\";")
    let line = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("B = {") }
    #expect(
      text.target()?.fonts.first?.definition
        == AppTarget.Place(
          path: XcodeText.path, position: line.map { SourcePosition(line: $0 + 1, column: 1) }))
  }

  // MARK: - What install steps bring

  static let absentRows: [(String, [String], String?)] = [
    ("../node_modules/icons/Fonts/A.ttf", [String](), "node_modules: npm install [A.ttf]"),
    ("../node_modules/icons/Fonts/A.ttf", ["yarn.lock"], "node_modules: yarn install [A.ttf]"),
    ("Pods/Artsy/A.ttf", [], "the pod Artsy: pod install [A.ttf]"),
    ("../Carthage/Checkouts/X/A.ttf", [], "Carthage's checkouts: carthage bootstrap [A.ttf]"),
    ("Fonts/A.ttf", [], nil),
    ("../node_modules/icons/Fonts/A.ttf", ["node_modules/icons/Fonts/A.ttf"], nil),
    // Outside nothing is known.
    ("../../node_modules/icons/Fonts/A.ttf", [], nil),
  ]

  @Test(arguments: absentRows) func absentFonts(
    _ path: String, _ paths: [String], _ source: String?
  ) {
    let text = Self.resource(
      "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\";")
    let project = text.read(paths)
    #expect(
      project.externalSources.map { "\($0.name): \($0.command) \($0.fontFiles)" }
        == [source?.replacing("[A.ttf]", with: "[\"A.ttf\"]")].compactMap(\.self))
    #expect(project.targets.first?.fonts.map(\.bundlePath) == ["A.ttf"])
  }

  /// CocoaPods' own phase names the fonts that it copies.
  static let podRows: [(String, [String], [String])] = [
    (
      "inputPaths = (\"${PODS_ROOT}/Target Support Files/x.sh\", \"${PODS_ROOT}/Icons/A.ttf\");",
      ["the pod Icons"], ["A.ttf < App/Pods/Icons/A.ttf (absent)"]
    ),
    (
      "inputPaths = (\"${PODS_ROOT}/../../node_modules/icons/A.ttf\");", ["node_modules"],
      ["A.ttf < node_modules/icons/A.ttf (absent)"]
    ),
    ("inputFileListPaths = (\"${PODS_ROOT}/${CONFIGURATION}.xcfilelist\");", ["the pods"], []),
    ("inputPaths = ();", ["the pods"], []),
  ]

  @Test(arguments: podRows) func pods(_ inputs: String, _ sources: [String], _ fonts: [String]) {
    let text = XcodeText(
      objects: """
        SC = {isa = PBXShellScriptBuildPhase; name = "[CP] Copy Pods Resources"; \(inputs)};
        """, phases: "SC")
    let project = text.read()
    #expect(project.externalSources.map(\.name) == sources)
    #expect(
      project.externalSources.map(\.command)
        == sources.map { $0 == "node_modules" ? "npm install" : "pod install" })
    #expect(project.targets.first?.fontLines == fonts)
  }

  @Test func podsThatAreThere() {
    let text = XcodeText(
      objects: """
        SC = {isa = PBXShellScriptBuildPhase; name = "[CP] Copy Pods Resources";
          inputFileListPaths = ("${PODS_ROOT}/a.xcfilelist");};
        """, phases: "SC")
    #expect(text.read(["App/Pods/a.xcfilelist", "App/Pods/Icons/A.ttf"]).externalSources == [])
  }
}
