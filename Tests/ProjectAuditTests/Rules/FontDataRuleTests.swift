import FontInspection
import Testing

@testable import ProjectAudit

/// Rules about what is in font files, beyond their own examples: severities, messages, grouping and
/// silence.
@Suite struct FontDataRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: any Rule
    var fonts: FontFiles
    var facts: AppProject
    /// `path severity: message`
    var findings: [String]

    init(
      _ reason: String, _ rule: any Rule, _ fonts: [(FontFace, FontDetails)],
      facts: AppProject = AppProject(), _ findings: [String]
    ) {
      (testDescription, self.rule, self.facts, self.findings) = (reason, rule, facts, findings)
      self.fonts = FontFiles(faces: fonts.map(\.0), details: fonts.map(\.1))
    }
  }

  @Test(arguments: tables + metrics + clipping + support) func findings(_ row: Row) {
    let context = AuditContext(project: row.facts, fonts: row.fonts)
    let found = row.rule.findings(in: context).sorted(by: Diagnostic.reportOrder)
    #expect(found.map { "\($0.path) \($0.severity.rawValue): \($0.message)" } == row.findings)
    for finding in found { #expect(finding.help?.isEmpty == false) }
  }

  /// A font of the family Lato with 1000 units per em.
  static func font(
    at path: String = "F/A.ttf", family: String? = "Lato", index: Int = 0,
    container: FontContainer = .sfnt, format: OutlineFormat = .truetype,
    capHeight: Double? = nil, _ change: (inout FontDetails) -> Void
  ) -> (FontFace, FontDetails) {
    var face = FontFace(
      path: path, faceIndex: index, postScriptName: "\(path)#\(index)", family: family,
      style: "Regular", fullName: path)
    face.container = container
    face.format = format
    face.unitsPerEm = 1000
    face.metrics.capHeight = capHeight
    var details = FontDetails(path: path, faceIndex: index)
    change(&details)
    return (face, details)
  }

  static func faulty(
    at path: String = "F/A.ttf", family: String? = "Lato", index: Int = 0,
    container: FontContainer = .sfnt, _ faults: [(String, TableFault.Grade, String)]
  ) -> (FontFace, FontDetails) {
    font(at: path, family: family, index: index, container: container) {
      $0.faults = faults.map { TableFault(table: $0, grade: $1, message: $2) }
    }
  }

  /// A project with an app that ships `fonts`, and more targets.
  static func app(
    _ fonts: [String] = ["F/A.ttf"], _ platform: AppPlatform = .iOS, from version: String = "16.0",
    more: [AppTarget] = []
  ) -> AppProject {
    var target = AppTarget.example("App", .app, platform, ships: fonts, infoPlist: "Info.plist")
    target.deploymentTarget = version
    var project = AppProject()
    project.targets = [target] + more
    return project
  }

  static let widget = app(more: [.example("W", .widget, ships: [], infoPlist: "W/Info.plist")])
  static let extensionPlist: AppProject = {
    var facts = InfoPlistFacts(path: "W/Info.plist")
    facts.extensionPoint = "com.apple.widgetkit-extension"
    var project = AppProject()
    project.infoPlists = [facts]
    return project
  }()

  // MARK: - Tables

  static let tables = [
    Row(
      "severities by grade", StoreTableRule(),
      [
        faulty([
          ("glyf", .fatal, "f"), ("kern", .major, "m"), ("name", .minor, "n"),
          ("post", .technical, "t"),
        ])
      ],
      [
        "F/A.ttf error: the table glyf: f", "F/A.ttf warning: the table kern: m",
        "F/A.ttf note: the table name: n", "F/A.ttf note: the table post: t",
      ]),
    Row(
      "name where a widget exists", StoreTableRule(),
      [faulty([("name", .minor, "n"), ("post", .minor, "p")])], facts: widget,
      ["F/A.ttf error: the table name: n", "F/A.ttf note: the table post: p"]),
    Row(
      "name where only an extension's plist tells", StoreTableRule(),
      [faulty([("name", .minor, "n")])], facts: extensionPlist,
      ["F/A.ttf error: the table name: n"]),
    Row(
      "a technical fault of name stays a note", StoreTableRule(),
      [faulty([("name", .technical, "n")])], facts: widget, ["F/A.ttf note: the table name: n"]),
    Row(
      "faults of one table are one finding", StoreTableRule(),
      [faulty([("name", .minor, "a"), ("kern", .major, "k"), ("name", .fatal, "b")])],
      [
        "F/A.ttf warning: the table kern: k", "F/A.ttf error: the table name: a; b",
      ]),
    Row(
      "one finding for a family", StoreTableRule(),
      [
        faulty(at: "F/B.ttf", [("post", .minor, "p")]),
        faulty(at: "F/A.ttf", [("post", .minor, "p")]),
        faulty(at: "F/C.ttf", family: "Other", [("post", .minor, "p")]),
        faulty(at: "F/D.ttf", family: nil, [("post", .minor, "p")]),
      ],
      [
        "F/A.ttf note: the table post: p", "F/C.ttf note: the table post: p",
        "F/D.ttf note: the table post: p",
      ]),
    Row(
      "members of a collection share a table", StoreTableRule(),
      [
        faulty(at: "F/A.ttc", container: .collection, [("cmap", .fatal, "c")]),
        faulty(at: "F/A.ttc", index: 1, container: .collection, [("cmap", .fatal, "c")]),
      ], ["F/A.ttc error: face 0 of the collection: the table cmap: c"]),
    Row(
      "a test's font does not ship", StoreTableRule(),
      [faulty(at: "AppTests/A.ttf", [("cmap", .fatal, "c")])], []),
    Row(
      "a web font is another rule's", StoreTableRule(),
      [faulty(at: "F/A.woff", container: .woff, [("cmap", .fatal, "c")])], []),
    Row(
      "a misnamed font is another rule's", StoreTableRule(),
      [faulty(at: "F/A.ttf", container: .collection, [("cmap", .fatal, "c")])], []),
    Row(
      "restricted", EmbedRightsRule(), [font { $0.embedding = Embedding(fsType: 2) }],
      [
        "F/A.ttf warning: OS/2 fsType is 2: restricted, not to be embedded without the owner's leave"
      ]),
    Row(
      "bitmaps only", EmbedRightsRule(), [font { $0.embedding = Embedding(fsType: 0x208) }],
      [
        "F/A.ttf warning: OS/2 fsType is 520: only its bitmaps may be embedded, not its outlines"
      ]),
    Row(
      "of several bits the least restrictive holds", EmbedRightsRule(),
      [
        font { $0.embedding = Embedding(fsType: 0xA) },
        font(at: "F/B.ttf") { $0.embedding = Embedding(fsType: 4) },
        font(at: "F/C.ttf") { $0.embedding = Embedding(fsType: 0x100) },
        font(at: "F/D.ttf") { _ in },
      ], []),
  ]

  // MARK: - Metrics

  static func lines(
    at path: String = "F/A.ttf", _ ascender: Double, _ descender: Double, gap: Double = 0,
    typo: VerticalMetrics.Set? = nil, win: VerticalMetrics.Set? = nil, capHeight: Double? = nil,
    characters: CodePointSet = .none
  ) -> (FontFace, FontDetails) {
    font(at: path, capHeight: capHeight) {
      $0.verticalMetrics = VerticalMetrics(
        ascender: ascender, descender: descender, lineGap: gap)
      $0.verticalMetrics.typo = typo
      $0.verticalMetrics.win = win
      $0.characters = characters
    }
  }

  static let latin = CodePointSet([0x41...0x5A, 0x61...0x7A])

  static let metrics = [
    Row(
      "zero", MetricsHheaZeroRule(), [lines(0, 0)],
      [
        "F/A.ttf error: hhea says 0 above and below the baseline, so that lines have no height on iOS"
      ]),
    Row("not quite zero", MetricsHheaZeroRule(), [lines(0, -1), font(at: "F/B.ttf") { _ in }], []),
    Row(
      "a gap", MetricsLineGapRule(),
      [lines(950, -250, gap: 90), lines(at: "F/B.ttf", 950, -250, gap: 90)],
      [
        "F/A.ttf note: hhea has a line gap of 90 units (1.5 pt at 17 pt), which UIFont.leading has and "
          + "UIFont.lineHeight has not"
      ]),
    Row(
      "no gap, and a gap beside zeros", MetricsLineGapRule(),
      [lines(950, -250), lines(at: "F/B.ttf", 0, 0, gap: 90)], []),
    Row(
      "sets that differ", MetricsSetsDifferRule(),
      [
        lines(
          1500, -500, gap: 200, typo: .init(ascender: 800, descender: -200, lineGap: 90),
          win: .init(ascender: 1600, descender: -600, lineGap: nil))
      ],
      [
        "F/A.ttf note: lines with their gap are 2.2 em high by hhea, which iOS goes by, but 1.09 em by "
          + "OS/2 typo"
      ]),
    Row(
      "typo with the gap that hhea has in its ascender", MetricsSetsDifferRule(),
      [
        lines(
          1000, -250, typo: .init(ascender: 800, descender: -200, lineGap: 250),
          win: .init(ascender: 1020, descender: -254, lineGap: nil))
      ], []),
    Row(
      "2 % and a little", MetricsSetsDifferRule(),
      [lines(1000, 0, win: .init(ascender: 1021, descender: 0, lineGap: nil))],
      [
        "F/A.ttf note: lines with their gap are 1 em high by hhea, which iOS goes by, but 1.02 em by "
          + "OS/2 win"
      ]),
    Row(
      "win, which the font asks not to be taken", MetricsSetsDifferRule(),
      [
        font {
          $0.verticalMetrics = VerticalMetrics(ascender: 1000, descender: -200)
          $0.verticalMetrics.typo = .init(ascender: 1000, descender: -200, lineGap: 0)
          $0.verticalMetrics.win = .init(ascender: 1400, descender: -400, lineGap: nil)
          $0.verticalMetrics.usesTypoMetrics = true
        }
      ], []),
    Row("no OS/2", MetricsSetsDifferRule(), [lines(1000, 0)], []),
    Row(
      "low", MetricsOffCentreRule(),
      [lines(1050, -150, capHeight: 700, characters: latin)],
      [
        "F/A.ttf warning: capitals sit 1.7 pt at 17 pt too low: their middle is 8 % of the line height "
          + "below the line's"
      ]),
    Row(
      "high", MetricsOffCentreRule(), [lines(900, -400, capHeight: 700, characters: latin)],
      [
        "F/A.ttf warning: capitals sit 1.7 pt at 17 pt too high: their middle is 8 % of the line height "
          + "above the line's"
      ]),
    Row(
      "the worst of a family speaks for it", MetricsOffCentreRule(),
      [
        lines(at: "F/A.ttf", 1050, -150, capHeight: 700, characters: latin),
        lines(at: "F/B.ttf", 1100, -100, capHeight: 700, characters: latin),
      ],
      [
        "F/B.ttf warning: capitals sit 2.6 pt at 17 pt too low: their middle is 13 % of the line height "
          + "below the line's"
      ]),
    Row(
      "within 5 %, no capitals, no cap height, another script", MetricsOffCentreRule(),
      [
        lines(at: "F/A.ttf", 1000, -200, capHeight: 700, characters: latin),
        lines(
          at: "F/B.ttf", 1050, -150, capHeight: 700, characters: CodePointSet([0xF000...0xF0FF])),
        lines(at: "F/C.ttf", 1050, -150, characters: latin),
        lines(
          at: "F/D.ttf", 1050, -150, capHeight: 700,
          characters: CodePointSet(latin.ranges + [0x0905...0x0939])),
      ], []),
  ]

  // MARK: - Clipping

  static func clipped(
    at path: String = "F/A.ttf", _ extents: [(Unicode.Scalar, Int, Int)]
  ) -> (FontFace, FontDetails) {
    font(at: path) {
      $0.verticalMetrics = VerticalMetrics(ascender: 950, descender: -250)
      $0.clipped = extents.map { InkExtent(character: $0, bottom: $1, top: $2) }
    }
  }

  /// A project whose texts have `characters`.
  static func texts(_ characters: String, path: String = "vi.lproj/L.strings") -> AppProject {
    var project = AppProject()
    project.localizedTexts = [
      LocalizedText(
        path: path, language: "vi",
        characters: characters.unicodeScalars.map { .init(scalar: $0, position: nil, key: "k") })
    ]
    return project
  }

  static func languages(_ languages: String...) -> AppProject {
    var project = app()
    project.targets[0].languages = languages
    return project
  }

  static func above(_ character: String, _ reach: String, _ more: String = "") -> String {
    "\(character) reaches \(reach) em above the baseline, the ascender only 0.95, so that labels cut "
      + "it off\(more)"
  }

  static let clipping = [
    Row(
      "a letter of the texts", MetricsClipRule(), [clipped([("Ế", 0, 1310), ("Å", 0, 1400)])],
      facts: texts("Ế"), ["F/A.ttf warning: " + above("Ế", "1.31")]),
    Row(
      "below", MetricsClipRule(), [clipped([("ģ", -330, 700)])], facts: texts("ģ"),
      [
        "F/A.ttf warning: ģ reaches 0.33 em below the baseline, the descender only 0.25, so that "
          + "labels cut it off"
      ]),
    Row(
      "several, the farthest first", MetricsClipRule(),
      [
        clipped([
          ("À", 0, 1000), ("Á", 0, 1010), ("Â", 0, 1005), ("Ã", 0, 1005), ("Ä", 0, 980),
          ("Å", 0, 1200), ("È", 0, 1001), ("É", 0, 1002),
        ])
      ], facts: texts("ÀÁÂÃÄÅÈÉ"),
      ["F/A.ttf warning: " + above("Å", "1.2", "; so do Á Â Ã É È and 2 more")]),
    Row(
      "one more", MetricsClipRule(), [clipped([("À", 0, 1000), ("Á", 0, 1010)])],
      facts: texts("ÀÁ"), ["F/A.ttf warning: " + above("Á", "1.01", "; so does À")]),
    Row(
      "less than a pixel", MetricsClipRule(), [clipped([("Ế", 0, 969)])], facts: texts("Ế"), []),
    Row(
      "no text has it", MetricsClipRule(), [clipped([("Ế", 0, 1310)])], facts: texts("abc"), []),
    Row(
      "texts of a pod do not count", MetricsClipRule(), [clipped([("Ế", 0, 1310)])],
      facts: texts("Ế", path: "Pods/P/vi.lproj/L.strings"), []),
    Row(
      "a language that has it", MetricsClipRule(), [clipped([("Ế", 0, 1310)])],
      facts: languages("en", "vi"), ["F/A.ttf warning: " + above("Ế", "1.31")]),
    Row(
      "languages that have it not", MetricsClipRule(), [clipped([("Ế", 0, 1310)])],
      facts: languages("Base", "en", "pt-BR"), []),
    Row(
      "small letters count too", MetricsClipRule(), [clipped([("ç", -400, 500)])],
      facts: languages("pt_BR"),
      [
        "F/A.ttf warning: ç reaches 0.4 em below the baseline, the descender only 0.25, so that labels "
          + "cut it off"
      ]),
    Row(
      "nothing known", MetricsClipRule(), [clipped([("Ế", 0, 1310), ("À", 0, 980)])],
      ["F/A.ttf note: " + above("À", "0.98")]),
    Row(
      "the worst of a family speaks for it", MetricsClipRule(),
      [clipped(at: "F/A.ttf", [("Ế", 0, 1000)]), clipped(at: "F/B.ttf", [("Ế", 0, 1100)])],
      facts: texts("Ế"), ["F/B.ttf warning: " + above("Ế", "1.1")]),
  ]

  @Test func aClippedLetterIsShownInItsText() throws {
    let font = Self.clipped([("Ế", 0, 1310)])
    let context = AuditContext(
      project: Self.texts("Ế"), fonts: FontFiles(faces: [font.0], details: [font.1]))
    let finding = try #require(MetricsClipRule().findings(in: context).first)
    #expect(
      finding.related == [
        .init(path: "vi.lproj/L.strings", line: nil, message: "Ế stands in \"k\"")
      ])
    #expect(
      finding.help == "give such labels room above and below, or have hhea set to ascender 1310")
  }

  // MARK: - Systems

  static func colour(
    at path: String = "F/A.ttf", _ format: OutlineFormat = .truetype, tables: [String] = ["glyf"],
    _ change: (inout ColourGlyphs) -> Void
  ) -> (FontFace, FontDetails) {
    font(at: path, format: format) {
      $0.tables = tables
      change(&$0.colour)
    }
  }

  static let support = [
    Row(
      "CFF2 below iOS 13", FontOSSupportRule(),
      [colour(at: "F/A.otf", .cff2, tables: ["CFF2"]) { _ in }],
      facts: app(["F/A.otf"], from: "12.4"),
      ["F/A.otf warning: CFF2 is drawn from iOS 13 on; the app runs from iOS 12.4 on"]),
    Row(
      "CFF2 from iOS 13 on", FontOSSupportRule(),
      [colour(at: "F/A.otf", .cff2, tables: ["CFF2"]) { _ in }],
      facts: app(["F/A.otf"], from: "13.0"),
      []),
    Row(
      "no target ships it", FontOSSupportRule(),
      [colour(at: "F/A.otf", .cff2, tables: ["CFF2"]) { _ in }], facts: app([], from: "12.0"), []),
    Row(
      "macOS and watchOS count otherwise", FontOSSupportRule(),
      [colour(at: "F/A.otf", .cff2, tables: ["CFF2"]) { _ in }],
      facts: app(
        ["F/A.otf"], .macOS, from: "10.14.4",
        more: [.example("W", .watch, .watchOS, ships: ["F/A.otf"], infoPlist: "W.plist")]),
      ["F/A.otf warning: CFF2 is drawn from macOS 10.15 on; the app runs from macOS 10.14 on"]),
    Row(
      "a version that no number is", FontOSSupportRule(),
      [colour(at: "F/A.otf", .cff2, tables: ["CFF2"]) { _ in }],
      facts: app(["F/A.otf"], from: "$(TARGET)"), []),
    Row(
      "SVG below iOS 12, COLR below 11", FontOSSupportRule(),
      [
        colour(tables: ["COLR", "SVG", "glyf"]) {
          $0.svg = (1, 1)
          $0.layeredGlyphs = 3
        }
      ], facts: app(from: "10.3"),
      [
        "F/A.ttf warning: COLR is drawn from iOS 11 on; the app runs from iOS 10.3 on",
        "F/A.ttf warning: SVG is drawn from iOS 12 on; the app runs from iOS 10.3 on",
      ]),
    Row(
      "COLR version 1 alone, whatever the target", FontOSSupportRule(),
      [colour { $0.paintedGlyphs = 3 }], ["F/A.ttf warning: " + FontOSSupportRule.paintsOnly]),
    Row(
      "COLR version 1 beside version 0", FontOSSupportRule(),
      [
        colour {
          $0.paintedGlyphs = 3
          $0.layeredGlyphs = 3
        }
      ], []),
    Row(
      "colour bitmaps and nothing else", FontOSSupportRule(),
      [colour(at: "F/A.ttf", .bitmap, tables: ["CBDT"]) { $0.cbdt = [109] }],
      ["F/A.ttf warning: " + FontOSSupportRule.colourBitmapsOnly]),
    Row(
      "Apple's colour bitmaps", FontOSSupportRule(),
      [colour(at: "F/A.ttf", .bitmap, tables: ["sbix"]) { $0.sbix = [160] }], facts: app(), []),
    Row(
      "bitmaps", FontOSSupportRule(), [colour(at: "F/A.ttf", .bitmap, tables: ["EBDT"]) { _ in }],
      ["F/A.ttf warning: " + FontOSSupportRule.bitmapsOnly]),
  ]

  @Test(
    "numbers for people",
    arguments: [
      (1.0, 1, "1"), (1.26, 1, "1.3"), (-0.04, 1, "0"), (0.104, 2, "0.1"), (1310.0, 0, "1310"),
    ])
  func decimals(value: Double, digits: Int, text: String) {
    #expect(decimal(value, digits: digits) == text)
  }
}
