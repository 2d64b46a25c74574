import FontInspection
import Testing

@testable import ProjectAudit

/// What findings say and advise, where it depends on the case.
@Suite struct MessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var example: RuleExample
    var message: String
    var help: String
    var suggestion: String?

    init(
      _ reason: String, _ example: RuleExample, _ message: String, _ help: String,
      _ suggestion: String? = nil
    ) {
      (testDescription, self.example, self.message) = (reason, example, message)
      (self.help, self.suggestion) = (help, suggestion)
    }
  }

  static func call(_ name: String) -> RuleExample {
    .swift("UIFont(name: \"\(name)\", size: 1)", faces: SampleFaces.all)
  }

  static func apple(_ name: String) -> String { "no font is called \"\(name)\"" }
  static func iOS(_ name: String) -> String { "write \"\(name)\" (a font of iOS)" }

  static let rows = [
    Row(
      "a name that other tools report", call("Karla-Bold"), "no font is called \"Karla-Bold\"",
      "write \"Karla-Regular_Bold\" (F/Karla[wght].ttf, instance Bold)", "Karla-Regular_Bold"),
    Row(
      "a style that the family lacks", call("Lato-Heavy"), "no font is called \"Lato-Heavy\"",
      "write the PostScript name of one face: Lato-Regular, Lato-Bold"),
    Row(
      "nothing near", call("Roboto"), "no font is called \"Roboto\"", NameUnknownRule.addFile),
    Row(
      "an interface typeface", call("SF Mono"), "no font is called \"SF Mono\"",
      NameUnknownRule.useSystemFont),
    Row(
      "a face that iOS lacks", call("Cochin-Outline"), "no font is called \"Cochin-Outline\"",
      "write one that iOS has: Cochin, Cochin-Bold, Cochin-BoldItalic, Cochin-Italic"),
    Row(
      "one that begins like it", call("NewYork-Heavy"),
      "no font is called \"NewYork-Heavy\"", NameUnknownRule.useSystemFont),
    Row(
      "a file's name", call("IBMPlexSans-Regular"),
      "\"IBMPlexSans-Regular\" is the name of a file, not the PostScript name of the font in it",
      "write \"IBMPlexSans\" (F/IBMPlexSans-Regular.ttf)", "IBMPlexSans"),
    Row(
      "a family", call("Lato"),
      "\"Lato\" is a family; which of its faces you get is not defined",
      "write the PostScript name of one face: Lato-Regular, Lato-Bold", "Lato-Regular"),
    Row(
      "a system name in another case", call("avenir-book"),
      "\"avenir-book\" differs from \"Avenir-Book\" by case",
      "write \"Avenir-Book\" (a font of iOS)",
      "Avenir-Book"),
    Row(
      "a family in another case", call("LATO"), "\"LATO\" differs from \"Lato\" by case",
      "write the PostScript name of one face: Lato-Regular, Lato-Bold"),
    Row(
      "an entry near a file", .plist(["Lato-Blod.ttf"], faces: [SampleFaces.bold]),
      "UIAppFonts lists Lato-Blod.ttf; no file of that name is in the project",
      "write <string>Lato-Bold.ttf</string> (F/Lato-Bold.ttf)", "Lato-Bold.ttf"),
    Row(
      "an entry of another style",
      .plist(["Lato-Bold.ttf", "Lato-Book.ttf"], faces: [SampleFaces.bold]),
      "UIAppFonts lists Lato-Book.ttf; no file of that name is in the project",
      "add the file to the project, or remove the entry"),
    Row(
      "an entry without its extension", .plist(["Lato-Bold"], faces: [SampleFaces.bold]),
      "UIAppFonts lists Lato-Bold; no file of that name is in the project",
      "write <string>Lato-Bold.ttf</string> (F/Lato-Bold.ttf)", "Lato-Bold.ttf"),
    Row(
      "an entry with another extension", .plist(["lato-bold.OTF"], faces: [SampleFaces.bold]),
      "UIAppFonts lists lato-bold.OTF; no file of that name is in the project",
      "write <string>Lato-Bold.ttf</string> (F/Lato-Bold.ttf)", "Lato-Bold.ttf"),
    Row(
      "the same where the file is listed",
      .plist(["Lato-Bold.ttf", "Lato-Bold"], faces: [SampleFaces.bold]),
      "UIAppFonts lists Lato-Bold; no file of that name is in the project",
      "remove the entry: the file is F/Lato-Bold.ttf, which another entry lists"),
    Row(
      "an entry in another Unicode form",
      .plist(["Cafe\u{301}.ttf"], faces: [RuleCaseTests.cafe]),
      "UIAppFonts lists Cafe\u{301}.ttf; the file's name has the same letters in other code points",
      "copy the file's name into the entry: the entry has U+0065 U+0301, the file has U+00E9",
      "Caf\u{E9}.ttf"),
    Row(
      "a family of one face", call("Inter Black"),
      "\"Inter Black\" is a family; only the PostScript name of its one face is sure to be found",
      "write \"Inter-Black\" (F/Inter-Black.ttf)", "Inter-Black"),
    Row(
      "a member of a collection that its message names",
      RuleExample(
        fonts: FontFiles(unreadable: [
          UnreadableFont(
            path: "A.ttc", displayPath: "A.ttc", faceIndex: 1,
            error: FontError(.damaged, "face 1 of 2: m", help: "h"))
        ])), "face 1 of 2: m", "h"),
    Row(
      "a member of a collection that its message does not name",
      RuleExample(
        fonts: FontFiles(unreadable: [
          UnreadableFont(
            path: "A.ttc", displayPath: "A.ttc", faceIndex: 1,
            error: FontError(.damaged, "m", help: "h"))
        ])), "face 1: m", "h"),
    Row(
      "Arial by family and style", call("Arial Bold"), apple("Arial Bold"), iOS("Arial-BoldMT"),
      "Arial-BoldMT"),
    Row(
      "spaces for nothing", call("Helvetica Neue Medium"), apple("Helvetica Neue Medium"),
      iOS("HelveticaNeue-Medium"), "HelveticaNeue-Medium"),
    Row(
      "two words of style", call("Avenir Next Demi Bold"), apple("Avenir Next Demi Bold"),
      iOS("AvenirNext-DemiBold"), "AvenirNext-DemiBold"),
    Row(
      "a family without spaces", call("TimesNewRoman"), apple("TimesNewRoman"),
      iOS("TimesNewRomanPSMT"), "TimesNewRomanPSMT"),
    Row(
      "a family without spaces, and a style", call("TimesNewRoman-Bold"),
      apple("TimesNewRoman-Bold"), iOS("TimesNewRomanPS-BoldMT"), "TimesNewRomanPS-BoldMT"),
    Row(
      "a hyphen too few", call("HelveticaNeueBold"), apple("HelveticaNeueBold"),
      iOS("HelveticaNeue-Bold"), "HelveticaNeue-Bold"),
    Row(
      "family and style of a font called otherwise", call("HeitiSC-Light"), apple("HeitiSC-Light"),
      iOS("STHeitiSC-Light"), "STHeitiSC-Light"),
    Row(
      "a family with a hyphen", call("Avenir-Next"), apple("Avenir-Next"),
      "write one that iOS has: " + SystemFonts.iOS.relatives(of: "AvenirNext").listed),
    Row(
      "the text face of San Francisco", call("SFUIText-Medium"), apple("SFUIText-Medium"),
      NameUnknownRule.useSystemFont),
    Row(
      "with hyphens", call("SF-Pro-Text-Heavy"), apple("SF-Pro-Text-Heavy"),
      NameUnknownRule.useSystemFont),
    Row(
      "the rounded face", call("SFProRounded-Bold"), apple("SFProRounded-Bold"),
      NameUnknownRule.useSystemFont),
    Row(
      "the compact face", call("SFCompactText-Regular"), apple("SFCompactText-Regular"),
      NameUnknownRule.useSystemFont),
    Row(
      "an entry in another case", .plist(["lato-bold.ttf"], faces: [SampleFaces.bold]),
      "UIAppFonts lists lato-bold.ttf; the file is Lato-Bold.ttf",
      "write <string>Lato-Bold.ttf</string>; devices are case-sensitive, the simulator is not",
      "Lato-Bold.ttf"),
  ]

  @Test(arguments: rows) func text(_ row: Row) {
    let finding = RuleCaseTests.auditor.audit(AuditContext(row.example)).diagnostics.last
    #expect(finding?.message == row.message)
    #expect(finding?.help == row.help)
    #expect(finding?.suggestion == row.suggestion)
  }
}
