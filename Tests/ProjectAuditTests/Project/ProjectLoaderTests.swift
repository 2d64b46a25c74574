import FontInspection
import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct ProjectLoaderTests {
  private static func findings(_ folder: TemporaryFolder) async throws -> [String] {
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path))
    return Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts)).diagnostics
      .map { "\(RuleTests.place($0)) \($0.severity.rawValue) \($0.rule): \($0.message)" }
  }

  private static let font = SampleFont().bytes

  /// Everything that is no readable file gives one line, and the rest is still read.
  @Test(.timeLimit(.minutes(10))) func hazards() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Good.ttf", Self.font)
    try folder.makeFolder("Folder.ttf")
    try folder.makeFolder("Folder.swift")
    try folder.link("Broken.otf", to: "nowhere")
    try folder.link("Broken.swift", to: "nowhere")
    try folder.link("Loop.xib", to: "Loop.xib")
    #expect(mkfifo(folder.path + "/Pipe.ttf", 0o600) == 0)
    #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
    try folder.write("Empty.ttf", "")
    try folder.write("Page.ttf", "<!DOCTYPE html><html></html>")
    try folder.write("Cut.ttf", Array(Self.font.prefix(40)))
    try folder.write("Info.plist", "no plist")
    try folder.write("Main.storyboard", "<document>")
    try folder.write("App.swift", "UIFont(name: \"Ghost\", size: 1)")
    try folder.write("notes.txt", "no font, and nobody said so")
    #expect(
      try await Self.findings(folder).map { String($0.prefix { $0 != " " }) } == [
        "App.swift:1:14", "Broken.otf", "Broken.swift", "Cut.ttf", "Empty.ttf", "Folder.ttf",
        "Info.plist:1:1", "Loop.xib", "Main.storyboard:1:11", "Page.ttf", "Pipe.swift", "Pipe.ttf",
      ])
  }

  /// A folder that a link brings in from elsewhere is told, and what may lie in it is not called wrong.
  @Test func linkToAFolderOutside() async throws {
    let outside = try TemporaryFolder()
    try outside.write("Sample.ttf", Self.font)
    let folder = try TemporaryFolder()
    try folder.link("Fonts", to: outside.path)
    try folder.write("App.swift", "UIFont(name: \"Sample-Regular\", size: 1)")
    try folder.write(
      "Info.plist",
      "<plist><dict><key>UIAppFonts</key><array><string>S.ttf</string></array></dict></plist>")
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path))
    let report = Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts))
    #expect(
      report.diagnostics.map { "\($0.path) \($0.severity.rawValue) \($0.rule)" } == [
        "App.swift warning name-unknown", "Fonts warning file-unreadable",
        "Info.plist warning plist-font-missing",
      ])
    for finding in report.diagnostics where finding.rule != "file-unreadable" {
      #expect(finding.help?.contains("the link Fonts") == true)
    }
    #expect(
      loaded.passedOver.map { "\($0.path.dropFirst(folder.path.count)): \($0.reason)" } == [
        "/Fonts: the link leads outside the project"
      ])
  }

  /// The name of a link counts as a name of its file, which has been read under its own path.
  @Test func linkToAFontInside() async throws {
    let folder = try TemporaryFolder()
    try folder.write("common/SampleV2.ttf", Self.font)
    try folder.makeFolder("ios")
    try folder.link("ios/Sample.ttf", to: "../common/SampleV2.ttf")
    try folder.write(
      "Info.plist",
      "<plist><dict><key>UIAppFonts</key><array><string>Sample.ttf</string></array></dict></plist>")
    #expect(try await Self.findings(folder) == [])
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path))
    #expect(
      loaded.fonts.links == [FontLink(path: "ios/Sample.ttf", target: "common/SampleV2.ttf")])
  }

  /// Damage that leaves the faces readable is a finding like any other: an error where nothing is drawn.
  @Test(
    arguments: [
      (SampleFont { $0.unitsPerEm = 7 }, "error"),
      (SampleFont { $0.replacedTables["maxp"] = [0, 1, 0, 0] }, "error"),
      (
        SampleFont {
          $0.signature = 0x4F54_544F
          $0.replacedTables = ["glyf": [], "loca": [], "CFF": [UInt8](repeating: 0, count: 90)]
        }, "error"
      ),
      (SampleFont { $0.replacedTables["post"] = [0, 3, 0, 0] }, "warning"),
    ] as [(SampleFont, String)])
  func damagedTables(_ font: SampleFont, severity: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(font.signature == 0x4F54_544F ? "A.otf" : "A.ttf", font.bytes)
    let findings = try await Self.findings(folder).map { String($0.prefix { $0 != ":" }) }
    #expect(
      findings.filter { $0.hasSuffix("file-damaged") }.map { String($0.dropFirst(6)) } == [
        "\(severity) file-damaged"
      ])
  }

  @Test func unreadableFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Locked/A.swift", "")
    let locked = folder.path + "/Locked"
    chmod(locked, 0)
    defer { chmod(locked, 0o700) }
    // Whoever may read everything (root) finds nothing wrong.
    let expected =
      access(locked, R_OK) == 0
      ? [] : ["Locked error file-unreadable: permission to open it is denied"]
    #expect(try await Self.findings(folder) == expected)
  }

  @Test func whatToolsMakeIsPassedOver() async throws {
    let folder = try TemporaryFolder()
    for name in [".build", "DerivedData", ".git", "A/DerivedData"] {
      try folder.write(name + "/App.swift", "UIFont(name: \"Ghost\", size: 1)")
      try folder.write(name + "/Font.ttf", "")
    }
    #expect(try await Self.findings(folder) == [])
  }

  @Test func fontsAreToldByTheirContent() async throws {
    let folder = try TemporaryFolder()
    try folder.write("data.bin", Self.font)
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path))
    #expect(loaded.fonts.faces.map(\.path) == ["data.bin"])
  }

  @Test func sameFileTwice() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.ttf", Self.font)
    try folder.write("B.ttf", Self.font)
    #expect(
      try await Self.findings(folder) == ["B.ttf note ps-duplicate: this is the same file as A.ttf"]
    )
    try folder.write("B.ttf", Self.font + [0])
    #expect(
      try await Self.findings(folder) == [
        "B.ttf error ps-duplicate: the PostScript name \"Sample-Regular\" is also that of A.ttf; "
          + "iOS loads only one of the two"
      ])
  }

  @Test func binaryPropertyList() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.ttf", Self.font)
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["A.ttf", "B.ttf"]], format: .binary, options: 0)
    try folder.write("Info.plist", Array(data))
    #expect(
      try await Self.findings(folder) == [
        "Info.plist error plist-font-missing: UIAppFonts lists B.ttf; no file of that name is in the "
          + "project"
      ])
  }

  @Test func emptyFolder() async throws {
    #expect(try await Self.findings(try TemporaryFolder()) == [])
  }

  @Test func rootsThatCannotBeRead() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("App.swift", "")
    for path in [file, folder.path + "/nowhere"] {
      await #expect(throws: FileError.self) {
        try await ProjectLoader(jobs: 1).load(FilePath(path))
      }
    }
  }
}
