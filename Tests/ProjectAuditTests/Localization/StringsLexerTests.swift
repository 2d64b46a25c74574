import FontInspection
import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct StringsLexerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// `key=value`
    var entries: [String]
    var fault: String?

    init(_ reason: String, _ text: String, _ entries: [String], fault: String? = nil) {
      (testDescription, self.text, self.entries, self.fault) = (reason, text, entries, fault)
    }
  }

  static let rows = [
    Row("nothing", "", []),
    Row("only a comment", "/* a */ // b", []),
    Row("one entry", "\"a\" = \"b\";", ["a=b"]),
    Row("comments everywhere", "/* \"x\" = \"y\"; */ \"a\" /**/ = // c\n \"b\" /* d */ ;", ["a=b"]),
    Row("words", "a.b-c = d_e;", ["a.b-c=d_e"]),
    Row("a slash is part of a word", "a = b/c;", ["a=b/c"]),
    Row("single quotes", "'a' = 'b\"c';", ["a=b\"c"]),
    Row("a key alone", "\"a\";", ["a=a"]),
    Row("a key twice", "a = 1; a = 2;", ["a=1", "a=2"]),
    Row("within braces", "{ a = 1; b = 2; }", ["a=1", "b=2"]),
    Row(
      "escapes", #""a" = "\n|\t|\"|\\|\'|\/|\U0105|\Ud83d\UDE00|\303|\u00e9";"#,
      ["a=\n|\t|\"|\\|'|/|\u{105}|\u{1F600}|\u{2C6}|u00e9"]
    ),
    Row(
      "a surrogate pair needs two of them", #""a" = "\Ud83d\Ude00";"#, ["a=\u{1F600}"]),
    Row("text over lines", "\"a\" = \"b\nc\";", ["a=b\nc"]),
    Row("a collection is no text", "a = (b, \")\"); c = { d = e; }; f = <0fbd>; g = h;", ["g=h"]),
    Row("a byte order mark", "\u{FEFF}a = b;", ["a=b"]),
    Row(
      "a semicolon that is missing", "\"a\" = \"b\"\n\"c\" = \"d\";", ["a=b", "c=d"],
      fault: "; is missing after the value of a"),
    Row(
      "no equals sign", "\"a\" \"b\";\n\"c\" = \"d\";", ["c=d"],
      fault: "= is missing after the key a"),
    Row(
      "no value", "\"a\" = ;\n\"c\" = \"d\";", ["c=d"], fault: "the value of a is missing"),
    Row(
      "merge-conflict markers", "<<<<<<< a\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n",
      ["a=b", "a=c"], fault: "a key is missing"),
    Row(
      "a string without an end", "\"a\" = \"b;\n", [], fault: "a string is never closed"),
    Row("a comment without an end", "a = b; /* c", ["a=b"], fault: "a comment is never closed"),
    Row("a brace without an end", "{ a = b;", ["a=b"], fault: "} is missing at the end"),
    Row("something behind it", "{ a = b; } c", ["a=b"], fault: "something follows the last entry"),
    Row("an escape at the end", "\"a\" = \"\\", [], fault: "a string is never closed"),
    Row("an escape of no digits", #""a" = "\Ux";"#, ["a=\0x"]),
  ]

  @Test(arguments: rows) func entries(_ row: Row) {
    let lexer = StringsLexer(Array(row.text.utf8))
    #expect(
      lexer.entries.compactMap { entry in entry.value.map { "\(entry.key)=\($0)" } } == row.entries)
    #expect(lexer.fault?.message == row.fault)
  }

  @Test func places() {
    let marked = MarkedText("// x\n§\"a\" =\n  §\"b\";\r\n§c = §d;")
    let lexer = StringsLexer(Array(marked.text.utf8))
    let lines = LineTable(Array(marked.text.utf8))
    #expect(
      lexer.entries.flatMap { [$0.offset, $0.valueOffset] }.map(lines.position) == marked.positions)
  }

  /// Foundation reads the same entries, of which it keeps the last of each key.
  @Test(
    arguments: rows.filter { $0.fault == nil && !$0.entries.isEmpty && !$0.text.contains("\\Ux") })
  func oracle(_ row: Row) throws {
    #expect(try Self.foundation(row.text) == Self.ours(row.text))
  }

  @Test func oracleOverGeneratedFiles() throws {
    var generator = SplitMix64(seed: 11)
    let parts = [
      "a", "Ż", "🌦", "\\n", "\\t", "\\\"", "\\\\", "\\U0105", "\\101", "\\303", "\\'", "\\q",
      "%1$@",
      "\n", "/* x */", "//", ";", "=", " ", "'", "\\Ud83c\\Udf26", "\\u00e9", "{", "}", "\\0",
      "\\a",
    ]
    for _ in 0..<400 {
      var text = ""
      for number in 0..<Int.random(in: 1...5, using: &generator) {
        var value = ""
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
          value += parts[Int.random(in: 0..<parts.count, using: &generator)]
        }
        let gap = ["", " ", "\n", "/* \" */", "// \"\n"][
          Int.random(in: 0..<5, using: &generator)]
        text += "\(gap)\"k\(number % 3)\"\(gap)=\(gap)\"\(value)\"\(gap);\(gap)"
      }
      #expect(try Self.foundation(text) == Self.ours(text), "\(text)")
    }
  }

  /// All characters of NeXTSTEP's encoding, as Foundation has them.
  @Test func oracleOfOctalEscapes() throws {
    let text = (128..<254).map { "k\($0) = \"\\\(String($0, radix: 8))\";\n" }.joined()
    #expect(try Self.foundation(text) == Self.ours(text))
  }

  private static func ours(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for entry in StringsLexer(Array(text.utf8)).entries { result[entry.key] = entry.value }
    return result
  }

  private static func foundation(_ text: String) throws -> [String: String] {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }
}

