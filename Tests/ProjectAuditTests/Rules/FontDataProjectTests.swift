import FontInspection
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

/// Faults from public reports, as projects on disk: what is in the files reaches the rules.
@Suite struct FontDataProjectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: [UInt8]]
    /// `path severity rule`
    var findings: [String]

    init(_ reason: String, _ files: [String: [UInt8]], _ findings: [String]) {
      (testDescription, self.files, self.findings) = (reason, files, findings)
    }
  }

  static let ids: Set<String> = [
    "store-table", "name-table-incomplete", "metrics-clip", "metrics-hhea-zero", "embed-rights",
    "font-os-support",
  ]

  static let widgetPlist = Array(
    """
    <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """.utf8)

  /// The sample with names that are not sorted and one of half a character.
  static let badNames = SampleFont {
    $0.names = [
      .windows(6, "Sample"), .windows(4, "Sample"), .windows(2, "Regular"),
      .init(1, platform: 3, encoding: 1, language: 0x409, bytes: [0, 0x53, 0]),
    ]
  }.bytes

  static let unusedName = SampleFont { font in
    guard let post = font.tables.first(where: { $0.tag == "post" })?.bytes else { return }
    let names =
      SampleFont.be16(4) + [0, 3, 43, 91].flatMap(SampleFont.be16) + [4] + Array("none".utf8)
    font.replacedTables["post"] = SampleFont.be32(0x20000) + post.dropFirst(4) + names
  }.bytes

  static let rows = [
    Row("a sound font", ["F/A.ttf": SampleFont().bytes, "W/Info.plist": widgetPlist], []),
    Row(
      "names that are not sorted, without an extension (flutter 65991)", ["F/A.ttf": badNames],
      ["F/A.ttf note store-table"]),
    Row(
      "and with one", ["F/A.ttf": badNames, "W/Info.plist": widgetPlist],
      ["F/A.ttf error store-table"]),
    Row(
      "no full name", ["F/A.ttf": SampleFont { $0.names.removeAll { $0.id == 4 } }.bytes],
      ["F/A.ttf error name-table-incomplete"]),
    Row(
      "more glyph names than glyphs (fonttools 1119)", ["F/A.ttf": unusedName],
      ["F/A.ttf note store-table"]),
    Row(
      "kerning that is cut (firefox-ios 7367)",
      [
        "F/A.ttf": SampleFont {
          $0.replacedTables["kern"] =
            [0, 1, 0, 26, 1, 2, 12, 1, 0, 2, 3, -20, 3, 2].flatMap(SampleFont.be16)
        }.bytes
      ], ["F/A.ttf error store-table"]),
    Row(
      "letters above the ascender (recursive 308)",
      [
        "F/A.ttf": SampleFont {
          $0.drawnCapHeight = 980
        }.bytes
      ], ["F/A.ttf note metrics-clip"]),
    Row(
      "the same in the app's texts",
      [
        "F/A.ttf": SampleFont { $0.drawnCapHeight = 980 }.bytes,
        "en.lproj/Localizable.strings": Array("\"k\" = \"Hello\";\n".utf8),
      ], ["F/A.ttf warning metrics-clip"]),
    Row(
      "letters that no text has",
      [
        "F/A.ttf": SampleFont { $0.drawnCapHeight = 980 }.bytes,
        "en.lproj/Localizable.strings": Array("\"k\" = \"next\";\n".utf8),
      ], []),
    Row(
      "hhea of zeros",
      [
        "F/A.ttf": SampleFont {
          $0.ascender = 0
          $0.descender = 0
        }.bytes
      ], ["F/A.ttf error metrics-hhea-zero"]),
    Row(
      "restricted embedding",
      [
        "F/A.ttf": SampleFont { font in
          guard var os2 = font.tables.first(where: { $0.tag == "OS/2" })?.bytes else { return }
          os2[9] = 2
          font.replacedTables["OS/2"] = os2
        }.bytes
      ], ["F/A.ttf warning embed-rights"]),
  ]

  @Test(arguments: rows) func findings(_ row: Row) async throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in row.files { try folder.write(path, bytes) }
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path))
    let report = Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts))
    let found = report.diagnostics.filter { Self.ids.contains($0.rule) }
    #expect(found.map { "\($0.path) \($0.severity.rawValue) \($0.rule)" } == row.findings)
  }
}
