import DynamicType
import FontInspection
import Foundation
import SizeTables
import TestSupport
import Testing

@Suite struct SizeTableImportTests {
  /// Sizes as lines: a style, then each category and its size.
  private func lines(_ text: String) throws -> [String] { try lines(Array(text.utf8)) }

  private func lines(_ bytes: [UInt8]) throws -> [String] {
    try SizeTableImport(bytes).preset.rows.map { row in
      row.name + row.cells.map { " \($0.category.shortName)=\(short($0.size))" }.joined()
    }
  }

  private func short(_ size: Double) -> String {
    size == size.rounded() ? String(Int(size)) : String(size)
  }

  struct Sheet: CustomTestStringConvertible {
    let reason: String
    let text: String
    let lines: [String]
    var testDescription: String { reason }
  }

  static let sheets = [
    Sheet(
      reason: "plain", text: "Style,XS,L,AX5\nBody,14,17,53\nCaption 1,11,12,43\n",
      lines: ["body XS=14 L=17 AX5=53", "caption1 XS=11 L=12 AX5=43"]),
    Sheet(
      reason: "German: semicolons, decimal commas, umlauts, a mark of UTF-8, CRLF",
      text:
        "\u{FEFF}Stil;Klein;Groß (Standard);Sehr groß\r\nFließtext;15,5;17;19\r\nFußnote;12;13;15\r\n",
      lines: ["body S=15.5 L=17 XL=19", "footnote S=12 L=13 XL=15"]),
    Sheet(
      reason: "Spanish with tabs, categories down",
      text:
        "Categoría\tTítulo 1\tCuerpo\tNota al pie\nPequeño\t26\t15\t12\nAccesibilidad 3\t48\t40\t33",
      lines: ["title1 S=26 AX3=48", "body S=15 AX3=40", "footnote S=12 AX3=33"]),
    Sheet(
      reason: "French: a list, decimal commas in quotes",
      text: "Style de texte,Catégorie,Taille\nCorps,Grand,\"17,5\"\nLégende 2,Très grand,\"13\"\n",
      lines: ["body L=17.5", "caption2 XL=13"]),
    Sheet(
      reason: "Polish", text: "Styl;Mały;Duży;Bardzo duży\nNagłówek;15;17;19\nTreść;15;17;19\n",
      lines: ["headline S=15 L=17 XL=19", "body S=15 L=17 XL=19"]),
    Sheet(
      reason: "every family of names across one head",
      text: "text style,extraSmall,UICTContentSizeCategoryL,.accessibility3,"
        + "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge,AX-1\nbody,14,17,40,53,28\n",
      lines: ["body XS=14 L=17 AX1=28 AX3=40 AX5=53"]),
    Sheet(
      reason: "two names in one cell, and words around them",
      text:
        "Role;xSmall / XS;L – Default;Extra Extra Large;Accessibility 2 (AX2)\nBody;14;17;21;33\n",
      lines: ["body XS=14 L=17 XXL=21 AX2=33"]),
    Sheet(
      reason: "styles of their own, also as constants",
      text:
        "Style,M,L\ncaption3,11,12\nCaption 4,10,11\nANUIFontTextStyleCaption5,9,10\nPrice tag,20,22\n",
      lines: [
        "caption3 M=11 L=12", "caption4 M=10 L=11", "caption5 M=9 L=10", "priceTag M=20 L=22",
      ]),
    Sheet(
      reason: "missing cells, signs for nothing, short rows",
      text: "Style,S,M,L,XL\nBody,,16,17,-\nCallout,n/a,15\nTitle 1,26\n",
      lines: ["body M=16 L=17", "callout M=15", "title1 S=26"]),
    Sheet(
      reason: "units, spaces, apostrophes, size and line height",
      text: "Style,S,M,L,XL\nBody,15pt,16 pt,'17,19/24\n",
      lines: ["body S=15 M=16 L=17 XL=19"]),
    Sheet(
      reason: "a title above, an empty line, parts, a remark below",
      text: "Typography v2,,\n,,\nText style,S,L\nTitles,,\nTitle 1,26,28\n\nText,15,17\n"
        + "All sizes in points,,\n",
      lines: ["title1 S=26 L=28", "body S=15 L=17"]),
    Sheet(
      reason: "columns of other things are passed over",
      text:
        "Style,Weight,Line height,L,AX1,Notes\nBody,Regular,22,17,28,\"as Apple, \"\"mostly\"\"\"\n",
      lines: ["body L=17 AX1=28"]),
    Sheet(
      reason: "a second head for the second half",
      text: "Style,M,L\nBody,16,17\n\nStyle,AX1,AX2\nBody,28,33\n",
      lines: ["body M=16 L=17 AX1=28 AX2=33"]),
    Sheet(
      reason: "Excel says the separator", text: "sep=;\r\nStyle;L;XL\r\nBody;17,5;19\r\n",
      lines: ["body L=17.5 XL=19"]),
    Sheet(
      reason: "line breaks in a quoted head, lone carriage returns",
      text: "Style,\"L\n(default)\",XL\rBody,17,19\r", lines: ["body L=17 XL=19"]),
    Sheet(
      reason: "German with short names for accessibility, words in front",
      text: "Name;Standard;Bedienungshilfen M;Bedienungshilfen XXXL;2XL\nTitel 1;28,0;38;58;32\n",
      lines: ["title1 L=28 XXL=32 AX1=38 AX5=58"]),
    Sheet(
      reason: "Japanese", text: "スタイル,小,中,大\n本文,15,16,17\nタイトル1,26,27,28\n",
      lines: ["body S=15 M=16 L=17", "title1 S=26 M=27 L=28"]),
    Sheet(
      reason: "one size per style is that at large",
      text: "Style,Size,Line height\nBody,17,22\nFootnote 2,12.5,\n",
      lines: ["body L=17", "footnote2 L=12.5"]),
    Sheet(
      reason: "Markdown",
      text: "| Style | L | AX5 |\n|:------|--:|----:|\n| Body | 17 | 53 |\n",
      lines: ["body L=17 AX5=53"]),
    Sheet(
      reason: "one category alone", text: "Style,Large\nBody,17\nCaption,12\n",
      lines: ["body L=17", "caption1 L=12"]),
    Sheet(
      reason: "a list with units in its heads",
      text: "Style,Size category,Point size (pt),Line height\nBody,Large,17,22\nBody,xL,19,24\n",
      lines: ["body L=17 XL=19"]),
    Sheet(
      reason: "categories down, sizes beside line heights",
      text: "Category,Body size,Body leading,Title 1 size,Title 1 leading\nS,15,20,26,32\n"
        + "L,17,22,28,34\n", lines: ["body S=15 L=17", "title1 S=26 L=28"]),
    Sheet(
      reason: "sizes above line heights",
      text: "Style,S,L\nBody size,15,17\nBody line height,20,22\n", lines: ["body S=15 L=17"]),
    Sheet(
      reason: "a point without decimals, three decimals behind a comma that cannot part thousands",
      text: "Style;S;L\nBody;17.;18\n", lines: ["body S=17 L=18"]),
    Sheet(
      reason: "three decimals behind a comma that cannot part thousands",
      text: "Style;S;L\nBody;17,5;22,661\n", lines: ["body S=17.5 L=22.661"]),
    Sheet(
      reason: "our own Markdown",
      text: "**Lato** on iOS\n\n| Style | S | L |\n| --- | ---: | ---: |\n"
        + "| body | 9\\* (31) | 32 (31) |\n| body, line | 20 | 30 |\n\nIn brackets.\n",
      lines: ["body S=9 L=32"]),
    Sheet(
      reason: "a repeated size is no contradiction",
      text: "Style,Category,Size\nBody,L,17\nBody,Large,17.0\n", lines: ["body L=17"]),
  ]