@Suite struct LocalizationReaderTests {
  /// `path language characters`
  static func read(_ path: String, _ bytes: [UInt8]) -> [String] {
    AppProject([ProjectFile(path: path, bytes: bytes)]).localizedTexts.map { text in
      let characters = String(String.UnicodeScalarView(text.characters.map(\.scalar)))
      return "\(text.path) \(text.language ?? "-") \(characters)"
    }
  }

  static func utf16(_ text: String, mark: Bool, bigEndian: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  static let text = "\"a\" = \"ąż\";"

  @Test(arguments: [
    ("UTF-8", Array(text.utf8)),
    ("UTF-16, little end first", utf16(text, mark: true, bigEndian: false)),
    ("UTF-16, big end first", utf16(text, mark: true, bigEndian: true)),
    ("UTF-16 without a mark", utf16(text, mark: false, bigEndian: false)),
    ("UTF-16 without a mark, big end first", utf16(text, mark: false, bigEndian: true)),
    (
      "XML",
      Array(
        "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>ąż</string></dict></plist>".utf8)
    ),
  ]) func encodings(_ reason: String, _ bytes: [UInt8]) {
    #expect(
      Self.read("App/pl.lproj/A.strings", bytes) == ["App/pl.lproj/A.strings pl ąż"], "\(reason)")
  }

  @Test func binaryPropertyLists() throws {
    let bytes = Array(
      try PropertyListSerialization.data(
        fromPropertyList: ["a": "ąż", "b": "z"], format: .binary, options: 0))
    #expect(Self.read("pl.lproj/A.strings", bytes) == ["pl.lproj/A.strings pl zżą".sortedTail])
  }

  @Test(arguments: [
    ("A.strings", "", 0), ("en.lproj/A.strings", "\"a\" = \"b\"", 1),
    ("A.strings", "\"a\" = \"b\"", 0), ("A.strings", "\u{0}\u{0}", 0),
    ("A.stringsdict", "", 0), ("A.stringsdict", "<plist>", 1), ("A.xcstrings", "{", 1),
    ("A.xcstrings", "[]", 0), ("A.arb", "{", 0), ("A.strings", "<plist><array/></plist>", 0),
  ]) func problems(_ path: String, _ text: String, _ count: Int) {
    #expect(AppProject([ProjectFile(path: path, text: text)]).problems.count == count)
  }

