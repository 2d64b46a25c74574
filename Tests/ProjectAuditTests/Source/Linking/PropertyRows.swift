@testable import ProjectAudit

/// Names that properties have, and names that no call is given.
enum PropertyRows {
  private typealias Row = FontLinkerTests.Row

  static let all: [FontLinkerTests.Row] = [
    Row(
      "a property's first value, and what a structure is made with",
      """
      struct Style: ViewModifier { var type: String = §"Regular"
        func body(content: Content) -> some View { content.font(.custom("A-\\(type)", size: 1)) } }
      let t = Text("x").modifier(Style(type: §"Bold"))
      """, names: ["A-Regular resolved", "A-Bold resolved"]),
    Row(
      "a property's first value, and what a method sets it to",
      """
      class T { var name = §"A-Light"
        func set() { name = §"A-Bold" }
        func f() { UIFont(name: name, size: 1) } }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "properties of one line",
      "struct Face { let name: String; static let bold = Face(name: §\"A-Bold\"); static let thin = Face(name: §\"A-Thin\") }\n"
        + "func f(face: Face) { UIFont(name: face.name, size: 1) }",
      names: ["A-Bold resolved", "A-Thin resolved"]),
    Row(
      "raw values of all that conform to a protocol",
      """
      protocol Face: RawRepresentable {}
      extension Face where RawValue == String { func font() -> UIFont? { UIFont(name: rawValue, size: 1) } }
      enum Lato: String, Face { case bold = §"Lato-Bold" }
      enum Size: Int, Face { case small = 1 }
      enum Karla: String, Face { case thin = §"Karla-Thin" }
      """, names: ["Lato-Bold resolved", "Karla-Thin resolved"]),
    Row(
      "values that are made without naming their type",
      """
      struct Style { var font: String
        var size: CGFloat
        static let a: Style = .init(font: §"A-Bold", size: 1)
        static var b: Style { .init(font: §"B-Bold", size: 1) } }
      func f(style: Style) { UIFont(name: style.font, size: style.size) }
      """, names: ["A-Bold resolved", "B-Bold resolved"]),
    Row(
      "a property that a protocol asks for",
      """
      protocol Face { static var family: String { get } }
      extension Face { static func bold() -> UIFont? { UIFont(name: §"\\(family)-Bold", size: 1) } }
      enum A: Face { static let family = "A" }
      """, names: ["A-Bold resolved"]),
    Row(
      "a font that is handed to a closure",
      """
      struct V: ViewModifier { let change: (Font) -> Font
        func body(content: Content) -> some View { content.font(self.change(.custom(§"A-Bold", size: 1))) } }
      """, names: ["A-Bold certain"]),
    Row(
      "parts that are joined",
      """
      struct T { let family = §"A"
        func f() { UIFont(name: [family, "Bold"].joined(separator: "-"), size: 1) } }
      """, names: ["A-Bold resolved"]),
    Row(
      "SpriteKit's labels",
      "import SpriteKit\nlet a = SKLabelNode(fontNamed: §\"A-Bold\")\nfunc f() { a.fontName = §\"B-Bold\" }",
      names: ["A-Bold certain", "B-Bold certain"]),
    Row("a property of that name elsewhere", "func f() { a.fontName = \"B-Bold\" }", names: []),
    Row(
      "attributes outside a descriptor's call",
      """
      let a: [UIFontDescriptor.AttributeName: Any] = [.name: §"A-Bold", .size: 1]
      let b = [UIFontDescriptor.AttributeName.family: §"B"], c = [UIFontDescriptorNameAttribute: §"C-Bold"]
      """, names: ["A-Bold certain", "B certain", "C-Bold certain"]),
    Row(
      "attributes in one are read once",
      "let d = UIFontDescriptor(fontAttributes: [UIFontDescriptor.AttributeName.name: §\"A-Bold\"])",
      names: ["A-Bold certain"]),
    Row(
      "endings that one branch after the other puts behind",
      """
      func f(b: Bool, i: Bool) { var s = "A-"
        if b { s += §"Bold" } else { s += §"Light" }
        if i { s += §§"Italic" }
        UIFont(name: s, size: 1) }
      """,
      names: [
        "A-Bold resolved", "A-Light resolved", "A-BoldItalic likely", "A-LightItalic likely",
      ]),
  ]
}
