import FontInspection
import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule
    var testDescription: String { rule.description.id }
  }

  static let cases = RuleRegistry.all.map { Case(rule: $0) }

  @Test(arguments: cases) func triggeringExample(_ row: Case) {
    let example = row.rule.description.triggering
    let found = row.rule.findings(in: AuditContext(example)).sorted(by: Diagnostic.reportOrder)
    #expect(found.map(Self.place) == example.places)
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.rule == row.rule.description.id)
      #expect(finding.help?.isEmpty == false, "each finding says what to do")
      #expect(!finding.message.hasSuffix("."))
    }
  }

  /// Rules about a second place in a line, whose examples another rule judges at its own.
  private static let companions = ["font-unwrapped": "name-is-full-name"]

  /// In its own example no other rule speaks up: one place, one finding.
  @Test(arguments: cases) func triggeringExampleBreaksNoOtherRule(_ row: Case) {
    let report = Auditor().audit(AuditContext(row.rule.description.triggering))
    let id = row.rule.description.id
    #expect(
      Set(report.diagnostics.map(\.rule)) == Set([id, Self.companions[id]].compactMap { $0 }))
  }

  @Test(arguments: cases) func cleanExample(_ row: Case) {
    #expect(Auditor().audit(AuditContext(row.rule.description.clean)).diagnostics == [])
  }

  static func place(_ diagnostic: Diagnostic) -> String {
    diagnostic.path + (diagnostic.position.map { ":\($0.line):\($0.column)" } ?? "")
  }
}

@Suite struct RuleRegistryTests {
  @Test func listAndFolderAgree() throws {
    let folder = Repository.file("Sources/ProjectAudit/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Rule.swift") }.map { String($0.dropLast(6)) }
    #expect(files.sorted() == RuleRegistry.all.map { String(describing: type(of: $0)) }.sorted())
  }

  @Test func idsAreUnique() {
    let ids = RuleRegistry.all.map(\.description.id)
    #expect(Set(ids).count == ids.count)
  }

  /// `Documentation/Rules.md` is printed from the rules. To print it anew, run this test with
  /// `FONTSCALE_RECORD_GOLDEN=1`; recording always fails the run.
  @Test func documentationIsCurrent() throws {
    let file = Repository.file("Documentation/Rules.md")
    let wanted = RuleDocumentation.markdown(RuleRegistry.all)
    if ProcessInfo.processInfo.environment["FONTSCALE_RECORD_GOLDEN"] != nil {
      try Data(wanted.utf8).write(to: file)
      Issue.record(
        "Documentation/Rules.md was written anew; run again without FONTSCALE_RECORD_GOLDEN")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == wanted)
  }
}

