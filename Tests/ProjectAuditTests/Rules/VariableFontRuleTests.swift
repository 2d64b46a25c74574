import FontInspection
import Testing

@testable import ProjectAudit

/// What the rules about variable fonts, web fonts and copies of fonts find and pass over.
@Suite struct VariableFontRuleTests {
  typealias Samples = FontRuleSamples
  typealias Row = FontRuleTests.Row

  private static func variable(_ second: String?, explicit: String?) -> [FontFace] {
    [
      Samples.instance("Foo", "Foo-Regular", "Regular", weight: 400, isDefault: true),
      Samples.instance(
        "Foo", second, "Bold", weight: 700, source: explicit == nil ? .derived : .fvar, index: 1),
    ]
  }

  private static func details(_ explicit: String?) -> [FontDetails] {
    [Samples.variable("Foo", [("Bold", explicit)])]
  }

  private static func uses(_ name: String) -> [ProjectFile] {
    Samples.swift("UIFont(name: \"\(name)\", size: 1)")
  }

  private static let missing =
    "fvar gives an instance no PostScript name; iOS makes Foo-Regular_Bold"

  static let instances: [Row] = [
    Row(
      "no names", VFInstanceNameRule(),
      Samples.example(variable("Foo-Regular_Bold", explicit: nil), details(nil)),
      ["F/Foo.ttf warning \(missing)"]),
    Row(
      "no names, and code writes what iOS makes", VFInstanceNameRule(),
      Samples.example(
        variable("Foo-Regular_Bold", explicit: nil), details(nil), files: uses("Foo-Regular_Bold"))),
    Row(
      "no names, and code names the font otherwise", VFInstanceNameRule(),
      Samples.example(
        variable("Foo-Regular_Bold", explicit: nil), details(nil), files: uses("Foo-Regular")),
      ["F/Foo.ttf note \(missing)"]),
    Row(
      "names", VFInstanceNameRule(),
      Samples.example(variable("Foo-Bold", explicit: "Foo-Bold"), details("Foo-Bold"))),
    Row(
      "a space", VFInstanceNameRule(),
      Samples.example(variable("Foo Bold", explicit: "Foo Bold"), details("Foo Bold")),
      ["F/Foo.ttf warning fvar gives instances illegal PostScript names: \"Foo Bold\""]),
    Row(
      "another weight's name", VFInstanceNameRule(),
      Samples.example(variable("Foo-Medium", explicit: "Foo-Medium"), details("Foo-Medium")),
      [
        "F/Foo.ttf warning the instance \"Bold\" has the PostScript name \"Foo-Medium\" of another"
          + " weight"
      ]),
    Row(
      "a weight alone as a name", VFInstanceNameRule(),
      Samples.example(variable("Light", explicit: "Light"), details("Light")),
      [
        "F/Foo.ttf warning the instance \"Bold\" has the PostScript name \"Light\" of another weight"
      ]),
    Row(
      "the font's own name", VFInstanceNameRule(),
      Samples.example(
        variable("Foo-Regular", explicit: "Foo-Regular"),
        [Samples.variable("Foo", [("Wide", "Foo-Regular")])]),
      [
        "F/Foo.ttf warning \"Regular\" and \"Bold\" both have the PostScript name \"Foo-Regular\""
      ]),
    Row(
      "a font without a name is another rule's", VFInstanceNameRule(),
      Samples.example(
        [
          Samples.instance("Foo", nil, "Regular", weight: 400, isDefault: true),
          Samples.instance("Foo", nil, "Bold", weight: 700, source: .missing, index: 1),
        ], details(nil))),
    Row(
      "an upright and an italic font are one finding", VFInstanceNameRule(),
      Samples.example(
        variable("Foo-Regular_Bold", explicit: nil) + [
          Samples.instance(
            "Foo-Italic", "Foo-Italic", "Italic", weight: 400, isDefault: true, isItalic: true),
          Samples.instance(
            "Foo-Italic", "Foo-Italic_Bold-Italic", "Bold Italic", weight: 700, isItalic: true,
            index: 1),
        ], details(nil) + [Samples.variable("Foo-Italic", [("Bold Italic", nil)])]),
      [
        "F/Foo-Italic.ttf warning fvar gives an instance no PostScript name; iOS makes"
          + " Foo-Italic_Bold-Italic; so it is with one more font of Foo"
      ]),
  ]

  private static func weight(
    _ stored: Int, axis: ClosedRange<Double> = 100...900, default value: Double
  ) -> RuleExample {
    Samples.example(
      [Samples.instance("Foo", "Foo", "Regular", weight: value, isDefault: true)],
      [
        Samples.variable(
          "Foo", [], weightClass: stored,
          axis: VariationAxis(
            tag: "wght", minimum: axis.lowerBound, defaultValue: value, maximum: axis.upperBound))
      ])
  }

  static let defaults: [Row] = [
    Row(
      "lighter", VFWeightDefaultRule(), weight(400, default: 100),
      ["F/Foo.ttf warning the weight class is 400, but 100 is the default of the axis wght"]),
    Row("the same", VFWeightDefaultRule(), weight(300, default: 300)),
    Row("250 for 100, for Windows", VFWeightDefaultRule(), weight(250, default: 100)),
    Row("no whole number", VFWeightDefaultRule(), weight(433, default: 433.3)),
    Row(
      "an axis in other units", VFWeightDefaultRule(), weight(400, axis: 0...1, default: 0)),
  ]

