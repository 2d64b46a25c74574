import FontInspection
import Testing

@testable import ProjectAudit

/// Fonts that Objective-C scales twice.
@Suite struct ObjectiveCScaleTests {
  @Test(arguments: [
    (
      "[[UIFontMetrics defaultMetrics] scaledFontForFont:[UIFont preferredFontForTextStyle:UIFontTextStyleBody]]",
      true
    ),
    (
      "[[UIFontMetrics defaultMetrics] scaledFontForFont:[UIFont fontWithName:@\"Lato-Bold\" size:17]]",
      false
    ),
    ("[[UIFontMetrics defaultMetrics] scaledFontForFont:font]", false),
    (
      "[[UIFontMetrics defaultMetrics] scaledFontForFont:[Theme preferredFontForTextStyle:style]]",
      false
    ),
    (
      "[m scaledFontForFont:[m scaledFontForFont:[UIFont fontWithName:@\"Lato-Bold\" size:17]]]",
      true
    ),
    ("[m scaledFontForFont:[UIFont preferredFontForTextStyle:s] maximumPointSize:30]", true),
    ("[m scaledFontForFont:[[UIFont preferredFontForTextStyle:s] fontWithSize:17]]", false),
  ]) func scaledAgain(_ expression: String, isTwice: Bool) {
    let code = "label.font = " + expression.replacing("§", with: "") + ";\n"
    let context = AuditContext(
      RuleExample(
        files: [ProjectFile(path: "A.m", text: code)],
        fonts: FontFiles(faces: [.exampleBold]), places: []))
    let found = ScaleTwiceRule().findings(in: context)
    #expect(found.map(RuleTests.place) == (isTwice ? ["A.m:1:14"] : []))
  }

  @Test func aNameOfAScaledFontIsScaledAgain() {
    let code = """
      void g() { UIFont *font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
      label.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:font]; }
      """
    let context = AuditContext(
      RuleExample(
        files: [ProjectFile(path: "A.m", text: code)],
        fonts: FontFiles(faces: [.exampleBold]), places: []))
    #expect(ScaleTwiceRule().findings(in: context).map(RuleTests.place) == ["A.m:2:14"])
  }

  @Test(arguments: [
    "UIFont *font = [UIFont fontWithName:@\"A\" size:2]; self.font = [m scaledFontForFont:font];",
    "UIFont *font = [UIFont fontWithName:@\"A\" size:2]; font = [m scaledFontForFont:font];",
  ]) func aFontIsScaledOnceUnderItsName(_ code: String) {
    let project = AppProject([ProjectFile(path: "A.m", text: "void g() { \(code) }")])
    #expect(project.scaleFacts == [])
    #expect(project.references.map(\.usage) == [FontUsage(size: 2, scaling: .textStyle)])
  }

  /// A copy of a font is no other name to write.
  @Test func aFontOfTwoFilesIsNamedOnce() {
    var copy = FontFace.exampleBold
    copy.path = "Copy.ttf"
    #expect([.exampleBold, copy].writeOneOfThem == "write \"Lato-Bold\" (Fonts/Lato-Bold.ttf)")
    #expect(
      [.exampleRegular, .exampleBold, copy].writeOneOfThem
        == "write the PostScript name of one face: Lato-Regular, Lato-Bold")
  }
}