/// Cases beyond the examples: severities, precedence and silence.
@Suite struct RuleCaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var example: RuleExample
    /// `place severity rule`
    var findings: [String]

    init(_ reason: String, _ example: RuleExample, _ findings: [String]) {
      (testDescription, self.example, self.findings) = (reason, example, findings)
    }
  }

  static func swift(_ expression: String) -> RuleExample {
    .swift(expression, faces: SampleFaces.all)
  }

  static func storyboard(_ name: String) -> RuleExample {
    RuleExample(
      files: [
        ProjectFile(
          path: "Main.storyboard", text: "<document><fontDescription name=\"\(name)\"/></document>")
      ], fonts: FontFiles(faces: SampleFaces.all))
  }

  static let twin = FontFace(
    path: "F/Twin.ttf", postScriptName: "Lato-Bold", family: "Lato", style: "Bold",
    fullName: "Lato Bold", weight: 700)
  static let boldFile = Array("F/Lato-Bold.ttf".utf8)
  static let twinFile = Array("F/Twin.ttf".utf8)

  static func unreadable(_ path: String, _ code: FontError.Code) -> RuleExample {
    RuleExample(
      fonts: FontFiles(unreadable: [
        UnreadableFont(path: path, displayPath: path, error: FontError(code, "m", help: "h"))
      ]))
  }

  static func named(_ path: String, _ container: FontContainer, _ format: OutlineFormat)
    -> RuleExample
  {
    RuleExample(
      fonts: FontFiles(faces: [
        FontFace(
          path: path, postScriptName: "X", family: "X", style: "Regular", fullName: "X",
          format: format, container: container)
      ]))
  }

  static let lackingPackage = {
    var facts = AppProject()
    facts.unreadPackages = ["Design"]
    return facts
  }()

  static let incomplete = ["A.ttf error name-table-incomplete"]
  static let notAFont = ["Info.plist:4:5 error plist-font-not-a-font"]
  static let cafe = renamed("F/Caf\u{E9}.ttf")

  static func renamed(_ path: String) -> FontFace {
    var face = SampleFaces.bold
    face.path = path
    return face
  }

  /// A font without the names of these IDs.
  static func lacking(_ path: String, _ ids: Int...) -> FontFace {
    func name(_ id: Int) -> String? { ids.contains(id) ? nil : "X\(id)" }
    return FontFace(
      path: path, postScriptName: name(6), family: name(1), style: name(2), fullName: name(4))
  }

  static func member(_ index: Int, _ name: String?) -> FontFace {
    FontFace(
      path: "F/T.ttc", faceIndex: index, postScriptName: name, family: "T", style: "Regular",
      fullName: "T", container: .collection)
  }

  static func instance(_ style: String, _ name: String?, isDefault: Bool) -> FontFace {
    FontFace(
      path: "F/V.ttf", postScriptName: name, family: "V", style: style, fullName: "V \(style)",
      variable: true,
      instance: FaceInstance(
        index: isDefault ? 0 : 1, name: style, coordinates: [], isDefault: isDefault))
  }

  static let rows = [
    Row(
      "a family is a note in SwiftUI", swift(#"x = Font.custom("Lato", size: 1)"#),
      [
        "App.swift:1:17 note name-is-family"
      ]),
    Row(
      "what looks Apple's is a warning", swift(#"UIFont(name: "AvenirNext-Black", size: 1)"#),
      [
        "App.swift:1:14 warning name-unknown"
      ]),
    Row(
      "an interface typeface is a warning", swift(#"UIFont(name: "SFMono-Regular", size: 1)"#),
      [
        "App.swift:1:14 warning name-unknown"
      ]),
    Row(
      "an Apple-like name near a font of the project is an error",
      swift(#"UIFont(name: "SFPro-Regulra", size: 1)"#), ["App.swift:1:14 error name-unknown"]),
    Row("a system font is right", swift(#"UIFont(name: "AvenirNext-Medium", size: 1)"#), []),
    Row(
      "what is only likely a font's name need not be one",
      swift(#"x = .custom("Ghost", size: 1)"#), []),
    Row(
      "but may be a known one, misspelt", swift(#"x = .custom("lato-bold", size: 1)"#),
      ["App.swift:1:13 warning name-case"]),
    Row("a computed name is no finding", swift(#"UIFont(name: f.fontName, size: 1)"#), []),
    Row("interpolation is no finding", swift(#"UIFont(name: "Lato-\(w)", size: 1)"#), []),
    Row(
      "a private name in an interface file", storyboard(".SFUI-Regular"),
      [
        "Main.storyboard:1:11 warning name-system-private"
      ]),
    Row("Xcode's name for the system font", storyboard(".AppleSystemUIFont"), []),
    Row(
      "without UIAppFonts no font is unlisted",
      RuleExample(fonts: FontFiles(faces: SampleFaces.all)), []),
    Row(
      "an empty UIAppFonts lists nothing", .plist([], faces: [SampleFaces.bold]),
      ["F/Lato-Bold.ttf warning plist-font-unlisted"]),
    Row(
      "fonts registered in code are not unlisted",
      RuleExample(
        files: RuleExample.plist([], faces: []).files + [
          ProjectFile(path: "A.swift", text: "CTFontManagerRegisterFontsForURL(u, .process, nil)")
        ], fonts: FontFiles(faces: [SampleFaces.bold])), []),
    Row(
      "a folder in an entry does not matter",
      .plist(["Fonts/Lato-Bold.ttf"], faces: [SampleFaces.bold]), []),
    Row(
      "an entry that the build completes", .plist(["$(FONT).ttf"], faces: [SampleFaces.bold]), []),
    Row("a collection of the system", .plist(["HelveticaNeue.ttc"], faces: []), []),
    Row(
      "a wrong entry twice is wrong once", .plist(["a.ttf", "a.ttf"], faces: []),
      ["Info.plist:4:5 error plist-font-missing", "Info.plist:5:5 warning plist-font-duplicate"]),
    Row(
      "a file that is listed again and again is told once",
      .plist(Array(repeating: "Lato-Bold.ttf", count: 1000), faces: [SampleFaces.bold]),
      ["Info.plist:5:5 warning plist-font-duplicate"]),
    Row(
      "an entry in the wrong case is not unlisted too",
      .plist(["LATO-BOLD.TTF"], faces: [SampleFaces.bold]),
      ["Info.plist:4:5 error plist-font-case"]),
    Row(
      "the file that a misspelt entry means is not unlisted too",
      .plist(["Lato-Bolt.ttf"], faces: [SampleFaces.bold]),
      ["Info.plist:4:5 error plist-font-missing"]),
    Row(
      "a file that no entry means is unlisted",
      .plist(["Lato-Black.ttf"], faces: [SampleFaces.bold]),
      ["F/Lato-Bold.ttf warning plist-font-unlisted", "Info.plist:4:5 error plist-font-missing"]),
    Row(
      "an entry whose file is no font is there",
      RuleExample(
        files: RuleExample.plist(["A.ttf"], faces: []).files,
        fonts: unreadable("F/A.ttf", .woff2).fonts), ["F/A.ttf error file-kind"]),
    Row(
      "two lists of one font are two targets",
      RuleExample(
        files: [
          ProjectFile(
            path: "A/Info.plist",
            bytes: RuleExample.plist(["Lato-Bold.ttf"], faces: []).files[0].bytes),
          ProjectFile(
            path: "B/Info.plist",
            bytes: RuleExample.plist(["Lato-Bold.ttf"], faces: []).files[0].bytes),
        ], fonts: FontFiles(faces: [SampleFaces.bold])), []),
    Row(
      "two files of one name", RuleExample(fonts: FontFiles(faces: [SampleFaces.bold, twin])),
      ["F/Twin.ttf error ps-duplicate"]),
    Row(
      "the same file twice is a note",
      RuleExample(
        fonts: FontFiles(
          faces: [SampleFaces.bold, twin], contents: [boldFile: 1, twinFile: 1])),
      ["F/Twin.ttf note ps-duplicate"]),
    Row(
      "other content is an error",
      RuleExample(
        fonts: FontFiles(
          faces: [SampleFaces.bold, twin], contents: [boldFile: 1, twinFile: 2])),
      ["F/Twin.ttf error ps-duplicate"]),
    Row(
      "instances of one file are not compared",
      RuleExample(fonts: FontFiles(faces: [SampleFaces.karla, SampleFaces.karla])), []),
    Row(
      "members of one collection are",
      RuleExample(
        fonts: FontFiles(faces: [
          member(0, "T"), member(1, "T"),
        ])), ["F/T.ttc error ps-duplicate"]),
    Row(
      "fonts without a name have none in common",
      RuleExample(fonts: FontFiles(faces: [lacking("A.ttf", 6), lacking("B.ttf", 6)])),
      ["A.ttf error name-table-incomplete"]),
    Row(
      "a short style that only a typographic one hides",
      RuleExample(
        fonts: FontFiles(
          faces: [lacking("A.ttf")],
          details: [
            FontDetails(
              path: "A.ttf", names: [1, 4, 6, 17].map { NameRecord(nameID: $0, value: "X") })
          ])), incomplete),
    Row("no family", RuleExample(fonts: FontFiles(faces: [lacking("A.ttf", 1)])), incomplete),
    Row("no style", RuleExample(fonts: FontFiles(faces: [lacking("A.ttf", 2)])), incomplete),
    Row("no full name", RuleExample(fonts: FontFiles(faces: [lacking("A.ttf", 4)])), incomplete),
    Row(
      "no name at all is one finding",
      RuleExample(fonts: FontFiles(faces: [lacking("A.ttf", 1, 2, 4, 6)])), incomplete),
    Row(
      "each member of a collection",
      RuleExample(fonts: FontFiles(faces: [member(0, "T"), member(1, nil)])),
      ["F/T.ttc error name-table-incomplete"]),
    Row(
      "a variable font without ID 6 is one finding",
      RuleExample(
        fonts: FontFiles(faces: [
          instance("Regular", nil, isDefault: true), instance("Bold", nil, isDefault: false),
        ])), ["F/V.ttf error name-table-incomplete"]),
    Row(
      "an instance alone without a name is another fault",
      RuleExample(
        fonts: FontFiles(faces: [
          instance("Regular", "V", isDefault: true), instance("Bold", nil, isDefault: false),
        ])), []),
    Row(
      "what is damaged need not be whole",
      RuleExample(
        fonts: FontFiles(
          faces: [lacking("A.ttf", 6)], unreadable: unreadable("A.ttf", .damaged).fonts.unreadable)),
      ["A.ttf error file-damaged"]),
    Row(
      "a web font needs no names",
      RuleExample(
        fonts: FontFiles(faces: [FontFace(path: "A.woff2", container: .woff2)])),
      ["A.woff2 warning file-web-font"]),
    Row(
      "damage that leaves the faces readable, once for each file",
      RuleExample(
        fonts: FontFiles(
          faces: [SampleFaces.bold],
          notes: [
            FontNote(path: "F/Lato-Bold.ttf", displayPath: "d", message: "m"),
            FontNote(path: "F/Lato-Bold.ttf", displayPath: "d", message: "m"),
            FontNote(path: "F/Lato-Bold.ttf", displayPath: "d", message: "n"),
          ])),
      ["F/Lato-Bold.ttf warning file-damaged", "F/Lato-Bold.ttf warning file-damaged"]),
    Row("WOFF in UIAppFonts", .plist(["A.woff"], faces: []), notAFont),
    Row("WOFF2 in UIAppFonts", .plist(["F/A.WOFF2"], faces: []), notAFont),
    Row("EOT in UIAppFonts", .plist(["A.eot"], faces: []), notAFont),
    Row("SVG in UIAppFonts", .plist(["A.svg"], faces: []), notAFont),
    Row(
      "a web font that is there is none either",
      .plist(["A.woff2"], faces: [FontFace(path: "A.woff2", container: .woff2)]), notAFont),
    Row(
      "a duplicate comes before its kind", .plist(["A.svg", "A.svg"], faces: []),
      notAFont + ["Info.plist:5:5 warning plist-font-duplicate"]),
    Row(
      "composed in the entry, decomposed on disk", .plist(["Cafe\u{301}.ttf"], faces: [cafe]),
      ["Info.plist:4:5 warning plist-font-normalization"]),
    Row(
      "another form and another case are a matter of case",
      .plist(["cafe\u{301}.ttf"], faces: [cafe]), ["Info.plist:4:5 error plist-font-case"]),
    Row("the same form", .plist(["Caf\u{E9}.ttf"], faces: [cafe]), []),
    Row(
      "a link's name is a name of its file",
      RuleExample(
        files: RuleExample.plist(["Lato-Bold.ttf"], faces: []).files,
        fonts: FontFiles(
          faces: [renamed("common/LatoBoldV2.ttf")],
          links: [FontLink(path: "ios/Lato-Bold.ttf", target: "common/LatoBoldV2.ttf")])), []),
    Row(
      "a link in another case",
      RuleExample(
        files: RuleExample.plist(["lato-bold.ttf"], faces: []).files,
        fonts: FontFiles(
          faces: [renamed("common/LatoBoldV2.ttf")],
          links: [FontLink(path: "ios/Lato-Bold.ttf", target: "common/LatoBoldV2.ttf")])),
      ["Info.plist:4:5 error plist-font-case"]),
    Row(
      "a link out of the project that names a font makes names uncertain",
      RuleExample(
        files: [ProjectFile(path: "App.swift", text: #"UIFont(name: "Ghost", size: 1)"#)],
        fonts: unreadable("A.ttf", .notFound).fonts),
      ["A.ttf warning file-unreadable", "App.swift:1:14 warning name-unknown"]),
    Row(
      "so does a package of the project's own that is not there",
      RuleExample(
        files: [ProjectFile(path: "App.swift", text: #"UIFont(name: "Ghost", size: 1)"#)],
        facts: lackingPackage),
      ["App.swift:1:14 warning name-unknown"]),
    Row("CFF called .ttf", named("A.ttf", .sfnt, .cff), ["A.ttf warning file-kind"]),
    Row("TrueType called .otf", named("A.OTF", .sfnt, .truetype), ["A.OTF warning file-kind"]),
    Row(
      "a collection called .ttf", named("A.ttf", .collection, .truetype), ["A.ttf error file-kind"]),
    Row("one face called .ttc", named("A.ttc", .sfnt, .truetype), ["A.ttc error file-kind"]),
    Row("an OpenType collection", named("A.otc", .collection, .cff), []),
    Row("a font with another extension", named("A.bin", .sfnt, .cff), []),
    Row("a bitmap font", named("A.otf", .sfnt, .bitmap), []),
    Row("WOFF2 called .ttf", named("A.ttf", .woff2, .truetype), ["A.ttf error file-kind"]),
    Row("WOFF2 called .woff", named("A.woff", .woff2, .truetype), ["A.woff error file-kind"]),
    Row(
      "WOFF2 under its own name", named("A.woff2", .woff2, .truetype),
      ["A.woff2 warning file-web-font"]),
    Row("Type 1 called .otf", named("A.otf", .pfb, .type1), ["A.otf error file-kind"]),
    Row("Type 1 under either of its names", named("A.pfa", .pfb, .type1), []),
    Row(
      "a web font beside the app's font of that name",
      RuleExample(
        fonts: FontFiles(faces: [
          SampleFaces.bold,
          FontFace(path: "web/Lato.woff2", postScriptName: "Lato-Bold", container: .woff2),
        ])), []),
    Row(
      "a name that only a web font has",
      .swift(
        #"UIFont(name: "Web-Bold", size: 1)"#,
        faces: [FontFace(path: "web/W.woff2", postScriptName: "Web-Bold", container: .woff2)]),
      ["App.swift:1:14 error name-unknown"]),
    Row("HTML", unreadable("A.ttf", .html), ["A.ttf error file-kind"]),
    Row("empty", unreadable("A.otf", .empty), ["A.otf error file-kind"]),
    Row("a folder", unreadable("A.ttf", .folder), ["A.ttf error file-kind"]),
    Row("WOFF called .ttf", unreadable("A.ttf", .woff), ["A.ttf error file-kind"]),
    Row("WOFF2 called .woff", unreadable("A.woff", .woff2), ["A.woff error file-kind"]),
    Row(
      "WOFF under its own name", unreadable("A.woff", .woff), ["A.woff warning file-web-font"]),
    Row("EOT under its own name", unreadable("A.eot", .embeddedOpenType), []),
    Row("cut off", unreadable("A.ttf", .truncated), ["A.ttf error file-damaged"]),
    Row("damaged", unreadable("A.ttf", .damaged), ["A.ttf error file-damaged"]),
    Row("not allowed", unreadable("A.ttf", .permissionDenied), ["A.ttf error file-unreadable"]),
    Row("a broken link", unreadable("A.ttf", .brokenLink), ["A.ttf error file-unreadable"]),
    Row(
      "a link out of the project", unreadable("A.ttf", .notFound), ["A.ttf warning file-unreadable"]
    ),
  ]

  /// All rules but those that the sample faces themselves break, and those that judge the sizes which
  /// the samples' code writes for brevity.
  static let auditor = Auditor(
    rules: RuleRegistry.all.filter {
      ![
        "ps-illegal", "ps-shadows-system", "bold-text-missing", "scale-min-size", "scale-inversion",
      ].contains($0.description.id)
    })

  @Test(arguments: rows) func findings(_ row: Row) {
    let report = Self.auditor.audit(AuditContext(row.example))
    #expect(
      report.diagnostics.map { "\(RuleTests.place($0)) \($0.severity.rawValue) \($0.rule)" }
        == row.findings)
  }
}