  @Test(arguments: sheets)
  func sheet(_ sheet: Sheet) throws {
    #expect(try lines(sheet.text) == sheet.lines)
  }

  @Test(arguments: sheets.prefix(3))
  func encodings(_ sheet: Sheet) throws {
    let text = sheet.text.replacing("\u{FEFF}", with: "")
    func bytes(_ encoding: String.Encoding, mark: [UInt8]) throws -> [UInt8] {
      mark + Array(try #require(text.data(using: encoding)))
    }
    #expect(try lines(bytes(.utf8, mark: [0xEF, 0xBB, 0xBF])) == sheet.lines)
    #expect(
      try lines(bytes(.utf16LittleEndian, mark: [0xFF, 0xFE])) == sheet.lines, "Excel's text")
    #expect(try lines(bytes(.utf16BigEndian, mark: [0xFE, 0xFF])) == sheet.lines)
    #expect(try lines(bytes(.utf16LittleEndian, mark: [])) == sheet.lines, "without a mark")
    #expect(try lines(bytes(.windowsCP1252, mark: [])) == sheet.lines, "Excel's CSV")
  }

  @Test func passedOverColumnsAreTold() throws {
    let table = try SizeTableImport(Array("Style,Weight,L,XL,Tracking\nBody,Bold,17,19,0.2\n".utf8))
    #expect(table.passedOver == ["column 2, \"Weight\"", "column 5, \"Tracking\""])
  }

