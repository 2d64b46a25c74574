import FontInspection
import TestSupport
import Testing

@testable import ProjectAudit

/// Projects that nothing describes but their folders.
@Suite struct FolderProjectTests {
  private static func plist(_ fonts: [String], point: String? = nil) -> String {
    let point = point.map {
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\($0)</string></dict>"
    }
    let list = fonts.map { "<string>\($0)</string>" }.joined()
    return "<plist version=\"1.0\"><dict>\(point ?? "")"
      + (fonts.isEmpty ? "" : "<key>UIAppFonts</key><array>\(list)</array>") + "</dict></plist>"
  }

  private static let use = "let font = UIFont(name: \"Lato-Bold\", size: 17)\n"
  private static let widgetPoint = "com.apple.widgetkit-extension"

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var found: [String]

    init(_ reason: String, _ files: [String: String], _ found: [String]) {
      (testDescription, self.files, self.found) = (reason, files, found)
    }
  }

  static let rows = [
    Row(
      "a widget that uses the app's font (expo-apple-targets 134)",
      [
        "Info.plist": plist(["Lato-Bold.ttf"]), "W/Info.plist": plist([], point: widgetPoint),
        "W/W.swift": use,
      ], ["W/W.swift:1:25 W uses Lato-Bold.ttf, which its own Info.plist does not list"]),
    Row(
      "beside the app, with another font of its own",
      [
        "App/Info.plist": plist(["Lato-Bold.ttf"]),
        "W/Info.plist": plist(["Lato-Regular.ttf"], point: widgetPoint), "W/Views/W.swift": use,
      ], ["W/Views/W.swift:1:25 W uses Lato-Bold.ttf, which its own Info.plist does not list"]),
    Row(
      "one that lists it",
      [
        "App/Info.plist": plist(["Lato-Bold.ttf"]),
        "W/Info.plist": plist(["Lato-Bold.ttf"], point: widgetPoint), "W/W.swift": use,
      ], []),
    Row(
      "code of the app",
      [
        "App/Info.plist": plist(["Lato-Bold.ttf"]), "W/Info.plist": plist([], point: widgetPoint),
        "App/A.swift": use, "Wide/W.swift": use,
      ], []),
    Row(
      "an extension that shows nothing",
      [
        "Info.plist": plist(["Lato-Bold.ttf"]),
        "W/Info.plist": plist([], point: "com.apple.usernotifications.service"), "W/W.swift": use,
      ], []),
    Row(
      "fonts that code registers",
      [
        "Info.plist": plist(["Lato-Bold.ttf"]), "W/Info.plist": plist([], point: widgetPoint),
        "W/W.swift": use + "CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)\n",
      ], []),
    Row(
      "another kind of folder within the extension's",
      [
        "Info.plist": plist(["Lato-Bold.ttf"]), "W/Info.plist": plist([], point: widgetPoint),
        "W/Sub/Info.plist": plist(["Lato-Bold.ttf"]), "W/Sub/W.swift": use,
      ], []),
  ]

  @Test(arguments: rows) func extensionInAFolder(_ row: Row) {
    let files = row.files.sorted { $0.key < $1.key }.map {
      ProjectFile(path: $0.key, text: $0.value)
    }
    let context = AuditContext(
      RuleExample(
        files: files, fonts: FontFiles(faces: [.exampleRegular, .exampleBold]), places: []))
    let found = PlistExtensionMissingRule().findings(in: context)
    #expect(found.map { "\(RuleTests.place($0)) \($0.message)" } == row.found)
  }

  /// One fault, one finding: a name whose base letter is a capital is the same in both Unicode forms.
  @Test(arguments: [
    ("\u{C1}-Bold.ttf", "A\u{301}-Bold.ttf"), ("\u{E1}-Bold.ttf", "a\u{301}-Bold.ttf"),
  ])
  func anEntryOfAnotherFormIsListed(_ entry: String, _ file: String) {
    var face = FontFace.exampleBold
    face.path = "Fonts/" + file
    let context = AuditContext(
      RuleExample(
        files: [ProjectFile(path: "Info.plist", text: Self.plist([entry]))],
        fonts: FontFiles(faces: [face]), places: []))
    let rules = Auditor().audit(context).diagnostics.map(\.rule)
    #expect(rules.contains("plist-font-normalization"))
    #expect(!rules.contains("plist-font-unlisted"))
  }
}
