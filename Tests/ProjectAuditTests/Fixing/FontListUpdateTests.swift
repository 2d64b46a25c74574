import Testing

@testable import ProjectAudit

@Suite struct FontListUpdateTests {
  private static let before = """
    <plist version="1.0">
    <dict>
      <key>UIAppFonts</key>
      <array>
        <!-- text -->
        <string>Lato-Bold.ttf</string>
        <string>Old.ttf</string>
        <string>$(ICONS).ttf</string>
        <string>Lato-Bold.ttf</string>
      </array>
    </dict>
    </plist>

    """

  @Test func entriesAreBroughtUpToDate() throws {
    let update = try FontListUpdate(
      Array(Self.before.utf8), path: "Info.plist", wanted: .files(["Lato-Bold.ttf", "New.ttf"]))
    #expect(update.missing == ["New.ttf"])
    #expect(update.unwanted == ["Old.ttf", "Lato-Bold.ttf"])
    let after = """
      <plist version="1.0">
      <dict>
        <key>UIAppFonts</key>
        <array>
          <!-- text -->
          <string>Lato-Bold.ttf</string>
          <string>$(ICONS).ttf</string>
          <string>New.ttf</string>
        </array>
      </dict>
      </plist>

      """
    #expect(String(decoding: try update.updated(), as: UTF8.self) == after)
    let again = try FontListUpdate(
      Array(after.utf8), path: "Info.plist", wanted: .files(["New.ttf", "Lato-Bold.ttf"]))
    #expect(again.isCurrent, "their order does not matter")
  }

  @Test func macOSWantsAFolder() throws {
    let update = try FontListUpdate(
      Array(Self.before.utf8), path: "Info.plist", wanted: .folder("Fonts"))
    #expect(update.missing == ["Fonts"])
    let after = String(decoding: try update.updated(), as: UTF8.self)
    #expect(
      after
        == Self.before.replacing(
          "</dict>", with: "  <key>ATSApplicationFontsPath</key>\n  <string>Fonts</string>\n</dict>"
        ))
    let other = try FontListUpdate(Array(after.utf8), path: "Info.plist", wanted: .folder("."))
    #expect(other.unwanted == ["Fonts"])
    #expect(
      String(decoding: try other.updated(), as: UTF8.self)
        == after.replacing("<string>Fonts</string>", with: "<string>.</string>"))
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("<plist><array/></plist>", "it holds an array instead of a dictionary"),
    (
      "<plist><dict><key>UIAppFonts</key><string>a</string></dict></plist>",
      "its UIAppFonts is no array"
    ),
  ])
  func otherFilesAreRefused(_ text: String, _ reason: String) {
    #expect(throws: Refusal(reason: reason)) {
      try FontListUpdate(Array(text.utf8), path: "Info.plist", wanted: .files(["a"]))
    }
  }

  @Test func whatIsReadMayNotBeEdited() throws {
    let update = try FontListUpdate(
      Array("{ UIAppFonts = ( \"a.ttf\" ); }".utf8), path: "Info.plist", wanted: .files(["b.ttf"]))
    #expect(update.missing == ["b.ttf"])
    #expect(throws: Refusal.self) { try update.updated() }
  }

  /// Nothing can be taken away from a file without places, and that is told.
  @Test func binaryOnesAreRefused() throws {
    // `{ UIAppFonts = ("a.ttf"); }` as Apple's own writer stores it.
    var bytes = Array("bplist00".utf8)
    bytes += [0xD1, 0x01, 0x02, 0x5A] + Array("UIAppFonts".utf8)
    bytes += [0xA1, 0x03, 0x55] + Array("a.ttf".utf8)
    bytes += [0x08, 0x0B, 0x16, 0x18]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0x1E]
    let update = try FontListUpdate(bytes, path: "Info.plist", wanted: .files([]))
    #expect(update.unwanted == ["a.ttf"])
    #expect(
      throws: Refusal(
        reason: "it is a binary property list; `plutil -convert xml1` makes it text")
    ) { try update.updated() }
  }

  @Test func printedAsXcodeIndents() {
    #expect(
      FontListUpdate.Wanted.files(["A & B.ttf"]).xml
        == "<key>UIAppFonts</key>\n<array>\n\t<string>A &amp; B.ttf</string>\n</array>\n")
    #expect(
      FontListUpdate.Wanted.folder(".").xml
        == "<key>ATSApplicationFontsPath</key>\n<string>.</string>\n")
  }
}
