import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct InfoPlistTests {
  private func project(_ path: String, _ text: String) -> AppProject {
    var project = AppProject()
    project.read(ProjectFile(path: path, text: text))
    return project
  }

  @Test func entries() {
    let marked = MarkedText(
      "<plist><dict><key>UIAppFonts</key><array>\n§<string>A.ttf</string>\n §<true/></array></dict></plist>"
    )
    #expect(
      project("App/Info.plist", marked.text).declarations == [
        FontDeclaration(
          path: "App/Info.plist",
          entries: [
            .init(file: "A.ttf", index: 0, position: marked.positions[0]),
            .init(file: nil, kind: "a Boolean", index: 1, position: marked.positions[1]),
          ])
      ])
  }

  @Test(arguments: [
    ("Any.plist", "UIAppFonts", 1, "any property list with the key counts"),
    ("App-Info.plist", "UIAppFonts", 1, "the usual names do"),
    ("Info.plist", "Other", 0, "without the key nothing is declared"),
    ("Info.strings", "UIAppFonts", 0, "other files are not read"),
    ("A.PLIST", "UIAppFonts", 1, "the extension's case does not matter"),
  ]) func whichFilesCount(_ path: String, _ key: String, _ count: Int, _ reason: String) {
    let text = "<plist><dict><key>\(key)</key><array/></dict></plist>"
    #expect(project(path, text).declarations.count == count, "\(reason)")
  }

  struct Problem: Sendable {
    var path: String
    var text: String
    var problem: FileProblem?
  }

  @Test(arguments: [
    Problem(
      path: "Info.plist", text: "no plist",
      problem: FileProblem(
        path: "Info.plist", message: "it cannot be read as XML: it does not begin with a tag",
        position: SourcePosition(line: 1, column: 1))),
    Problem(
      path: "App-Info.plist", text: "",
      problem: FileProblem(path: "App-Info.plist", message: "the file is empty")),
    Problem(path: "Other.plist", text: "no plist", problem: nil),
    Problem(
      path: "Info.plist", text: "<plist><array/></plist>",
      problem: FileProblem(
        path: "Info.plist", message: "it holds an array instead of a dictionary",
        position: SourcePosition(line: 1, column: 8))),
    Problem(
      path: "Info.plist",
      text: "<plist><dict><key>UIAppFonts</key>\n<string>A.ttf</string></dict></plist>",
      problem: FileProblem(
        path: "Info.plist", message: "UIAppFonts is a string instead of an array",
        position: SourcePosition(line: 2, column: 1),
        help: "write <array> with a <string> for each font file")),
  ]) func problems(_ row: Problem) {
    #expect(project(row.path, row.text).problems == [row.problem].compactMap(\.self))
  }

  @Test func utf16() {
    let text =
      "<plist><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>"
    var project = AppProject()
    project.read(
      ProjectFile(path: "Info.plist", bytes: MarkupReaderTests.utf16(text, bigEndian: true)))
    #expect(
      project.declarations.flatMap(\.entries) == [
        .init(file: "A.ttf", index: 0, position: SourcePosition(line: 1, column: 42))
      ])
  }
}

@Suite struct InterfaceBuilderFileTests {
  static let rows = [
    NameCase(
      "a control's font",
      "<document>\n  §<fontDescription name=\"A-B\" family=\"A\"/>\n</document>",
      ["A-B"]),
    NameCase(
      "a tag over several lines points at its <",
      "<document>\n §<fontDescription\n key=\"x\"\n name=\"A\"\n /></document>", ["A"]),
    NameCase(
      "the system font has no name", "<document><fontDescription type=\"system\"/></document>", []),
    NameCase(
      "names found in files",
      "<document><customFonts key=\"customFonts\"><array key=\"A.ttf\">§<string>A-B</string></array>"
        + "<mutableArray key=\"C.ttf\">§<string>C</string></mutableArray></customFonts></document>",
      ["A-B", "C"]),
    NameCase(
      "a name that a control uses is reported there alone",
      "<document><customFonts><array key=\"A.ttf\"><string>A</string></array></customFonts>"
        + "§<fontDescription name=\"A\"/></document>", ["A"]),
    NameCase("other strings are none", "<document><string>A</string></document>", []),
    NameCase("a family alone", "<document>§<fontDescription family=\"A\"/></document>", ["A"]),
    NameCase(
      "comments hold none", "<document><!-- <fontDescription name=\"A\"/> --></document>", []),
    NameCase(
      "what stands before a fault is read",
      "<document>§<fontDescription name=\"A\"/><x></document>",
      ["A"]),
  ]

  @Test(arguments: rows, ["Main.storyboard", "Cell.xib"]) func names(_ row: NameCase, path: String)
  {
    let (found, expected) = expectNames(row, path: path)
    #expect(found == expected)
  }

  @Test func faultsAreProblems() {
    var project = AppProject()
    project.read(ProjectFile(path: "Main.storyboard", text: "<document>\n  <a></b>\n</document>"))
    #expect(
      project.problems == [
        FileProblem(
          path: "Main.storyboard",
          message: "it cannot be read as XML: </b> stands where </a> is due",
          position: SourcePosition(line: 2, column: 6))
      ])
  }
}

@Suite struct AppProjectTests {
  @Test(arguments: [
    ("A.swift", true), ("A.m", true), ("A.mm", true), ("A.h", true), ("A.storyboard", true),
    ("A.xib", true), ("Info.plist", true), ("A.ttf", false), ("swift", false), ("A.swiftpm", false),
  ]) func readers(_ path: String, _ isRead: Bool) {
    #expect((AppProject.reader(for: "Folder/" + path) != nil) == isRead)
  }

  /// Whatever happens to a file, reading it ends and gives places inside it.
  @Test(arguments: [
    "NimbusBroken/WeekView.swift", "NimbusBroken/StationLabel.m", "NimbusBroken/Info.plist",
    "NimbusBroken/Base.lproj/Main.storyboard",
  ]) func mutationsNeitherCrashNorHang(_ name: String) throws {
    let original = try Repository.bytes("Fixtures/Projects/NimbusBroken/" + name)
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let bytes = Mutation.mutate(original, using: &generator)
      var project = AppProject()
      project.read(ProjectFile(path: name, bytes: bytes))
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      #expect(project.references.allSatisfy { $0.position.line <= lines })
    }
  }
}

extension Repository {
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: file(path)))
  }
}
