import FontInspection
import Testing

@testable import ProjectAudit

/// Large projects are judged whole, and no finding grows with the project.
@Suite struct LargeProjectTests {
  private static func audit(
    names: [String], entries: [String], faces: [FontFace], links: [String] = []
  ) -> [Diagnostic] {
    var project = AppProject()
    project.references = names.enumerated().map { index, name in
      FontReference(
        name: name, api: FontAPI("x", .uiKit), path: "A.swift",
        position: SourcePosition(line: index + 1, column: 1))
    }
    project.declarations = [
      FontDeclaration(
        path: "Info.plist",
        entries: entries.enumerated().map { index, file in
          FontDeclaration.Entry(
            file: file, index: index, position: SourcePosition(line: index + 1, column: 1))
        })
    ]
    return Auditor().audit(AuditContext(project: project, fonts: FontFiles(faces: faces)))
      .diagnostics
  }

  private static let faces = (0..<1800).map { number in
    FontFace(
      path: "F/Family\(number)-Bold.ttf", postScriptName: "Family\(number)-Bold",
      family: "Family\(number)", style: "Bold", fullName: "Family\(number) Bold")
  }

  @Test func missingEntries() {
    let entries = (0..<20_000).map { "Ghost\($0).ttf" }
    #expect(Self.audit(names: [], entries: entries, faces: []).count == 20_000)
  }

  @Test func missingEntriesBesideManyFonts() {
    let entries = (0..<3000).map { "Ghost\($0)-Bold.ttf" } + ["Family1-Bold.ttf"]
    let found = Self.audit(names: [], entries: entries, faces: Self.faces)
    #expect(found.count { $0.rule == "plist-font-missing" } == 3000)
    #expect(found.count { $0.rule == "plist-font-unlisted" } == 1799)
  }

  @Test func unknownNames() {
    let names = (0..<300).map { "Famile\($0)-Bald" } + (0..<300).map { "Ghost \($0) Text" }
    let found = Self.audit(names: names, entries: [], faces: Self.faces)
    #expect(found.count { $0.rule == "name-unknown" } == 600)
  }

  /// Help that lists every face of a large family would be as large as its square.
  @Test func listsOfNamesEnd() {
    let family = Self.faces.map { face in
      var face = face
      face.family = "Family"
      return face
    }
    let found = Self.audit(names: ["Family-Heavy", "Family"], entries: [], faces: family)
    for finding in found where finding.path == "A.swift" {
      #expect(finding.help?.hasSuffix(" and 1780 more") == true)
    }
  }
}
