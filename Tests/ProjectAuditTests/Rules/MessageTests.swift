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
      "an entry in another case", .plist(["lato-bold.ttf"], faces: [SampleFaces.bold]),
      "UIAppFonts lists lato-bold.ttf; the file is Lato-Bold.ttf",
      "write <string>Lato-Bold.ttf</string>; devices are case-sensitive, the simulator is not",
      "Lato-Bold.ttf"),
  ]

  @Test(arguments: rows) func text(_ row: Row) {
    let finding = Auditor().audit(AuditContext(row.example)).diagnostics.last
    #expect(finding?.message == row.message)
    #expect(finding?.help == row.help)
    #expect(finding?.suggestion == row.suggestion)
  }
}