  @Test(
    arguments: [
      ("Bdy", ["\"bdy\" is read as a style of its own; Apple's nearest is body"], "a slip"),
      (
        "Headlin", ["\"headlin\" is read as a style of its own; Apple's nearest is headline"],
        "a slip"
      ),
      ("Caption 3", [], "another number"), ("Price tag", [], "a name of its own"),
      ("Fließtext", [], "another language"),
    ])
  func nearlyApplesStyles(style: String, remarks: [String], reason: String) throws {
    let table = try SizeTableImport(Array("Style,L,XL\n\(style),17,19\n".utf8))
    #expect(table.remarks == remarks, "\(reason)")
  }

  @Test func passedOverColumnsOfLists() throws {
    let table = try SizeTableImport(
      Array("Style,Size category,Point size (pt),Line height\nBody,Large,17,22\n".utf8))
    #expect(table.passedOver == ["column 4, \"Line height\""])
  }

  static let json = [
    Sheet(
      reason: "styles that hold categories",
      text: #"{"body": {"large": 17, "AX5": 53}, "caption3": {"L": 10.5, "XL": null}}"#,
      lines: ["body L=17 AX5=53", "caption3 L=10.5"]),
    Sheet(
      reason: "categories that hold styles",
      text: #"{"large": {"body": 17, "caption": 12}, "xLarge": {"body": 19}}"#,
      lines: ["body L=17 XL=19", "caption1 L=12"]),
    Sheet(
      reason: "a list of sizes", text: #"[{"style": "Body", "category": "AX1", "size": "28 pt"}]"#,
      lines: ["body AX1=28"]),
    Sheet(
      reason: "a list of styles, in a wrapper, with words beside",
      text: #"{"version": 2, "styles": [{"name": "Headline", "weight": "bold", "large": 17}]}"#,
      lines: ["headline L=17"]),
    Sheet(
      reason: "comments and a last comma",
      text: "// sizes\n{\"body\": {\"L\": 17, /* big */ \"XL\": 19,},}", lines: ["body L=17 XL=19"]),
    Sheet(
      reason: "an object called sizes",
      text: #"[{"style": "body", "baseSize": 16, "sizes": {"S": 15, "L": 16}}]"#,
      lines: ["body S=15 L=16"]),
  ]

