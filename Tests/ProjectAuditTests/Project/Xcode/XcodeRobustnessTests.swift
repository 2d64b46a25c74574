import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

/// Projects that nobody could build.
@Suite struct XcodeRobustnessTests {
  private static func read(_ bytes: [UInt8]) -> AppProject {
    AppProject(
      [ProjectFile(path: XcodeText.path, bytes: bytes)],
      otherPaths: ["App/Fonts/A.ttf", "App/Main/B.ttf", "App/Main/de.lproj/C.ttf"])
  }

  /// One of each object, in some 3,000 bytes.
  static let sample = XcodeText(
    objects: """
      F = {isa = PBXFileReference; path = A.ttf; sourceTree = "<group>";};
      G = {isa = PBXGroup; path = Fonts; children = (F, V); sourceTree = "<group>";};
      V = {isa = PBXVariantGroup; children = (F, G); name = "A \\"B\\""; sourceTree = SOURCE_ROOT;};
      B = {isa = PBXBuildFile; fileRef = F;}; B2 = {isa = PBXBuildFile; fileRef = V;};
      RPH = {isa = PBXResourcesBuildPhase; files = (B, B2);};
      CP = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "$(A)"; files = (B);};
      SC = {isa = PBXShellScriptBuildPhase; name = "[CP] Copy Pods Resources";
        inputPaths = ("${PODS_ROOT}/Icons/A.ttf");};
      MAIN = {isa = PBXFileSystemSynchronizedRootGroup; path = Main; exceptions = (E);
        explicitFolders = (Sub); sourceTree = "<group>";};
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = ("/Localized: C.ttf");};
      D = {isa = PBXTargetDependency; target = AGG; targetProxy = X;};
      AGG = {isa = PBXAggregateTarget; name = All; dependencies = (D);};
      X = {isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = T;};
      """, group: "G, MAIN, ROOT",
    target: "dependencies = (D); fileSystemSynchronizedGroups = (MAIN);", phases: "RPH, CP, SC",
    settings: "A = \"$(B)\"; B = \"$(inherited:lower)$(A)\"; SDKROOT = iphoneos;",
    projectSettings: "B = x; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", moreTargets: "AGG")

  @Test(.timeLimit(.minutes(5))) func truncationsAtEveryByte() {
    let bytes = Array(Self.sample.text.utf8)
    let whole = Self.read(bytes)
    #expect(whole.problems == [])
    #expect(whole.targets.count == 1)
    for count in 0..<(bytes.count - 2) {
      #expect(Self.read(Array(bytes[..<count])).problems.count == 1, "after \(count) bytes")
    }
  }

