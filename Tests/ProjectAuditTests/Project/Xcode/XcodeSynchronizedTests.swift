import Testing

@testable import ProjectAudit

/// Folders of Xcode 16, whose files are not listed one by one.
@Suite struct XcodeSynchronizedTests {
  private static let paths = [
    "App/Main/App.swift", "App/Main/Fonts/A.ttf", "App/Main/Fonts/Deep/B.otf",
    "App/Main/Info.plist",
    "App/Main/de.lproj/Localizable.strings", "App/Main/fr.lproj/A.ttf",
    "App/Main/Assets.xcassets/F.dataset/C.ttf", "App/Main/Web.bundle/fonts/w.woff",
    "App/Main/Kit.xcframework/x/D.ttf", "App/MainOther/E.ttf", "App/Shared/S.ttf",
    "App/Shared/s.swift",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// More keys of the folder `MAIN`.
    var main = ""
    var objects = ""
    var group = "MAIN, SHARED"
    var phases = ""
    var target = "fileSystemSynchronizedGroups = (MAIN);"
    var fonts: [String]
  }

  private static let all = [
    "A.ttf < App/Main/Fonts/A.ttf", "B.otf < App/Main/Fonts/Deep/B.otf",
    "Web.bundle/fonts/w.woff < App/Main/Web.bundle/fonts/w.woff",
    "fr.lproj/A.ttf < App/Main/fr.lproj/A.ttf",
  ]

  private static func exceptions(_ paths: String, of target: String = "T") -> String {
    "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target); "
      + "membershipExceptions = (\(paths));};"
  }

  static let cases = [
    Case(testDescription: "everything below, flat, but what is kept or compiled", fonts: all),
    Case(
      testDescription: "an exception is left out", main: "exceptions = (E);",
      objects: exceptions("Fonts/A.ttf, Info.plist"), fonts: Array(all.dropFirst())),
    Case(
      testDescription: "a folder as an exception", main: "exceptions = (E);",
      objects: exceptions("Fonts, Web.bundle"), fonts: [all[3]]),
    Case(
      testDescription: "an exception for every language", main: "exceptions = (E);",
      objects: exceptions("\"/Localized: A.ttf\""), fonts: Array(all.dropLast())),
    Case(
      testDescription: "the same as early versions wrote it", main: "exceptions = (E);",
      objects: exceptions("\"/Localized/A.ttf\""), fonts: Array(all.dropLast())),
    Case(
      testDescription: "another target's exceptions do not count", main: "exceptions = (E);",
      objects: exceptions("Fonts/A.ttf", of: "T2"), fonts: all),
    Case(
      testDescription: "an explicit folder is kept", main: "explicitFolders = (Fonts);",
      fonts: [
        "Fonts/A.ttf < App/Main/Fonts/A.ttf", "Fonts/Deep/B.otf < App/Main/Fonts/Deep/B.otf",
        all[2],
        all[3],
      ]),
    Case(
      testDescription: "an explicit folder within a folder",
      main: "explicitFolders = (Fonts/Deep);",
      fonts: [all[0], "Deep/B.otf < App/Main/Fonts/Deep/B.otf", all[2], all[3]]),
    Case(
      testDescription: "a folder that is another's gives only its exceptions",
      main: "exceptions = (E);", objects: exceptions("Fonts/A.ttf, App.swift, fr.lproj/A.ttf"),
      target: "", fonts: [all[0], all[3]]),
    Case(
      testDescription: "a folder of another's folder", main: "exceptions = (E);",
      objects: exceptions("Web.bundle, Assets.xcassets"), target: "", fonts: [all[2]]),
    Case(
      testDescription: "another's file in every language", main: "exceptions = (E);",
      objects: exceptions("\"/Localized: A.ttf\""), target: "", fonts: [all[3]]),
    Case(
      testDescription: "a file that another phase copies", main: "exceptions = (E);",
      objects: """
        E = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = CP;
          membershipExceptions = (Fonts/A.ttf);};
        CP = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = Type; files = ();};
        """, phases: "CP", fonts: [all[1], "Type/A.ttf < App/Main/Fonts/A.ttf", all[2], all[3]]),
    Case(
      testDescription: "the same for a target that does not have the folder",
      main: "exceptions = (E);",
      objects: """
        E = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = CP;
          membershipExceptions = (Fonts/A.ttf);};
        CP = {isa = PBXResourcesBuildPhase; files = ();};
        """, phases: "CP", target: "", fonts: [all[0]]),
    Case(
      testDescription: "two folders", target: "fileSystemSynchronizedGroups = (MAIN, SHARED);",
      fonts: [all[0], all[1], "S.ttf < App/Shared/S.ttf", all[2], all[3]]),
    Case(
      testDescription: "exception sets of no known class do no harm",
      main: "exceptions = (E, NONE);",
      objects:
        "E = {isa = PBXExceptionSetOfTheFuture; target = T; membershipExceptions = (Fonts);};",
      fonts: all),
  ]

  @Test(arguments: cases) func fonts(_ row: Case) {
    let text = XcodeText(
      objects: """
        MAIN = {isa = PBXFileSystemSynchronizedRootGroup; path = Main; sourceTree = "<group>";
          \(row.main)};
        SHARED = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";};
        \(row.objects)
        """, group: row.group, target: row.target, phases: row.phases)
    #expect(text.target(Self.paths)?.fontLines == row.fonts)
  }

  @Test func filesAndLanguages() {
    let text = XcodeText(
      objects:
        "MAIN = {isa = PBXFileSystemSynchronizedRootGroup; path = Main; sourceTree = \"<group>\";};",
      group: "MAIN", target: "fileSystemSynchronizedGroups = (MAIN);")
    let target = text.target(Self.paths)
    #expect(
      target?.files == [
        "App/Main/App.swift", "App/Main/Info.plist", "App/Main/de.lproj/Localizable.strings",
      ])
    #expect(target?.languages == ["de", "fr"])
  }

  /// `baseConfigurationReferenceAnchor`: a file of settings in a synchronized folder.
  @Test func settingsInAFolder() {
    let text = XcodeText(
      objects:
        "MAIN = {isa = PBXFileSystemSynchronizedRootGroup; path = Main; sourceTree = \"<group>\";};",
      group: "MAIN",
      configuration: """
        baseConfigurationReferenceAnchor = MAIN;
        baseConfigurationReferenceRelativePath = Config/App.xcconfig;
        """)
    let file = ProjectFile(
      path: "App/Main/Config/App.xcconfig", text: "INFOPLIST_FILE = Main/Info.plist")
    #expect(text.target(files: [file])?.infoPlists == ["App/Main/Info.plist"])
  }
}
