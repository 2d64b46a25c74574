import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

@Suite struct FontSearchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let named: [String]
    let files: [String]
    var empty: [String] = []
    let reason: String
    var testDescription: String { reason }
  }

  static let cases: [Case] = [
    Case(named: ["A", "A"], files: ["A/B/b.ttf", "A/a.ttf"], reason: "a folder named twice"),
    Case(
      named: ["A", "A/B"], files: ["A/B/b.ttf", "A/a.ttf"], reason: "a folder inside another"),
    Case(
      named: ["A/B", "A"], files: ["A/B/b.ttf", "A/a.ttf"], reason: "a folder around another"),
    Case(
      named: ["A/a.ttf", "A"], files: ["A/B/b.ttf", "A/a.ttf"], reason: "a file and its folder"),
    Case(
      named: ["A", "C", "A"], files: ["A/B/b.ttf", "A/a.ttf"], empty: ["C"],
      reason: "a folder without fonts among others"),
    Case(named: ["C", "C"], files: [], empty: ["C"], reason: "nothing, named twice, is told once"),
  ]

  @Test(arguments: cases)
  func filesComeOnceAndOnlyFoldersWithoutFontsAreTold(_ row: Case) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A/a.ttf", SampleFont().bytes)
    try folder.write("A/B/b.ttf", SampleFont().bytes)
    try folder.write("C/c.txt", [1, 2, 3])
    let search = FontSearch(row.named.map { FilePath(folder.path + "/" + $0) })
    let scan = await FontScanner(jobs: 1).scan(search.inputs)
    #expect(scan.faces.map(\.displayPath).sorted() == row.files.map { folder.path + "/" + $0 })
    #expect(search.folders(without: scan) == row.empty.map { folder.path + "/" + $0 })
  }

  @Test func aFolderMayBeCalledLikeAFont() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A/dir.ttf/inner.ttf", SampleFont().bytes)
    try folder.write("A/empty.otf/readme.txt", [1])
    for path in ["A", "A/dir.ttf"] {
      let search = FontSearch([FilePath(folder.path + "/" + path)])
      let scan = await FontScanner(jobs: 1).scan(search.inputs)
      #expect(scan.faces.map(\.displayPath) == [folder.path + "/A/dir.ttf/inner.ttf"], "\(path)")
      #expect(search.unreadable == [], "\(path)")
    }
  }
}
