import Testing

@testable import ProjectAudit

/// What interface files say beside the names of `InterfaceBuilderFileTests`.
@Suite struct InterfaceReferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var element: String
    /// `api name certainty meaning size`
    var found: [String]

    init(_ reason: String, _ element: String, _ found: [String]) {
      (testDescription, self.element, self.found) = (reason, element, found)
    }
  }

  static let rows = [
    Row(
      "a control's font with its size",
      "<fontDescription name=\"A\" family=\"F\" pointSize=\"17.5\"/>",
      ["fontDescription A certain font 17.5"]),
    Row(
      "a family alone", "<fontDescription family=\"F\" pointSize=\"17\"/>",
      ["fontDescription F certain family 17.0"]),
    Row("a text style has no name", "<fontDescription style=\"UICTFontTextStyleBody\"/>", []),
    Row(
      "a size class's own font",
      "<label><variation key=\"widthClass=compact\"><fontDescription name=\"B\" pointSize=\"9\"/>"
        + "</variation></label>", ["fontDescription B certain font 9.0"]),
    Row(
      "a part of an attributed string",
      "<attributedString><fragment content=\"x\"><attributes><font key=\"NSFont\" name=\"A-B\" "
        + "size=\"12\"/></attributes></fragment></attributedString>",
      ["NSFont A-B certain font 12.0"]),
    Row("the system's font there", "<font key=\"NSFont\" metaFont=\"system\" size=\"12\"/>", []),
    Row(
      "a font of a Mac's control", "<font key=\"font\" name=\"A\" size=\"13\"/>",
      ["font A certain font 13.0"]),
    Row(
      "a runtime attribute that is a font's name",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"titleFontName\" value=\"A-B\"/>",
      ["userDefinedRuntimeAttribute A-B resolved font -"]),
    Row(
      "one that may be a key of the app's own",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"fontName\" value=\"title\"/>",
      ["userDefinedRuntimeAttribute title likely font -"]),
    Row(
      "one about fonts",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"layer.Font\" value=\"A-B\"/>",
      ["userDefinedRuntimeAttribute A-B likely font -"]),
    Row(
      "one of another type",
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"fontSize\"><real key=\"value\" "
        + "value=\"3\"/></userDefinedRuntimeAttribute>", []),
    Row(
      "one about something else",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"localizedKey\" value=\"A-B\"/>", []),
  ]

  @Test(arguments: rows) func references(_ row: Row) {
    let project = AppProject([
      ProjectFile(path: "A.xib", text: "<document><objects>\(row.element)</objects></document>")
    ])
    #expect(
      project.references.map { reference in
        let size = reference.usage.size.map { "\($0)" } ?? "-"
        return
          "\(reference.api.name) \(reference.name ?? "") \(reference.certainty) "
          + "\(reference.meaning) \(size)"
      } == row.found)
  }

  @Test func fontLists() {
    let marked = MarkedText(
      """
      <document><customFonts key="customFonts">
        §<array key="A.ttf">§<string>A</string>
        §<string>A-Old</string></array>
        §<mutableArray key="B.otf">§<string>B</string></mutableArray><array key="C.ttf"/>
      </customFonts></document>
      """)
    let project = AppProject([ProjectFile(path: "A.xib", text: marked.text)])
    #expect(
      project.interfaceFontLists == [
        InterfaceFontList(
          path: "A.xib", position: marked.positions[0], fontFile: "A.ttf",
          names: [
            .init(name: "A", position: marked.positions[1]),
            .init(name: "A-Old", position: marked.positions[2]),
          ]),
        InterfaceFontList(
          path: "A.xib", position: marked.positions[3], fontFile: "B.otf",
          names: [.init(name: "B", position: marked.positions[4])]),
      ])
  }
}