  @Test func textThatIsNoUTF8() {
    #expect(
      AppProject([
        ProjectFile(path: "a.lproj/A.strings", bytes: Array("a = \"".utf8) + [0xE9, 0x22, 0x3B])
      ])
      .problems == [
        FileProblem(path: "a.lproj/A.strings", message: "it holds bytes that are no UTF-8")
      ])
  }

  @Test func plurals() {
    let text = """
      <plist><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ Ä</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d ü</string><key>other</key><string>%d ö</string></dict>
      </dict></dict></plist>
      """
    #expect(
      Self.read("de.lproj/A.stringsdict", Array(text.utf8)) == ["de.lproj/A.stringsdict de  Äöü"])
  }

  @Test func catalogues() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Save": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "ż"}}}},
        "x": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "E"}},
          "de": {"variations": {"device": {"iphone": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "ä"}},
            "other": {"stringUnit": {"state": "translated", "value": "ö"}}}}}}},
            "substitutions": {"n": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {
              "other": {"stringUnit": {"value": "%arg ü"}}}}}}}}},
        "gone": {"extractionState": "stale", "localizations": {"de": {"stringUnit": {"value": "ß"}}}},
        "Brand": {"shouldTranslate": false}
      }}
      """
    #expect(
      Self.read("L.xcstrings", Array(text.utf8)) == [
        // `%a` is a specifier too, so that "rg" is what is left of `%arg`.
        "L.xcstrings de  gräöü", "L.xcstrings en BESadenrv", "L.xcstrings pl ż",
      ])
  }

  @Test(arguments: [
    ("l10n/app_pl.arb", "{\"a\": \"ż\", \"@a\": {\"description\": \"ü\"}}", "l10n/app_pl.arb pl ż"),
    ("app_pt_BR.arb", "{\"a\": \"ã\"}", "app_pt_BR.arb pt_BR ã"),
    ("x.arb", "{\"@@locale\": \"de\", \"a\": \"ß\"}", "x.arb de ß"),
    ("x.arb", "{\"a\": \"ß\"}", "x.arb - ß"),
  ]) func flutter(_ path: String, _ text: String, _ found: String) {
    #expect(Self.read(path, Array(text.utf8)) == [found])
  }

  @Test func firstTextOfEachCharacter() {
    let marked = MarkedText("a = §\"x\";\nb = §\"xy\";")
    let project = AppProject([ProjectFile(path: "en.lproj/A.strings", text: marked.text)])
    #expect(
      project.localizedTexts == [
        LocalizedText(
          path: "en.lproj/A.strings", language: "en",
          characters: [
            .init(scalar: "x", position: marked.positions[0], key: "a"),
            .init(scalar: "y", position: marked.positions[1], key: "b"),
          ])
      ])
  }

  /// A font for each language, named in its texts.
  @Test(arguments: [
    ("\"title.font\" = §\"Lato-Gone\";", ["Lato-Gone"], "a key that speaks of fonts"),
    ("\"titleFontName\" = §\"Lato\";", ["Lato"], "and in another spelling"),
    ("\"a\" = §\"Lato-Bold\";", ["Lato-Bold"], "the name of a font"),
    ("\"a\" = \"Lato-Gone\";", [], "a text like any other"),
    ("\"a\" = \"Lato\";", [], "a family is a word"),
    (
      "\"font\" = \"a font name\"; \"font.size\" = \"17-20\"; \"front\" = \"Lato\";", [], "no names"
    ),
    ("\"font\" = \"%@-Bold\"; \"font_name\" = \"Ö-Bold\";", [], "no PostScript names"),
  ]) func namesOfFonts(_ text: String, _ names: [String], _ reason: String) {
    let marked = MarkedText(text)
    var face = FontFace.exampleBold
    face.family = "Lato"
    let context = AuditContext(
      project: AppProject([ProjectFile(path: "en.lproj/A.strings", text: marked.text)]),
      fonts: FontFiles(faces: [face]))
    let found = context.references.map(\.reference)
    #expect(found.map(\.name) == names, "\(reason)")
    #expect(found.map(\.position) == marked.positions, "\(reason)")
    #expect(found.allSatisfy { $0.certainty == .likely })
  }

  @Test func namesOfFontsInCatalogues() {
    let marked = MarkedText(
      """
      {"sourceLanguage": "en", "strings": {"heading.font": {"localizations": {
        "en": {"stringUnit": {"value": §"Lato-Bold"}}, "ja": {"stringUnit": {"value": §"Ghost-W3"}}}}}}
      """)
    let project = AppProject([ProjectFile(path: "L.xcstrings", text: marked.text)])
    #expect(project.references.map(\.name) == ["Lato-Bold", "Ghost-W3"])
    #expect(project.references.map(\.position) == marked.positions)
  }

  /// Whatever happens to a file, reading it ends.
  @Test(arguments: ["A.strings", "A.stringsdict", "A.xcstrings", "A.arb"])
  func mutationsNeitherCrashNorHang(_ path: String) {
    let original: String =
      switch path {
      case "A.strings": "/* c */ \"a\" = \"\\U0105\\n%1$@ ż\"; // d\n{ b = (c); }\n'e' = 'f';"
      case "A.stringsdict":
        "<plist><dict><key>a</key><dict><key>b</key><string>c</string></dict></dict></plist>"
      default:
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"\\u00e4\"}}}}}}"
      }
    var generator = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let bytes = Mutation.mutate(Array(original.utf8), using: &generator)
      _ = AppProject([ProjectFile(path: path, bytes: bytes)])
    }
  }
}

extension String {
  /// The text with the characters of its last word in the order of their numbers.
  fileprivate var sortedTail: String {
    let parts = split(separator: " ")
    let tail = (parts.last ?? "").unicodeScalars.sorted()
    return parts.dropLast().joined(separator: " ") + " " + String(String.UnicodeScalarView(tail))
  }
}

@Suite struct PrintedTextTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("%@", ""), ("%1$@ of %2$ld", " of "), ("%#@count@!", "!"),
    ("%1$#@count@", ""), ("100 %", "100 %"), ("100 % sicher", "100 % sicher"),
    ("50%% off", "50% off"),
    ("%.2f km", " km"), ("%05d", ""), ("%+d", ""), ("%*d", ""), ("%-10s|", "|"), ("%lld", ""),
    ("%", "%"), ("%1$", "%1$"), ("%z", "%z"), ("%#@open", "%#@open"), ("<b>bold</b>", "bold"),
    ("a < b", "a < b"), ("<3", "<3"), ("<a href=\"x\">l</a>", "l"), ("a&nbsp;b", "ab"),
    ("R&D; x", "R x"), ("R & D", "R & D"), ("&#8217;", ""), ("&", "&"), ("<", "<"),
  ]) func text(_ text: String, _ printed: String) {
    #expect(String(String.UnicodeScalarView(PrintedText.scalars(of: text))) == printed)
  }
}
