import FontInspection
import Testing

@testable import ProjectAudit

/// What the rules about sizes, weights and unwrapping find beyond their examples, and what they must
/// not find.
@Suite struct ScaleRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// `rule severity` at each mark, in the order of the marks.
    var findings: [String]

    init(_ reason: String, _ source: String, _ findings: [String]) {
      (testDescription, self.source, self.findings) = (reason, source, findings)
    }
  }

  static let rows = [
    Row(
      "article 000's view modifier",
      """
      struct ScaledFont: ViewModifier {
        var name: String
        var size: CGFloat
        func body(content: Content) -> some View {
          let scaledSize = UIFontMetrics.default.scaledValue(for: size)
          return content.font(§.custom(name, size: scaledSize))
        }
      }
      let a = Text("x").modifier(ScaledFont(name: "Lato-Bold", size: 17))
      """, ["scale-twice error"]),
    Row(
      "article 000's helper of UIKit scales once",
      """
      extension UIFont {
        static func customFont(_ name: String, forTextStyle style: UIFont.TextStyle) -> UIFont? {
          guard let customFont = UIFont(name: name, size: 17) else { return nil }
          let metrics = UIFontMetrics(forTextStyle: style)
          return metrics.scaledFont(for: customFont, compatibleWith: nil)
        }
      }
      let f = UIFont.customFont("Lato-Bold", forTextStyle: .body)
      """, []),
    Row(
      "a font that is scaled under its own name",
      """
      func f() -> UIFont {
        var font = UIFont(name: "Lato-Bold", size: 17)!
        font = UIFontMetrics.default.scaledFont(for: font)
        return font
      }
      func g() {
        let font = UIFont(name: "Lato-Bold", size: 17)!
        self.font = UIFontMetrics.default.scaledFont(for: font)
      }
      """, []),
    Row(
      "and once more",
      """
      func f() -> UIFont {
        var font = UIFont(name: "Lato-Bold", size: 17)!
        font = UIFontMetrics.default.scaledFont(for: font)
        return UIFontMetrics.default§.scaledFont(for: font)
      }
      """, ["scale-twice error"]),
    Row(
      "article 001's own table of sizes scales",
      """
      func traitCollectionDidChange() {
        switch traitCollection.preferredContentSizeCategory { default: size = 17 }
        guard let font = UIFont(name: "Lato-Bold", size: UIFont.labelFontSize) else { return }
        label.font = UIFont(name: "Lato-Bold", size: UIFont.labelFontSize)
        self.font = font.withSize(size)
      }
      """, []),
    Row(
      "a parameter that is called as another type's property",
      """
      struct V: View { @ScaledMetric var size: CGFloat = 17; var body: some View { Text("x") } }
      struct F { static func make(size: CGFloat) -> Font { Font.custom("Lato-Bold", size: size) } }
      """, []),
    Row(
      "a property of that name of another type, and a global",
      """
      struct V: View { @ScaledMetric var size: CGFloat = 17; @ScaledMetric var big: CGFloat = 17
        var body: some View { Text("x") } }
      struct W: View { let size: CGFloat; var body: some View { Text("x").font(.custom("Lato-Bold", size: size)) } }
      let big = 17.0
      let font = Font.custom("Lato-Bold", size: big)
      """, []),
    Row(
      "parameters, locals and closures' parameters of the same type",
      """
      struct V: View { @ScaledMetric var size: CGFloat = 17
        func a(size: CGFloat) -> Font { .custom("Lato-Bold", size: size) }
        func b(_ other: CGFloat?) -> Font { let size = 12.0; return .custom("Lato-Bold", size: size) }
        func c(_ size: CGFloat?) -> Font? { if let size { return .custom("Lato-Bold", size: size) }; return nil }
        var d: [Font] { sizes.map { size in Font.custom("Lato-Bold", size: size) } }
        func e() { for size in sizes { add(Font.custom("Lato-Bold", size: size)) } }
      }
      """, []),
    Row(
      "the type's own property, by self beside a parameter, in an extension, through a local",
      """
      struct V: View { @ScaledMetric var size: CGFloat = 17
        func a(size: CGFloat) -> Font { §.custom("Lato-Bold", size: self.size) }
        var b: Font { let size = size * 2; return §.custom("Lato-Bold", size: size) } }
      extension V { var c: Font { §.custom("Lato-Bold", size: size) } }
      """, ["scale-twice error", "scale-twice error", "scale-twice error"]),
    Row(
      "the size of a style for a trait collection that is handed over",
      """
      func a(_ style: UIFont.TextStyle) -> UIFont {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(name: "Lato-Bold", size: size) ?? f)
      }
      func b(_ style: UIFont.TextStyle) -> UIFont {
        let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: large).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(name: "Lato-Bold", size: size) ?? f)
      }
      func c() -> UIFont {
        UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body, compatibleWith: large))
      }
      """, []),
    Row(
      "a name that is only asked for, and one that another name stands behind, may be wrong",
      """
      let isThere = UIFont(name: §"Lato-Nix", size: 1) != nil
      let a = UIFont(name: §"Lato-Neue", size: 1) ?? UIFont(name: "Lato-Bold", size: 1)
      let b = UIFont(name: §"Lato-Alt", size: 1) ?? .init(name: "Lato-Bold", size: 1) ?? .systemFont(ofSize: 1)
      func c() -> UIFont? {
        guard let _ = UIFont(name: §"Lato-Wo", size: 1) else { return nil }
        if let font = UIFont(name: §"Lato-Was", size: 1) { return font }
        else if let font = §UIFont(name: "Lato-Bold", size: 1) { return font }
        return nil
      }
      let d = UIFont(name: §"Lato-Ohne", size: 1) ?? .systemFont(ofSize: 1)
      func e() -> UIFont? { if let font = UIFont(name: §"Lato-Wenn", size: 1) { return font } else { return nil } }
      """,
      [
        "name-unknown warning", "name-unknown warning", "name-unknown warning",
        "name-unknown warning", "name-unknown warning", "scale-none warning", "name-unknown error",
        "name-unknown error",
      ]),
    Row(
      "the size of a style for no trait collection",
      """
      func b(_ style: UIFont.TextStyle) -> UIFont {
        let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: nil).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: §UIFont(name: "Lato-Bold", size: size) ?? f)
      }
      """, ["scale-twice error"]),
    Row(
      "a size with relativeTo",
      """
      struct V: View { @ScaledMetric(relativeTo: .title) private var size: CGFloat = 17
        var body: some View { Text("x").font(§.custom("Lato-Bold", size: size * 2, relativeTo: .title)) } }
      """, ["scale-twice error"]),
    Row(
      "the size of a text style",
      "let f = §Font.custom(\"Lato-Bold\", size: UIFont.preferredFont(forTextStyle: .body).pointSize)",
      ["scale-twice error"]),
    Row(
      "the same in UIKit scales once",
      "let f = UIFont(name: \"Lato-Bold\", size: UIFont.preferredFont(forTextStyle: .body).pointSize)",
      []),
    Row(
      "scaled by metrics then",
      "let f = UIFontMetrics.default.scaledFont(for: §UIFont(name: \"Lato-Bold\", size: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize)!)",
      ["scale-twice error"]),
    Row(
      "a text style's font",
      "let f = UIFontMetrics.default§.scaledFont(for: .preferredFont(forTextStyle: .body))",
      ["scale-twice error"]),
    Row(
      "a font that was scaled before",
      """
      func f() {
        let font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Lato-Bold", size: 17)!)
        label.font = UIFontMetrics.default§.scaledFont(for: font)
      }
      """, ["scale-twice error"]),
    Row(
      "a constant that is no metric",
      "struct V: View { let size = 17.0\n var body: some View { Text(\"x\").font(.custom(\"Lato-Bold\", size: size)) } }",
      []),
    Row(
      "a fixed size is somebody's choice", "let f = §Font.custom(\"Lato-Bold\", fixedSize: 17)",
      ["scale-none note"]),
    Row(
      "set with what comes in its place",
      "label.font = §UIFont(name: \"Lato-Bold\", size: 17) ?? .systemFont(ofSize: 17)",
      ["scale-none warning"]),
    Row("a font of the system", "label.font = UIFont(name: \"HelveticaNeue\", size: 17)", []),
    Row(
      "in a file that scales",
      "label.font = UIFont(name: \"Lato-Bold\", size: 17)\nlabel.font = UIFontMetrics.default.scaledFont(for: font)",
      []),
    Row(
      "a helper of a project that scales nothing",
      "extension UIFont { static func bold(_ size: CGFloat) -> UIFont { §UIFont(name: \"Lato-Bold\", size: size)! } }",
      ["scale-none warning"]),
    Row(
      "attributes of a title",
      "bar.titleTextAttributes = [.font: UIFont(name: \"Lato-Bold\", size: 17)!]", []),
    Row(
      "a range that ends early",
      "let v = Text(\"Font\")§.dynamicTypeSize(.small ... .accessibility2)",
      ["scale-clamped warning"]),
    Row(
      "a range that leaves its end out",
      "let v = Text(\"Font\")§.dynamicTypeSize(..<DynamicTypeSize.accessibility3)",
      ["scale-clamped warning"]),
    Row(
      "a range without end", "let v = Text(\"Font\").dynamicTypeSize(DynamicTypeSize.large...)", []),
    Row("one size", "let v = Text(\"Font\")§.dynamicTypeSize(.large)", ["scale-clamped warning"]),
    Row("one that is computed", "let v = Text(\"Font\").dynamicTypeSize(size)", []),
    Row("a preview", "#Preview(\"Font\") { Text(\"x\").dynamicTypeSize(.large) }", []),
    Row(
      "previews of old",
      "struct P: PreviewProvider { static var previews: some View { Text(\"Font\").dynamicTypeSize(.large) } }",
      []),
    Row(
      "a view of UIKit", "view.§maximumContentSizeCategory = .extraLarge", ["scale-clamped warning"]
    ),
    Row(
      "one that is large enough", "view.maximumContentSizeCategory = .accessibilityExtraLarge", []),
    Row(
      "a largest size",
      "let f = UIFontMetrics.default.scaledFont(for: UIFont(name: \"Lato-Bold\", size: 20)!, §maximumPointSize: 30)",
      ["scale-clamped warning"]),
    Row(
      "one of twice the size",
      "let f = UIFontMetrics.default.scaledFont(for: UIFont(name: \"Lato-Bold\", size: 20)!, maximumPointSize: 40)",
      []),
    Row(
      "a weight of a face", "let f = Font.custom(\"Lato-Bold\", size: 1)§.weight(.semibold)",
      ["weight-modifier-ignored warning"]),
    Row(
      "its own: the sample's class is 400",
      "let f = Font.custom(\"Lato-Bold\", size: 1).weight(.regular)", []),
    Row(
      "a weight of the view that has the font, behind it",
      "let t = Text(\"x\").font(.custom(\"Lato-Bold\", size: 1)).padding()§.fontWeight(.semibold)",
      ["weight-modifier-ignored warning"]),
    Row(
      "and before it", "let t = Text(\"x\")§.bold().font(.custom(\"Lato-Bold\", size: 1))",
      ["weight-modifier-ignored warning"]),
    Row(
      "a weight of another view",
      "let t = HStack { Text(\"x\").bold()\n Text(\"y\").font(.custom(\"Lato-Bold\", size: 1)) }",
      []),
    Row(
      "names that are tried one after the other",
      """
      func f() -> UIFont? {
        for name in ["Lato-Bold", §"Other-Bold"] {
          if let font = UIFont(name: name, size: 17) { return font }
        }
        return nil
      }
      """, ["name-unknown warning"]),
    Row(
      "but not those that are all used",
      "func f() { for name in [§\"Other-Bold\"] { show(UIFont(name: name, size: 17)) } }",
      ["name-unknown error"]),
    Row("a family's", "let f = Font.custom(§\"Lato\", size: 1).bold()", ["name-is-family note"]),
    Row("an unwrapped family of iOS", "let f = UIFont(name: \"Helvetica Neue\", size: 1)!", []),
    Row("an unwrapped font of iOS", "let f = UIFont(name: \"HelveticaNeue\", size: 1)!", []),
    Row("an unwrapped name", "let f = UIFont(name: \"Lato-Bold\", size: 1)!", []),
    Row(
      "one of no font", "let f = UIFont(name: §\"Lato-Blod\", size: 1)§!",
      ["name-unknown error", "font-unwrapped warning"]),
    Row("one that is computed", "func f(n: String) { UIFont(name: n, size: 1)! }", []),
    Row(
      "a chain that shrinks",
      "let v = Text(\"x\").font(.custom(\"Lato-Bold\", size: 1)).lineLimit(1).minimumScaleFactor(0.5)",
      []),
    Row("two lines", "let v = Text(\"x\").font(.custom(\"Lato-Bold\", size: 1)).lineLimit(2)", []),
    Row(
      "a low frame",
      "let v = Text(\"x\").font(.custom(\"Lato-Bold\", size: 1)).padding()§.frame(width: 9, height: 20)",
      ["swiftui-line-limit note"]),
    Row(
      "a least height",
      "let v = Text(\"x\").font(.custom(\"Lato-Bold\", size: 1)).frame(minHeight: 20)", []),
  ]

  @Test(arguments: rows) func findings(_ row: Row) {
    let marked = MarkedText(row.source)
    let example = RuleExample.swift(marked.text, faces: SampleFaces.all)
    let found = RuleCaseTests.auditor.audit(AuditContext(example)).diagnostics.map { diagnostic in
      "\(diagnostic.position?.line ?? 0):\(diagnostic.position?.column ?? 0) "
        + "\(diagnostic.rule) \(diagnostic.severity.rawValue)"
    }
    #expect(
      found == zip(marked.positions, row.findings).map { "\($0.line):\($0.column) \($1)" })
  }
}