  static let sources = [
    Sheet(
      reason: "Objective-C, as an answer of 2013 has it",
      text: """
        static NSDictionary *fontSizeTable; // sizes
        fontSizeTable = @{
        UIFontTextStyleHeadline: @{
        UIContentSizeCategoryAccessibilityExtraExtraExtraLarge: @26,
        UIContentSizeCategoryLarge: @20,},
        ANUIFontTextStyleCaption3: @{ UIContentSizeCategoryLarge: @(12.5f), /* none */ },
        };
        """,
      lines: ["headline L=20 AX5=26", "caption3 L=12.5"]),
    Sheet(
      reason: "Swift, with its types written out",
      text: """
        import UIKit
        let sizes: [UIFont.TextStyle: [UIContentSizeCategory: CGFloat]] = [
          .body: [.large: 17, .accessibilityExtraLarge: CGFloat(40)],
          UIFont.TextStyle.caption1: [UIContentSizeCategory.small: 11.5,],
          "caption3": [.large: 10],
        ]
        """,
      lines: ["body L=17 AX3=40", "caption1 S=11.5", "caption3 L=10"]),
    Sheet(
      reason: "styles by their raw values",
      text: "let t = [UIFont.TextStyle(rawValue: \"caption3\"): [.large: 10], "
        + "UIFont.TextStyle(rawValue: \"UICTFontTextStyleSubhead\"): [.large: 15]]",
      lines: ["caption3 L=10", "subheadline L=15"]),
    Sheet(
      reason: "SwiftUI, categories outside",
      text:
        "let t: [DynamicTypeSize: [Font.TextStyle: Double]] = [.xLarge: [.title: 30, .body: 19]]",
      lines: ["title1 XL=30", "body XL=19"]),
    Sheet(
      reason: "a switch",
      text: """
        switch traitCollection.preferredContentSizeCategory {
        case .extraSmall: newFontSize = 14
        case .small, .medium: newFontSize = 15.5
        case .accessibilityLarge: return 33
        default: break
        }
        """,
      lines: ["body XS=14 S=15.5 M=15.5 AX2=33"]),
    Sheet(
      reason: "styles by raw values without a label, and own constants",
      text: "let t = [.body: [.large: 17], UIFont.TextStyle(\"caption3\"): [.large: 10], "
        + ".init(rawValue: \"headline4\"): [.large: 20], Styles.price: [.large: 12]]",
      lines: ["body L=17", "caption3 L=10", "headline4 L=20", "price L=12"]),
    Sheet(
      reason: "switches over categories in one over styles",
      text: """
        switch style {
        case .body: switch c { case .large: return 17
          case .xLarge: return 19
          default: return 20 }
        case .title, .caption3: switch c { case .large: return 28
          default: return 20 }
        @unknown default: return 1 }
        """,
      lines: ["body L=17 XL=19", "title1 L=28", "caption3 L=28"]),
    Sheet(
      reason: "switches over styles in one over categories",
      text: "switch c { case .large: switch s { case .body: return 17\n case .title1: return 28 }\n"
        + "case .small: switch s { case .body: return 15\n default: break } }",
      lines: ["body S=15 L=17", "title1 L=28"]),
    Sheet(
      reason: "a switch over a tuple",
      text: "switch (s, c) { case (.body, .large): return 17\n case (.body, .extraLarge), "
        + "(.callout, .extraLarge): return 19\n case (.title1, .large): return 28\n"
        + "default: return 17 }",
      lines: ["body L=17 XL=19", "callout XL=19", "title1 L=28"]),
    Sheet(
      reason: "functions whose names say their styles",
      text: """
        func titleSize(c: UIContentSizeCategory) -> CGFloat { switch c { case .large: return 28
         default: return 28 } }
        var captionSize: CGFloat { switch c { case .small: return 11
         default: return 12 } }
        """,
      lines: ["title1 L=28", "caption1 S=11"]),
    Sheet(
      reason: "a variable whose name says its style",
      text: "func f() { switch c { case .large: title2Size = 22\n case .small: title2Size = 20 } }",
      lines: ["title2 S=20 L=22"]),
    Sheet(
      reason: "the same switch twice",
      text: "func a() { switch c { case .large: return 17 } }\n"
        + "func b() { switch c { case .large: size = 17 } }", lines: ["body L=17"]),
    Sheet(
      reason: "fonts in a switch, and a case that falls through",
      text:
        "switch c { case .small: fallthrough\n case .medium: return UIFont(name: \"A\", size: 15)\n"
        + "case .large: return .systemFont(ofSize: 17, weight: .bold) }",
      lines: ["body S=15 M=15 L=17"]),
    Sheet(
      reason: "a dictionary over categories alone",
      text: "let sizes: [ContentSizeCategory: CGFloat] = [.extraSmall: 14, .large: 17.5,]",
      lines: ["body XS=14 L=17.5"]),
    Sheet(
      reason: "dictionaries over categories alone, by their names",
      text: "let bodySizes: [ContentSizeCategory: CGFloat] = [.large: 17]\n"
        + "NSDictionary *footnoteSizes = @{UIContentSizeCategoryLarge: @13};",
      lines: ["body L=17", "footnote L=13"]),
    Sheet(
      reason: "a switch over styles alone gives base sizes",
      text: """
        func name() -> String { switch self { case .regular: return "A"
          case .bold: return "B" } }
        func fontSize(style: UIFont.TextStyle) -> CGFloat {
          switch style { case .largeTitle: return 34.0
          case .caption1, .caption2: return 12
          default: return 17.0 } }
        """,
      lines: ["largeTitle L=34", "caption1 L=12", "caption2 L=12"]),
    Sheet(
      reason: "numbers as messages, as before 2012",
      text: "sizes = @{UIFontTextStyleBody: @{UIContentSizeCategoryLarge: "
        + "[NSNumber numberWithFloat:17.5f], UIContentSizeCategorySmall: @15}};",
      lines: ["body S=15 L=17.5"]),
    Sheet(
      reason: "the word switch in an article's prose",
      text:
        "We switch the font, see UIKit:\n@{UIFontTextStyleBody: @{UIContentSizeCategoryLarge: @17}}",
      lines: ["body L=17"]),
    Sheet(
      reason: "a table beside the names of categories",
      text: "let names: [UIContentSizeCategory: String] = [.large: \"L\"]\n"
        + "let t = [UIFont.TextStyle.body: [UIContentSizeCategory.large: 17]]",
      lines: ["body L=17"]),
    Sheet(
      reason: "a table beside other sizes",
      text: "let t = [UIFont.TextStyle.body: [UIContentSizeCategory.large: 17]]\n"
        + "switch c { case .large: return 8 }", lines: ["body L=17"]),
  ]

