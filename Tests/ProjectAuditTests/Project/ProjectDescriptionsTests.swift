import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct ProjectDescriptionsTests {
  @Test func listAndFolderAgree() {
    let folder = Repository.file("Sources/ProjectAudit/Project").path
    let files = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { ($0 as? String)?.split(separator: "/").last.map(String.init) }
      .filter { $0.hasSuffix("Description.swift") && $0 != "ProjectDescription.swift" }
    let listed = ProjectDescriptions.all.map { "\(type(of: $0)).swift" }
    #expect(listed.sorted() == files.sorted())
  }

  /// Whatever stands in a describing file, the rest is still read.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "project.yml", "Project.swift", "Package.swift", "app.json", "pubspec.yaml", "A.csproj",
      "Podfile", "Podfile.lock", "Cartfile", "Package.resolved", "package.json",
    ])
  func oddContent(_ name: String) {
    var random = SplitMix64(seed: 17)
    let words = [
      "targets:", "name", "fonts", "flutter", "{", "}", "[", "]", "\"", ":", "\n", "  ", "- ",
      "let package = Package(", "let project = Project(", ".target(", ")", ",", "resources:",
      "<MauiFont Include=\"", "/>", "-ios", "expo", "plugins", "expo-font", "pod 'x'", "é", "\0",
      "\u{FEFF}", "&a", "*a", "<<", "include", "${x}", "sources", "path", "**", "../",
    ]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        words[Int.random(in: words.indices, using: &random)]
      }.joined()
      _ = AppProject([ProjectFile(path: name, text: text)], otherPaths: ["a/b.ttf"])
    }
  }
}
