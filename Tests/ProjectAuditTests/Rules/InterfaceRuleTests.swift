import FontInspection
import Testing

@testable import ProjectAudit

/// What the rules about interface files and about the app's texts say, case by case.
@Suite struct InterfaceRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var example: RuleExample
    /// `place severity rule: message`
    var findings: [String]

    init(_ reason: String, _ example: RuleExample, _ findings: [String]) {
      (testDescription, self.example, self.findings) = (reason, example, findings)
    }
  }

  static func label(
    _ attributes: String, _ font: String = "style=\"UICTFontTextStyleBody\"", _ more: String = ""
  ) -> String {
    "<label id=\"a\" \(attributes)><fontDescription key=\"fontDescription\" \(font)/>\(more)</label>"
  }

  static func scene(_ elements: String, root: String = "") -> RuleExample {
    .storyboard(elements, root: root, faces: [.exampleBold])
  }

  static let lato = "name=\"Lato-Bold\" family=\"Lato\" pointSize=\"17\""
  static let adjusts = "numberOfLines=\"0\" adjustsFontForContentSizeCategory=\"YES\""

  static let rows = [
    Row(
      "a text style that is read once", scene(label("text=\"A\"")),
      [
        "Main.storyboard:3:5 warning label-not-adjusting: label \"A\" has the text style body and "
          + "does not adjust its font"
      ]),
    Row("one that adjusts", scene(label(adjusts)), []),
    Row(
      "two of them are one finding", scene(label("") + "\n" + label("")),
      [
        "Main.storyboard:3:5 warning label-not-adjusting: 2 texts of this file have text styles and "
          + "do not adjust their fonts"
      ]),
    Row(
      "a custom font", scene(label("text=\"A\"", lato)),
      [
        "Main.storyboard:3:5 warning label-not-adjusting: label \"A\" is set in Lato-Bold at a fixed "
          + "size"
      ]),
    Row("a custom font that code sets", scene(label(adjusts, lato)), []),
    Row(
      "the system's font at a fixed size", scene(label("", "type=\"system\" pointSize=\"17\"")), []),
    Row(
      "a button has no such setting",
      scene("<button><fontDescription \(lato)/></button>"), []),
    Row("a Mac's file", scene(label(""), root: "").with(runtime: "MacOSX.Cocoa"), []),
    Row(
      "a height that is less than a line",
      scene(
        label(
          "text=\"A\" \(adjusts)", "style=\"UICTFontTextStyleBody\"",
          "<constraints><constraint firstAttribute=\"height\" constant=\"20.5\"/></constraints>")),
      [
        "Main.storyboard:3:5 warning label-cannot-grow: label \"A\" follows the reader's text size "
          + "within a fixed height of 20.5"
      ]),
    Row(
      "a height that is enough for the largest line",
      scene(
        label(
          "text=\"A\" \(adjusts)", "style=\"UICTFontTextStyleBody\"",
          "<constraints><constraint firstAttribute=\"height\" constant=\"80\"/></constraints>")), []
    ),
    Row(
      "a label that clips", scene(label("text=\"A\" lineBreakMode=\"clip\" \(adjusts)")),
      [
        "Main.storyboard:3:5 warning label-cannot-grow: label \"A\" follows the reader's text size "
          + "and has the line break mode clip"
      ]),
    Row(
      "one line for a word",
      scene(label("text=\"Forecast\" adjustsFontForContentSizeCategory=\"YES\"")),
      []),
    Row(
      "one line for a sentence",
      scene(
        label("text=\"Light rain until noon\" adjustsFontForContentSizeCategory=\"YES\"")),
      [
        "Main.storyboard:3:5 warning label-cannot-grow: label \"Light rain until noon\" follows the "
          + "reader's text size and has one line, which is too short for it"
      ]),
    Row(
      "one that shrinks",
      scene(
        label(
          "text=\"Light rain until noon\" adjustsFontForContentSizeCategory=\"YES\" "
            + "minimumScaleFactor=\"0.5\"")), []),
    Row(
      "two short texts fit a screen",
      scene(label("text=\"A\" \(adjusts)") + label("text=\"B\" \(adjusts)")),
      []),
    Row(
      "an unknown font on the launch screen is unknown",
      scene(label("text=\"A\"", "name=\"Lato-Blod\""), root: " launchScreen=\"YES\""),
      ["Main.storyboard:3:28 error name-unknown: no font is called \"Lato-Blod\""]),
    Row(
      "a name of customFonts that nothing uses",
      RuleExample(
        files: [
          ProjectFile(
            path: "A.xib",
            text: "<document><customFonts key=\"customFonts\"><array key=\"lato-bold.ttf\">\n"
              + "<string>LatoBold</string>\n<string>Lato-Bold</string></array></customFonts></document>"
          )
        ], fonts: FontFiles(faces: [.exampleBold])),
      [
        "A.xib:2:1 error name-stale-ib: Fonts/Lato-Bold.ttf no longer holds a font called \"LatoBold\""
      ]),
    Row(
      "a stale name in another file too",
      RuleExample(
        files: [
          ProjectFile(
            path: "A.xib",
            text: "<document><customFonts key=\"customFonts\"><array key=\"Lato-Bold.ttf\">\n"
              + "<string>LatoBold</string></array></customFonts></document>"),
          ProjectFile(
            path: "B.xib", text: "<document>\n<fontDescription name=\"LatoBold\"/></document>"),
        ], fonts: FontFiles(faces: [.exampleBold])),
      [
        "A.xib:2:1 error name-stale-ib: Fonts/Lato-Bold.ttf no longer holds a font called \"LatoBold\"",
        "B.xib:2:1 error name-stale-ib: Fonts/Lato-Bold.ttf no longer holds a font called \"LatoBold\"",
      ]),
    Row(
      "a list for a file that is not there",
      RuleExample(
        files: [
          ProjectFile(
            path: "A.xib",
            text: "<document><customFonts><array key=\"B.ttf\">\n<string>B-C</string></array>"
              + "</customFonts></document>")
        ], fonts: FontFiles(faces: [.exampleBold])),
      ["A.xib:2:1 error name-unknown: no font is called \"B-C\""]),
    Row(
      "a list with fonts of both",
      RuleExample(
        files: [
          ProjectFile(
            path: "A.xib",
            text:
              "<document><customFonts><array key=\"HelveticaNeue.ttc\"><string>HelveticaNeue</string>"
              + "</array><array key=\"Lato-Bold.ttf\"><string>Lato-Bold</string></array></customFonts>"
              + "</document>")
        ], fonts: FontFiles(faces: [.exampleBold])), []),
  ]

  @Test(arguments: rows) func findings(_ row: Row) {
    #expect(Self.lines(row.example) == row.findings)
  }

  static func lines(_ example: RuleExample) -> [String] {
    Auditor().audit(AuditContext(example)).diagnostics.map {
      "\(RuleTests.place($0)) \($0.severity) \($0.rule): \($0.message)"
    }
  }

  // MARK: Coverage

  static let latin1: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0xFF]

  /// A project whose code names Lato Regular, and perhaps another face.
  static func texts(
    _ files: [(String, String)], _ characters: [ClosedRange<UInt32>] = latin1,
    other: [ClosedRange<UInt32>]? = nil
  ) -> RuleExample {
    let twin = FontFace(
      path: "Fonts/Other.ttf", postScriptName: "Other", family: "Other", style: "Regular",
      fullName: "Other")
    var details = [
      FontDetails(path: FontFace.exampleRegular.path, characters: CodePointSet(characters))
    ]
    if let other { details.append(FontDetails(path: twin.path, characters: CodePointSet(other))) }
    return RuleExample(
      files: files.map { ProjectFile(path: $0.0, text: $0.1) } + [
        ProjectFile(
          path: "App.swift",
          text: "UIFont(name: \"Lato-Regular\", size: 1); UIFont(name: \"Other\", size: 1)")
      ],
      fonts: FontFiles(
        faces: [.exampleRegular, twin], details: details))
  }

  static let coverage = [
    Row(
      "letters of a translation", texts([("pl.lproj/L.strings", "a = \"x\";\nb = \"Łódź ąę\";")]),
      [
        "pl.lproj/L.strings:2:5 warning glyph-missing-strings: pl: Lato-Regular lacks 4 characters "
          + "of the texts: ą ę Ł ź"
      ]),
    Row("letters that are there", texts([("de.lproj/L.strings", "a = \"Größe\";")]), []),
    Row(
      "each language by itself",
      texts([
        ("pl.lproj/L.strings", "a = \"ż\";"), ("ru.lproj/L.strings", "a = \"Б\";"),
      ]),
      [
        "pl.lproj/L.strings:1:5 warning glyph-missing-strings: pl: Lato-Regular lacks a character of "
          + "the texts: ż",
        "ru.lproj/L.strings:1:5 warning glyph-missing-strings: ru: Lato-Regular lacks a character of "
          + "the texts: Б",
      ]),
    Row(
      "emoji, symbols and what has no glyph",
      texts(
        [("fr.lproj/L.strings", "a = \"🌦 ★ → ✓\u{FE0F}\u{200E}\u{200D}\u{E000}\u{202F}\";")],
        [0x20...0x24F]),
      []),
    Row(
      "faces that lack the same are one finding",
      texts([("pl.lproj/L.strings", "a = \"ż\";")], other: latin1),
      [
        "pl.lproj/L.strings:1:5 warning glyph-missing-strings: pl: Lato-Regular and Other lack a "
          + "character of the texts: ż"
      ]),
    Row(
      "an icon font is not for text",
      texts([("pl.lproj/L.strings", "a = \"ż\";")], [0x20...0x24F], other: [0xE000...0xE100]), []),
    Row(
      "another script has a font of its own",
      texts([("ru.lproj/L.strings", "a = \"Б\";")], other: [0x20...0x7E, 0x400...0x4FF]), []),
    Row(
      "but one script has but one text face",
      texts([("pl.lproj/L.strings", "a = \"ż\";")], other: [0x20...0x24F]),
      [
        "pl.lproj/L.strings:1:5 warning glyph-missing-strings: pl: Lato-Regular lacks a character of "
          + "the texts: ż"
      ]),
    Row(
      "what the system draws",
      texts([
        ("ru.lproj/InfoPlist.strings", "a = \"Б\";"),
        ("Settings.bundle/ru.lproj/Root.strings", "a = \"Б\";"),
      ]), []),
    Row(
      "Flutter's texts are not set in UIKit's fonts",
      texts([("l10n/app_ru.arb", "{\"a\": \"Б\"}")]), []),
    Row(
      "letters that no text has yet", texts([("pl.lproj/L.strings", "a = \"x\";")]),
      [
        "Fonts/Lato-Regular.ttf warning locale-not-covered: Lato-Regular lacks 16 letters of the "
          + "project's language pl: Ą ą Ć ć Ę ę Ł ł Ń ń Ś ś and 4 more"
      ]),
    Row(
      "English needs no accents",
      texts([("en.lproj/L.strings", "a = \"x\";")], [0x20...0x7E]), []),
    Row(
      "a language of another script that no text has",
      texts([("th.lproj/L.strings", "a = \"x\";")]), []),
  ]

  @Test(arguments: coverage) func coverageFindings(_ row: Row) {
    let lines = Self.lines(row.example).filter {
      $0.contains("glyph-missing") || $0.contains("locale-not")
    }
    #expect(lines == row.findings)
  }

  @Test(arguments: [
    ("pl", true), ("pt-BR", true), ("zh-Hans", true), ("zh_TW", true), ("German", true),
    ("no", true),
    ("iw", true), ("en", false), ("en-GB", false), ("English", false), ("sr-Latn", false),
    ("Base", false), ("", false), ("xx", false),
  ]) func lettersOfLanguages(_ language: String, _ isKnown: Bool) {
    #expect((LanguageOrthographies.fontconfig.letters(of: language) != nil) == isKnown)
  }
}

extension RuleExample {
  /// The example as a file for another system.
  fileprivate func with(runtime: String) -> RuleExample {
    RuleExample(
      files: files.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        return ProjectFile(
          path: file.path, text: text.split(separator: "iOS.CocoaTouch").joined(separator: runtime))
      }, fonts: fonts)
  }
}