@Suite struct InterfaceTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var element: String
    var text: InterfaceText?
    var root = ""

    init(_ reason: String, _ element: String, _ text: InterfaceText?, root: String = "") {
      (testDescription, self.element, self.text, self.root) = (reason, element, text, root)
    }
  }

  /// As the row's element stands in the file: on line 2.
  static func text(
    _ element: String, column: Int = 1, _ text: String? = nil, fontName: String? = nil,
    pointSize: Double? = nil, textStyle: String? = nil, adjustsFont: Bool = false,
    numberOfLines: Int = 1, lineBreakMode: String? = nil, fixedHeight: Double? = nil,
    shrinksToFit: Bool = false, canScroll: Bool = false, isLaunchScreen: Bool = false
  ) -> InterfaceText {
    InterfaceText(
      path: "A.storyboard", position: SourcePosition(line: 2, column: column), element: element,
      text: text, fontName: fontName, pointSize: pointSize, textStyle: textStyle,
      adjustsFont: adjustsFont, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      fixedHeight: fixedHeight, shrinksToFit: shrinksToFit, scene: "S", canScroll: canScroll,
      isLaunchScreen: isLaunchScreen)
  }

  static func label(_ attributes: String, _ content: String = "") -> String {
    "<label id=\"L\" \(attributes)>\(content)</label>"
  }

  static func constraint(_ attributes: String) -> String {
    label("", "<constraints><constraint firstAttribute=\"height\" \(attributes)/></constraints>")
  }

  static let rows = [
    Row("the least label", label(""), text("label")),
    Row(
      "a text style, by UIKit's name",
      label(
        "text=\"T\" adjustsFontForContentSizeCategory=\"YES\" numberOfLines=\"0\" "
          + "lineBreakMode=\"wordWrap\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleSubhead\"/>"),
      text(
        "label", "T", textStyle: "subheadline", adjustsFont: true, numberOfLines: 0,
        lineBreakMode: "wordWrap")),
    Row(
      "the large title", label("", "<fontDescription style=\"UICTFontTextStyleTitle0\"/>"),
      text("label", textStyle: "largeTitle")),
    Row(
      "a style of nobody's", label("", "<fontDescription style=\"UICTFontTextStyleHuge\"/>"),
      text("label")),
    Row(
      "a custom font", label("", "<fontDescription name=\"A\" pointSize=\"17\"/>"),
      text("label", fontName: "A", pointSize: 17)),
    Row(
      "a size class's font is not the label's",
      label("", "<variation key=\"x\"><fontDescription name=\"A\" pointSize=\"17\"/></variation>"),
      text("label")),
    Row(
      "text of several lines", label("", "<string key=\"text\">a\nb</string>"),
      text("label", "a\nb")),
    Row(
      "an attributed text, with its font instead of the label's",
      label(
        "usesAttributedText=\"YES\"",
        "<attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>"
          + "<font key=\"NSFont\" name=\"B\" size=\"9\"/></attributes></fragment>"
          + "<fragment content=\"b\"/></attributedString><fontDescription name=\"A\"/>"),
      text("label", "ab", fontName: "B", pointSize: 9)),
    Row("its own height", constraint("constant=\"21\""), text("label", fixedHeight: 21)),
    Row(
      "a height given elsewhere",
      label("") + "<constraint firstItem=\"L\" firstAttribute=\"height\" constant=\"30.5\"/>",
      text("label", fixedHeight: 30.5)),
    Row(
      "a height at least", constraint("constant=\"21\" relation=\"greaterThanOrEqual\""),
      text("label")),
    Row(
      "a height that yields", constraint("constant=\"21\" priority=\"750\""), text("label")),
    Row(
      "a height by another's", constraint("constant=\"21\" secondItem=\"X\""), text("label")),
    Row(
      "a height that the build removes", constraint("constant=\"21\" placeholder=\"YES\""),
      text("label")),
    Row("a height that is no number", constraint("constant=\"x\""), text("label")),
    Row(
      "a smallest size", label("minimumFontSize=\"10\""), text("label", shrinksToFit: true)),
    Row(
      "a smallest size that is switched off",
      label("minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\""), text("label")),
    Row(
      "within a scroll view", "<scrollView>§\(label(""))</scrollView>",
      text("label", column: 13, canScroll: true)),
    Row(
      "within a cell", "<tableViewCell>§\(label(""))</tableViewCell>",
      text("label", column: 16, canScroll: true)),
    Row(
      "within a plain view", "<view>§\(label(""))</view>", text("label", column: 7)),
    Row(
      "a field", "<textField text=\"T\"/>", text("textField", "T")),
    Row(
      "a text view scrolls by itself", "<textView text=\"T\"/>",
      text("textView", "T", numberOfLines: 0, canScroll: true)),
    Row(
      "a button",
      "<button><state key=\"normal\" title=\"T\"/><fontDescription name=\"A\"/></button>",
      text("button", "T", fontName: "A")),
    Row(
      "a button by its configuration",
      "<button><buttonConfiguration key=\"configuration\" title=\"T\"><fontDescription "
        + "key=\"titleFontDescription\" style=\"UICTFontTextStyleBody\"/></buttonConfiguration></button>",
      text("button", "T", textStyle: "body")),
    Row(
      "the launch screen", label(""), text("label", isLaunchScreen: true),
      root: " launchScreen=\"YES\""),
    Row(
      "the watch scales styles by itself",
      "<label text=\"T\"><fontDescription key=\"font\" style=\"UICTFontTextStyleBody\"/></label>",
      text("label", "T", textStyle: "body", adjustsFont: true, canScroll: true),
      root: " targetRuntime=\"watchKit\""),
    Row("a Mac's file", label(""), nil, root: " targetRuntime=\"MacOSX.Cocoa\""),
    Row("other elements", "<imageView/>", nil),
  ]

  @Test(arguments: rows) func texts(_ row: Row) {
    let element = row.element.filter { $0 != "§" }
    let project = AppProject([
      ProjectFile(
        path: "A.storyboard",
        text: "<document\(row.root)><scenes><scene sceneID=\"S\"><objects>\n\(element)\n</objects>"
          + "</scene></scenes></document>")
    ])
    #expect(project.interfaceTexts == [row.text].compactMap(\.self))
  }

  @Test func topLevelViewsOfAXib() {
    let project = AppProject([
      ProjectFile(
        path: "A.xib",
        text:
          "<document><objects><view id=\"V\"><label/></view><label id=\"W\"/></objects></document>"
      )
    ])
    #expect(project.interfaceTexts.map(\.scene) == ["V", "W"])
  }

  @Test func translatedTexts() {
    let project = AppProject([
      ProjectFile(
        path: "Base.lproj/A.storyboard",
        text: """
          <document><label id="a" text="ą"/><button id="b"><state key="normal" title="ß"/></button>
          <textField placeholder="é" id="c"/><label userLabel="ñ"><string key="text">ö</string></label>
          <label><attributedString key="attributedText"><fragment content="ü"/></attributedString></label>
          <segment title="å"/><navigationItem title="ç" prompt="ø"/></document>
          """)
    ])
    #expect(
      project.localizedTexts.map { text in
        text.characters.map { "\($0.scalar) \($0.key) \($0.position?.line ?? 0)" }
      } == [
        [
          "ß ß 1", "å å 4", "ç ç 4", "é c.placeholder 2", "ö ö 2", "ø ø 4", "ü ü 3", "ą a.text 1",
        ]
      ])
    #expect(project.localizedTexts.map(\.language) == ["Base"])
  }

  /// Elements may lie as deep as they like: nothing here follows them by recursion.
  @Test func deepFilesAreRead() {
    let depth = 20_000
    let text =
      "<document>" + String(repeating: "<view>", count: depth) + "<label/>"
      + String(repeating: "</view>", count: depth) + "</document>"
    #expect(AppProject([ProjectFile(path: "A.xib", text: text)]).interfaceTexts.count == 1)
  }
}
