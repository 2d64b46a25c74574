import Testing

@testable import ProjectAudit

/// Whole files before and after, byte for byte.
@Suite struct FileRepairTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var before: String
    var changes: [Fix.Change]
    var after: String
    /// The reasons for what is not done.
    var refused: [String]

    init(
      _ reason: String, _ path: String, _ before: String, _ changes: [Fix.Change],
      _ after: String? = nil, refused: [String] = []
    ) {
      (testDescription, self.path, self.before) = (reason, path, before)
      (self.changes, self.after, self.refused) = (changes, after ?? before, refused)
    }
  }

  private static func place(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }

  static let names = [
    Row(
      "a name in Swift; everything else stays, CRLF and tabs too", "A.swift",
      "// é\r\n\tlet f = UIFont(name: \"Lato-Blod\", size: 17) // \"Lato-Blod\"\r\n",
      [.replace("Lato-Blod", with: "Lato-Bold", at: place(2, 23))],
      "// é\r\n\tlet f = UIFont(name: \"Lato-Bold\", size: 17) // \"Lato-Blod\"\r\n"),
    Row(
      "a byte order mark stays", "A.swift", "\u{FEFF}f(\"a\")",
      [.replace("a", with: "b", at: place(1, 3))], "\u{FEFF}f(\"b\")"),
    Row(
      "an escaped name, and a new one that needs escapes", "A.swift", #"f("L\u{61}to")"#,
      [.replace("Lato", with: "La\"to\\", at: place(1, 3))], #"f("La\"to\\")"#),
    Row(
      "a raw literal", "A.swift", "f(#\"Lato\"#)",
      [.replace("Lato", with: "Inter", at: place(1, 4))], "f(#\"Inter\"#)"),
    Row(
      "a raw literal cannot hold a quote", "A.swift", "f(#\"Lato\"#)",
      [.replace("Lato", with: "In\"ter", at: place(1, 4))],
      refused: ["the name stands in a raw literal, which cannot hold the new one"]),
    Row(
      "a literal of several lines is left", "A.swift", "f(\"\"\"\nLato\n\"\"\")",
      [.replace("Lato", with: "Inter", at: place(1, 3))],
      refused: ["the name stands in a literal of several lines"]),
    Row(
      "another name stands there by now", "A.swift", "f(\"Inter\")",
      [.replace("Lato", with: "Inter", at: place(1, 3))],
      refused: ["the name does not stand there any more"]),
    Row(
      "the file has become shorter", "A.swift", "f()",
      [.replace("Lato", with: "Inter", at: place(9, 3))],
      refused: ["the name does not stand there any more"]),
    Row(
      "equal fixes are one; different ones of one place are not both made", "A.swift",
      "f(\"a\", \"b\")",
      [
        .replace("a", with: "x", at: place(1, 3)), .replace("a", with: "x", at: place(1, 3)),
        .replace("b", with: "y", at: place(1, 8)), .replace("a", with: "z", at: place(1, 3)),
      ], "f(\"x\", \"y\")", refused: ["another fix changes the same place; run --fix once more"]),
    Row(
      "Objective-C, which escapes in its own way", "A.m",
      "x = [UIFont fontWithName:@\"Lato\" size:1];\n",
      [.replace("Lato", with: "La\"to??", at: place(1, 27))],
      "x = [UIFont fontWithName:@\"La\\\"to?\\?\" size:1];\n"),
    Row(
      "an attribute of an interface file", "A.xib",
      "<a>\n  <fontDescription key='x' name=\"lato &amp; co\"\n   family='lato'/>\n</a>",
      [.replace("lato & co", with: "Lato \"&\" Co", at: place(2, 3))],
      "<a>\n  <fontDescription key='x' name=\"Lato &quot;&amp;&quot; Co\"\n   family='lato'/>\n</a>"
    ),
    Row(
      "the text of an element of an interface file", "A.storyboard",
      "<a><array key=\"Lato-Bold.ttf\"><string>lato-bold</string></array></a>",
      [.replace("lato-bold", with: "Lato-Bold", at: place(1, 31))],
      "<a><array key=\"Lato-Bold.ttf\"><string>Lato-Bold</string></array></a>"),
    Row(
      "a file of another kind is left", "A.json", "\"Lato\"",
      [.replace("Lato", with: "Inter", at: place(1, 1))],
      refused: ["files of this kind are not edited"]),
  ]

  private static func plist(_ array: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>A</key>
    \t<string>UIAppFonts</string>
    \(array)
    \t<key>Z</key>
    \t<true/>
    </dict>
    </plist>

    """
  }

  private static let list = plist(
    "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>a.ttf</string>\n\t\t<!-- why -->\n"
      + "\t\t<string>a.ttf</string> <!-- twice -->\n\t\t<string>b.ttf</string>\n\t</array>")

  static let entries = [
    Row(
      "an entry's case", "Info.plist", list,
      [.replace("b.ttf", with: "B & C.ttf", at: place(11, 3))],
      list.replacing("b.ttf", with: "B &amp; C.ttf")),
    Row(
      "a duplicate goes with its line", "Info.plist", list,
      [.removeEntry("b.ttf", at: place(11, 3))],
      list.replacing("\t\t<string>b.ttf</string>\n", with: "")),
    Row(
      "a comment in the line stays", "Info.plist", list,
      [.removeEntry("a.ttf", at: place(10, 3))],
      list.replacing("<string>a.ttf</string> <!--", with: " <!--")),
    Row(
      "entries are added as the others stand", "Info.plist", list,
      [.addEntry("c.ttf", key: "UIAppFonts"), .addEntry("d<.ttf", key: "UIAppFonts")],
      list.replacing(
        "\t</array>", with: "\t\t<string>c.ttf</string>\n\t\t<string>d&lt;.ttf</string>\n\t</array>"
      )
    ),
    Row(
      "what another fix writes is not added again", "Info.plist", list,
      [
        .addEntry("B.ttf", key: "UIAppFonts"), .replace("b.ttf", with: "B.ttf", at: place(11, 3)),
      ], list.replacing("b.ttf", with: "B.ttf")),
    Row(
      "the last goes and another comes", "Info.plist", list,
      [.removeEntry("b.ttf", at: place(11, 3)), .addEntry("c.ttf", key: "UIAppFonts")],
      list.replacing("b.ttf", with: "c.ttf")),
    Row(
      "what is there already is not added", "Info.plist", list,
      [.addEntry("b.ttf", key: "UIAppFonts")]),
    Row(
      "an array in one line stays in one", "Info.plist",
      plist("\t<key>UIAppFonts</key><array><string>a.ttf</string></array>"),
      [.addEntry("c.ttf", key: "UIAppFonts")],
      plist("\t<key>UIAppFonts</key><array><string>a.ttf</string><string>c.ttf</string></array>")),
    Row(
      "an empty array", "Info.plist", plist("\t<key>UIAppFonts</key>\n\t<array/>"),
      [.addEntry("c.ttf", key: "UIAppFonts")],
      plist("\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>c.ttf</string>\n\t</array>")),
    Row(
      "an empty array of two tags", "Info.plist",
      plist("\t<key>UIAppFonts</key>\n\t<array>\n\t</array>"),
      [.addEntry("c.ttf", key: "UIAppFonts")],
      plist("\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>c.ttf</string>\n\t</array>")),
    Row(
      "an array that holds only a comment keeps it", "Info.plist",
      plist("\t<key>UIAppFonts</key>\n\t<array>\n\t\t<!-- none -->\n\t</array>"),
      [.addEntry("c.ttf", key: "UIAppFonts")],
      plist(
        "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<!-- none -->\n\t\t<string>c.ttf</string>\n"
          + "\t</array>")),
    Row(
      "no array yet", "Info.plist", plist("\t<key>B</key>\n\t<array/>"),
      [.addEntry("c.ttf", key: "UIAppFonts")],
      plist("\t<key>B</key>\n\t<array/>").replacing(
        "</dict>",
        with: "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>c.ttf</string>\n"
          + "\t</array>\n</dict>")),
    Row(
      "two spaces and CRLF stay", "Info.plist",
      "<plist>\r\n<dict>\r\n  <key>UIAppFonts</key>\r\n  <array>\r\n    <string>a</string>\r\n"
        + "  </array>\r\n</dict>\r\n</plist>\r\n",
      [.addEntry("c", key: "UIAppFonts"), .removeEntry("a", at: place(5, 5))],
      "<plist>\r\n<dict>\r\n  <key>UIAppFonts</key>\r\n  <array>\r\n    <string>c</string>\r\n"
        + "  </array>\r\n</dict>\r\n</plist>\r\n"),
    Row(
      "an array deeper within the file is another", "Info.plist",
      plist("\t<key>D</key><dict><key>UIAppFonts</key><array><string>a</string></array></dict>"),
      [.removeEntry("a", at: place(6, 50))],
      refused: ["the entry does not stand there any more"]),
    Row(
      "an entry with a comment within is left", "Info.plist",
      plist("\t<key>UIAppFonts</key><array><string>a<!-- b --></string></array>"),
      [.replace("a", with: "A", at: place(6, 30))],
      refused: ["a comment or a section stands within the entry"]),
    Row(
      "no property list", "Info.plist", "{ UIAppFonts = (a); }",
      [.addEntry("c", key: "UIAppFonts")],
      refused: ["it is no XML property list: it does not begin with a tag"]),
    Row(
      "a value that is no array", "Info.plist",
      plist("\t<key>UIAppFonts</key><string>a</string>"), [.addEntry("c", key: "UIAppFonts")],
      refused: ["its UIAppFonts is no array"]),
  ]

  @Test(arguments: names + entries) func repairs(_ row: Row) {
    let repair = FileRepair(
      path: row.path, bytes: Array(row.before.utf8),
      fixes: row.changes.map { Fix(path: row.path, change: $0) })
    #expect(String(decoding: repair.repaired, as: UTF8.self) == row.after)
    #expect(repair.repaired == Array(row.after.utf8))
    #expect(repair.refused.map(\.reason) == row.refused)
    #expect(repair.done.count + repair.refused.count == row.changes.count)
    #expect(repair.diff.isEmpty == (row.before == row.after))
  }

  @Test func otherEncodingsAreLeft() {
    let plist = Self.list
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in plist.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let latin1 =
      Array("// \u{E9}".unicodeScalars.map { UInt8($0.value) }) + Array("\nf(\"a\")".utf8)
    let binary = Array("bplist00".utf8) + [UInt8](repeating: 0, count: 40)
    let fix = Fix.Change.addEntry("c", key: "UIAppFonts")
    for (path, bytes, change, reason) in [
      ("Info.plist", utf16, fix, "it is not stored as UTF-8"),
      (
        "Info.plist", binary, fix,
        "it is a binary property list; `plutil -convert xml1` makes it text"
      ),
      (
        "A.swift", latin1, Fix.Change.replace("a", with: "b", at: Self.place(2, 3)),
        "the file is not stored as UTF-8"
      ),
    ] {
      let repair = FileRepair(
        path: path, bytes: bytes, fixes: [Fix(path: path, change: change)])
      #expect(repair.repaired == bytes)
      #expect(repair.refused.map(\.reason) == [reason])
      #expect(repair.diff == "")
    }
  }

  /// However a file is cut off, nothing traps and nothing is written twice.
  @Test func cutOffFilesNeverTrap() {
    let bytes = Array(Self.list.utf8)
    for end in 0..<bytes.count {
      _ = FileRepair(
        path: "Info.plist", bytes: Array(bytes[..<end]),
        fixes: [
          Fix(path: "Info.plist", change: .addEntry("c", key: "UIAppFonts")),
          Fix(path: "Info.plist", change: .removeEntry("b.ttf", at: Self.place(11, 3))),
        ])
    }
  }

  @Test func thousandsOfFixesEndQuickly() {
    let text = String(repeating: "f(\"a\")\n", count: 5000)
    let fixes = (1...5000).map {
      Fix(path: "A.swift", change: .replace("a", with: "b", at: Self.place($0, 3)))
    }
    let repair = FileRepair(path: "A.swift", bytes: Array(text.utf8), fixes: fixes)
    #expect(repair.done.count == 5000)
    #expect(!repair.repaired.contains(UInt8(ascii: "a")))
  }
}
