import FontInspection
import Testing

@testable import ProjectAudit

@Suite struct MergeConflictsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var form: MergeConflicts.Form
    var text: String
    /// The lines that are left, blanks cut off at their ends.
    var rest: [String]

    init(_ reason: String, _ form: MergeConflicts.Form, _ text: String, _ rest: [String]) {
      (testDescription, self.form, self.text, self.rest) = (reason, form, text, rest)
    }
  }

  static let rows = [
    Row(
      "code is read on both sides", .code, "a\n§<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\nd",
      ["a", "b", "c", "d"]),
    Row(
      "what both sides had is read on neither", .code,
      "§<<<<<<< HEAD\nb\n||||||| base\nx\n=======\nc\n>>>>>>> x\n", ["b", "c"]),
    Row(
      "the first side makes the structure of code", .code,
      "§<<<<<<< HEAD\nif a {\n=======\nif b { f(1)\n>>>>>>> x\n}", ["if a {", "if b   f(1)", "}"]),
    Row(
      "whole elements of both sides count", .markup,
      "<a>\n§<<<<<<< HEAD\n<b>1</b>\n=======\n<b>2</b><c/>\n>>>>>>> x\n</a>",
      ["<a>", "<b>1</b>", "<b>2</b><c/>", "</a>"]),
    Row(
      "of parts of elements only the first side's", .markup,
      "<a>\n§<<<<<<< HEAD\n<b>\n=======\n<c>\n>>>>>>> x\n</b></a>", ["<a>", "<b>", "</b></a>"]),
    Row(
      "whole statements of both sides count", .statements,
      "§<<<<<<< HEAD\na = (1);\n=======\nb = 2;\n>>>>>>> x\n", ["a = (1);", "b = 2;"]),
    Row(
      "of parts of statements only the first side's", .statements,
      "§<<<<<<< HEAD\na = (\n=======\nb = (\n>>>>>>> x\n1);", ["a = (", "1);"]),
    Row(
      "elements of one list", .elements,
      "l:\n§<<<<<<< HEAD\n  - a\n=======\n  - b\n>>>>>>> x\n", ["l:", "  - a", "  - b"]),
    Row(
      "two values of one key", .elements, "§<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n",
      ["a: 1"]),
    Row("JSON", .other, "{\n§<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> x\n}", ["{", "1", "}"]),
    Row(
      "several conflicts", .other,
      "§<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n3\n<<<<<<< a\n4\n=======\n5\n>>>>>>> b",
      ["1", "3", "4"]
    ),
    Row("CRLF", .code, "§<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> x\r\n", ["b", "c"]),
    Row("a conflict without an end", .code, "a\n§<<<<<<< HEAD\nb", ["a", "b"]),
    Row("what is left of one", .code, "a\n§=======\nc\n>>>>>>> x\nd", ["a", "c", "d"]),
    Row("only its last mark is left", .code, "a\n§>>>>>>> x\nd", ["a", "d"]),
    Row(
      "operators are none", .code, "a <<<<<<< b\n  <<<<<<< HEAD", ["a <<<<<<< b", "  <<<<<<< HEAD"]),
    Row("nor longer rows of them", .code, "<<<<<<<<\n>>>>>>>>", ["<<<<<<<<", ">>>>>>>>"]),
    Row("nor headings in comments", .code, "a\n=======\nb", ["a", "=======", "b"]),
  ]

  @Test(arguments: rows) func readable(_ row: Row) {
    let marked = MarkedText(row.text)
    let bytes = Array(marked.text.utf8)
    let found = MergeConflicts(bytes, form: row.form)
    let rest = found?.bytes ?? bytes
    #expect(rest.count == bytes.count, "every byte keeps its place")
    let lines = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
    #expect(lines == row.rest)
    #expect(
      found.map { LineTable(bytes).position(of: $0.first) } == marked.positions.first)
  }

  struct File: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var references: [String?] = []
    var fonts: [String?] = []
    var testDescription: String { path }
  }

  static let files = [
    File(
      path: "Info.plist",
      text: """
        <plist><dict><key>UIAppFonts</key><array><string>A.ttf</string>
        §<<<<<<< HEAD
        <string>B.ttf</string>
        <string>D.ttf</string>
        =======
        <string>C.ttf</string>
        <string>D.ttf</string>
        >>>>>>> fonts
        </array></dict></plist>
        """, fonts: ["A.ttf", "B.ttf", "D.ttf", "C.ttf", "D.ttf"]),
    File(
      path: "App/Info.plist",
      text: """
        <plist><dict>
        §<<<<<<< HEAD
        <key>UIAppFonts</key><array><string>B.ttf</string>
        =======
        <key>UIAppFonts</key><array><string>C.ttf</string>
        >>>>>>> fonts
        </array></dict></plist>
        """, fonts: ["B.ttf"]),
    File(
      path: "App.swift",
      text: """
        func f() {
        §<<<<<<< HEAD
          if a { use(UIFont(name: "A", size: 1))
        =======
          if b { use(UIFont(name: "B", size: 1))
        >>>>>>> fonts
          }
          use(UIFont(name: "C", size: 1))
        }
        """, references: ["A", "B", "C"]),
    File(
      path: "App.m",
      text: """
        §<<<<<<< HEAD
        [UIFont fontWithName:@"A" size:1];
        =======
        [UIFont fontWithName:@"B" size:1];
        >>>>>>> fonts
        """, references: ["A", "B"]),
    File(
      path: "Main.storyboard",
      text: """
        <document>
        §<<<<<<< HEAD
        <fontDescription name="A" family="F" pointSize="1"/>
        =======
        <fontDescription name="B" family="F" pointSize="1"/>
        >>>>>>> fonts
        </document>
        """, references: ["A", "B"]),
    File(
      path: "Cell.xib",
      text: """
        <document>
        §<<<<<<< HEAD
        <a>
        =======
        <b>
        >>>>>>> fonts
        <fontDescription name="A" family="F" pointSize="1"/>
        </a></document>
        """, references: ["A"]),
    File(
      path: "pl.lproj/Localizable.strings",
      text: "§<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n>>>>>>> x\n"),
    File(
      path: "pl.lproj/Localizable.stringsdict",
      text: "§<<<<<<< HEAD\n<plist><dict>\n=======\n<plist>\n<dict>\n>>>>>>> x\n</dict></plist>"),
    File(
      path: "Localizable.xcstrings",
      text: "{\n§<<<<<<< HEAD\n\"strings\": {}\n=======\n\"strings\": {},\n>>>>>>> x\n}"),
    File(
      path: "app.json",
      text:
        "{\"expo\": {\"plugins\": [[\"expo-font\", {\"fonts\": [\n§<<<<<<< HEAD\n\"A.ttf\"\n"
        + "=======\n\"B.ttf\"\n>>>>>>> x\n]}]]}}", fonts: ["A.ttf"]),
    File(
      path: "project.yml",
      text: """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            info:
              path: Info.plist
              properties:
                UIAppFonts:
        §<<<<<<< HEAD
                  - A.ttf
        =======
                  - B.ttf
        >>>>>>> x
        """, fonts: ["A.ttf", "B.ttf"]),
    File(
      path: "pubspec.yaml",
      text: "name: a\n§<<<<<<< HEAD\nflutter:\n  fonts: []\n=======\n  fonts: [\n>>>>>>> x\n"),
    File(
      path: "A.xcconfig", text: "§<<<<<<< HEAD\nA = 1\n=======\nA = 2\n>>>>>>> x\n"),
  ]

  /// One diagnostic for each file, at the first mark; the rest is read, and nothing else is said of
  /// the lines of the conflict.
  @Test(arguments: files) func projectFiles(_ row: File) {
    let marked = MarkedText(row.text)
    let project = AppProject([ProjectFile(path: row.path, text: marked.text)])
    #expect(
      project.problems == [
        FileProblem(
          path: row.path, message: MergeConflicts.message, position: marked.positions.first,
          help: MergeConflicts.help)
      ])
    #expect(project.references.map(\.name) == row.references)
    let inline = project.targets.flatMap(\.inlineDeclarations)
    #expect((project.declarations + inline).flatMap(\.entries).map(\.file) == row.fonts)
    let faces = ["A", "B", "C", "D", "F"].map { (name: String) in
      FontFace(path: name + ".ttf", postScriptName: name, family: name, style: "Regular")
    }
    let found = Auditor().audit(AuditContext(project: project, fonts: FontFiles(faces: faces)))
    #expect(
      found.diagnostics.filter { $0.severity > .note && $0.path == row.path }.map(\.rule)
        == ["file-unreadable"])
  }

  @Test func utf16() {
    let text = "<plist><dict>\n<<<<<<< a\n=======\n>>>>>>> b\n</dict></plist>"
    let project = AppProject([
      ProjectFile(path: "Info.plist", bytes: MarkupReaderTests.utf16(text, bigEndian: false))
    ])
    #expect(project.problems.map(\.message) == [MergeConflicts.message])
    #expect(project.problems.first?.position == SourcePosition(line: 2, column: 1))
  }

  @Test(arguments: [
    ("notes.yml", "<<<<<<< a\nx: 1\n=======\nx: 2\n>>>>>>> b", "says nothing about fonts"),
    ("AppTests/A.swift", "<<<<<<< a\n=======\n>>>>>>> b", "a test"),
    ("README.md", "<<<<<<< a\n=======\n>>>>>>> b", "no file that is read"),
  ]) func filesThatDoNotMatter(_ path: String, _ text: String, _ reason: String) {
    #expect(AppProject([ProjectFile(path: path, text: text)]).problems == [], "\(reason)")
  }

  @Test(.timeLimit(.minutes(1))) func hostileInputTakesLinearTime() {
    for unit in ["<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "<", ">", "<<<<<<< a\n(\n=======\n)\n"]
    {
      let bytes = Array(String(repeating: unit, count: 10_000).utf8)
      for form in [MergeConflicts.Form.code, .markup, .statements, .elements, .other] {
        _ = MergeConflicts(bytes, form: form)
      }
    }
  }
}