  @Test(
    arguments: [
      (
        "switch c {\ncase .large: return 17\ndefault: return 20 }", ["line 3, \"default\""],
        "what all other categories get"
      ),
      (
        "let t = [.caption1: [UIContentSizeCategory.large: 12,\n.unspecified: 12]]",
        ["line 2, \"unspecified\""], "no category"
      ),
      (
        "let t = [UIFont.TextStyle.body: [.large: 17]]\nswitch c { case .large: return 8 }",
        ["line 2, other sizes"], "sizes beside the table"
      ),
    ])
  func passedOverSource(text: String, passedOver: [String], reason: String) throws {
    #expect(try SizeTableImport(Array(text.utf8)).passedOver == passedOver, "\(reason)")
  }

  @Test(arguments: json + sources)
  func jsonAndSource(_ sheet: Sheet) throws {
    #expect(try lines(sheet.text) == sheet.lines)
  }

  @Test(
    arguments: [
      ("", "found nothing, expected a table of sizes", "empty"),
      (" \n\t", "found nothing, expected a table of sizes", "blank"),
      (
        "Style,XS,L,AX6\nBody,14,17,53\n",
        "row 1, column 4: found \"AX6\", expected a content size category, such as AX1",
        "a mistyped head over numbers"
      ),
      (
        "Style,XS,L,a11y2\nBody,14,17,53\n",
        "row 1, column 4: found \"a11y2\", expected a content size category, such as AX2",
        "a short word for accessibility"
      ),
      (
        "Style,XS,Lrge,AX1\nBody,14,17,28\nCaption,,as body,\n",
        "row 1, column 3: found \"Lrge\", expected a content size category, such as large",
        "a mistyped head over numbers and words"
      ),
      (
        "Style,S,L\nBody,1 9,17\n", "row 2, column 2: found \"1 9\", expected one number",
        "a space in a number"
      ),
      (
        "Style,S,L\nBody,\"17,5\",\"1,234\"\n",
        "row 2, column 3: found \"1,234\", expected a size of which the comma cannot part thousands",
        "thousands or decimals"
      ),
      (
        "Style;S;L\nBody;15.5;16,5\n",
        "row 2, column 3: found \"16,5\", expected the decimal sign of row 2, column 2, which is a point",
        "two decimal signs"
      ),
      (
        "\0\u{1}\0\0\0\u{10}glyf",
        "found \"a font file, which belongs before --import\", expected text: export the sheet as CSV, "
          + "or save the table as JSON", "a font"
      ),
      (
        "Style,L\u{0}\u{1}\u{2}Body,17 and more",
        "found \"binary data\", expected a table of sizes as text, such as CSV or JSON",
        "a binary file"
      ),
      (
        "Style,XS,L,\nBody,14,17,53\n",
        "row 1, column 4: found nothing, expected a content size category", "no head over numbers"
      ),
      (
        "Style,XS,L\nBody,14,17,53\n",
        "row 2, column 4: found \"53\", expected nothing: the column has no head",
        "a number too many"
      ),
      (
        "Style,XS,L\nBody,14,seventeen\n",
        "row 2, column 3: found \"seventeen\", expected a size from 1 to 10000 points", "a word"
      ),
      (
        "Style;XS;L\n\nBody;14;#REF!\n",
        "row 3, column 3: found \"#REF!\", expected a size from 1 to 10000 points",
        "rows are counted as a spreadsheet does"
      ),
      (
        "Style;XS;L\nBody;14;1.234,5\n",
        "row 2, column 3: found \"1.234,5\", expected one decimal comma or point, and no other separator",
        "thousands"
      ),
      (
        "Style,XS,L\nBody,-14,17\n",
        "row 2, column 2: found \"-14\", expected a size from 1 to 10000 points", "negative"
      ),
      (
        "Style,XS,L\nBody,14,0\n",
        "row 2, column 3: found \"0\", expected a size from 1 to 10000 points", "zero"
      ),
      (
        "Style,XS,L\nBody,14,1e9\n",
        "row 2, column 3: found \"1e9\", expected a size from 1 to 10000 points", "absurd"
      ),
      (
        "Style,XS,L\nBody,14,NaN\n",
        "row 2, column 3: found \"NaN\", expected a size from 1 to 10000 points", "no number"
      ),
      (
        "Style,XS,L\n,14,17\n",
        "row 2, column 1: found nothing, expected the name of a text style", "no style"
      ),
      (
        "Style,L,Large\nBody,17,18\n",
        "row 1, column 3: found \"Large\", expected each category once; large stands in column 2 already",
        "twice"
      ),
      (
        "Style,S,L\nBody,15,17\nbody,15,18\n",
        "row 3, column 3: found \"18\", expected the size that body already has at large, 17",
        "a contradiction"
      ),
      (
        "Style,Category,Size\nBody,Larg,17\n",
        "row 2, column 2: found \"Larg\", expected a content size category, such as large", "a slip"
      ),
      (
        "Style,L\n\"Body,17\n",
        "row 2, column 1: found \"Body,17\n\", expected a closing quotation mark before the end of the file",
        "an open quotation"
      ),
      (
        "one,two\nthree,four\n",
        "row 1, column 1: found \"one, two\", expected a row of heads with content size categories, "
          + "such as L, XL and AX1", "no table"
      ),
      (
        "Style,S,L\n",
        "row 2: found nothing, expected a row with the name of a text style and its sizes",
        "a head alone"
      ),
      (
        "{\"body\": {\"large\": \"big\"}}",
        "row 1, column 20: found \"big\", expected a size from 1 to 10000 points", "JSON, a word"
      ),
      (
        "{\"body\":\n  {\"larje\": 17}}",
        "row 2, column 4: found \"larje\", expected a content size category, such as large",
        "JSON, a slip"
      ),
      (
        "{\"body\": 17}",
        "row 1, column 10: found \"17\", expected an object with a size for each "
          + "content size category", "JSON, too flat"
      ),
      (
        "{\"body\": {", "row 1, column 11: found nothing, expected a name in quotation marks or }",
        "cut"
      ),
      (
        "{\"a\": {\"b\": 1}}",
        "row 1, column 8: found \"b\", expected a content size category", "JSON of something else"
      ),
      (
        "let t = [\n  .body: [.large: 17, .huge: 20]]\nvar x",
        "row 2, column 24: found \"huge\", expected a content size category", "source, unknown"
      ),
      (
        "let t = [.body: [.large: base * 2]]",
        "row 1, column 26: found \"base * 2\", expected a size from 1 to 10000 points",
        "source, no number"
      ),
      (
        "let t = [.body: [.large: 17 * 2]]",
        "row 1, column 29: found \"*\", expected a number written out, and a comma",
        "source, a product"
      ),
      (
        "switch c {\ncase .medium: return 16\ncase .large: return base * 1.0\ndefault: return 17 }",
        "row 3, column 21: found \"base * 1.0\", expected a size from 1 to 10000 points",
        "source, a product in a switch"
      ),
      (
        "let sizes: [UIContentSizeCategory: CGFloat] = [.small: 15, .large: base * 2]",
        "row 1, column 68: found \"base * 2\", expected a size from 1 to 10000 points",
        "source, a product in a dictionary over categories alone"
      ),
      (
        "switch c {\ncase .medium: return 16\ncase .large: return isPad ? 40 : 30 }",
        "row 3, column 21: found \"isPad ? 40 : 30\", expected a size from 1 to 10000 points",
        "source, a choice in a switch"
      ),
      (
        "switch c {\ncase .medium: return 16\ncase .large: return scaled(30) }",
        "row 3, column 21: found \"scaled(30)\", expected a size from 1 to 10000 points",
        "source, a call in a switch"
      ),
      (
        "switch c {\ncase .medium: return 16\ncase .large: return 17 * 2 }",
        "row 3, column 24: found \"*\", expected a number written out, and nothing behind it",
        "source, a product of a number in a switch"
      ),
      (
        "switch c {\ncase .medium: return 16\ncase .large: if isPad { return 20 }; return 17 }",
        "row 3, column 14: found \"if\", expected a size from 1 to 10000 points",
        "source, a condition in a switch"
      ),
      (
        "switch c {\ncase .xSmall ... .medium: return 16\ncase .large: return 17 }",
        "row 2, column 6: found \".xSmall ... .medium\", expected a content size category, such as "
          + "medium", "source, a range"
      ),
      (
        "let t = [.body: [.large: 17],\n UIFont.TextStyle(name): [.large: 10]]",
        "row 2, column 2: found \"UIFont\", expected a text style or a content size category, and a "
          + "dictionary of sizes", "source, a key that is worked out"
      ),
      (
        "switch c { case .large: return 17 }\nfunc padding() -> CGFloat {\nswitch c { "
          + "case .large: return 24 } }",
        "row 3: found \"another table of sizes\", expected one that can be told from the others: "
          + "tables begin in lines 1 and 3; leave one of them", "two switches"
      ),
      (
        "let line = [UIFont.TextStyle.body: [UIContentSizeCategory.large: 22]]\n"
          + "let size = [UIFont.TextStyle.body: [UIContentSizeCategory.large: 17]]",
        "row 2: found \"another table of sizes\", expected one that can be told from the others: "
          + "tables begin in lines 1 and 2; leave one of them", "two dictionaries"
      ),
      (
        "switch s { case .title1: return 28\ncase .body: switch c { case .large: return 17 } }",
        "row 1, column 33: found \"28\", expected a switch over content size categories, as other "
          + "styles have", "source, a style of one size"
      ),
      (
        "import UIKit\nlet x = [\"a\": 1]",
        "found \"source without a table of sizes\", expected a dictionary of text styles that holds "
          + "dictionaries of content size categories, or a switch over the categories",
        "source of something else"
      ),
      (
        "PK\u{3}\u{4}xl/workbook.xml",
        "found \"a zip archive, such as .xlsx, .numbers or .ods\", expected text: export the sheet "
          + "as CSV, or save the table as JSON", "a workbook"
      ),
    ] as [(String, String, String)])
  func refusals(text: String, message: String, reason: String) {
    do {
      let table = try SizeTableImport(Array(text.utf8))
      Issue.record("\(reason): \(table)")
    } catch {
      #expect(error.description == message, "\(reason)")
    }
  }

