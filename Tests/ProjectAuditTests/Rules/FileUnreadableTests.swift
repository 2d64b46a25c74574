import FontInspection
import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

/// Files of every kind that cannot be read: one finding each.
@Suite struct FileUnreadableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var bytes: [UInt8]
    /// Place, severity and message; nil where nothing is wrong.
    var found: String?

    init(_ reason: String, _ path: String, _ text: String, _ found: String?) {
      self.init(reason, path, bytes: Array(text.utf8), found)
    }

    init(_ reason: String, _ path: String, bytes: [UInt8], _ found: String?) {
      (testDescription, self.path, self.bytes, self.found) = (reason, path, bytes, found)
    }
  }

  private static let xml = "it cannot be read as XML: "

  static let rows = [
    Row(
      "a property list that ends too early", "App/Info.plist",
      "<plist><dict>\n<key>UIAppFonts</key>\n<array>",
      "3:8 error \(xml)the file ends within <array>"),
    Row(
      "one in binary form", "App/Info.plist", bytes: Array("bplist00".utf8) + [0xD1, 1, 2],
      "- error the binary property list is damaged: it ends too early"),
    Row(
      "one in text form", "App/Info.plist", "{ UIAppFonts = (", "1:17 error it is no property list"),
    Row("an empty one", "App/Info.plist", "", "- error the file is empty"),
    Row("another property list, which says nothing", "App/Other.plist", "<plist>", nil),
    Row(
      "a project", "App.xcodeproj/project.pbxproj", "{ objects = { A = { isa = PBXGroup; ",
      "1:37 error it is no property list: it ends too early"),
    Row(
      "a project of random bytes", "App.xcodeproj/project.pbxproj",
      bytes: [0xE5, 0x24, 0x61, 0x9F, 0x00, 0x7B, 0x7B, 0xFE, 0x3C, 0x25, 0x01],
      "1:"),
    Row(
      "an empty project", "App.xcodeproj/project.pbxproj", "", "1:1 error it is no property list"),
    Row(
      "a workspace", "App.xcworkspace/contents.xcworkspacedata", "<Workspace>\n<FileRef",
      "2:9 error \(xml)the file ends within <FileRef>"),
    Row(
      "a workspace with entities", "App.xcworkspace/contents.xcworkspacedata",
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><Workspace/>",
      "1:14 error \(xml)it declares entities"),
    Row(
      "YAML", "project.yml", "name: X\ntargets: {App: ", "2:16 error "),
    Row("Flutter's YAML", "pubspec.yaml", "name: [", "1:8 error "),
    Row("other YAML", "ci.yml", "name: [", nil),
    Row("a storyboard", "Main.storyboard", "<document><scenes>\n</document>", "2:1 error \(xml)"),
    Row("a xib", "Cell.xib", "<document", "1:10 error \(xml)the file ends within <document>"),
    Row(
      "plurals", "pl.lproj/L.stringsdict", "<plist><dict>",
      "1:14 error \(xml)the file ends within <dict>"),
    Row("strings", "pl.lproj/L.strings", "\"a\" = \"b", "1:7 error it is no file of strings"),
    Row(
      "strings in another encoding", "pl.lproj/L.strings", bytes: [0x22, 0xE9, 0x22],
      "- error it holds bytes"),
    Row(
      "a catalogue of strings", "L.xcstrings", "{\"strings\": {",
      "1:14 error it cannot be read as JSON"),
    Row("Expo's JSON", "app.json", "{\"expo\": [\"expo-font\"", "1:22 error a comma is missing"),
    Row("other JSON", "data.json", "{", nil),
    Row(".NET's project", "A.csproj", "<Project>net9.0-ios <MauiFont></Project>", "1:31 error "),
    Row("code that is cut off", "App.swift", "let font = UIFont(name: \"", nil),
    Row("a template", "{{name}}/Info.plist", "<plist>", "1:8 note it looks like a template"),
  ]

  @Test(arguments: rows) func kinds(_ row: Row) {
    let project = AppProject([ProjectFile(path: row.path, bytes: row.bytes)])
    let found = FileUnreadableRule().findings(
      in: AuditContext(project: project, fonts: FontFiles()))
    let lines = found.map { finding in
      let place = finding.position.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(place) \(finding.severity.rawValue) \(finding.message)"
    }
    #expect(lines.count == (row.found == nil ? 0 : 1), "one finding each: \(lines)")
    if let found = row.found, let line = lines.first { #expect(line.hasPrefix(found), "\(line)") }
    #expect(found.allSatisfy { $0.path == row.path && $0.help?.isEmpty == false })
  }

  /// A file of a kind that targets compile or ship, and that none of them does.
  @Test func filesOfNoTarget() {
    var text = XcodeText()
    text.settings = "INFOPLIST_FILE = Info.plist;"
    let project = AppProject([
      ProjectFile(path: XcodeText.path, text: text.text),
      ProjectFile(path: "App/Info.plist", text: "<plist>"),
      ProjectFile(path: "Sample/Info.plist", text: "<plist>"),
    ])
    let found = FileUnreadableRule().findings(
      in: AuditContext(project: project, fonts: FontFiles()))
    #expect(
      found.map { "\($0.path) \($0.severity)" } == [
        "App/Info.plist error", "Sample/Info.plist warning",
      ])
  }

  private static func lines(_ folder: TemporaryFolder) async throws -> [String] {
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path))
    return Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts)).diagnostics
      .map { "\(RuleTests.place($0)) \($0.severity.rawValue) \($0.rule)" }
  }

  /// `ProjectLoaderTests.unreadableFolder` is its neighbour.
  @Test func linksInCircles() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Fonts")
    try folder.link("Fonts/Again", to: "../Fonts")
    try folder.link("Up", to: "..")
    try folder.link("Main.xib", to: "Main.xib")
    try folder.link("A.ttf", to: "B.ttf")
    try folder.link("B.ttf", to: "A.ttf")
    try folder.write("App.swift", "let font = UIFont(name: \"Ghost\", size: 1)")
    let lines = try await Self.lines(folder)
    #expect(
      lines == [
        "A.ttf error file-unreadable", "App.swift:1:25 warning name-unknown",
        "B.ttf error file-unreadable", "Main.xib error file-unreadable",
        "Up warning file-unreadable",
      ])
  }
}
