import Testing

@testable import ProjectAudit

@Suite struct SuppressionReaderTests {
  /// `rules lines: reason`, or the fault; a comment per element.
  private func read(_ path: String, _ text: String) -> [String] {
    SuppressionReader.suppressions(in: ProjectFile(path: path, text: text)).map { found in
      if let fault = found.fault { return "\(fault)" }
      let lines = found.lines.map {
        $0.upperBound == .max ? "\($0.lowerBound)..." : "\($0.lowerBound)-\($0.upperBound)"
      }
      return "\(found.rules.map(\.text).joined(separator: "+")) \(lines ?? "file")"
        + (found.reason.map { ": \($0)" } ?? "")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var text: String
    var expected: [String]

    init(_ reason: String, _ path: String, _ text: String, _ expected: [String]) {
      (testDescription, self.path, self.text, self.expected) = (reason, path, text, expected)
    }
  }

  static let rows = [
    Row(
      "the next line, with a reason", "A.swift",
      "// fontscale:disable:next a-b -- it is so\nx\n", ["a-b 2-2: it is so"]),
    Row("the same line", "A.swift", "x // fontscale:disable:this a, b\n", ["a+b 1-1"]),
    Row("the line before", "A.swift", "x\n// fontscale:disable:previous a\n", ["a 1-1"]),
    Row(
      "a region", "A.swift",
      "// fontscale:disable a\nx\n// fontscale:enable a\ny\n", ["a 1-3"]),
    Row("a region that is never closed", "A.swift", "x\n// fontscale:disable a b\n", ["a+b 2..."]),
    Row(
      "one rule of a region ends", "A.swift",
      "// fontscale:disable a, b\nx\n// fontscale:enable a\ny\n", ["a 1-3", "b 1..."]),
    Row(
      "enable without rules ends all", "A.swift",
      "// fontscale:disable a\n// fontscale:disable b\n// fontscale:enable\n", ["a 1-3", "b 2-3"]),
    Row("the whole file", "A.swift", "x\n// fontscale:disable:file all\n", ["all file"]),
    Row(
      "next passes over comments and empty lines", "A.swift",
      "// fontscale:disable:next a\n// fontscale:disable:next b\n\n/* why */\nx\n",
      ["a 5-5", "b 5-5"]),
    Row("a block comment in Swift", "A.swift", "/* fontscale:disable:next a */\nx\n", ["a 2-2"]),
    Row(
      "nested block comments", "A.swift",
      "/* /* */ x fontscale:no\n * fontscale:disable:next a\n */\nx\n", ["a 4-4"]),
    Row("Objective-C", "A.m", "/* fontscale:disable:next a : x */\n[UIFont y];\n", ["a 2-2: x"]),
    Row("a header", "A.h", "// fontscale:disable:this a\n", ["a 1-1"]),
    Row(
      "a call over several lines is one thing", "A.swift",
      "// fontscale:disable:next a\nlet a = f(\n  [1,\n  2],\n  \"x\")\nlet b = 1\n", ["a 2-5"]),
    Row(
      "what stands in braces is not", "A.swift",
      "// fontscale:disable:next a\nfunc f(x: Int) {\n  g()\n}\n", ["a 2-2"]),
    Row(
      "a message over several lines", "A.m",
      "// fontscale:disable:next a\nx = [UIFont fontWithName:@\"y\"\n  size:1];\nz();\n", ["a 2-3"]),
    Row(
      "no comment, but a string", "A.swift",
      "let s = \"// fontscale:disable:next a\"\n", []),
    Row(
      "no comment, but a string of many lines", "A.swift",
      "let s = \"\"\"\n// fontscale:disable:next a\n\"\"\"\n", []),
    Row(
      "no comment, but text behind an interpolation", "A.swift",
      "let s = \"\\(x)// fontscale:disable:this a\"\nlet t = \"\\(x)// fontscale:disable:this a \\(y)\"\n",
      []),
    Row("no comment, but an Objective-C string", "A.m", "@\"// fontscale:disable:this a\";\n", []),
    Row(
      "prose about the tool", "A.swift",
      "// Write `fontscale:disable:next a` here, see fontscale: docs\n// fontscale: rules\n", []),
    Row("CRLF", "A.swift", "// fontscale:disable:next a\r\nx\r\n", ["a 2-2"]),
    Row(
      "an XML comment in an interface file", "A.storyboard",
      "<a>\n<!-- fontscale:disable:next a -- why -->\n<b/></a>", ["a 3-3: why"]),
    Row(
      "a colon before the reason, since XML allows no --", "A.xib",
      "<a>\n<!-- fontscale:disable:next a: why -->\n<b/></a>", ["a 3-3: why"]),
    Row(
      "a property list", "Info.plist",
      "<plist>\n<!-- fontscale:disable:file a -->\n</plist>", ["a file"]),
    Row(
      "CDATA is no comment", "Info.plist",
      "<plist><![CDATA[<!-- fontscale:disable:file a -->]]></plist>", []),
    Row(
      "an old-style property list", "Info.plist",
      "{ a = \"// fontscale:disable:this b\"; // fontscale:disable:this c\n}", ["c 1-1"]),
    Row(
      "YAML", "project.yml",
      "a: b # fontscale:disable:this a\nc: \"# fontscale:disable:this b\"\n", ["a 1-1"]),
    Row("an Xcode project", "project.pbxproj", "// fontscale:disable:next a\nx = y;\n", ["a 2-2"]),
    Row(
      "JavaScript", "App.tsx",
      "const a = `// fontscale:disable:this a`; // fontscale:disable:this b\n", ["b 1-1"]),
    Row("Dart", "main.dart", "// fontscale:disable:next a\nx();\n", ["a 2-2"]),
    Row("JSON has no comments", "a.json", "// fontscale:disable:next a\n", []),
    Row("an unknown command", "A.swift", "// fontscale:ignore a\n", ["unknownCommand(\"ignore\")"]),
    Row("no rule", "A.swift", "// fontscale:disable:next -- x\n", ["noRule"]),
    Row("enables nothing", "A.swift", "// fontscale:enable a\n", ["enablesNothing"]),
  ]

  @Test(arguments: rows) func reads(_ row: Row) {
    #expect(read(row.path, row.text) == row.expected)
  }

  @Test func placesAreThoseOfTheNames() {
    let found = SuppressionReader.suppressions(
      in: ProjectFile(path: "A.swift", text: "x\n  // fontscale:disable:this name-é, b\n"))
    #expect(found.map(\.position) == [SourcePosition(line: 2, column: 6)])
    #expect(
      found.flatMap(\.rules) == [
        .init(text: "name-é", position: SourcePosition(line: 2, column: 29)),
        .init(text: "b", position: SourcePosition(line: 2, column: 37)),
      ])
  }

  @Test func propertyListsInUTF16AreRead() {
    let text = "<plist>\n<!-- fontscale:disable:file a --></plist>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let found = SuppressionReader.suppressions(in: ProjectFile(path: "Info.plist", bytes: bytes))
    #expect(found.map(\.position) == [SourcePosition(line: 2, column: 6)])
  }

  @Test(arguments: ["swift", "m", "plist", "yml", "js"])
  func hostileFilesEndQuickly(_ ending: String) {
    for piece in [
      "// fontscale:disable:next a\n", "/* fontscale:disable a", "<!-- fontscale:disable a",
      "# fontscale:enable a\n", "\"\\(fontscale:", "fontscale:disable\u{0}",
    ] {
      let text = String(repeating: piece, count: 4_000)
      _ = SuppressionReader.suppressions(in: ProjectFile(path: "A." + ending, text: text))
    }
  }
}
