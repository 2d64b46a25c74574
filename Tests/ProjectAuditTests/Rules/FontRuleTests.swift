import FontInspection
import Testing

@testable import ProjectAudit

/// What the rules about fonts' names, families, weights and variable fonts find and pass over.
@Suite struct FontRuleTests {
  typealias Samples = FontRuleSamples

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: any Rule
    var example: RuleExample
    /// `path severity message`
    var findings: [String]

    init(_ reason: String, _ rule: any Rule, _ example: RuleExample, _ findings: [String] = []) {
      testDescription = "\(rule.description.id): \(reason)"
      (self.rule, self.example, self.findings) = (rule, example, findings)
    }
  }

  private static func font(
    _ name: String, _ style: String, _ weight: Double, family: String? = "Foo", width: Int = 5,
    isItalic: Bool = false, short: String? = nil, lineHeight: Double? = nil
  ) -> FontFace {
    Samples.font(
      name, family: family, style: style, weight: weight, width: width, isItalic: isItalic,
      short: short, lineHeight: lineHeight)
  }

  static let names: [Row] = [
    Row(
      "a family alone", PSShadowsSystemRule(),
      Samples.example([font("FuturaFoo-Bold", "Bold", 700, family: "Futura")]),
      [
        "F/FuturaFoo-Bold.ttf warning the family \"Futura\" is one of iOS too, which mixes the faces of both"
      ]),
    Row(
      "several of one family are one finding", PSShadowsSystemRule(),
      Samples.example([
        font("Avenir-Black", "Black", 900, family: "Avenir"),
        font("Avenir-Book", "Book", 400, family: "Avenir"),
      ]),
      [
        "F/Avenir-Black.ttf warning the PostScript names Avenir-Black and Avenir-Book are those of"
          + " fonts of iOS"
      ]),
    Row(
      "San Francisco", PSShadowsSystemRule(),
      Samples.example([font("SFProText-Regular", "Regular", 400, family: "SF Pro Text")]),
      [
        "F/SFProText-Regular.ttf warning \"SFProText-Regular\" is a font of Apple's own interface,"
          + " which iOS has under a private name"
      ]),
    Row(
      "a font that iOS has no more", PSShadowsSystemRule(),
      Samples.example([font("Courier", "Regular", 400, family: "Courier")])),
    Row(
      "a family that begins like the system's", PSShadowsSystemRule(),
      Samples.example([font("AvenirLTStd-Book", "Book", 400, family: "Avenir LT Std")])),
    Row(
      "characters beyond ASCII and brackets", PSIllegalRule(),
      Samples.example([font("Caf\u{E9}(X)", "Regular", 400)]),
      [
        "F/Caf\u{E9}(X).ttf error the PostScript name \"Caf\u{E9}(X)\" holds \"(\", \")\" and U+00E9"
      ]),
    Row(
      "a trailing space", PSIllegalRule(), Samples.example([font("Trail ", "Regular", 400)]),
      ["F/Trail .ttf error the PostScript name \"Trail \" holds a space"]),
    Row(
      "63 characters are allowed", PSIllegalRule(),
      Samples.example([font(String(repeating: "x", count: 63), "Regular", 400)])),
    Row(
      "64 to 127 are a warning", PSIllegalRule(),
      Samples.example([renamed(font("Long", "Regular", 400), String(repeating: "x", count: 127))]),
      [
        "F/Long.ttf warning the PostScript name \"\(String(repeating: "x", count: 127))\" has 127"
          + " characters; 63 are allowed"
      ]),
    Row(
      "128 are an error", PSIllegalRule(),
      Samples.example([renamed(font("Long", "Regular", 400), String(repeating: "x", count: 128))]),
      [
        "F/Long.ttf error the PostScript name \"\(String(repeating: "x", count: 128))\" has 128"
          + " characters; 63 are allowed"
      ]),
    Row("a hyphen and dots", PSIllegalRule(), Samples.example([font("A.b_c-D", "Regular", 400)])),
    Row(
      "CFF says another name", PSPlatformMismatchRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [Samples.named("Foo", [NameRecord(nameID: 6, value: "Foo")], cff: "Bar")]),
      ["F/Foo.ttf warning the PostScript name is \"Foo\" for Windows and \"Bar\" for CFF"]),
    Row(
      "members of a collection share CFF", PSPlatformMismatchRule(),
      Samples.example(
        [Samples.font("Foo", container: .collection)],
        [Samples.named("Foo", [NameRecord(nameID: 6, value: "Foo")], cff: "Bar")])),
    Row(
      "another language's record", PSPlatformMismatchRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [
          Samples.named(
            "Foo",
            [
              NameRecord(nameID: 6, value: "Foo"),
              NameRecord(language: 0x0411, nameID: 6, value: "Bar"),
            ])
        ]),
      [
        "F/Foo.ttf warning the PostScript name is \"Foo\" for Windows and \"Bar\" for Windows in"
          + " Japanese (Japan)"
      ]),
    Row(
      "the same everywhere", PSPlatformMismatchRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [
          Samples.named(
            "Foo",
            [
              NameRecord(platform: 1, encoding: 0, language: 0, nameID: 6, value: "Foo"),
              NameRecord(nameID: 6, value: "Foo"),
            ], cff: "Foo")
        ])),
    Row(
      "a style and a full name", NameEdgeSpaceRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [
          Samples.named(
            "Foo",
            [
              NameRecord(nameID: 4, value: "Foo  Bold"), NameRecord(nameID: 17, value: " Bold"),
            ])
        ]),
      [
        "F/Foo.ttf warning the full name (name ID 4) \"Foo  Bold\" has two spaces in a row and the"
          + " style (name ID 17) \" Bold\" begins with a space"
      ]),
    Row(
      "a control character", NameEdgeSpaceRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [Samples.named("Foo", [NameRecord(nameID: 1, value: "Foo\u{0}")])]),
      ["F/Foo.ttf warning the family (name ID 1) \"Foo\u{0}\" holds a control character"]),
    Row(
      "an empty typographic family", NameEdgeSpaceRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [Samples.named("Foo", [NameRecord(nameID: 16, value: nil, length: 0)])]),
      ["F/Foo.ttf warning the family (name ID 16) is an empty record"]),
    Row(
      "names in other languages are for people alone", NameEdgeSpaceRule(),
      Samples.example(
        [font("Foo", "Regular", 400)],
        [Samples.named("Foo", [NameRecord(language: 0x0419, nameID: 4, value: "Foo ")])])),
  ]

  private static func renamed(_ face: FontFace, _ name: String) -> FontFace {
    var face = face
    face.postScriptName = name
    return face
  }

  static let families: [Row] = [
    Row(
      "a weight with a family of its own", FamilySplitRule(),
      Samples.example([
        font("Foo-Regular", "Regular", 400), font("Foo-Bold", "Bold", 700),
        font("Foo-Light", "Regular", 300, family: "Foo Light"),
      ]),
      [
        "F/Foo-Light.ttf warning the faces of one design are in 2 families, \"Foo\" and \"Foo"
          + " Light\", so that bold, italic and weights do not find each other"
      ]),
    Row(
      "names without a hyphen", FamilySplitRule(),
      Samples.example([
        font("FooHeavy", "Heavy", 800, family: "FooHeavy"),
        font("FooLight", "Light", 300, family: "FooLight"),
      ]),
      [
        "F/FooHeavy.ttf warning the faces of one design are in 2 families, \"FooHeavy\" and"
          + " \"FooLight\", so that bold, italic and weights do not find each other"
      ]),
    Row(
      "a width is a family of its own", FamilySplitRule(),
      Samples.example([
        font("Foo-Regular", "Regular", 400),
        font("Foo-Condensed", "Regular", 400, family: "Foo Condensed"),
      ])),
    Row(
      "another design that is called after its weight", FamilySplitRule(),
      Samples.example([
        font("Archivo-Bold", "Bold", 700, family: "Archivo"),
        font("ArchivoBlack-Regular", "Regular", 400, family: "Archivo Black"),
      ])),
    Row(
      "a short family for each weight", FamilySplitRule(),
      Samples.example([
        font("Foo-Regular", "Regular", 400),
        font("Foo-Light", "Light", 300, short: "Foo Light"),
      ])),
    Row(
      "families of one font that have nothing in common", FamilySplitRule(),
      Samples.example([font("Foo-Regular", "Regular", 400, short: "Something Else")]),
      [
        "F/Foo-Regular.ttf warning the family is \"Foo\" (name ID 16), the short family \"Something"
          + " Else\" (name ID 1); they have nothing in common"
      ]),
    Row(
      "an abbreviated short family", FamilySplitRule(),
      Samples.example([
        font(
          "LMRoman10-Regular", "10 Regular", 400, family: "Latin Modern Roman", short: "LM Roman 10"
        )
      ])),
    Row(
      "a short family in another script", FamilySplitRule(),
      Samples.example([font("Foo", "Regular", 400, short: "\u{6587}\u{6977}")])),
    Row(
      "fonts of two bundles are no family", FamilySplitRule(),
      Samples.example(
        [
          font("Foo-Regular", "Regular", 400),
          font("Foo-Light", "Regular", 300, family: "Foo Light"),
        ],
        facts: Samples.facts(
          Samples.target("App", .app, fonts: ["F/Foo-Regular.ttf"]),
          Samples.target("Widget", .widget, fonts: ["F/Foo-Light.ttf"])))),
    Row(
      "in another case", FamilyStyleCollisionRule(),
      Samples.example([font("Foo-A", "Solid", 900), font("Foo-B", "SOLID", 400)]),
      ["F/Foo-A.ttf warning Foo-A and Foo-B both say the family \"Foo\" and the style \"Solid\""]),
    Row(
      "one PostScript name is another rule's", FamilyStyleCollisionRule(),
      Samples.example([
        font("Foo-A", "Solid", 900), renamed(font("Foo-B", "Solid", 900), "Foo-A"),
      ])),
    Row(
      "a variable font beside a static one is another rule's", FamilyStyleCollisionRule(),
      Samples.example([
        font("Foo-Bold", "Bold", 700),
        Samples.instance("Foo", "Foo", "Regular", weight: 400, isDefault: true),
        Samples.instance("Foo", "Foo_Bold", "Bold", weight: 700, index: 1),
      ])),
    Row(
      "regular, italic, bold and bold italic", FamilyLinkingRule(),
      Samples.example(
        [
          font("Foo-Regular", "Regular", 400), font("Foo-Italic", "Italic", 400, isItalic: true),
          font("Foo-Bold", "Bold", 700), font("Foo-BoldItalic", "Bold Italic", 700, isItalic: true),
        ],
        [
          Samples.linked("Foo-Regular", style: "Regular"),
          Samples.linked("Foo-Italic", style: "Italic", isItalic: true),
          Samples.linked("Foo-Bold", style: "Bold", isBold: true),
          Samples.linked("Foo-BoldItalic", style: "Bold Italic", isBold: true, isItalic: true),
        ])),
    Row(
      "a short family for each weight", FamilyLinkingRule(),
      Samples.example(
        [
          font("Foo-Regular", "Regular", 400), font("Foo-Bold", "Bold", 700),
          font("Foo-Black", "Black", 900, short: "Foo Black"),
        ],
        [
          Samples.linked("Foo-Regular", style: "Regular"),
          Samples.linked("Foo-Bold", style: "Bold", isBold: true),
          Samples.linked("Foo-Black", short: "Foo Black", style: "Regular"),
        ])),
    Row(
      "a weight as ID 2 in one short family", FamilyLinkingRule(),
      Samples.example(
        [font("Foo-Regular", "Regular", 400), font("Foo-Light", "Light", 300)],
        [
          Samples.linked("Foo-Regular", style: "Regular"),
          Samples.linked("Foo-Light", style: "Light"),
        ])),
    Row(
      "two weights at one place", FamilyLinkingRule(),
      Samples.example(
        [
          font("Foo-Light", "Light", 300), font("Foo-Medium", "Medium", 500),
          font("Foo-LightItalic", "Light Italic", 300, isItalic: true),
          font("Foo-MediumItalic", "Medium Italic", 500, isItalic: true),
        ],
        [
          Samples.linked("Foo-Light", style: "Regular"),
          Samples.linked("Foo-Medium", style: "Regular"),
          Samples.linked("Foo-LightItalic", style: "Italic", isItalic: true),
          Samples.linked("Foo-MediumItalic", style: "Italic", isItalic: true),
        ]),
      [
        "F/Foo-Light.ttf warning \"Light\" and \"Medium\" both say that they are \"Regular\" of the"
          + " family \"Foo\" (name IDs 2 and 1), so that bold and italic may lead to the wrong weight"
      ]),
    Row(
      "two weights flagged bold", FamilyLinkingRule(),
      Samples.example(
        [
          font("Foo-Bold", "Bold", 700), font("Foo-Semibold", "Semibold", 600, short: "Foo Semi"),
        ],
        [
          Samples.linked("Foo-Bold", style: "Bold", isBold: true),
          Samples.linked("Foo-Semibold", short: "Foo Semi", style: "Regular", isBold: true),
        ]),
      [
        "F/Foo-Bold.ttf warning \"Bold\" and \"Semibold\" of Foo are both flagged bold, so that the"
          + " bold of Regular may be any of them"
      ]),
    Row(
      "italic in one place only", FamilyLinkingRule(),
      Samples.example(
        [font("Foo-Italic", "Italic", 400, isItalic: true)],
        [Samples.linked("Foo-Italic", style: "Italic", fsSelection: 1, macStyle: 0)]),
      ["F/Foo-Italic.ttf warning the font is called \"Italic\", but macStyle does not say italic"]),
  ]

  static let weights: [Row] = [
    Row(
      "what makers do", WeightMismatchRule(),
      Samples.example([
        font("Foo-Thin", "Thin", 250), font("Foo-ExtraLight", "ExtraLight", 275),
        font("Foo-Light", "Light", 300), font("Foo-Book", "Book", 350),
        font("Foo-Regular", "Regular", 400), font("Foo-Text", "Text", 450),
        font("Foo-Medium", "Medium", 500), font("Foo-Demi", "Demi", 600),
        font("Foo-Bold", "Bold", 700), font("Foo-Heavy", "Heavy", 800),
        font("Foo-ExtraBold", "Extra Bold", 800), font("Foo-Black", "Black", 900),
        font("Foo-CondensedBold", "Condensed Bold", 700, width: 3),
        font("Foo-Condensed", "Condensed", 400, width: 3),
      ])),
    Row(
      "the lightest at 250 for Windows", WeightMismatchRule(),
      Samples.example([
        font("Foo-Thin", "Thin", 250), font("Foo-ExtraLight", "ExtraLight", 250),
      ])),
    Row(
      "classes in hundreds", WeightMismatchRule(),
      Samples.example([font("Foo-Regular", "Regular", 4), font("Foo-Bold", "Bold", 7)])),
    Row(
      "a family called after its weight", WeightMismatchRule(),
      Samples.example([
        font("LatoBlack-Regular", "Regular", 900, family: "Lato Black"),
        font("LatoBlack-Italic", "Italic", 900, family: "Lato Black", isItalic: true),
      ])),
    Row(
      "the one face of a design", WeightMismatchRule(),
      Samples.example([font("Foo", "Regular", 700)])),
    Row(
      "a word that says no weight", WeightMismatchRule(),
      Samples.example([font("Foo-Solid", "Solid", 900), font("Foo-Regular", "Regular", 400)])),
    Row(
      "several of one family are one finding", WeightMismatchRule(),
      Samples.example([
        font("Foo-Bold", "Bold", 160), font("Foo-Thin", "Thin", 32),
        font("Foo-ExtraBold", "ExtraBold", 190),
      ]),
      [
        "F/Foo-Bold.ttf warning the style is \"Bold\", but the weight class is 160, which iOS takes"
          + " for thin; so it is with one more font of Foo"
      ]),
    Row(
      "two weights of one class", WeightMismatchRule(),
      Samples.example([font("Foo-Medium", "Medium", 400), font("Foo-Regular", "Regular", 400)]),
      [
        "F/Foo-Medium.ttf warning \"Regular\" and \"Medium\" of Foo both have the weight class 400,"
          + " so that iOS cannot tell them apart by weight"
      ]),
    Row(
      "another order", WeightMismatchRule(),
      Samples.example([font("Foo-Medium", "Medium", 410), font("Foo-Regular", "Regular", 450)]),
      [
        "F/Foo-Medium.ttf warning \"Regular\" of Foo has the weight class 450, \"Medium\" the"
          + " smaller one 410"
      ]),
    Row(
      "the heaviest of several", BoldTextMissingRule(),
      Samples.example(
        [font("Foo-Light", "Light", 300), font("Foo-Regular", "Regular", 400)],
        files: Samples.swift(#"UIFont(name: "Foo-Regular", size: 1)"#)),
      [
        "F/Foo-Regular.ttf warning Foo-Regular has no heavier face in Foo, so that Bold Text can"
          + " change nothing"
      ]),
    Row(
      "black is a note", BoldTextMissingRule(),
      Samples.example(
        [font("Foo-Black", "Black", 900), font("Foo-Regular", "Regular", 400)],
        files: Samples.swift(#"UIFont(name: "Foo-Black", size: 1)"#)),
      [
        "F/Foo-Black.ttf note Foo-Black has no heavier face in Foo, so that Bold Text can change"
          + " nothing"
      ]),
    Row(
      "bold is bold", BoldTextMissingRule(),
      Samples.example(
        [font("Foo-Bold", "Bold", 700), font("Foo-Regular", "Regular", 400)],
        files: Samples.swift(
          #"UIFont(name: "Foo-Bold", size: 1); UIFont(name: "Foo-Regular", size: 1)"#))),
    Row(
      "a design in one weight", BoldTextMissingRule(),
      Samples.example(
        [font("Foo", "Regular", 400)], files: Samples.swift(#"UIFont(name: "Foo", size: 1)"#))),
    Row(
      "a heavier face of the design in another family", BoldTextMissingRule(),
      Samples.example(
        [
          font("Foo-Bold", "Regular", 700, family: "Foo-Bold"),
          font("Foo-Light", "Regular", 300, family: "Foo-Light"),
          font("Foo-Medium", "Regular", 500, family: "Foo-Medium"),
        ], files: Samples.swift(#"UIFont(name: "Foo-Medium", size: 1)"#))),
    Row(
      "a font of icons", BoldTextMissingRule(),
      Samples.example(
        [
          font("FooIcons-Light", "Light", 300, family: "Foo Icons"),
          font("FooIcons-Regular", "Regular", 400, family: "Foo Icons"),
        ], files: Samples.swift(#"UIFont(name: "FooIcons-Regular", size: 1)"#))),
    Row(
      "a font of icons by its characters", BoldTextMissingRule(),
      Samples.example(
        [font("Foo-Light", "Light", 300), font("Foo-Regular", "Regular", 400)],
        [
          FontDetails(
            path: "F/Foo-Regular.ttf", characters: CodePointSet([0x20...0x20, 0xE000...0xE100]))
        ],
        files: Samples.swift(#"UIFont(name: "Foo-Regular", size: 1)"#))),
    Row(
      "most faces agree", MetricsFamilyJumpRule(),
      Samples.example([
        font("Foo-Bold", "Bold", 700, lineHeight: 1.28),
        font("Foo-Italic", "Italic", 400, isItalic: true, lineHeight: 1.2),
        font("Foo-Regular", "Regular", 400, lineHeight: 1.2),
      ]),
      [
        "F/Foo-Bold.ttf warning lines of Foo-Bold are 1.28 em high, those of Foo-Regular 1.2: text"
          + " jumps by 1.4 pt at 17 pt"
      ]),
    Row(
      "less than a pixel", MetricsFamilyJumpRule(),
      Samples.example([
        font("Foo-Bold", "Bold", 700, lineHeight: 1.219),
        font("Foo-Regular", "Regular", 400, lineHeight: 1.2),
      ])),
    Row(
      "other families", MetricsFamilyJumpRule(),
      Samples.example([
        font("Foo-Bold", "Bold", 700, lineHeight: 1.5),
        font("Bar-Regular", "Regular", 400, family: "Bar", lineHeight: 1.2),
      ])),
    Row(
      "no lines at all", MetricsFamilyJumpRule(),
      Samples.example([
        font("Foo-Bold", "Bold", 700, lineHeight: 0),
        font("Foo-Regular", "Regular", 400, lineHeight: 1.2),
      ])),
  ]

  @Test(arguments: names + families + weights) func findings(_ row: Row) {
    #expect(Self.found(by: row.rule, in: row.example) == row.findings)
  }

  static func found(by rule: any Rule, in example: RuleExample) -> [String] {
    rule.findings(in: AuditContext(example)).sorted(by: Diagnostic.reportOrder).map {
      "\($0.path) \($0.severity.rawValue) \($0.message)"
    }
  }
}
