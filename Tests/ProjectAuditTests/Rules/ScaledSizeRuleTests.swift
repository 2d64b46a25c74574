import FontInspection
import Testing

@testable import ProjectAudit

/// What the rules about sizes of custom fonts find and pass over.
@Suite struct ScaledSizeRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: any Rule
    var uses: [ScaledUse]
    /// `path:line message`
    var findings: [String]

    init(_ reason: String, _ rule: any Rule, _ uses: [ScaledUse], _ findings: [String] = []) {
      testDescription = "\(rule.description.id): \(reason)"
      (self.rule, self.uses, self.findings) = (rule, uses, findings)
    }
  }

  private static func use(
    _ style: String, _ size: Double, line: Int = 1, on platform: AppPlatform = .iOS
  ) -> ScaledUse {
    ScaledUse(
      path: "A.swift", position: SourcePosition(line: line, column: 1), textStyle: style,
      baseSize: size, platform: platform)
  }

  static let rows: [Row] = [
    Row(
      "Apple's own caption1", ScaleMinSizeRule(), [use("caption1", 12)],
      [
        "A.swift:1 caption1 at 12 pt is 10 pt from xSmall to medium; the smallest text on iOS is 11 pt"
      ]),
    Row(
      "SwiftUI's word for it", ScaleMinSizeRule(), [use("caption", 12)],
      [
        "A.swift:1 caption1 at 12 pt is 10 pt from xSmall to medium; the smallest text on iOS is 11 pt"
      ]),
    Row(
      "too small everywhere but at the largest", ScaleMinSizeRule(), [use("body", 5)],
      [
        "A.swift:1 body at 5 pt is 4 to 9 pt from xSmall to accessibility2; the smallest text on iOS"
          + " is 11 pt"
      ]),
    Row("body", ScaleMinSizeRule(), [use("body", 17)]),
    Row(
      "one size in several places is one finding", ScaleMinSizeRule(),
      [use("caption1", 12, line: 3), use("caption1", 12, line: 9)],
      [
        "A.swift:3 caption1 at 12 pt is 10 pt from xSmall to medium; the smallest text on iOS is 11 pt"
      ]),
    Row("a platform that scales nothing", ScaleMinSizeRule(), [use("body", 5, on: .macOS)]),
    Row("no style of that name", ScaleMinSizeRule(), [use("caption3", 5)]),
    Row("no size", ScaleMinSizeRule(), [use("body", .nan), use("body", -1)]),
    Row(
      "caption2 passes caption1", ScaleInversionRule(),
      [use("caption1", 12), use("caption2", 11, line: 2)],
      [
        "A.swift:2 caption2 at 11 pt overtakes caption1 at 12 pt: at xLarge it is 15 pt and the other 14"
      ]
    ),
    Row(
      "and more than one", ScaleInversionRule(),
      [use("footnote", 13), use("caption1", 12), use("caption2", 11, line: 2)],
      [
        "A.swift:2 caption2 at 11 pt overtakes footnote at 13 pt: at xLarge it is 15 pt and the other"
          + " 14, and one more style likewise"
      ]),
    Row(
      "styles of one size have no order", ScaleInversionRule(),
      [use("headline", 17), use("body", 17)]),
    Row(
      "sizes far apart", ScaleInversionRule(), [use("title1", 28), use("body", 17)]),
    Row(
      "platforms are not compared", ScaleInversionRule(),
      [use("caption1", 12), use("caption2", 11, on: .watchOS)]),
  ]

  @Test(arguments: rows) func findings(_ row: Row) {
    let context = AuditContext(
      project: AppProject(), fonts: FontFiles(), baseSizes: row.uses)
    let found = row.rule.findings(in: context).sorted(by: Diagnostic.reportOrder)
    #expect(found.map { "\($0.path):\($0.position?.line ?? 0) \($0.message)" } == row.findings)
  }

  private static let api = FontAPI("Font.custom(_:size:)", .swiftUI)

  @Test func usesInCodeCount() {
    var project = AppProject()
    project.references = [
      FontReference(
        name: "Foo", api: Self.api, path: "A.swift",
        position: SourcePosition(line: 1, column: 1),
        usage: FontUsage(size: 12, scaling: .textStyle, textStyle: "caption1")),
      FontReference(
        name: "Foo", api: Self.api, path: "A.swift",
        position: SourcePosition(line: 2, column: 1),
        usage: FontUsage(size: 12, scaling: .automatic)),
      FontReference(
        name: "Foo", api: Self.api, path: "A.swift",
        position: SourcePosition(line: 3, column: 1), usage: FontUsage(size: 12, scaling: .none)),
      FontReference(
        name: "Helvetica", api: Self.api, path: "A.swift",
        position: SourcePosition(line: 4, column: 1),
        usage: FontUsage(size: 12, scaling: .automatic)),
    ]
    let context = AuditContext(project: project, fonts: FontFiles())
    #expect(
      context.scaledUses == [
        ScaledUse(
          path: "A.swift", position: SourcePosition(line: 1, column: 1), textStyle: "caption1",
          baseSize: 12),
        ScaledUse(
          path: "A.swift", position: SourcePosition(line: 2, column: 1), textStyle: "body",
          baseSize: 12),
      ])
  }
}