  private static let upright = Samples.instance(
    "Foo", "Foo", "Regular", weight: 400, isDefault: true)

  static let both: [Row] = [
    Row(
      "upright and upright", VFAndStaticRule(),
      Samples.example([upright, Samples.font("Foo-Bold", style: "Bold", weight: 700)]),
      ["F/Foo.ttf warning Foo is here as a variable font and as static Foo-Bold"]),
    Row(
      "static italics beside an upright variable font", VFAndStaticRule(),
      Samples.example([upright, Samples.font("Foo-Italic", style: "Italic", isItalic: true)])),
    Row(
      "a static width that the axes lack", VFAndStaticRule(),
      Samples.example([upright, Samples.font("Foo-Condensed", style: "Condensed", width: 3)])),
    Row(
      "in two bundles", VFAndStaticRule(),
      Samples.example(
        [upright, Samples.font("Foo-Bold", style: "Bold", weight: 700)],
        facts: Samples.facts(
          Samples.target("App", .app, fonts: ["F/Foo.ttf"]),
          Samples.target("Widget", .widget, fonts: ["F/Foo-Bold.ttf"])))),
  ]

  private static func copy(_ folder: String) -> FontFace { Samples.font("Foo", folder: folder) }

  static let copies: [Row] = [
    Row(
      "an app and its widget have a copy each", PSDuplicateRule(),
      Samples.example(
        [copy("App"), copy("Widget")],
        facts: Samples.facts(
          Samples.target("App", .app, fonts: ["App/Foo.ttf"]),
          Samples.target("Widget", .widget, fonts: ["Widget/Foo.ttf"])))),
    Row(
      "two in both bundles are one finding", PSDuplicateRule(),
      Samples.example(
        [copy("A"), copy("B")],
        facts: Samples.facts(
          Samples.target("App", .app, fonts: ["A/Foo.ttf", "B/Foo.ttf"]),
          Samples.target("Widget", .widget, fonts: ["A/Foo.ttf", "B/Foo.ttf"]))),
      [
        "B/Foo.ttf error the PostScript name \"Foo\" is also that of A/Foo.ttf; iOS loads only one"
          + " of the two"
      ]),
    Row(
      "what no target ships", PSDuplicateRule(),
      Samples.example(
        [copy("A"), copy("Old")],
        facts: Samples.facts(Samples.target("App", .app, fonts: ["A/Foo.ttf"])))),
    Row(
      "a package's own folder", PSDuplicateRule(),
      Samples.example([copy("A"), copy("node_modules/x")])),
    Row("Android's copy", PSDuplicateRule(), Samples.example([copy("A"), copy("android/assets")])),
    Row(
      "under the other kind of outlines' extension it is loaded all the same", PSDuplicateRule(),
      Samples.example([copy("A"), outlined(copy("B"))]),
      [
        "B/Foo.ttf error the PostScript name \"Foo\" is also that of A/Foo.ttf; iOS loads only one"
          + " of the two"
      ]),
  ]

  private static func outlined(_ face: FontFace) -> FontFace {
    var face = face
    face.format = .cff
    return face
  }

  private static func web(_ paths: String..., facts: AppProject = AppProject()) -> RuleExample {
    Samples.example(
      [],
      unreadable: paths.map {
        UnreadableFont(path: $0, displayPath: $0, error: FontError(.woff2, "m", help: "h"))
      }, facts: facts)
  }

  private static var widget: AppProject {
    Samples.facts(
      Samples.target("App", .app, fonts: [], files: nil),
      Samples.target("Widget", .widget, fonts: [], files: []))
  }

  static let webFonts: [Row] = [
    Row(
      "with a widget it is an error", FileWebFontRule(),
      web("editor.bundle/fonts/a.woff2", facts: widget),
      [
        "editor.bundle/fonts/a.woff2 error this is a web font: App Store Connect refuses the app,"
          + " since it has an extension"
      ]),
    Row(
      "a folder of them is one finding", FileWebFontRule(),
      web("A/a.woff2", "A/b.woff2", "A/c.woff2"),
      [
        "A/a.woff2 warning this and 2 more here are web fonts: App Store Connect may refuse the app"
      ]),
    Row(
      "a web site", FileWebFontRule(), web("website/fonts/a.woff2", "docs/a.woff2", "WWW/b.woff")),
    Row("a package", FileWebFontRule(), web("node_modules/katex/dist/fonts/a.woff2")),
    Row(
      "a bundle in a folder for web sites", FileWebFontRule(), web("public/K.bundle/a.woff2"),
      ["public/K.bundle/a.woff2 warning this is a web font: App Store Connect may refuse the app"]),
    Row(
      "a web site that a target ships", FileWebFontRule(),
      web(
        "www/a.woff2", "www2/b.woff2",
        facts: Samples.facts(Samples.target("App", .app, fonts: [], files: ["www/a.woff2"]))),
      ["www/a.woff2 warning this is a web font: App Store Connect may refuse the app"]),
    Row("under a font's name it is another rule's", FileWebFontRule(), web("A/a.ttf")),
  ]

  @Test(arguments: instances + defaults + both + copies + webFonts) func findings(_ row: Row) {
    #expect(FontRuleTests.found(by: row.rule, in: row.example) == row.findings)
  }
}