  /// Bytes of any kind give a table or an error, and soon.
  @Test func hostileBytes() {
    var random = SplitMix64(seed: 4)
    let pieces: [[UInt8]] = [
      Array("Style,L,XL\n".utf8), Array("body".utf8), Array("\"".utf8), Array("{".utf8),
      Array("[".utf8), Array("17,5;".utf8), [0xFF, 0xFE], [0], [0xC3], Array("case .large:".utf8),
      Array("@{UIFontTextStyleBody:".utf8), Array("\\u".utf8), Array("|".utf8), Array("\r".utf8),
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes += pieces.randomElement(using: &random) ?? []
      }
      _ = try? SizeTableImport(bytes)
    }
    let deep = Array(String(repeating: "[{\"a\":", count: 50_000).utf8)
    #expect(throws: SizeTableImportError.self) { try SizeTableImport(deep) }
    for piece in ["switch a { ", "switch ", "[a.", ".a", "func a { ", "case .large: switch c { "] {
      let source = "import UIKit\nlet x: [" + String(repeating: piece, count: 5_000)
      #expect(throws: SizeTableImportError.self) { try SizeTableImport(Array(source.utf8)) }
    }
    let long = "Style,L,XL\n" + String(repeating: "\n", count: 20_000) + "Body,17,19\n"
    #expect(throws: SizeTableImportError.self) { try SizeTableImport(Array(long.utf8)) }
    let wide = "Style,L,XL\n" + (0..<600).map { "style\($0)x,17,18\n" }.joined()
    #expect(throws: SizeTableImportError.self) { try SizeTableImport(Array(wide.utf8)) }
  }

  // MARK: Round trips

  private func output(
    _ emitter: any Emitter, _ scaling: any Scaling, platform: TypeScale = .iOS,
    maximumSizes: [String: Double] = [:], match: MatchedMetric? = nil,
    faces: [FontFace] = [Faces.latoBold]
  ) throws -> String {
    var output = ""
    emitter.emit(
      try SizeTableBuilder(
        scale: platform, maximumSizes: maximumSizes, match: match, scaling: scaling
      ).tables(for: faces), EmitterContext(), to: &output)
    return output
  }

  /// What `table` prints is read back, and prints the same.
  @Test(arguments: [
    "uifontmetrics", "avenir-next-2013", "linear:1.25", "ios7-10", "react-native", "android-14",
    "flutter-ios", "linear:1.333", "system-body-sizes", "fixed",
  ])
  func roundTrips(scaling name: String) throws {
    let scaling = try #require(Scalings.named(name))
    let csv = try output(CSVEmitter(), scaling)
    for emitter in [CSVEmitter(), TSVEmitter(), JSONEmitter()] as [any Emitter] {
      let table = try SizeTableImport(Array(try output(emitter, scaling).utf8))
      #expect(try output(CSVEmitter(), ImportedScaling(table)) == csv, "\(emitter.name)")
    }
  }

  /// Maxima, sizes of several fonts, of another platform.
  @Test(arguments: ["csv", "tsv", "json"])
  func roundTripsOfMore(format: String) throws {
    let emitter = try #require(Emitters.named(format))
    let faces = [Faces.latoBold, Faces.karlaBold]
    let match = MatchedMetric.xHeight
    let maxima = ["body": 30.0, "title1": 33.3333333]
    let csv = try output(
      CSVEmitter(), UIFontMetricsScaling(), maximumSizes: maxima, match: match, faces: faces)
    let text = try output(
      emitter, UIFontMetricsScaling(), maximumSizes: maxima, match: match, faces: faces)
    let table = try SizeTableImport(Array(text.utf8))
    #expect(table.tables.map(\.postScriptName) == ["Lato-Bold", "Karla-Regular_Bold"])
    #expect(table.platform == (format == "json" ? "iOS" : nil))
    #expect(try output(CSVEmitter(), ImportedScaling(table), faces: faces) == csv)
    let other = try SizeTableBuilder(scaling: ImportedScaling(table))
    #expect(throws: SizeTableError.self) { try other.checkTables(for: [Faces.arabic]) }
    try other.checkTables(for: faces.reversed())

    let watch = try output(emitter, UIFontMetricsScaling(), platform: .watchOS)
    let read = try SizeTableImport(Array(watch.utf8))
    #expect(
      try output(CSVEmitter(), ImportedScaling(read), platform: .watchOS)
        == output(CSVEmitter(), UIFontMetricsScaling(), platform: .watchOS))
  }

  @Test func markdownIsReadBack() throws {
    let text = try output(MarkdownEmitter(), UIFontMetricsScaling())
    let table = try SizeTableImport(Array(text.utf8))
    // Of sizes that are written down nothing is doubted.
    let undoubted: [String] = text.split(separator: "\n").filter { !$0.hasPrefix("\u{2020}") }
      .map { String($0).replacing("\u{2020}", with: "") }
    #expect(text.contains("30\u{2020}") && text.contains("31\u{2020} (32)"))
    let again: [String] = try output(MarkdownEmitter(), ImportedScaling(table))
      .split(separator: "\n").map { String($0) }
    #expect(Array(again.dropFirst()) == Array(undoubted.dropFirst()))
  }

  /// A font that the file does not name gets the sizes where all the file's tables are alike.
  @Test func tablesThatAreAlikeFitEveryFont() throws {
    let text = try output(
      CSVEmitter(), UIFontMetricsScaling(), faces: [Faces.latoBold, Faces.karlaBold])
    let table = try SizeTableImport(Array(text.utf8))
    let builder = try SizeTableBuilder(scaling: ImportedScaling(table))
    try builder.checkTables(for: [Faces.arabic])
    #expect(builder.tables(for: [Faces.arabic]).tables.first?.rows.count == 11)
  }

  /// What does not exist without a size at the default category, is not there.
  @Test func aTableWithoutTheDefaultCategory() throws {
    let table = try SizeTableImport(Array("Style,S,AX1\nBody,15,30\n".utf8))
    let set = try SizeTableBuilder(scaling: ImportedScaling(table)).tables(for: [Faces.latoBold])
    let row = try #require(set.tables.first?.rows.first)
    #expect(row.baseSize == nil && row.doublesAt == nil)
    #expect(row.cells.map(\.size) == [15, 30])
    #expect(row.cells.map(\.ratio) == [nil, nil])
    #expect(set.tables.first?.judgements == [])
    var text = ""
    TextEmitter().emit(set, EmitterContext(), to: &text)
    #expect(text.hasPrefix("Lato-Bold body on iOS, points from an imported table\n"))
    var json = ""
    JSONEmitter().emit(set, EmitterContext(), to: &json)
    #expect(json.contains("\"baseSize\": null"))
  }

  /// Source in both languages, styles that UIKit lacks too.
  @Test(arguments: ["swift", "objc"])
  func generatedSourceOfSeveralFonts(format: String) throws {
    let faces = [Faces.latoBold, Faces.karlaBold]
    let text = try output(
      try #require(Emitters.named(format)), UIFontMetricsScaling(), match: .xHeight, faces: faces)
    let table = try SizeTableImport(Array(text.utf8))
    let expected = try SizeTableBuilder(match: .xHeight).tables(for: faces).tables
    let read = try SizeTableBuilder(scaling: ImportedScaling(table)).tables(for: faces).tables
    #expect(table.tables.map(\.postScriptName) == faces.map(\.postScriptName))
    #expect(
      read.map { $0.rows.map { $0.cells.map(\.size) } }
        == expected.map { $0.rows.map { $0.cells.map(\.size) } })
  }

  @Test(arguments: ["uifontmetrics", "avenir-next-2013"], ["swift", "objc"])
  func generatedSourceIsReadBack(scaling name: String, format: String) throws {
    let scaling = try #require(Scalings.named(name))
    let text = try output(try #require(Emitters.named(format)), scaling)
    let table = try SizeTableImport(Array(text.utf8))
    let set = try SizeTableBuilder(scaling: scaling).tables(for: [Faces.latoBold])
    let rows = try #require(set.tables.first).rows
    #expect(table.preset.rows.map(\.name) == rows.map(\.style))
    #expect(
      table.preset.rows.map { $0.cells.map(\.size) } == rows.map { $0.cells.compactMap(\.size) })
  }
}