  @Test(.timeLimit(.minutes(5))) func mutations() {
    let bytes = Array(Self.sample.text.utf8)
    var generator = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        changed = Mutation.mutate(changed, using: &generator)
      }
      let project = Self.read(changed)
      #expect(project.problems.count <= 1)
    }
  }

  /// Words of the file in other places: every reference may lead anywhere.
  @Test(.timeLimit(.minutes(5))) func exchangedIdentifiers() {
    let words = Self.sample.text.split(separator: " ", omittingEmptySubsequences: false)
    let identifiers = [
      "F", "G", "V", "B", "RPH", "CP", "MAIN", "E", "D", "AGG", "X", "P", "T", "TC",
    ]
    var generator = SplitMix64(seed: 7)
    for _ in 0..<1500 {
      let changed = words.map { word -> String in
        guard Int.random(in: 0..<12, using: &generator) == 0,
          let index = identifiers.firstIndex(where: {
            word == $0 || word == "(\($0)," || word == "\($0);"
          })
        else { return String(word) }
        let other = identifiers.randomElement(using: &generator) ?? ""
        return String(word.replacing(identifiers[index], with: other))
      }
      _ = Self.read(Array(changed.joined(separator: " ").utf8))
    }
  }

  struct Large: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  private static func many(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  /// Each would take minutes if anything were done once for every pair.
  static let large = [
    Large(
      testDescription: "many targets with one phase of many files",
      text: XcodeText(
        objects: many(300) {
          "T\($0) = {isa = PBXNativeTarget; name = N\($0); buildPhases = (RPH); "
            + "productType = \"com.apple.product-type.tool\";};"
        } + "RPH = {isa = PBXResourcesBuildPhase; files = ("
          + String(repeating: "B,", count: 4_000)
          + ");}; B = {isa = PBXBuildFile; fileRef = F;};"
          + "F = {isa = PBXFileReference; path = A.ttf; sourceTree = SOURCE_ROOT;};",
        moreTargets: many(300) { "T\($0)," }
      ).text),
    Large(
      testDescription: "many targets with one configuration of many settings",
      text: XcodeText(
        objects: many(300) {
          "T\($0) = {isa = PBXNativeTarget; name = N\($0); buildConfigurationList = BIG; "
            + "productType = \"com.apple.product-type.tool\";};"
        } + "BIG = {isa = XCConfigurationList; buildConfigurations = (C);};"
          + "C = {isa = XCBuildConfiguration; buildSettings = {"
          + many(2_000) { "\"SDKROOT[sdk=\($0)]\" = \"$(A\($0))\";" } + "};};",
        moreTargets: many(300) { "T\($0)," }
      ).text),
    Large(
      testDescription: "groups deep in each other",
      text: XcodeText(
        objects: many(20_000) {
          "G\($0) = {isa = PBXGroup; path = folder; children = (G\($0 + 1)); sourceTree = \"<group>\";};"
        }, group: "G0"
      ).text),
    Large(
      testDescription: "many synchronized folders with many exceptions each",
      text: XcodeText(
        objects: many(300) {
          "S\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = Main; exceptions = (E);};"
            + "T\($0) = {isa = PBXNativeTarget; name = N\($0); fileSystemSynchronizedGroups = (S\($0)); "
            + "productType = \"com.apple.product-type.tool\";};"
        } + "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; "
          + "membershipExceptions = (" + many(500) { "f\($0)," } + ");};",
        moreTargets: many(300) { "T\($0)," }
      ).text),
    Large(
      testDescription: "settings that stand for any amount of text",
      text: XcodeText(
        settings: "INFOPLIST_FILE = \"$(A0)\"; SDKROOT = \"$(A0)\";"
          + many(60) { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }
      ).text),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: large) func largeProjectsEndSoon(_ row: Large) {
    let project = Self.read(Array(row.text.utf8))
    #expect(project.problems == [])
    #expect(project.targets.first?.name == "App")
  }

  @Test func conflict() throws {
    let text = XcodeText(
      objects: """
        F = {isa = PBXFileReference; path = A.ttf; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = F;};
        <<<<<<< HEAD
        RPH = {isa = PBXResourcesBuildPhase; files = (B,
        =======
        RPH = {isa = PBXResourcesBuildPhase; files = (C,
        >>>>>>> feature
        );};
        """, group: "F", phases: "RPH")
    let project = text.read(["App/A.ttf"])
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 1)
    #expect(problem.message == MergeConflicts.message)
    #expect(problem.help == MergeConflicts.help)
    #expect(problem.position?.column == 1)
    #expect(project.targets.first?.fontLines == ["A.ttf < App/A.ttf"])
  }

  @Test func templatesAreLeft() {
    let text = XcodeText(objects: "F = {isa = PBXFileReference; path = {{ name }}/A.ttf;};")
    #expect(text.read() == AppProject())
  }

  /// As CocoaPods' tools wrote projects before version 1.0 of xcodeproj.
  @Test func xml() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string>
        <key>targets</key><array><string>T</string></array></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key>
        <string>App</string><key>productType</key><string>com.apple.product-type.application</string>
      </dict></dict><key>rootObject</key><string>P</string></dict></plist>
      """
    let project = Self.read(Array(text.utf8))
    #expect(project.problems == [])
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.targets.first?.definition.position == SourcePosition(line: 5, column: 1))
  }
}
